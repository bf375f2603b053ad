/** Whether a part of a form is needed: somebody is about to see it, or has begun with the form. */
import { useEffect, useState } from "react";

/** Pixels before the place comes into sight. */
const AHEAD = "400px";

/** @param place where the part will be; null while it isn't there */
export function useNeeded(place: HTMLElement | null): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!place || isNeeded) return;
    const need = () => setNeeded(true);
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
  }, [place, isNeeded]);
  return isNeeded;
}
