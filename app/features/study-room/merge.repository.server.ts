/** Study rooms follow a course that is merged into another. */
import { studyRooms } from "@schema/study-room";
import { sql } from "drizzle-orm";
import type { MergedTable } from "~/engines/merge";

export const studyRoomsMerge: MergedTable = {
  name: "studyRooms",
  order: 9,
  tables: [studyRooms],
  count: ({ from }) => sql`SELECT count(*) FROM study_rooms WHERE course_id = ${from}`,
  statements: ({ from, into }) => [sql`UPDATE study_rooms SET course_id = ${into} WHERE course_id = ${from}`],
};
