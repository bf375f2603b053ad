/** The secret address at which calendars read what one has on. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json } from "./columns";

/** One a person at most. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.userId),
  /** SHA-256 of the secret, which is kept nowhere. */
  tokenHash: text("token_hash").notNull().unique(),
  /** What it holds: kinds of the planner's entries. */
  kinds: json<string[]>("kinds").notNull(),
  /** The language of its words. */
  locale: text("locale", { enum: ["en", "tr"] }).notNull(),
  createdAt: createdAt(),
  /** Of what it held at the last reading, and when and how often that has changed: calendars take entries for new by these. */
  contentHash: text("content_hash").notNull().default(""),
  revision: integer("revision").notNull().default(0),
  changedAt: instant("changed_at").notNull(),
});
