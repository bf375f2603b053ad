/** Money: what was asked of buyers, what the provider said, what goes back, and the books, which are only ever added to. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";
import { events } from "./events";
import { ticketOrders, tickets } from "./tickets";

/** `open` until the provider says how it ended; `unpaid` when it never did. */
export const paymentStatuses = ["open", "paid", "failed", "unpaid"] as const;
export const refundStatuses = ["requested", "done", "failed"] as const;
/** `unseated`: it was paid when no seat was left, or twice. */
export const refundReasons = ["buyer", "staff", "cancelled", "unseated"] as const;
/** Where money is: at the provider, owed to a buyer, owed to an organizer, paid out to one. */
export const ledgerAccounts = ["provider", "buyer", "organizer", "payout"] as const;

/** What buyers were shown before they paid, word by word: triggers keep it as it is, as long as the order's billing records. It names no buyer. */
export const saleContracts = sqliteTable(
  "sale_contracts",
  {
    key: rowKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => ticketOrders.orderId),
    /** SHA-256 of the text. */
    hash: text("hash").notNull(),
    version: integer("version").notNull(),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    text: text("text").notNull(),
    /** Who sells by it. */
    seller: text("seller").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("sale_contracts_shape", sql`length(${t.hash}) >= 64 AND length(${t.text}) > 0`),
    uniqueIndex("sale_contracts_once").on(t.orderId, t.hash),
    index("sale_contracts_at").on(t.createdAt),
  ],
);

/** One try to pay an order; the provider knows it by its invoice id, which is never used twice. */
export const payments = sqliteTable(
  "payments",
  {
    key: rowKey(),
    invoiceId: text("invoice_id").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => ticketOrders.orderId),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    userId: text("user_id").references(() => users.userId),
    /** Kuruş. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull().default("TRY"),
    status: text("status", { enum: paymentStatuses }).notNull().default("open"),
    /** Of the contract that was agreed to when it began; null where it began before there were any. */
    contractHash: text("contract_hash"),
    /** The hosted page; null until the provider gave one. */
    link: text("link"),
    /** Kuruş that the provider took: nothing, or all of it. */
    captured: integer("captured").notNull().default(0),
    /** Whether its order gets its seats with it; switched off when there is no room. */
    isSeated: flag("is_seated").notNull().default(true),
    /** Kuruş that went back or are on their way; kept true by triggers on refunds. */
    refunded: integer("refunded").notNull().default(0),
    /** Why it doesn't settle: a key of `payments:problems`. */
    problem: text("problem"),
    /** When the provider is asked again; null when nothing is open. */
    nextCheckAt: instant("next_check_at"),
    checks: integer("checks").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ columns: [t.orderId, t.contractHash], foreignColumns: [saleContracts.orderId, saleContracts.hash] }),
    check("payments_amount", sql`${t.amount} > 0 AND ${t.captured} IN (0, ${t.amount})`),
    check("payments_refunded", sql`${t.refunded} >= 0 AND ${t.refunded} <= ${t.captured}`),
    check("payments_state", sql`(status = 'paid') = (captured > 0) AND status IN ('open', 'paid', 'failed', 'unpaid')`),
    index("payments_order").on(t.orderId),
    index("payments_event").on(t.eventId),
    index("payments_user").on(t.userId, t.key),
    index("payments_created").on(t.createdAt),
    index("payments_due").on(t.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
    index("payments_problem").on(t.key).where(sql`problem IS NOT NULL`),
  ],
);

/** Money on its way back. */
export const refunds = sqliteTable(
  "refunds",
  {
    key: rowKey(),
    /** The provider knows it by this too, so that asking twice pays once. */
    refundId: text("refund_id").notNull().unique(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => payments.invoiceId),
    /** Null when no seat was ever given for the money. */
    ticketId: text("ticket_id")
      .unique()
      .references(() => tickets.ticketId),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: refundReasons }).notNull(),
    status: text("status", { enum: refundStatuses }).notNull().default("requested"),
    nextTryAt: instant("next_try_at"),
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("refunds_state", sql`${t.amount} > 0 AND (status = 'requested') = (next_try_at IS NOT NULL)`),
    index("refunds_invoice").on(t.invoiceId),
    index("refunds_due").on(t.nextTryAt).where(sql`next_try_at IS NOT NULL`),
    index("refunds_failed").on(t.key).where(sql`status = 'failed'`),
  ],
);

