/** Tickets: showing one's own, and letting those of others in. */
import { formatDate } from "~/kit/format";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { sendWithNextBatch } from "~/platform/db.server";
import { readRefundOf } from "../payments/refunds.service.server";
import { hasWallet, walletAddress } from "./google-wallet.server";
import { answersAbout, answersFrom } from "./questions.repository.server";
import { questionAnswer } from "./questions.service.server";
import { drawQr, isSignatureOf, readScanned, signTicket, ticketAddress } from "./ticket-code.server";
import { ticketErrors } from "./tickets.errors";
import { DOOR_BEFORE } from "./tickets.limits";
import { mayCheckIn, maySeeTicket, maySell } from "./tickets.policy";
import * as repository from "./tickets.repository.server";
import type { HeldRow } from "./unpaid.repository.server";

type TicketRow = repository.TicketRow;

/** A ticket that this reader may see. @throws notFound */
async function readSeen(ctx: SignedInContext, ticketId: string): Promise<TicketRow> {
  const row = await repository.findTicket(ctx, ticketId);
  if (!row || !maySeeTicket.holds(ctx.actor, row)) throw ticketErrors.notFound();
  return row;
}

/** What can be done with a ticket at the moment; its words: `tickets:states.<state>`. */
export type ShownState = TicketRow["state"] | "cancelled" | "in" | "over";

/** When a ticket was let in, in order of the dates. */
const checkInsOf = ({ checkIns }: TicketRow) => JSON.parse(checkIns) as repository.CheckIn[];

/** That it was let in on its own date, or on the one of the moment where it is for all; undefined when it wasn't. */
const currentCheckIn = (row: TicketRow, dateKey = row.doorDate) =>
  checkInsOf(row).find((each) => each.dateKey === (row.onlyDate ?? dateKey));

const stateOf = (row: TicketRow, now: number): ShownState => {
  const { state, isCancelled, lastAt } = row;
  if (state !== "valid") return state;
  if (isCancelled) return "cancelled";
  if (currentCheckIn(row)) return "in";
  return lastAt <= now ? "over" : "valid";
};

const shownOf = (row: TicketRow, now: number) => ({
  ticketId: row.ticketId,
  eventId: row.eventId,
  eventName: row.eventName,
  eventType: row.eventType,
  location: row.location,
  /** Of its date, or of the one that comes next where it is for several. */
  startsAt: row.nextAt,
  onlyAt: row.onlyAt,
  /** It lets in on each date of its event, of which there are several. */
  isForSeveral: row.onlyAt === null && row.hasDates === 1,
  category: row.category,
  price: row.price,
  state: stateOf(row, now),
  isOver: row.lastAt <= now,
});

export type ShownTicket = ReturnType<typeof shownOf>;

const isUsable = ({ actor }: SignedInContext, row: TicketRow): boolean =>
  row.userId === actor.userId && row.state === "valid" && !row.isCancelled;

/** Whether somebody who may see a ticket can return it now: staff any time, its holder until its date begins, for money as long as its order says, and of a cancelled event any time. */
function canReturnNow({ actor, clock }: SignedInContext, row: TicketRow): boolean {
  const now = clock.now();
  const isInTime = row.userId === actor.userId && row.firstAt > now && (row.price === 0 || row.refundUntil >= now);
  if (row.isOwed) return row.state === "valid" && (isStaff(actor) || row.userId === actor.userId);
  return (isStaff(actor) || isInTime) && row.checkedInAt === null && ["valid", "over"].includes(stateOf(row, now));
}

/** A ticket as it is shown at the door: with its codes, where its holder can use it. */
async function passOf(ctx: SignedInContext, row: TicketRow) {
  const hasCode = isUsable(ctx, row);
  return {
    ...shownOf(row, ctx.clock.now()),
    holder: row.holder,
    canReturn: canReturnNow(ctx, row),
    canPassOn: hasCode && row.checkedInAt === null && row.lastAt > ctx.clock.now() && Boolean(row.isTransferable),
    code: hasCode ? row.code : null,
    qr: hasCode ? drawQr(ticketAddress(ctx.origin, row.ticketId, await signTicket(ctx.env, row.ticketId, row.handedOn))) : null,
  };
}

