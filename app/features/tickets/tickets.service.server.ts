/** Tickets: showing one's own, and letting those of others in. */
import { formatDate } from "~/kit/format";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { drawQr, isSignatureOf, readScanned, signTicket, ticketAddress } from "./ticket-code.server";
import { ticketErrors } from "./tickets.errors";
import { DOOR_BEFORE } from "./tickets.limits";
import { mayCheckIn, maySeeTicket } from "./tickets.policy";
import * as repository from "./tickets.repository.server";

type TicketRow = repository.TicketRow;

/** A ticket that this reader may see. @throws notFound */
async function readSeen(ctx: SignedInContext, ticketId: string): Promise<TicketRow> {
  const row = await repository.findTicket(ctx, ticketId);
  if (!row || !maySeeTicket.holds(ctx.actor, row)) throw ticketErrors.notFound();
  return row;
}

/** What can be done with a ticket at the moment; its words: `tickets:states.<state>`. */
export type ShownState = TicketRow["state"] | "cancelled" | "in" | "over";

const stateOf = ({ state, checkedInAt, isCancelled, lastAt }: TicketRow, now: number): ShownState => {
  if (state !== "valid") return state;
  if (isCancelled) return "cancelled";
  if (checkedInAt !== null) return "in";
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
  category: row.category,
  price: row.price,
  state: stateOf(row, now),
  isOver: row.lastAt <= now,
});

export type ShownTicket = ReturnType<typeof shownOf>;

const isUsable = ({ actor }: SignedInContext, row: TicketRow): boolean =>
  row.userId === actor.userId && row.state === "valid" && !row.isCancelled;

/** A ticket as it is shown at the door: with its codes, where its holder can use it. */
async function passOf(ctx: SignedInContext, row: TicketRow) {
  const hasCode = isUsable(ctx, row);
  return {
    ...shownOf(row, ctx.clock.now()),
    holder: row.holder,
    code: hasCode ? row.code : null,
    qr: hasCode ? drawQr(ticketAddress(ctx.origin, row.ticketId, await signTicket(ctx.env, row.ticketId, row.handedOn))) : null,
  };
}

export type Pass = Awaited<ReturnType<typeof passOf>>;

/** Whether somebody who may see a ticket can return it now: staff any time, its holder until its date begins, for money as long as its order says, and of a cancelled event any time. */
function canReturnNow({ actor, clock }: SignedInContext, row: TicketRow): boolean {
  const now = clock.now();
  const isInTime = row.userId === actor.userId && row.firstAt > now && (row.price === 0 || row.refundUntil >= now);
  if (row.isOwed) return row.state === "valid" && (isStaff(actor) || row.userId === actor.userId);
  return (isStaff(actor) || isInTime) && ["valid", "over"].includes(stateOf(row, now));
}

/**
 * A ticket's page: its holder is shown the code, whoever is at the door what to do with it.
 * @param signature what a scanned address carried; null when it was opened otherwise
 * @throws notFound, notGenuine
 */
export async function readTicket(ctx: SignedInContext, ticketId: string, signature: string | null) {
  const row = await readSeen(ctx, ticketId);
  const isMine = row.userId === ctx.actor.userId;
  if (signature !== null && !(await isSignatureOf(ctx.env, row, signature))) throw ticketErrors.notGenuine();
  return {
    ...(await passOf(ctx, row)),
    firstAt: row.firstAt,
    isMine,
    refundUntil: row.refundUntil,
    canReturn: canReturnNow(ctx, row),
    canPassOn: isUsable(ctx, row) && row.checkedInAt === null && row.lastAt > ctx.clock.now() && Boolean(row.isTransferable),
    isPassedOn: Boolean(row.isPassedOn),
    canCheckIn: !row.isCancelled && mayCheckIn.holds(ctx.actor, row),
    handedOn: row.handedOn,
    hasEventPage: Boolean(row.hasEventPage),
    checkedInAt: row.checkedInAt,
    checkedInBy: row.checkedInBy,
  };
}

export type TicketPage = Awaited<ReturnType<typeof readTicket>>;

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
  checked_in_at: ticket.checkedInAt === null ? null : new Date(ticket.checkedInAt).toISOString(),
  refund_until: new Date(ticket.refundUntil).toISOString(),
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

