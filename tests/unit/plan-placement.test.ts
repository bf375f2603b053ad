/**
 * Placing what is left of a curriculum, against an oracle that shares no code with it. The oracle walks all plans at once: it keeps, term
 * after term, the set of everything that a student could have behind them (a number with a bit for each course), taking any choice of
 * courses, full or not. The first term at whose end one of these sets is everything is the earliest end: nothing is left out, so it is
 * exact, and affordable because these curricula have at most nine courses.
 */
import { expect, test } from "vitest";
import { costOf } from "~/features/study-plan/cost.rules";
import type { OpenCourse, PlacementQuestion, Season } from "~/features/study-plan/open-course.rules";
import { placeAll } from "~/features/study-plan/placement.rules";
import type { PlanCourse, PlanFacts } from "~/features/study-plan/plan.rules";
import { termsFrom } from "~/features/study-plan/plan-terms.rules";

const TERMS = 12;

function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A student before a curriculum: some of it passed, most courses with prerequisites among the earlier ones, some given once a year. */
function generated(seed: number): PlacementQuestion {
  const pick = random(seed);
  const count = 1 + pick(9);
  const ids = Array.from({ length: count }, (_, i) => `C${i}`);
  const done = new Set(["P0", "P1"].filter(() => pick(2) === 0));
  const courses = ids.map((id, at): OpenCourse => {
    const known = [...ids.slice(0, at), "P0", "P1", ...(pick(25) === 0 ? ["ELSEWHERE"] : [])];
    const set = () => Array.from({ length: 1 + pick(2) }, () => known[known.length === 0 ? 0 : pick(known.length)] ?? "P0");
    const neverIn: Season[] = pick(3) === 0 ? [pick(2) === 0 ? "fall" : "spring"] : [];
    return {
      id,
      needs: Array.from({ length: pick(3) }, set),
      neverIn: pick(60) === 0 ? ["fall", "spring"] : neverIn,
      isCredited: pick(6) > 0,
      isNew: pick(2) === 0,
      notBefore: pick(8) === 0 ? 1 + pick(3) : 0,
    };
  });
  const usual = 1 + pick(4);
  const loads = { usual, last: usual + pick(3), newInFirst: [null, null, 0, 1, 3][pick(5)] ?? null };
  return { courses, done, season: pick(2) === 0 ? "fall" : "spring", terms: TERMS, loads };
}

/** Whether a term is a spring, and with it whether the course may be given then. */
const isGivenIn = (course: OpenCourse, { season }: PlacementQuestion, term: number) => {
  const isFall = (season === "fall") === (term % 2 === 0);
  return !course.neverIn.includes(isFall ? "fall" : "spring");
};

/** What may be taken by who has these courses behind them, as bits. */
function open(question: PlacementQuestion, behind: number, term: number): number {
  const { courses, done } = question;
  let bits = 0;
  courses.forEach((course, i) => {
    const has = (id: string) => done.has(id) || courses.some((each, j) => each.id === id && behind & (1 << j));
    const isReady = course.needs.length === 0 || course.needs.some((set) => set.every(has));
    if (!(behind & (1 << i)) && course.notBefore <= term && isReady && isGivenIn(course, question, term)) bits |= 1 << i;
  });
  return bits;
}

const count = (courses: readonly OpenCourse[], bits: number, of: (course: OpenCourse) => boolean) =>
  courses.filter((course, i) => bits & (1 << i) && of(course)).length;

/** All that can ever be behind a student, and the first term (from 1) at whose end everything is; null where that never comes. */
function oracle(question: PlacementQuestion): { reach: number; end: number | null } {
  const { courses, loads } = question;
  const everything = (1 << courses.length) - 1;
  let layer = new Set([0]);
  let reach = 0;
  for (let term = 0; term <= question.terms; term += 1) {
    if (layer.has(everything)) return { reach: everything, end: term };
    if (term === question.terms) break;
    const next = new Set<number>();
    for (const behind of layer) {
      const may = open(question, behind, term);
      // All choices of the open courses, the empty one among them.
      for (let chosen = may; ; chosen = (chosen - 1) & may) {
        const isLast = (behind | chosen) === everything;
        const isLegal =
          count(courses, chosen, ({ isCredited }) => isCredited) <= (isLast ? loads.last : loads.usual) &&
          (term > 0 || loads.newInFirst === null || count(courses, chosen, ({ isNew }) => isNew) <= loads.newInFirst);
        if (isLegal) next.add(behind | chosen);
        if (chosen === 0) break;
      }
    }
    layer = next;
    reach = [...layer].reduce((all, each) => all | each, reach);
  }
  return { reach, end: null };
}

