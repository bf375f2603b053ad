/** The solver against every combination tried one by one, and how it behaves when there are very many. */
import { expect, test } from "vitest";
import { type CandidateCourse, type Question, solve, solveWithin } from "../../app/features/schedule/solver.rules";
import { weekBits } from "../../app/features/schedule/solver-week.rules";
import { overlap } from "../../app/features/schedule/week.rules";
import { createRandom } from "../../drizzle/seed/random";
import { bruteForce, smallestBlame } from "../support/solver-oracle";
import { plainQuestion, questionOfTerm, randomTerm } from "../support/solver-terms";

const NO_WISHES = { freeDays: [], notBefore: null, notAfter: null, fewGaps: false, lunch: false, instructors: {} };
const ask = (courses: readonly CandidateCourse[], own: Partial<Question> = {}): Question => ({
  courses,
  busy: [],
  wishes: NO_WISHES,
  most: 5,
  ...own,
});
const answerTo = (question: Question) => {
  const answer = solveWithin(question, 100_000);
  if (!answer) throw new Error("It didn't end");
  return answer;
};
const at = (day: number, hour: number, hours = 2) => ({ day, start: hour * 60 + 40, end: (hour + hours) * 60 + 30 });
const section = (number: number, ...meetings: ReturnType<typeof at>[]) => ({ number, meetings, instructors: [] });

/** `SOLVED=20000` holds that many against brute force. */
const GENERATED = Number(process.env.SOLVED ?? 2000);

test("it counts and finds the best as brute force does, on two thousand generated terms with criteria, items and sections without times", () => {
  const random = createRandom(2026);
  const wrong: unknown[] = [];
  const seen = { impossible: 0, refused: 0, untimed: 0, busy: 0 };
  for (let i = 0; i < GENERATED; i++) {
    const term = randomTerm(random);
    const question = plainQuestion(term);
    const expected = bruteForce(question);
    const answer = answerTo(questionOfTerm(term));
    const [best] = answer.timetables;
    const found = {
      count: Number(answer.combinations),
      best: best?.sections.map(({ number }) => number) ?? null,
      penalty: best?.penalty ?? null,
    };
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ i, found, expected });
    const left = question.courses.flatMap(({ sections }) => sections);
    if (expected.count === 0) seen.impossible += 1;
    if (left.length < term.courses.flatMap(({ sections }) => sections).length) seen.refused += 1;
    if (left.some(({ meetings }) => meetings.length === 0)) seen.untimed += 1;
    if (question.busy.length > 0) seen.busy += 1;
  }
  expect(wrong).toEqual([]);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(GENERATED / 50);
});

test("when nothing fits, it names as few courses as there can be", () => {
  const random = createRandom(7);
  const sizes: number[] = [];
  for (let i = 0; i < 600; i++) {
    const term = randomTerm(random);
    const { impossible, combinations } = answerTo(questionOfTerm(term));
    if (combinations > 0n) continue;
    expect(impossible?.ids.length).toBe(smallestBlame(plainQuestion(term)));
    sizes.push(impossible?.ids.length ?? 0);
  }
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(5);
  expect(sizes.filter((size) => size > 1).length).toBeGreaterThan(5);
});

test("three courses of which any two fit are blamed together, and own items are told apart", () => {
  const either = (id: string) => ({ id, sections: [section(1, at(0, 8)), section(2, at(1, 8))] });
  const three = [either("a"), either("b"), either("c")];
  expect(answerTo(ask(three)).impossible).toEqual({ ids: ["a", "b", "c"], isOnlyBusy: false });
  expect(answerTo(ask(three.slice(0, 2), { busy: [at(1, 9, 1)] })).impossible).toEqual({ ids: ["a", "b"], isOnlyBusy: true });
  expect(answerTo(ask([{ id: "none", sections: [] }, either("a")])).impossible).toEqual({ ids: ["none"], isOnlyBusy: false });
});

