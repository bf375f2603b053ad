/** Databank entries as reports are about them. */
import { sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import { reviewableEntries } from "./databank.repository.server";

export const reportableEntry: Reportable = {
  idPrefix: "databank",
  reviewable: reviewableEntries,
  isHideable: false,
  join: sql`LEFT JOIN databank_entries AS d ON r.subject_type = 'databank-entry' AND d.entry_id = r.subject_id`,
  place: sql`d.course_id`,
  text: sql`d.topics`,
  status: sql`d.status`,
  author: sql`d.author_id`,
  pageOf: (id, courseId) => `/databank/one/${courseId}#${id}`,
};
