/** Whatever people and organizers do around an event, in whatever order: the books agree, nothing is sold of what is cancelled, and everybody concerned hears of each move and cancellation once, and nobody else. */
import { eventDates, events } from "@schema/events";
import { ticketCheckIns, tickets } from "@schema/tickets";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { comeTo, stayAway } from "../../../app/features/events/attendance.service.server";
import { cancelEvent, resumeEvent } from "../../../app/features/events/cancelling.service.server";
import { addEvent as announce, editEvent, readNewForm } from "../../../app/features/events/events.service.server";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { refundCancelled, returnTicket } from "../../../app/features/tickets/returns.service.server";
import { checkIn, undoCheckIn } from "../../../app/features/tickets/tickets.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { HOUR } from "../../../app/platform/clock";
import { isDomainError } from "../../../app/platform/errors/define";
import { localTime } from "../../../app/platform/time";
import type { Sipay } from "../../../workers/stand-ins/sipay";
import { disagreements, miscounts } from "../../support/books";
import { peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { asNow } from "../../support/notices";
import { agreeAndPay, openSipay } from "../../support/sipay";
import { env, type Person, signUp, testContext } from "../../support/site";
import { addCategory, order } from "../../support/tickets";
import { sweepSettings } from "../../support/worker-sweep";

const { db } = testContext();
/** So many orders are tried, which the commit chooses; `EVENING_RUNS=1000` for a long run. */
const RUNS = Number((env as { EVENING_RUNS?: string }).EVENING_RUNS ?? (sweepSettings.isFull ? 100 : 40));
const SEED = [...sweepSettings.seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 11);
/** So long after the first date the second begins: both doors are open. */
const SECOND = 3 * HOUR;
const WHY = "The speaker is ill.";

interface Evening {
  sipay: Sipay;
  moderator: Person;
  organizer: Person;
  people: Person[];
  communityId: string;
  eventId: string;
  free: string;
  paid: string;
  startsAt: number;
  moves: number;
}

const who = ({ people }: Evening, at: number) => people[at % people.length] as Person;
const stateOf = async ({ eventId }: Pick<Evening, "eventId">) => {
  const [row] = await db.select().from(events).where(eq(events.eventId, eventId));
  if (!row) throw new Error("No event");
  return row;
};
/** Somebody's live ticket of the event. */
async function ticketOf({ eventId }: Evening, { userId }: Person) {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), eq(tickets.userId, userId), eq(tickets.state, "valid")));
  return row;
}

async function begin(sipay: Sipay, moderator: Person): Promise<Evening> {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const startsAt = Math.ceil((Date.now() + HOUR) / 60_000) * 60_000;
  const eventId = await addEvent({ communityId, createdBy: organizer.userId, name: "Chess night", hasTickets: true }, [
    { startsAt, endsAt: startsAt + HOUR },
    { startsAt: startsAt + SECOND, endsAt: startsAt + SECOND + HOUR },
  ]);
  const [free, paid] = [await addCategory(eventId, { name: "Free" }), await addCategory(eventId, { name: "Paid", price: 5000 })];
  const people = [await signUp(), await signUp(), await signUp()];
  return { sipay, moderator, organizer, people, communityId, eventId, free, paid, startsAt, moves: 0 };
}

const salesOf = ({ sipay, eventId }: Evening) =>
  db
    .all<{ invoiceId: string }>(sql`SELECT invoice_id AS invoiceId FROM payments WHERE event_id = ${eventId} ORDER BY key`)
    .then((rows) => rows.flatMap(({ invoiceId }) => [...sipay.sales.values()].filter((sale) => sale.invoiceId === invoiceId)));

async function move(each: Evening, at: number): Promise<void> {
  each.moves++;
  const isLater = at % 2 === 0;
  const startsAt = isLater ? each.startsAt + each.moves * HOUR : each.startsAt;
  const rowOf = (from: number) => {
    const { date, time } = localTime(from);
    return { event_date: date, event_time: time, event_end_time: localTime(from + HOUR).time };
  };
  // The second date falls out at times, and comes again.
  const rows = at % 3 === 2 ? [rowOf(startsAt)] : [rowOf(startsAt), rowOf(startsAt + SECOND)];
  const json = eventBody({
    event_organizer_id: each.communityId,
    event_name: "Chess night",
    event_location: `Hall ${each.moves}`,
    event_date_times: rows,
    event_ticket: true,
    ticket_categories: [
      { category_id: each.free, name: "Free", price: 0 },
      { category_id: each.paid, name: "Paid", price: 50 },
    ],
  });
  await editEvent(asNow(each.organizer), each.eventId, json as never);
}

