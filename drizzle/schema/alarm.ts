/** What people want to be reminded of, and when. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { repeats } from "../../app/platform/repeats";
import { users } from "./accounts";
import { createdAt, flag, instant, rowKey, updatedAt } from "./columns";

export const alarms = sqliteTable(
  "alarms",
  {
    key: rowKey(),
    alarmId: text("alarm_id").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    title: text("title").notNull(),
    note: text("note").notNull().default(""),
    /** The first day, and minutes after midnight, by the university's clocks. */
    day: text("day").notNull(),
    minute: integer("minute").notNull(),
    repeat: text("repeat", { enum: repeats }).notNull().default("none"),
    /** The day of the month that a monthly one is meant for. */
    repeatDay: integer("repeat_day").notNull().default(1),
    sendsMail: flag("sends_mail").notNull().default(false),
    /** What it is about: an address of the site, from the slash on, and what was there called. Empty: nothing. */
    linkPath: text("link_path").notNull().default(""),
    linkTitle: text("link_title").notNull().default(""),
    /** When it rings by its own times; null: never again. */
    ringsAt: instant("rings_at"),
    /** When it rings once more because its owner asked for that. */
    snoozedUntil: instant("snoozed_until"),
    nextAt: integer("next_at").generatedAlwaysAs(
      sql`CASE WHEN rings_at IS NULL THEN snoozed_until WHEN snoozed_until IS NULL THEN rings_at ELSE min(rings_at, snoozed_until) END`,
      { mode: "virtual" },
    ),
    /** The moment that it rang for last, and the moment in which it did. */
    lastDueAt: instant("last_due_at"),
    lastRungAt: instant("last_rung_at"),
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("alarms_user").on(t.userId, t.key),
    index("alarms_next").on(t.nextAt).where(sql`next_at IS NOT NULL`),
    index("alarms_rung").on(t.lastRungAt).where(sql`last_rung_at IS NOT NULL`),
    check("alarms_minute", sql`minute BETWEEN 0 AND 1439`),
    check("alarms_repeat_day", sql`repeat_day BETWEEN 1 AND 31`),
  ],
);
