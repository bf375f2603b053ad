/** What may be shown of people around an event, and how days become columns of a chart. */
import { FLOOR, nextRelease, nextStretches, type Release, type Stretch } from "~/platform/small-groups";

/** How many people did one thing around an event. Each counts once. */
export interface CountedPeople {
  /** By the day of the first time; days that are over alone, in their order. */
  days: readonly { day: string; count: number }[];
  /** The day from which on there could have been somebody. */
  firstDay: string;
  /**
   * Those whose first time was on a day or before it, by department and by entrance year, with 0 for those that nobody is of: in an
   * order that doesn't come from the counts. For ratings, by stars instead: whose department they are of, nobody is told, because raters
   * are among those who meant to come.
   */
  tablesUntil(day: string): Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * Of all until a day whom a number tells that everybody sees, how many aren't among these; null where there is no such number. They
   * follow from both, so fewer than five of them are told as little as fewer than five of these.
   */
  othersUntil?(day: string): number | null;
}

/** What is shown of that. */
export interface ShownPeople {
  days: Stretch[];
  tables: Release | null;
}

/**
 * What may be shown now. Tables count as far as the days do: of two different moments, how many came between them would follow.
 * @param before what is shown already
 */
export function nextPeople(before: ShownPeople | undefined, { days, firstDay, tablesUntil, othersUntil }: CountedPeople): ShownPeople {
  const mayBeTold = (day: string) => (othersUntil?.(day) ?? FLOOR) >= FLOOR;
  const shown = nextStretches(before?.days ?? [], days, firstDay, mayBeTold);
  const last = shown.at(-1)?.until ?? "";
  const was = before?.tables ?? null;
  return { days: shown, tables: mayBeTold(last) ? nextRelease(was, { single: tablesUntil(last), crossed: {} }) : was };
}

export interface Rating {
  /** How many gave so many stars, which may be several numbers together. */
  groups: { from: number; to: number; count: number }[];
  total: number;
  /** Of all ratings; null unless each number of stars stands by itself, because it would tell of what stands together. */
  mean: number | null;
  /** Population standard deviation; the same. */
  spread: number | null;
}

const MOST_STARS = 5;

/** The ratings as they are shown; null while they aren't. */
export function ratingOf(tables: Release | null | undefined): Rating | null {
  const shown = tables?.single.stars;
  if (!shown) return null;
  const groups = shown
    .map(({ keys, count }) => ({ from: Math.min(...keys.map(Number)), to: Math.max(...keys.map(Number)), count }))
    .sort((a, b) => a.from - b.from);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (groups.length < MOST_STARS) return { groups, total, mean: null, spread: null };
  const mean = groups.reduce((sum, { from, count }) => sum + count * from, 0) / total;
  const squares = groups.reduce((sum, { from, count }) => sum + count * from ** 2, 0) / total;
  return { groups, total, mean, spread: Math.sqrt(Math.max(0, squares - mean * mean)) };
}

/** A table's counts under these keys; what has another key counts for the one that stands for the unknown. */
export function inKeys(keys: readonly string[], unknown: string, rows: readonly { key: string; count: number }[]): Record<string, number> {
  const table: Record<string, number> = Object.fromEntries([...keys, unknown].map((key) => [key, 0]));
  for (const { key, count } of rows) {
    const own = key in table ? key : unknown;
    table[own] = (table[own] ?? 0) + count;
  }
  return table;
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

/**
 * Every day from the first to the last that was counted, as at most 62 columns. A stretch of days is never taken apart: it counts where
 * it ends, and a column goes from the first day of its first stretch to its last one's end.
 */
export function columnsOf(days: readonly Stretch[]): Column[] {
  const [first, last] = [days[0]?.from, days.at(-1)?.until];
  if (!first || !last) return [];
  const length = Math.round((moment(last) - moment(first)) / DAY) + 1;
  const step = STEPS.find((each) => length / each <= MOST_COLUMNS) ?? length;
  const columns = new Map<number, Column>();
  for (const { from, until, count } of days) {
    const at = Math.floor(Math.round((moment(until) - moment(first)) / DAY) / step);
    const column = columns.get(at);
    columns.set(at, { from: column?.from ?? from, until, count: (column?.count ?? 0) + count });
  }
  return [...columns.values()];
}
