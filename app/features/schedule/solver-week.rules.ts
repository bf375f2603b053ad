/** The times of a week as sets of bits, so that two timetables are compared in one step. */
import type { Interval } from "./week.rules";

/** Each interval once. */
const onlyOnce = (intervals: readonly Interval[]): Interval[] => [
  ...new Map(intervals.map((each) => [`${each.day} ${each.start} ${each.end}`, each])).values(),
];

/**
 * The pieces of a day that show every overlap of its intervals. A piece that no other intervals cover than another piece does is
 * left out: whatever overlaps in it overlaps in the other one too.
 */
function tellingPieces(intervals: readonly Interval[]): Interval[] {
  const cuts = [...new Set(intervals.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const pieces = cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? end;
    return { start, end, over: new Set(intervals.filter((each) => each.start <= start && end <= each.end)) };
  });
  const isTold = (piece: (typeof pieces)[number], at: number) =>
    pieces.some(({ over }, i) => i !== at && [...piece.over].every((each) => over.has(each)) && (piece.over.size < over.size || i < at));
  const day = intervals[0]?.day ?? 0;
  return pieces.filter((piece, at) => piece.over.size > 0 && !isTold(piece, at)).map(({ start, end }) => ({ day, start, end }));
}

/**
 * Gives the bits of intervals that are among these: two overlap when they share one. The week is cut wherever an interval begins or
 * ends. Only pieces that make a difference have a bit, because a search with few bits is quick.
 */
export function weekBits(intervals: readonly Interval[]): (meetings: readonly Interval[]) => bigint {
  const all = onlyOnce(intervals);
  const pieces = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => tellingPieces(all.filter((each) => each.day === day)));
  return (meetings) =>
    pieces.reduce(
      (bits, piece, i) =>
        meetings.some((each) => each.day === piece.day && each.start <= piece.start && piece.end <= each.end)
          ? bits | (1n << BigInt(i))
          : bits,
      0n,
    );
}
