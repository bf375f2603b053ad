/**
 * Somebody looks at everything every night of a month, works with an integer programme, and finds no number of people under five. What
 * they see comes from the functions that pages, files and the API show; a total that is public elsewhere is known to them every night.
 * Each control takes one floor away, and the same somebody finds a number.
 */
import { letterGrades } from "@schema/courses";
import { expect, test } from "vitest";
import { gradesOf, nextGrades } from "../../app/features/courses/scores.rules";
import { nextPeople, ratingOf, type ShownPeople } from "../../app/features/event-stats/event-stats.rules";
import { countsOf as countsOfVote, nextResults, type PollKind, resultsOf } from "../../app/features/poll/poll.rules";
import { countsOf as countsOfAnswers, type Question } from "../../app/features/survey/survey.questions";
import { type Releases, releasesOf, tablesOf } from "../../app/features/survey/survey.results";
import { type Counted, FLOOR, nextCount, nextRelease, type Release } from "../../app/platform/small-groups";
import { dayAfter } from "../../app/platform/time";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, isPinned, type Known, type Sum } from "./small-groups.programme";
import {
  came,
  certain,
  changes,
  countsIn,
  expectSafe,
  folded,
  found,
  knownOf,
  type Look,
  linked,
  MONTHS,
  type Month,
  momentsOf,
  monthOf,
  NIGHTS,
  nameOf,
  type Person,
  spansOf,
  totals,
  truthsOf,
  upTo,
} from "./small-groups.watcher";

test("letter grades of a course", () => {
  const values = { grades: letterGrades };
  expectSafe(
    {
      values,
      looks(month) {
        let shown: ReturnType<typeof nextGrades> = [];
        return changes(
          month.map((_, night) => {
            shown = nextGrades(shown, countsIn(upTo(month, night), "grades", letterGrades));
            return [{ table: "grades", groups: (gradesOf(shown) ?? []).map(({ letters, n }) => ({ keys: letters, count: n })) }];
          }),
        );
      },
      beside: (month) => totals(month, "grades", letterGrades),
    },
    100,
  );
});

const asked: Question[] = [
  { kind: "single", text: "Which?", is_required: true, options: ["A", "B", "C", "D"] },
  { kind: "single", text: "How?", is_required: true, options: ["E", "F", "G"] },
];

test("a survey that shows results while it is open", () => {
  const values = { q1: ["1", "2", "3", "4"], q2: ["1", "2", "3"] };
  expectSafe(
    {
      values,
      looks(month) {
        let releases: Releases = {};
        return changes(
          month.map((_, night) => {
            const given = upTo(month, night).flatMap((person) => countsOfAnswers(asked, person));
            const counts = given.map(({ item, value }) => ({ item, value, split: "", count: 1 }));
            releases = releasesOf({ questions: asked, splitBy: null }, releases, counts);
            return asked.flatMap((question, at) =>
              tablesOf(question, at + 1, releases).map(({ item, rows }) => ({ table: item, groups: rows })),
            );
          }),
        );
      },
      // A survey says how many answered at least.
      beside: (month) =>
        month.map((_, night) => {
          const count = upTo(month, night).length;
          return { sum: came("q1", values.q1, -1, night), least: count - (count % FLOOR), most: count - (count % FLOOR) + FLOOR - 1 };
        }),
    },
    200,
  );
});

const around = { department: ["CENG", "EE", "ME", "PHYS", ""], year: ["0", "2022", "2023", "2024", "2025"] };
const FIRST_DAY = "2026-03-01";

const nightOf = (day: string) => (day === "" ? -1 : Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / 86_400_000));

const tablesOn = (month: Month, night: number, values: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(values).map(([table, keys]) => [table, countsIn(upTo(month, night), table, keys)]));

