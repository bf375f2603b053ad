/** Experiences: written once per person, course, instructor and term; edited back into review; voted on once. */
import { courses, instructors } from "@schema/catalog";
import { experiences, experienceVotes } from "@schema/courses";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { isHiddenByReports } from "~/engines/review/hidden.server";
import type { Reviewable } from "~/engines/review/reviewable";
import type { Context, SignedInContext } from "~/platform/context";
import { columns, rawStatement, reasonOf } from "~/platform/db.server";
import { foldTurkish } from "~/platform/folding";
import { anonymousId } from "~/platform/ids";
import { currentCourseId } from "../catalog/course-head.service.server";
import type { ExperienceInput } from "./courses.schemas";
import { experienceDossier } from "./dossier.repository.server";

export const reviewableExperiences: Reviewable = {
  type: "experience",
  table: experiences,
  id: experiences.experienceId,
  dossier: experienceDossier,
  notice: {
    from: sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    page: sql`'/courses/personal'`,
  },
};

function fieldsOf(input: ExperienceInput) {
  return {
    instructorId: input.instructor_id,
    term: input.term,
    overall: input.overall,
    difficulty: input.difficulty,
    usefulness: input.usefulness,
    weeklyHours: input.weekly_hours,
    attendance: input.attendance,
    assessments: input.assessments,
    letterGrade: input.letter_grade ?? null,
    text: input.text,
    tips: input.tips || null,
    searchText: foldTurkish(`${input.text} ${input.tips ?? ""}`),
  };
}

/** Whether a write failed because the same person's experience of it exists. */
export const isDuplicate = (failed: unknown): boolean => reasonOf(failed).includes("UNIQUE constraint failed: experiences.");

/** Writes a waiting experience, of the course that it was merged into if it was meanwhile. A second one for the same course, instructor and term fails (see `isDuplicate`). */
export async function insertExperience(ctx: SignedInContext, input: ExperienceInput): Promise<string> {
  const now = ctx.clock.now();
  const experienceId = anonymousId("experience");
  await ctx.db.insert(experiences).values({
    experienceId,
    courseId: currentCourseId(input.course_id),
    authorId: ctx.actor.userId,
    ...fieldsOf(input),
    createdAt: now,
    updatedAt: now,
  });
  return experienceId;
}

/** The author's own rewrite: it goes back to review, whatever it was. @returns whether there was one of theirs */
export async function rewriteExperience(ctx: SignedInContext, experienceId: string, input: ExperienceInput): Promise<boolean> {
  const rows = await ctx.db
    .update(experiences)
    .set({ ...fieldsOf(input), status: "waiting", reviewReason: null, reviewedBy: null, reviewedAt: null, updatedAt: ctx.clock.now() })
    .where(
      and(
        eq(experiences.experienceId, experienceId),
        eq(experiences.authorId, ctx.actor.userId),
        sql`${experiences.courseId} = ${currentCourseId(input.course_id)}`,
        ne(experiences.status, "deleted"),
      ),
    )
    .returning({ id: experiences.experienceId });
  return rows.length > 0;
}

/** The author takes their own away. */
export async function withdrawExperience(ctx: SignedInContext, experienceId: string): Promise<boolean> {
  const rows = await ctx.db
    .update(experiences)
    .set({ status: "deleted", updatedAt: ctx.clock.now() })
    .where(and(eq(experiences.experienceId, experienceId), eq(experiences.authorId, ctx.actor.userId), ne(experiences.status, "deleted")))
    .returning({ id: experiences.experienceId });
  return rows.length > 0;
}

/** The statement that takes an experience's votes away, for its purge. */
export const withoutVotes = (experienceId: string) => sql`DELETE FROM experience_votes WHERE experience_id = ${experienceId}`;

/** Sets or takes back a helpful vote; one's own experience can't be voted for. @returns whether it is votable */
export async function setHelpful(ctx: SignedInContext, experienceId: string, isHelpful: boolean): Promise<boolean> {
  const { db, actor, clock } = ctx;
  const votable = sql`experience_id = ${experienceId} AND status = 'approved' AND author_id IS NOT ${actor.userId}`;
  const vote = isHelpful
    ? rawStatement(
        db,
        sql`INSERT OR IGNORE INTO experience_votes (experience_id, user_id, created_at)
        SELECT experience_id, ${actor.userId}, ${clock.now()} FROM experiences WHERE ${votable}`,
      )
    : db.delete(experienceVotes).where(and(eq(experienceVotes.experienceId, experienceId), eq(experienceVotes.userId, actor.userId)));
  const [, rows] = await db.batch([vote, rawStatement<{ one: number }>(db, sql`SELECT 1 AS one FROM experiences WHERE ${votable}`)]);
  return rows.length > 0;
}

const ownColumns = columns({
  experienceId: experiences.experienceId,
  courseId: courses.courseId,
  courseCode: courses.courseCode,
  nameEn: courses.nameEn,
  nameTr: courses.nameTr,
  instructorId: experiences.instructorId,
  instructorName: instructors.name,
  term: experiences.term,
  overall: experiences.overall,
  difficulty: experiences.difficulty,
  usefulness: experiences.usefulness,
  weeklyHours: experiences.weeklyHours,
  attendance: experiences.attendance,
  assessments: experiences.assessments,
  letterGrade: experiences.letterGrade,
  text: experiences.text,
  tips: experiences.tips,
  status: experiences.status,
  reviewReason: experiences.reviewReason,
  helpfulCount: experiences.helpfulCount,
  createdAt: experiences.createdAt,
});

const hiddenExperience = {
  type: "experience",
  id: experiences.experienceId,
  author: experiences.authorId,
  status: experiences.status,
  reviewedAt: experiences.reviewedAt,
};

const ownExperiences = ({ db, actor }: Pick<Context, "db" | "actor">) =>
  db
    .select({ ...ownColumns, isHidden: isHiddenByReports({ actor }, hiddenExperience).as("isHidden") })
    .from(experiences)
    .innerJoin(courses, eq(courses.courseId, experiences.courseId))
    .leftJoin(instructors, eq(instructors.instructorId, experiences.instructorId));

/** The statement for one's own experiences, newest first. */
export const personalExperiences = ({ db, actor }: SignedInContext) =>
  ownExperiences({ db, actor })
    .where(and(eq(experiences.authorId, actor.userId), ne(experiences.status, "deleted")))
    .orderBy(desc(experiences.key))
    .limit(100);

/** One of one's own, for editing. */
export async function findOwnExperience({ db, actor }: SignedInContext, experienceId: string) {
  const [own] = await db.batch([
    ownExperiences({ db, actor })
      .where(and(eq(experiences.experienceId, experienceId), eq(experiences.authorId, actor.userId), ne(experiences.status, "deleted")))
      .limit(1),
  ]);
  return own[0] ?? null;
}