/** What the provider's pages and servers sent, each once. */
export const providerEvents = sqliteTable(
  "provider_events",
  {
    key: rowKey(),
    /** A hash of what was sent. */
    fingerprint: text("fingerprint").notNull().unique(),
    kind: text("kind", { enum: ["return", "webhook"] }).notNull(),
    invoiceId: text("invoice_id"),
    /** `accepted`, or why it wasn't: a key of `payments:problems`. */
    verdict: text("verdict").notNull(),
    /** What of it may be kept; no card number, whatever was sent. */
    body: json<Record<string, string>>("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("provider_events_invoice").on(t.invoiceId), index("provider_events_refused").on(t.key).where(sql`verdict <> 'accepted'`)],
);

/** The books: each row moves an amount from one account to another, so they always balance. Triggers write them and forbid every change. */
export const ledgerEntries = sqliteTable(
  "ledger_entries",
  {
    key: rowKey(),
    /** What it was written for, such as `seat:<ticket id>`: once each. */
    cause: text("cause").notNull().unique(),
    debit: text("debit", { enum: ledgerAccounts }).notNull(),
    credit: text("credit", { enum: ledgerAccounts }).notNull(),
    /** Kuruş. */
    amount: integer("amount").notNull(),
    /** Null for what is paid out to organizers. */
    orderId: text("order_id"),
    eventId: text("event_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("ledger_entries_amount", sql`${t.amount} > 0 AND debit <> credit`),
    index("ledger_entries_order").on(t.orderId),
    index("ledger_entries_event").on(t.eventId),
    index("ledger_entries_at").on(t.createdAt),
  ],
);

/** What was moved to and from each account in a quarter of an hour; kept by a trigger, so that a day's books read no entries. */
export const ledgerQuarters = sqliteTable(
  "ledger_quarters",
  {
    /** Its beginning since 1970, in quarters of an hour: days begin with one, in every time zone. */
    quarter: integer("quarter").notNull(),
    account: text("account").notNull(),
    debit: integer("debit").notNull(),
    credit: integer("credit").notNull(),
  },
  (t) => [primaryKey({ columns: [t.quarter, t.account] })],
);

/** What the books say of an event, in kuruş; kept by a trigger on `ledger_entries`. What was refunded after it was paid out leaves less than nothing. */
export const eventBooks = sqliteTable(
  "event_books",
  {
    eventId: text("event_id").primaryKey(),
    sold: integer("sold").notNull(),
    refunded: integer("refunded").notNull(),
    paid: integer("paid").notNull(),
  },
  (t) => [index("event_books_open").on(t.eventId).where(sql`sold - refunded <> paid`)],
);

/** Money that was paid out to an event's organizers, as an admin noted it. Triggers refuse more than is due, write the books, and forbid changes but for undoing it once. */
export const eventPayouts = sqliteTable(
  "event_payouts",
  {
    key: rowKey(),
    payoutId: text("payout_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    /** Kuruş. */
    amount: integer("amount").notNull(),
    /** The day of the transfer. */
    paidOn: text("paid_on").notNull(),
    /** What it is found by at the bank. */
    reference: text("reference").notNull(),
    notedBy: text("noted_by").references(() => users.userId),
    createdAt: createdAt(),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by").references(() => users.userId),
    undoReason: text("undo_reason"),
  },
  (t) => [
    check("event_payouts_state", sql`${t.amount} > 0 AND (undone_at IS NULL) = (undo_reason IS NULL)`),
    index("event_payouts_event").on(t.eventId, t.key),
    index("event_payouts_noted_by").on(t.notedBy).where(sql`noted_by IS NOT NULL`),
    index("event_payouts_undone_by").on(t.undoneBy).where(sql`undone_by IS NOT NULL`),
  ],
);
