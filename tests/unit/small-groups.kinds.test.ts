/**
 * The somebody of `small-groups.leaving.test.ts` before tables that are crossed, and before the same people counted in two ways: what
 * surveys and graduates answered, by one question and by two, and texts beside a table, while people come and go.
 */
import { expect, test } from "vitest";
import { nextPeople, ratingOf, type ShownPeople } from "../../app/features/event-stats/event-stats.rules";
import { countsOf, fieldOf, type Question, textsOf as textsIn } from "../../app/features/survey/survey.questions";
import { type Releases, releasesOf, tablesOf } from "../../app/features/survey/survey.results";
import { textsOf } from "../../app/features/survey/survey.texts";
import { type Counted, nextRelease, type Release } from "../../app/platform/small-groups";
import { leaked, monthWithLeaving, type Watched } from "./small-groups.leavers";
import type { Person } from "./small-groups.watcher";

const MONTHS = 3;
const wayOf = ({ way = "" }: Person) => way;

/** The ways that fit, of all that somebody can answer. */
const some = (ways: readonly string[], fits: (parts: readonly string[]) => boolean) => ways.filter((way) => fits(way.split("/")));

const choice = (options: string[]): Question => ({ kind: "single", text: "Which?", is_required: true, options });

/** Every way to answer two questions. */
const both = (one: readonly string[], two: readonly string[]) => one.flatMap((each) => two.map((other) => `${each}/${other}`));

/** A survey of choices; the first question tells the other apart where it is crossed. */
function survey(ways: readonly string[], questions: readonly Question[], splitBy: number | null): Watched {
  let releases: Releases = {};
  return (people, isNew) => {
    const counts = people.flatMap((person) => {
      const values = wayOf(person).split("/");
      const given = Object.fromEntries(values.map((value, at) => [fieldOf(at + 1), value]));
      return countsOf(questions, given).map((each) => ({ ...each, split: splitBy ? (values[splitBy - 1] ?? "") : "", count: 1 }));
    });
    releases = releasesOf({ questions, splitBy }, isNew ? {} : releases, counts);
    const at = (item: string) => Number(item.slice(1)) - 1;
    return questions.map((question, number) => ({
      table: "way",
      groups: tablesOf(question, number + 1, releases).flatMap(({ item, rows, by }) => [
        ...rows.map(({ keys, count }) => ({ keys: some(ways, (parts) => keys.includes(parts[at(item)] ?? "")), count })),
        ...(by?.groups ?? []).flatMap((group, r) =>
          (by?.columns ?? []).map((columns, c) => ({
            keys: some(ways, (parts) => group.includes(parts[at(by?.item ?? "")] ?? "") && columns.includes(parts[at(item)] ?? "")),
            count: by?.counts[r]?.[c] ?? 0,
          })),
        ),
      ]),
    }));
  };
}

/** Graduates: two tables, crossed. */
function graduates(ways: readonly string[], rows: readonly string[], columns: readonly string[]): Watched {
  let release: Release | null = null;
  const countedOf = (people: readonly Person[]): Counted => {
    const count = (row: string | null, column: string | null) =>
      people.filter((person) => {
        const [own, other] = wayOf(person).split("/");
        return (row === null || own === row) && (column === null || other === column);
      }).length;
    const table = (row: string | null) => Object.fromEntries(columns.map((column) => [column, count(row, column)]));
    return {
      single: { rows: Object.fromEntries(rows.map((row) => [row, count(row, null)])), columns: table(null) },
      crossed: { both: { rows: "rows", columns: "columns", cells: Object.fromEntries(rows.map((row) => [row, table(row)])) } },
    };
  };
  return (people, isNew) => {
    release = nextRelease(isNew ? null : release, countedOf(people));
    const of = (at: 0 | 1, keys: readonly string[]) => some(ways, (parts) => keys.includes(parts[at] ?? ""));
    const groups = [
      ...(release?.single.rows ?? []).map(({ keys, count }) => ({ keys: of(0, keys), count })),
      ...(release?.single.columns ?? []).map(({ keys, count }) => ({ keys: of(1, keys), count })),
      ...Object.values(release?.crossed ?? {}).flatMap(({ rowGroups, columnGroups, counts }) =>
        rowGroups.flatMap((row, r) =>
          columnGroups.map((column, c) => ({
            keys: of(0, row).filter((way) => of(1, column).includes(way)),
            count: counts[r]?.[c] ?? 0,
          })),
        ),
      ),
    ];
    return [{ table: "way", groups }];
  };
}

