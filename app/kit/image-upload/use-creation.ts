/** Where the creation of an event with its pictures stands, and the part that does it, fetched when it is needed. */
import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useNeeded } from "./use-needed";

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

/** What the form of a new event needs; without the part the form is sent as it is, and pictures come later. */
export function useCreation() {
  const [loaded, setLoaded] = useState<{ Part: Part } | null>(null);
  const [state, setState] = useState<CreationState>({ isSending: false, isCreated: false, hasPictures: false });
  const create = useRef<((form: FormData) => void) | null>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isNeeded = useNeeded(place);
  useEffect(() => {
    if (!isNeeded) return;
    import("./new-event-pictures").then(
      ({ NewEventPictures }) => setLoaded({ Part: NewEventPictures }),
      () => undefined,
    );
  }, [isNeeded]);
  const report = (change: Partial<CreationState>) => setState((before) => ({ ...before, ...change }));
  /** Takes a form that is right. @returns whether it did */
  const take = (form: FormData) => {
    create.current?.(form);
    return create.current !== null;
  };
  return { Part: loaded?.Part ?? null, setPlace, create, state, report, take };
}
