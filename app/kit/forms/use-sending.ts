/** What all forms do when they are sent: show that they are on their way, and lead to what went wrong. */
import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useEcho } from "./use-echo";

export type Result = SubmissionResult | null;

/** Whether this form, not another on the page, is on its way. */
export function useSending(fetcherKey?: string) {
  const fetcher = useFetcher<{ result?: Result }>({ key: fetcherKey });
  const navigation = useNavigation();
  const [isMine, setIsMine] = useState(false);
  const isBusy = fetcherKey ? fetcher.state !== "idle" : navigation.state !== "idle" && navigation.formMethod !== undefined;
  useEffect(() => {
    if (!isBusy) setIsMine(false);
  }, [isBusy]);
  const { isEcho, noteSent } = useEcho(isBusy);
  const markSent = () => {
    noteSent();
    setIsMine(true);
  };
  return { fetcher, isSent: isBusy && (isMine || Boolean(fetcherKey)), isEcho, markSent };
}

export function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isTextarea = event.target instanceof HTMLTextAreaElement;
  if (isTextarea && event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

/** The same by the form's first button, where buttons say what is done. */
export function sendByFirstButton(event: KeyboardEvent<HTMLFormElement>) {
  const isTextarea = event.target instanceof HTMLTextAreaElement;
  if (!isTextarea || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>("button[type=submit]"));
}

/** Shows the summary once a submit has failed, and moves the focus there each time. */
export function useFailure(result: Result | undefined) {
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(result?.status === "error" ? 1 : 0);
  useEffect(() => {
    if (result?.status === "error") setFailures((count) => count + 1);
    if (result?.status === "success") setFailures(0);
  }, [result]);
  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  return { summary, hasFailed: failures > 0, fail: () => setFailures((count) => count + 1) };
}

/** Whether there is work in the form that the server hasn't taken. */
export function useTouched(result: Result | undefined) {
  const [isTouched, setIsTouched] = useState(false);
  const isGoing = useRef(false);
  const mark = (touched: boolean) => {
    isGoing.current = !touched;
    setIsTouched(touched);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (result?.status === "error") mark(true);
  }, [result]);
  return { isTouched, isGoing, touch: () => mark(true), untouch: () => mark(false) };
}
