/**
 * The somebody of `small-groups.month.test.ts`, where people also go again: they take a vote back, no longer mean to come, or delete
 * their account. How many there are is public every time that something is shown; who came and who went stays unknown.
 */
import { letterGrades } from "@schema/courses";
import { expect, test } from "vitest";
import { gradesOf, nextGrades } from "../../app/features/courses/scores.rules";
import { nextResults, resultsOf } from "../../app/features/poll/poll.rules";
import { FLOOR, nextRelease, type Release } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, isPinned, type Known, type Sum } from "./small-groups.programme";
import { countsIn, type Look, monthOf, NIGHTS, type Person } from "./small-groups.watcher";

type Values = Readonly<Record<string, readonly string[]>>;

/** Who came on a night, and who went. */
interface Night {
  came: readonly Person[];
  left: readonly Person[];
}

/** So many stay whatever happens: where nobody is left, everybody knows what they gave. */
const STAY = 12;
const MONTHS_WITH_LEAVING = 2;

function monthWithLeaving(seed: number, values: Values): Night[] {
  const random = createRandom(seed);
  let there: Person[] = [];
  return monthOf(random, values).map((came) => {
    const wave = random.chance(0.2) ? random.int(4, 12) : random.int(0, 2);
    const left = there
      .map((person) => ({ person, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, Math.max(0, Math.min(wave, there.length - STAY)))
      .map(({ person }) => person);
    there = [...there.filter((person) => !left.includes(person)), ...came];
    return { came, left };
  });
}

const thereOn = (month: readonly Night[], night: number): Person[] => {
  const gone = new Set(month.slice(0, night + 1).flatMap(({ left }) => left));
  return month
    .slice(0, night + 1)
    .flatMap(({ came }) => came)
    .filter((person) => !gone.has(person));
};

const nameOf = (way: "in" | "out", table: string, key: string, span: number) => `${way}_${table}_${key.replace(/\W/g, "_")}_${span}`;

/** Those with one of these values who are there at the end of a span. */
const stay = (table: string, keys: readonly string[], span: number): Sum =>
  Object.fromEntries(
    keys.flatMap((key) =>
      Array.from({ length: span + 1 }, (_, at) => [
        [nameOf("in", table, key, at), 1] as const,
        [nameOf("out", table, key, at), -1] as const,
      ]).flat(),
    ),
  );

const plus = (sum: Sum, other: Sum, times: number): Sum => ({
  ...sum,
  ...Object.fromEntries(Object.entries(other).map(([name, each]) => [name, each * times])),
});

const moved = (way: "in" | "out", table: string, keys: readonly string[], span: number): Sum =>
  Object.fromEntries(keys.map((key) => [nameOf(way, table, key, span), 1]));

/** What is true of everybody: nobody goes before they came, and each is in every table. */
function always(values: Values, spans: number): Known[] {
  const tables = Object.entries(values);
  const [first] = tables;
  return Array.from({ length: spans }, (_, span) =>
    tables.flatMap(([table, keys]) => [
      ...keys.map((key) => ({ sum: stay(table, [key], span), least: 0, most: 400 })),
      ...(first && table !== first[0]
        ? (["in", "out"] as const).map((way) => isExactly(plus(moved(way, ...first, span), moved(way, table, keys, span), -1), 0))
        : []),
    ]),
  ).flat();
}

type Watched = (people: readonly Person[], isNew: boolean) => readonly Omit<Look, "night">[];

/** Every number under the floor that follows from what was shown: who is there, who came, who went. */
function leaked(month: readonly Night[], values: Values, watched: Watched, most: number): { told: string[]; seen: number } {
  let last = "";
  const looks = month.flatMap((_, night) => {
    const shown = watched(thereOn(month, night), night === 0).filter(({ groups }) => groups.length > 0);
    if (shown.length === 0 || JSON.stringify(shown) === last) return [];
    last = JSON.stringify(shown);
    return [{ night, shown }];
  });
  const spanOf = (span: number) => month.slice((looks[span - 1]?.night ?? -1) + 1, (looks[span]?.night ?? NIGHTS) + 1);
  const [[firstTable, firstKeys] = ["", []]] = Object.entries(values);
  const known = looks.flatMap(({ night, shown }, span) => [
    isExactly(stay(firstTable, firstKeys, span), thereOn(month, night).length),
    ...shown.flatMap(({ table, groups }) => groups.map(({ keys, count }) => isExactly(stay(table, keys, span), count))),
  ]);
  const all = [...always(values, looks.length), ...known];
  const told: string[] = [];
  for (const [span, { night }] of looks.entries()) {
    for (const [table, keys] of Object.entries(values)) {
      const numbers = { there: countsIn(thereOn(month, night), table, keys) };
      const [came, left] = (["came", "left"] as const).map((way) =>
        countsIn(
          spanOf(span).flatMap((each) => each[way]),
          table,
          keys,
        ),
      );
      for (const key of keys) {
        const wanted = [
          ["there", stay(table, [key], span), numbers.there[key]],
          ["came", moved("in", table, [key], span), came?.[key]],
          ["left", moved("out", table, [key], span), left?.[key]],
        ] as const;
        for (const [what, sum, truth = 0] of wanted)
          if (told.length < most && truth < FLOOR && isPinned(all, sum, truth)) told.push(`${what} ${table} ${key} ${span}: ${truth}`);
      }
    }
  }
  return { told, seen: looks.length };
}

const stars = { stars: ["1", "2", "3", "4", "5"] };
/** Every second one: the programme is the same with less to solve. */
const letters = { grades: letterGrades.filter((_, at) => at % 2 === 0) };
const around = { department: ["CENG", "EE", "ME", ""], year: ["2023", "2024", "2025"] };

/** The control: every number is shown every night as it is. */
const exact =
  (values: Values): Watched =>
  (people) =>
    Object.entries(values).map(([table, keys]) => ({
      table,
      groups: Object.entries(countsIn(people, table, keys)).map(([key, count]) => ({ keys: [key], count })),
    }));

function grades(): Watched {
  let shown: ReturnType<typeof nextGrades> = [];
  return (people, isNew) => {
    shown = nextGrades(isNew ? [] : shown, countsIn(people, "grades", letters.grades));
    return [{ table: "grades", groups: (gradesOf(shown) ?? []).map(({ letters: keys, n }) => ({ keys, count: n })) }];
  };
}

function tables(values: Values): Watched {
  let release: Release | null = null;
  return (people, isNew) => {
    const single = Object.fromEntries(Object.entries(values).map(([table, keys]) => [table, countsIn(people, table, keys)]));
    release = nextRelease(isNew ? null : release, { single, crossed: {} });
    return Object.entries(release?.single ?? {}).map(([table, groups]) => ({ table, groups }));
  };
}

function votes(): Watched {
  let release: Release | null = null;
  return (people, isNew) => {
    const counts = Object.values(countsIn(people, "stars", stars.stars));
    const answers = counts.map((each) => ({ votes: each, points: 0 }));
    release = nextResults("single", isNew ? null : release, { voters: people.length, answers });
    const rows = resultsOf("single", release, answers.length)?.rows ?? [];
    return [
      {
        table: "stars",
        groups: rows.flatMap(({ positions, votes: count }) =>
          count === null ? [] : [{ keys: positions.map((at) => stars.stars[at] ?? ""), count }],
        ),
      },
    ];
  };
}

test.each([
  ["letter grades of a course", letters, grades],
  ["who means to come, by department and year", around, () => tables(around)],
  ["votes of a poll", stars, votes],
] as const)("nothing follows of who went again: %s", (_, values, watch) => {
  let seen = 0;
  for (let seed = 900; seed < 900 + MONTHS_WITH_LEAVING; seed += 1) {
    const found = leaked(monthWithLeaving(seed, values), values, watch(), 99);
    expect([seed, found.told]).toEqual([seed, []]);
    seen += found.seen;
  }
  expect(seen).toBeGreaterThan(MONTHS_WITH_LEAVING);
  expect(leaked(monthWithLeaving(900, values), values, exact(values), 1).told.length).toBe(1);
});
