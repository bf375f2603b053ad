/** What is wrong with a plan, and which other sections would put it right. */
import type { Admission } from "./criteria.rules";
import { type Interval, overlap } from "./week.rules";

/** The number of none: of a course that is planned before the timetable has it. */
export const NO_SECTION = 0;

/** A section of a course as a plan may hold it. */
export interface SectionChoice {
  number: number;
  meetings: readonly Interval[];
  admission: Admission;
  /** The timetable has it. */
  isGiven: boolean;
}

/** An entry of a plan: a section of a course, or an item (then there is no section). */
export interface PlanEntry {
  /** Of the course or the item. */
  id: string;
  meetings: readonly Interval[];
  /** The day of an item that is there once. */
  date: string | null;
  section: Pick<SectionChoice, "number" | "admission" | "isGiven"> | null;
}

interface Clash {
  kind: "clash";
  /** In the order of their ids. */
  entries: readonly [string, string];
  times: Interval[];
  isAllowed: boolean;
}

/** `refused`: the section doesn't take the owner; `gone`: the timetable has it no more; `unchosen`: there is one to choose by now. */
interface Misfit {
  kind: "refused" | "gone" | "unchosen";
  entries: readonly [string];
}

export type Problem = Clash | Misfit;

/** Other sections for some courses. */
export interface Fix {
  changes: { id: string; from: number; to: number }[];
  /** Problems that the plan would have then. */
  left: number;
}

const MOST_FIXES = 5;
/** So many courses at most are changed together, and so many plans looked at to find that. */
const MOST_TOGETHER = 5;
const MOST_PLANS = 1_500;
/** Of each of two courses so many sections are tried together. */
const MOST_PAIRED = 12;

/** What tells a clash: the ids of its entries in order. */
export const pairOf = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

const keyOf = (ids: readonly string[]) => ids.join(" ");

/** When two entries are at the same time; items of two different days never are. */
export function sharedTimes(a: PlanEntry, b: PlanEntry): Interval[] {
  if (a.date !== null && b.date !== null && a.date !== b.date) return [];
  return a.meetings.flatMap((one) =>
    b.meetings
      .filter((other) => overlap(one, other))
      .map((other) => ({ day: one.day, start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) })),
  );
}

function misfitOf({ id, section }: PlanEntry): Misfit[] {
  if (section && !section.isGiven) return [{ kind: section.number === NO_SECTION ? "unchosen" : "gone", entries: [id] }];
  return section?.admission === "refused" ? [{ kind: "refused", entries: [id] }] : [];
}

function clashOf(a: PlanEntry, b: PlanEntry, allowed: ReadonlySet<string>): Clash[] {
  const times = sharedTimes(a, b);
  const entries = pairOf(a.id, b.id);
  return times.length > 0 ? [{ kind: "clash", entries, times, isAllowed: allowed.has(keyOf(entries)) }] : [];
}

/** Clashes that the owner allows, to look them up. */
export const allowedSet = (pairs: readonly (readonly [string, string])[]): Set<string> => new Set(pairs.map(keyOf));

/**
 * All problems of a plan: sections that are gone or don't take the owner, then clashes. One that is allowed is among them.
 * @param allowed as `allowedSet` gives it
 */
export function problemsOf(entries: readonly PlanEntry[], allowed: ReadonlySet<string>): Problem[] {
  const clashes = entries.flatMap((a, i) => entries.slice(i + 1).flatMap((b) => clashOf(a, b, allowed)));
  return [...entries.flatMap(misfitOf), ...clashes];
}

/** Problems that nobody allowed. */
export const openProblems = (problems: readonly Problem[]) => problems.filter((each) => each.kind !== "clash" || !each.isAllowed);

const NONE_ALLOWED: ReadonlySet<string> = new Set();

/** How many problems an entry has by itself and with these others. */
const troubleOf = (entry: PlanEntry, others: readonly PlanEntry[]) =>
  misfitOf(entry).length + others.reduce((sum, other) => sum + clashOf(entry, other, NONE_ALLOWED).length, 0);

/** The entry with each other section that its course has and that takes the owner, or may. */
function alternatives(entry: PlanEntry, choices: ReadonlyMap<string, readonly SectionChoice[]>): PlanEntry[] {
  if (!entry.section) return [];
  const current = entry.section.number;
  return (choices.get(entry.id) ?? [])
    .filter(({ number, isGiven, admission }) => number !== current && isGiven && admission !== "refused")
    .map((section) => ({ ...entry, meetings: section.meetings, section }));
}

const change = (from: PlanEntry, to: PlanEntry) => ({ id: from.id, from: from.section?.number ?? 0, to: to.section?.number ?? 0 });

