/**
 * The somebody of `small-groups.month.test.ts` counts the texts that a survey shows: of everybody, and of those who gave an answer. How many
 * wrote one, and how many left it out, are numbers of people like others.
 */
import { expect, test } from "vitest";
import { countsOf, fieldOf, type Question, textsOf as textsIn } from "../../app/features/survey/survey.questions";
import { condition, isShownAlone, type Releases, releasesOf, shownTables, tablesOf } from "../../app/features/survey/survey.results";
import { textsOf, type Written } from "../../app/features/survey/survey.texts";
import { FLOOR } from "../../app/platform/small-groups";
import { createRandom } from "../../drizzle/seed/random";
import { isExactly, type Known } from "./small-groups.programme";
import { came, certain, folded, MONTHS, type Month, momentsOf, monthOf, spansOf, truthsOf, upTo } from "./small-groups.watcher";

interface Case {
  questions: Question[];
  /** Everything that somebody can say, and what of it they are asked. */
  ways: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>;
  splitBy?: number;
}

const choice = (options: string[], more: Partial<Question> = {}): Question => ({
  kind: "single",
  text: "Which?",
  is_required: true,
  options,
  ...more,
});
const why = (more: Partial<Question> = {}): Question => ({ kind: "long", text: "Why?", is_required: false, ...more });
const yes = { if_question: 1, if_value: 1 };
const no = { if_question: 1, if_value: 2 };

const cases: Record<string, Case> = {
  "of everybody": {
    questions: [choice(["Yes", "No"]), why()],
    ways: { a: { q1: "1", q2: "t" }, b: { q1: "1" }, c: { q1: "2", q2: "t" }, d: { q1: "2" } },
  },
  "of those who gave an answer": {
    questions: [choice(["Yes", "No", "Sometimes"]), why(yes)],
    ways: { a: { q1: "1", q2: "t" }, b: { q1: "1" }, c: { q1: "2" }, d: { q1: "3" } },
  },
  "of those who gave an answer and have to say why": {
    questions: [choice(["Yes", "No", "Sometimes"]), why({ ...yes, is_required: true })],
    ways: { a: { q1: "1", q2: "t" }, b: { q1: "2" }, c: { q1: "3" } },
  },
  "under two answers": {
    questions: [choice(["Yes", "No"]), why(yes), why(no)],
    ways: { a: { q1: "1", q2: "t" }, b: { q1: "1" }, c: { q1: "2", q3: "t" }, d: { q1: "2" } },
  },
  "two of the same people": {
    questions: [choice(["Yes", "No"]), why(yes), why(yes)],
    ways: { a: { q1: "1", q2: "t", q3: "t" }, b: { q1: "1", q2: "t" }, c: { q1: "1", q3: "t" }, d: { q1: "1" }, e: { q1: "2" } },
  },
  "under a ticked box": {
    questions: [{ kind: "multiple", text: "Which?", is_required: false, options: ["A", "B", "C"] }, why({ if_question: 1, if_value: 2 })],
    ways: { a: { q1: [] }, b: { q1: ["2"] }, c: { q1: ["2"], q2: "t" }, d: { q1: ["1", "2"], q2: "t" }, e: { q1: ["1"] } },
  },
  "under an answer that is under another": {
    questions: [choice(["Yes", "No"]), choice(["Fast", "Slowly"], yes), why({ if_question: 2, if_value: 1 })],
    ways: { a: { q1: "1", q2: "1", q3: "t" }, b: { q1: "1", q2: "1" }, c: { q1: "1", q2: "2" }, d: { q1: "2" } },
  },
  "where a question tells the others apart": {
    questions: [choice(["First", "Later"]), choice(["Yes", "No"]), why({ if_question: 2, if_value: 1 })],
    ways: {
      a: { q1: "1", q2: "1", q3: "t" },
      b: { q1: "2", q2: "1", q3: "t" },
      c: { q1: "1", q2: "1" },
      d: { q1: "1", q2: "2" },
      e: { q1: "2", q2: "2" },
    },
    splitBy: 1,
  },
};

/** How many texts are shown from now on. */
type Rule = typeof textsOf;

/** The control: every text as soon as there are five more, where the answer above it is shown by itself. */
const withoutFloor: Rule = (asked, _, releases, { written }) => ({
  kept: {},
  shown: written.filter(({ item, count, shown }) => {
    const above = condition(asked.questions, Number(item.slice(1)));
    return count - shown >= FLOOR && (!above || isShownAlone(shownTables(releases), above));
  }),
});

type Fits = (way: string) => boolean;

