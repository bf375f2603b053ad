/** The moment, for what counts minutes: the server's at first, then the clock's, minute by minute. */
import { useEffect, useState } from "react";
import { MINUTE } from "~/platform/clock";

/** How long after a minute began it is told. */
const AFTER = 50;

/** @param first the moment at which the server drew the page */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    let timer = 0;
    const tell = () => {
      setNow(Date.now());
      timer = window.setTimeout(tell, MINUTE - (Date.now() % MINUTE) + AFTER);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
  return now;
}
