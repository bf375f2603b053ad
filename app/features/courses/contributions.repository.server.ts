/** Experiences and suggested courses as the overview of whoever gave them counts and shows them. */

import { courses } from "@schema/catalog";
import { courseSubmissions, experiences } from "@schema/courses";
import { and, desc, eq } from "drizzle-orm";
import { contributionKind } from "~/engines/contributions";
import { columns } from "~/platform/db.server";

export const experienceContributions = contributionKind({
  name: "experiences",
  order: 1,
  to: "/courses/personal",
  add: "/courses/add",
  countsTowardsVip: true,
  waiting: ({ db, actor }, limit) =>
    db
      .select(
        columns({
          id: experiences.experienceId,
          courseCode: courses.courseCode,
          nameEn: courses.nameEn,
          nameTr: courses.nameTr,
          sentAt: experiences.updatedAt,
        }),
      )
      .from(experiences)
      .innerJoin(courses, eq(courses.courseId, experiences.courseId))
      .where(and(eq(experiences.authorId, actor.userId), eq(experiences.status, "waiting")))
      .orderBy(desc(experiences.key))
      .limit(limit),
});

/** A suggested course has one name only. */
export const submissionContributions = contributionKind({
  name: "course_submissions",
  order: 3,
  to: "/courses/submission",
  add: null,
  countsTowardsVip: false,
  waiting: ({ db, actor }, limit) =>
    db
      .select(
        columns({
          id: courseSubmissions.submissionId,
          courseCode: courseSubmissions.courseCode,
          nameEn: courseSubmissions.nameEn,
          nameTr: courseSubmissions.nameEn,
          sentAt: courseSubmissions.updatedAt,
        }),
      )
      .from(courseSubmissions)
      .where(and(eq(courseSubmissions.authorId, actor.userId), eq(courseSubmissions.status, "waiting")))
      .orderBy(desc(courseSubmissions.key))
      .limit(limit),
});
