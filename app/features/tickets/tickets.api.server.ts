/** Tickets for programs; the same use cases as the pages. */

import { questionKinds, questionScopes } from "@schema/tickets";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { cancelOrder, orderAnswer, placeOrder, readOrder, readSale } from "./orders.service.server";
import { answerQuestions, questionAnswer } from "./questions.service.server";
import { returnTicket } from "./returns.service.server";
import { guestsCsv, readSales, salesAnswer, salesCsv } from "./sales.service.server";
import { ticketErrors } from "./tickets.errors";
import { writeLimit } from "./tickets.pages";
import { answersBody, checkInBody, orderBody, orderKey } from "./tickets.schemas";
import { checkInScanned, readTicket, ticketAnswer, walletLink } from "./tickets.service.server";

const access = "user" as const;
const orderId = z.object({ order_id: idField() });

const orderShape = z.object({
  order_id: z.string(),
  event_id: z.string(),
  status: z.string().describe("pending: its seats are held until expires_at; paid, expired, cancelled."),
  expires_at: z.string().nullable(),
  amount: z.number().describe("Kuruş; 0 is free."),
  currency: z.literal("TRY"),
  refund_until: z.string().describe("Until when its tickets can be returned."),
  payment_url: z.string().nullable().describe("Where it is paid; null when there is nothing to pay."),
  tickets: z.array(z.object({ ticket_id: z.string(), category_id: z.string() })),
});

const order = endpoint({
  method: "POST",
  path: "/event/ticket/order",
  access,
  writeLimit,
  summary: "Order tickets; needs an Idempotency-Key header: the same order sent again with it is answered with the first one",
  body: orderBody,
  response: orderShape,
  status: 201,
  async handler({ body, request }, ctx) {
    const key = orderKey.safeParse(request.headers.get("idempotency-key"));
    if (!key.success) throw ticketErrors.needsKey();
    return orderAnswer(ctx, await placeOrder(ctx, body.event_id, body.lines, key.data, body.promo_code, body.answers));
  },
});

const one = endpoint({
  method: "GET",
  path: "/event/ticket/order/:order_id",
  access,
  summary: "An order of one's own",
  params: orderId,
  response: orderShape,
  handler: async ({ params }, ctx) => orderAnswer(ctx, await readOrder(ctx, params.order_id)),
});

const cancel = endpoint({
  method: "POST",
  path: "/event/ticket/order/:order_id/cancel",
  access,
  writeLimit,
  summary: "Give up an order that isn't paid yet",
  params: orderId,
  response: orderShape,
  async handler({ params }, ctx) {
    await cancelOrder(ctx, params.order_id);
    return orderAnswer(ctx, await readOrder(ctx, params.order_id));
  },
});

const questionShape = z.object({
  question_id: z.string(),
  title: z.string(),
  kind: z.enum(questionKinds),
  scope: z.enum(questionScopes).describe("Asked once for an order, or for each of its tickets."),
  options: z.array(z.string()),
  is_required: z.boolean(),
});

const questions = endpoint({
  method: "GET",
  path: "/event/:event_id/ticket-questions",
  access,
  summary: "What buyers of an event's tickets are asked",
  params: z.object({ event_id: idField() }),
  response: z.object({ items: z.array(questionShape) }),
  handler: async ({ params }, ctx) => ({ items: (await readSale(ctx, params.event_id)).questions.map(questionAnswer) }),
});

const answer = endpoint({
  method: "PUT",
  path: "/event/ticket/:ticket_id/answers",
  access,
  writeLimit,
  summary: "Change what one answered for a ticket of one's own, until its date begins",
  params: z.object({ ticket_id: idField() }),
  body: answersBody,
  response: z.object({ ok: z.literal(true) }),
  async handler({ params, body }, ctx) {
    await answerQuestions(ctx, params.ticket_id, body.answers);
    return { ok: true as const };
  },
});

const ticket = endpoint({
  method: "GET",
  path: "/event/ticket/:ticket_id",
  access,
  summary: "A ticket of one's own, or of an event whose tickets one checks in",
  params: z.object({ ticket_id: idField() }),
  response: z.object({
    ticket_id: z.string(),
    event_id: z.string(),
    event_name: z.string(),
    category: z.string(),
    starts_at: z.string().describe("Of its date, or of the one that comes next."),
    is_for_one_date: z.boolean().describe("Whether it is for that date alone."),
    price: z.number().describe("Kuruş"),
    state: z.string(),
    holder: z.string().nullable(),
    code: z.string().nullable(),
    check_ins: z
      .array(z.object({ date_key: z.number(), starts_at: z.string(), checked_in_at: z.string() }))
      .describe("Once for each date on which it was let in."),
    refund_until: z.string(),
    answers: z
      .array(questionShape.extend({ value: z.string().nullable() }))
      .describe("What its holder is asked; for them, and for whoever looks after the sale."),
  }),
  handler: async ({ params }, ctx) => ticketAnswer(await readTicket(ctx, params.ticket_id, null)),
});

