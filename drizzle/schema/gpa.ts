/** Transcripts of the GPA calculator that people keep in their account. */
import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { json, updatedAt } from "./columns";

/** Characters of a transcript as JSON: some three thousand courses. */
export const MAX_TRANSCRIPT = 500_000;

export const gpaTranscripts = sqliteTable(
  "gpa_transcripts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.userId),
    /** Null: it was removed. */
    content: json<unknown>("content"),
    /** Rises with every change. */
    version: integer("version").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("gpa_transcripts_size", sql`length(${t.content}) <= ${sql.raw(String(MAX_TRANSCRIPT))}`),
    check("gpa_transcripts_version", sql`${t.version} >= 1`),
  ],
);
