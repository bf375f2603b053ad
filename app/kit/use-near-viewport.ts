/** Whether the reader has come near a part of the page: what it needs is loaded then, not before. */
import { type RefObject, useEffect, useState } from "react";

/** False on the server; true from when the element is less than a screen away, and from then on. */
export function useNearViewport(place: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "100% 0%" });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
