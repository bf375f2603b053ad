/**
 * The somebody of `small-groups.leaving.test.ts` before surveys that ask some questions only of those who gave an answer before, and
 * before cities that graduates write freely. Tables, texts and how many were asked are all counted, while people come and go.
 */
import { expect, test } from "vitest";
import { type Answers, countsOf, fieldOf, itemsOf, type Question, textsOf as textsIn } from "../../app/features/survey/survey.questions";
import { condition, type Releases, releasesOf, tablesOf } from "../../app/features/survey/survey.results";
import { textsOf, type Written } from "../../app/features/survey/survey.texts";
import { mergeSmall, nextRelease, type Release } from "../../app/platform/small-groups";
import { leaked, monthWithLeaving, type Watched } from "./small-groups.leavers";
import { countsIn } from "./small-groups.watcher";

/** Each of them is one in which a control finds somebody. */
const SEEDS = [2100, 2105, 2107];

interface Case {
  questions: Question[];
  splitBy?: number;
}

const choice = (options: string[], more: Partial<Question> = {}): Question => ({
  kind: "single",
  text: "Which?",
  is_required: true,
  options,
  ...more,
});
const boxes = (options: string[], more: Partial<Question> = {}): Question => ({ ...choice(options, more), kind: "multiple" });
const why = (more: Partial<Question>): Question => ({ kind: "long", text: "Why?", is_required: false, ...more });
const after = (if_question: number, if_value: number) => ({ if_question, if_value });

const cases: Record<string, Case> = {
  "under one of three answers": { questions: [choice(["A", "B", "C"]), choice(["D", "E", "F"], after(1, 2))] },
  "under an answer that is under another": {
    questions: [choice(["A", "B"]), choice(["C", "D"], after(1, 1)), choice(["E", "F"], after(2, 2))],
  },
  "under two answers to one question": {
    questions: [choice(["A", "B", "C"]), choice(["D", "E"], after(1, 1)), choice(["F", "G"], after(1, 2))],
  },
  "that may be left out": { questions: [choice(["A", "B"]), choice(["C", "D"], { ...after(1, 2), is_required: false })] },
  "under a ticked box": { questions: [boxes(["A", "B", "C"], { is_required: false }), choice(["D", "E"], after(1, 2))] },
  "under one of two boxes": { questions: [boxes(["A", "B"]), choice(["C", "D"], after(1, 2))] },
  "where a question tells the others apart": {
    questions: [choice(["A", "B"]), choice(["C", "D"]), choice(["E", "F"], after(2, 1))],
    splitBy: 1,
  },
  "with a text under its answer": { questions: [choice(["A", "B", "C"]), choice(["D", "E"], after(1, 2)), why(after(2, 1))] },
};

/** Everything that can be answered to a question. */
function given({ kind, options = [], is_required }: Question): (string | string[] | undefined)[] {
  const numbers = options.map((_, at) => String(at + 1));
  if (kind === "long") return ["t", undefined];
  if (kind === "single") return is_required ? numbers : [...numbers, undefined];
  const subsets = numbers.reduce<string[][]>((all, number) => all.concat(all.map((each) => [...each, number])), [[]]);
  return is_required ? subsets.filter((each) => each.length > 0) : subsets;
}

/** What somebody said of what they were asked, as everything that tells them from others. */
const saidIn = (questions: readonly Question[], answers: Answers) =>
  JSON.stringify([countsOf(questions, answers), textsIn(questions, answers).map(({ item }) => item)]);

/** Every way to answer, by what is said in it; ways that differ in what isn't asked are one. */
function waysOf(questions: readonly Question[]): Map<string, Answers> {
  const all = questions.reduce<Answers[]>(
    (some, question, at) => some.flatMap((answers) => given(question).map((value) => ({ ...answers, [fieldOf(at + 1)]: value }))),
    [{}],
  );
  const ways = new Map<string, Answers>();
  const names = new Map<string, string>();
  for (const answers of all) {
    const said = saidIn(questions, answers);
    if (names.has(said)) continue;
    names.set(said, `w${names.size}`);
    ways.set(`w${names.size - 1}`, answers);
  }
  return ways;
}

type Fits = (answers: Answers) => boolean;

const isOf =
  (questions: readonly Question[], item: string, keys: readonly string[]): Fits =>
  (answers) =>
    countsOf(questions, answers).some((each) => each.item === item && keys.includes(each.value));
const wrote =
  (questions: readonly Question[], item: string): Fits =>
  (answers) =>
    textsIn(questions, answers).some((each) => each.item === item);

const waysThat = (ways: ReadonlyMap<string, Answers>, fits: Fits) => [...ways].filter(([, answers]) => fits(answers)).map(([way]) => way);

/**
 * A survey that is looked at every night. @param isControl every question is shown by itself as soon as its own groups are large enough,
 * whatever is shown of the answer above it
 */
