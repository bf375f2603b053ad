/** On phones what is fixed makes room while somebody reads on, and comes back with the first move upwards. */
import { useEffect } from "react";

/** Less than this is a trembling finger, in pixels. */
const MOVE = 8;
/** Nothing hides at the very top. */
const TOP = 96;

export function useHidingBar(): void {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < MOVE) return;
      document.documentElement.toggleAttribute("data-reads-on", now > last && now > TOP);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
}
