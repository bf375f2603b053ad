/** Giving seats back, with their money, in one batch: the seat goes on sale, the books say so, the refund is asked for. */
import { tickets } from "@schema/tickets";
import { eq, type SQL, sql } from "drizzle-orm";
import { isStaff } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { isTriable } from "~/platform/jobs.server";
import { refundStatement } from "../payments/refunds.service.server";
import { beginOf, isOwed, returnableUntil } from "./next-date.repository.server";
import { tellOfRefund } from "./notices.repository.server";

type Base = Pick<Context, "db" | "clock">;

/** A ticket becomes one that was returned and that nobody came in with, where this holds. */
const giveBack = ({ db, clock }: Base, ticketId: string, condition: SQL) =>
  db
    .update(tickets)
    .set({
      state: "refunded",
      transferHash: null,
      isTransferNamed: false,
      transferTo: null,
      checkedInAt: null,
      checkedInBy: null,
      updatedAt: clock.now(),
    })
    .where(sql`${eq(tickets.ticketId, ticketId)} AND ${tickets.state} = 'valid' AND ${condition}`)
    .returning({ eventId: tickets.eventId });

/**
 * Returns a ticket that nobody has used: its holder until the order's policy says, of a free one until its date begins;
 * staff any time; of a cancelled event its holder any time, too.
 * @returns its event, where it was this call that did
 */
export async function returnOne(ctx: SignedInContext, ticketId: string): Promise<string | undefined> {
  const now = ctx.clock.now();
  const isInTime = sql`${tickets.userId} = ${ctx.actor.userId} AND EXISTS (SELECT 1 FROM events AS e
    JOIN ticket_categories AS g ON g.category_id = ${tickets.categoryId} JOIN ticket_orders AS o ON o.order_id = ${tickets.orderId}
    WHERE e.event_id = ${tickets.eventId} AND ${beginOf()} > ${now} AND (${tickets.price} = 0 OR ${returnableUntil()} >= ${now}))`;
  const isAllowed = isStaff(ctx.actor) ? sql`1` : isInTime;
  const isOwn = isStaff(ctx.actor) ? sql`1` : sql`${tickets.userId} = ${ctx.actor.userId}`;
  const isCalledOff = sql`${isOwn} AND EXISTS (SELECT 1 FROM events AS e JOIN ticket_categories AS g ON g.category_id = ${tickets.categoryId}
    WHERE e.event_id = ${tickets.eventId} AND e.deleted_at IS NULL AND e.cancelled_at IS NOT NULL AND ${isOwed(sql`${tickets.checkedInAt}`)})`;
  const [done] = await ctx.db.batch([
    giveBack(ctx, ticketId, sql`((${tickets.checkedInAt} IS NULL AND ${isAllowed}) OR (${isCalledOff}))`),
    refundStatement(ctx, ticketId, isStaff(ctx.actor) ? "staff" : "buyer"),
  ]);
  return done[0]?.eventId;
}

/** The job that returns tickets of cancelled events. */
export const CANCELLATIONS = "ticket-cancellations";

/** So many tickets of cancelled events are returned in one run of the job. */
const AT_ONCE = 40;

/** An event `e` was cancelled or taken away so long ago that nobody means to undo it. */
const isGoneSince = (before: number): SQL => sql`(e.cancelled_at <= ${before} OR e.deleted_at <= ${before})`;

/** Tickets of such events. @param before UTC milliseconds */
export async function cancelledTickets(ctx: Base, before: number): Promise<string[]> {
  const [rows] = await ctx.db.batch([
    rawStatement<{ ticketId: string }>(
      ctx.db,
      sql`SELECT t.ticket_id AS ticketId FROM events AS e CROSS JOIN tickets AS t ON t.event_id = e.event_id AND t.state = 'valid'
          CROSS JOIN ticket_categories AS g ON g.category_id = t.category_id
        WHERE ${isGoneSince(before)} AND e.ticket_count > 0 AND ${isOwed(sql`t.checked_in_at`)}
          AND ${isTriable(ctx, CANCELLATIONS, sql`t.ticket_id`)} LIMIT ${AT_ONCE}`,
    ),
  ]);
  return (rows as { ticketId: string }[]).map(({ ticketId }) => ticketId);
}

/**
 * Returns a ticket of a cancelled event, and tells its holder where nobody has; one of an event that was taken up again stays.
 * @returns whether it was this call that did
 */
export async function returnCancelled(ctx: Base, ticketId: string, before: number): Promise<boolean> {
  const isCancelled = sql`EXISTS (SELECT 1 FROM events AS e JOIN ticket_categories AS g ON g.category_id = ${tickets.categoryId}
    WHERE e.event_id = ${tickets.eventId} AND ${isGoneSince(before)} AND ${isOwed(sql`${tickets.checkedInAt}`)})`;
  const [done] = await ctx.db.batch([
    giveBack(ctx, ticketId, isCancelled),
    refundStatement(ctx, ticketId, "cancelled"),
    tellOfRefund(ctx, ticketId),
  ]);
  return done.length > 0;
}
