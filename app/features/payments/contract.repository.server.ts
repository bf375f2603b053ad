/** Contracts of sale in D1: what they are made of at a moment, and what was shown. */
import { payments, saleContracts } from "@schema/payments";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";

/**
 * All that a contract says of the order `o` of the event `e`, as JSON. The statement that stores a contract asks for the same text again,
 * so that nobody agrees to something else than they were shown; it depends on no clock.
 */
export const contractFacts = sql`json_object('orderId', o.order_id, 'event', e.name, 'place', e.location, 'address', e.address, 'amount', o.amount,
  'refundUntil', o.refund_until + coalesce((SELECT min(coalesce(d.starts_at, e.first_at)) FROM tickets AS t JOIN ticket_categories AS c ON c.category_id = t.category_id
    LEFT JOIN event_dates AS d ON d.key = c.date_key WHERE t.order_id = o.order_id) - e.first_at, 0),
  'dates', json((SELECT json_group_array(w.starts_at) FROM (SELECT DISTINCT d.starts_at FROM tickets AS t JOIN ticket_categories AS c ON c.category_id = t.category_id
    JOIN event_dates AS d ON d.event_id = o.event_id AND (c.date_key IS NULL OR d.key = c.date_key)
    WHERE t.order_id = o.order_id AND coalesce(d.ends_at, d.starts_at) > o.created_at ORDER BY d.starts_at) AS w)),
  'seats', json((SELECT json_group_array(json_object('name', g.name, 'onlyAt', g.starts_at, 'price', g.price, 'count', g.count)) FROM (
    SELECT c.name, d.starts_at, t.price, count(*) AS count FROM tickets AS t JOIN ticket_categories AS c ON c.category_id = t.category_id
    LEFT JOIN event_dates AS d ON d.key = c.date_key WHERE t.order_id = o.order_id GROUP BY t.category_id, t.price ORDER BY c.position, t.price) AS g)),
  'community', json((SELECT json_object('kind', s.kind, 'name', s.name, 'address', s.address, 'phone', s.phone, 'email', s.email, 'mersis', '', 'tax', s.tax)
    FROM community_sellers AS s WHERE s.community_id = e.community_id)),
  'operator', json((SELECT json_object('kind', p.value ->> 'kind', 'name', p.value ->> 'name', 'address', p.value ->> 'address', 'phone', p.value ->> 'phone',
    'email', p.value ->> 'email', 'mersis', p.value ->> 'mersis', 'tax', p.value ->> 'tax') FROM settings AS p WHERE p.name = 'operator')))`;

/** A contract as it was shown. */
export interface ShownContract {
  text: string;
  hash: string;
  version: number;
  locale: "en" | "tr";
  /** Who sells by it. */
  seller: string;
}

const shown = {
  seller: saleContracts.seller,
  text: saleContracts.text,
  hash: saleContracts.hash,
  version: saleContracts.version,
  locale: saleContracts.locale,
};
const isAgreedTo = and(eq(saleContracts.orderId, payments.orderId), eq(saleContracts.hash, payments.contractHash));

/** The contract that a payment of the actor began with. */
export async function findContract({ db, actor }: SignedInContext, invoiceId: string) {
  const [row] = await db
    .select({ ...shown, eventId: payments.eventId, at: payments.createdAt })
    .from(payments)
    .innerJoin(saleContracts, isAgreedTo)
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.userId, actor.userId)));
  return row;
}

/** The contract that an order was paid under; undefined while it isn't, and for what was paid before there were any. */
export async function findPaidContract({ db }: Pick<Context, "db">, orderId: string): Promise<ShownContract | undefined> {
  const [row] = await db
    .select(shown)
    .from(payments)
    .innerJoin(saleContracts, isAgreedTo)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid"), eq(payments.isSeated, true)))
    .orderBy(desc(payments.key))
    .limit(1);
  return row;
}
