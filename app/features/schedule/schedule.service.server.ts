/** What the pages of a schedule show. Somebody else's schedule is none. */
import type { SignedInContext } from "~/platform/context";
import { findCourseCodes, plainCourseCode } from "~/platform/course-codes";
import { planCourseSearch, searchNote } from "../catalog/course-finder.service.server";
import { markIn, repeatRefusals } from "../course-marks/course-marks.rules";
import { marksFrom, type OwnMarks } from "../course-marks/course-marks.service.server";
import { busyTimes, offersOf } from "./combinations.rules";
import { allowedSet, fixesOf, openProblems, problemsOf, sharedTimes } from "./conflicts.rules";
import { asChoice, choicesOf, creditsOf, entriesOf, type Plan, type PlanRows, planOf, type SectionFacts } from "./plan.rules";
import { planBOf } from "./plan-b.rules";
import { findProgress } from "./progress.repository.server";
import { missingPrerequisites, progressOf } from "./progress.rules";
import { scheduleErrors } from "./schedule.errors";
import * as repository from "./schedule.repository.server";

/** A schedule with what each of its pages says at its head. */
export interface ShownPlan extends Plan {
  credits: number;
  withoutCredits: number;
  /** Problems that its owner didn't allow. */
  problems: number;
}

function shown(rows: PlanRows | null): ShownPlan {
  if (!rows) throw scheduleErrors.notFound();
  const plan = planOf(rows);
  const problems = openProblems(problemsOf(entriesOf(plan), allowedSet(plan.allowed))).length;
  return { ...plan, ...creditsOf(plan), problems };
}

/** A schedule. @throws notFound */
export const readPlan = async (ctx: SignedInContext, scheduleId: string): Promise<ShownPlan> =>
  shown(await repository.findPlan(ctx, scheduleId));

/** Something of one's own in a schedule. @throws notFound, itemNotFound */
export async function readItem(ctx: SignedInContext, scheduleId: string, itemId: string) {
  const plan = await readPlan(ctx, scheduleId);
  const item = plan.items.find(({ id }) => id === itemId);
  if (!item) throw scheduleErrors.itemNotFound();
  return { plan, item };
}

/** A section that may be added, with the entries that it would clash with. */
export interface OfferedSection extends SectionFacts {
  /** It is in the schedule. */
  isTaken: boolean;
  clashes: string[];
}

function offered(plan: Plan, courseId: string, section: SectionFacts): OfferedSection {
  const others = entriesOf(plan).filter(({ id }) => id !== courseId);
  const entry = { id: courseId, meetings: section.meetings, date: null, section: asChoice(section) };
  const clashes = others.filter((other) => sharedTimes(entry, other).length > 0).map(({ id }) => id);
  const isTaken = plan.sections.some(({ id, number }) => id === courseId && number === section.number);
  return { ...section, isTaken, clashes };
}

/** Those that take the owner and clash with nothing come first. */
const byFit = (a: OfferedSection, b: OfferedSection) =>
  Number(a.admission === "refused") - Number(b.admission === "refused") || a.clashes.length - b.clashes.length || a.number - b.number;

/** What one's transcript says of a course that may be added to a plan: passed, may it be taken again, are its prerequisites met. */
function standingOf(plan: Plan, code: string, { state, marks, transcript, renamed }: OwnMarks, rows: repository.CourseNeeds) {
  const mark = markIn(marks, code);
  const markOf = (each: string) => markIn(marks, each);
  const [missing] = missingPrerequisites(rows.requirements, { term: plan.term, planned: rows.planned, markOf });
  // A schedule of the term in which it was passed, or of one before, takes nothing again.
  const isAgain = mark?.state === "passed" && mark.term < plan.term;
  return {
    isAsked: state === "ask",
    mark,
    /** Why a passed course may not be taken again; null where nothing was passed before. */
    repeat: transcript && isAgain ? repeatRefusals(transcript, renamed, code, plan.term) : null,
    /** Told where a transcript says what was passed: without one a plan alone knows too little. */
    prerequisites: state === "on" && rows.requirements.length > 0 ? { missing: missing?.missing ?? [] } : null,
  };
}

