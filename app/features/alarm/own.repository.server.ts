/** How many alarms somebody has set, where one's own places are listed. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const alarmPlace: OwnPlace = {
  name: "alarms",
  label: "alarm:pages.personal",
  order: 0.6,
  to: "/alarm/personal",
  count: (ctx, most) => countUpTo(ctx, sql`alarms WHERE user_id = ${ctx.actor.userId} AND next_at IS NOT NULL`, most),
};
