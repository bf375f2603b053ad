/** Events of all communities by their state. */
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { EventState } from "../community/offered/event-states";
import { communityMeant, namedCommunity } from "../community/staff.service.server";
import { toldStart } from "../events/attendance.service.server";
import type { EventFilters } from "./community-events.schemas";

export interface StaffEvent {
  key: number;
  eventId: string;
  name: string;
  startsAt: number;
  state: EventState;
  /** Why it was cancelled, or staff took it away. */
  reason: string | null;
  location: string;
  communityName: string;
  communitySlug: string;
  authorId: string | null;
  authorName: string | null;
  createdAt: number;
}

const through: Record<EventState, SQL> = {
  waiting: sql`INDEXED BY events_waiting`,
  active: sql`INDEXED BY events_shown`,
  cancelled: sql`INDEXED BY events_shown`,
  inactive: sql`INDEXED BY events_shown`,
};

const CONDITIONS: Record<EventState, SQL> = {
  waiting: sql`is_awaiting_review = 1`,
  active: sql`show_status = 'active' AND is_awaiting_review = 0 AND cancelled_at IS NULL`,
  cancelled: sql`show_status = 'active' AND is_awaiting_review = 0 AND cancelled_at IS NOT NULL`,
  inactive: sql`show_status = 'inactive' AND is_awaiting_review = 0`,
};

/** A page of communities' events in a state: those that wait the oldest first, others the newest. One round trip. */
export async function listEvents(ctx: SignedInContext, { state, community, before, after, size }: EventFilters) {
  const isWaiting = state === "waiting";
  const beyond = isWaiting ? sql`key > ${after ?? 0}` : sql`key < ${before ?? Number.MAX_SAFE_INTEGER}`;
  const of = community ? sql`community_id = ${communityMeant(community)}` : sql`community_id IS NOT NULL`;
  const order = isWaiting ? sql`ASC` : sql`DESC`;
  const index = community ? sql`INDEXED BY events_community` : through[state];
  const [rows, [named]] = await ctx.db.batch([
    rawStatement<StaffEvent>(
      ctx.db,
      sql`SELECT e.key, e.event_id AS eventId, e.name, e.location, ${toldStart(ctx.clock.now())} AS startsAt, e.created_at AS createdAt, e.search_state AS state,
          c.name AS communityName, c.slug AS communitySlug, u.user_id AS authorId, u.name AS authorName,
          CASE ${state} WHEN 'cancelled' THEN e.cancel_reason WHEN 'inactive' THEN (SELECT a.reason FROM audit_entries a WHERE a.subject_type = 'event' AND a.subject_id = e.event_id
            AND a.act = 'event.deactivate' ORDER BY a.created_at DESC LIMIT 1) END AS reason
        FROM (SELECT * FROM events ${index} WHERE deleted_at IS NULL AND ${CONDITIONS[state]} AND ${of} AND ${beyond}
          ORDER BY key ${order} LIMIT ${size + 1}) AS e
        JOIN communities c ON c.community_id = e.community_id LEFT JOIN users u ON u.user_id = e.created_by ORDER BY e.key ${order}`,
    ),
    namedCommunity(ctx, community),
  ]);
  return { rows: rows as StaffEvent[], named: named ?? null };
}