/** What is wrong with a plan, in words. */
function faults(question: PlacementQuestion, places: ReadonlyMap<string, number>): string[] {
  const { courses, done, loads } = question;
  const end = Math.max(...places.values());
  const isWhole = courses.every(({ id }) => places.has(id));
  const found: string[] = [];
  for (const course of courses) {
    const at = places.get(course.id);
    if (at === undefined) continue;
    const isBehind = (id: string) => done.has(id) || (places.get(id) ?? TERMS) < at;
    if (course.needs.length > 0 && !course.needs.some((set) => set.every(isBehind))) found.push(`${course.id} before what it needs`);
    if (!isGivenIn(course, question, at)) found.push(`${course.id} in a season in which it was never given`);
    if (at < course.notBefore) found.push(`${course.id} too early`);
    if (done.has(course.id)) found.push(`${course.id} is passed`);
  }
  for (let term = 0; term <= end; term += 1) {
    const own = courses.filter(({ id }) => places.get(id) === term);
    const most = isWhole && term === end ? loads.last : loads.usual;
    if (own.filter(({ isCredited }) => isCredited).length > most) found.push(`term ${term} is too full`);
    if (term === 0 && loads.newInFirst !== null && own.filter(({ isNew }) => isNew).length > loads.newInFirst) found.push("too many new");
  }
  return found;
}

test("of 3,000 students nobody's plan breaks a rule, and everything that can be placed is placed", () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const question = generated(seed);
    const { places } = placeAll(question);
    const { reach } = oracle(question);
    const placed = question.courses.reduce((bits, { id }, i) => (places.has(id) ? bits | (1 << i) : bits), 0);
    expect({ seed, faults: faults(question, places), placed }).toEqual({ seed, faults: [], placed: reach });
  }
});

test("of 3,000 students everybody's plan ends in the earliest term in which it can", () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const question = generated(seed);
    const { terms, isEarliest } = placeAll(question);
    expect({ seed, terms, isEarliest }).toEqual({ seed, terms: oracle(question).end, isEarliest: true });
  }
});

/** Words for pages that the engine doesn't look at. */
const described = (course: OpenCourse): PlanCourse => ({
  ...course,
  notBefore: 0,
  code: course.id,
  kind: null,
  name: course.id,
  credits: course.isCredited ? 3 : 0,
  semester: 1,
  evidence: { fall: { given: null, of: 0, catalog: null }, spring: { given: null, of: 0, catalog: null } },
  mark: null,
});

/** The earliest end, counted from the first planned term as 0, of who has the plan's earlier terms behind them when a term begins. */
function endFrom(question: PlacementQuestion, from: number, places: ReadonlyMap<string, number>, lost: string, isLostPassed: boolean) {
  const behind = question.courses.filter(({ id }) => (id === lost ? isLostPassed : (places.get(id) ?? TERMS) < from));
  const done = new Set([...question.done, ...behind.map(({ id }) => id)]);
  const season: Season = (question.season === "fall") === (from % 2 === 0) ? "fall" : "spring";
  const loads = from === 0 ? question.loads : { ...question.loads, newInFirst: null };
  const courses = question.courses.filter(({ id }) => !done.has(id));
  return { question: { courses, done, season, terms: TERMS - from, loads }, from };
}

const ended = ({ question, from }: ReturnType<typeof endFrom>) => {
  const { end } = oracle(question);
  return end === null ? null : from + end - 1;
};

test("of 3,000 students graduation moves by as many semesters as two walks through all plans are apart, with and without the course", () => {
  let moved = 0;
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const made = generated(seed);
    const open = made.courses.map(described);
    const question = { ...made, courses: open };
    const { places, terms } = placeAll(question);
    const pick = random(seed + 1_000_000);
    const course = open[pick(open.length)];
    const at = course && places.get(course.id);
    if (terms === null || course === undefined || at === undefined) continue;
    const codes = termsFrom(made.season === "fall" ? "2026-1" : "2026-2");
    const { usual, last } = made.loads;
    const facts: PlanFacts = {
      terms: codes,
      open,
      taking: [],
      done: made.done,
      filled: [],
      loads: made.loads,
      normalLoad: usual,
      mostLoad: last,
      cgpa: null,
      lacksAverage: null,
      probation: null,
      transcript: null,
    };
    const planned = Object.fromEntries([...places].map(([id, place]) => [id, codes[place] ?? ""]));

    const failed = costOf({ facts, places: planned, course, outcome: pick(2) === 0 ? "FF" : "W" }).end;
    const [passed, again] = [true, false].map((isPassed) => ended(endFrom(question, at + 1, places, course.id, isPassed)));
    const byFailing = passed == null || again == null ? null : again - Math.max(at, passed);
    expect({ seed, by: failed.by, isExact: failed.isExact }).toEqual({ seed, by: byFailing, isExact: true });

    const waited = costOf({ facts, places: planned, course, outcome: "wait" }).end;
    const free = endFrom(question, at, places, course.id, false);
    const held = free.question.courses.map((each) => (each.id === course.id ? { ...each, notBefore: 1 } : each));
    const [soonest, later] = [ended(free), ended({ ...free, question: { ...free.question, courses: held } })];
    expect({ seed, by: waited.by }).toEqual({ seed, by: soonest === null || later === null ? null : later - soonest });
    if (failed.by || waited.by) moved += 1;
  }
  // Neither all nor none: otherwise nothing was compared.
  expect(moved).toBeGreaterThan(300);
});
