/** Tickets: who ordered what, which seats are held or sold, and who came in. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";
import { eventDates, events, ticketCategories } from "./events";

/** `pending` holds its seats until it expires. */
export const orderStatuses = ["pending", "paid", "expired", "cancelled"] as const;
/** `offered`: made for whoever waited longest; `given`: by an organizer, for nothing, once whoever was named takes it. */
export const orderKinds = ["bought", "offered", "given"] as const;
/** `held` and `valid` take a seat; `released` was never paid; `refunded` was given back. */
export const ticketStates = ["held", "valid", "released", "refunded"] as const;

export const ticketOrders = sqliteTable(
  "ticket_orders",
  {
    key: rowKey(),
    /** Made of the buyer and the key that they chose, so that sending an order again brings the same one. */
    orderId: text("order_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    /** Null once the account is gone, and for a gift to an address that nobody has. */
    userId: text("user_id").references(() => users.userId),
    status: text("status", { enum: orderStatuses }).notNull(),
    kind: text("kind", { enum: orderKinds }).notNull().default("bought"),
    /** Which organizer gave it. */
    givenBy: text("given_by").references(() => users.userId),
    /** The promo code that was used, folded. */
    promoCode: text("promo_code"),
    /** What was ordered, by category id. */
    lines: json<Record<string, number>>("lines").notNull(),
    /** Kuruş; 0 is free. */
    amount: integer("amount").notNull(),
    /** Until when its buyer may return its tickets: so long before the event as at the purchase, kept so by a trigger where the event moves. */
    refundUntil: instant("refund_until").notNull(),
    /**
     * The place and the dates (by key) that it was ordered for; of an event that moved further than a day from them, or elsewhere, those
     * since. Triggers write it: null within the batch that moves the event alone.
     */
    known: text("known"),
    /** The version of the sales terms that were shown. */
    termsVersion: integer("terms_version").notNull(),
    /** When its seats go back on sale; null unless it is pending. */
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("ticket_orders_amount", sql`${t.amount} >= 0`),
    check(
      "ticket_orders_state",
      sql`(status = 'pending') = (expires_at IS NOT NULL) AND status IN ('pending', 'paid', 'expired', 'cancelled')`,
    ),
    index("ticket_orders_event").on(t.eventId),
    index("ticket_orders_user").on(t.userId, t.key),
    index("ticket_orders_held").on(t.eventId, t.expiresAt).where(sql`status = 'pending'`),
    index("ticket_orders_due").on(t.expiresAt).where(sql`status = 'pending'`),
    index("ticket_orders_given_by").on(t.givenBy).where(sql`given_by IS NOT NULL`),
  ],
);

/** Codes that make tickets of an event cheaper. Each discounted seat is one use, counted by triggers. */
export const ticketPromos = sqliteTable(
  "ticket_promos",
  {
    key: rowKey(),
    promoId: text("promo_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    /** As it is compared: capitals, without blanks. */
    code: text("code").notNull(),
    /** Percent off the price of each ticket. */
    percent: integer("percent"),
    /** Kuruş off the price of each ticket. */
    amount: integer("amount"),
    /** Null is unlimited. */
    maxUses: integer("max_uses"),
    used: integer("used").notNull().default(0),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    closedAt: instant("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "ticket_promos_discount",
      sql`(${t.percent} IS NULL) <> (${t.amount} IS NULL) AND (${t.percent} IS NULL OR ${t.percent} BETWEEN 1 AND 100) AND (${t.amount} IS NULL OR ${t.amount} > 0)`,
    ),
    check("ticket_promos_uses", sql`${t.maxUses} IS NULL OR ${t.used} <= ${t.maxUses}`),
    uniqueIndex("ticket_promos_code").on(t.eventId, t.code),
  ],
);

/** One seat each. Their state follows their order's status by triggers. */
export const tickets = sqliteTable(
  "tickets",
  {
    key: rowKey(),
    ticketId: text("ticket_id").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => ticketOrders.orderId),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    categoryId: text("category_id")
      .notNull()
      .references(() => ticketCategories.categoryId),
    /** Whose it is; null as in its order. */
    userId: text("user_id").references(() => users.userId),
    /** Kuruş, as it was when it was ordered, less what a promo code took off. */
    price: integer("price").notNull(),
    state: text("state", { enum: ticketStates }).notNull(),
    /** What is typed at the door where nothing can be scanned. */
    code: text("code").notNull(),
    /** The promo code that made it cheaper. */
    promoId: text("promo_id").references(() => ticketPromos.promoId),
    /** How often it was passed on: its QR code is another one each time. */
    handedOn: integer("handed_on").notNull().default(0),
    /** SHA-256 of the secret by which somebody takes it over; null while it isn't being passed on. */
    transferHash: text("transfer_hash"),
    /** Whether it is offered to somebody by name or address, not to whoever has the link. */
    isTransferNamed: flag("is_transfer_named").notNull().default(false),
    /** Who that is; null where nobody has it, which the page of the holder doesn't tell apart. */
    transferTo: text("transfer_to").references(() => users.userId),
    /** When it was first let in, and by whom; kept by triggers on `ticket_check_ins`. */
    checkedInAt: instant("checked_in_at"),
    checkedInBy: text("checked_in_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      "tickets_state",
      sql`${t.price} >= 0 AND state IN ('held', 'valid', 'released', 'refunded') AND (checked_in_at IS NULL OR state = 'valid')
        AND (checked_in_by IS NULL OR checked_in_at IS NOT NULL)`,
    ),
    uniqueIndex("tickets_code").on(t.eventId, t.code),
    index("tickets_order").on(t.orderId),
    index("tickets_category").on(t.categoryId),
    index("tickets_user").on(t.userId, t.state, t.eventId, t.categoryId),
    index("tickets_event").on(t.eventId, t.state),
    index("tickets_promo").on(t.promoId).where(sql`promo_id IS NOT NULL`),
    index("tickets_transfer_to").on(t.transferTo).where(sql`transfer_to IS NOT NULL`),
    index("tickets_checked_in_by").on(t.checkedInBy).where(sql`checked_in_by IS NOT NULL`),
  ],
);

/** When a ticket was let in: once on each date that it is for. Triggers refuse any other date, and take them away with a ticket that is returned. */
export const ticketCheckIns = sqliteTable(
  "ticket_check_ins",
  {
    key: rowKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => tickets.ticketId),
    dateKey: integer("date_key")
      .notNull()
      .references(() => eventDates.key),
    checkedInAt: instant("checked_in_at").notNull(),
    checkedInBy: text("checked_in_by").references(() => users.userId),
  },
  (t) => [
    uniqueIndex("ticket_check_ins_once").on(t.ticketId, t.dateKey),
    index("ticket_check_ins_date").on(t.dateKey),
    index("ticket_check_ins_by").on(t.checkedInBy).where(sql`checked_in_by IS NOT NULL`),
  ],
);

