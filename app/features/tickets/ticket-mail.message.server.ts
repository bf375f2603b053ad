/** Mails people their tickets, and whoever paid a receipt. Each mail is written once, however often the message comes. */
import { z } from "zod";
import { formatDate, formatMoney } from "~/kit/format";
import type { Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { outgoingMail } from "~/platform/mail/outbox.server";
import { ABOUT_A_DAY, defineMessage, type Message } from "~/platform/messages/message";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import type { Operator } from "~/platform/operator";
import { readOperator } from "~/platform/operator.server";
import { calendarPath } from "../events/event-times.rules";
import { readPaidContract } from "../payments/contract.service.server";
import { findMailed, type MailedTicket, TICKET_MAIL } from "./ticket-mail.repository.server";

const schema = z.object({
  orderId: z.string(),
  userId: z.string(),
  /** The one ticket that was passed on to them, and how often it has been. */
  ticketId: z.string().optional(),
  handedOn: z.number().optional(),
});

type Mailed = NonNullable<Awaited<ReturnType<typeof findMailed>>>;

/** `149.50 ₺` */
const money = (kurus: number, locale: Context["locale"]) => formatMoney(kurus, locale);

/** What both mails say of the event. */
const eventValues = ({ order }: Mailed, tickets: readonly MailedTicket[]) => ({
  event: order.eventName,
  when: formatDate(Math.min(...tickets.map(({ startsAt }) => startsAt)), order.locale, "dayTime"),
  where: order.location,
});

/** A ticket's category, with its date where it is for one of several, and with what says so where it is for all of them. */
function nameOf({ product }: Pick<Context, "product">, { category, onlyAt, isForSeveral }: MailedTicket, locale: Context["locale"]) {
  if (isForSeveral) return `${category} (${sayIn({ product, locale })("tickets:messages.allDates")})`;
  return onlyAt === null ? category : `${category}, ${formatDate(onlyAt, locale, "dayTime")}`;
}

/** Where the dates of some tickets are for calendars: theirs alone where they are for one date. */
function calendarOf(origin: string, eventId: string, tickets: readonly MailedTicket[]): string {
  const [onlyAt, ...others] = new Set(tickets.map((ticket) => ticket.onlyAt));
  return `${origin}${calendarPath(eventId, others.length === 0 ? (onlyAt ?? null) : null)}`;
}

const ticketMail = (ctx: Context, mailed: Mailed, tickets: readonly MailedTicket[], cause: string) => {
  const { email, locale, eventId } = mailed.order;
  const list = tickets.map((ticket) => `• ${nameOf(ctx, ticket, locale)}\n  ${ctx.origin}/event/ticket/one/${ticket.ticketId}`).join("\n");
  const values = {
    ...eventValues(mailed, tickets),
    list,
    url: `${ctx.origin}/event/ticket/personal`,
    calendar: calendarOf(ctx.origin, eventId, tickets),
  };
  return outgoingMail(ctx, `ticket-mail-sent:${cause}`, {
    to: email,
    locale,
    messageClass: "transactional",
    template: "tickets:mail.tickets",
    values,
  });
};

/** Who runs the site, below the receipt of what was paid before there were contracts; nothing while nobody is named. */
function operatorOf(
  { product }: Pick<Context, "product">,
  { name, address, phone, email, mersis, tax }: Operator,
  locale: Context["locale"],
) {
  if (!name) return "";
  const say = sayIn({ product, locale });
  const number = mersis ? say("operator:seller.mersis", { number: mersis }) : tax && say("operator:seller.tax", { number: tax });
  return `\n\n${[say("operator:seller.name", { name }), address, number, phone, email].filter(Boolean).join("\n")}`;
}

interface Sold {
  operator: Operator;
  /** What the buyer agreed to. */
  contract: Awaited<ReturnType<typeof readPaidContract>>;
}

const receipt = (ctx: Context, mailed: Mailed, orderId: string, { operator, contract }: Sold) => {
  const { email, locale, amount, termsVersion, refundUntil } = mailed.order;
  const say = sayIn({ product: ctx.product, locale });
  const list = mailed.tickets.map((ticket) => `• ${nameOf(ctx, ticket, locale)}: ${money(ticket.price, locale)}`).join("\n");
  const values = {
    ...eventValues(mailed, mailed.tickets),
    list,
    total: money(amount, locale),
    order: orderId,
    version: String(contract?.version ?? termsVersion),
    refund:
      refundUntil > ctx.clock.now()
        ? `${say("tickets:buy.refund")} ${formatDate(refundUntil, locale, "dateTime")}`
        : say("tickets:buy.noRefund"),
    seller: contract ? `\n\n${say("operator:seller.name", { name: contract.seller })}` : operatorOf(ctx, operator, locale),
    contract: contract ? `\n\n${say("payments:contract.mailed")}\n\n${contract.text}\n\nSHA-256: ${contract.hash}` : "",
    url: `${ctx.origin}/sipay/personal`,
  };
  return outgoingMail(ctx, `ticket-receipt:${orderId}`, {
    to: email,
    locale,
    messageClass: "transactional",
    template: "tickets:mail.receipt",
    values,
  });
};

export const ticketMailMessage: Message = defineMessage({
  name: TICKET_MAIL,
  schema,
  policy: ABOUT_A_DAY,
  async handle(ctx, { orderId, userId, ticketId, handedOn = 0 }) {
    const mailed = await findMailed(ctx, orderId, userId);
    const tickets = mailed?.tickets.filter(
      (ticket) => ticket.userId === userId && (ticketId === undefined || ticket.ticketId === ticketId),
    );
    if (!mailed || !tickets?.length) return "dropped";
    const cause = ticketId === undefined ? orderId : `${ticketId}:${handedOn}`;
    const isPaid = ticketId === undefined && mailed.order.isBuyer && mailed.order.amount > 0;
    await ctx.db.batch([
      ticketMail(ctx, mailed, tickets, cause),
      ...(isPaid
        ? [receipt(ctx, mailed, orderId, { operator: await readOperator(ctx), contract: await readPaidContract(ctx, orderId) })]
        : []),
    ]);
    ctx.waitUntil(dispatchMessages(ctx));
    return "sent";
  },
});
