/** Everything that waits for staff; the panel shows it as one list. A collection joins with one entry. */
import { sql } from "drizzle-orm";
import { reportQueue } from "./features/reporting/reporting-queue.repository.server";
import { collectionQueue, type Queue } from "./platform/review/queue.server";

export const queues: readonly Queue[] = [
  reportQueue,
  collectionQueue({
    name: "experiences",
    label: "admin:queues.experiences",
    list: "/admin/courses/all",
    from: sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.text`,
  }),
  collectionQueue({
    name: "databank_entries",
    label: "admin:queues.databank_entries",
    list: "/admin/databank/all",
    from: sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.topics`,
  }),
  collectionQueue({
    name: "course_submissions",
    label: "admin:queues.course_submissions",
    list: "/admin/courses/all?view=suggestions",
    from: sql`course_submissions AS t`,
    title: sql`t.course_code`,
    excerpt: sql`t.name_en`,
  }),
  collectionQueue({
    name: "graduate_applications",
    label: "admin:queues.graduate_applications",
    list: "/reception-vip/applications",
    from: sql`graduate_applications AS t`,
    title: sql`t.name`,
    excerpt: sql`t.note`,
  }),
];
