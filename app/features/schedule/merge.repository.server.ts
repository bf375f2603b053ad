/** Sections in schedules follow a course that is merged into another. */
import { demandReleases, scheduleDemand, scheduleSections } from "@schema/schedule";
import { sql } from "drizzle-orm";
import type { Merge, MergedTable } from "~/engines/merge";

/** Schedules that have both courses: the section of the course that stays is kept. */
const inBoth = ({ from, into }: Merge) =>
  sql`FROM schedule_sections WHERE course_id = ${from} AND schedule_id IN (SELECT o.schedule_id FROM schedule_sections o WHERE o.course_id = ${into})`;

export const schedulesMerge: MergedTable = {
  name: "schedules",
  order: 8,
  // Triggers take the numbers of those who plan it along.
  tables: [scheduleSections, scheduleDemand, demandReleases],
  count: ({ from }) => sql`SELECT count(*) FROM schedule_sections WHERE course_id = ${from}`,
  countTwice: (merge) => sql`SELECT count(*) ${inBoth(merge)}`,
  statements: (merge) => [
    sql`DELETE FROM demand_releases WHERE course_id = ${merge.from}`,
    sql`DELETE ${inBoth(merge)}`,
    sql`UPDATE schedule_sections SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
  ],
};