const wallet = endpoint({
  method: "GET",
  path: "/event/ticket/:ticket_id/google-wallet",
  access,
  summary: "Leads to Google Wallet with a ticket of one's own in it; 404 where the operator set no wallet up",
  params: z.object({ ticket_id: idField() }),
  response: z.null(),
  handler: async ({ params }, ctx) => new Response(null, { status: 303, headers: { Location: await walletLink(ctx, params.ticket_id) } }),
});

const checkIn = endpoint({
  method: "POST",
  path: "/event/ticket/check-in",
  access,
  summary:
    "Check a ticket in by what its QR code says or the code below it, once on each date that it is for, or take that back; for the event's organizers and staff. date_key says which date the door lets in for; that of the moment unless it is sent",
  body: checkInBody,
  response: z.object({
    ticket_id: z.string(),
    holder: z.string().nullable(),
    category: z.string(),
    date_key: z.number().describe("The date that it was let in for."),
  }),
  async handler({ body }, ctx) {
    const { ticketId, holder, category, dateKey } = await checkInScanned(ctx, body.event_id, body.code, {
      isUndone: body.undo,
      dateKey: body.date_key,
    });
    return { ticket_id: ticketId, holder, category, date_key: dateKey };
  },
});

const giveBack = endpoint({
  method: "POST",
  path: "/event/ticket/:ticket_id/refund",
  access,
  writeLimit,
  summary: "Return a ticket of one's own while its policy allows; staff any time. Money goes back to the card",
  params: z.object({ ticket_id: idField() }),
  response: z.object({ ok: z.literal(true) }),
  async handler({ params }, ctx) {
    await returnTicket(ctx, params.ticket_id);
    return { ok: true as const };
  },
});

const fileHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": attachment(name),
  "Cache-Control": "private, no-store",
});

const eventId = z.object({ event_id: idField() });

const soldShape = {
  ordered: z.number().describe("Tickets, whatever became of them."),
  sold: z.number(),
  held: z.number(),
  returned: z.number(),
  checked_in: z.number(),
  money: z.number().describe("Kuruş of the tickets that are sold."),
};

const sales = endpoint({
  method: "GET",
  path: "/event/:event_id/sales",
  access,
  summary: "An event's ticket sales by category and day; for its organizers and staff",
  params: eventId,
  response: z.object({
    event_id: z.string(),
    is_paused: z.boolean(),
    views: z.number().describe("How often the page was opened."),
    ...soldShape,
    paid_out: z.number().describe("Kuruş that were paid out to the organizers."),
    due: z.number().describe("Kuruş that are still due to them; negative when tickets were refunded after a payout."),
    categories: z.array(
      z.object({
        category_id: z.string(),
        name: z.string(),
        price: z.number(),
        quantity: z.number().nullable(),
        waiting: z.number(),
        ...soldShape,
      }),
    ),
    days: z.array(z.object({ day: z.string(), ordered: z.number(), sold: z.number(), returned: z.number(), money: z.number() })),
  }),
  handler: async ({ params }, ctx) => salesAnswer(await readSales(ctx, params.event_id)),
});

const guests = endpoint({
  method: "GET",
  path: "/event/:event_id/guests.csv",
  access,
  summary: "The guests of an event as CSV; for its organizers and staff",
  params: eventId,
  response: z.string(),
  async handler({ params: { event_id } }, ctx) {
    const file = await guestsCsv(ctx, event_id, (key) => sayIn(ctx)(`tickets:${key}`));
    return new Response(file, { headers: fileHeaders(`${event_id}-guests.csv`) });
  },
});

const salesFile = endpoint({
  method: "GET",
  path: "/event/:event_id/sales.csv",
  access,
  summary: "An event's ticket sales by category and day as CSV; for its organizers and staff",
  params: eventId,
  response: z.string(),
  async handler({ params: { event_id } }, ctx) {
    const text = await salesCsv(ctx, event_id, (key) => sayIn(ctx)(`tickets:${key}`));
    return new Response(text, { headers: fileHeaders(`${event_id}-sales.csv`) });
  },
});

export const ticketEndpoints = [
  ...endpointsFor("apps that sell and show tickets", [order, one, cancel]),
  checkIn,
  ...endpointsFor("apps that sell and show tickets", [giveBack, questions, answer, ticket]),
  wallet,
  ...endpointsFor("programs of organizers that follow their sales", [sales]),
  ...[salesFile, guests],
];
