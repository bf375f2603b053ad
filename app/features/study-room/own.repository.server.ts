/** How many rooms somebody is in, where one's own places are listed. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace } from "~/engines/contributions";

export const roomPlace: OwnPlace = {
  name: "study-rooms",
  label: "study-room:list.mine",
  order: 0.8,
  to: "/study-room/all",
  count: (ctx, most) =>
    countUpTo(
      ctx,
      sql`study_room_members AS m CROSS JOIN study_rooms AS r ON r.room_id = m.room_id WHERE m.user_id = ${ctx.actor.userId}
        AND m.status = 'member' AND r.status = 'approved' AND r.closed_at IS NULL AND r.ends_at > ${ctx.clock.now()}`,
      most,
    ),
};