const acts = {
  takesFree: async (each, at) => void (await order(asFresh(who(each, at)), each.eventId, each.free)),
  beginsToPay: async (each, at) => {
    const buyer = asFresh(who(each, at));
    const { order: made } = await order(buyer, each.eventId, each.paid);
    await agreeAndPay(buyer.ctx, each.eventId, made.orderId);
  },
  pays: async (each, at) => {
    const sales = await salesOf(each);
    const sale = sales[at % Math.max(1, sales.length)];
    if (!sale) return;
    await each.sipay.decide(sale.orderNo, true);
    await settlePayment(testContext(), sale.invoiceId);
  },
  returns: async (each, at) => {
    const ticket = await ticketOf(each, who(each, at));
    if (ticket) await returnTicket(asNow(who(each, at)), ticket.ticketId);
  },
  transfers: async (each, at) => {
    const ticket = await ticketOf(each, who(each, at));
    if (!ticket) return;
    const link = await offerTicket(asNow(who(each, at)), ticket.ticketId, undefined);
    await acceptTicket(asNow(who(each, at + 1)), ticket.ticketId, new URL(link ?? "").searchParams.get("key") ?? "");
  },
  comes: (each, at) => comeTo(asNow(who(each, at)), each.eventId),
  staysAway: (each, at) => stayAway(asNow(who(each, at)), each.eventId),
  isMoved: move,
  isCancelled: (each) => cancelEvent(asNow(each.organizer), each.eventId, WHY),
  isResumed: (each) => resumeEvent(asNow(each.organizer), each.eventId),
  isDuplicated: async (each) => {
    const { copied } = await readNewForm(asNow(each.organizer), each.eventId);
    expect(copied?.eventId).toBe(each.eventId);
    const copy = await announce(asNow(each.organizer), eventBody({ event_organizer_id: each.communityId }) as never);
    expect((await stateOf({ eventId: copy })).ticketCount).toBe(0);
  },
  ticketsComeBack: async () => void (await refundCancelled(testContext({ clock: { now: () => Date.now() + 31 * 60_000 } }))),
  isHidden: (each) => actOnEvent(asNow(each.moderator), "deactivate", each.eventId, WHY),
  isShown: (each) => actOnEvent(asNow(each.moderator), "activate", each.eventId),
  isLetIn: async (each, at) => {
    const ticket = await ticketOf(each, who(each, at));
    if (ticket) await checkIn(asNow(each.organizer), ticket.ticketId, ticket.handedOn, await dateOf(each, at));
  },
  isLetOut: async (each, at) => {
    const ticket = await ticketOf(each, who(each, at));
    if (ticket) await undoCheckIn(asNow(each.organizer), ticket.ticketId, await dateOf(each, at));
  },
} satisfies Record<string, (each: Evening, at: number) => Promise<void>>;
type Act = keyof typeof acts;

/** One of the event's dates. */
async function dateOf({ eventId }: Evening, at: number): Promise<number | undefined> {
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  return dates[at % dates.length]?.key;
}

const asFresh = (person: Person): Person => ({ ...person, ctx: asNow(person) });

const TELLING = ["events.changed", "tickets.moved", "events.cancelled", "tickets.cancelled", "events.resumed", "tickets.resumed"];
/** How often each person was told of a move, a cancellation or its end. */
const toldOf = ({ eventId }: Evening) =>
  db.all<{ userId: string; times: number }>(sql`SELECT user_id AS userId, count(*) AS times FROM notices
    WHERE kind IN ${TELLING} AND (subject_id = ${eventId} OR subject_id IN (SELECT ticket_id FROM tickets WHERE event_id = ${eventId})) GROUP BY user_id ORDER BY user_id`);
