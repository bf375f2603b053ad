/** An event's sales for its organizers: the numbers, the guests, pausing, free tickets and promo codes. */
import { requireSignedIn } from "~/platform/access/roles";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { csvFile, csvStream } from "~/platform/csv";
import { derivedId } from "~/platform/ids";
import { takeWrite } from "~/platform/limits.server";
import { localTime } from "~/platform/time";
import { eventErrors } from "../events/events.errors";
import { restOf } from "../payments/payouts.rules";
import { giftEnd, promoCodeOf } from "./order.rules";
import { closePromo as closePromoOf, insertPromo } from "./promos.repository.server";
import { listQuestions } from "./questions.repository.server";
import type { Question } from "./questions.rules";
import * as repository from "./sales.repository.server";
import { ticketErrors } from "./tickets.errors";
import { TERMS_VERSION } from "./tickets.limits";
import { maySell } from "./tickets.policy";
import type { CheckIn } from "./tickets.repository.server";
import type { PromoForm } from "./tickets.schemas";

const KURUS = 100;
/** So many guests are shown; the file has all of them. */
const GUESTS_SHOWN = 100;
/** So many guests of the file are read at once. */
const GUESTS_AT_ONCE = 500;

type Found = repository.FoundSales;

/** An event that one organizes, with its sales. @throws eventNotFound */
export async function findOwn(ctx: SignedInContext, eventId: string, guests: { q: string; limit: number }): Promise<Found> {
  const found = await repository.findSales(ctx, eventId, guests);
  if (!found || !maySell.holds(ctx.actor, found.event)) throw ticketErrors.eventNotFound();
  return found;
}

const checkInsIn = (text: string) => JSON.parse(text) as CheckIn[];

const answersIn = (text: string) => JSON.parse(text) as Record<string, string>;

const SUMMED = ["ordered", "sold", "held", "returned", "checkedIn", "money"] as const;

const sum = (rows: Found["categories"]) => {
  const sumOf = (name: (typeof SUMMED)[number]) => rows.reduce((all, row) => all + row[name], 0);
  return Object.fromEntries(SUMMED.map((name) => [name, sumOf(name)])) as Record<(typeof SUMMED)[number], number>;
};

/**
 * The sales of an event.
 * @param q words with which the names of the guests begin who are looked for
 * @throws notFound for whoever doesn't organize it
 */
export async function readSales(ctx: SignedInContext, eventId: string, q = "") {
  const { event, categories, days, dates, guests, promos, books, payouts } = await findOwn(ctx, eventId, { q, limit: GUESTS_SHOWN + 1 });
  const now = ctx.clock.now();
  return {
    eventId,
    questions: await listQuestions(ctx, eventId),
    name: event.name,
    startsAt: event.startsAt,
    dateCount: event.dateCount,
    isOver: event.lastAt <= now,
    isCancelled: Boolean(event.isCancelled),
    isPaused: Boolean(event.isPaused),
    /** Whether it has tickets on offer that cost money while the site names no seller. */
    lacksSeller: !event.hasSeller && categories.some(({ price, isClosed }) => price > 0 && !isClosed),
    /** How often its page was opened, as that page says to everybody; by day it is told under the floor alone, in the statistics of staff. */
    viewCount: event.viewCount,
    capacity: event.capacity,
    total: sum(categories),
    categories: categories.map(({ isClosed, ...row }) => ({ ...row, isClosed: Boolean(isClosed) })),
    /** Null while nothing was paid for: then nothing is due. */
    books: books ? { ...books, rest: restOf(books) } : null,
    /** Admins note payouts on a page of their own. */
    notesPayouts: isAdmin(ctx.actor),
    // Who noted them is the staff's business.
    payouts: payouts.map((each) => ({ ...each, notedBy: null, undoneBy: null })),
    days,
    dates,
    guests: guests.slice(0, GUESTS_SHOWN).map(({ key: _, checkIns, answers, ...guest }) => ({
      ...guest,
      checkIns: checkInsIn(checkIns),
      answers: answersIn(answers),
    })),
    hasMoreGuests: guests.length > GUESTS_SHOWN,
    promos: promos.map(({ isClosed, ...row }) => ({ ...row, isOpen: !isClosed && (row.endsAt === null || row.endsAt > now) })),
  };
}

export type Sales = Awaited<ReturnType<typeof readSales>>;

/** An event's sales as programs get them; money in kuruş. */
export const salesAnswer = ({ eventId, isPaused, viewCount, total: { checkedIn, ...total }, books, categories, days }: Sales) => ({
  event_id: eventId,
  is_paused: isPaused,
  views: viewCount,
  ...total,
  checked_in: checkedIn,
  paid_out: books?.paid ?? 0,
  due: books?.rest ?? 0,
  categories: categories.map((category) => ({
    category_id: category.categoryId,
    name: category.name,
    price: category.price,
    quantity: category.quantity,
    ordered: category.ordered,
    sold: category.sold,
    checked_in: category.checkedIn,
    held: category.held,
    returned: category.returned,
    money: category.money,
    waiting: category.waiting,
  })),
  days,
});

