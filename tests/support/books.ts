/** Whether money and tickets agree, in our books and with what the provider took and gave back. */
import { sql } from "drizzle-orm";
import type { Sipay } from "../../workers/stand-ins/sipay";
import { testContext } from "./site";

const isOf = (eventId: string | undefined) => (eventId ? sql`event_id = ${eventId}` : sql`1`);

/**
 * Orders of which the books are wrong: the organizer is owed what the live tickets cost, the buyer what is on its way back
 * and nothing else, and the provider holds both. None at any moment.
 * @param eventId of one event alone
 */
export const disagreements = (eventId?: string) =>
  testContext().db.all(sql`SELECT o.order_id,
      (SELECT coalesce(sum(iif(credit = 'organizer', amount, -amount)), 0) FROM ledger_entries WHERE order_id = o.order_id AND 'organizer' IN (debit, credit)) AS owed,
      (SELECT coalesce(sum(price), 0) FROM tickets WHERE order_id = o.order_id AND state = 'valid') AS live,
      (SELECT coalesce(sum(iif(credit = 'buyer', amount, -amount)), 0) FROM ledger_entries WHERE order_id = o.order_id AND 'buyer' IN (debit, credit)) AS buyer,
      (SELECT coalesce(sum(r.amount), 0) FROM refunds AS r JOIN payments AS p ON p.invoice_id = r.invoice_id WHERE p.order_id = o.order_id AND r.status <> 'done') AS due,
      (SELECT coalesce(sum(iif(debit = 'provider', amount, -amount)), 0) FROM ledger_entries WHERE order_id = o.order_id AND 'provider' IN (debit, credit)) AS held,
      (SELECT coalesce(sum(captured), 0) FROM payments WHERE order_id = o.order_id)
        - (SELECT coalesce(sum(r.amount), 0) FROM refunds AS r JOIN payments AS p ON p.invoice_id = r.invoice_id WHERE p.order_id = o.order_id AND r.status = 'done') AS kept
    FROM ticket_orders AS o WHERE ${isOf(eventId)} AND (owed <> live OR buyer <> due OR held <> kept)`);

/** Events and categories whose count of seats that are taken isn't what their tickets say. None at any moment. */
export const miscounts = (eventId?: string) =>
  testContext().db.all(sql`SELECT event_id AS id FROM events AS e WHERE ${isOf(eventId)} AND ticket_count <> (
      SELECT count(*) FROM tickets AS t WHERE t.event_id = e.event_id AND t.state IN ('held', 'valid'))
    UNION ALL SELECT category_id FROM ticket_categories AS c WHERE ${isOf(eventId)} AND taken <> (
      SELECT count(*) FROM tickets AS t WHERE t.category_id = c.category_id AND t.state IN ('held', 'valid'))`);

/** What live tickets of an order cost, in kuruş. */
export async function worthOf(orderId: string): Promise<number> {
  const [row] = await testContext().db.all<{ value: number }>(
    sql`SELECT coalesce(sum(price), 0) AS value FROM tickets WHERE order_id = ${orderId} AND state = 'valid'`,
  );
  return row?.value ?? 0;
}

/** What the provider still holds for some invoices, in kuruş: what buyers paid less what it gave back. */
export function heldBy({ sales }: Sipay, invoiceIds: ReadonlySet<string>): number {
  const ours = [...sales.values()].filter(({ invoiceId, state }) => state === "paid" && invoiceIds.has(invoiceId));
  const given = (refunds: ReadonlyMap<string, number>) => [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
  return ours.reduce((sum, { total, refunds }) => sum + Math.round(Number(total) * 100) - given(refunds), 0);
}
