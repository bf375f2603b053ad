/** What somebody reported among what is theirs. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const reportedPlace: OwnPlace = {
  name: "reports",
  label: "reporting:pages.personal",
  order: 6,
  to: "/reporting/personal",
  count: (ctx, most) => countUpTo(ctx, sql`reports WHERE reporter_id = ${ctx.actor.userId}`, most),
};