/** The numbers of an event on every night. */
function nightsOf(month: Month, values: Readonly<Record<string, readonly string[]>>): ShownPeople[] {
  let shown: ShownPeople | undefined;
  return month.map((_, night) => {
    const days = month.slice(0, night + 1).map((own, at) => ({ day: dayAfter(FIRST_DAY, at), count: own.length }));
    shown = nextPeople(shown, {
      firstDay: FIRST_DAY,
      days: days.filter(({ count }) => count > 0),
      tablesUntil: (day) => tablesOn(month, nightOf(day), values),
    });
    return shown;
  });
}

const tablesIn = ({ tables }: ShownPeople) => Object.entries(tables?.single ?? {}).map(([table, groups]) => ({ table, groups }));

/** What is seen of the tables on the nights of a month: of people until the end of the last stretch of then. */
function looksAt(month: Month, values: Readonly<Record<string, readonly string[]>>): Look[] {
  const nights = nightsOf(month, values);
  return changes(nights.map(tablesIn)).map((look) => ({ ...look, night: nightOf(nights[look.night]?.days.at(-1)?.until ?? "") }));
}

test("who means to come to an event, by department and year, with the total of every night", () => {
  expectSafe(
    {
      values: around,
      looks: (month) => looksAt(month, around),
      beside: (month) => totals(month, "department", around.department),
    },
    300,
  );
});

/** How many came in stretches of days. */
const stretches = ({ days }: ShownPeople): Known[] =>
  days.map(({ from, until, count }) => isExactly(came("department", around.department, nightOf(from) - 1, nightOf(until)), count));

/** Days of fewer than five of which it follows. @param known beside what is seen */
function daysFound(month: Month, looks: readonly Look[], known: readonly Known[]): string[] {
  const wanted = month.map((_, night) => ({ name: `${night}`, sum: came("department", around.department, night - 1, night) }));
  return certain([...looks.flatMap(knownOf), ...linked(around, NIGHTS), ...known], truthsOf(month, around), wanted);
}

test("who looked at an event, by department, year and day: no group and no day follows", () => {
  for (const seed of [410, 411]) {
    const month = monthOf(createRandom(seed), around);
    const looks = looksAt(month, around);
    const days = nightsOf(month, around).slice(-1).flatMap(stretches);
    expect([looks.length > 0, days.length > 3]).toEqual([true, true]);
    expect(daysFound(month, looks, days)).toEqual([]);
    // Tables of the night on which they are looked at, not of the days that are shown: all of them, and those of the last stretch's day.
    const last = nightOf(nightsOf(month, around).at(-1)?.days.at(-1)?.until ?? "");
    const late = { night: last - 1, table: "department", groups: [{ keys: around.department, count: upTo(month, last - 1).length }] };
    expect(
      daysFound(
        month,
        [...looks, late],
        [...days, isExactly(came("department", around.department, -1, last - 2), upTo(month, last - 2).length)],
      ).length,
    ).toBeGreaterThan(0);
  }
});

test("ratings of an event, with how many rated until every night", () => {
  const values = { stars: ["1", "2", "3", "4", "5"] };
  const ratingsOf = (month: Month) => nightsOf(month, values).map(({ tables }) => ratingOf(tables));
  const looks = (month: Month): Look[] => {
    const nights = nightsOf(month, values);
    const groups = ratingsOf(month).map((rating) =>
      (rating?.groups ?? []).map(({ from, to, count }) => ({ keys: values.stars.slice(from - 1, to), count })),
    );
    return changes(groups.map((own) => [{ table: "stars", groups: own }])).map((look) => ({
      ...look,
      night: nightOf(nights[look.night]?.days.at(-1)?.until ?? ""),
    }));
  };
  const beside = (month: Month) => totals(month, "stars", values.stars);
  expectSafe({ values, looks, beside }, 500);
  for (let seed = 500; seed < 500 + MONTHS; seed += 1)
    // A mean beside numbers that stand alone says what they say.
    for (const rating of ratingsOf(monthOf(createRandom(seed), values)))
      expect(rating?.mean == null || rating.groups.every(({ from, to }) => from === to)).toBe(true);
});

