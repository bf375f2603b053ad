/** Asks again while somebody is looking: every second what is under way, now and then what others change. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const SECOND = 1000;
const NOW_AND_THEN = 30 * SECOND;

function useAskingAgain(isWanted: boolean, pause: number): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && latest.current.state === "idle") latest.current.revalidate();
    }, pause);
    return () => clearInterval(timer);
  }, [isWanted, pause]);
}

export const usePolling = (isUnderWay: boolean): void => useAskingAgain(isUnderWay, SECOND);

export const useRefreshing = (isWanted: boolean): void => useAskingAgain(isWanted, NOW_AND_THEN);