export type Pass = Awaited<ReturnType<typeof passOf>>;

/**
 * A ticket's page: its holder is shown the code, whoever is at the door what to do with it.
 * @param signature what a scanned address carried; null when it was opened otherwise
 * @throws notFound, notGenuine
 */
export async function readTicket(ctx: SignedInContext, ticketId: string, signature: string | null) {
  const asked = sendWithNextBatch(ctx.db, answersAbout(ctx, ticketId));
  const row = await readSeen(ctx, ticketId);
  const isMine = row.userId === ctx.actor.userId;
  if (signature !== null && !(await isSignatureOf(ctx.env, row, signature))) throw ticketErrors.notGenuine();
  const isAtDoor = !row.isCancelled && mayCheckIn.holds(ctx.actor, row);
  return {
    ...(await passOf(ctx, row)),
    firstAt: row.firstAt,
    isMine,
    refundUntil: row.refundUntil,
    isPassedOn: Boolean(row.isPassedOn),
    canCheckIn: isAtDoor,
    handedOn: row.handedOn,
    isReturning: row.isReturning === 1,
    /** What it cost goes back to the card, and how far that is; null where nothing does. */
    refund: isMine && row.state === "refunded" && row.price > 0 ? await readRefundOf(ctx, ticketId) : null,
    isEventGone: row.isCancelled === 1,
    hasEventPage: Boolean(row.hasEventPage),
    hasWallet: await hasWallet(ctx),
    checkIns: checkInsOf(row),
    /** The date that the door lets in for now; null where there is but one. */
    doorDate: row.hasDates ? row.doorDate : null,
    /** What its holder is asked; organizers see what was answered, the door alone doesn't. */
    answers: isMine || maySell.holds(ctx.actor, row) ? answersFrom((await asked()) ?? []) : [],
    canAnswer: isUsable(ctx, row) && row.nextAt > ctx.clock.now(),
    /** When that begins, for who stands there. */
    doorAt: row.hasDates && isAtDoor ? ((await repository.findDate(ctx, row.eventId, row.doorDate)) ?? null) : null,
  };
}

export type TicketPage = Awaited<ReturnType<typeof readTicket>>;

/** Where a ticket of one's own is put into Google Wallet. @throws notFound of somebody else's, one that opens no door any more, or without a wallet */
export async function walletLink(ctx: SignedInContext, ticketId: string): Promise<string> {
  const row = await readSeen(ctx, ticketId);
  if (!isUsable(ctx, row) || row.lastAt <= ctx.clock.now()) throw ticketErrors.notFound();
  const address = ticketAddress(ctx.origin, row.ticketId, await signTicket(ctx.env, row.ticketId, row.handedOn));
  const { eventName, location, category, code } = row;
  const when = formatDate(row.nextAt, ctx.locale, "dayTime");
  const link = await walletAddress(ctx, { ticketId, eventName, location, category, code, when, address });
  if (link === null) throw ticketErrors.notFound();
  return link;
}

/** A ticket as programs get it. */
export const ticketAnswer = (ticket: TicketPage) => ({
  ticket_id: ticket.ticketId,
  event_id: ticket.eventId,
  event_name: ticket.eventName,
  category: ticket.category,
  starts_at: new Date(ticket.startsAt).toISOString(),
  is_for_one_date: ticket.onlyAt !== null,
  price: ticket.price,
  state: ticket.state,
  holder: ticket.holder,
  code: ticket.code,
  check_ins: ticket.checkIns.map(({ dateKey, startsAt, at }) => ({
    date_key: dateKey,
    starts_at: new Date(startsAt).toISOString(),
    checked_in_at: new Date(at).toISOString(),
  })),
  refund_until: new Date(ticket.refundUntil).toISOString(),
  answers: ticket.answers.map(({ isHidden: _, value, ...question }) => ({ ...questionAnswer(question), value })),
});