test("the control of means: of people who are all alike, theirs tells what each of them gave", () => {
  const stars = ["1", "2", "3", "4", "5"];
  const sum = Object.assign({}, ...stars.map((key) => ({ [nameOf("stars", key, 0)]: Number(key) })));
  const alike: Month = [Array.from({ length: 5 }, () => ({ stars: "5" }))];
  const total = totals(alike, "stars", stars);
  expect(found(alike, { stars }, total)).toEqual([]);
  expect(found(alike, { stars }, [...total, isExactly(sum, 25)])).toHaveLength(4);
});

test("how many plan the sections of a course, who may change their mind", () => {
  const sections = ["1", "2", "3"];
  for (const isControl of [false, true]) {
    const told: string[] = [];
    let seen = 0;
    for (let seed = 600; seed < 600 + MONTHS; seed += 1) {
      const random = createRandom(seed);
      const now = [random.int(0, 9), random.int(0, 4), random.int(0, 2)];
      const shown: (number | null)[] = [null, null, null];
      for (let night = 0; night < NIGHTS; night += 1) {
        const known: Known[] = [];
        for (const [at, section] of sections.entries()) {
          now[at] = Math.max(0, (now[at] ?? 0) + random.int(-3, 4 - at));
          const next = nextCount(shown[at] ?? null, now[at] ?? 0);
          if (next !== shown[at] && next !== null) known.push(isExactly({ [`s${section}`]: 1 }, next));
          shown[at] = next;
        }
        seen += known.length;
        if (isControl) {
          // Exact every night, with all who plan the course.
          known.push(...now.flatMap((count, at) => (count >= FLOOR ? [isExactly({ [`s${at + 1}`]: 1 }, count)] : [])));
          known.push(
            isExactly(
              { s1: 1, s2: 1, s3: 1 },
              now.reduce((sum, count) => sum + count, 0),
            ),
          );
        }
        for (const [at, count] of now.entries())
          if (count < FLOOR && isPinned(known, { [`s${at + 1}`]: 1 }, count)) told.push(`${seed} ${night}`);
      }
    }
    expect(seen).toBeGreaterThan(MONTHS);
    expect(told.length > 0).toBe(isControl);
  }
});

const rankings = ["012", "021", "102", "120", "201", "210"];
const subsets = ["0", "1", "2", "01", "02", "12", "012"];

type Shown = NonNullable<ReturnType<typeof resultsOf>>;

/** What a poll shows on nights on which it shows something new. */
function votesSeen(kind: PollKind, month: Month, isControl: boolean): { night: number; shown: Shown }[] {
  let release: Release | null = null;
  let last = "";
  return month.flatMap((_, night) => {
    const votes = upTo(month, night).map(({ way = "" }) => [...way].map(Number));
    const answers = [0, 1, 2].map((position) => {
      const own = votes.flatMap((choices) => countsOfVote(kind, choices)).filter((each) => each.position === position);
      return { votes: own.reduce((sum, each) => sum + each.votes, 0), points: own.reduce((sum, each) => sum + each.points, 0) };
    });
    release = nextResults(kind, release, { voters: votes.length, answers });
    const exact = { voters: votes.length, rows: answers.map((each, position) => ({ positions: [position], ...each })) };
    const shown = isControl ? exact : resultsOf(kind, release, answers.length);
    if (!shown || JSON.stringify(shown) === last) return [];
    last = JSON.stringify(shown);
    return [{ night, shown }];
  });
}

/** What it tells of those who voted in each way. */
function pollKnown(kind: PollKind, ways: readonly string[], night: number, { voters, rows }: Shown): Known[] {
  const weighted = (weigh: (way: string) => number): Sum =>
    Object.assign({}, ...ways.flatMap((way) => Object.keys(came("way", [way], -1, night)).map((name) => ({ [name]: weigh(way) }))));
  const known = rows.flatMap(({ positions, ...row }) =>
    (["votes", "points"] as const).flatMap((of) => {
      const count = row[of];
      if (count === null || (of === "points" && kind !== "ranking")) return [];
      const each = (way: string) => countsOfVote(kind, [...way].map(Number)).filter(({ position }) => positions.includes(position));
      return [
        isExactly(
          weighted((way) => each(way).reduce((sum, own) => sum + own[of], 0)),
          count,
        ),
      ];
    }),
  );
  return [isExactly(came("way", ways, -1, night), voters), ...known];
}

