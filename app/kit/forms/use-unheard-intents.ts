/** Checks that are asked for while React changes the page, and that it therefore doesn't hear. */
import { type FormEvent, useEffect, useRef } from "react";

const INTENT = "__intent__";

/** Whether a button or a field asked for something else than sending: a row, or a check. */
export const isIntent = (event: SubmitEvent): boolean => event.submitter?.getAttribute("name") === INTENT;

/**
 * A focused field that goes away (its row is removed, another choice hides it) loses the focus while React removes it, and leaving a field
 * asks for a check by way of a submit event. React hears no events then, so that the browser would send the form, and open the page anew.
 * @param formId of the form
 * @returns what notes that the form's own handler has heard an event
 */
export function useUnheardIntents(formId: string): (event: FormEvent<HTMLFormElement>) => void {
  const heard = useRef<Event | null>(null);
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      const isOurs = event.target instanceof HTMLFormElement && event.target.id === formId;
      if (isOurs && isIntent(event) && heard.current !== event) event.preventDefault();
    };
    // Behind React, which listens at the document.
    window.addEventListener("submit", stop);
    return () => window.removeEventListener("submit", stop);
  }, [formId]);
  return ({ nativeEvent }) => {
    heard.current = nativeEvent;
  };
}
