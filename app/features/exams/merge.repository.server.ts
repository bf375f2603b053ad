/** Exams follow a course that is merged into another. */
import { exams } from "@schema/exams";
import { sql } from "drizzle-orm";
import type { Merge, MergedTable } from "~/engines/merge";

/** Exams that both courses have: that of the course that stays is kept, with what is said of it. */
const inBoth = ({ from, into }: Merge) => sql`FROM exams WHERE course_id = ${from}
  AND EXISTS (SELECT 1 FROM exams o WHERE o.course_id = ${into} AND o.term = exams.term AND o.kind = exams.kind AND o.number = exams.number)`;

export const examsMerge: MergedTable = {
  name: "exams",
  order: 8.5,
  tables: [exams],
  count: ({ from }) => sql`SELECT count(*) FROM exams WHERE course_id = ${from}`,
  countTwice: (merge) => sql`SELECT count(*) ${inBoth(merge)}`,
  statements: (merge) => [sql`DELETE ${inBoth(merge)}`, sql`UPDATE exams SET course_id = ${merge.into} WHERE course_id = ${merge.from}`],
};
