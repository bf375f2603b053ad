/** How much somebody still means to do, where one's own places are listed. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const todoPlace: OwnPlace = {
  name: "todos",
  label: "todo:pages.all",
  order: 0.5,
  to: "/todo/all",
  count: (ctx, most) => countUpTo(ctx, sql`todos WHERE user_id = ${ctx.actor.userId} AND done_at IS NULL`, most),
};
