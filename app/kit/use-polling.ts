/** Asks again every second while something is under way and somebody is looking. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const PAUSE = 1000;

export function usePolling(isUnderWay: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && latest.current.state === "idle") latest.current.revalidate();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
