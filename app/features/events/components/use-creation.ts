/** Where the creation of an event with its pictures stands, and the part that does it, fetched when it is needed. */
import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";

export interface CreationState {
  isSending: boolean;
  /** The event exists; only its pictures may be on their way. */
  isCreated: boolean;
  /** Pictures wait in the browser. */
  hasPictures: boolean;
  /** Where the chosen cover is shown from, in the browser. */
  coverUrl?: string;
  /** Of the last try. */
  result?: SubmissionResult;
}

type Part = typeof import("./new-event-pictures").NewEventPictures;

/** Pixels before the place of the pictures comes into sight. */
const AHEAD = "400px";

/** Calls once somebody is about to see this place or has begun with its form. @returns what stops waiting */
function whenNeeded(place: HTMLElement, need: () => void): () => void {
  const form = place.closest("form");
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && need(), {
    rootMargin: AHEAD,
  });
  observer.observe(place);
  form?.addEventListener("focusin", need);
  return () => {
    observer.disconnect();
    form?.removeEventListener("focusin", need);
  };
}

/** What the form of a new event needs; without the part the form is sent as it is, and pictures come later. */
export function useCreation() {
  const [loaded, setLoaded] = useState<{ Part: Part } | null>(null);
  const [state, setState] = useState<CreationState>({ isSending: false, isCreated: false, hasPictures: false });
  const create = useRef<((form: FormData) => void) | null>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!place) return;
    const load = () => {
      stop();
      import("./new-event-pictures").then(
        ({ NewEventPictures }) => setLoaded({ Part: NewEventPictures }),
        () => undefined,
      );
    };
    const stop = whenNeeded(place, load);
    return stop;
  }, [place]);
  const report = (change: Partial<CreationState>) => setState((before) => ({ ...before, ...change }));
  /** Takes a form that is right. @returns whether it did */
  const take = (form: FormData) => {
    create.current?.(form);
    return create.current !== null;
  };
  return { Part: loaded?.Part ?? null, setPlace, create, state, report, take };
}