/** A month of a survey. @returns what is seen on a night on which something new is: how many gave answers of a group, and how many texts */
function nightsOf({ questions, ways, splitBy = undefined }: Case, month: Month, rule: Rule) {
  const asked = { questions, splitBy: splitBy ?? null };
  const answersOf = (way: string) => ways[way] ?? {};
  const givenIn = (way: string) => countsOf(questions, answersOf(way));
  let kept: Releases = {};
  const texts = new Map<string, number>();
  const last = new Map<string, string>();
  /** Tables stay as they were until they move. */
  const isNew = (name: string, seen: unknown) => {
    const now = JSON.stringify(seen);
    const isOther = last.get(name) !== now;
    last.set(name, now);
    return isOther;
  };
  return month.flatMap((_, night) => {
    const people = upTo(month, night).map(({ way = "" }) => way);
    const counts = people.flatMap((way) => {
      const given = givenIn(way);
      const split = (splitBy && given.find(({ item }) => item === fieldOf(splitBy))?.value) || "";
      return given.map((each) => ({ ...each, split, count: 1 }));
    });
    const written: Written[] = questions.flatMap((_question, at) => {
      const item = fieldOf(at + 1);
      const count = people.filter((way) => textsIn(questions, answersOf(way)).some((each) => each.item === item)).length;
      return count > 0 ? [{ item, count, shown: texts.get(item) ?? 0 }] : [];
    });
    const releases = releasesOf(asked, kept, counts);
    const next = rule(asked, kept, releases, { counts, written, answerCount: people.length });
    kept = { ...releases, ...next.kept };
    for (const { item, count } of next.shown) texts.set(item, count);
    const isIn = (item: string, keys: readonly string[]): Fits => {
      return (way) => givenIn(way).some((each) => each.item === item && keys.includes(each.value));
    };
    const groups = questions.flatMap((question, at) =>
      tablesOf(question, at + 1, kept).flatMap(({ item, rows, by }) =>
        isNew(item, [rows, by?.counts])
          ? [
              ...rows.map(({ keys, count }) => ({ fits: isIn(item, keys), count })),
              ...(by?.groups ?? []).flatMap((group, r) =>
                (by?.columns ?? []).map((columns, c) => {
                  const [isRow, isColumn] = [isIn(by?.item ?? "", group), isIn(item, columns)];
                  return { fits: (way: string) => isRow(way) && isColumn(way), count: by?.counts[r]?.[c] ?? 0 };
                }),
              ),
            ]
          : [],
      ),
    );
    const shown = next.shown.map(({ item, count }) => {
      const number = Number(item.slice(1));
      const above = condition(questions, number);
      const fits: Fits = (way) => textsIn(questions, answersOf(way)).some((each) => each.item === item);
      const isRequired = questions[number - 1]?.is_required === true;
      return { fits, count, isRequired, asked: above ? isIn(above.item, above.values) : () => true };
    });
    return groups.length + shown.length > 0 ? [{ night, groups, shown }] : [];
  });
}

function watched(own: Case, seed: number, rule: Rule) {
  const keys = Object.keys(own.ways);
  const all = monthOf(createRandom(seed), { way: keys });
  const nights = nightsOf(own, all, rule);
  const moments = momentsOf(nights);
  const month = folded(all, moments);
  const until = (fits: Fits, at: number) => came("way", keys.filter(fits), -1, at);
  const truth = (fits: Fits, at: number) => upTo(month, at).filter(({ way = "" }) => fits(way)).length;
  const known = nights.flatMap(({ night, groups, shown }): Known[] => {
    const at = moments.indexOf(night);
    return [
      isExactly(
        until(() => true, at),
        upTo(month, at).length,
      ),
      ...groups.map(({ fits, count }) => isExactly(until(fits, at), count)),
      ...shown.map(({ fits, count, asked, isRequired }) => {
        // Who knows the rule knows where all are shown.
        const isAll = rule === withoutFloor || isRequired || truth(asked, at) - count > FLOOR;
        return { sum: until(fits, at), least: count, most: isAll ? count : 400 };
      }),
    ];
  });
  const cells: [string, Fits][] = own.questions.flatMap((question, index): [string, Fits][] => {
    const item = fieldOf(index + 1);
    if (question.kind !== "long") return [];
    const wrote: Fits = (way) => textsIn(own.questions, own.ways[way] ?? {}).some((each) => each.item === item);
    const above = condition(own.questions, index + 1);
    const isAsked: Fits = (way) =>
      !above || countsOf(own.questions, own.ways[way] ?? {}).some((each) => each.item === above.item && above.values.includes(each.value));
    return [
      [`${item} written`, wrote],
      [`${item} left out`, (way) => isAsked(way) && !wrote(way)],
    ];
  });
  const wanted = spansOf(month.length).flatMap(([after, last]) =>
    cells.flatMap(([name, fits]) => {
      const of = keys.filter(fits);
      return of.length > 0 ? [{ name: `${seed} ${name} ${after}–${last}`, sum: came("way", of, after, last) }] : [];
    }),
  );
  return { told: certain(known, truthsOf(month, { way: keys }), wanted), texts: nights.flatMap(({ shown }) => shown).length };
}

test.each(Object.entries(cases))("nobody who counts texts learns how few wrote one or left it out: %s", (_, own) => {
  let texts = 0;
  for (let seed = 950; seed < 950 + MONTHS; seed += 1) {
    const found = watched(own, seed, textsOf);
    expect(found.told).toEqual([]);
    texts += found.texts;
  }
  expect(texts).toBeGreaterThan(0);
});

test("the control: where every text is shown, it follows how few left one out", () => {
  const told = ["of everybody", "of those who gave an answer", "under two answers", "under a ticked box"].map((name) => {
    const own = cases[name] as Case;
    return [950, 951, 952].some((seed) => watched(own, seed, withoutFloor).told.length > 0);
  });
  expect(told).toEqual([true, true, true, true]);
});
