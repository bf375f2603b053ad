/** Somebody who looks at everything every night of a month and works out what isn't shown, with an integer programme. */
import { expect } from "vitest";
import { FLOOR } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, isPinned, type Known, type Sum } from "./small-groups.programme";

export const NIGHTS = 30;
export const MONTHS = 6;

type Random = ReturnType<typeof createRandom>;

/** What somebody is in each table: `{ department: "b", year: "2024" }`. */
export type Person = Readonly<Record<string, string>>;

/** People by the night before which they came. */
export type Month = readonly (readonly Person[])[];

/** Low values are often given, high ones seldom; some nights bring many. */
export function monthOf(random: Random, values: Readonly<Record<string, readonly string[]>>): Month {
  const one = (of: readonly string[]) => of[Math.floor(of.length * (random.int(0, 999) / 1000) ** 2)] ?? "";
  const person = () => Object.fromEntries(Object.entries(values).map(([table, of]) => [table, one(of)]));
  return Array.from({ length: NIGHTS }, () => Array.from({ length: random.chance(0.3) ? random.int(3, 14) : random.int(0, 3) }, person));
}

export const upTo = (month: Month, night: number) => month.slice(0, night + 1).flat();
export const countsIn = (people: readonly Person[], table: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, people.filter((person) => person[table] === key).length]));

/** An unknown number: how many with a value came before a night. */
export const nameOf = (table: string, key: string, night: number) => `${table}_${key.replaceAll("+", "plus").replace(/\W/g, "_")}_${night}`;

/** All with one of these values who came between two nights, the first left out. */
export function came(table: string, keys: readonly string[], after: number, until: number): Sum {
  const names = keys.flatMap((key) => Array.from({ length: until - after }, (_, at) => nameOf(table, key, after + 1 + at)));
  return Object.fromEntries(names.map((name) => [name, 1]));
}

const less = (sum: Sum, other: Sum): Sum => ({
  ...sum,
  ...Object.fromEntries(Object.entries(other).map(([name, times]) => [name, -times])),
});

/** Groups of one table as they were shown on a night. */
export interface Look {
  night: number;
  table: string;
  groups: readonly { keys: readonly string[]; count: number }[];
}

export const knownOf = ({ night, table, groups }: Look): Known[] =>
  groups.map(({ keys, count }) => isExactly(came(table, keys, -1, night), count));

/** In every table all are counted: as many came before a night in one as in another. */
export function linked(values: Readonly<Record<string, readonly string[]>>, nights: number): Known[] {
  const [first, ...others] = Object.entries(values);
  if (!first) return [];
  return others.flatMap(([table, keys]) =>
    Array.from({ length: nights }, (_, night) =>
      isExactly(less(came(first[0], first[1], night - 1, night), came(table, keys, night - 1, night)), 0),
    ),
  );
}

/** The nights on which something else was shown than before, and the last. */
export const momentsOf = (looks: readonly { night: number }[]) =>
  [...new Set([...looks.map(({ night }) => night), NIGHTS - 1])].sort((a, b) => a - b);

/** The same people by those nights alone: nights between them are never told apart. */
export const folded = (month: Month, moments: readonly number[]): Month =>
  moments.map((night, at) => month.slice((moments[at - 1] ?? -1) + 1, night + 1).flat());

/**
 * Whether somebody could have been otherwise with everything that is known unchanged, so that a number isn't certain: this one is out
 * of it and could be in, or in and could be out. Where not, an integer programme decides.
 */
function doubts(known: readonly Known[], truths: ReadonlyMap<string, number>): (wanted: Sum) => boolean {
  const parts = new Map<string, string>([...truths.keys()].map((name) => [name, ""]));
  for (const [at, { sum }] of known.entries())
    for (const [name, times] of Object.entries(sum)) if (times !== 0) parts.set(name, `${parts.get(name) ?? ""} ${at}:${times}`);
  const alike = new Map<string, string[]>();
  for (const [name, part] of parts) alike.set(part, [...(alike.get(part) ?? []), name]);
  return (wanted) =>
    Object.keys(wanted).some((name) =>
      (alike.get(parts.get(name) ?? "") ?? []).some(
        (other) => !(other in wanted) && (truths.get(name) ?? 0) + (truths.get(other) ?? 0) > 0,
      ),
    );
}

