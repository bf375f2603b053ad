import { useEffect, useRef } from "react";

/**
 * Brings what is current into sight in a row that scrolls sideways; only the row moves, the page stays. A row that was scrolled
 * before the page's scripts came stays where the reader has put it: it must not move under a finger.
 * @param selector finds what is current within the row
 * @param current what is current; a change brings it into sight again
 * @returns the row's ref
 */
export function useScrollIntoView<Row extends HTMLElement>(selector: string, current: string | undefined) {
  const row = useRef<Row>(null);
  const isAwake = useRef(false);
  useEffect(() => {
    const isMoved = !isAwake.current && row.current !== null && row.current.scrollLeft > 0;
    isAwake.current = true;
    const target = current && !isMoved && row.current?.querySelector(selector);
    if (!target || !row.current) return;
    const { left, right } = target.getBoundingClientRect();
    const sight = row.current.getBoundingClientRect();
    if (left < sight.left || right > sight.right) row.current.scrollLeft += left - sight.left - (sight.width - (right - left)) / 2;
  }, [selector, current]);
  return row;
}
