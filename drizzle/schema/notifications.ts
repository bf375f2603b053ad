/** Announcements of the staff, and who has read which. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";
import { noticeTypes } from "./notices";

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
    sendAt: instant("send_at").notNull(),
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
