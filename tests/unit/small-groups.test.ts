/** Groups under five can't be found in what is shown, and could be if small ones were only left out. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Counted, FLOOR, mergeNeighbours, mergeSmall, nextRelease, type Release } from "../../app/platform/small-groups";
import { CELLS, countedOf, knownOf, type Person, perhapsKnowable, recovered } from "./small-groups.attack";
import { rangeOf } from "./small-groups.linear";

const DATASETS = 10_000;
/** The exact attack takes longer: a part of them in each run, or as many as the environment says. */
const EXACT_DATASETS = Number(process.env.EXACT_DATASETS ?? 1000);

/** Small sets of people with answers that few give, asked at two moments. */
const people = fc
  .tuple(fc.nat({ max: 70 }), fc.nat({ max: 70 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
  .map(([first, second, seed]) => generate(first, second, seed));

function generate(first: number, second: number, seed: number): Person[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  // Low numbers are given often, high ones seldom.
  const rare = (below: number) => Math.floor(below * next() ** (1 + (seed % 3) / 2));
  return Array.from({ length: first + second }, (_, at) => ({ a: rare(3), b: rare(4), c: rare(2), t: at < first ? 0 : 1 }));
}

function looks(all: readonly Person[]): [Release | null, Release | null] {
  const first = nextRelease(null, countedOf(all.filter(({ t }) => t === 0)));
  return [first, nextRelease(first, countedOf(all))];
}

/** What an attacker knows after both looks; where the second shows what the first did, it tells nothing new. */
const knownAfter = ([first, second]: [Release | null, Release | null]) => [
  ...knownOf(first, 0),
  ...(second === first ? [] : knownOf(second, 1)),
];

test("on 10,000 sets of people nobody with every table and two looks finds a group under five", () => {
  let shown = 0;
  let moved = 0;
  fc.assert(
    fc.property(people, (all) => {
      const both = looks(all);
      const known = knownAfter(both);
      if (both[1]) shown += 1;
      if (both[0] && both[1] !== both[0]) moved += 1;
      return recovered(known, FLOOR, 120).length === 0;
    }),
    { numRuns: DATASETS, seed: 5 },
  );
  expect(shown).toBeGreaterThan(DATASETS / 2);
  expect(moved).toBeGreaterThan(DATASETS / 50);
});

const isCertain = ({ least, most }: { least: number; most: number }) => least === most;

test("every group under five could be another number with all that is shown unchanged", () => {
  fc.assert(
    fc.property(people, (all) => {
      const known = knownAfter(looks(all));
      const doubtful = all.length < 2 ? [] : perhapsKnowable(all, known, FLOOR);
      // Few sets have any: an integer programme says whether the number is certain.
      expect(doubtful.filter((cell) => isCertain(rangeOf(known, cell)))).toEqual([]);
    }),
    { numRuns: EXACT_DATASETS, seed: 6 },
  );
}, 3_600_000);

/** The control: small groups are left out, the rest and the totals stand, and numbers move with every answer. */
function leftOut({ single, crossed }: Counted): Release {
  const without = Object.entries(single).map(([name, counts]) => {
    const groups = Object.entries(counts).map(([key, count]) => ({ keys: [key], count }));
    const total = { keys: Object.keys(counts), count: groups.reduce((sum, { count }) => sum + count, 0) };
    return [name, [total, ...groups.filter(({ count }) => count >= FLOOR)]] as const;
  });
  return { single: Object.fromEntries(without), crossed: {} satisfies typeof crossed };
}

test("where small groups are only left out, subtracting finds them", () => {
  let found = 0;
  fc.assert(
    fc.property(people, (all) => {
      const known = [...knownOf(leftOut(countedOf(all.filter(({ t }) => t === 0))), 0), ...knownOf(leftOut(countedOf(all)), 1)];
      if (recovered(known, FLOOR, 120).length > 0) found += 1;
    }),
    { numRuns: 500, seed: 7 },
  );
  expect(found).toBeGreaterThan(250);
});

test("where small groups are only left out, the integer programme finds them as well: the control of the strongest attack", () => {
  const all = generate(40, 20, 11);
  const known = [...knownOf(leftOut(countedOf(all.filter(({ t }) => t === 0))), 0), ...knownOf(leftOut(countedOf(all)), 1)];
  const small = CELLS.filter(({ name, fits }) => !name.includes("t0,1") && all.filter(fits).length < FLOOR);
  expect(small.filter(({ name }) => isCertain(rangeOf(known, name))).length).toBeGreaterThan(0);
});

const counts = (single: Record<string, Record<string, number>>): Counted => ({ single, crossed: {} });
const groupsIn = (release: Release | null, table: string) => release?.single[table]?.map(({ keys, count }) => [keys.join("+"), count]);

test("a group that is too small goes in with the next smallest", () => {
  expect(groupsIn(nextRelease(null, counts({ q: { yes: 20, no: 8, unsure: 3 } })), "q")).toEqual([
    ["yes", 20],
    ["no+unsure", 11],
  ]);
});

test("an answer that nobody gave isn't told from one that few gave", () => {
  expect(groupsIn(nextRelease(null, counts({ q: { yes: 20, no: 8, unsure: 0 } })), "q")).toEqual([
    ["yes", 20],
    ["no+unsure", 8],
  ]);
});

test("nothing is told apart where only one group would be left", () => {
  expect(nextRelease(null, counts({ q: { yes: 9, no: 4 } }))).toBeNull();
  expect(
    mergeSmall([
      { key: "yes", count: 9 },
      { key: "no", count: 4 },
    ]),
  ).toHaveLength(1);
});

test("numbers move once every group has five more, and all of them at once", () => {
  const first = nextRelease(null, counts({ q: { yes: 10, no: 6 }, r: { x: 8, y: 8 } }));
  expect(nextRelease(first, counts({ q: { yes: 20, no: 10 }, r: { x: 15, y: 15 } }))).toBe(first);
  expect(groupsIn(nextRelease(first, counts({ q: { yes: 20, no: 11 }, r: { x: 15, y: 16 } })), "q")).toEqual([
    ["yes", 20],
    ["no", 11],
  ]);
});

test("groups that were together are told apart once each is large enough", () => {
  const first = nextRelease(null, counts({ q: { a: 10, b: 6, c: 3 } }));
  expect(groupsIn(nextRelease(first, counts({ q: { a: 15, b: 12, c: 6 } })), "q")).toEqual([
    ["a", 15],
    ["b", 12],
    ["c", 6],
  ]);
});

test("rows and columns of a crossed table are merged until every cell has five people", () => {
  const cells = { x: { yes: 9, no: 6, maybe: 5 }, y: { yes: 7, no: 8, maybe: 2 } };
  const release = nextRelease(null, {
    single: { q: { x: 20, y: 17 }, r: { yes: 16, no: 14, maybe: 7 } },
    crossed: { qr: { rows: "q", columns: "r", cells } },
  });
  expect(release?.crossed.qr).toEqual({
    rows: "q",
    columns: "r",
    rowGroups: [["x"], ["y"]],
    columnGroups: [["yes"], ["maybe", "no"]],
    counts: [
      [9, 11],
      [7, 10],
    ],
  });
});

/** Whoever knows how groups are made asks which counts would have given what is shown. */
test("no count under the floor follows from groups of neighbours, even for who knows how they are made", () => {
  const vectors = (length: number): number[][] =>
    length === 0 ? [[]] : vectors(length - 1).flatMap((counts) => Array.from({ length: 13 }, (_, count) => [...counts, count]));
  for (const length of [2, 3]) {
    const shown = new Map<string, number[][]>();
    for (const counts of vectors(length)) {
      const groups = mergeNeighbours(counts.map((count, at) => ({ key: String(at), count })));
      // A group of more than the largest count that is tried would have fewer ways to come about here than in truth.
      if (groups.length < 2 || groups.some((items) => items.reduce((sum, { count }) => sum + count, 0) > 12)) continue;
      const told = JSON.stringify(groups.map((items) => [items.length, items.reduce((sum, { count }) => sum + count, 0)]));
      shown.set(told, [...(shown.get(told) ?? []), counts]);
    }
    for (const [told, possible] of shown)
      for (let at = 0; at < length; at += 1) {
        const values = new Set(possible.map((counts) => counts[at]));
        const [only = 0] = values;
        expect(values.size > 1 || only >= FLOOR, `${told} tells the count at ${at}: ${only}`).toBe(true);
      }
  }
});

test("neighbours are put together from the first on, and what is left goes with the last group", () => {
  const groups = (...counts: number[]) =>
    mergeNeighbours(counts.map((count, at) => ({ key: "abcdef"[at] ?? "", count }))).map((items) => items.map(({ key }) => key).join(""));
  expect([groups(6, 5), groups(2, 3, 9, 1), groups(1, 1, 1, 1), groups(0, 0, 5, 0, 5, 0), groups(5, 4), groups()]).toEqual([
    ["a", "b"],
    ["ab", "cd"],
    ["abcd"],
    ["abc", "def"],
    ["ab"],
    [],
  ]);
});
