/** Dragging a row of a list up and down by its handle, with mouse, finger or pen. The rows stay in place until it is let go. */
import { type PointerEvent, useRef, useState } from "react";

interface Drag {
  id: string;
  from: number;
  to: number;
  /** How far the pointer has come, in pixels of the page. */
  distance: number;
  height: number;
}

/** So near to the edge of the window it scrolls. */
const EDGE = 72;
const SCROLL_STEP = 12;

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}

/** @param onDrop where the row was and where it is now */
export function useDrag(ids: readonly string[], onDrop: (from: number, to: number) => void) {
  const rows = useRef(new Map<string, HTMLElement>());
  const start = useRef<{ y: number; middles: number[] }>({ y: 0, middles: [] });
  const [drag, setDrag] = useState<Drag | null>(null);
  const middleOf = (id: string) => {
    const box = rows.current.get(id)?.getBoundingClientRect();
    return box ? box.top + window.scrollY + box.height / 2 : 0;
  };
  const lift = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { y: event.pageY, middles: ids.map(middleOf) };
    const from = ids.indexOf(id);
    setDrag({ id, from, to: from, distance: 0, height: rows.current.get(id)?.offsetHeight ?? 0 });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    scrollAtEdge(event.clientY);
    const { y, middles } = start.current;
    const distance = event.pageY - y;
    const at = (middles[drag.from] ?? 0) + distance;
    const to = middles.filter((middle, i) => i !== drag.from && middle < at).length;
    setDrag({ ...drag, distance, to });
  };
  const drop = (isMeant: boolean) => {
    if (drag && isMeant && drag.to !== drag.from) onDrop(drag.from, drag.to);
    setDrag(null);
  };
  const shiftOf = (id: string, at: number): number => {
    if (!drag) return 0;
    if (id === drag.id) return drag.distance;
    if (at > drag.from && at <= drag.to) return -drag.height;
    return at < drag.from && at >= drag.to ? drag.height : 0;
  };
  return {
    rowProps: (id: string, at: number) => ({
      row: (element: HTMLLIElement | null) => {
        if (element) rows.current.set(id, element);
        else rows.current.delete(id);
      },
      isLifted: drag?.id === id,
      style: drag ? { transform: `translateY(${shiftOf(id, at)}px)`, transition: drag.id === id ? "none" : "transform 150ms" } : undefined,
    }),
    handleProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => lift(event, id),
      onPointerMove: move,
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    }),
  };
}
