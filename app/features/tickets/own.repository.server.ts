/** One's own tickets among the lists of what one joined. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const ticketPlace: OwnPlace = {
  name: "tickets",
  label: "tickets:pages.personal",
  order: 2.5,
  to: "/event/ticket/personal",
  count: (ctx, most) => countUpTo(ctx, sql`tickets WHERE user_id = ${ctx.actor.userId} AND state = 'valid'`, most),
};
