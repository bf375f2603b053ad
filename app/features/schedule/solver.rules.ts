/**
 * Finds how sections of several courses go together: the exact number of combinations, the best timetables by somebody's
 * wishes, and, where nothing fits, the smallest set of courses that is to blame. Sections at the same times are one choice;
 * the week of each is a set of bits; what is left to fill is counted once for each state that it can be in.
 */
import {
  addLoads,
  joined,
  type Load,
  leastPenalty,
  loadOf,
  minutesOf,
  NO_LOAD,
  ownPenalty,
  penaltyOf,
  type Shortfall,
  shortfallOf,
  type Wishes,
} from "./solver-score.rules";
import { weekBits } from "./solver-week.rules";
import type { Interval } from "./week.rules";

export interface CandidateSection {
  number: number;
  /** None: the time isn't announced, and it fits everywhere. */
  meetings: readonly Interval[];
  instructors: readonly string[];
}

export interface CandidateCourse {
  id: string;
  /** Those that may be taken. */
  sections: readonly CandidateSection[];
}

export interface Question {
  courses: readonly CandidateCourse[];
  /** Times that are taken already. */
  busy: readonly Interval[];
  wishes: Wishes;
  /** So many timetables are shown at most. */
  most: number;
  /** The section that one has of each course: another one counts as a change, and nothing that is wished for outweighs it. */
  kept?: Readonly<Record<string, number>>;
}

export interface Timetable {
  /** In the order of the question; `same` are the other sections at the same times that are as good. */
  sections: { id: string; number: number; same: number[] }[];
  shortfall: Shortfall;
  penalty: number;
}

/** Courses that can't be together, none of which could be left out of the set. */
export interface Impossible {
  ids: string[];
  /** They could, if nothing else were in the way. */
  isOnlyBusy: boolean;
}

export interface Answer {
  combinations: bigint;
  /** The best first; timetables differ in their times. */
  timetables: Timetable[];
  impossible: Impossible | null;
}

/** Sections of one course at the same times, as good as each other. */
interface Choice {
  mask: bigint;
  load: Load;
  numbers: number[];
}

interface Level {
  id: string;
  choices: Choice[];
  /** Bits that this and later courses look at: what is taken elsewhere makes no difference to them. */
  relevant: bigint;
  toCome: { minutes: number; penalty: number };
}

/** After so many steps a search lets others work. */
const STEPS_A_SLICE = 2000;

/** How far a search has come: what it is at, and which share of that is done, from 0 to 1. */
export interface Progress {
  part: "counting" | "ranking" | "explaining";
  share: number;
}

/** The place in the first levels tells how far a search is; deeper ones make no difference that is seen. */
const TOLD_LEVELS = 3;

/** Counts steps, and follows a search through its levels. */
class Pace {
  private steps = 0;
  private place: { at: number; of: number }[] = [];
  private part: Progress["part"] = "counting";

  begin(part: Progress["part"]): void {
    this.part = part;
    this.place = [];
  }

  /** The search looks at choice `at` of a level with `of`. */
  look(level: number, at: number, of: number): void {
    if (level >= TOLD_LEVELS) return;
    this.place.length = level;
    this.place.push({ at, of });
  }

  /** Counts a step. @returns true when a slice is over */
  step(): boolean {
    this.steps += 1;
    return this.steps % STEPS_A_SLICE === 0;
  }

  progress(): Progress {
    let [share, whole] = [0, 1];
    for (const { at, of } of this.place) {
      whole /= of;
      share += at * whole;
    }
    return { part: this.part, share };
  }
}

type Sought = Pick<Question, "wishes" | "kept">;

/** In the order of their numbers; the one that one has comes before all, and stands for those at its times. */
const inOrder = (sections: readonly CandidateSection[], own: number | undefined) =>
  sections.toSorted((a, b) => Number(b.number === own) - Number(a.number === own) || a.number - b.number);

function choicesOf(course: CandidateCourse, taken: bigint, bitsOf: ReturnType<typeof weekBits>, { wishes, kept }: Sought): Choice[] {
  const { id, sections } = course;
  const wished = wishes.instructors[id] ?? [];
  const own = kept?.[id];
  const choices = new Map<string, Choice>();
  for (const { number, meetings, instructors } of inOrder(sections, own)) {
    const mask = bitsOf(meetings);
    if (mask & taken) continue;
    const isWished = wished.length === 0 || instructors.some((name) => wished.includes(name));
    const key = JSON.stringify([joined(meetings), isWished]);
    const known = choices.get(key);
    if (known) known.numbers.push(number);
    else {
      const changes = own === undefined || number === own ? 0 : 1;
      choices.set(key, { mask, load: { ...loadOf(meetings, isWished, wishes), changes }, numbers: [number] });
    }
  }
  return [...choices.values()];
}

