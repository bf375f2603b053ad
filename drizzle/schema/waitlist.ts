/** Who waits for what, in which order, and who was invited. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, rowKey, updatedAt } from "./columns";

export const waitlistStatuses = ["asked", "waiting", "invited", "accepted"] as const;

export const waitlists = sqliteTable("waitlists", {
  key: rowKey(),
  /** A flag's name, when an invitation opens that. */
  listKey: text("list_key").notNull().unique(),
  nameEn: text("name_en").notNull(),
  nameTr: text("name_tr").notNull(),
  isOpen: flag("is_open").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const waitlistEntries = sqliteTable(
  "waitlist_entries",
  {
    key: rowKey(),
    entryId: text("entry_id").notNull().unique(),
    listKey: text("list_key")
      .notNull()
      .references(() => waitlists.listKey),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    note: text("note").notNull(),
    status: text("status", { enum: waitlistStatuses }).notNull().default("asked"),
    /** Its place in the order, given once the address is confirmed; it never changes. */
    number: integer("number"),
    /** Of the token in the mailed link. */
    confirmHash: text("confirm_hash"),
    /** Until when it can be confirmed, or the invitation accepted. */
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      "waitlist_entries_status",
      sql`status IN ('asked', 'waiting', 'invited', 'accepted') AND (status = 'asked') = (number IS NULL) AND (status = 'asked') = (confirm_hash IS NOT NULL) AND (status IN ('asked', 'invited')) = (ends_at IS NOT NULL)`,
    ),
    uniqueIndex("waitlist_entries_person").on(t.listKey, t.userId),
    uniqueIndex("waitlist_entries_number").on(t.listKey, t.number),
    index("waitlist_entries_listed").on(t.listKey, t.status, t.number),
    index("waitlist_entries_user").on(t.userId),
    index("waitlist_entries_ends").on(t.endsAt).where(sql`status = 'asked'`),
  ],
);
