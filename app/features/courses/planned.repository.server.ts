/** Courses that somebody has or had in a schedule: what they are likely to write about. */
import { courses } from "@schema/catalog";
import { scheduleSections, schedules } from "@schema/schedule";
import { and, desc, eq, lte, max } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { currentTerm } from "~/platform/terms";

/** The courses of one's schedules up to the running term, those of the latest one first. */
export const plannedCourses = ({ db, actor, clock }: SignedInContext, most: number) =>
  db
    .select({
      courseId: courses.courseId,
      courseCode: courses.courseCode,
      nameEn: courses.nameEn,
      nameTr: courses.nameTr,
    })
    .from(schedules)
    .innerJoin(scheduleSections, eq(scheduleSections.scheduleId, schedules.scheduleId))
    .innerJoin(courses, eq(courses.courseId, scheduleSections.courseId))
    .where(and(eq(schedules.userId, actor.userId), lte(schedules.term, currentTerm(clock.now()))))
    .groupBy(courses.courseId)
    .orderBy(desc(max(schedules.term)), courses.courseCode)
    .limit(most);
