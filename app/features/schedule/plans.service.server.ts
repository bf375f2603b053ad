/** Making, copying, changing and deleting schedules. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { idFor } from "~/platform/once.server";
import { academicYear, currentTerm } from "~/platform/terms";
import { departmentName, listDepartments } from "../departments/departments.service.server";
import { creditsOf, ownerOf, planOf, shapeOf } from "./plan.rules";
import * as repository from "./plans.repository.server";
import { scheduleErrors } from "./schedule.errors";
import * as reading from "./schedule.repository.server";
import type { NewSchedule, SettingsInput } from "./schedule.schemas";
import { waitingInvitations } from "./together.repository.server";
import { dayBit } from "./week.rules";

/** One's own schedules, and how many invitations to compare free time wait for an answer. */
export async function readSchedules(ctx: SignedInContext) {
  const statements = [reading.ownSchedules(ctx), waitingInvitations(ctx), ...reading.ownWeeks(ctx)] as const;
  const [rows, [waiting], lectures, items] = await ctx.db.batch(statements);
  const summaries = rows as reading.ScheduleSummary[];
  const now = currentTerm(ctx.clock.now());
  const schedules = summaries.map(({ creditHalves, isInWeek, ...row }) => ({
    ...row,
    credits: creditHalves / 2,
    isInWeek: isInWeek === 1,
    week: shapeOf(row.scheduleId, lectures, items),
    /** Whether its owner has another for the same weeks, which aren't over. */
    isChoice: row.term >= now && summaries.some(({ term, scheduleId }) => term === row.term && scheduleId !== row.scheduleId),
  }));
  return { schedules, invitations: waiting?.value ?? 0 };
}

/** The terms that a schedule may be of, newest first: those with a timetable, and from the current one to the end of the next year. */
function termsFor(timetables: readonly string[], now: number): string[] {
  const year = academicYear(now);
  const coming = [year, year + 1]
    .flatMap((each) => [1, 2, 3].map((number) => `${each}-${number}`))
    .filter((term) => term >= currentTerm(now));
  return [...new Set([...timetables, ...coming])].sort().reverse();
}

/**
 * What a new schedule may be of, and the term: the one that is asked for, else the one that most want, the latest with a timetable. Of the
 * courses that it shall begin with those that the term has, those that it hasn't, and codes of none.
 */
export async function readNewSchedule(ctx: Context, asked: { term: string | null; courses: readonly string[] }) {
  const timetables = await reading.listTerms(ctx);
  const now = ctx.clock.now();
  const terms = termsFor(timetables, now);
  const term = terms.find((each) => each === asked.term) ?? timetables[0] ?? currentTerm(now);
  const codes = [...new Set(asked.courses.map(plainCourseCode))];
  const known = new Map(
    (codes.length > 0 ? await reading.plannableCodes(ctx, term, codes) : []).map((each) => [each.code, each.isOffered]),
  );
  return {
    terms,
    timetables,
    term,
    courses: codes.filter((code) => known.get(code) === 1),
    /** Kept without a section until the timetable has them. */
    waiting: codes.filter((code) => known.get(code) === 0),
    unknown: codes.filter((code) => !known.has(code)),
  };
}

const isPossibleTerm = (term: string, now: number) => {
  const year = Number(term.slice(0, 4));
  return year >= 2000 && year <= academicYear(now) + 1;
};

/** Makes a schedule, once for its key. @returns its id @throws tooManySchedules, noSuchTerm */
export async function createSchedule(ctx: SignedInContext, { key, ...input }: NewSchedule): Promise<string> {
  requireSignedIn(ctx);
  const { name, term, course, section, courses = [] } = input;
  if (!isPossibleTerm(term, ctx.clock.now())) throw scheduleErrors.noSuchTerm({ field: "term" });
  const wanted = course && section ? [{ courseCode: course, section }] : courses.map((courseCode) => ({ courseCode, section: null }));
  const first = wanted.map((each) => ({ ...each, courseCode: plainCourseCode(each.courseCode) }));
  const scheduleId = await idFor(ctx, "schedule", key, input);
  if ((await repository.insertSchedule(ctx, scheduleId, { name, term, first })) === "too-many") throw scheduleErrors.tooManySchedules();
  return scheduleId;
}

/** Copies a schedule of one's own. @returns the copy's id @throws notFound, tooManySchedules */
export async function copySchedule(ctx: SignedInContext, scheduleId: string): Promise<string> {
  requireSignedIn(ctx);
  const { t } = ctx.product.translators[ctx.locale];
  const name = (of: string) => t("schedule:all.copyOf", { name: of });
  const copyId = await repository.copySchedule(ctx, { which: reading.ownSchedule(ctx, scheduleId), name });
  if (copyId === "too-many") throw scheduleErrors.tooManySchedules();
  if (copyId === null) throw scheduleErrors.notFound();
  return copyId;
}

/** Changes what a schedule is called, whom criteria are asked about and which days it hides. @throws notFound */
export async function changeSettings(ctx: SignedInContext, scheduleId: string, input: SettingsInput): Promise<void> {
  requireSignedIn(ctx);
  const isThere = await repository.updateSchedule(ctx, scheduleId, {
    name: input.name,
    surname: input.surname || null,
    departmentCode: input.department_code || null,
    hiddenDays: input.hidden_days.reduce((bits, day) => bits | dayBit(day), 0),
  });
  if (!isThere) throw scheduleErrors.notFound();
}

/** Shows a schedule in its owner's week, in place of another of its term. @throws notFound */
export async function showInWeek(ctx: SignedInContext, scheduleId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.putInWeek(ctx, scheduleId))) throw scheduleErrors.notFound();
}

/** Deletes a schedule with all that it holds. @throws notFound */
export async function deleteSchedule(ctx: SignedInContext, scheduleId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteSchedule(ctx, scheduleId))) throw scheduleErrors.notFound();
}

/** A schedule's settings, with what holds where nothing is set. @throws notFound */
export async function readSettings(ctx: SignedInContext, scheduleId: string) {
  const [rows, departments] = await Promise.all([reading.findPlan(ctx, scheduleId), listDepartments(ctx)]);
  if (!rows) throw scheduleErrors.notFound();
  const { schedule } = rows;
  const choices = departments
    .filter(({ hasCourses, isActive, departmentCode }) => (hasCourses && isActive) || departmentCode === schedule.departmentCode)
    .map((department) => ({
      value: department.departmentCode,
      label: `${department.departmentCode} · ${departmentName(ctx, department)}`,
    }));
  const plan = planOf(rows);
  return {
    plan: { ...plan, ...creditsOf(plan) },
    surname: schedule.surname,
    departmentCode: schedule.departmentCode,
    profile: ownerOf({ ...schedule, surname: null, departmentCode: null }),
    departments: choices,
  };
}
