/** Somebody's communities among what is theirs. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const memberPlace: OwnPlace = {
  name: "communities",
  label: "community:pages.panel",
  order: 5,
  to: "/community/panel",
  count: (ctx, most) => countUpTo(ctx, sql`community_members WHERE user_id = ${ctx.actor.userId}`, most),
};
