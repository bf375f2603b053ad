/** What was sold, to whom and by whom, as it was when it was paid: kept apart from accounts, for as long as books have to be kept. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, rowKey, updatedAt } from "./columns";

/** Money that came, or that went back: a refund is a row of its own. */
export const billingKinds = ["sale", "refund"] as const;

/**
 * Triggers write a row with the capture of a payment and with each refund that is done, and refuse every change but that of the
 * invoice's reference. It points at nothing: orders, events and accounts may go.
 */
export const billingRecords = sqliteTable(
  "billing_records",
  {
    key: rowKey(),
    recordId: text("record_id").notNull().unique(),
    kind: text("kind", { enum: billingKinds }).notNull(),
    /** The payment's; the provider knows it by this. */
    invoiceId: text("invoice_id").notNull(),
    /** Null for a sale. */
    refundId: text("refund_id").unique(),
    orderId: text("order_id").notNull(),
    eventId: text("event_id").notNull(),
    eventName: text("event_name").notNull(),
    /** As the contract names who sells; empty where there was none. */
    seller: text("seller").notNull(),
    /** As they were in that moment; empty where the account was gone already. */
    buyerName: text("buyer_name").notNull(),
    buyerEmail: text("buyer_email").notNull(),
    /** Kuruş. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** SHA-256 of the contract that the buyer agreed to. */
    contractHash: text("contract_hash"),
    /** Number of the invoice that was issued elsewhere; staff fill it in. */
    reference: text("reference").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("billing_records_shape", sql`${t.amount} > 0 AND kind IN ('sale', 'refund') AND (kind = 'refund') = (refund_id IS NOT NULL)`),
    uniqueIndex("billing_records_sale").on(t.orderId).where(sql`kind = 'sale'`),
    index("billing_records_order").on(t.orderId, t.createdAt),
    index("billing_records_invoice").on(t.invoiceId),
    index("billing_records_buyer").on(t.buyerEmail),
    index("billing_records_reference").on(t.reference).where(sql`reference <> ''`),
    index("billing_records_at").on(t.createdAt),
  ],
);

/** Admins who may read the records. Another admin gives the right; it ends with the role, by a trigger. */
export const financeRights = sqliteTable(
  "finance_rights",
  {
    key: rowKey(),
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.userId),
    givenBy: text("given_by").references(() => users.userId),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("finance_rights_given_by").on(t.givenBy).where(sql`given_by IS NOT NULL`)],
);
