/** Reading the databank by those who earned it, writing into it, and keeping it right. */

import type { z } from "zod";
import type { ReviewInput } from "~/engines/review/review.schemas";
import { purge, review } from "~/engines/review/review.server";
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import { auditEntry } from "~/platform/audit.server";
import type { AdminContext, Context, SignedInContext, StaffContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { isStale } from "~/platform/db.server";
import { platformErrors } from "~/platform/errors/errors";
import { takeWrite } from "~/platform/limits.server";
import { readSettings } from "~/platform/settings.server";
import { courseHeadOf, courseIdOf } from "../catalog/course-head.service.server";
import { checkTaught, foundCourse, listCourseRows } from "../courses/courses.service.server";
import type { WrittenBefore } from "../courses/write-page.service.server";
import { contributionCounts, vipFromCounts } from "../vip/vip.service.server";
import { databankErrors } from "./databank.errors";
import * as repository from "./databank.repository.server";
import type { databankFilters, EntryEdit, EntryInput, Grading } from "./databank.schemas";

/** Courses with how many entries they have and how fresh they are: open to everyone. */
export async function listDatabank(ctx: Context, filters: z.infer<typeof databankFilters>) {
  const sort = filters.q?.trim() ? undefined : ("databank" as const);
  const { items, mark, ...paging } = await listCourseRows(ctx, { ...filters, sort });
  return {
    ...paging,
    items: items.map(({ courseId, courseCode, nameEn, nameTr, databankCount, databankUpdatedAt }) => ({
      courseId,
      courseCode,
      markedName: mark(ctx.locale === "tr" ? nameTr : nameEn),
      entryCount: databankCount,
      updatedAt: databankUpdatedAt,
    })),
  };
}

/**
 * A course's entries. Who isn't VIP gets their own, and how many others there are.
 * @throws courses.notFound
 */
export async function readDatabankCourse(ctx: SignedInContext, courseId: string) {
  const [facts, entries, [counts]] = await ctx.db.batch([
    courseHeadOf(ctx, courseId),
    repository.courseEntries(ctx, courseId),
    contributionCounts(ctx, ctx.actor.userId),
  ]);
  const course = foundCourse(facts);
  const vip = await vipFromCounts(ctx, ctx.actor, counts);
  const shown = entries.filter(({ isMine }) => vip.isVip || isMine);
  return { course, vip, lockedCount: entries.length - shown.length, entries: shown.map(withoutKey) };
}

/** How a course was graded, for its code. Who isn't VIP gets the number of entries alone. */
export async function readGrading(ctx: SignedInContext, code: string): Promise<Grading> {
  const [entries, [counts]] = await ctx.db.batch([
    repository.courseEntries(ctx, courseIdOf(plainCourseCode(code))),
    contributionCounts(ctx, ctx.actor.userId),
  ]);
  const { isVip } = await vipFromCounts(ctx, ctx.actor, counts);
  return {
    is_vip: isVip,
    entry_count: entries.length,
    entries: (isVip ? entries : []).map(({ entryId, term, instructorName, gradeParts, boundaries }) => ({
      entry_id: entryId,
      term,
      instructor: instructorName,
      grade_parts: gradeParts,
      boundaries,
    })),
  };
}

export type DatabankEntry = Omit<repository.Entry, "key">;

const withoutKey = ({ key: _, ...entry }: repository.Entry) => entry;

async function refusingSecond<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failed) {
    if (repository.isDuplicate(failed)) throw databankErrors.duplicate();
    throw failed;
  }
}

/** Adds an entry, which waits for review. @throws duplicate; courses.notFound, unknownInstructor, futureTerm */
export async function addEntry(ctx: SignedInContext, input: EntryInput): Promise<string> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "entries");
  await checkTaught(ctx, input);
  return refusingSecond(repository.insertEntry(ctx, input));
}

