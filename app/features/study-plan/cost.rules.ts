/** What it costs to withdraw from a course, to fail it, or to leave it for later: what moves, and whether graduation does. */
import { courseKey } from "~/university/course-key";
import { grading } from "~/university/grading";
import { computeTranscript, type Outcome } from "../gpa/gpa.rules";
import type { Transcript, TranscriptLine } from "../gpa/gpa.schemas";
import type { WithdrawalRefusal } from "../gpa/rights.rules";
import { nextGiven } from "./bounds.rules";
import { checkPlan, type Places, type TermProblem } from "./check.rules";
import { placeAll } from "./placement.rules";
import type { PlanCourse, PlanFacts } from "./plan.rules";
import { seasonOf, semesterAfter } from "./plan-terms.rules";

export type CourseOutcome = "W" | "FF" | "U" | "wait";

/** `FF` and `U` stand for what fails a course with credits and one without. What may become of a course: one without credits is failed with a U (26/5c), and one that is being taken can't be left for later. */
export const outcomesOf = ({ isCredited, mark }: PlanCourse): CourseOutcome[] => [
  "W",
  isCredited ? "FF" : "U",
  ...(mark?.state === "taking" ? [] : (["wait"] as const)),
];

export interface Move {
  course: PlanCourse;
  from: string;
  /** Null: in none of the terms that can be planned. */
  to: string | null;
}

export interface Cost {
  moves: readonly Move[];
  /** The earliest terms in which everything can be done; null where there is none, or it isn't known. */
  end: { without: string | null; with: string | null; by: number | null; isExact: boolean };
  /** Terms that break the load once these courses have moved. */
  loads: readonly { term: string; problem: TermProblem }[];
  /** Null without a transcript, and where nothing is withdrawn from. */
  withdrawal: { refusals: readonly WithdrawalRefusal[]; used: number; most: number | null } | null;
  /** Averages in hundredths, now and after an FF or U; null where they aren't known. */
  average: { before: number; after: number } | null;
  /** Repeats of passed courses: an FF costs none (28/3). */
  repeats: { used: number; most: number } | null;
}

export interface CostQuestion {
  facts: PlanFacts;
  places: Places;
  course: PlanCourse;
  outcome: CourseOutcome;
}

/** The plan's terms until one: what is behind somebody then. */
function behindAt({ facts, places, course }: CostQuestion, at: number): Set<string> {
  const earlier = facts.open.filter(
    ({ id }) => id !== course.id && facts.terms.indexOf(places[id] ?? "") >= 0 && facts.terms.indexOf(places[id] ?? "") < at,
  );
  const done = new Set([...facts.done, ...earlier.map(({ id }) => id)]);
  done.delete(course.id);
  return done;
}

/** The earliest end of what is left from a term on; -1 is the term before the first that is planned. */
function earliestEnd(facts: PlanFacts, courses: readonly PlanCourse[], done: ReadonlySet<string>, from: number) {
  const left = courses.filter(({ id }) => !done.has(id));
  const season = seasonOf(facts.terms[from] ?? semesterAfter(facts.terms.at(-1) ?? ""));
  const loads = from === 0 ? facts.loads : { ...facts.loads, newInFirst: null };
  const { terms, isEarliest } = placeAll({ courses: left, done, season, terms: facts.terms.length - from, loads });
  return { end: terms === null ? null : from + terms - 1, isEarliest };
}

const termAt = (facts: PlanFacts, at: number): string | null => {
  if (at >= 0) return facts.terms[at] ?? null;
  const [first = ""] = facts.terms;
  return first.endsWith("-1") ? `${Number(first.slice(0, 4)) - 1}-2` : `${first.slice(0, 4)}-1`;
};

/** Whether and by how many terms the earliest end moves. */
function endOf(question: CostQuestion, all: readonly PlanCourse[], at: number): Cost["end"] {
  const { facts, course, outcome } = question;
  // Who waits may take something else in that term; who fails or withdraws sat in it.
  const from = outcome === "wait" ? at : at + 1;
  const done = behindAt(question, from);
  const withIt = new Set([...done, course.id]);
  const later = all.map((each) => (each.id === course.id ? { ...each, isNew: false, notBefore: Math.max(0, at + 1 - from) } : each));
  const before = outcome === "wait" ? earliestEnd(facts, all, done, from) : earliestEnd(facts, all, withIt, from);
  const after = earliestEnd(facts, later, done, from);
  // Whatever follows, the term in which one sits in it isn't over before it ends.
  const least = (end: number | null) => (end === null ? null : Math.max(end, outcome === "wait" ? end : at));
  const [without, ends] = [least(before.end), least(after.end)];
  return {
    without: without === null ? null : termAt(facts, without),
    with: ends === null ? null : termAt(facts, ends),
    by: without === null || ends === null ? null : ends - without,
    isExact: before.isEarliest && after.isEarliest,
  };
}