test("times that only touch fit, and a section without times fits everywhere", () => {
  const first = { id: "a", sections: [section(1, { day: 0, start: 520, end: 570 })] };
  const next = { id: "b", sections: [section(1, { day: 0, start: 570, end: 620 }), section(2, { day: 0, start: 569, end: 620 })] };
  const unannounced = { id: "c", sections: [section(1), section(2)] };
  const answer = answerTo(ask([first, next, unannounced]));
  expect(answer.combinations).toBe(2n);
  expect(answer.timetables).toMatchObject([
    {
      sections: [
        { id: "a", number: 1, same: [] },
        { id: "b", number: 1, same: [] },
        { id: "c", number: 1, same: [2] },
      ],
    },
  ]);
});

test("wishes decide what comes first", () => {
  const courses = [
    { id: "a", sections: [section(1, at(4, 8)), section(2, at(2, 8)), section(3, at(2, 15))] },
    { id: "b", sections: [section(1, at(2, 10))] },
  ];
  const numbers = (wishes: Partial<Question["wishes"]>) =>
    answerTo(ask(courses, { wishes: { ...NO_WISHES, ...wishes } })).timetables.map(({ sections }) => sections[0]?.number);
  expect(numbers({})).toEqual([1, 2, 3]);
  expect(numbers({ freeDays: [4] })).toEqual([2, 3, 1]);
  expect(numbers({ notBefore: 600, fewGaps: true })).toEqual([1, 2, 3]);
  expect(numbers({ notBefore: 640, freeDays: [4] })).toEqual([3, 2, 1]);
});

test("two intervals share a bit exactly when they overlap, and a real week needs few bits", () => {
  const random = createRandom(3);
  for (let round = 0; round < 300; round++) {
    const intervals = Array.from({ length: random.int(1, 12) }, () => {
      const start = 480 + 10 * random.int(0, 40);
      return { day: random.int(0, 6), start, end: start + 10 * random.int(1, 20) };
    });
    const bitsOf = weekBits(intervals);
    const wrong = intervals.flatMap((a) => intervals.filter((b) => ((bitsOf([a]) & bitsOf([b])) !== 0n) !== overlap(a, b)));
    expect(wrong).toEqual([]);
  }
  const lectures = [0, 1, 2, 3, 4].flatMap((day) => [8, 9, 10, 11, 12, 13, 14, 15].flatMap((hour) => [at(day, hour, 1), at(day, hour, 2)]));
  expect(weekBits(lectures)(lectures).toString(2).length).toBeLessThanOrEqual(45);
});

/** Ten courses with twenty sections each: 20^10 combinations to look through. */
const many = (): CandidateCourse[] => {
  const random = createRandom(5);
  return Array.from({ length: 10 }, (_, i) => ({
    id: `c${i}`,
    sections: Array.from({ length: 20 }, (_, n) => section(n + 1, at(random.int(0, 4), random.int(8, 16), 1))),
  }));
};

test("a search through millions lets others work between many slices, and can be dropped", () => {
  const search = solve(ask(many(), { wishes: { ...NO_WISHES, fewGaps: true } }));
  for (let slice = 0; slice < 60; slice++) expect(search.next().done).toBe(false);
  expect(solveWithin(ask(many()), 1)).toBeNull();
});

test("a search tells how far it is, and never goes back within a part", () => {
  const search = solve(ask(many().slice(0, 7), { wishes: { ...NO_WISHES, fewGaps: true, lunch: true } }));
  const told: { part: string; share: number }[] = [];
  for (let step = search.next(); !step.done && told.length < 3000; step = search.next()) told.push(step.value);
  expect(told.length).toBeGreaterThan(20);
  expect(told.every(({ share }) => share >= 0 && share < 1)).toBe(true);
  const isBack = told.some((now, i) => now.part === told[i - 1]?.part && now.share < (told[i - 1]?.share ?? 0));
  expect(isBack).toBe(false);
});
