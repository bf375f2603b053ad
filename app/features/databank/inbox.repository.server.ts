/** Databank entries that wait for staff. */
import { sql } from "drizzle-orm";
import { collectionInbox, type Decide } from "~/engines/review/inbox.server";
import { reviewableEntries } from "./databank.repository.server";

export const entriesInbox = (decide: Decide) =>
  collectionInbox({
    name: "databank_entries",
    order: 3,
    label: "admin:inbox.databank_entries",
    list: "/admin/databank/all",
    from: sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.topics`,
    reviewable: reviewableEntries,
    decide,
  });