/** Fewest problems first, then sections that surely take the owner, then by number. */
const better = (a: Fix & { unsure: number }, b: Fix & { unsure: number }) =>
  a.left - b.left ||
  a.unsure - b.unsure ||
  (a.changes[0]?.to ?? 0) - (b.changes[0]?.to ?? 0) ||
  (a.changes[1]?.to ?? 0) - (b.changes[1]?.to ?? 0);

const unsureOf = (...entries: PlanEntry[]) => entries.filter(({ section }) => section?.admission === "unknown").length;

interface Around {
  others: readonly PlanEntry[];
  /** Open problems among the others. */
  rest: number;
}

function around(entries: readonly PlanEntry[], allowed: ReadonlySet<string>, ids: readonly string[]): Around {
  const others = entries.filter(({ id }) => !ids.includes(id));
  return { others, rest: openProblems(problemsOf(others, allowed)).length };
}

/**
 * The changes of sections that solve a problem and leave fewer than there are, the best first: of one course, or of both where no single
 * one helps; before them the changes that solve everything, where those don't.
 * @param choices all sections of the courses in the plan, by course
 */
export function fixesOf(
  problem: Problem,
  entries: readonly PlanEntry[],
  allowed: ReadonlySet<string>,
  choices: ReadonlyMap<string, readonly SectionChoice[]>,
): Fix[] {
  const involved = problem.entries.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const isAllowed = problem.kind === "clash" && problem.isAllowed;
  const now = openProblems(problemsOf(entries, allowed)).length + (isAllowed ? 1 : 0);
  const singles = involved.flatMap((entry) => {
    const { others, rest } = around(entries, allowed, [entry.id]);
    const partners = involved.filter(({ id }) => id !== entry.id);
    return alternatives(entry, choices)
      .filter((other) => partners.every((partner) => sharedTimes(other, partner).length === 0))
      .map((other) => ({ changes: [change(entry, other)], left: rest + troubleOf(other, others), unsure: unsureOf(other) }));
  });
  const found = (singles.length > 0 ? singles : pairedFixes(involved, entries, allowed, choices))
    .filter(({ left }) => left < now)
    .sort(better)
    .map(({ changes, left }) => ({ changes, left }));
  const all = found[0]?.left === 0 || isAllowed ? null : solveAll(entries, allowed, choices);
  return [...(all ? [{ changes: all, left: 0 }] : []), ...found].slice(0, MOST_FIXES);
}

/** The fewest changes after which nothing is wrong; null where none were found. */
function solveAll(
  entries: readonly PlanEntry[],
  allowed: ReadonlySet<string>,
  choices: ReadonlyMap<string, readonly SectionChoice[]>,
): Fix["changes"] | null {
  let plans = 0;
  const solve = (plan: readonly PlanEntry[], changed: ReadonlySet<string>, left: number): readonly PlanEntry[] | null => {
    plans += 1;
    const [problem] = openProblems(problemsOf(plan, allowed));
    if (!problem) return plan;
    if (left === 0 || plans > MOST_PLANS) return null;
    for (const id of problem.entries.filter((each) => !changed.has(each))) {
      const entry = plan.find((each) => each.id === id);
      const surest = entry ? alternatives(entry, choices).sort((a, b) => unsureOf(a) - unsureOf(b)) : [];
      for (const other of surest) {
        const next = plan.map((each) => (each.id === id ? other : each));
        const solved = solve(next, new Set([...changed, id]), left - 1);
        if (solved) return solved;
      }
    }
    return null;
  };
  for (let together = 1; together <= MOST_TOGETHER && plans <= MOST_PLANS; together += 1) {
    const solved = solve(entries, new Set(), together);
    if (solved) return entries.flatMap((entry, i) => (solved[i] && solved[i] !== entry ? [change(entry, solved[i])] : []));
  }
  return null;
}

/** Both entries of a clash changed together. */
function pairedFixes(
  involved: readonly PlanEntry[],
  entries: readonly PlanEntry[],
  allowed: ReadonlySet<string>,
  choices: ReadonlyMap<string, readonly SectionChoice[]>,
) {
  const [a, b] = involved;
  if (!a || !b) return [];
  const { others, rest } = around(entries, allowed, [a.id, b.id]);
  const best = (entry: PlanEntry) =>
    alternatives(entry, choices)
      .map((other) => ({ other, trouble: troubleOf(other, others) }))
      .sort((x, y) => x.trouble - y.trouble)
      .slice(0, MOST_PAIRED);
  const ofB = best(b);
  return best(a).flatMap((one) =>
    ofB
      .filter(({ other }) => sharedTimes(one.other, other).length === 0)
      .map((two) => ({
        changes: [change(a, one.other), change(b, two.other)],
        left: rest + one.trouble + two.trouble,
        unsure: unsureOf(one.other, two.other),
      })),
  );
}
