/**
 * Tells a double press from two: the router says that a form is on its way a moment after it was sent, and until then a second
 * press would send it again.
 */
import { useEffect, useRef } from "react";

/** In milliseconds. */
const ECHO = 1000;

/** @param isBusy whether the router says so; once that is over, the next press counts */
export function useEcho(isBusy: boolean) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isBusy) sentAt.current = Number.NEGATIVE_INFINITY;
  }, [isBusy]);
  const noteSent = () => {
    sentAt.current = performance.now();
  };
  return { isEcho: () => performance.now() - sentAt.current < ECHO, noteSent };
}
