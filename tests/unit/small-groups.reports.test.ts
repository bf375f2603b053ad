/**
 * Somebody reads everything that is told of decisions on reports, page and file, month after month, and works with an integer programme:
 * no number of things under five follows, by kind, by outcome or both, of a month, a stretch or all of them. Without the floor one does.
 */
import { expect, test } from "vitest";
import { type Category, categories } from "../../app/features/reporting/choices";
import {
  type CountedPeriod,
  monthAfter,
  monthBefore,
  type Outcome,
  type ToldPeriod,
  toldOf,
} from "../../app/features/reporting/openness.rules";
import { FLOOR } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, type Known } from "./small-groups.programme";
import { came, certain, type Month, monthOf, truthsOf } from "./small-groups.watcher";

const kinds = categories.slice(0, 4);
const outcomes = ["removed", "kept"] as const;
const ways = kinds.flatMap((kind) => outcomes.map((outcome) => `${kind}/${outcome}`));
const appealed = ["granted", "refused"] as const;
const some = (fits: (kind: Category, outcome: Outcome) => boolean) =>
  ways.filter((way) => fits(...(way.split("/") as [Category, Outcome])));

/** What is counted of months in a row. */
function countedOf(things: Month, appeals: Month): CountedPeriod {
  const of = (all: Month, key: string) => all.flat().filter(({ way }) => way === key).length;
  return {
    cells: ways.map((way) => {
      const [category, outcome] = way.split("/") as [Category, Outcome];
      return { category, outcome, count: of(things, way) };
    }),
    appeals: { granted: of(appeals, "granted"), refused: of(appeals, "refused") },
    deciders: 0,
    median: 0,
  };
}

/** Everything, without a floor. */
function exactly({ cells }: CountedPeriod): ToldPeriod | null {
  const count = (fits: (cell: CountedPeriod["cells"][number]) => boolean) => cells.filter(fits).reduce((all, each) => all + each.count, 0);
  const by = (category: Category, outcome: Outcome) => count((cell) => cell.category === category && cell.outcome === outcome);
  return {
    decided: count(() => true),
    removed: count(({ outcome }) => outcome === "removed"),
    kept: count(({ outcome }) => outcome === "kept"),
    kinds: kinds.map((each) => ({
      categories: [each],
      count: by(each, "removed") + by(each, "kept"),
      removed: by(each, "removed"),
      kept: by(each, "kept"),
    })),
    appeals: null,
    granted: null,
    refused: null,
    deciders: null,
    hours: 1,
  };
}

interface Seen {
  after: number;
  until: number;
  told: ToldPeriod;
}

/** Stretches of months as the job makes them. */
function seenOf(things: Month, appeals: Month, tell: typeof toldOf): Seen[] {
  let after = -1;
  return things.flatMap((_, until) => {
    const told = tell(countedOf(things.slice(after + 1, until + 1), appeals.slice(after + 1, until + 1)));
    if (!told) return [];
    const seen = { after, until, told };
    after = until;
    return [seen];
  });
}

const isKnown = (table: string, keys: readonly string[], { after, until }: Seen, count: number | null): Known[] =>
  count === null ? [] : [isExactly(came(table, keys, after, until), count)];

const knownThings = (seen: Seen): Known[] => {
  const { decided, removed, kept, kinds: rows } = seen.told;
  return [
    ...isKnown("way", ways, seen, decided),
    ...isKnown(
      "way",
      some((_, outcome) => outcome === "removed"),
      seen,
      removed,
    ),
    ...isKnown(
      "way",
      some((_, outcome) => outcome === "kept"),
      seen,
      kept,
    ),
    ...rows.flatMap((row) => [
      ...isKnown(
        "way",
        some((kind) => row.categories.includes(kind)),
        seen,
        row.count,
      ),
      ...isKnown(
        "way",
        some((kind, outcome) => row.categories.includes(kind) && outcome === "removed"),
        seen,
        row.removed,
      ),
      ...isKnown(
        "way",
        some((kind, outcome) => row.categories.includes(kind) && outcome === "kept"),
        seen,
        row.kept,
      ),
    ]),
  ];
};

