/** Payments of a day as our books have them. */
import { payments } from "@schema/payments";
import { and, asc, gt, gte, lt, sql } from "drizzle-orm";
import type { AdminContext } from "~/platform/context";

/** So many are compared at a time: each asks the provider once. */
export const AT_ONCE = 25;

/** A stretch of time, in UTC milliseconds. */
export interface Stretch {
  from: number;
  until: number;
}

/** The payments that were begun in a stretch, in their order, one more than are compared at a time. @param after the key of the last one seen */
export const paymentsBegun = ({ db }: AdminContext, { from, until }: Stretch, after: number) =>
  db
    .select({
      key: payments.key,
      invoiceId: payments.invoiceId,
      amount: payments.amount,
      captured: payments.captured,
      createdAt: payments.createdAt,
      refunded: sql<number>`(SELECT coalesce(sum(r.amount), 0) FROM refunds AS r WHERE r.invoice_id = "payments"."invoice_id" AND r.status = 'done')`,
    })
    .from(payments)
    .where(and(gte(payments.createdAt, from), lt(payments.createdAt, until), gt(payments.key, after)))
    .orderBy(asc(payments.createdAt), asc(payments.key))
    .limit(AT_ONCE + 1);

export type BegunPayment = Awaited<ReturnType<typeof paymentsBegun>>[number];
