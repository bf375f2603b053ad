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
/** What is held is among the latest orders: a hold lasts minutes, an offer days. */
const LOOKED_AT = 50;

/** The statement for the actor's orders and offers whose seats are held, those that end first before others. */
export const heldOrders = ({ db, clock, actor }: SignedInContext) =>
  rawStatement<HeldRow>(
    db,
    sql`SELECT held.order_id AS orderId, held.event_id AS eventId, e.name AS eventName, held.amount, held.expires_at AS expiresAt
      FROM (SELECT * FROM ticket_orders WHERE user_id = ${actor.userId} ORDER BY key DESC LIMIT ${LOOKED_AT}) AS held
        CROSS JOIN events AS e ON e.event_id = held.event_id
      WHERE held.status = 'pending' AND held.expires_at > ${clock.now()} AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
      ORDER BY held.expires_at LIMIT ${MOST}`,
    COLUMNS,
  );