const knownAppeals = (seen: Seen): Known[] => [
  ...isKnown("way", appealed, seen, seen.told.appeals),
  ...isKnown("way", ["granted"], seen, seen.told.granted),
  ...isKnown("way", ["refused"], seen, seen.told.refused),
];

/** By itself, since the last stretch, and since the beginning. */
const spansOf = (seen: readonly Seen[], months: number) => [
  ...Array.from({ length: months }, (_, month) => [month - 1, month] as const),
  ...seen.flatMap(({ after, until }) => [[after, until] as const, [-1, until] as const]),
];

/** Nights of the watcher that make a month each: some busy, some quiet. */
const SIZES = [9, 1, 1, 9, 1, 9];

function busy(all: Month): Month {
  let from = 0;
  return SIZES.map((size) => {
    from += size;
    return all.slice(from - size, from).flat();
  });
}

function follows(seed: number, tell: typeof toldOf, most?: number) {
  const things = busy(monthOf(createRandom(seed), { way: ways }));
  const appeals = busy(monthOf(createRandom(seed + 500), { way: appealed }));
  const seen = seenOf(things, appeals, tell);
  const groups = [
    ...ways.map((way) => [way]),
    ...kinds.map((each) => some((kind) => kind === each)),
    ...outcomes.map((each) => some((_, outcome) => outcome === each)),
    ways,
  ];
  const wanted = (of: readonly (readonly string[])[]) =>
    spansOf(seen, things.length).flatMap(([after, until]) =>
      of.map((keys) => ({ name: `${seed} ${keys} ${after}–${until}`, sum: came("way", keys, after, until) })),
    );
  const told = [
    ...certain(seen.flatMap(knownThings), truthsOf(things, { way: ways }), wanted(groups), most),
    ...certain(seen.flatMap(knownAppeals), truthsOf(appeals, { way: appealed }), wanted([["granted"], ["refused"], appealed]), most),
  ];
  return { told, seen };
}

test("decisions on reports: no number of things under five follows from what is told", () => {
  let [seen, crossed, apart] = [0, 0, 0];
  for (const seed of Array.from({ length: 12 }, (_, at) => 900 + at)) {
    const found = follows(seed, toldOf);
    expect(found.told).toEqual([]);
    seen += found.seen.length;
    crossed += found.seen.filter(({ told }) => told.kinds.some(({ removed }) => removed !== null)).length;
    apart += found.seen.filter(({ told }) => told.granted !== null).length;
  }
  expect(seen).toBeGreaterThan(30);
  expect(crossed).toBeGreaterThan(0);
  expect(apart).toBeGreaterThan(0);
});

test("without the floor the same eyes find a cell", () => {
  expect(follows(900, exactly, 1).told.length).toBeGreaterThan(0);
});

test("a month with too few says nothing, staff are told in fives, and half an hour is an hour", () => {
  const counted = {
    cells: [{ category: "spam", outcome: "kept", count: FLOOR }],
    appeals: { granted: 4, refused: 2 },
    deciders: 9,
    median: 1,
  } as const;
  expect(toldOf({ ...counted, cells: [{ category: "spam", outcome: "kept", count: FLOOR - 1 }] })).toBeNull();
  expect(toldOf(counted)).toEqual({
    decided: 5,
    removed: null,
    kept: null,
    kinds: [],
    appeals: 6,
    granted: null,
    refused: null,
    deciders: 5,
    hours: 1,
  });
  expect(toldOf({ ...counted, deciders: 4 })?.deciders).toBeNull();
});

test("months go over the end of a year", () => {
  expect([monthAfter("2026-12"), monthAfter("2027-01"), monthBefore("2027-01", 1), monthBefore("2026-11", 12)]).toEqual([
    "2027-01",
    "2027-02",
    "2026-12",
    "2025-11",
  ]);
});