/** One's own tickets: those to come in order of time, and those of before. Of an event within a day the codes are there at once. */
export async function readMyTickets(ctx: SignedInContext) {
  const now = ctx.clock.now();
  const all = (await repository.findMine(ctx)).map((row) => ({ row, ticket: shownOf(row, now) }));
  const isComing = ({ ticket: { isOver, state } }: (typeof all)[number]) => !isOver && (state === "valid" || state === "in");
  const coming = all.filter(isComing).sort((a, b) => a.ticket.startsAt - b.ticket.startsAt);
  const [first] = coming;
  const isNext = ({ ticket }: (typeof all)[number]) =>
    ticket.eventId === first?.ticket.eventId && ticket.startsAt === first.ticket.startsAt && ticket.startsAt - now < DAY;
  const next = coming.filter(isNext).slice(0, MOST_PASSES);
  return {
    next: await Promise.all(next.map(({ row }) => passOf(ctx, row))),
    coming: coming.filter((each) => !next.includes(each)).map(({ ticket }) => ticket),
    before: all
      .filter((each) => !isComing(each))
      .map(({ ticket }) => ticket)
      .sort((a, b) => b.startsAt - a.startsAt),
  };
}

/** Why a ticket can't be let in, in words for the person at the door. */
function refusalOf(ctx: SignedInContext, row: TicketRow, handedOn: number) {
  if (row.handedOn !== handedOn) return ticketErrors.passedOn();
  if (row.state !== "valid") return ticketErrors.notValid();
  const format = (at: number) => formatDate(at, ctx.locale, "dayTime");
  if (row.checkedInAt !== null) return ticketErrors.alreadyIn({ at: format(row.checkedInAt), by: row.checkedInBy ?? "–" });
  if (row.onlyAt !== null) return ticketErrors.otherDate({ at: format(row.onlyAt) });
  return ticketErrors.tooEarly({ at: format(row.firstAt - DOOR_BEFORE) });
}

/**
 * Lets a ticket in, once.
 * @param handedOn how often it had been passed on when it was looked at
 * @throws notFound, passedOn when it was since, notValid, alreadyIn with when and by whom, tooEarly with when the door opens, otherDate with its date
 */
export async function checkIn(ctx: SignedInContext, ticketId: string, handedOn = 0): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.setCheckedIn(ctx, ticketId, handedOn, repository.permissionToCheckIn(ctx))) return;
  const row = await repository.findTicket(ctx, ticketId);
  if (!row || !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.notFound();
  throw refusalOf(ctx, row, handedOn);
}

/** Takes a check-in back. @throws notFound, notIn */
export async function undoCheckIn(ctx: SignedInContext, ticketId: string): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.unmarkIn(ctx, ticketId, repository.permissionToCheckIn(ctx))) return;
  const row = await repository.findTicket(ctx, ticketId);
  if (!row || !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.notFound();
  throw ticketErrors.notIn();
}

/** An event's door: how many have a ticket and how many came in. @throws notFound for whoever doesn't check in */
export async function readDesk(ctx: SignedInContext, eventId: string) {
  const row = await repository.findDesk(ctx, eventId);
  if (!row || !mayCheckIn.holds(ctx.actor, row)) throw ticketErrors.notFound();
  return { eventId, name: row.name, sold: row.sold, checkedIn: row.checkedIn };
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
 * @returns whose ticket it is, for the person at the door
 * @throws notFound, notGenuine for a text that is no ticket of this event, passedOn, notValid, alreadyIn, tooEarly, otherDate, notIn
 */
export async function checkInScanned(ctx: SignedInContext, eventId: string, text: string, isUndone = false) {
  requireSignedIn(ctx);
  const door = await repository.findDoor(ctx, eventId);
  if (!door || !mayCheckIn.holds(ctx.actor, door)) throw ticketErrors.notFound();
  const { ticketId, holder, category, handedOn } = await ticketOf(ctx, eventId, text);
  await (isUndone ? undoCheckIn(ctx, ticketId) : checkIn(ctx, ticketId, handedOn));
  return { ticketId, holder, category };
}