/** Courses of the schedule's term by words, and the sections of one of them. @throws notFound */
export async function readAddCourses(ctx: SignedInContext, scheduleId: string, { q, course: code }: { q?: string; course?: string }) {
  const search = await planCourseSearch(ctx, q);
  // Who types a whole code has chosen: its sections are there without another tap.
  const typed = findCourseCodes(q ?? "");
  const asked = code ?? (typed.length === 1 ? typed[0]?.code : undefined);
  const rows = await repository.findPlanAndCourses(ctx, scheduleId, plainCourseCode(asked ?? ""), search);
  const plan = shown(rows);
  const { course = null, choices = { sections: [], meetings: [] }, found = [] } = rows ?? {};
  const sections = choicesOf(plan.owner, choices.sections, choices.meetings).get(course?.courseId ?? "") ?? [];
  const open = sections.filter(({ isGiven }) => isGiven).map((section) => offered(plan, course?.courseId ?? "", section));
  const own = await marksFrom(ctx, rows?.marks ?? []);
  return {
    plan,
    found: found.map(({ creditHalves, ...hit }) => ({
      ...hit,
      credits: creditHalves === null ? null : creditHalves / 2,
      mark: markIn(own.marks, hit.courseCode),
    })),
    search: search === undefined ? null : searchNote(search, found[0]?.step ?? null),
    course: course && { ...course, sections: open.sort(byFit) },
    /** Exams of it at the same time as those of other courses here. */
    exams: rows?.exams ?? [],
    standing: course && rows && standingOf(plan, course.courseCode, own, rows.needs),
    isUnknown: Boolean(code) && !course,
  };
}

export type AddCoursesPage = Awaited<ReturnType<typeof readAddCourses>>;

/** Why a section can't be taken beside what is planned; null where it can. */
export interface SectionFit {
  number: number;
  /** It is in the schedule already. */
  isTaken: boolean;
  /** It takes people of other departments or surnames. */
  isRefused: boolean;
  /** What it would clash with, by code or title. */
  clashes: string[];
}

/** How the sections of courses fit the schedule that stands in one's latest week; null without a schedule. */
export async function readFits(ctx: SignedInContext, courseIds: readonly string[]) {
  const rows = courseIds.length > 0 ? await repository.findLatestWithChoices(ctx, courseIds) : null;
  if (!rows) return null;
  const plan = planOf(rows);
  const names = new Map([
    ...plan.sections.map(({ id, courseCode }) => [id, courseCode] as const),
    ...plan.items.map(({ id, title }) => [id, title] as const),
  ]);
  const choices = choicesOf(plan.owner, rows.choices.sections, rows.choices.meetings);
  const fitOf = (courseId: string, section: SectionFacts): SectionFit => {
    const { number, isTaken, admission, clashes } = offered(plan, courseId, section);
    return { number, isTaken, isRefused: admission === "refused", clashes: clashes.flatMap((id) => names.get(id) ?? []) };
  };
  return {
    scheduleId: plan.scheduleId,
    name: plan.name,
    term: plan.term,
    byCourse: Object.fromEntries(
      courseIds.map((id) => [id, (choices.get(id) ?? []).filter(({ isGiven }) => isGiven).map((section) => fitOf(id, section))]),
    ),
  };
}

/** A schedule's problems with the changes that solve each, and what combinations are looked for among. @throws notFound */
export async function readConflicts(ctx: SignedInContext, scheduleId: string) {
  const rows = await repository.findPlanWithChoices(ctx, scheduleId);
  const plan = shown(rows);
  const { sections, meetings } = rows?.choices ?? { sections: [], meetings: [] };
  const facts = choicesOf(plan.owner, sections, meetings);
  const choices = new Map([...facts].map(([id, own]) => [id, own.map(asChoice)]));
  const entries = entriesOf(plan);
  const allowed = allowedSet(plan.allowed);
  const problems = problemsOf(entries, allowed).map((problem) => ({ ...problem, fixes: fixesOf(problem, entries, allowed, choices) }));
  return { plan, problems, offers: offersOf(plan, facts), busy: busyTimes(plan) };
}

export type ConflictsPage = Awaited<ReturnType<typeof readConflicts>>;

/** A schedule, and what is looked through for when one of its sections is full. @throws notFound */
export async function readPlanB(ctx: SignedInContext, scheduleId: string) {
  const rows = await repository.findPlanWithChoices(ctx, scheduleId);
  const plan = shown(rows);
  const { sections, meetings } = rows?.choices ?? { sections: [], meetings: [] };
  return { plan, asked: planBOf(plan, choicesOf(plan.owner, sections, meetings)) };
}

/** How far a schedule brings its owner. @throws notFound */
export async function readProgress(ctx: SignedInContext, scheduleId: string) {
  const rows = await findProgress(ctx, scheduleId);
  const plan = shown(rows);
  const { program = null, lines = [], planned = [], requirements = [] } = rows ?? {};
  const { state, marks } = await marksFrom(ctx, rows?.marks ?? []);
  const markOf = (code: string) => markIn(marks, code);
  const here = plan.sections.map(({ id }) => id);
  const missing = missingPrerequisites(requirements, { term: plan.term, planned, markOf });
  const progress = progressOf({ lines, here, planned, markOf });
  return { plan, program, progress, missing, isAsked: state === "ask", hasMarks: state === "on" };
}

export type ProgressPage = Awaited<ReturnType<typeof readProgress>>;
