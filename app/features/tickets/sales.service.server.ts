/** An event's sales for its organizers: the numbers, the guests, pausing, messages, free tickets and promo codes. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { csvFile, csvStream } from "~/platform/csv";
import { derivedId } from "~/platform/ids";
import { takeAttempt, takeWrite } from "~/platform/limits.server";
import { localTime } from "~/platform/time";
import { giftEnd, promoCodeOf } from "./order.rules";
import { closePromo as closePromoOf, insertPromo } from "./promos.repository.server";
import * as repository from "./sales.repository.server";
import { ticketErrors } from "./tickets.errors";
import { MESSAGES_A_DAY, TERMS_VERSION } from "./tickets.limits";
import { maySell } from "./tickets.policy";
import type { PromoForm } from "./tickets.schemas";

const KURUS = 100;
/** So many guests are shown; the file has all of them. */
const GUESTS_SHOWN = 100;
/** So many guests of the file are read at once. */
const GUESTS_AT_ONCE = 500;

type Found = repository.FoundSales;

async function findOwn(ctx: SignedInContext, eventId: string, guests: { q: string; limit: number }): Promise<Found> {
  const found = await repository.findSales(ctx, eventId, guests);
  if (!found || !maySell.holds(ctx.actor, found.event)) throw ticketErrors.notFound();
  return found;
}

const sum = (rows: Found["categories"]) => ({
  sold: rows.reduce((all, { sold }) => all + sold, 0),
  held: rows.reduce((all, { held }) => all + held, 0),
  returned: rows.reduce((all, { returned }) => all + returned, 0),
  money: rows.reduce((all, { money }) => all + money, 0),
});

/**
 * The sales of an event.
 * @param q words with which the names of the guests begin who are looked for
 * @throws notFound for whoever doesn't organize it
 */
export async function readSales(ctx: SignedInContext, eventId: string, q = "") {
  const { event, categories, days, guests, promos } = await findOwn(ctx, eventId, { q, limit: GUESTS_SHOWN + 1 });
  const now = ctx.clock.now();
  return {
    eventId,
    name: event.name,
    firstAt: event.firstAt,
    isOver: event.lastAt <= now,
    isPaused: Boolean(event.isPaused),
    total: sum(categories),
    categories: categories.map(({ isClosed, ...row }) => ({ ...row, isClosed: Boolean(isClosed) })),
    days,
    guests: guests.slice(0, GUESTS_SHOWN).map(({ key: _, ...guest }) => guest),
    hasMoreGuests: guests.length > GUESTS_SHOWN,
    promos: promos.map(({ isClosed, ...row }) => ({ ...row, isOpen: !isClosed && (row.endsAt === null || row.endsAt > now) })),
  };
}

export type Sales = Awaited<ReturnType<typeof readSales>>;

/** An event's sales as programs get them; money in kuruş. */
export const salesAnswer = ({ eventId, isPaused, total, categories, days }: Sales) => ({
  event_id: eventId,
  is_paused: isPaused,
  ...total,
  categories: categories.map(({ categoryId, name, price, quantity, sold, held, returned, money, waiting }) => ({
    category_id: categoryId,
    name,
    price,
    quantity,
    sold,
    held,
    returned,
    money,
    waiting,
  })),
  days,
});

const minuteOf = (moment: number | null) => {
  if (moment === null) return "";
  const { date, time } = localTime(moment);
  return `${date} ${time}`;
};

/** An event's sales as a table for spreadsheets: a line for each category, then one for each day. @param say finds the words of its first line @throws notFound */
export async function salesCsv(ctx: SignedInContext, eventId: string, say: (key: string) => string): Promise<string> {
  const { categories, days } = await findOwn(ctx, eventId, { q: "", limit: 0 });
  const head = ["category", "day", "sold", "held", "returned", "money"].map((key) => say(`sales.file.${key}`));
  const byCategory = categories.map(({ name, onlyAt, sold, held, returned, money }) => [
    name,
    minuteOf(onlyAt),
    sold,
    held,
    returned,
    money / KURUS,
  ]);
  const byDay = days.map(({ day, sold, money }) => ["", day, sold, "", "", money / KURUS]);
  return csvFile([head, ...byCategory, ...byDay], ctx.locale);
}

type Say = (key: string) => string;

const guestLine = ({ ticketId, name, category, onlyAt, price, kind, boughtAt, checkedInAt }: repository.Guest, say: Say) => [
  ...[ticketId, name, category, minuteOf(onlyAt), price / KURUS, say(`sales.kinds.${kind}`), minuteOf(boughtAt), minuteOf(checkedInAt)],
];