type Say = (key: string) => string;

const minuteOf = (moment: number | null) => {
  if (moment === null) return "";
  const { date, time } = localTime(moment);
  return `${date} ${time}`;
};

/** What was paid out, a line for each payout that stands, and what is due; nothing while nothing was paid for. */
function payoutLines({ books, payouts }: Pick<Found, "books" | "payouts">, say: Say) {
  if (!books) return [];
  const line = (label: string, day: string, kurus: number) => [label, day, "", "", "", "", "", kurus / KURUS];
  const standing = payouts.filter(({ undoneAt }) => undoneAt === null);
  return [
    ...standing.map(({ reference, paidOn, amount }) => line(`${say("sales.file.paidOut")}: ${reference}`, paidOn, amount)),
    line(say("sales.file.due"), "", restOf(books)),
  ];
}

/** An event's sales as a table for spreadsheets: a line for each category, one for each day, then what was paid out and what is due. @param say finds the words of its first line @throws notFound */
export async function salesCsv(ctx: SignedInContext, eventId: string, say: Say): Promise<string> {
  const { categories, days, ...paid } = await findOwn(ctx, eventId, { q: "", limit: 0 });
  const head = ["category", "day", "ordered", "sold", "held", "returned", "checkedIn", "money"].map((key) => say(`sales.file.${key}`));
  const byCategory = categories.map(({ name, onlyAt, money, ...row }) => [
    ...[name, minuteOf(onlyAt), row.ordered, row.sold, row.held, row.returned, row.checkedIn],
    money / KURUS,
  ]);
  const byDay = days.map(({ day, ordered, sold, returned, money }) => ["", day, ordered, sold, "", returned, "", money / KURUS]);
  return csvFile([head, ...byCategory, ...byDay, ...payoutLines(paid, say)], ctx.locale);
}

interface GuestColumns {
  dates: readonly repository.EventDate[];
  questions: readonly Question[];
  say: Say;
}

function guestLine(guest: repository.Guest, { dates, questions, say }: GuestColumns) {
  const { ticketId, name, category, onlyAt, price, kind, boughtAt } = guest;
  const checkIns = checkInsIn(guest.checkIns);
  const whenIn = dates.map(({ dateKey }) => minuteOf(checkIns.find((each) => each.dateKey === dateKey)?.at ?? null));
  const answers = answersIn(guest.answers);
  const told = questions.map(({ questionId, kind }) => {
    const answer = answers[questionId] ?? "";
    return kind === "tick" ? say(answer ? "questions.yes" : "questions.no") : answer;
  });
  return [ticketId, name, category, minuteOf(onlyAt), price / KURUS, say(`sales.kinds.${kind}`), minuteOf(boughtAt), ...whenIn, ...told];
}

async function* guestParts(ctx: SignedInContext, eventId: string, columns: GuestColumns) {
  const { dates, questions, say } = columns;
  const head = ["ticket", "name", "category", "date", "price", "kind", "bought"].map((key) => say(`sales.file.${key}`));
  const checkedIn = say("sales.file.checkedIn");
  const whenIn = dates.map(({ startsAt }) => (dates.length > 1 ? `${checkedIn} ${minuteOf(startsAt)}` : checkedIn));
  yield [[...head, ...whenIn, ...questions.map(({ title }) => title)]];
  for (let after = 0; ; ) {
    const guests = await repository.listGuestsAfter(ctx, eventId, after, GUESTS_AT_ONCE);
    yield guests.map((guest) => guestLine(guest, columns));
    if (guests.length < GUESTS_AT_ONCE) return;
    after = guests.at(-1)?.key ?? after;
  }
}

/** The guests of an event as a table for spreadsheets, in the order of their tickets, with when they came in on each date and what they answered, written while it is read. @param say finds its words @throws notFound */
export async function guestsCsv(ctx: SignedInContext, eventId: string, say: Say): Promise<ReadableStream<Uint8Array>> {
  await findOwn(ctx, eventId, { q: "", limit: 0 });
  const [dates, questions] = await Promise.all([repository.listDates(ctx, eventId), listQuestions(ctx, eventId)]);
  return csvStream(guestParts(ctx, eventId, { dates, questions, say }), ctx.locale);
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

/**
 * Gives somebody a ticket for nothing, which is theirs once they take it. Nothing that the giver gets or sees tells whether
 * anybody has that name or address until then.
 * @param person an email address or a user name
 * @param key of the giver's choice: sent again with it, it is given once
 * @throws notFound, isOver, events.isCancelled, soldOut, tooManyAttempts
 */
export async function giveTicket(
  ctx: SignedInContext,
  eventId: string,
  { categoryId, person, key }: { categoryId: string; person: string; key: string },
): Promise<void> {
  requireSignedIn(ctx);
  const { event, categories } = await findOwn(ctx, eventId, { q: "", limit: 0 });
  if (event.lastAt <= ctx.clock.now()) throw ticketErrors.isOver();
  if (event.isCancelled) throw eventErrors.isCancelled();
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
