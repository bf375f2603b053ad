/** Promo codes in D1: how often one was used is counted by triggers, and a check refuses one use too many. */
import { ticketPromos } from "@schema/tickets";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";
import { insertIf, reasonOf } from "~/platform/db.server";
import { newId } from "~/platform/ids";

/** Whether a promo code `p` can be used now. */
export const isPromoOpen = (now: number): SQL =>
  sql`p.closed_at IS NULL AND (p.starts_at IS NULL OR p.starts_at <= ${now}) AND (p.ends_at IS NULL OR p.ends_at > ${now})`;

/** The promo code `p` of an event that can be used now, to be joined; no row without one. */
export const promoOf = (eventId: string, code: string | null, now: number): SQL =>
  sql`(SELECT * FROM ticket_promos AS p WHERE p.event_id = ${eventId} AND p.code = ${code} AND ${isPromoOpen(now)}) AS p`;

/** What a promo code does to tickets of the category `c`: to be joined, its id, and the price in kuruş (parts of a kuruş aren't taken off). */
export const promoFor = (eventId: string, code: string | null, now: number): { join: SQL; id: SQL; price: SQL } =>
  code === null
    ? { join: sql``, id: sql`NULL`, price: sql`c.price` }
    : {
        join: sql`LEFT JOIN ${promoOf(eventId, code, now)}`,
        id: sql`p.promo_id`,
        price: sql`max(0, c.price - coalesce(p.amount, 0) - c.price * coalesce(p.percent, 0) / 100)`,
      };

export interface NewPromo {
  code: string;
  percent: number | null;
  /** Kuruş. */
  amount: number | null;
  maxUses: number | null;
  startsAt: number | null;
  endsAt: number | null;
}

/** Writes a promo code of an event. @returns whether it was written, or why not */
export async function insertPromo(
  { db, clock }: SignedInContext,
  eventId: string,
  promo: NewPromo,
  permission: Permission<"ticket.sell">,
): Promise<"done" | "notAllowed" | "known"> {
  const now = clock.now();
  const row = { promoId: newId("promo", now), eventId, ...promo, createdAt: now };
  try {
    const [made] = await db.batch([insertIf(db, ticketPromos, row, permission, ticketPromos.promoId)]);
    return made.length > 0 ? "done" : "notAllowed";
  } catch (failed) {
    if (reasonOf(failed).includes("ticket_promos.code")) return "known";
    throw failed;
  }
}

/** Ends a promo code. What was bought with it stays. @returns whether there was one */
export async function closePromo(
  { db, clock }: SignedInContext,
  eventId: string,
  promoId: string,
  permission: Permission<"ticket.sell">,
): Promise<boolean> {
  const closed = await db
    .update(ticketPromos)
    .set({ closedAt: clock.now() })
    .where(and(eq(ticketPromos.promoId, promoId), eq(ticketPromos.eventId, eventId), isNull(ticketPromos.closedAt), permission))
    .returning({ promoId: ticketPromos.promoId });
  return closed.length > 0;
}
