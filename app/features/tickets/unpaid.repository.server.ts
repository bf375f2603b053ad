/** Seats that are held for somebody until they are paid or taken, for the pages on which they look for their tickets. */
import { sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";

export interface HeldRow {
  orderId: string;
  eventId: string;
  eventName: string;
  /** Kuruş; 0 where it only has to be taken. */
  amount: number;
  /** UTC milliseconds. */
  expiresAt: number;
}

const COLUMNS = ["orderId", "eventId", "eventName", "amount", "expiresAt"] as const;
const MOST = 5;

/** The statement for the actor's orders and offers whose seats are held, those that end first before others. */
export const heldOrders = ({ db, clock, actor }: SignedInContext) =>
  rawStatement<HeldRow>(
    db,
    sql`SELECT o.order_id AS orderId, o.event_id AS eventId, e.name AS eventName, o.amount, o.expires_at AS expiresAt
      FROM ticket_orders AS o CROSS JOIN events AS e ON e.event_id = o.event_id
      WHERE o.user_id = ${actor.userId} AND o.status = 'pending' AND o.expires_at > ${clock.now()} AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
      ORDER BY o.expires_at LIMIT ${MOST}`,
    COLUMNS,
  );
