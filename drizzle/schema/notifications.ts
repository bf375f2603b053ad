/** Announcements of the staff, and who has read which. */
import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";
import { noticeTypes } from "./notices";

/**
 * The entrance year of those who are in a semester of their studies at a moment; 0 where nobody is, as in an even one in the fall. Whoever
 * began in the fall of 2024 is in their third semester from September 2025 to January 2026 and in their fourth until August.
 * @param semester 1 is the first @param at UTC milliseconds
 */
export function enteredFor(semester: SQL, at: SQL): SQL {
  const local = sql`${at} / 1000 + 10800, 'unixepoch'`;
  const month = sql`CAST(strftime('%m', ${local}) AS integer)`;
  const year = sql`CAST(strftime('%Y', ${local}) AS integer)`;
  return sql`iif((${semester} % 2 = 0) = (${month} BETWEEN 2 AND 8), ${year} - (${month} < 9) - (${semester} - 1) / 2, 0)`;
}

/** One row, however many people it reaches: whom it is for is found out when they read. */
export const announcements = sqliteTable(
  "announcements",
  {
    key: rowKey(),
    announcementId: text("announcement_id").notNull().unique(),
    type: text("type", { enum: noticeTypes }).notNull(),
    titleEn: text("title_en").notNull(),
    titleTr: text("title_tr").notNull(),
    textEn: text("text_en").notNull(),
    textTr: text("text_tr").notNull(),
    /** A page of the site or an address elsewhere. */
    link: text("link"),
    /** Null: of every department. */
    departmentId: text("department_id").references(() => departments.departmentId),
    /** Null: of every year. */
    entranceYear: integer("entrance_year"),
    /** Null: of every semester. */
    semester: integer("semester"),
    sendAt: instant("send_at").notNull(),
    /** The entrance year of those who are in that semester when it is sent. */
    enteredFor: integer("entered_for").generatedAlwaysAs(sql`iif(semester IS NULL, NULL, ${enteredFor(sql`semester`, sql`send_at`)})`, {
      mode: "virtual",
    }),
    /** Nobody is shown it any more. */
    withdrawnAt: instant("withdrawn_at"),
    /** When those who chose email began to be written to; null until then. */
    fannedOutAt: instant("fanned_out_at"),
    /** Rises with every change, so that two people don't undo each other's. */
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("announcements_texts", sql`${t.titleEn} <> '' AND ${t.titleTr} <> ''`),
    index("announcements_sent").on(t.sendAt, t.key),
    index("announcements_due").on(t.sendAt).where(sql`fanned_out_at IS NULL AND withdrawn_at IS NULL`),
    index("announcements_creator").on(t.createdBy),
  ],
);

/** What a person has read of the announcements, in one row: all up to a moment, and single ones after it. */
export const announcementMarks = sqliteTable("announcement_marks", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.userId),
  /** Announcements sent up to here are read. */
  readUntil: instant("read_until").notNull(),
  /** Ids of later ones that are read. */
  readIds: json<string[]>("read_ids").notNull(),
});
