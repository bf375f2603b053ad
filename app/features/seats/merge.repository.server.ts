/** Who waits for a section of a course that is merged into another goes on waiting; what was said of it holds for minutes and goes. */
import { seatOpenings, seatReports, seatWatches } from "@schema/seats";
import { sql } from "drizzle-orm";
import type { Merge, MergedTable } from "~/engines/merge";

const inBoth = ({ from, into }: Merge) => sql`FROM seat_watches WHERE course_id = ${from} AND EXISTS (SELECT 1 FROM seat_watches AS o
  WHERE o.user_id = seat_watches.user_id AND o.course_id = ${into} AND o.term = seat_watches.term AND o.section_number = seat_watches.section_number)`;

export const seatsMerge: MergedTable = {
  name: "seats",
  order: 8.6,
  tables: [seatWatches, seatReports, seatOpenings],
  count: ({ from }) => sql`SELECT count(*) FROM seat_watches WHERE course_id = ${from}`,
  countTwice: (merge) => sql`SELECT count(*) ${inBoth(merge)}`,
  statements: (merge) => [
    sql`DELETE FROM seat_reports WHERE course_id = ${merge.from}`,
    sql`DELETE FROM seat_openings WHERE course_id = ${merge.from}`,
    sql`DELETE ${inBoth(merge)}`,
    sql`UPDATE seat_watches SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
  ],
};
