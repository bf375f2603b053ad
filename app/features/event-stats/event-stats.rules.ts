/** What may be shown of counted people, and how days become columns of a chart. */
import { FLOOR, mergeSmall } from "~/platform/small-groups";
import { dayAfter } from "~/platform/time";
import { OTHERS } from "./measures";

/** How many belong together, and the sum of the stars that they gave. */
export interface Group {
  key: string;
  count: number;
  stars: number;
}

const total = (groups: readonly Group[], of: "count" | "stars") => groups.reduce((sum, group) => sum + group[of], 0);

/**
 * Groups of at least `FLOOR`, the largest first; smaller ones are put together as `OTHERS`, last, as `mergeSmall` says. Empty when
 * nothing may be told apart.
 */
export function withFloor(groups: readonly Group[]): Group[] {
  const together = mergeSmall(groups.filter(({ count }) => count > 0));
  const shown = together.map((own) => {
    const [first] = own;
    return first && own.length === 1 ? first : { key: OTHERS, count: total(own, "count"), stars: total(own, "stars") };
  });
  const isTold = shown.length > 1 || shown.some(({ key, count }) => key !== OTHERS && count >= FLOOR);
  return isTold ? shown : [];
}

/** The mean of a group's stars; null under the floor. */
export const meanOf = ({ count, stars }: Pick<Group, "count" | "stars">): number | null => (count < FLOOR ? null : stars / count);

export interface Rating {
  /** How many gave 1, 2, 3, 4 and 5. */
  counts: number[];
  mean: number;
  /** Population standard deviation. */
  spread: number;
}

/** The spread of ratings, from how many gave each; null while fewer than `FLOOR` rated. */
export function ratingOf(given: readonly Pick<Group, "key" | "count">[]): Rating | null {
  const counts = [1, 2, 3, 4, 5].map((value) => given.find(({ key }) => Number(key) === value)?.count ?? 0);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n < FLOOR) return null;
  const mean = counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / n;
  const squares = counts.reduce((sum, count, at) => sum + count * (at + 1) ** 2, 0) / n;
  return { counts, mean, spread: Math.sqrt(Math.max(0, squares - mean * mean)) };
}

/** A column: a day, or as many as fit into one. */
export interface Column {
  /** Its first and last day. */
  from: string;
  until: string;
  count: number;
}

const DAY = 86_400_000;
const MOST_COLUMNS = 62;
/** Days in a column. */
const STEPS = [1, 7, 28, 91, 364, 3640];

const moment = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Every day from the first to the last that was counted, as at most 62 columns; days without anything are there too. */
export function columnsOf(days: readonly Pick<Group, "key" | "count">[]): Column[] {
  const [first, last] = [days[0]?.key, days.at(-1)?.key];
  if (!first || !last) return [];
  const length = Math.round((moment(last) - moment(first)) / DAY) + 1;
  const step = STEPS.find((each) => length / each <= MOST_COLUMNS) ?? length;
  const columns = Array.from({ length: Math.ceil(length / step) }, (_, at) => ({
    from: dayAfter(first, at * step),
    until: dayAfter(first, Math.min((at + 1) * step, length) - 1),
    count: 0,
  }));
  for (const { key, count } of days) {
    const column = columns[Math.floor(Math.round((moment(key) - moment(first)) / DAY) / step)];
    if (column) column.count += count;
  }
  return columns;
}
