/** Which counts of people may be shown: no group under the floor, alone, by subtraction, or by comparing two moments. */

import { byCode } from "./order";
import { dayAfter } from "./time";

/** Fewer people than this never stand alone; nor does nobody, because that is told of everybody. */
export const FLOOR = 5;

/** Answers that are counted together. */
type Class = readonly string[];

type Counts = Readonly<Record<string, number>>;

/** One set of tables as it is at a moment. Nothing else that is told about the same people may be counted outside of it. */
export interface Counted {
  /** How many gave each answer; answers that nobody gave are there with 0. A person counts once in each table. */
  single: Readonly<Record<string, Counts>>;
  /** One table by another, counts by row and column. Taken as lines between tables, these form no circle. */
  crossed: Readonly<Record<string, { rows: string; columns: string; cells: Readonly<Record<string, Counts>> }>>;
}

interface ShownGroup {
  keys: Class;
  count: number;
}

interface ShownCross {
  rows: string;
  columns: string;
  rowGroups: readonly Class[];
  columnGroups: readonly Class[];
  /** By row group, by column group. */
  counts: readonly (readonly number[])[];
}

/** What of a set may be shown. A table that may not be is absent. */
export interface Release {
  single: Readonly<Record<string, readonly ShownGroup[]>>;
  crossed: Readonly<Record<string, ShownCross>>;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * Puts answers that are written freely together: all that are too few, and the next smallest as long as that is one alone or still under
 * the floor. Only for answers of which nobody knows which there are: what was put together must be shown without names, because who knows
 * the names and the way of doing it could work out the counts (`mergeNeighbours` for all others).
 * @returns lists of what belongs together, the largest first and the merged ones last; one list where nothing may be told apart
 */
export function mergeSmall<Item extends { key: string; count: number }>(items: readonly Item[]): Item[][] {
  const sorted = [...items].sort((a, b) => b.count - a.count || byCode(a.key, b.key));
  const small = sorted.findIndex(({ count }) => count < FLOOR);
  if (small === -1) return sorted.map((item) => [item]);
  const isTooLittle = (from: number) => sorted.length - from < 2 || sumOf(sorted.slice(from).map(({ count }) => count)) < FLOOR;
  let cut = small;
  while (cut > 0 && isTooLittle(cut)) cut -= 1;
  return [...sorted.slice(0, cut).map((item) => [item]), sorted.slice(cut)];
}

/**
 * Puts answers together with their neighbours, from the first on, until each group reaches the floor; what is left at the end goes with
 * the last one. Their order must not come from their counts: then who knows the way of doing it learns no more than the groups say.
 * @returns lists of neighbours, in their order; one list where nothing may be told apart
 */
export function mergeNeighbours<Item extends { key: string; count: number }>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let open: Item[] = [];
  for (const item of items) {
    open.push(item);
    if (sumOf(open.map(({ count }) => count)) < FLOOR) continue;
    groups.push(open);
    open = [];
  }
  return open.length === 0 ? groups : [...groups.slice(0, -1), [...(groups.at(-1) ?? []), ...open]];
}

type Merge = (items: readonly { key: string; count: number }[]) => { key: string }[][];

const countOf = (counts: Counts, keys: Class) => sumOf(keys.map((key) => counts[key] ?? 0));

/** Groups as they were, with answers that are new to the table in the last one. */
function withNewKeys(before: readonly Class[], counts: Counts): Class[] {
  const known = new Set(before.flat());
  const added = Object.keys(counts).filter((key) => !known.has(key));
  return before.map((keys, at) => (at === before.length - 1 ? [...keys, ...added] : keys));
}

/** Groups of one table, each inside a group that was shown before: groups are only ever split. */
function groupsOf(counts: Counts, before: readonly Class[] | undefined, merge: Merge): Class[] {
  const within = before ? withNewKeys(before, counts) : [Object.keys(counts)];
  const inOrder = Object.keys(counts);
  const itemsOf = (keys: Class) => inOrder.filter((key) => keys.includes(key)).map((key) => ({ key, count: counts[key] ?? 0 }));
  return within.flatMap((keys) => merge(itemsOf(keys)).map((items) => items.map(({ key }) => key).sort()));
}

type Cross = Counted["crossed"][string];

const cellsOf = ({ cells }: Cross, rowGroups: readonly Class[], columnGroups: readonly Class[]) =>
  rowGroups.map((of) => columnGroups.map((by) => sumOf(of.map((key) => countOf(cells[key] ?? {}, by)))));

/** The groups with one that is too small and its neighbour merged. */
function merged(groups: readonly Class[], at: number): Class[] {
  const first = Math.min(at, groups.length - 2);
  return [...groups.slice(0, first), [...(groups[first] ?? []), ...(groups[first + 1] ?? [])].sort(), ...groups.slice(first + 2)];
}

/** A table of two, its rows and columns merged until every cell reaches the floor; null where less than two by two would remain. */
function crossOf(cross: Cross, rows: readonly Class[], columns: readonly Class[]): ShownCross | null {
  let [rowGroups, columnGroups] = [rows, columns];
  while (rowGroups.length > 1 && columnGroups.length > 1) {
    const counts = cellsOf(cross, rowGroups, columnGroups);
    const least = Math.min(...counts.flat());
    if (least >= FLOOR) return { rows: cross.rows, columns: cross.columns, rowGroups, columnGroups, counts };
    const r = counts.findIndex((line) => line.includes(least));
    const c = counts[r]?.indexOf(least) ?? 0;
    if (rowGroups.length >= columnGroups.length) rowGroups = merged(rowGroups, r);
    else columnGroups = merged(columnGroups, c);
  }
  return null;
}

