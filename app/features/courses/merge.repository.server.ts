/** What people wrote and suggested follows a course that is merged into another; sums and counts are moved by triggers. */
import { courseSubmissions, experienceSums, experiences, gradeCounts, gradeReleases } from "@schema/courses";
import { sql } from "drizzle-orm";
import { countTwins, type MergedTable, moveAuthored } from "~/engines/merge";

export const courseMergePlaces: MergedTable[] = [
  {
    name: "experiences",
    order: 1,
    tables: [experiences, experienceSums, gradeCounts, gradeReleases],
    count: ({ from }) => sql`SELECT count(*) FROM experiences WHERE course_id = ${from} AND status <> 'deleted'`,
    countTwice: (merge) => countTwins(experiences, merge),
    statements: (merge) => [
      ...moveAuthored(experiences, merge),
      sql`DELETE FROM experience_sums WHERE course_id = ${merge.from}`,
      sql`DELETE FROM grade_counts WHERE course_id = ${merge.from}`,
      // What was shown of the other one stays as it was until it has grown by both.
      sql`DELETE FROM grade_releases WHERE course_id = ${merge.from}`,
    ],
  },
  {
    name: "submissions",
    order: 8,
    tables: [courseSubmissions],
    count: ({ from }) => sql`SELECT count(*) FROM course_submissions WHERE course_id = ${from}`,
    statements: ({ from, into }) => [sql`UPDATE course_submissions SET course_id = ${into} WHERE course_id = ${from}`],
  },
];
