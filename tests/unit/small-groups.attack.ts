/** Somebody who has every table of a set, every filter and two moments, and works out what isn't shown. */
import type { Counted, Release } from "../../app/platform/small-groups";

/** Everybody who answered: what they said in three tables, and whether before the first look (0) or between the two (1). */
export interface Person {
  a: number;
  b: number;
  c: number;
  t: number;
}

const TABLES = ["a", "b", "c"] as const;
type Table = (typeof TABLES)[number];
/** The first table is crossed with both others. */
const PAIRS = [
  ["a", "b"],
  ["a", "c"],
] as const;

const SIZES: Record<Table, number> = { a: 3, b: 4, c: 2 };
const values = (table: Table) => Array.from({ length: SIZES[table] }, (_, at) => at);

/** The set of tables that these people make. */
export function countedOf(people: readonly Person[]): Counted {
  const count = (fits: (person: Person) => boolean) => people.filter(fits).length;
  const table = (columns: Table, fits: (person: Person) => boolean) =>
    Object.fromEntries(values(columns).map((value) => [value, count((person) => person[columns] === value && fits(person))]));
  const cells = (rows: Table, columns: Table) =>
    Object.fromEntries(values(rows).map((row) => [row, table(columns, (person) => person[rows] === row)]));
  return {
    single: Object.fromEntries(TABLES.map((each) => [each, table(each, () => true)])),
    crossed: Object.fromEntries(PAIRS.map(([rows, columns]) => [rows + columns, { rows, columns, cells: cells(rows, columns) }])),
  };
}

/** What is known: so many people fit a description; a table that isn't named may be anything. */
export interface Known {
  fits: (person: Person) => boolean;
  count: number;
}

/** What a release tells of the people of its moment. @param last the last batch that it counts */
export function knownOf(release: Release | null, last: number): Known[] {
  const isOf = (table: string, keys: readonly string[]) => (person: Person) => keys.includes(String(person[table as Table]));
  const singles = Object.entries(release?.single ?? {}).flatMap(([table, groups]) =>
    groups.map(({ keys, count }) => ({ fits: isOf(table, keys), count })),
  );
  const crosses = Object.values(release?.crossed ?? {}).flatMap(({ rows, columns, rowGroups, columnGroups, counts }) =>
    rowGroups.flatMap((of, r) =>
      columnGroups.map((by, c) => {
        const [isRow, isColumn] = [isOf(rows, of), isOf(columns, by)];
        return { fits: (person: Person) => isRow(person) && isColumn(person), count: counts[r]?.[c] ?? 0 };
      }),
    ),
  );
  return [...singles, ...crosses].map(({ fits, count }) => ({ fits: (person) => person.t <= last && fits(person), count }));
}

export const PROFILES: Person[] = values("a").flatMap((a) =>
  values("b").flatMap((b) => values("c").flatMap((c) => [0, 1].map((t) => ({ a, b, c, t })))),
);

/** Every cell that somebody could want to know: one table or a pair of them, of either batch or of both. */
interface Cell {
  name: string;
  fits: (person: Person) => boolean;
}

export const CELLS: Cell[] = [[0], [1], [0, 1]].flatMap((batches) => {
  const isThen = (person: Person) => batches.includes(person.t);
  const single = TABLES.flatMap((table) =>
    values(table).map((value) => ({ name: `${table}${value}t${batches}`, fits: (p: Person) => isThen(p) && p[table] === value })),
  );
  const pairs = PAIRS.flatMap(([x, y]) =>
    values(x).flatMap((r) =>
      values(y).map((s) => ({ name: `${x}${r}${y}${s}t${batches}`, fits: (p: Person) => isThen(p) && p[x] === r && p[y] === s })),
    ),
  );
  return [...single, ...pairs];
});

const at = (list: readonly number[], index: number) => list[index] ?? 0;

/** For every cell, the profiles that it is made of, as bits. */
const maskOf = (fits: (person: Person) => boolean) =>
  PROFILES.reduce((mask, person, index) => (fits(person) ? mask | (1n << BigInt(index)) : mask), 0n);
const CELL_MASKS = CELLS.map(({ fits }) => maskOf(fits));

/**
 * Subtracts and adds what is known until nothing new follows: from two sets, one within the other, what lies between; from two
 * that share nothing, both together.
 * @returns the names of cells whose number is certain and under the floor
 */
export function recovered(known: readonly Known[], floor: number, most = 400): string[] {
  const sums = new Map<bigint, number>();
  for (const { fits, count } of known) sums.set(maskOf(fits), count);
  let before = -1;
  while (sums.size !== before && sums.size < most) {
    before = sums.size;
    const all = [...sums];
    for (const [x, n] of all) {
      for (const [y, m] of all) {
        if (x === y || sums.size >= most) continue;
        if ((x & y) === y) sums.set(x & ~y, n - m);
        else if ((x & y) === 0n) sums.set(x | y, n + m);
      }
    }
  }
  // Where nobody is, nobody of a part of it is.
  const nobody = [...sums].filter(([, count]) => count === 0).reduce((mask, [each]) => mask | each, 0n);
  return CELLS.flatMap(({ name }, index) => {
    const mask = (CELL_MASKS[index] ?? 0n) & ~nobody;
    const count = mask === 0n ? 0 : sums.get(mask);
    return count !== undefined && count < floor ? [name] : [];
  });
}

const indexOf = ({ a, b, c, t }: Person) => ((a * SIZES.b + b) * SIZES.c + c) * 2 + t;

/** Ways in which two people can be, by the known sums that they are part of together. */
function pairsBySums(known: readonly Known[]): { sums: (one: number, two: number) => string; pairs: Map<string, [number, number][]> } {
  const parts = PROFILES.map((person) => known.map(({ fits }) => (fits(person) ? 1 : 0)));
  const sums = (one: number, two: number) => (parts[one] ?? []).map((part, at_) => part + at(parts[two] ?? [], at_)).join("");
  const pairs = new Map<string, [number, number][]>();
  for (const one of PROFILES.keys()) {
    for (let two = one; two < PROFILES.length; two += 1) {
      const key = sums(one, two);
      pairs.set(key, [...(pairs.get(key) ?? []), [one, two]]);
    }
  }
  return { sums, pairs };
}

/**
 * Cells under the floor whose number might be certain: those for which no two people could have been otherwise with every number
 * that is shown unchanged, and nobody more can be there. Where they could, nobody can know.
 */
export function perhapsKnowable(people: readonly Person[], known: readonly Known[], floor: number): string[] {
  const { sums, pairs } = pairsBySums(known);
  const present = people.map(indexOf).sort((a, b) => a - b);
  const couples = new Map<string, [number, number]>();
  for (const [place, one] of present.entries()) for (const two of present.slice(place + 1)) couples.set(`${one} ${two}`, [one, two]);
  const others = [...couples.values()].map((couple) => ({ couple, instead: pairs.get(sums(...couple)) ?? [] }));
  const isCounted = (person: Person) => known.some(({ fits }) => fits(person));
  return CELLS.filter(({ fits }) => people.filter(fits).length < floor).flatMap(({ name, fits }) => {
    // Somebody whom no number counts may be there as well.
    if (PROFILES.some((person) => fits(person) && !isCounted(person))) return [];
    const isIn = PROFILES.map((person) => (fits(person) ? 1 : 0));
    const inside = ([one, two]: readonly [number, number]) => at(isIn, one) + at(isIn, two);
    return others.some(({ couple, instead }) => instead.some((two) => inside(two) !== inside(couple))) ? [] : [name];
  });
}
