/** Moves in sum: an event that goes step by step, or to another place, opens returns for those who were told something else, and for nobody else. */
import { eventDates, events } from "@schema/events";
import { notices } from "@schema/notices";
import { ticketOrders } from "@schema/tickets";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { editEvent } from "../../../app/features/events/events.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { localTime } from "../../../app/platform/time";
import { peopled } from "../../support/communities";
import { addEvent, eventBody } from "../../support/events";
import { asNow } from "../../support/notices";
import { signUp, testContext } from "../../support/site";
import { addCategory, order } from "../../support/tickets";
import { sweepSettings } from "../../support/worker-sweep";

const { db } = testContext();
const RUNS = sweepSettings.isFull ? 60 : 15;
const SEED = [...sweepSettings.seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 13);

interface Place {
  event_location: string;
  event_address: string;
}

/** An event on these days from now, with a category for all of them and one for the last alone. */
async function hosted(...days: number[]) {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const from = Math.ceil(Date.now() / HOUR) * HOUR;
  let dates = days.map((day) => from + day * DAY);
  let place: Place = { event_location: "Devrim", event_address: "" };
  const dateRows = dates.map((startsAt) => ({ startsAt, endsAt: null }));
  const eventId = await addEvent({ communityId, createdBy: organizer.userId, hasTickets: true, location: place.event_location }, dateRows);
  const rows = await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);
  const all = await addCategory(eventId, { name: "All" });
  const one = await addCategory(eventId, { name: "One", dateKey: rows.at(-1)?.key ?? 0 });
  const [event] = await db.select().from(events).where(eq(events.eventId, eventId));
  const { city = "", country = "", university = "", campus = "" } = event ?? {};
  /** When the last date begins that the second category is for, as its form says it. */
  const save = async (onlyAt: number) => {
    const rowOf = (moment: number) => ({ event_date: localTime(moment).date, event_time: localTime(moment).time });
    const { date, time } = localTime(onlyAt);
    const categories = [
      { category_id: all, name: "All", price: 0 },
      { category_id: one, name: "One", price: 0, only_on: `${date}T${time}` },
    ];
    const at = { event_city: city, event_country: country, event_university: university, event_campus: campus };
    const own = { ...at, ...place, event_date_times: dates.map(rowOf), event_ticket: true, ticket_categories: categories };
    await editEvent(asNow(organizer), eventId, eventBody({ event_organizer_id: communityId, ...own }) as never);
  };
  return {
    eventId,
    stateOf: () => ({ dates, place }),
    moveTo: async (next: number[]) => {
      const last = dates.at(-1) ?? 0;
      dates = next;
      await save(last);
    },
    goTo: async (next: Partial<Place>) => {
      place = { ...place, ...next };
      await save(dates.at(-1) ?? 0);
    },
    buy: async (isOne = false) => {
      const buyer = await signUp();
      const { order: made, tickets } = await order(buyer, eventId, isOne ? one : all);
      return { orderId: made.orderId, ticketId: tickets[0]?.ticketId ?? "" };
    },
  };
}
type Hosted = Awaited<ReturnType<typeof hosted>>;
type Bought = Awaited<ReturnType<Hosted["buy"]>>;

/** How often a holder was told that they may return their ticket, and whether its order says that until the event begins. */
async function seen({ eventId }: Hosted, { orderId, ticketId }: Bought) {
  const told = and(eq(notices.subjectId, ticketId), eq(notices.kind, "tickets.moved"));
  const [event] = await db.select().from(events).where(eq(events.eventId, eventId));
  const [row] = await db.select().from(ticketOrders).where(eq(ticketOrders.orderId, orderId));
  return [(await db.select().from(notices).where(told)).length, row?.refundUntil === event?.firstAt];
}

type Step = ["moves", which: number, hours: number] | ["goes", where: number] | ["buys", isOne: boolean];
const WHERE = ["Devrim", "Baraka", "U3"];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant("moves" as const), fc.nat(1), fc.integer({ min: -26, max: 26 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant("goes" as const), fc.nat(2)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("buys" as const), fc.boolean()) },
);

