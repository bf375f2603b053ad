/** How many of a survey's texts may be shown: that somebody wrote one, and that somebody left it out, are answers like others. */
import { FLOOR, nextRelease } from "~/platform/small-groups";
import { fieldOf, isText, type Question } from "./survey.questions";
import { type Asked, type Count, condition, isShownAlone, type Releases, shownTables } from "./survey.results";

/** How many texts there are to a question, and how many of them are shown already. */
export interface Written {
  item: string;
  count: number;
  shown: number;
}

interface Given {
  counts: readonly Count[];
  written: readonly Written[];
  answerCount: number;
}

const nameOf = (number: number) => `texts-${fieldOf(number)}`;

/** How many were asked a question as far as is told of them; null while that isn't told, or as long as it is told of another moment. */
function askedOf({ questions }: Asked, number: number, releases: Releases, { counts, answerCount }: Given): number | null {
  const asked = condition(questions, number);
  if (!asked) return answerCount;
  const tables = shownTables(releases);
  if (!isShownAlone(tables, asked)) return null;
  const isOfThem = (value: string) => asked.values.includes(value);
  const shown = (tables[asked.item] ?? []).reduce((sum, { keys, count }) => sum + (isOfThem(keys[0] ?? "") ? count : 0), 0);
  const now = counts.reduce((sum, { item, value, count }) => sum + (item === asked.item && isOfThem(value) ? count : 0), 0);
  return shown === now ? shown : null;
}

/**
 * How many of so many texts may be shown: all where everybody has to write one or where at least five left it out, and otherwise as if
 * five had, so that nobody learns how many it were.
 */
function mostOf({ is_required }: Question, asked: number, written: number): number {
  if (is_required || asked - written >= FLOOR) return written;
  return Math.max(0, asked - FLOOR);
}

/**
 * What is kept of the texts of a survey beside its results, and how many of each question are shown from now on. Both those who wrote
 * and those who didn't move by five, or neither does.
 * @param releases its results from now on
 * @param before what was kept until now
 */
export function textsOf(asked: Asked, before: Releases, releases: Releases, given: Given): { kept: Releases; shown: Written[] } {
  const kept: Record<string, Releases[string]> = {};
  const shown = asked.questions.flatMap((question, at) => {
    const [number, item] = [at + 1, fieldOf(at + 1)];
    const own = given.written.find((each) => each.item === item);
    if (!isText(question) || !own) return [];
    const [name, was] = [nameOf(number), before[nameOf(number)] ?? null];
    const people = askedOf(asked, number, releases, given);
    const next = people === null ? was : nextRelease(was, { single: { [item]: { "1": own.count, "0": people - own.count } }, crossed: {} });
    if (next) kept[name] = next;
    if (people === null) return [];
    const exact = next?.single[item]?.find(({ keys }) => keys[0] === "1")?.count;
    const count = exact ?? mostOf(question, people, own.count);
    return count >= FLOOR && count - own.shown >= FLOOR ? [{ item, count, shown: own.shown }] : [];
  });
  return { kept, shown };
}