/** The tickets of one order, found by one of them, for their buyer. @throws notFound */
export async function readBought(ctx: SignedInContext, ticketId: string): Promise<Pass[]> {
  const rows = await repository.findBoughtWith(ctx, ticketId);
  if (rows.length === 0) throw ticketErrors.notFound();
  return Promise.all(rows.map((row) => passOf(ctx, row)));
}

/** How many tickets are shown beside each other with their codes, at most. */
const MOST_PASSES = 10;

/** What else its holder shows at the same door; nothing of somebody else's ticket. */
export async function readOthers(ctx: SignedInContext, ticketId: string): Promise<Pass[]> {
  const rows = await repository.findOthers(ctx, ticketId, MOST_PASSES - 1);
  return Promise.all(rows.filter((row) => isUsable(ctx, row)).map((row) => passOf(ctx, row)));
}

const DAY = 86_400_000;

/** The statement for what is held for the actor, for pages that read it together with other things. */
export { heldOrders } from "./unpaid.repository.server";

/** A held seat with the page where it is paid, or taken. */
export const heldOf = ({ orderId, eventId, eventName, amount, expiresAt }: HeldRow) => ({
  orderId,
  eventName,
  isToPay: amount > 0,
  expiresAt,
  to: amount > 0 ? `/sipay/payment/${eventId}?order=${orderId}` : `/event/ticket/buy/${eventId}`,
});

export type HeldOrder = ReturnType<typeof heldOf>;

/** One's own tickets: those to come in order of time, and those of before. Of an event within a day the codes are there at once. */
export async function readMyTickets(ctx: SignedInContext) {
  const now = ctx.clock.now();
  const mine = await repository.findMine(ctx);
  const all = mine.tickets.map((row) => ({ row, ticket: shownOf(row, now) }));
  const isComing = ({ ticket: { isOver, state } }: (typeof all)[number]) => !isOver && (state === "valid" || state === "in");
  const coming = all.filter(isComing).sort((a, b) => a.ticket.startsAt - b.ticket.startsAt);
  const [first] = coming;
  const isNext = ({ ticket }: (typeof all)[number]) =>
    ticket.eventId === first?.ticket.eventId && ticket.startsAt === first.ticket.startsAt && ticket.startsAt - now < DAY;
  const next = coming.filter(isNext).slice(0, MOST_PASSES);
  return {
    held: mine.held.map(heldOf),
    next: await Promise.all(next.map(({ row }) => passOf(ctx, row))),
    coming: coming.filter((each) => !next.includes(each)).map(({ ticket }) => ticket),
    before: all
      .filter((each) => !isComing(each))
      .map(({ ticket }) => ticket)
      .sort((a, b) => b.startsAt - a.startsAt),
  };
}

/** A ticket as whoever checks in at its event's door has it. @throws notFound, eventNotFound */
async function ticketAtDoor(ctx: SignedInContext, ticketId: string): Promise<TicketRow> {
  const row = await repository.findTicket(ctx, ticketId);
  if (!row || !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.notFound();
  if (row.eventState === "deleted") throw ticketErrors.eventNotFound();
  return row;
}

/** Why a ticket can't be let in, in words for the person at the door. */
async function refusalOf(ctx: SignedInContext, row: TicketRow, { handedOn, dateKey = row.doorDate }: repository.Entering) {
  if (row.eventState === "cancelled") return ticketErrors.eventCancelled();
  if (row.handedOn !== handedOn) return ticketErrors.passedOn();
  if (row.state !== "valid") return ticketErrors.notValid();
  const startsAt = await repository.findDate(ctx, row.eventId, dateKey);
  if (startsAt === undefined) return ticketErrors.dateGone();
  const format = (at: number) => formatDate(at, ctx.locale, "dayTime");
  const before = currentCheckIn(row, dateKey);
  if (before) return ticketErrors.alreadyIn({ at: format(before.at), by: before.by ?? "–" });
  if (row.onlyAt !== null && row.onlyDate !== dateKey) return ticketErrors.otherDate({ at: format(row.onlyAt) });
  return ticketErrors.tooEarly({ at: format(startsAt - DOOR_BEFORE) });
}

/**
 * Lets a ticket in on a date, once.
 * @param handedOn how often it had been passed on when it was looked at
 * @param dateKey the date that the door lets in for; that of the moment unless said
 * @returns the date that it was let in for: its own, where it is for one
 * @throws notFound, eventNotFound, eventCancelled, passedOn when it was since, notValid, dateGone, alreadyIn with when and by whom,
 * otherDate with its date, tooEarly with when the door opens
 */
export async function checkIn(ctx: SignedInContext, ticketId: string, handedOn = 0, dateKey?: number): Promise<number> {
  requireSignedIn(ctx);
  const entering = { ticketId, handedOn, dateKey };
  const done = await repository.setCheckedIn(ctx, entering, repository.permissionToCheckIn(ctx));
  if (done !== undefined) return done;
  throw await refusalOf(ctx, await ticketAtDoor(ctx, ticketId), entering);
}

/** Takes back that a ticket was let in on a date; that of the moment unless said. @throws notFound, eventNotFound, notIn */
export async function undoCheckIn(ctx: SignedInContext, ticketId: string, dateKey?: number): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.unmarkIn(ctx, ticketId, dateKey, repository.permissionToCheckIn(ctx))) return;
  await ticketAtDoor(ctx, ticketId);
  throw ticketErrors.notIn();
}

