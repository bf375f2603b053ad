/** Billing records whose years are over: all of an order together, a refund's years after the sale's. */
import { billingRecords } from "@schema/billing";
import { sql } from "drizzle-orm";
import type { OldTraces } from "~/platform/product";
import { booksPast } from "./kept.repository.server";

export const oldRecords: OldTraces = ({ db, clock }) => {
  const past = booksPast(clock.now());
  return [
    db
      .delete(billingRecords)
      .where(
        sql`${billingRecords.createdAt} < ${past} AND NOT EXISTS (SELECT 1 FROM billing_records AS later WHERE later.order_id = ${billingRecords.orderId} AND later.created_at >= ${past})`,
      ),
  ];
};
