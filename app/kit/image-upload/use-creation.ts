/** Where the making of a thing with its pictures stands, and the part that does it, fetched when it is needed. */
import type { SubmissionResult } from "@conform-to/react";
import { type ComponentType, type MutableRefObject, useEffect, useRef, useState } from "react";
import { useNeeded } from "../use-needed";

export interface CreationState {
  isSending: boolean;
  /** The thing exists; only its pictures may be on their way. */
  isCreated: boolean;
  /** Pictures wait in the browser. */
  hasPictures: boolean;
  /** Where the first of its pictures is shown from, in the browser. */
  firstUrl?: string;
  /** Of the last try. */
  result?: SubmissionResult;
}

export interface CreationPartProps {
  /** Where the form finds what takes it. */
  create: MutableRefObject<((form: FormData) => void) | null>;
  report(change: Partial<CreationState>): void;
}

/**
 * What the form of a new thing with pictures needs; without the part the form is sent as it is, and pictures come later.
 * @param load the same function in every rendering: `NewPictures` with the feature's own
 * @param ahead pixels before the part comes into sight
 */
export function useCreation<Props extends CreationPartProps>(load: () => Promise<ComponentType<Props>>, ahead?: number) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  const [state, setState] = useState<CreationState>({ isSending: false, isCreated: false, hasPictures: false });
  const create = useRef<((form: FormData) => void) | null>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isNeeded = useNeeded(place, ahead);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (Part) => setLoaded({ Part }),
      () => undefined,
    );
  }, [isNeeded, load]);
  const report = (change: Partial<CreationState>) => setState((before) => ({ ...before, ...change }));
  /** Takes a form that is right. @returns whether it did */
  const take = (form: FormData) => {
    create.current?.(form);
    return create.current !== null;
  };
  return { Part: loaded?.Part ?? null, setPlace, create, state, report, take };
}