/** Changes one's own; approval never survives it. @throws entryNotFound, duplicate */
export async function editEntry(ctx: SignedInContext, entryId: string, input: EntryEdit): Promise<void> {
  requireSignedIn(ctx);
  await checkTaught(ctx, input);
  if (await refusingSecond(repository.rewriteEntry(ctx, entryId, input))) return;
  const { updatedAt } = await readEntry(ctx, entryId);
  const isOlder = input.version !== undefined && input.version !== updatedAt;
  throw isOlder ? platformErrors.changedMeanwhile() : databankErrors.entryNotFound();
}

/** A moderator corrects an entry; what it was before is kept in the audit. @throws entryNotFound, changedMeanwhile */
export async function correctEntry(ctx: StaffContext, entryId: string, { version, ...input }: EntryEdit): Promise<void> {
  requireStaff(ctx);
  const before = await readEntry(ctx, entryId, true);
  await checkTaught(ctx, input);
  const audit = auditEntry(ctx, {
    act: "databank-entry.edit",
    subjectType: "databank-entry",
    subjectId: entryId,
    before: withoutKey(before),
    after: input,
  });
  const isAsRead = repository.onlyOfVersion(ctx, entryId, version ?? before.updatedAt);
  try {
    await refusingSecond(ctx.db.batch([isAsRead, repository.correctEntry(ctx, entryId, input), audit]));
  } catch (failed) {
    throw isStale(failed) ? platformErrors.changedMeanwhile() : failed;
  }
}

/** Takes one's own away. @throws entryNotFound */
export async function deleteOwnEntry(ctx: SignedInContext, entryId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.withdrawEntry(ctx, entryId))) throw databankErrors.entryNotFound();
}

/** An entry for its form; one's own, or any for staff. @throws entryNotFound */
async function readEntry(ctx: SignedInContext, entryId: string, isAny = false): Promise<repository.Entry> {
  const entry = await repository.findEntry(ctx, entryId, isAny);
  if (!entry) throw databankErrors.entryNotFound();
  return entry;
}

/** An entry as its form's fields. @throws entryNotFound */
export async function readEntryForm(ctx: SignedInContext, entryId: string, isAny = false): Promise<WrittenBefore> {
  const { courseId, instructorId, term, gradeParts, examKinds, topics, boundaries, resources, advice, updatedAt } = await readEntry(
    ctx,
    entryId,
    isAny,
  );
  const grade_parts = gradeParts.map(({ name, weight }) => ({ name, weight: String(weight) }));
  const written = {
    course_id: courseId,
    instructor_id: instructorId,
    term,
    grade_parts,
    exam_kinds: examKinds,
    topics,
    version: updatedAt,
  };
  return { courseId, defaultValue: { ...written, boundaries: boundaries ?? "", resources: resources ?? "", advice: advice ?? "" } };
}

/** One's own entries and how far they lead. */
export async function readPersonalEntries(ctx: SignedInContext) {
  const [items, [counts]] = await ctx.db.batch([repository.personalEntries(ctx), contributionCounts(ctx, ctx.actor.userId)]);
  return { items: items.map(withoutKey), vip: await vipFromCounts(ctx, ctx.actor, counts) };
}

/** Staff decide on entries, never on their own. @throws nothingToReview */
export const reviewEntries = (ctx: StaffContext, input: ReviewInput) => review(ctx, repository.reviewableEntries, input);

/** Deletes for good; only admins reach this. @throws entryNotFound */
export async function purgeEntry(ctx: AdminContext, entryId: string, reason: string | null): Promise<void> {
  if (!(await purge(ctx, repository.reviewableEntries, entryId, reason))) throw databankErrors.entryNotFound();
}

export const listEntriesForModeration = repository.listForModeration;

/** Public numbers of the databank. */
export async function readDatabankStats(ctx: Context) {
  const [{ counts, courses }, { vipThreshold }] = await Promise.all([repository.readStats(ctx), readSettings(ctx)]);
  return { entries: counts.approved, waiting: counts.waiting, courses, vip_threshold: vipThreshold };
}
