/** The drawn map: where points lie on a plane of metres, which square of it is seen, and which names have room. */
import type { Point } from "~/platform/places";

/** A point of the plane: metres to the east and to the south of the middle. */
export interface Spot {
  x: number;
  y: number;
}

/** The square that is seen: its upper left corner and its side, in metres. */
export interface View extends Spot {
  size: number;
}

/** The mean radius of the globe in metres. */
const EARTH = 6_371_008.8;
/** A degree in radians. */
const DEGREE = Math.PI / 180;
/** Nothing is seen from nearer than this many metres across. */
const NEAREST = 100;
/** What is around a single place, in metres across. */
const AROUND = 500;
/** The room around what is shown, as a share of it. */
const MARGIN = 0.14;

/** Equirectangular: true at the middle, and within a thousandth over a campus. */
export const project = ({ lat, lng }: Point, middle: Point): Spot => ({
  x: EARTH * (lng - middle.lng) * DEGREE * Math.cos(middle.lat * DEGREE),
  y: EARTH * (middle.lat - lat) * DEGREE,
});

/** The view that holds these spots; around a single one what is near it. */
export function viewOf(spots: readonly Spot[]): View {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top, AROUND / (1 + MARGIN)) * (1 + MARGIN);
  return { x: (left + right) / 2 - size / 2, y: (top + bottom) / 2 - size / 2, size };
}

/** The view from so many times nearer; `at`, a share of the view's sides, stays where it is. */
export function zoomed(view: View, times: number, at: Spot = { x: 0.5, y: 0.5 }): View {
  const size = view.size / times;
  return { x: view.x + (view.size - size) * at.x, y: view.y + (view.size - size) * at.y, size };
}

/** The view moved by shares of its sides. */
export const moved = (view: View, right: number, down: number): View => ({
  ...view,
  x: view.x + right * view.size,
  y: view.y + down * view.size,
});

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A view as it may be: not nearer than makes sense, and nowhere outside of the whole. */
export function kept(view: View, whole: View): View {
  const size = within(view.size, Math.min(NEAREST, whole.size), whole.size);
  const nudged = zoomed(view, view.size / size);
  return {
    x: within(nudged.x, whole.x, whole.x + whole.size - size),
    y: within(nudged.y, whole.y, whole.y + whole.size - size),
    size,
  };
}

/** The round length of the scale's bar in metres: between a seventh and a third of the view. */
export function scaleOf({ size }: View): number {
  const power = 10 ** Math.floor(Math.log10(size / 3));
  return ([5, 2, 1].find((each) => each * power <= size / 3) ?? 1) * power;
}

/** Pixels of a letter, of a line, and between a mark and its name. */
const LETTER = 6.6;
const LINE = 15;
const GAP = 9;

/** Where a name stands, in pixels from the map's upper left corner. */
export interface NameBox {
  left: number;
  top: number;
  width: number;
  /** To the left of its mark. */
  isLeft: boolean;
}

const overlaps = (a: NameBox, b: NameBox) => a.left < b.left + b.width && b.left < a.left + a.width && Math.abs(a.top - b.top) < LINE;

/** Pixels that a mark takes in each direction; the scale's bar and the sign of the north take more. */
const MARK = 6;

/** What a name may not cover, in pixels: a box with its upper left corner. */
interface Taken {
  left: number;
  top: number;
  width: number;
  height: number;
}

const covers = (name: NameBox, taken: Taken) =>
  name.left < taken.left + taken.width &&
  taken.left < name.left + name.width &&
  name.top + 2 < taken.top + taken.height &&
  taken.top < name.top + LINE - 2;

/** The corners with the scale and the north. */
const cornersOf = (pixels: number): Taken[] => [
  { left: 0, top: pixels * 0.97 - 22, width: pixels * 0.37, height: 30 },
  { left: pixels * 0.95 - 12, top: 0, width: 30, height: pixels * 0.04 + 30 },
];

/**
 * The names that have room, to the right of their marks or else to the left; those named first go first, and the chosen one
 * before all. None covers another mark.
 */
export function namesWithRoom(
  marks: readonly (Spot & { id: string; name: string })[],
  view: View,
  pixels: number,
  chosen?: string,
): Map<string, NameBox> {
  const names = new Map<string, NameBox>();
  const onMap = (value: number, from: number) => ((value - from) / view.size) * pixels;
  const taken = marks.map(({ x, y }) => ({
    left: onMap(x, view.x) - MARK,
    top: onMap(y, view.y) - MARK,
    width: 2 * MARK,
    height: 2 * MARK,
  }));
  const inTheWay = [...taken, ...cornersOf(pixels)];
  for (const { id, name, x, y } of [...marks].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))) {
    const [at, down] = [onMap(x, view.x), onMap(y, view.y)];
    if (at < 0 || at > pixels || down < LINE / 2 || down > pixels - LINE / 2) continue;
    const width = name.length * LETTER;
    const free = [at + GAP, at - GAP - width]
      .map((left) => ({ left, top: down - LINE / 2, width, isLeft: left < at }))
      .find(
        (box) =>
          box.left >= 0 &&
          box.left + width <= pixels &&
          (id === chosen || !inTheWay.some((each) => covers(box, each))) &&
          ![...names.values()].some((other) => overlaps(box, other)),
      );
    if (free) names.set(id, free);
  }
  return names;
}
