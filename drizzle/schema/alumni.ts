/** What graduates do: the right to answer once, and how many gave each answer; nothing leads from one to the other. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant, json } from "./columns";

/** An address that was mailed a link. Without row numbers, in the order of what nobody can read. */
export const alumniRights = sqliteTable(
  "alumni_rights",
  {
    /** SHA-256 of the mailbox; of the address itself where it is an old one. */
    addressHash: text("address_hash").primaryKey(),
    /** SHA-256 of what the link carries. */
    tokenHash: text("token_hash").notNull().unique(),
    isUsed: flag("is_used").notNull().default(false),
    /** Unused ones go afterwards. */
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("alumni_rights_expiry").on(t.expiresAt)],
);

/** How many gave an answer (`columnValue` is empty), or two answers together; without row numbers. */
export const alumniCounts = sqliteTable(
  "alumni_counts",
  {
    item: text("item").notNull(),
    rowValue: text("row_value").notNull(),
    columnValue: text("column_value").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.item, t.rowValue, t.columnValue] })],
);

/** What may be shown, in one row. */
export const alumniReleases = sqliteTable("alumni_releases", {
  name: text("name").primaryKey(),
  release: json<unknown>("release"),
  /** All answers that were ever given, and those that the release counts. */
  answerCount: integer("answer_count").notNull().default(0),
  releasedCount: integer("released_count").notNull().default(0),
});
