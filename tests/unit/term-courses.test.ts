/** What is still needed in a course, what may still be missed, and the acts that keep it in a browser. */
import { expect, test } from "vitest";
import { absenceOf } from "../../app/features/term-courses/absences.rules";
import { disorderedBounds, letterOf, neededFor, type Part, standingOf, USUAL_BOUNDS } from "../../app/features/term-courses/needed.rules";
import { courseOf, inverseOf, type TermAct, type TermStore, termReducer } from "../../app/features/term-courses/term-acts.rules";
import { readTyped } from "../../app/features/term-courses/typed-marks.rules";
import { createRandom } from "../../drizzle/seed/random";
import { metuTest } from "../support/pack-test";

type Row = [weight: number | null, score: number | null, outOf?: number];
const parts = (...rows: Row[]): Part[] =>
  rows.map(([weight, score, outOf = 100], i) => ({ id: `p${i}`, name: `P${i}`, weight, score, outOf }));
const said = (bound: number, ...rows: Row[]) => {
  const need = neededFor(bound, parts(...rows));
  return need.kind === "needs" ? need.mark : need.kind;
};

test.each<[string, number, Row[], number | string]>([
  [
    "half by a midterm of 70, the rest for a BB",
    80,
    [
      [50, 70],
      [50, null],
    ],
    90,
  ],
  [
    "the same for a DD",
    60,
    [
      [50, 70],
      [50, null],
    ],
    50,
  ],
  [
    "an AA that only a hundred brings",
    90,
    [
      [50, 80],
      [50, null],
    ],
    100,
  ],
  [
    "a tenth too far",
    90,
    [
      [50, 79.9],
      [50, null],
    ],
    "outOfReach",
  ],
  [
    "rounded up, never down",
    60,
    [
      [70, 50],
      [30, null],
    ],
    83.4,
  ],
  [
    "two parts left are needed on average",
    70,
    [
      [40, 100],
      [25, null],
      [35, null],
    ],
    50,
  ],
  [
    "reached before the final",
    60,
    [
      [60, 100],
      [40, null],
    ],
    "reached",
  ],
  [
    "a mark out of twenty",
    80,
    [
      [20, 15, 20],
      [80, null],
    ],
    81.3,
  ],
  [
    "thirds are exact",
    60,
    [
      [30, 1, 3],
      [70, null],
    ],
    71.5,
  ],
  ["nothing left and one hundredth short", 60, [[100, 59.99]], "outOfReach"],
  ["nothing left and just there", 60, [[100, 60]], "reached"],
  [
    "a part without a weight counts for nothing",
    60,
    [
      [50, 60],
      [50, null],
      [null, 90],
    ],
    60,
  ],
  [
    "a part of no weight isn't left",
    60,
    [
      [100, 50],
      [0, null],
    ],
    "outOfReach",
  ],
  [
    "more than all points",
    100,
    [
      [60, 120],
      [40, null],
    ],
    70,
  ],
  [
    "nothing is graded yet",
    75,
    [
      [40, null],
      [60, null],
    ],
    75,
  ],
  [
    "a final that isn't entered yet",
    75,
    [
      [30, 80],
      [30, 60],
    ],
    82.5,
  ],
  [
    "homework that is left beside a final that isn't entered",
    60,
    [
      [30, 20],
      [30, null],
    ],
    77.2,
  ],
  ["no weight is known yet", 75, [[null, null]], 75],
  [
    "the weight of the final isn't known yet",
    90,
    [
      [40, 80],
      [null, null],
    ],
    96.7,
  ],
  [
    "a bonus of five points",
    90,
    [
      [50, 80],
      [50, null],
      [5, 100],
    ],
    90,
  ],
])("%s", (_, bound, rows, expected) => {
  expect(said(bound, ...rows)).toBe(expected);
});

test("what is needed is the first mark that is enough, of all marks tried by tenths, for five hundred courses", () => {
  const random = createRandom(67);
  const seen = { reached: 0, outOfReach: 0, needs: 0 };
  for (let i = 0; i < 500; i++) {
    const rows = Array.from({ length: random.int(1, 6) }, (): Row => {
      const outOf = random.pick([100, 100, 20, 50, 7.5]);
      return [random.int(1, 400) / 10, random.chance(0.5) ? random.int(0, outOf * 10) / 10 : null, outOf];
    });
    const bound = random.int(0, 1000) / 10;
    // In whole numbers: weights, marks and bounds have one decimal, and 3000 is divided by everything that marks are out of.
    const points = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + Math.round((row[0] ?? 0) * 10) * of(row), 0);
    const missing = Math.max(0, 1000 - points(() => 1));
    const enough = (tenths: number) =>
      missing * tenths * 3 + points(([, score, outOf = 100]) => (score === null ? tenths * 3 : Math.round((score * 3000) / outOf))) >=
      Math.round(bound * 10) * 3000;
    const first =
      missing > 0 || rows.some(([, score]) => score === null)
        ? Array.from({ length: 1001 }, (_, tenths) => tenths).find(enough)
        : enough(0)
          ? 0
          : undefined;
    const found = said(bound, ...rows);
    expect(found).toBe(first === undefined ? "outOfReach" : first === 0 ? "reached" : first / 10);
    seen[typeof found === "number" ? "needs" : (found as "reached" | "outOfReach")] += 1;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});

