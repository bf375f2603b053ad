/** How far each person was on the way to the databank when they were told last. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./columns";

/** One row for everybody who gave something, marked by triggers on `contributions`. */
export const vipStandings = sqliteTable(
  "vip_standings",
  {
    userId: text("user_id").primaryKey(),
    /** Whether contributions were enough at the last look; null before the first. */
    isEnough: flag("is_enough"),
    /** The number that was needed at the last look; null: it has to be looked at again. */
    threshold: integer("threshold"),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [index("vip_standings_due").on(t.threshold, t.changedAt)],
);