/** The plain reading: everybody keeps what they were told last, and is told anew once the event is more than a day or a place away from it. */
async function follow(days: number[], steps: readonly Step[]): Promise<void> {
  const event = await hosted(...days);
  const holders = [{ bought: await event.buy(), known: event.stateOf(), told: 0 }];
  for (const [nr, each] of steps.entries()) {
    const { dates } = event.stateOf();
    if (each[0] === "buys") holders.push({ bought: await event.buy(each[1]), known: event.stateOf(), told: 0 });
    if (each[0] === "goes") await event.goTo({ event_location: WHERE[each[1]] ?? "" });
    if (each[0] === "moves") await event.moveTo(dates.map((at, date) => (date === each[1] % dates.length ? at + each[2] * HOUR : at)));
    const now = event.stateOf();
    for (const holder of holders) {
      const isFar = now.dates.some((at, date) => Math.abs(at - (holder.known.dates[date] ?? 0)) > DAY);
      if (isFar || now.place.event_location !== holder.known.place.event_location) {
        holder.told++;
        holder.known = now;
      }
      expect([steps.slice(0, nr + 1), await seen(event, holder.bought)]).toEqual([steps.slice(0, nr + 1), [holder.told, holder.told > 0]]);
    }
  }
}

test("whatever small moves follow each other, holders are told and may return once the event is a day or a place away from what they knew", async () => {
  const orders = fc.array(step, { minLength: 4, maxLength: 9 });
  const days = fc.constantFrom<number[]>([30], [30, 60]);
  await fc.assert(
    fc.asyncProperty(days, orders, (all, steps) => follow(all, steps)),
    { numRuns: RUNS, seed: SEED },
  );
});

test.each<[string, number[], Step[]]>([
  [
    "later, later",
    [30],
    [
      ["moves", 0, 20],
      ["moves", 0, 20],
      ["moves", 0, 5],
    ],
  ],
  [
    "earlier, earlier",
    [30],
    [
      ["moves", 0, -20],
      ["moves", 0, -20],
      ["moves", 0, -5],
    ],
  ],
  [
    "there and back",
    [30],
    [
      ["moves", 0, 20],
      ["moves", 0, -20],
      ["moves", 0, -20],
    ],
  ],
  [
    "a buyer between two moves",
    [30],
    [
      ["moves", 0, 20],
      ["buys", false],
      ["moves", 0, 20],
      ["moves", 0, 20],
    ],
  ],
  [
    "a buyer between, and back",
    [30],
    [
      ["moves", 0, 20],
      ["buys", false],
      ["moves", 0, -20],
      ["moves", 0, -20],
    ],
  ],
  [
    "the second of two",
    [30, 60],
    [
      ["buys", true],
      ["moves", 1, 15],
      ["moves", 1, 15],
    ],
  ],
  [
    "two dates by turns",
    [30, 60],
    [
      ["moves", 0, 24],
      ["moves", 1, -24],
      ["moves", 1, 24],
      ["moves", 0, 1],
    ],
  ],
  [
    "a place and back",
    [30],
    [
      ["goes", 1],
      ["buys", false],
      ["goes", 0],
      ["goes", 0],
    ],
  ],
  [
    "a place in the middle counts anew",
    [30],
    [
      ["moves", 0, 20],
      ["goes", 1],
      ["moves", 0, 20],
      ["moves", 0, 5],
    ],
  ],
])("moves in sum: %s", async (_, days, steps) => await follow(days, steps));

test("an address that is added isn't another place, and one that replaces it is", async () => {
  const event = await hosted(30);
  const early = await event.buy();
  await event.goTo({ event_address: "First door" });
  const late = await event.buy();
  expect([await seen(event, early), await seen(event, late)]).toEqual([
    [0, false],
    [0, false],
  ]);
  await event.goTo({ event_address: "Second door" });
  expect([await seen(event, early), await seen(event, late)]).toEqual([
    [1, true],
    [1, true],
  ]);
});

test("a date that comes in is known from then on to whoever ordered before", async () => {
  const event = await hosted(30);
  const early = await event.buy();
  const [first = 0] = event.stateOf().dates;
  await event.moveTo([first, first + 30 * DAY]);
  await event.moveTo([first, first + 30 * DAY + 20 * HOUR]);
  expect(await seen(event, early)).toEqual([0, false]);
  await event.moveTo([first, first + 30 * DAY + 40 * HOUR]);
  expect(await seen(event, early)).toEqual([1, true]);
});

test("a ticket for one date goes with its date, also where another date takes the day that it had", async () => {
  const event = await hosted(30, 31, 32);
  const [all, last] = [await event.buy(), await event.buy(true)];
  const [first = 0, second = 0, third = 0] = event.stateOf().dates;
  await event.moveTo([first - DAY, first, second]);
  expect([await seen(event, all), await seen(event, last)]).toEqual([
    [0, false],
    [1, true],
  ]);
  expect(third).toBeGreaterThan(second);
});
