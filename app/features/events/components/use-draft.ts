/** Keeps what is typed into a new event's form in this browser until it is sent or thrown away. */
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { accountKey } from "~/platform/account-copies";

const KEY = accountKey("event-draft");
const PAUSE = 400;
/** A draft that lies about this long is forgotten, in milliseconds. */
const KEEPS = 14 * 86_400_000;

type Values = Record<string, unknown>;

function readDraft(): Values | null {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    return typeof at === "number" && Date.now() - at < KEEPS && values && typeof values === "object" ? values : null;
  } catch {
    return null;
  }
}

/** Throws the draft away. */
function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * The draft that was found when the page opened, and the way to throw it away; it goes once its event is there.
 * @param isWanted a copy is no draft: it neither shows one nor takes one away
 */
export function useFoundDraft(isWanted: boolean, isCreated: boolean) {
  const [draft, setDraft] = useState<Values | null>(null);
  useEffect(() => setDraft(isWanted ? readDraft() : null), [isWanted]);
  useEffect(() => {
    if (isWanted && isCreated) forgetDraft();
  }, [isWanted, isCreated]);
  const discard = () => {
    forgetDraft();
    setDraft(null);
  };
  return { draft, discard };
}

/** Writes the draft a moment after each change, and forgets it once the form has led elsewhere. */
export function useSavedDraft(isOn: boolean, values: Values | undefined, isDirty: boolean): void {
  const { state, formMethod, location } = useNavigation();
  const isSent = state === "loading" && formMethod === "POST" && location.pathname !== window.location.pathname;
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isOn || !isSent) return;
    wasSent.current = true;
    forgetDraft();
  }, [isOn, isSent]);
  useEffect(() => {
    if (!isOn || !isDirty || wasSent.current) return;
    const timer = setTimeout(() => {
      try {
        if (!wasSent.current) localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), values }));
      } catch {
        // Full or forbidden: the form itself still has it.
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isOn, isDirty, values]);
}