/** Who put an answer somewhere, or chose it. */
const marksOf = (kind: PollKind, ways: readonly string[]): string[][] =>
  kind === "ranking"
    ? [0, 1, 2].flatMap((position) => [0, 1, 2].map((place) => ways.filter((way) => way[place] === String(position))))
    : [0, 1, 2].flatMap((position) => [
        ways.filter((way) => way.includes(String(position))),
        ...(kind === "multiple" ? [ways.filter((way) => !way.includes(String(position)))] : []),
      ]);

test.each([
  ["single", ["0", "1", "2"]],
  ["multiple", subsets],
  ["ranking", rankings],
] as const)("a poll of the kind %s", (kind, ways) => {
  for (const isControl of [false, true]) {
    const told: string[] = [];
    let seen = 0;
    for (let seed = 700; seed < 700 + (isControl ? 1 : MONTHS); seed += 1) {
      const all = monthOf(createRandom(seed), { way: ways });
      const nights = votesSeen(kind, all, isControl);
      seen += nights.length;
      const month = folded(all, momentsOf(nights));
      const known = nights.flatMap(({ shown }, at) => pollKnown(kind, ways, at, shown));
      const wanted = spansOf(month.length).flatMap(([after, until]) =>
        marksOf(kind, ways).map((mark) => ({ name: `${seed} ${mark} ${after}–${until}`, sum: came("way", mark, after, until) })),
      );
      told.push(...certain(known, truthsOf(month, { way: ways }), wanted, isControl ? 1 : undefined));
    }
    expect(seen).toBeGreaterThan(isControl ? 1 : MONTHS / 2);
    expect(told.length > 0, `${told}`).toBe(isControl);
  }
});

const sectors = ["software", "finance", "energy"];
const salaries = ["low", "mid", "high"];

test("what graduates do, one question by another", () => {
  const ways = sectors.flatMap((sector) => salaries.map((salary) => `${sector}/${salary}`));
  const some = (fits: (sector: string, salary: string) => boolean) => ways.filter((way) => fits(...(way.split("/") as [string, string])));
  const cellsOf = (people: readonly Person[]): Counted => {
    const count = (keys: readonly string[]) => people.filter(({ way = "" }) => keys.includes(way)).length;
    return {
      single: {
        sector: Object.fromEntries(sectors.map((each) => [each, count(some((sector) => sector === each))])),
        salary: Object.fromEntries(salaries.map((each) => [each, count(some((_, salary) => salary === each))])),
      },
      crossed: {
        both: {
          rows: "sector",
          columns: "salary",
          cells: Object.fromEntries(
            sectors.map((row) => [row, Object.fromEntries(salaries.map((column) => [column, count([`${row}/${column}`])]))]),
          ),
        },
      },
    };
  };
  const seenIn = ({ single, crossed }: Release) => [
    ...(single.sector ?? []).map(({ keys, count }) => ({ keys: some((sector) => keys.includes(sector)), count })),
    ...(single.salary ?? []).map(({ keys, count }) => ({ keys: some((_, salary) => keys.includes(salary)), count })),
    ...Object.values(crossed).flatMap(({ rowGroups, columnGroups, counts }) =>
      rowGroups.flatMap((rows, r) =>
        columnGroups.map((columns, c) => ({
          keys: some((sector, salary) => rows.includes(sector) && columns.includes(salary)),
          count: counts[r]?.[c] ?? 0,
        })),
      ),
    ),
  ];
  expectSafe(
    {
      values: { way: ways },
      looks(month) {
        let release: Release | null = null;
        return changes(
          month.map((_, night) => {
            release = nextRelease(release, cellsOf(upTo(month, night)));
            return [{ table: "way", groups: release ? seenIn(release) : [] }];
          }),
        );
      },
    },
    800,
  );
});