function survey({ questions, splitBy = undefined }: Case, ways: ReadonlyMap<string, Answers>, isControl = false): Watched {
  const asked = {
    questions: isControl ? questions.map(({ if_question: _, if_value: __, ...question }) => question) : questions,
    splitBy: splitBy ?? null,
  };
  let kept: Releases = {};
  let shown = new Map<string, number>();
  return (people, isNew) => {
    if (isNew) [kept, shown] = [{}, new Map()];
    const all = people.map(({ way = "" }) => ways.get(way) ?? {});
    const counts = all.flatMap((answers) => {
      const own = countsOf(questions, answers);
      const split = (splitBy && own.find(({ item }) => item === fieldOf(splitBy))?.value) || "";
      return own.map((each) => ({ ...each, split, count: 1 }));
    });
    const written: Written[] = questions.flatMap((_, at) => {
      const item = fieldOf(at + 1);
      const count = all.filter(wrote(questions, item)).length;
      return count > 0 ? [{ item, count, shown: shown.get(item) ?? 0 }] : [];
    });
    const releases = releasesOf(asked, kept, counts);
    const texts = textsOf(asked, kept, releases, { counts, written, answerCount: people.length });
    kept = { ...releases, ...texts.kept };
    for (const { item, count } of texts.shown) shown.set(item, count);
    return questions.map((question, at) => {
      const exact = kept[`texts-${fieldOf(at + 1)}`]?.single[fieldOf(at + 1)] ?? [];
      const above = condition(questions, at + 1);
      const isAsked: Fits = above ? isOf(questions, above.item, above.values) : () => true;
      return {
        table: "way",
        groups: [
          ...tablesOf(question, at + 1, kept).flatMap(({ item, rows, by }) => [
            ...rows.map(({ keys, count }) => ({ keys: waysThat(ways, isOf(questions, item, keys)), count })),
            ...(by?.groups ?? []).flatMap((group, r) =>
              (by?.columns ?? []).map((columns, c) => {
                const [isRow, isColumn] = [isOf(questions, by?.item ?? "", group), isOf(questions, item, columns)];
                return { keys: waysThat(ways, (answers) => isRow(answers) && isColumn(answers)), count: by?.counts[r]?.[c] ?? 0 };
              }),
            ),
          ]),
          ...exact.map(({ keys, count }) => {
            const isIn = wrote(questions, fieldOf(at + 1));
            return { keys: waysThat(ways, (answers) => isAsked(answers) && isIn(answers) === keys.includes("1")), count };
          }),
        ],
      };
    });
  };
}

/** Everything that is asked: each answer of each question, who was asked at all, and who wrote or left out a text. */
function cellsOf(questions: readonly Question[], ways: ReadonlyMap<string, Answers>): string[][] {
  const cells = questions.flatMap((question, at): Fits[] => {
    const number = at + 1;
    const above = condition(questions, number);
    const isAsked: Fits = above ? isOf(questions, above.item, above.values) : () => true;
    const isIn = wrote(questions, fieldOf(number));
    const texts: Fits[] = question.kind === "long" ? [isIn, (answers) => isAsked(answers) && !isIn(answers)] : [];
    return [
      ...(above ? [isAsked] : []),
      ...itemsOf(question, number).flatMap(({ item, keys }) => keys.map((key) => isOf(questions, item, [key]))),
      ...texts,
    ];
  });
  return cells.map((fits) => waysThat(ways, fits)).filter((keys) => keys.length > 0);
}

function attack(own: Case, seed: number, most: number, isControl = false) {
  const ways = waysOf(own.questions);
  const values = { way: [...ways.keys()] };
  return leaked(monthWithLeaving(seed, values), values, survey(own, ways, isControl), most, cellsOf(own.questions, ways));
}

test.each(Object.entries(cases))("nothing follows of who answered a question %s and went again", (_, own) => {
  let seen = 0;
  for (const seed of SEEDS) {
    const found = attack(own, seed, 99);
    expect([seed, found.told]).toEqual([seed, []]);
    seen += found.seen;
  }
  expect(seen).toBeGreaterThanOrEqual(SEEDS.length);
});

test("the control: where a question is shown without the answer above it being shown by itself, somebody's answer follows", () => {
  const told = ["under one of three answers", "under an answer that is under another", "under two answers to one question"].map((name) =>
    SEEDS.some((seed) => attack(cases[name] as Case, seed, 1, true).told.length > 0),
  );
  expect(told).toEqual([true, true, true]);
});

const cities = { city: ["Ankara", "İzmir", "Bursa", "Mersin", "Van", "Sinop"] };

/** Cities of graduates: who knows which there could be knows what the ones without a name are of. @param hasFloor */
function writtenCities(hasFloor = true): Watched {
  let release: Release | null = null;
  const each = (items: readonly { key: string; count: number }[]) => items.map((item) => [item]);
  return (people, isNew) => {
    const single = { city: countsIn(people, "city", cities.city) };
    release = nextRelease(isNew ? null : release, { single, crossed: {} }, hasFloor ? mergeSmall : each);
    const groups = release?.single.city ?? [];
    return [{ table: "city", groups: groups.map(({ keys, count }) => ({ keys, count })) }];
  };
}

test("nothing follows of cities that graduates wrote, and of those who go", () => {
  let seen = 0;
  for (const seed of SEEDS) {
    const found = leaked(monthWithLeaving(seed, cities), cities, writtenCities(), 99);
    expect([seed, found.told]).toEqual([seed, []]);
    seen += found.seen;
  }
  expect(seen).toBeGreaterThanOrEqual(SEEDS.length);
  expect(leaked(monthWithLeaving(2100, cities), cities, writtenCities(false), 1).told.length).toBe(1);
});
