/** What was typed into the form that stands before scripts, for the one that takes its place. */
import { createContext, type RefObject, useContext, useEffect, useRef } from "react";

export const TypedText = createContext<{ current: string }>({ current: "" });

/** A text area of the browser's own whose text outlives it. */
export function useTypedArea(): RefObject<HTMLTextAreaElement> {
  const typed = useContext(TypedText);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const shown = area.current;
    if (shown && !shown.value) shown.value = typed.current;
    return () => {
      typed.current = shown?.value ?? "";
    };
  }, [typed]);
  return area;
}

/** Takes over what was typed before, once. */
export function useTypedBefore(take: (text: string) => void): void {
  const typed = useContext(TypedText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the form before it
  useEffect(() => {
    if (typed.current) take(typed.current);
    typed.current = "";
  }, []);
}
