/** Waits until somebody pauses typing; who has gone on meanwhile isn't called back. */
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Gives a function that calls what it is given after a pause, and only what it was given last.
 * Whatever begins to load meanwhile (a result that was chosen, the form sent by hand) wins over what waits.
 */
export function useTypingPause(pauseMs: number): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { location } = useNavigation();
  useEffect(() => {
    if (location) clearTimeout(timer.current);
  }, [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, pauseMs);
  };
}
