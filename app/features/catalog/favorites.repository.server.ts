/** Courses that somebody keeps at hand; the number on the course is kept by the database. */
import { courseFavorites, courses } from "@schema/catalog";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";
import type { SignedInContext } from "~/platform/context";
import { columns, rawStatement } from "~/platform/db.server";
import { type Paging, pageFrom } from "~/platform/lists/paging";
import { courseIdOf } from "./course-head.repository.server";

/** So that nobody fills the table; far more than anyone takes. */
const MAX_FAVORITES = 300;

export type FavoriteOutcome = "done" | "unknown" | "too-many";

/** Keeps a course, or no longer. One round trip; doing it twice changes nothing. */
export async function setFavorite(
  { db, actor, clock }: SignedInContext,
  courseCode: string,
  isFavorite: boolean,
): Promise<FavoriteOutcome> {
  const course = sql`SELECT course_id FROM courses WHERE course_id = ${courseIdOf(courseCode)} AND status <> 'draft'`;
  const write = isFavorite
    ? sql`INSERT OR IGNORE INTO course_favorites (user_id, course_id, created_at)
        SELECT ${actor.userId}, course_id, ${clock.now()} FROM (${course})
        WHERE (SELECT count(*) FROM course_favorites WHERE user_id = ${actor.userId}) < ${MAX_FAVORITES}`
    : sql`DELETE FROM course_favorites WHERE user_id = ${actor.userId} AND course_id = ${courseIdOf(courseCode)}`;
  const [, [state]] = await db.batch([
    rawStatement(db, write),
    rawStatement<{ isKept: number }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM course_favorites f WHERE f.user_id = ${actor.userId} AND f.course_id = c.course_id) AS isKept FROM (${course}) c`,
    ),
  ]);
  if (!isFavorite) return "done";
  if (!state) return "unknown";
  return state.isKept ? "done" : "too-many";
}

/** A page of one's favourites, the latest first. */
export async function listFavorites({ db, actor }: SignedInContext, paging: Paging) {
  const { page, size } = paging;
  const isMine = eq(courseFavorites.userId, actor.userId);
  const [rows, [counted]] = await db.batch([
    db
      .select(
        columns({
          courseCode: courses.courseCode,
          nameEn: courses.nameEn,
          nameTr: courses.nameTr,
          creditHalves: courses.creditHalves,
          level: courses.level,
          lastTerm: courses.lastTerm,
          experienceCount: courses.experienceCount,
          overallHundredths: courses.overallHundredths,
          createdAt: courseFavorites.createdAt,
        }),
      )
      .from(courseFavorites)
      .innerJoin(courses, and(eq(courses.courseId, courseFavorites.courseId)))
      .where(isMine)
      .orderBy(desc(courseFavorites.createdAt), courses.sortKey)
      .limit(size + 1)
      .offset((page - 1) * size),
    db
      .select({ value: count().as("value") })
      .from(courseFavorites)
      .where(isMine),
  ]);
  return pageFrom(rows, counted?.value ?? 0, paging);
}

/** The statement for one's latest favourites. */
export const latestFavorites = ({ db, actor }: SignedInContext, most: number) =>
  db
    .select(columns({ courseCode: courses.courseCode, nameEn: courses.nameEn, nameTr: courses.nameTr }))
    .from(courseFavorites)
    .innerJoin(courses, eq(courses.courseId, courseFavorites.courseId))
    .where(eq(courseFavorites.userId, actor.userId))
    .orderBy(desc(courseFavorites.createdAt))
    .limit(most);

export const savedPlace: OwnPlace = {
  name: "saved",
  label: "catalog:pages.favorites",
  order: 1,
  to: "/catalog/favorites",
  count: (ctx, most) => countUpTo(ctx, sql`course_favorites WHERE user_id = ${ctx.actor.userId}`, most),
};
