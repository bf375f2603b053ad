/** Databank entries as the overview of whoever gave them counts and shows them. */
import { courses } from "@schema/catalog";
import { databankEntries } from "@schema/databank";
import { and, desc, eq } from "drizzle-orm";
import { contributionKind } from "~/engines/contributions";
import { columns } from "~/platform/db.server";

export const entryContributions = contributionKind({
  name: "databank_entries",
  order: 2,
  to: "/databank/personal",
  add: "/databank/add",
  countsTowardsVip: true,
  waiting: ({ db, actor }, limit) =>
    db
      .select(
        columns({
          id: databankEntries.entryId,
          courseCode: courses.courseCode,
          nameEn: courses.nameEn,
          nameTr: courses.nameTr,
          sentAt: databankEntries.updatedAt,
        }),
      )
      .from(databankEntries)
      .innerJoin(courses, eq(courses.courseId, databankEntries.courseId))
      .where(and(eq(databankEntries.authorId, actor.userId), eq(databankEntries.status, "waiting")))
      .orderBy(desc(databankEntries.key))
      .limit(limit),
});