type Candidate = Pick<Level, "id" | "choices">;

function candidatesOf(question: Question): Candidate[] {
  const meetings = question.courses.flatMap(({ sections }) => sections.flatMap((section) => section.meetings));
  const bitsOf = weekBits([...question.busy, ...meetings]);
  const taken = bitsOf(question.busy);
  return question.courses.map((course) => ({ id: course.id, choices: choicesOf(course, taken, bitsOf, question) }));
}

/** Courses in the order of a search; equal ones as they were asked. */
function levelsOf(candidates: readonly Candidate[], first: "most" | "fewest"): Level[] {
  const sign = first === "most" ? -1 : 1;
  const levels: Level[] = candidates
    .toSorted((a, b) => sign * (a.choices.length - b.choices.length))
    .map((candidate) => ({ ...candidate, relevant: 0n, toCome: { minutes: 0, penalty: 0 } }));
  for (const [i, level] of [...levels.entries()].reverse()) {
    const next = levels[i + 1];
    const loads = level.choices.map(({ load }) => load);
    level.relevant = level.choices.reduce((bits, { mask }) => bits | mask, next?.relevant ?? 0n);
    level.toCome = {
      minutes: Math.max(0, ...loads.map(minutesOf)) + (next?.toCome.minutes ?? 0),
      penalty: (loads.length > 0 ? Math.min(...loads.map(ownPenalty)) : 0) + (next?.toCome.penalty ?? 0),
    };
  }
  return levels;
}

/** Known numbers of combinations from a level on, by what is taken of its relevant bits. */
type Known = Map<bigint, bigint>[];

/** How many combinations of the levels from `at` on fit beside what is taken. */
function* countFrom(levels: readonly Level[], at: number, taken: bigint, known: Known, pace: Pace): Generator<Progress, bigint> {
  const level = levels[at];
  if (!level) return 1n;
  const state = taken & level.relevant;
  const counted = known[at]?.get(state);
  if (counted !== undefined) return counted;
  let sum = 0n;
  for (const [i, { mask, numbers }] of level.choices.entries()) {
    pace.look(at, i, level.choices.length);
    if (pace.step()) yield pace.progress();
    if (mask & taken) continue;
    const next = levels[at + 1];
    const after = next ? known[at + 1]?.get((taken | mask) & next.relevant) : 1n;
    sum += BigInt(numbers.length) * (after ?? (yield* countFrom(levels, at + 1, taken | mask, known, pace)));
  }
  known[at]?.set(state, sum);
  return sum;
}

/** Counts all combinations. With the courses of most choices first, the others are left in few states, each of which is counted once. */
function countAll(candidates: readonly Candidate[], pace: Pace): Generator<Progress, bigint> {
  const levels = levelsOf(candidates, "most");
  const known = levels.map(() => new Map<bigint, bigint>());
  return countFrom(levels, 0, 0n, known, pace);
}

/** Whether the levels from `at` on can be filled beside what is taken; `known` by what is taken of their bits. */
function* canFill(
  levels: readonly Level[],
  at: number,
  taken: bigint,
  known: Map<bigint, boolean>[],
  pace: Pace,
): Generator<Progress, boolean> {
  const level = levels[at];
  if (!level) return true;
  const state = taken & level.relevant;
  const found = known[at]?.get(state);
  if (found !== undefined) return found;
  let isPossible = false;
  for (const { mask } of level.choices) {
    if (pace.step()) yield pace.progress();
    if (mask & taken) continue;
    isPossible = yield* canFill(levels, at + 1, taken | mask, known, pace);
    if (isPossible) break;
  }
  known[at]?.set(state, isPossible);
  return isPossible;
}

interface Found {
  choices: Choice[];
  load: Load;
  penalty: number;
}

