/** Entries of the databank: written once per person, course, instructor and term; edited back into review. */
import { courses, instructors } from "@schema/catalog";
import { databankEntries } from "@schema/databank";
import { counters } from "@schema/platform";
import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { countsByStatus, type ModerationFilters, moderationPage, statusCounts } from "~/engines/review/listing.server";
import type { Reviewable } from "~/engines/review/reviewable";
import type { Context, SignedInContext } from "~/platform/context";
import { columns, onlyIf, reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { anonymousId } from "~/platform/ids";
import { currentCourseId } from "../catalog/course-head.service.server";
import type { EntryEdit, EntryInput } from "./databank.schemas";
import { entryDossier } from "./dossier.repository.server";

export const reviewableEntries: Reviewable = {
  type: "databank-entry",
  table: databankEntries,
  id: databankEntries.entryId,
  dossier: entryDossier,
  notice: {
    from: sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    page: sql`'/databank/personal'`,
  },
};

const PAGE_OF_ENTRIES = 100;

function fieldsOf(input: EntryInput) {
  return {
    instructorId: input.instructor_id,
    term: input.term,
    gradeParts: input.grade_parts,
    examKinds: input.exam_kinds,
    topics: input.topics,
    boundaries: input.boundaries || null,
    resources: input.resources || null,
    advice: input.advice || null,
    searchText: foldTurkish(`${input.topics} ${input.exam_kinds} ${input.advice ?? ""}`),
  };
}

/** Whether a write failed because the same person's entry of it exists. */
export const isDuplicate = (failed: unknown): boolean => reasonOf(failed).includes("UNIQUE constraint failed: databank_entries.");

/** Writes a waiting entry. */
export async function insertEntry(ctx: SignedInContext, input: EntryInput): Promise<string> {
  const now = ctx.clock.now();
  const entryId = anonymousId("databank");
  const row = {
    entryId,
    courseId: currentCourseId(input.course_id),
    authorId: ctx.actor.userId,
    ...fieldsOf(input),
    createdAt: now,
    updatedAt: now,
  };
  await ctx.db.insert(databankEntries).values(row);
  return entryId;
}

/** The author's own rewrite, of the version that was read where one is named: it goes back to review, whatever it was. */
export async function rewriteEntry(ctx: SignedInContext, entryId: string, { version, ...input }: EntryEdit): Promise<boolean> {
  const rows = await ctx.db
    .update(databankEntries)
    .set({ ...fieldsOf(input), status: "waiting", reviewReason: null, reviewedBy: null, reviewedAt: null, updatedAt: ctx.clock.now() })
    .where(
      and(
        eq(databankEntries.entryId, entryId),
        eq(databankEntries.authorId, ctx.actor.userId),
        sql`${databankEntries.courseId} = ${currentCourseId(input.course_id)}`,
        ne(databankEntries.status, "deleted"),
        version === undefined ? undefined : eq(databankEntries.updatedAt, version),
      ),
    )
    .returning({ id: databankEntries.entryId });
  return rows.length > 0;
}

/** The statement that lets a batch go on only while an entry is of a version. */
export const onlyOfVersion = ({ db }: Pick<Context, "db">, entryId: string, version: number) =>
  onlyIf(db, sql`EXISTS (SELECT 1 FROM databank_entries WHERE entry_id = ${entryId} AND updated_at = ${version})`);

/** The statement of a moderator's correction: approval never survives a change of text, whoever made it. */
export const correctEntry = (ctx: SignedInContext, entryId: string, input: EntryInput) =>
  ctx.db
    .update(databankEntries)
    .set({ ...fieldsOf(input), status: "waiting", reviewReason: null, reviewedBy: null, reviewedAt: null, updatedAt: ctx.clock.now() })
    .where(and(eq(databankEntries.entryId, entryId), ne(databankEntries.status, "deleted")))
    .returning({ id: databankEntries.entryId });

/** The author takes their own away. */
export async function withdrawEntry(ctx: SignedInContext, entryId: string): Promise<boolean> {
  const rows = await ctx.db
    .update(databankEntries)
    .set({ status: "deleted", updatedAt: ctx.clock.now() })
    .where(and(eq(databankEntries.entryId, entryId), eq(databankEntries.authorId, ctx.actor.userId), ne(databankEntries.status, "deleted")))
    .returning({ id: databankEntries.entryId });
  return rows.length > 0;
}

const entryColumns = {
  key: databankEntries.key,
  entryId: databankEntries.entryId,
  courseId: courses.courseId,
  courseCode: courses.courseCode,
  nameEn: courses.nameEn,
  nameTr: courses.nameTr,
  instructorId: databankEntries.instructorId,
  instructorName: instructors.name,
  term: databankEntries.term,
  gradeParts: databankEntries.gradeParts,
  examKinds: databankEntries.examKinds,
  topics: databankEntries.topics,
  boundaries: databankEntries.boundaries,
  resources: databankEntries.resources,
  advice: databankEntries.advice,
  status: databankEntries.status,
  reviewReason: databankEntries.reviewReason,
  createdAt: databankEntries.createdAt,
  updatedAt: databankEntries.updatedAt,
};

/** Entries without their authors; `isMine` is computed here. */
const selectEntries = ({ db, actor }: Pick<Context, "db" | "actor">) =>
  db
    .select({
      ...columns(entryColumns),
      isMine: sql<boolean>`(${databankEntries.authorId} IS ${actor?.userId ?? "nobody"})`.mapWith(Boolean).as("isMine"),
    })
    .from(databankEntries)
    .innerJoin(courses, eq(courses.courseId, databankEntries.courseId))
    .leftJoin(instructors, eq(instructors.instructorId, databankEntries.instructorId));

export type Entry = Awaited<ReturnType<typeof selectEntries>>[number];

/** The statement for a course's approved entries, newest first. */
export const courseEntries = (ctx: SignedInContext, courseId: string | SQL<string>) =>
  selectEntries(ctx)
    .where(and(eq(databankEntries.courseId, courseId), eq(databankEntries.status, "approved")))
    .orderBy(desc(databankEntries.key))
    .limit(PAGE_OF_ENTRIES);

/** The statement for one's own entries. */
export const personalEntries = (ctx: SignedInContext) =>
  selectEntries(ctx)
    .where(and(eq(databankEntries.authorId, ctx.actor.userId), ne(databankEntries.status, "deleted")))
    .orderBy(desc(databankEntries.key))
    .limit(PAGE_OF_ENTRIES);

/** One entry that isn't deleted; only the author's own, unless asked for any. */
export async function findEntry(ctx: SignedInContext, entryId: string, isAny: boolean): Promise<Entry | null> {
  const own = isAny ? undefined : eq(databankEntries.authorId, ctx.actor.userId);
  const [rows] = await ctx.db.batch([
    selectEntries(ctx)
      .where(and(eq(databankEntries.entryId, entryId), ne(databankEntries.status, "deleted"), own))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** One page of entries in a state, for staff. */
export async function listForModeration(ctx: SignedInContext, filters: ModerationFilters) {
  const { where, orderBy, limit } = moderationPage(reviewableEntries, databankEntries, filters);
  const [rows, counts] = await ctx.db.batch([
    selectEntries(ctx).where(where).orderBy(orderBy).limit(limit),
    statusCounts(ctx, reviewableEntries),
  ]);
  const items = rows.slice(0, filters.size);
  return { items, counts: countsByStatus(counts), nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}

/** How many entries there are, and of how many courses. */
export async function readStats({ db }: Pick<Context, "db">) {
  const totals = await db
    .select()
    .from(counters)
    .where(inArray(counters.name, ["databank_entries", "courses"]));
  const covered = totals.find(({ name, facet }) => name === "courses" && facet === "in-databank")?.value ?? 0;
  return { counts: countsByStatus(totals.filter(({ name }) => name === "databank_entries")), courses: covered };
}
