/** Which of compared courses has the best of an aspect, and where they differ. */
import { expect, test } from "vitest";
import { arrange, bestOf } from "../../app/features/compare/compare.rules";
import type { ComparedCourse } from "../../app/features/compare/compare.service.server";

type Means = Partial<Record<"overall" | "difficulty" | "weekly_hours" | "usefulness", number>>;

function course(means: Means = {}, rest: Partial<ComparedCourse> = {}): ComparedCourse {
  const scores = Object.fromEntries(
    (["overall", "difficulty", "weekly_hours", "usefulness"] as const).map((name) => [name, { mean: means[name] ?? null }]),
  );
  const nothing = { spread: null, best: null, grades: null, fits: null, given: null, credits: null, ects: null, prerequisites: null };
  return { scores, ...nothing, sections: [], planners: 0, curricula: 0, ...rest } as unknown as ComparedCourse;
}

const difficult = (...means: (number | undefined)[]) => means.map((difficulty) => course(difficulty === undefined ? {} : { difficulty }));

test.each([
  ["the least difficult", [4, 2, 3], [1]],
  ["both of two alike, beside a worse one", [2, 4, 2], [0, 2]],
  ["nobody's where all are alike", [3, 3], []],
  ["nobody's where what is shown is alike", [3.01, 3.04], []],
  ["nobody's where only one is known", [undefined, 3], []],
  ["the better of those that are known", [undefined, 3, 2], [2]],
])("the best of it: %s", (_, means, best) => {
  expect(bestOf("difficulty", difficult(...means))).toEqual(best);
});

test("more is better of some aspects, and of others nothing is", () => {
  expect(bestOf("overall", [course({ overall: 3 }), course({ overall: 5 })])).toEqual([1]);
  expect(bestOf("planned", [course({}, { planners: 3 }), course({}, { planners: 5 })])).toEqual([]);
});

test("aspects that nobody knows anything of aren't told, but for whether it was rated; one course differs from none", () => {
  expect(arrange([course(), course()])).toEqual({ differing: [], same: ["overall"] });
  expect(arrange([course({}, { credits: 3 })])).toEqual({ differing: ["overall", "credits"], same: [] });
});

test("where courses differ comes before where they don't, and nothing differs from something", () => {
  const sections = [{ number: 1, instructors: [], meetings: [] }];
  const both = [course({ overall: 4 }, { ects: 5, sections }), course({ overall: 4 }, { ects: 5, planners: 2, curricula: 1 })];
  expect(arrange(both)).toEqual({ differing: ["sections", "planned", "curricula"], same: ["overall", "credits"] });
});
