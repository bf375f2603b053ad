/** Events of a community as its organizers see them. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { toldDate } from "~/platform/told-date.server";
import type { EventState } from "./offered/event-states";

const SHOWN = 20;

export interface CommunityEvent {
  eventId: string;
  name: string;
  startsAt: number;
  state: EventState;
  /** Why it was cancelled, or staff took it away. */
  reason: string | null;
}

/** The statement for the latest events of a community, whatever their state, with its organizers' or the staff's last reason. */
export const communityEvents = ({ db, clock }: Pick<Context, "db" | "clock">, communityId: SQL) =>
  rawStatement<CommunityEvent>(
    db,
    sql`SELECT e.event_id AS eventId, e.name, ${toldDate(sql`FROM event_dates AS d WHERE d.event_id = e.event_id`, clock.now())} AS startsAt, e.search_state AS state,
        CASE e.search_state WHEN 'cancelled' THEN e.cancel_reason WHEN 'inactive' THEN (SELECT a.reason FROM audit_entries a WHERE a.subject_type = 'event'
          AND a.subject_id = e.event_id AND a.act = 'event.deactivate' ORDER BY a.created_at DESC LIMIT 1) END AS reason
      FROM events e WHERE e.community_id = ${communityId} AND e.deleted_at IS NULL ORDER BY e.key DESC LIMIT ${SHOWN}`,
  );
