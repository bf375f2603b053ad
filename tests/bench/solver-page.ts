/** What the solver's bench measures, in Node and in a browser: the solver, and plain backtracking over the same sections. */
import { type CandidateCourse, solveWithin } from "../../app/features/schedule/solver.rules";
import { overlap } from "../../app/features/schedule/week.rules";

export type RealCourse = CandidateCourse;

export interface Measured {
  combinations: string;
  /** The middle of some runs. */
  solverMs: number;
  plainMs: number;
  /** The part of all combinations that plain backtracking saw until it was stopped; 1: all. */
  plainShare: number;
}

const RUNS = 5;
const MOST_SLICES = 1_000_000;
const PLAIN_TIMEOUT_MS = 10_000;
const LOOKS = 4096;

const WISHES = { freeDays: [4], notBefore: null, notAfter: null, fewGaps: true, lunch: true, instructors: {} };

/** Counts combinations one by one, until it is done or its time is up. */
function countPlainly(courses: readonly CandidateCourse[]): { count: number; ms: number } {
  const begun = performance.now();
  let count = 0;
  let steps = 0;
  const isOver = () => ++steps % LOOKS === 0 && performance.now() - begun > PLAIN_TIMEOUT_MS;
  const visit = (at: number, taken: CandidateCourse["sections"][number]["meetings"]): boolean => {
    const course = courses[at];
    if (!course) {
      count += 1;
      return !isOver();
    }
    for (const { meetings } of course.sections) {
      if (meetings.some((meeting) => taken.some((other) => overlap(meeting, other)))) continue;
      if (!visit(at + 1, [...taken, ...meetings])) return false;
    }
    return true;
  };
  visit(0, []);
  return { count, ms: performance.now() - begun };
}

/** @throws when both finish and disagree */
export function measureSolver(courses: readonly CandidateCourse[]): Measured {
  const times: number[] = [];
  let combinations = 0n;
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    const answer = solveWithin({ courses, busy: [], wishes: WISHES, most: 6 }, MOST_SLICES);
    times.push(performance.now() - begun);
    if (!answer) throw new Error("The solver didn't end");
    combinations = answer.combinations;
  }
  const plain = countPlainly(courses);
  const isWhole = plain.ms < PLAIN_TIMEOUT_MS;
  if (isWhole && BigInt(plain.count) !== combinations) throw new Error(`${plain.count} combinations are ${combinations}`);
  const solverMs = times.sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
  return { combinations: String(combinations), solverMs, plainMs: plain.ms, plainShare: plain.count / Number(combinations) };
}