/** How many tickets of a category were let in on a date; kept by triggers. */
export const ticketCheckInSums = sqliteTable(
  "ticket_check_in_sums",
  {
    categoryId: text("category_id")
      .notNull()
      .references(() => ticketCategories.categoryId, { onDelete: "cascade" }),
    dateKey: integer("date_key")
      .notNull()
      .references(() => eventDates.key, { onDelete: "cascade" }),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.dateKey] }), index("ticket_check_in_sums_date").on(t.dateKey)],
);

/** How many tickets of a category were ordered on a day of the local clock, and what became of them; kept by triggers. */
export const ticketSums = sqliteTable(
  "ticket_sums",
  {
    categoryId: text("category_id")
      .notNull()
      .references(() => ticketCategories.categoryId, { onDelete: "cascade" }),
    day: text("day").notNull(),
    /** Whatever became of them. */
    ordered: integer("ordered").notNull(),
    sold: integer("sold").notNull(),
    held: integer("held").notNull(),
    returned: integer("returned").notNull(),
    /** Kuruş of those that are sold. */
    money: integer("money").notNull(),
    checkedIn: integer("checked_in").notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.day] })],
);

/** Who waits for a seat of a category, the first in front. Whoever is offered one waits no longer: the offer is a pending order. */
export const ticketWaits = sqliteTable(
  "ticket_waits",
  {
    key: rowKey(),
    /** The order that it becomes is named after it, so that nobody is offered two seats for it. */
    waitId: text("wait_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    categoryId: text("category_id")
      .notNull()
      .references(() => ticketCategories.categoryId, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ticket_waits_person").on(t.categoryId, t.userId),
    index("ticket_waits_event").on(t.eventId, t.key),
    index("ticket_waits_user").on(t.userId),
  ],
);

export const questionKinds = ["text", "choice", "tick"] as const;
/** Whether it is asked once for an order, or for each of its tickets. */
export const questionScopes = ["order", "ticket"] as const;

/**
 * What buyers of an event's tickets are asked; triggers let an event ask five at a time, and keep one as it is that somebody
 * has answered.
 */
export const ticketQuestions = sqliteTable(
  "ticket_questions",
  {
    key: rowKey(),
    questionId: text("question_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    title: text("title").notNull(),
    kind: text("kind", { enum: questionKinds }).notNull(),
    scope: text("scope", { enum: questionScopes }).notNull(),
    /** What is chosen from; empty for other kinds. */
    options: json<string[]>("options").notNull(),
    isRequired: flag("is_required").notNull(),
    /** Since when nobody is asked any more. */
    hiddenAt: instant("hidden_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "ticket_questions_shape",
      sql`length(${t.title}) BETWEEN 1 AND 120 AND ${t.kind} IN ('text', 'choice', 'tick') AND ${t.scope} IN ('order', 'ticket')
        AND (json_array_length(${t.options}) > 1) = (${t.kind} = 'choice')`,
    ),
    index("ticket_questions_event").on(t.eventId, t.key),
    index("ticket_questions_asked").on(t.eventId, t.key).where(sql`hidden_at IS NULL`),
  ],
);

/** What a buyer answered. Whoever takes a ticket over answers anew: triggers take away what was answered for it. */
export const ticketAnswers = sqliteTable(
  "ticket_answers",
  {
    key: rowKey(),
    questionId: text("question_id")
      .notNull()
      .references(() => ticketQuestions.questionId),
    orderId: text("order_id")
      .notNull()
      .references(() => ticketOrders.orderId),
    /** Null for what is asked once for the order. */
    ticketId: text("ticket_id").references(() => tickets.ticketId),
    /** Who answered. */
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** `on` for a tick. */
    value: text("value").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("ticket_answers_value", sql`length(${t.value}) BETWEEN 1 AND 500`),
    uniqueIndex("ticket_answers_ticket").on(t.ticketId, t.questionId).where(sql`ticket_id IS NOT NULL`),
    uniqueIndex("ticket_answers_order").on(t.orderId, t.questionId).where(sql`ticket_id IS NULL`),
    index("ticket_answers_question").on(t.questionId),
    index("ticket_answers_user").on(t.userId),
  ],
);

/** Events whose organizers have stopped selling for a while. */
export const ticketPauses = sqliteTable("ticket_pauses", {
  eventId: text("event_id")
    .primaryKey()
    .references(() => events.eventId),
  createdAt: createdAt(),
});

export interface MessageAudience {
  /** A category's name. */
  category?: string | undefined;
  /** When a date began. */
  startsAt?: number | undefined;
  came?: "in" | "notIn" | undefined;
}

/** What organizers wrote to whoever has a ticket. */
export const ticketMessages = sqliteTable(
  "ticket_messages",
  {
    key: rowKey(),
    messageId: text("message_id").notNull().unique(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.eventId),
    authorId: text("author_id").references(() => users.userId),
    text: text("text").notNull(),
    /** What it is by law; one that advertises went only to those who agreed to that. */
    messageClass: text("message_class", { enum: ["transactional", "commercial"] })
      .notNull()
      .default("transactional"),
    /** To whom it went, in words of that moment; to everybody as far as it says nothing. */
    audience: json<MessageAudience>("audience").notNull().default({}),
    /** To how many people; of one that advertises what may be shown of that, 0 where nothing may. */
    recipients: integer("recipients").notNull().default(0),
    /** It went to its author alone. */
    isTest: flag("is_test").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check("ticket_messages_class", sql`message_class IN ('transactional', 'commercial')`),
    index("ticket_messages_event").on(t.eventId, t.key),
    index("ticket_messages_author").on(t.authorId).where(sql`author_id IS NOT NULL`),
  ],
);