/** The truth of a month, by the names of its numbers. */
export function truthsOf(month: Month, values: Readonly<Record<string, readonly string[]>>): Map<string, number> {
  const all = month.flatMap((people, night) =>
    Object.entries(values).flatMap(([table, keys]) =>
      Object.entries(countsIn(people, table, keys)).map(([key, count]) => [nameOf(table, key, night), count] as const),
    ),
  );
  return new Map(all);
}

/** What somebody wants to know, and what it is. */
interface Wanted {
  name: string;
  sum: Sum;
}

/** Which numbers under the floor are certain. @param most stops at so many */
export function certain(
  known: readonly Known[],
  truths: ReadonlyMap<string, number>,
  wanted: readonly Wanted[],
  most = wanted.length,
): string[] {
  const isDoubtful = doubts(known, truths);
  const told: string[] = [];
  for (const { name, sum } of wanted) {
    const truth = Object.keys(sum).reduce((all, each) => all + (truths.get(each) ?? 0), 0);
    if (told.length < most && truth < FLOOR && !isDoubtful(sum) && isPinned(known, sum, truth)) told.push(`${name}: ${truth}`);
  }
  return told;
}

/** Until each night, and on it. */
export const spansOf = (nights: number) =>
  Array.from({ length: nights }, (_, night) =>
    night === 0 ? [[-1, 0] as const] : [[-1, night] as const, [night - 1, night] as const],
  ).flat();

/** Every number under the floor that follows: of a value until a night, or on it. */
export function found(month: Month, values: Readonly<Record<string, readonly string[]>>, known: readonly Known[], most?: number): string[] {
  const wanted = spansOf(month.length).flatMap(([after, until]) =>
    Object.entries(values).flatMap(([table, keys]) =>
      keys.map((key) => ({ name: `${table} ${key} ${after}–${until}`, sum: came(table, [key], after, until) })),
    ),
  );
  return certain(known, truthsOf(month, values), wanted, most);
}

/** Totals that are known every night. */
export const totals = (month: Month, table: string, keys: readonly string[]): Known[] =>
  month.map((people, night) => isExactly(came(table, keys, night - 1, night), people.length));

/** The control: what is large enough is shown every night as it is, and the total beside it. */
const withoutSteps = (month: Month, values: Readonly<Record<string, readonly string[]>>): Look[] =>
  month.flatMap((_, night) =>
    Object.entries(values).map(([table, keys]) => {
      const counts = Object.entries(countsIn(upTo(month, night), table, keys));
      const groups = counts.filter(([, count]) => count >= FLOOR).map(([key, count]) => ({ keys: [key], count }));
      return { night, table, groups: [...groups, { keys, count: upTo(month, night).length }] };
    }),
  );

/** Nights on which a table is shown otherwise than on the night before. */
export function changes(nights: readonly (readonly { table: string; groups: Look["groups"] }[])[]): Look[] {
  const before = new Map<string, string>();
  return nights.flatMap((tables, night) =>
    tables.flatMap(({ table, groups }) => {
      const shown = JSON.stringify(groups);
      if (before.get(table) === shown) return [];
      before.set(table, shown);
      return groups.length > 0 ? [{ night, table, groups }] : [];
    }),
  );
}

interface Attack {
  values: Readonly<Record<string, readonly string[]>>;
  /** What is seen on the nights of a month. */
  looks(month: Month): Look[];
  /** What is known beside it. @param month its nights are those on which something was seen */
  beside?(month: Month): Known[];
}

/** Attacks months with different seeds. @returns what was found, and how often something was seen */
function attack({ values, looks, beside }: Attack, seed: number, months = MONTHS, most?: number) {
  const told: string[] = [];
  let seen = 0;
  for (let at = 0; at < months; at += 1) {
    const month = monthOf(createRandom(seed + at), values);
    const shown = looks(month);
    seen += shown.length;
    const moments = momentsOf(shown);
    const people = folded(month, moments);
    const seenThen = shown.map((look) => ({ ...look, night: moments.indexOf(look.night) }));
    told.push(
      ...found(people, values, [...seenThen.flatMap(knownOf), ...linked(values, people.length), ...(beside?.(people) ?? [])], most),
    );
  }
  return { told, seen };
}

/** Nothing is found, there was something to see, and the same eyes find something where a floor is missing. */
export function expectSafe(own: Attack, seed: number, control: Partial<Attack> = { looks: (month) => withoutSteps(month, own.values) }) {
  const { told, seen } = attack(own, seed);
  expect(told).toEqual([]);
  expect(seen).toBeGreaterThan(MONTHS);
  expect(attack({ ...own, ...control }, seed, 1, 1).told.length).toBeGreaterThan(0);
}
