/** What is due to an event's organizers and what was paid out to them, in D1. Triggers on `event_payouts` refuse more than is due, and write the books. */
import { eventBooks, eventPayouts } from "@schema/payments";
import { and, eq, isNull, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import { owesBuyers } from "./owed.repository.server";

/** So many events with money due are shown, the longest over first. */
const MOST_DUE = 50;
/** So many payouts of all events are shown, the latest first. */
const LATEST = 20;

/** What the books say of an event, in kuruş. */
export interface EventBooks {
  sold: number;
  refunded: number;
  paid: number;
}

export interface Payout {
  payoutId: string;
  amount: number;
  paidOn: string;
  reference: string;
  notedBy: string | null;
  createdAt: number;
  undoneAt: number | null;
  undoneBy: string | null;
  undoReason: string | null;
}

/** Whether the event `e` was cancelled or taken away: its buyers may still get their money back. */
const isGone = sql`coalesce(e.cancelled_at, e.deleted_at) IS NOT NULL`;

/** The statements that read an event's books and its payouts, the latest first; for others' batches too. */
export const payoutStatements = ({ db }: Pick<Context, "db">, eventId: string) =>
  [
    rawStatement<EventBooks>(db, sql`SELECT sold, refunded, paid FROM ${eventBooks} WHERE event_id = ${eventId}`),
    rawStatement<Payout>(
      db,
      sql`SELECT p.payout_id AS payoutId, p.amount, p.paid_on AS paidOn, p.reference, n.name AS notedBy, p.created_at AS createdAt, p.undone_at AS undoneAt,
          u.name AS undoneBy, p.undo_reason AS undoReason
        FROM event_payouts AS p LEFT JOIN users AS n ON n.user_id = p.noted_by LEFT JOIN users AS u ON u.user_id = p.undone_by
        WHERE p.event_id = ${eventId} ORDER BY p.key DESC`,
    ),
  ] as const;

/** An event with its books and payouts, whatever became of it. One round trip. */
export async function findPayouts(ctx: AdminContext, eventId: string) {
  const [[event], [books], payouts] = await ctx.db.batch([
    rawStatement<{ name: string; lastAt: number; community: string | null; isOwing: number }>(
      ctx.db,
      sql`SELECT e.name, e.last_at AS lastAt, c.name AS community, ${owesBuyers} AS isOwing FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id
        WHERE e.event_id = ${eventId}`,
    ),
    ...payoutStatements(ctx, eventId),
  ]);
  return event && { event, books, payouts };
}

/** Events whose organizers aren't even: first those to whom money is due, then those who have more than is theirs, which nothing may ever change; and what was noted last, whatever is still due. One round trip. */
export async function listDue({ db }: AdminContext) {
  const [due, latest] = await db.batch([
    rawStatement<{ eventId: string; name: string; lastAt: number; community: string | null; rest: number; isGone: number }>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.last_at AS lastAt, c.name AS community, b.sold - b.refunded - b.paid AS rest, ${isGone} AS isGone
        FROM event_books AS b JOIN events AS e ON e.event_id = b.event_id LEFT JOIN communities AS c ON c.community_id = e.community_id
        WHERE b.sold - b.refunded <> b.paid ORDER BY b.sold - b.refunded < b.paid, e.last_at, e.event_id LIMIT ${MOST_DUE}`,
    ),
    rawStatement<Pick<Payout, "payoutId" | "amount" | "paidOn" | "reference" | "undoneAt"> & { eventId: string; name: string }>(
      db,
      sql`SELECT p.payout_id AS payoutId, p.event_id AS eventId, e.name, p.amount, p.paid_on AS paidOn, p.reference, p.undone_at AS undoneAt
        FROM event_payouts AS p CROSS JOIN events AS e ON e.event_id = p.event_id ORDER BY p.key DESC LIMIT ${LATEST}`,
    ),
  ]);
  return { due, latest };
}

interface NewPayout {
  payoutId: string;
  eventId: string;
  amount: number;
  paidOn: string;
  reference: string;
}

/** Notes a payout, once for each id. @returns false when more than is due would be paid, or while the event owes its buyers refunds */
export async function insertPayout(ctx: AdminContext, payout: NewPayout): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const { payoutId, eventId, ...after } = payout;
  const mayBe = sql`FROM events AS e WHERE e.event_id = ${eventId} AND NOT ${owesBuyers}`;
  const facts = JSON.stringify({ payout_id: payoutId, ...after });
  try {
    const done = await onlyOnce(ctx, eventPayouts.payoutId, payoutId, [
      auditFrom(ctx, { act: "payout.add", subjectType: "payout", subjectId: eventId, after: sql`${facts}` }, mayBe),
      returning(
        db,
        sql`INSERT INTO event_payouts (payout_id, event_id, amount, paid_on, reference, noted_by, created_at)
          SELECT ${payoutId}, e.event_id, ${after.amount}, ${after.paidOn}, ${after.reference}, ${actor.userId}, ${clock.now()} ${mayBe}`,
        { key: eventPayouts.key },
      ),
    ]);
    return done === null || done[1].length > 0;
  } catch (failed) {
    if (reasonOf(failed).includes("event_payouts_due")) return false;
    throw failed;
  }
}

/** Undoes a payout, once. @returns whether there was one to undo */
export async function undoPayout(ctx: AdminContext, { eventId, payoutId, reason }: { eventId: string; payoutId: string; reason: string }) {
  const { db, clock, actor } = ctx;
  const isOpen = and(eq(eventPayouts.payoutId, payoutId), eq(eventPayouts.eventId, eventId), isNull(eventPayouts.undoneAt));
  const before = sql`json_object('payout_id', event_payouts.payout_id, 'amount', event_payouts.amount, 'reference', event_payouts.reference)`;
  const [, undone] = await db.batch([
    auditFrom(
      ctx,
      { act: "payout.undo", subjectType: "payout", subjectId: eventId, before, reason },
      sql`FROM event_payouts WHERE ${isOpen}`,
    ),
    db
      .update(eventPayouts)
      .set({ undoneAt: clock.now(), undoneBy: actor.userId, undoReason: reason })
      .where(isOpen)
      .returning({ key: eventPayouts.key }),
  ]);
  return undone.length > 0;
}
