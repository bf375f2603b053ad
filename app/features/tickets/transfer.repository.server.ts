/** Passing a ticket on, in D1: the secret is in the condition of the one write by which somebody takes it over, and goes with it. */

import { tickets } from "@schema/tickets";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, reasonOf, returning } from "~/platform/db.server";
import { endOf, nextDateOf } from "./next-date.repository.server";
import { ticketPassed, ticketTaken } from "./notices.repository.server";
import { newCode } from "./ticket-code.server";
import { mailPassed } from "./ticket-mail.repository.server";

/** Whether the ticket `t` can be passed on at all: it is valid, unused, its category allows it and its date isn't over. */
const isPassable = (now: number, t: SQL = sql`tickets`): SQL => sql`${t}.state = 'valid' AND ${t}.checked_in_at IS NULL
  AND EXISTS (SELECT 1 FROM ticket_categories AS g JOIN events AS e ON e.event_id = g.event_id
    WHERE g.category_id = ${t}.category_id AND g.is_transferable AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND ${endOf()} > ${now})`;

/** A ticket as the pages on which it is passed on show it. */
export interface PassedTicket {
  ticketId: string;
  eventName: string;
  /** Of its date, or of the one that comes next. */
  startsAt: number;
  location: string;
  category: string;
  price: number;
  userId: string | null;
  holder: string | null;
  isPassable: number;
  /** Somebody may take it over. */
  isOpen: number;
  /** It is offered by name or address, not by a link. */
  isNamed: number;
  /** Whom it is meant for; null for whoever has the link, and where nobody has that name or address. */
  transferTo: string | null;
  isSecret: number;
}

/** A ticket to be passed on. @param hash of the secret that was shown; empty for none */
export async function findPassed({ db, clock }: SignedInContext, ticketId: string, hash: string): Promise<PassedTicket | undefined> {
  const [[row]] = await db.batch([
    rawStatement<PassedTicket>(
      db,
      sql`SELECT t.ticket_id AS ticketId, e.name AS eventName, ${nextDateOf(clock.now())} AS startsAt, e.location, g.name AS category, t.price, t.user_id AS userId, h.name AS holder,
          (${isPassable(clock.now(), sql`t`)}) AS isPassable, t.transfer_hash IS NOT NULL AS isOpen, t.is_transfer_named AS isNamed, t.transfer_to AS transferTo,
          coalesce(t.transfer_hash = ${hash}, 0) AS isSecret
        FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id JOIN ticket_categories AS g ON g.category_id = t.category_id
        LEFT JOIN users AS h ON h.user_id = t.user_id WHERE t.ticket_id = ${ticketId}`,
    ),
  ]);
  return row;
}

/**
 * Whom an email address or a user name names, as a value; null when it is nobody. Used inside writes alone, which do the
 * same either way: whoever names somebody doesn't learn whether they have an account.
 */
export const personNamed = (named: string): SQL =>
  sql`(SELECT user_id FROM users WHERE (user_email = ${named.toLowerCase()} OR user_name_key = ${named.toLowerCase().replace(/^@/, "")})
    AND email_verified_at IS NOT NULL AND deletion_due_at IS NULL LIMIT 1)`;

/**
 * Offers a ticket of the actor to somebody, in the place of an earlier offer.
 * @param named an email address or a user name; null for whoever has the link
 * @returns whether it can be passed on
 */
export async function openTransfer(ctx: SignedInContext, ticketId: string, hash: string, named: string | null): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const [opened] = await db.batch([
    db
      .update(tickets)
      .set({
        transferHash: hash,
        isTransferNamed: named !== null,
        updatedAt: clock.now(),
        transferTo: named === null ? null : personNamed(named),
      })
      .where(and(eq(tickets.ticketId, ticketId), eq(tickets.userId, actor.userId), isPassable(clock.now())))
      .returning({ ticketId: tickets.ticketId }),
    notifyFrom(
      ctx,
      {
        kind: ticketPassed,
        userId: sql`t.transfer_to`,
        subjectId: sql`t.ticket_id`,
        path: sql`'/event/ticket/accept/' || t.ticket_id`,
        key: sql`'ticket-passed:' || t.transfer_hash`,
      },
      sql`FROM tickets AS t WHERE t.ticket_id = ${ticketId} AND t.transfer_hash = ${hash} AND t.transfer_to IS NOT NULL`,
    ),
  ]);
  return opened.length > 0;
}

/** Takes the offer of a ticket of the actor back. @returns whether there was one */
export async function closeTransfer({ db, clock, actor }: SignedInContext, ticketId: string): Promise<boolean> {
  const closed = await db
    .update(tickets)
    .set({ transferHash: null, isTransferNamed: false, transferTo: null, updatedAt: clock.now() })
    .where(and(eq(tickets.ticketId, ticketId), eq(tickets.userId, actor.userId), isNotNull(tickets.transferHash)))
    .returning({ ticketId: tickets.ticketId });
  return closed.length > 0;
}

/**
 * Makes a ticket the actor's, once: by its secret, or because it is meant for them. It gets another code, and the one
 * before it is worth nothing.
 * @param hash of the secret that was shown; empty for none
 */
export async function takeOver(ctx: SignedInContext, ticketId: string, hash: string): Promise<"done" | "gone" | "tooMany"> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const where = sql`tickets.ticket_id = ${ticketId} AND tickets.transfer_hash IS NOT NULL AND tickets.user_id <> ${actor.userId}
    AND (tickets.transfer_to = ${actor.userId} OR (NOT tickets.is_transfer_named AND tickets.transfer_hash = ${hash})) AND ${isPassable(now)}`;
  const told = {
    kind: ticketTaken,
    userId: sql`tickets.user_id`,
    subjectId: sql`tickets.event_id`,
    path: sql`'/event/' || tickets.event_id`,
    key: sql`'ticket-taken:' || tickets.ticket_id || ':' || tickets.handed_on`,
  };
  try {
    const [, taken] = await db.batch([
      notifyFrom(ctx, told, sql`FROM tickets WHERE ${where}`),
      returning(
        db,
        sql`UPDATE tickets SET user_id = ${actor.userId}, handed_on = handed_on + 1, code = ${newCode()}, transfer_hash = NULL, is_transfer_named = 0, transfer_to = NULL,
          updated_at = ${now} WHERE ${where}`,
        { ticketId: tickets.ticketId },
      ),
      mailPassed(ctx, ticketId, sql`t.user_id = ${actor.userId} AND t.handed_on > 0`),
    ]);
    return taken.length > 0 ? "done" : "gone";
  } catch (failed) {
    if (reasonOf(failed).includes("tickets_per_person")) return "tooMany";
    throw failed;
  }
}