/** The best timetables, each of other times; of equal ones that which comes first by the levels' smallest section numbers. */
function* bestOf(levels: readonly Level[], { wishes, most }: Question, pace: Pace): Generator<Progress, Found[]> {
  const found: Found[] = [];
  const known = levels.map(() => new Map<bigint, boolean>());
  const keep = (choices: readonly Choice[], load: Load) => {
    const penalty = penaltyOf(shortfallOf(load, wishes));
    const worse = found.findIndex((each) => each.penalty > penalty);
    found.splice(worse === -1 ? found.length : worse, 0, { choices: [...choices], load, penalty });
    if (found.length > most) found.pop();
  };
  const canStillCount = (load: Load, at: number) => {
    const worst = found.length < most ? Number.POSITIVE_INFINITY : (found.at(-1)?.penalty ?? 0);
    return leastPenalty(load, wishes, levels[at]?.toCome ?? { minutes: 0, penalty: 0 }) < worst;
  };
  function* search(at: number, taken: bigint, load: Load, chosen: Choice[]): Generator<Progress, void> {
    const level = levels[at];
    if (!level) return keep(chosen, load);
    for (const [i, choice] of level.choices.entries()) {
      pace.look(at, i, level.choices.length);
      if (pace.step()) yield pace.progress();
      if (choice.mask & taken) continue;
      const now = taken | choice.mask;
      const total = addLoads(load, choice.load);
      if (!canStillCount(total, at + 1)) continue;
      if (yield* canFill(levels, at + 1, now, known, pace)) yield* search(at + 1, now, total, [...chosen, choice]);
    }
  }
  yield* search(0, 0n, NO_LOAD, []);
  return found;
}

function timetableOf({ choices, load, penalty }: Found, levels: readonly Level[], { courses, wishes }: Question): Timetable {
  const byId = new Map(levels.map(({ id }, i) => [id, choices[i]?.numbers ?? []]));
  const sections = courses.map(({ id }) => {
    const [number = 0, ...same] = byId.get(id) ?? [];
    return { id, number, same };
  });
  return { sections, shortfall: shortfallOf(load, wishes), penalty };
}

/** All sets of so many of a list, in its order. */
function* setsOf<T>(list: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) return yield [];
  for (let i = from; i <= list.length - size; i++) for (const rest of setsOf(list, size - 1, i + 1)) yield [list[i] as T, ...rest];
}

function* doFit(question: Question, pace: Pace): Generator<Progress, boolean> {
  const levels = levelsOf(candidatesOf(question), "fewest");
  const known = levels.map(() => new Map<bigint, boolean>());
  return yield* canFill(levels, 0, 0n, known, pace);
}

/** The smallest set of courses that can't be together; null when all of them can. */
function* smallestImpossible(question: Question, pace: Pace): Generator<Progress, Impossible | null> {
  for (let size = 1; size <= question.courses.length; size++) {
    for (const courses of setsOf(question.courses, size)) {
      if (yield* doFit({ ...question, courses }, pace)) continue;
      const isOnlyBusy = yield* doFit({ ...question, courses, busy: [] }, pace);
      return { ids: courses.map(({ id }) => id), isOnlyBusy };
    }
  }
  return null;
}

/**
 * Answers a question in slices, and says after each how far it is: the caller goes on with the generator when it likes, or drops it to give up. Each slice is
 * a few thousand steps, about a millisecond.
 */
export function* solve(question: Question): Generator<Progress, Answer> {
  const pace = new Pace();
  const candidates = candidatesOf(question);
  const combinations = yield* countAll(candidates, pace);
  if (combinations === 0n) {
    pace.begin("explaining");
    return { combinations, timetables: [], impossible: yield* smallestImpossible(question, pace) };
  }
  pace.begin("ranking");
  const levels = levelsOf(candidates, "fewest");
  const found = yield* bestOf(levels, question, pace);
  return { combinations, timetables: found.map((each) => timetableOf(each, levels, question)), impossible: null };
}

/** The best timetables alone, without counting the others; none where nothing fits. */
export function* rank(question: Question): Generator<Progress, Timetable[]> {
  const pace = new Pace();
  pace.begin("ranking");
  const levels = levelsOf(candidatesOf(question), "fewest");
  const found = yield* bestOf(levels, question, pace);
  return found.map((each) => timetableOf(each, levels, question));
}

/** Runs a question to its end, or until so many slices are used up. @returns null when it wasn't done by then */
export function solveWithin(question: Question, slices: number): Answer | null {
  const search = solve(question);
  for (let i = 0; i < slices; i++) {
    const { done, value } = search.next();
    if (done) return value;
  }
  return null;
}
