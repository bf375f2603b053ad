/** What of payments is past its time: messages that weren't believed, and contracts as old as the books that are destroyed. */
import { payments, providerEvents, saleContracts } from "@schema/payments";
import { sql } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { OldTraces } from "~/platform/product";
import { booksPast } from "../billing/billing.service.server";

const REFUSED_KEPT = 90 * DAY;

export const oldMessages: OldTraces = ({ db, clock }) => [
  db
    .delete(providerEvents)
    .where(sql`${providerEvents.verdict} <> 'accepted' AND ${providerEvents.createdAt} < ${clock.now() - REFUSED_KEPT}`),
];

/** Contracts go with the billing records of their order, and those of orders that were never paid as late. */
export const oldContracts: OldTraces = ({ db, clock }) => {
  const past = booksPast(clock.now());
  // As `oldRecords` says it of the records, which go before in the same night.
  const isPast = sql`${saleContracts.createdAt} < ${past} AND NOT EXISTS (SELECT 1 FROM billing_records AS b WHERE b.order_id = ${saleContracts.orderId} AND b.created_at >= ${past})`;
  return [
    db
      .update(payments)
      .set({ contractHash: null })
      .where(
        sql`(${payments.orderId}, ${payments.contractHash}) IN (SELECT ${saleContracts.orderId}, ${saleContracts.hash} FROM ${saleContracts} WHERE ${isPast})`,
      ),
    db.delete(saleContracts).where(isPast),
  ];
};