async function* guestParts(ctx: SignedInContext, eventId: string, say: Say) {
  const head = ["ticket", "name", "category", "date", "price", "kind", "bought", "checkedIn"].map((key) => say(`sales.file.${key}`));
  yield [head];
  for (let after = 0; ; ) {
    const guests = await repository.listGuestsAfter(ctx, eventId, after, GUESTS_AT_ONCE);
    yield guests.map((guest) => guestLine(guest, say));
    if (guests.length < GUESTS_AT_ONCE) return;
    after = guests.at(-1)?.key ?? after;
  }
}

/** The guests of an event as a table for spreadsheets, in the order of their tickets, written while it is read. @param say finds its words @throws notFound */
export async function guestsCsv(ctx: SignedInContext, eventId: string, say: Say): Promise<ReadableStream<Uint8Array>> {
  await findOwn(ctx, eventId, { q: "", limit: 0 });
  return csvStream(guestParts(ctx, eventId, say), ctx.locale);
}

/** Stops selling for a while: what is sold stays, orders on hold can be paid. @throws notFound */
export async function pauseSales(ctx: SignedInContext, eventId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.setPaused(ctx, eventId, true, repository.permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}

/** Sells again. @throws notFound */
export async function resumeSales(ctx: SignedInContext, eventId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.setPaused(ctx, eventId, false, repository.permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}

/** Notifies everybody who has a ticket. @param key of the writer's choice: the same message sent again is sent once @throws notFound, tooManyAttempts */
export async function messageHolders(ctx: SignedInContext, eventId: string, text: string, key: string): Promise<void> {
  requireSignedIn(ctx);
  await findOwn(ctx, eventId, { q: "", limit: 0 });
  await takeAttempt(ctx, `ticket-messages:${eventId}`, MESSAGES_A_DAY);
  const messageId = await derivedId("ticket-message", `${ctx.actor.userId} ${eventId} ${key}`);
  if (!(await repository.insertMessage(ctx, { messageId, eventId, text }, repository.permissionToSell(ctx, eventId))))
    throw ticketErrors.notFound();
}

/**
 * Gives somebody a ticket for nothing, which is theirs once they take it. Nothing that the giver gets or sees tells whether
 * anybody has that name or address until then.
 * @param person an email address or a user name
 * @param key of the giver's choice: sent again with it, it is given once
 * @throws notFound, isOver, soldOut, tooManyAttempts
 */
export async function giveTicket(
  ctx: SignedInContext,
  eventId: string,
  { categoryId, person, key }: { categoryId: string; person: string; key: string },
): Promise<void> {
  requireSignedIn(ctx);
  const { event, categories } = await findOwn(ctx, eventId, { q: "", limit: 0 });
  if (event.lastAt <= ctx.clock.now()) throw ticketErrors.isOver();
  await takeWrite(ctx, "ticket-gifts");
  const orderId = await derivedId("order", `given ${ctx.actor.userId} ${key}`);
  const beginsAt = categories.find((each) => each.categoryId === categoryId)?.onlyAt ?? event.firstAt;
  const gift = { orderId, eventId, categoryId, person, expiresAt: giftEnd(ctx.clock.now(), beginsAt), termsVersion: TERMS_VERSION };
  const done = await repository.insertGift(ctx, gift, repository.permissionToSell(ctx, eventId));
  if (done === "soldOut") throw ticketErrors.soldOut({ field: "given_category_id" });
  if (done === "conditions") throw ticketErrors.notFound();
}

/** Adds a promo code. @throws notFound, promoKnown */
export async function addPromo(ctx: SignedInContext, eventId: string, promo: PromoForm): Promise<void> {
  requireSignedIn(ctx);
  const row = {
    code: promoCodeOf(promo.promo_code) ?? "",
    percent: promo.percent ?? null,
    amount: promo.amount_off === undefined ? null : promo.amount_off * KURUS,
    maxUses: promo.max_uses ?? null,
    startsAt: promo.starts_at ?? null,
    endsAt: promo.ends_at ?? null,
  };
  const done = await insertPromo(ctx, eventId, row, repository.permissionToSell(ctx, eventId));
  if (done === "notAllowed") throw ticketErrors.notFound();
  if (done === "known") throw ticketErrors.promoKnown({ field: "promo_code" });
}

/** Ends a promo code; tickets that were bought with it stay. @throws notFound */
export async function closePromo(ctx: SignedInContext, eventId: string, promoId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await closePromoOf(ctx, eventId, promoId, repository.permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}
