/** Whether the reader has come near a part of the page: what it needs is loaded then, not before. */
import { type RefObject, useEffect, useState } from "react";

/**
 * False on the server; true from when the element is near, and from then on.
 * @param ahead how far away that is, as a part of the screen
 */
export function useNearViewport(place: RefObject<Element>, ahead = "100%"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: `${ahead} 0%` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, ahead, isNear]);
  return isNear;
}
