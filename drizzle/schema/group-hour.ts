/** Groups that look for an hour at which they meet: what is asked, who is in one, and what of their free hours may be shown. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";

export const hourGroups = sqliteTable(
  "hour_groups",
  {
    key: rowKey(),
    /** Nobody can guess it: whoever has it may join. */
    groupId: text("group_id").notNull().unique(),
    title: text("title").notNull(),
    /** Calendar days in their order. Neither they nor the hours ever change. */
    days: json<string[]>("days").notNull(),
    /** Of each day: minutes after midnight, whole hours apart. */
    fromMinute: integer("from_minute").notNull(),
    toMinute: integer("to_minute").notNull(),
    /** How many hours they want to meet for. */
    length: integer("length").notNull(),
    /** When the answers were closed: what may be shown was written then, once, and every answer deleted. */
    closedAt: instant("closed_at"),
    /** How many answers it is made of. */
    counted: integer("counted"),
    /** A letter for each hour, as `group-hour.rules` says. */
    steps: text("steps"),
    /** The hour that was picked: a day and minutes after midnight. It stays when the meeting is cancelled, for calendars. */
    meetsOn: text("meets_on"),
    meetsFrom: integer("meets_from"),
    place: text("place").notNull().default(""),
    cancelledAt: instant("cancelled_at"),
    /** Rises with whatever calendars are told of the meeting. */
    revision: integer("revision").notNull().default(0),
    /** The study room that was opened for it. */
    roomId: text("room_id"),
    lastDay: text("last_day").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("hour_groups_last_day").on(t.lastDay),
    check(
      "hour_groups_hours",
      sql`from_minute >= 0 AND to_minute <= 1440 AND (to_minute - from_minute) % 60 = 0 AND length BETWEEN 1 AND 4`,
    ),
    check(
      "hour_groups_steps",
      sql`(closed_at IS NULL) = (steps IS NULL) AND (counted IS NULL) = (steps IS NULL) AND coalesce(counted, 3) >= 3`,
    ),
    check("hour_groups_meeting", sql`(meets_on IS NULL) = (meets_from IS NULL) AND (meets_on IS NULL OR closed_at IS NOT NULL)`),
  ],
);

/** Whoever has been in a group longest looks after it. */
export const hourMembers = sqliteTable(
  "hour_members",
  {
    groupId: text("group_id")
      .notNull()
      .references(() => hourGroups.groupId, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** A 1 for each hour that one is free, else a 0, day after day; null before one answered, and once the answers were closed. */
    marks: text("marks"),
    joinedAt: instant("joined_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index("hour_members_user").on(t.userId, t.joinedAt)],
);
