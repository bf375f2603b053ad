/** Experiences as moderators see them: without their authors. */
import { courses, instructors } from "@schema/catalog";
import { experiences } from "@schema/courses";
import { eq, sql } from "drizzle-orm";
import { countsByStatus, type ModerationFilters, moderationPage, statusCounts } from "~/engines/review/listing.server";
import type { StaffContext } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { reviewableExperiences } from "./experiences.repository.server";

/** One page of experiences in a state, with the counts of all states. One round trip. */
export async function listForModeration(ctx: StaffContext, filters: ModerationFilters) {
  const { db, actor } = ctx;
  const { where, orderBy, limit } = moderationPage(reviewableExperiences, experiences, filters);
  const [rows, counts] = await db.batch([
    db
      .select(
        columns({
          key: experiences.key,
          experienceId: experiences.experienceId,
          courseId: courses.courseId,
          courseCode: courses.courseCode,
          instructorName: instructors.name,
          term: experiences.term,
          overall: experiences.overall,
          difficulty: experiences.difficulty,
          weeklyHours: experiences.weeklyHours,
          text: experiences.text,
          tips: experiences.tips,
          status: experiences.status,
          reviewReason: experiences.reviewReason,
          createdAt: experiences.createdAt,
          isMine: sql<boolean>`(${experiences.authorId} IS ${actor.userId})`.mapWith(Boolean).as("isMine"),
        }),
      )
      .from(experiences)
      .innerJoin(courses, eq(courses.courseId, experiences.courseId))
      .leftJoin(instructors, eq(instructors.instructorId, experiences.instructorId))
      .where(where)
      .orderBy(orderBy)
      .limit(limit),
    statusCounts(ctx, reviewableExperiences),
  ]);
  const items = rows.slice(0, filters.size);
  return { items, counts: countsByStatus(counts), nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}
