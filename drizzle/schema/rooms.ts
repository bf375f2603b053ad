/** Rooms of the timetable that nobody should be sent to. */
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns";

/** A room as `readRooms` knows it, with the name that staff typed and why it is left out. */
export const excludedRooms = sqliteTable("excluded_rooms", {
  roomKey: text("room_key").primaryKey(),
  name: text("name").notNull(),
  reason: text("reason").notNull(),
  createdAt: createdAt(),
});