/** What has to move of the plan as it is: the course, and what needs it, each to the next term in which it is given. */
function movesOf({ facts, places, course }: CostQuestion, at: number): Move[] {
  const question = { season: seasonOf(facts.terms[0] ?? ""), terms: facts.terms.length };
  const places2 = new Map(facts.open.map(({ id }) => [id, facts.terms.indexOf(places[id] ?? "")]));
  const next = nextGiven(course, at + 1, question);
  const moved = new Map([[course.id, next]]);
  const placeOf = (id: string) => (facts.done.has(id) && id !== course.id ? -1 : (moved.get(id) ?? places2.get(id) ?? -1));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const each of facts.open) {
      const own = placeOf(each.id);
      if (each.id === course.id || own < 0 || !Number.isFinite(own) || each.needs.length === 0) continue;
      const isHit = each.needs.some((set) => set.some((id) => moved.has(id)));
      const ready = Math.min(...each.needs.map((set) => Math.max(...set.map(placeOf)))) + 1;
      if (!isHit || ready <= own) continue;
      moved.set(each.id, nextGiven(each, ready, question));
      isChanged = true;
    }
  }
  const all = [course, ...facts.open.filter(({ id }) => id !== course.id && moved.has(id))];
  return all.map((each) => ({
    course: each,
    from: each.id === course.id ? (places[each.id] ?? each.mark?.term ?? "") : (places[each.id] ?? ""),
    to: facts.terms[moved.get(each.id) ?? -1] ?? null,
  }));
}

const TRIED = "tried";

/** The transcript with the planned term's courses in progress, so that the calculator's own rules say what is allowed there. */
function withTerm({ facts, places, course }: CostQuestion): Transcript | null {
  const { transcript } = facts;
  const term = places[course.id];
  if (!transcript || !term || course.mark?.state === "taking") return transcript;
  const lines = facts.open
    .filter(({ id }) => places[id] === term)
    .map(
      ({ id, code, credits, semester }): TranscriptLine => ({
        id: `${TRIED}-${id}`,
        code: code ?? "",
        name: "",
        credits: credits ?? 0,
        grade: null,
        what_if: null,
        is_ni: false,
        programmes: ["major"],
        ...(code !== null && { semester }),
      }),
    );
  return { ...transcript, terms: [...transcript.terms.filter((each) => each.term !== term), { term, lines }] };
}

/** The line of the course that has no grade yet, with its place in the curriculum. */
function lineOf(transcript: Transcript | null, { id, code }: PlanCourse) {
  const isOwn = (line: TranscriptLine) => line.grade === null && (line.id === `${TRIED}-${id}` || courseKey(line.code) === code);
  return transcript?.terms.flatMap(({ lines }) => lines).findLast(isOwn) ?? null;
}

function withLine(transcript: Transcript, own: TranscriptLine, change: Partial<TranscriptLine>): Transcript {
  const lineIn = (line: TranscriptLine) => (line === own ? { ...line, id: line.id ?? TRIED, ...change } : line);
  return { ...transcript, terms: transcript.terms.map((term) => ({ ...term, lines: term.lines.map(lineIn) })) };
}

/** A budget where there is one. */
const limited = ({ used, most }: Outcome["repeats"]) => (most === null ? null : { used, most });

/** What the calculator's rules say of a course in progress. */
function rightsOf(question: CostQuestion): Pick<Cost, "withdrawal" | "average" | "repeats"> {
  const { facts, course, outcome } = question;
  const transcript = withTerm(question);
  const own = lineOf(transcript, course);
  if (!transcript || !own) return { withdrawal: null, average: null, repeats: null };
  const { semester } = course;
  const tried = { ...withLine(transcript, own, { semester }), normal_load: transcript.normal_load ?? facts.normalLoad };
  const { withdrawable, withdrawals, repeats } = computeTranscript(tried);
  const refusals = withdrawable[own.id ?? TRIED];
  const { credited, nonCredit } = grading.pendingBecomes;
  const grade = outcome === "U" ? nonCredit : credited;
  const after = computeTranscript(withLine(transcript, own, { grade })).cgpa;
  const isFailed = outcome === "FF" || outcome === "U";
  const isKnown = isFailed && facts.cgpa !== null && after !== null && course.credits !== null;
  return {
    withdrawal: outcome === "W" && refusals ? { refusals, ...withdrawals } : null,
    average: isKnown && facts.cgpa !== null && after !== null ? { before: facts.cgpa, after } : null,
    repeats: outcome === "FF" ? limited(repeats) : null,
  };
}

/** What it costs. A course that is being taken stands in the term before the first that is planned. */
export function costOf(question: CostQuestion): Cost {
  const { facts, places, course } = question;
  const at = facts.terms.indexOf(places[course.id] ?? "");
  const all = facts.open.some(({ id }) => id === course.id) ? facts.open : [...facts.open, course];
  const moves = movesOf(question, at);
  const moved: Places = { ...places, ...Object.fromEntries(moves.map(({ course: { id }, to }) => [id, to ?? ""])) };
  const done = new Set([...facts.done].filter((id) => id !== course.id));
  const before = checkPlan(facts, places);
  const after = checkPlan({ ...facts, open: all, done }, moved);
  const was = new Map(before.terms.map(({ term, problems }) => [term, problems]));
  const loads = after.terms.flatMap(({ term, problems }) =>
    problems
      .filter((problem) => !(was.get(term) ?? []).some(({ kind, count }) => kind === problem.kind && count === problem.count))
      .map((problem) => ({ term, problem })),
  );
  return { moves, end: endOf(question, all, at), loads, ...rightsOf(question) };
}