interface DoorDate {
  dateKey: number;
  startsAt: number;
}

/**
 * An event's door: which date it lets in for, how many have a ticket for that and how many came in, and the dates that can be chosen.
 * @param dateKey the date that was chosen; that of the moment unless it is one of the event
 * @throws eventNotFound for whoever doesn't check in
 */
export async function readDesk(ctx: SignedInContext, eventId: string, dateKey?: number) {
  const row = await repository.findDesk(ctx, eventId, dateKey);
  if (!row || !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.eventNotFound();
  const dates = JSON.parse(row.dates) as DoorDate[];
  const { name, sold, checkedIn } = row;
  return { eventId, name, dateKey: row.dateKey, sold, checkedIn, isCancelled: row.isCancelled === 1, dates };
}

/** The ticket of an event that a scanned or typed text names. @throws notFound, notGenuine */
async function ticketOf(ctx: SignedInContext, eventId: string, text: string): Promise<TicketRow> {
  const read = readScanned(text);
  const row = "code" in read ? await repository.findByCode(ctx, eventId, read.code) : await repository.findTicket(ctx, read.ticketId);
  if (row && !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.notFound();
  if (row?.eventId !== eventId) throw ticketErrors.notGenuine({ field: "code" });
  if ("signature" in read && !(await isSignatureOf(ctx.env, row, read.signature))) throw ticketErrors.notGenuine({ field: "code" });
  return row;
}

/**
 * Lets in whoever shows a code at an event's door, or takes that back.
 * @param text what was scanned or typed
 * @param dateKey the date that the door lets in for; that of the moment unless said
 * @returns whose ticket it is and for which date, for the person at the door
 * @throws eventNotFound for whoever doesn't check in, notFound, notGenuine for a text that is no ticket of this event, eventCancelled,
 * passedOn, notValid, dateGone, alreadyIn, otherDate, tooEarly, notIn
 */
export async function checkInScanned(
  ctx: SignedInContext,
  eventId: string,
  text: string,
  { isUndone = false, dateKey }: { isUndone?: boolean; dateKey?: number } = {},
) {
  requireSignedIn(ctx);
  const door = await repository.findDoor(ctx, eventId);
  if (!door || !mayCheckIn.holds(ctx.actor, door)) throw ticketErrors.eventNotFound();
  const { ticketId, holder, category, handedOn, doorDate, onlyDate } = await ticketOf(ctx, eventId, text);
  if (!isUndone) return { ticketId, holder, category, dateKey: await checkIn(ctx, ticketId, handedOn, dateKey) };
  await undoCheckIn(ctx, ticketId, dateKey);
  return { ticketId, holder, category, dateKey: onlyDate ?? dateKey ?? doorDate };
}
