/** What of a survey's counts may be shown, and how it reads. */
import { byCode } from "~/platform/order";
import { type Counted, nextRelease, type Release } from "~/platform/small-groups";
import { BOTH, fieldOf, isPaired, itemsOf, type Question } from "./survey.questions";

/** A row of the counts. */
export interface Count {
  item: string;
  value: string;
  split: string;
  count: number;
}

/** Results by what is released together, under the number of its first question. */
export type Releases = Readonly<Record<string, Release>>;

/** What of a survey's settings decides which tables there are. */
export interface Asked {
  questions: readonly Question[];
  /** The number of the question by which the others are told apart. */
  splitBy: number | null;
}

/** The first of the questions that one depends on, itself if on none: who is asked the one tells of the others. */
function rootOf(questions: readonly Question[], number: number): number {
  const before = questions[number - 1]?.if_question;
  return before === undefined ? number : rootOf(questions, before);
}

/** Numbers of the questions whose results move together: those that depend on each other; all, where one tells others apart. */
export function setsOf({ questions, splitBy }: Asked): Map<string, number[]> {
  const sets = new Map<string, number[]>();
  for (const [at] of questions.entries()) {
    const name = splitBy === null ? `q${rootOf(questions, at + 1)}` : "all";
    sets.set(name, [...(sets.get(name) ?? []), at + 1]);
  }
  return sets;
}

const pairName = (item: string) => `by-${item}`;

/** The tables of some questions. Only what everybody is asked is told apart by another question. */
function countedOf({ questions, splitBy }: Asked, numbers: readonly number[], counts: ReadonlyMap<string, readonly Count[]>): Counted {
  const single: Record<string, Record<string, number>> = {};
  const crossed: Record<string, { rows: string; columns: string; cells: Record<string, Record<string, number>> }> = {};
  const split = splitBy === null ? undefined : questions[splitBy - 1];
  const splitKeys = split && splitBy !== null ? (itemsOf(split, splitBy)[0]?.keys ?? []) : [];
  for (const number of numbers) {
    const question = questions[number - 1];
    for (const { item, keys } of question ? itemsOf(question, number) : []) {
      const own = counts.get(item) ?? [];
      const table: Record<string, number> = Object.fromEntries(keys.map((key) => [key, 0]));
      for (const { value, count } of own) table[value] = (table[value] ?? 0) + count;
      single[item] = table;
      if (splitBy === null || number === splitBy || question?.if_question !== undefined) continue;
      const cells = Object.fromEntries(splitKeys.map((key) => [key, Object.fromEntries(Object.keys(table).map((value) => [value, 0]))]));
      for (const { value, split: by, count } of own) {
        const row = cells[by];
        if (row) row[value] = (row[value] ?? 0) + count;
      }
      crossed[pairName(item)] = { rows: fieldOf(splitBy), columns: item, cells };
    }
  }
  return { single, crossed };
}

/** The table and the values of which somebody must have one for a question to be asked; null where everybody is. */
export function condition(questions: readonly Question[], number: number): { item: string; values: string[] } | null {
  const { if_question: before, if_value: value } = questions[number - 1] ?? {};
  if (before === undefined || value === undefined) return null;
  const asked = questions[before - 1];
  if (asked && isPaired(asked)) return { item: fieldOf(before), values: [String(value), BOTH] };
  if (asked?.kind === "multiple") return { item: fieldOf(before, value), values: ["1"] };
  return { item: fieldOf(before), values: [String(value)] };
}

/** Whether how many gave an answer is told by a release. */
export const isShownAlone = (single: Release["single"], { item, values }: { item: string; values: readonly string[] }): boolean =>
  values.every((value) => single[item]?.some(({ keys }) => keys.length === 1 && keys[0] === value));

/** Every table of all that is released. */
export const shownTables = (releases: Releases): Release["single"] =>
  Object.assign({}, ...Object.values(releases).map(({ single }) => single)) as Release["single"];

/**
 * Leaves out tables of those who gave an answer that isn't shown by itself: how many they are would tell of it.
 * Questions come after what they depend on, so that whole chains are looked at.
 */
function withoutHiddenAnswers(questions: readonly Question[], numbers: readonly number[], release: Release): Release {
  const single: Record<string, Release["single"][string]> = { ...release.single };
  for (const number of numbers) {
    const asked = condition(questions, number);
    const question = questions[number - 1];
    if (!asked || !question) continue;
    if (!isShownAlone(single, asked)) for (const { item } of itemsOf(question, number)) delete single[item];
  }
  return { ...release, single };
}

/**
 * The results of a survey now.
 * @param before what is shown already
 */
export function releasesOf(asked: Asked, before: Releases, counts: readonly Count[]): Releases {
  const byItem = new Map<string, Count[]>();
  for (const count of counts) byItem.set(count.item, [...(byItem.get(count.item) ?? []), count]);
  const sets = [...setsOf(asked)].flatMap(([name, numbers]) => {
    const release = nextRelease(before[name] ?? null, countedOf(asked, numbers, byItem));
    return release ? [[name, withoutHiddenAnswers(asked.questions, numbers, release)] as const] : [];
  });
  return Object.fromEntries(sets);
}

interface ShownRow {
  /** Values that are counted together, in the order of the question. */
  keys: readonly string[];
  count: number;
}

export interface ShownTable {
  item: string;
  rows: ShownRow[];
  total: number;
  /** The same people by another question; null where there is none or too few answered. */
  by: { item: string; groups: (readonly string[])[]; columns: (readonly string[])[]; counts: readonly (readonly number[])[] } | null;
}

const inOrder = (keys: readonly string[], all: readonly string[]) =>
  [...keys].sort((a, b) => all.indexOf(a) - all.indexOf(b) || byCode(a, b));

/** The tables of one question that may be shown, rows in the order of its answers. */
export function tablesOf(question: Question, number: number, releases: Releases): ShownTable[] {
  const all = Object.values(releases);
  return itemsOf(question, number).flatMap(({ item, keys }) => {
    const release = all.find(({ single }) => single[item]);
    const groups = release?.single[item];
    if (!release || !groups) return [];
    const place = (of: readonly string[]) => Math.min(...of.map((key) => keys.indexOf(key)));
    const rows = groups
      .map(({ keys: own, count }) => ({ keys: inOrder(own, keys), count }))
      .sort((a, b) => place(a.keys) - place(b.keys) || byCode(a.keys[0] ?? "", b.keys[0] ?? ""));
    const cross = release.crossed[pairName(item)];
    return {
      item,
      rows,
      total: rows.reduce((sum, { count }) => sum + count, 0),
      by: cross
        ? {
            item: cross.rows,
            groups: [...cross.rowGroups],
            columns: cross.columnGroups.map((own) => inOrder(own, keys)),
            counts: cross.counts,
          }
        : null,
    };
  });
}
