/** Whether a part of a form is needed: somebody is about to see it, or has begun with the form. */
import { useEffect, useState } from "react";

/** Pixels before the place comes into sight. */
const AHEAD = 400;

/** @param place where the part will be; null while it isn't there @param ahead less where the place is near the top of its page */
export function useNeeded(place: HTMLElement | null, ahead = AHEAD): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!place || isNeeded) return;
    const need = () => setNeeded(true);
    const form = place.closest("form");
    // Somebody may have begun while scripts were on their way.
    if (form?.contains(document.activeElement)) return need();
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && need(), {
      rootMargin: `${ahead}px`,
    });
    observer.observe(place);
    form?.addEventListener("focusin", need);
    return () => {
      observer.disconnect();
      form?.removeEventListener("focusin", need);
    };
  }, [place, isNeeded, ahead]);
  return isNeeded;
}
