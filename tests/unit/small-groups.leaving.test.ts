/**
 * The somebody of `small-groups.month.test.ts`, where people also go again: they take a vote back, no longer mean to come, or delete
 * their account. How many there are is public every time that something is shown; who came and who went stays unknown.
 */
import { letterGrades } from "@schema/courses";
import { expect, test } from "vitest";
import { gradesOf, nextGrades } from "../../app/features/courses/scores.rules";
import { nextResults, resultsOf } from "../../app/features/poll/poll.rules";
import { nextRelease, type Release } from "../../app/platform/small-groups";
import { leaked, monthWithLeaving, type Values, type Watched } from "./small-groups.leavers";
import { countsIn } from "./small-groups.watcher";

const MONTHS_WITH_LEAVING = 2;

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