/** A table, and how many wrote a text beside it: the page counts the texts, the file lists them. */
function texts(): Watched {
  const questions: Question[] = [choice(["A", "B"]), { kind: "long", text: "Why?", is_required: false }];
  const asked = { questions, splitBy: null };
  let kept: Releases = {};
  let shown = 0;
  const answerOf = (person: Person): Record<string, string> => {
    const [first = "", text] = wayOf(person).split("/");
    return text === "t" ? { q1: first, q2: "t" } : { q1: first };
  };
  return (people, isNew) => {
    if (isNew) [kept, shown] = [{}, 0];
    const counts = people.flatMap((person) => countsOf(questions, answerOf(person)).map((each) => ({ ...each, split: "", count: 1 })));
    const count = people.filter((person) => textsIn(questions, answerOf(person)).length > 0).length;
    const releases = releasesOf(asked, kept, counts);
    const written = count > 0 ? [{ item: "q2", count, shown }] : [];
    const next = textsOf(asked, kept, releases, { counts, written, answerCount: people.length });
    kept = { ...releases, ...next.kept };
    const table = tablesOf(choice(["A", "B"]), 1, kept).flatMap(({ rows }) =>
      rows.map(({ keys, count: n }) => ({ keys: some(withText, ([own = ""]) => keys.includes(own)), count: n })),
    );
    shown = next.shown[0]?.count ?? shown;
    const exact = kept["texts-q2"]?.single.q2 ?? [];
    const own = exact.map(({ keys, count: n }) => ({
      keys: some(withText, ([, text]) => keys.includes(text === "t" ? "1" : "0")),
      count: n,
    }));
    return [
      { table: "way", groups: table },
      { table: "way", groups: own },
    ];
  };
}

const three = ["1", "2", "3"];
const two = ["1", "2"];
const sectors = ["software", "finance", "energy"];
const salaries = ["low", "high"];
const withText = both(two, ["t", "-"]);
const single = both(three, two);
const crossed = both(sectors, salaries);

/** The control: how many answered in each way, every night. */
const exact =
  (ways: readonly string[]): Watched =>
  (people) => [{ table: "way", groups: ways.map((way) => ({ keys: [way], count: people.filter((each) => wayOf(each) === way).length })) }];

/** Every question's answers, over all other questions. */
const margins = (ways: readonly string[]) =>
  (ways[0] ?? "").split("/").flatMap((_, at) => {
    const values = [...new Set(ways.map((way) => way.split("/")[at] ?? ""))];
    return values.map((value) => some(ways, (parts) => parts[at] === value));
  });

const given = ["1", "2", "3", "4", "5"];
const stars = ["1", "-", "2", "3", "4", "5"];
/** Where it is seldom that somebody gives none. */
const seldom = [...given, "-"];

const asked = [choice(["A", "B", "C"]), choice(["D", "E"])];

test.each([
  ["a survey, one question by another", single, () => survey(single, asked, 1)],
  ["a survey, questions by themselves", single, () => survey(single, asked, null)],
  ["graduates, one question by another", crossed, () => graduates(crossed, sectors, salaries)],
  ["a survey's table and its texts", withText, texts],
  ["stars of an event beside how many come", stars, () => starsBesideComing()],
] as const)("nothing follows of who went again: %s", (_, ways, watch) => {
  const values = { way: ways };
  let seen = 0;
  for (let seed = 1900; seed < 1900 + MONTHS; seed += 1) {
    const found = leaked(monthWithLeaving(seed, values), values, watch(), 99, margins(ways));
    expect([seed, found.told]).toEqual([seed, []]);
    seen += found.seen;
  }
  expect(seen).toBeGreaterThanOrEqual(MONTHS);
  expect(leaked(monthWithLeaving(1900, values), values, exact(ways), 1).told.length).toBe(1);
});

/** Stars of an event beside how many mean to come, which everybody is told: `-` gave none. @param hasFloor whether those few count */
function starsBesideComing(hasFloor = true): Watched {
  let shown: ShownPeople | undefined;
  return (people, isNew) => {
    const countOf = (key: string) => people.filter((person) => wayOf(person) === key).length;
    const tablesUntil = () => ({ stars: Object.fromEntries(given.map((key) => [key, countOf(key)])) });
    const othersUntil = () => (hasFloor ? countOf("-") : null);
    shown = nextPeople(isNew ? undefined : shown, { days: [], firstDay: "2026-03-01", tablesUntil, othersUntil });
    const groups = (ratingOf(shown.tables)?.groups ?? []).map(({ from, to, count }) => ({ keys: given.slice(from - 1, to), count }));
    return [{ table: "way", groups }];
  };
}

test("the control of stars: where the few who gave none don't count, how many they are follows", () => {
  const told = [1900, 1901, 1902].some(
    (seed) => leaked(monthWithLeaving(seed, { way: seldom }), { way: seldom }, starsBesideComing(false), 1).told.length > 0,
  );
  expect(told).toBe(true);
});
