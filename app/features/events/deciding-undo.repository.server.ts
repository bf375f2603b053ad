/** Taking back for a while what was decided on an event that waited: it waits again, and what its organizers were told of it is gone. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { UNDO_LASTS } from "~/engines/review/decision";
import type { RecentDecision } from "~/engines/review/undo.server";
import { SECOND } from "~/platform/clock";
import type { StaffContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { audit, laterVersion } from "./events.repository.server";

/** The audit row `a` is the actor's decision on an event that waited, nothing happened to the event since, and nobody has a ticket. */
const isFresh = ({ actor, clock }: StaffContext): SQL =>
  sql`a.subject_type = 'event' AND a.subject_id = events.event_id AND a.act IN ('event.activate', 'event.deactivate') AND a.actor_id = ${actor.userId}
    AND a.created_at > ${clock.now() - UNDO_LASTS} AND a.before ->> '$.is_awaiting_review' = 1 AND events.updated_at < a.created_at + ${SECOND}
    AND events.is_awaiting_review = 0 AND events.deleted_at IS NULL AND events.cancelled_at IS NULL AND events.ticket_count = 0`;

/** The statement for one's latest decisions on events, those that can be taken back. */
export const recentEventDecisions = (ctx: StaffContext, limit: number) =>
  rawStatement<RecentDecision>(
    ctx.db,
    sql`SELECT events.event_id AS id, events.name AS title, events.show_status AS status,
        'kit:status.' || iif(events.show_status = 'active', 'approved', 'rejected') AS statusKey, a.created_at AS at
      FROM audit_entries AS a CROSS JOIN events ON ${isFresh(ctx)} ORDER BY a.created_at DESC LIMIT ${limit}`,
  );

/** Takes the actor's decision on an event back. @returns whether this call was the one */
export async function undoEventDecision(ctx: StaffContext, eventId: string): Promise<boolean> {
  const where = sql`events.event_id = ${eventId} AND EXISTS (SELECT 1 FROM audit_entries AS a WHERE ${isFresh(ctx)})`;
  const [, undone] = await ctx.db.batch([
    audit(ctx, "undo", where, { after: { is_awaiting_review: true } }),
    ctx.db
      .update(events)
      .set({
        isAwaitingReview: true,
        showStatus:
          sql`(SELECT a.before ->> '$.show_status' FROM audit_entries AS a WHERE ${isFresh(ctx)} ORDER BY a.created_at DESC LIMIT 1)` as never,
        deactivationReason: null,
        updatedAt: laterVersion(ctx.clock.now()),
      })
      .where(where)
      .returning({ id: events.eventId }),
  ]);
  return undone.length > 0;
}