/** Those whom it concerns: everybody who goes, has or holds a ticket, or had one until it was cancelled; of an event that is hidden, whoever has one. */
async function concerned({ eventId, organizer }: Evening, isShown: boolean, cancelledAt: number | null): Promise<string[]> {
  const states = isShown ? ["valid", "held"] : ["valid"];
  const rows = await db.all<{ userId: string }>(sql`SELECT user_id AS userId FROM tickets WHERE event_id = ${eventId} AND state IN ${states}
    UNION SELECT user_id FROM tickets WHERE event_id = ${eventId} AND state = 'refunded' AND user_id IS NOT NULL AND updated_at >= ${cancelledAt}
    UNION SELECT user_id FROM event_rsvps WHERE event_id = ${eventId} AND ${isShown} ORDER BY 1`);
  return rows.map(({ userId }) => userId).filter((userId) => userId !== organizer.userId);
}

/** How many tickets are valid, and how often they were let in on one of the dates. */
async function seatsOf({ eventId }: Evening) {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), eq(tickets.state, "valid")));
  const checkIns = await db
    .select()
    .from(ticketCheckIns)
    .innerJoin(tickets, eq(tickets.ticketId, ticketCheckIns.ticketId))
    .where(eq(tickets.eventId, eventId));
  return { valid: rows.length, in: checkIns.length };
}

/** Tickets that say another first check-in than their dates do, that came in twice on one or without being valid, and doors that count otherwise. */
const miscountedDoors = ({ eventId }: Evening) =>
  db.all<{ id: string }>(sql`SELECT t.ticket_id AS id FROM tickets AS t WHERE t.event_id = ${eventId}
      AND t.checked_in_at IS NOT (SELECT min(i.checked_in_at) FROM ticket_check_ins AS i WHERE i.ticket_id = t.ticket_id)
    UNION ALL SELECT t.ticket_id FROM tickets AS t JOIN ticket_check_ins AS i ON i.ticket_id = t.ticket_id WHERE t.event_id = ${eventId}
      GROUP BY t.ticket_id, i.date_key HAVING count(*) > 1 OR t.state <> 'valid'
    UNION ALL SELECT s.category_id FROM ticket_categories AS g JOIN ticket_check_in_sums AS s ON s.category_id = g.category_id WHERE g.event_id = ${eventId}
      AND s.count <> (SELECT count(*) FROM tickets AS t JOIN ticket_check_ins AS i ON i.ticket_id = t.ticket_id
        WHERE t.category_id = g.category_id AND i.date_key = s.date_key)`);

/** The act is done, or refused in words. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (failed) => {
      if (!isDomainError(failed)) throw failed;
      return false;
    },
  );

async function tryOrder(sipay: Sipay, moderator: Person, steps: [act: Act, at: number][]): Promise<void> {
  const each = await begin(sipay, moderator);
  for (const [act, at] of steps) {
    await db.run(sql`DELETE FROM notices`);
    const before = await stateOf(each);
    const seats = await seatsOf(each);
    const isShown = before.showStatus === "active";
    const those = await concerned(each, isShown, act === "isResumed" ? before.cancelledAt : null);
    const done = await isDone(acts[act](each, at));
    const tells = done && (act === "isMoved" || act === "isCancelled" || (act === "isResumed" && isShown));
    expect([act, await toldOf(each)]).toEqual([act, tells ? those.map((userId) => ({ userId, times: 1 })) : []]);
    expect([act, await disagreements(each.eventId), await miscounts(each.eventId), await miscountedDoors(each)]).toEqual([act, [], [], []]);
    if (before.cancelledAt === null) continue;
    const now = await seatsOf(each);
    expect([act, now.valid <= seats.valid, now.in <= seats.in, act === "isMoved" && done]).toEqual([act, true, true, false]);
  }
}

const NAMES = Object.keys(acts) as Act[];
const evening = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat(5)), { minLength: 6, maxLength: 14 });

test("whatever happens in whatever order: the books agree, what is cancelled is neither sold nor moved, and each whom it concerns is told once", async () => {
  const [sipay, moderator] = [openSipay(), await signUp({ userRole: "moderator" })];
  const property = fc.asyncProperty(evening, (steps) => tryOrder(sipay, moderator, steps));
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
});

test("a payment that comes after the cancellation is among what is tried", async () => {
  const steps: [Act, number][] = [
    ["beginsToPay", 0],
    ["isCancelled", 0],
    ["pays", 0],
    ["isResumed", 0],
    ["isMoved", 0],
  ];
  await tryOrder(openSipay(), await signUp({ userRole: "moderator" }), steps);
});
