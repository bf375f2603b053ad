/** What fingers, wheel and keys do to the drawn map. */
import { kept, moved, type Spot, type View, zoomed } from "../drawing.rules";

/** How much nearer one press of a button or key goes, and how far it moves. */
export const NEARER = 1.6;
export const STEP = 0.25;
/** A wheel's turn in pixels that doubles the map. */
const DOUBLES = 400;
/** Pixels that a finger may tremble before it drags. */
const TREMBLE = 5;

export type Change = (view: View) => View;

/** What keys do; those that aren't here do nothing. */
const keys: Readonly<Record<string, Change>> = {
  ArrowLeft: (view) => moved(view, -STEP, 0),
  ArrowRight: (view) => moved(view, STEP, 0),
  ArrowUp: (view) => moved(view, 0, -STEP),
  ArrowDown: (view) => moved(view, 0, STEP),
  "+": (view) => zoomed(view, NEARER),
  "=": (view) => zoomed(view, NEARER),
  "-": (view) => zoomed(view, 1 / NEARER),
};

const middleOf = (points: readonly Spot[]): Spot => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** What the fingers' way from here to there does: they drag the map, and two of them zoom it. */
export function dragged(from: readonly Spot[], to: readonly Spot[]): Change {
  const [before, after] = [middleOf(from), middleOf(to)];
  const [wide, wider] = [spreadOf(from), spreadOf(to)];
  return (view) => zoomed(moved(view, before.x - after.x, before.y - after.y), wide > 0 && wider > 0 ? wider / wide : 1, after);
}

/** Listens to a map. @returns what ends it */
export function listenToMap(element: HTMLElement, whole: View, change: (make: Change) => void): () => void {
  const fingers = new Map<number, Spot>();
  let isDragging = false;
  const shareOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const make = (each: Change) => change((view) => kept(each(view), whole));
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) isDragging = false;
    fingers.set(event.pointerId, shareOf(event));
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const next = shareOf(event);
    if (!isDragging && fingers.size === 1 && spreadOf([last, next]) * element.clientWidth < TREMBLE) return;
    if (!isDragging) element.setPointerCapture(event.pointerId);
    isDragging = true;
    const from = [...fingers.values()];
    fingers.set(event.pointerId, next);
    make(dragged(from, [...fingers.values()]));
  };
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  // A drag that ends on a mark isn't a click on it.
  const click = (event: MouseEvent) => {
    if (isDragging && event.detail > 0) event.preventDefault();
    isDragging = false;
  };
  // The page goes on scrolling until somebody is on the map; two fingers on a trackpad come with `ctrlKey`.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !element.matches(":focus-within")) return;
    event.preventDefault();
    const at = shareOf(event);
    make((view) => zoomed(view, 2 ** (-event.deltaY / DOUBLES), at));
  };
  const key = (event: KeyboardEvent) => {
    const does = event.key === "0" ? () => whole : keys[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    make(does);
  };
  const end = new AbortController();
  const { signal } = end;
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  for (const name of ["pointerup", "pointercancel"] as const) element.addEventListener(name, lift, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("keydown", key, { signal });
  return () => end.abort();
}
