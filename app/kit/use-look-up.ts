/** Asks a question while somebody types, once they pause. */
import { useEffect, useState } from "react";

interface LookUp<T> {
  /** The same function at each render: another one asks again. */
  find: (text: string, signal: AbortSignal) => Promise<T>;
  pauseMs: number;
  /** Fewer letters than this ask nothing. */
  minLetters: number;
}

interface LookedUp<T> {
  state: "idle" | "looking" | "done" | "failed";
  /** The last answer; it stands while the next one is looked up. Null when there is none. */
  answer: T | null;
}

/** What `find` gives for a text. A later question's answer is never overtaken by an earlier one's. */
export function useLookUp<T>(text: string, { find, pauseMs, minLetters }: LookUp<T>): LookedUp<T> {
  const [found, setFound] = useState<LookedUp<T>>({ state: "idle", answer: null });
  const isAsked = text.length >= minLetters;
  useEffect(() => {
    if (!isAsked) return setFound({ state: "idle", answer: null });
    const leaving = new AbortController();
    setFound(({ answer }) => ({ state: "looking", answer }));
    const look = () =>
      find(text, leaving.signal).then(
        (answer) => setFound({ state: "done", answer }),
        () => leaving.signal.aborted || setFound({ state: "failed", answer: null }),
      );
    const timer = setTimeout(look, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isAsked, find, pauseMs]);
  return found;
}