/** The same table with the numbers of now, in the groups that it was shown in first. */
function crossAgain({ rows, columns, rowGroups, columnGroups }: ShownCross, cross: Cross): ShownCross {
  const of = withNewKeys(rowGroups, Object.fromEntries(Object.keys(cross.cells).map((key) => [key, 0])));
  const by = withNewKeys(columnGroups, Object.assign({}, ...Object.values(cross.cells)));
  return { rows, columns, rowGroups: of, columnGroups: by, counts: cellsOf(cross, of, by) };
}

const classesOf = (groups: readonly ShownGroup[] | undefined) => groups?.map(({ keys }) => keys);

/** Whether somebody who saw the one number and now sees the other learns of at least `FLOOR` people, and never of fewer. */
const isStep = (before: number, now: number) => now >= FLOOR && Math.abs(now - before) >= FLOOR;

/** Whether every group and cell that was shown is another one by at least `FLOOR` people now. */
function hasMoved(before: Release, { single, crossed }: Counted): boolean {
  const tables = Object.entries(before.single).every(([name, groups]) => {
    const counts = single[name] ?? {};
    const classes = withNewKeys(classesOf(groups) ?? [], counts);
    return groups.every(({ count }, at) => isStep(count, countOf(counts, classes[at] ?? [])));
  });
  return tables && Object.entries(before.crossed).every(([name, shown]) => crossHasMoved(shown, crossed[name]));
}

function crossHasMoved(shown: ShownCross, cross: Cross | undefined): boolean {
  if (!cross) return true;
  const { counts } = crossAgain(shown, cross);
  return shown.counts.every((line, r) => line.every((count, c) => isStep(count, counts[r]?.[c] ?? 0)));
}

/** What of the crossed tables may be shown: at first what can be, later the same in the same groups. */
function crossesOf(before: Release | null, { crossed }: Counted, groups: Readonly<Record<string, readonly Class[]>>) {
  return Object.entries(crossed).flatMap(([name, cross]) => {
    const was = before?.crossed[name];
    if (before && !was) return [];
    const table = was ? crossAgain(was, cross) : crossOf(cross, groups[cross.rows] ?? [], groups[cross.columns] ?? []);
    return table ? [[name, table] as const] : [];
  });
}

/**
 * What may be shown of a set now. Numbers move all at once, and only when each that is shown differs by the floor: two looks
 * differ by nothing or by at least so many people in every group. Groups that were shown apart stay apart. Crossed tables are
 * those of the first look, in its groups: a later or finer one, together with how each of its tables grew, would tell of the time
 * before it.
 * @param before what is shown already; null where nothing is
 * @param counted its answers in an order that doesn't come from the counts
 * @param merge how answers that are too few are put together; by neighbours, unless they are written freely
 * @returns `before` itself when it may not move yet
 */
export function nextRelease(before: Release | null, counted: Counted, merge: Merge = mergeNeighbours): Release | null {
  if (before && !hasMoved(before, counted)) return before;
  const groups = Object.fromEntries(
    Object.entries(counted.single).map(([name, counts]) => [name, groupsOf(counts, classesOf(before?.single[name]), merge)]),
  );
  const single = Object.entries(groups).flatMap(([name, classes]) => {
    const shown = classes.map((keys) => ({ keys, count: countOf(counted.single[name] ?? {}, keys) }));
    return shown.length > 1 ? [[name, shown] as const] : [];
  });
  if (single.length === 0) return before;
  return { single: Object.fromEntries(single), crossed: Object.fromEntries(crossesOf(before, counted, groups)) };
}

/**
 * What may be shown now of how many do something, where no number is shown that it is a part of (such as all who plan a course, of whom
 * so many plan one section): hidden under the floor, and later only moved by the floor. Nobody is hidden like few.
 * @param before what is shown; null while nothing is
 */
export function nextCount(before: number | null, now: number): number | null {
  return isStep(before ?? 0, now) ? now : before;
}

/** From one day to another, both included, `YYYY-MM-DD`. */
export interface Stretch {
  from: string;
  until: string;
  count: number;
}

/**
 * What may be shown now of how many there were on each day: days in a row together until they reach the floor. What was shown stays as
 * it is, also where somebody of those days is gone since.
 * @param before what is shown already, the earliest first
 * @param days those that are over alone, in their order; days with nobody may be missing
 * @param first the day from which on there could have been somebody
 * @param mayEnd whether so many until the end of a day may be told; where not, the days after it belong to them
 */
export function nextStretches(
  before: readonly Stretch[],
  days: readonly { day: string; count: number }[],
  first: string,
  mayEnd: (day: string) => boolean = () => true,
): Stretch[] {
  const last = before.at(-1)?.until ?? "";
  const later = days.filter(({ day }) => day > last).map(({ day, count }) => ({ key: day, count }));
  const shown = [...before];
  const earliest = later[0] && later[0].key < first ? later[0].key : first;
  let count = 0;
  for (const own of mergeNeighbours(later)) {
    const until = own.at(-1)?.key ?? "";
    count += sumOf(own.map((each) => each.count));
    if (count < FLOOR || !mayEnd(until)) continue;
    const previous = shown.at(-1)?.until;
    // From where the last one ended: a gap would tell that there was nobody.
    shown.push({ from: previous ? dayAfter(previous, 1) : earliest, until, count });
    count = 0;
  }
  return shown;
}