metuTest("points so far are rounded down, and a whole course has a letter by its own bounds", () => {
  expect(standingOf(parts([30, 2, 3], [50, null]))).toEqual({ points: 20, of: 30, total: 80 });
  expect(standingOf(parts([30, 1, 7]))).toEqual({ points: 4.28, of: 30, total: 30 });
  expect(letterOf(parts([100, 84.99]), USUAL_BOUNDS)).toBe("BB");
  expect(letterOf(parts([100, 84.99]), { ...USUAL_BOUNDS, BA: 84 })).toBe("BA");
  expect(letterOf(parts([100, 40]), USUAL_BOUNDS)).toBeNull();
  expect(disorderedBounds(USUAL_BOUNDS)).toEqual([]);
  expect(disorderedBounds({ ...USUAL_BOUNDS, CB: 80 })).toEqual(["CB"]);
});

test.each<[string, "percent" | "outOf" | undefined, "en" | "tr", ReturnType<typeof readTyped>]>([
  ["3,5", undefined, "tr", { value: 3.5 }],
  ["3.5", undefined, "tr", { value: 3.5 }],
  ["3,5", undefined, "en", { value: 3.5 }],
  ["%40", "percent", "tr", { value: 40 }],
  ["% 37,5", "percent", "tr", { value: 37.5 }],
  ["40 %", "percent", "en", { value: 40 }],
  ["％40", "percent", "tr", { value: 40 }],
  ["%40%", "percent", "tr", undefined],
  ["%", "percent", "tr", undefined],
  ["%40", undefined, "tr", undefined],
  ["40/100", "outOf", "tr", { value: 40, outOf: 100 }],
  [" 17,5 / 20 ", "outOf", "tr", { value: 17.5, outOf: 20 }],
  ["%72", "outOf", "tr", { value: 72, outOf: 100 }],
  ["18/", "outOf", "tr", undefined],
  ["18/0", "outOf", "tr", undefined],
  ["1/2/3", "outOf", "tr", undefined],
  ["-5/20", "outOf", "tr", undefined],
  ["-5", "outOf", "tr", undefined],
  ["33,333", "outOf", "tr", undefined],
  ["40/100", "percent", "tr", undefined],
  ["105", "outOf", "tr", { value: 105 }],
])("%s as %s in %s", (typed, also, locale, expected) => {
  expect(readTyped(typed, locale, { min: 0, max: 1000 }, also)).toEqual(expected);
});

test("absences are counted against hours, or against a share of all hours in whole hours", () => {
  const none = { missed: 0, limit: null, unit: "hours", total: null } as const;
  expect(absenceOf(none)).toBeNull();
  expect(absenceOf({ ...none, missed: 4, limit: 12 })).toEqual({ allowed: 12, left: 8 });
  expect(absenceOf({ ...none, missed: 13, limit: 12 })).toEqual({ allowed: 12, left: -1 });
  expect(absenceOf({ ...none, unit: "percent", limit: 30 })).toBeNull();
  expect(absenceOf({ missed: 3, limit: 30, unit: "percent", total: 56 })).toEqual({ allowed: 16, left: 13 });
  expect(absenceOf({ missed: 0, limit: 30, unit: "percent", total: 70 })).toEqual({ allowed: 21, left: 21 });
  expect(absenceOf({ missed: 1.5, limit: 12.5, unit: "percent", total: 56 })).toEqual({ allowed: 7, left: 5.5 });
});

const course = courseOf("2026-1", "CENG140");
const [first, second] = parts([40, null], [60, null]) as [Part, Part];
const empty: TermStore = { courses: [], isOfferAnswered: false };
const after = (...acts: TermAct[]) => acts.reduce(termReducer, empty);

metuTest("acts of two tabs on one course stand beside each other, also on one part", () => {
  const both = after(
    { type: "addPart", course, part: first, at: 0 },
    { type: "part", course, partId: first.id, change: { score: 71 } },
    { type: "part", course, partId: first.id, change: { weight: 35 } },
    { type: "absences", course, change: { missed: 2 } },
    { type: "bounds", course, change: { AA: 88 } },
  );
  expect(both.courses).toMatchObject([{ parts: [{ score: 71, weight: 35 }], absences: { missed: 2 }, bounds: { AA: 88, BA: 85 } }]);
});

test("every act can be taken back, and nothing else goes with it", () => {
  const start = after({ type: "addPart", course, part: first, at: 0 }, { type: "addPart", course, part: second, at: 1 });
  const acts: TermAct[] = [
    { type: "add", course: courseOf("2026-1", "MATH119") },
    { type: "remove", course },
    { type: "addPart", course, part: { ...first, id: "new" }, at: 2 },
    { type: "part", course, partId: first.id, change: { score: 50, name: "Midterm" } },
    { type: "removePart", course, partId: first.id },
    { type: "parts", course, parts: [] },
    { type: "bounds", course, change: { DD: 55 } },
    { type: "absences", course, change: { limit: 12 } },
  ];
  for (const act of acts) {
    const back = inverseOf(start, act);
    expect(termReducer(start, act)).not.toEqual(start);
    expect(back && termReducer(termReducer(start, act), back)).toEqual(start);
  }
  // Another tab adds a mark meanwhile: taking back what this one removed leaves it.
  const removed = termReducer(start, { type: "removePart", course, partId: first.id });
  const meanwhile = termReducer(removed, { type: "part", course, partId: second.id, change: { score: 90 } });
  const back = inverseOf(start, { type: "removePart", course, partId: first.id });
  expect(back && termReducer(meanwhile, back).courses[0]?.parts.map(({ id, score }) => [id, score])).toEqual([
    [first.id, null],
    [second.id, 90],
  ]);
});

test("courses that were entered without an account are taken once, and never over one's own", () => {
  const mine = after({ type: "absences", course, change: { missed: 5 } });
  const taken = termReducer(mine, { type: "answer", taken: [course, courseOf("2026-1", "MATH119")] });
  expect(taken.courses.map(({ code, absences }) => [code, absences.missed])).toEqual([
    ["CENG140", 5],
    ["MATH119", 0],
  ]);
  expect(taken.isOfferAnswered).toBe(true);
});
