/** Seeds events of the weeks around the seed's start, `event-1`, `event-2` and so on. */

import type { Db } from "../../app/platform/db.server";
import { dayAfter, localTime, momentOf } from "../../app/platform/time";
import { eventDates, eventRsvps, events, ticketCategories } from "../schema/events";
import { eventPoints, type SeedEvent, seedEvents } from "./content/events";
import { makeEvent } from "./factories/event";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

const HOUR = 3_600_000;
const KURUS = 100;
/** What people can see is older than the first of those who saw it. */
const ANNOUNCED = 22 * 24 * HOUR;

function occurrencesOf({ days, time, hours }: SeedEvent, now: number) {
  const today = localTime(now).date;
  return days.map((ahead) => {
    const startsAt = momentOf(dayAfter(today, ahead), time);
    return { startsAt, endsAt: hours ? startsAt + hours * HOUR : null };
  });
}

/** Writes them with their dates, tickets and those who come. */
export async function seedCalendar(db: Db, now: number, random: Random, studentIds: readonly string[]): Promise<void> {
  const made = seedEvents.map((seed, index) => {
    const { days: _, time: __, hours: ___, tickets = [], ...own } = seed;
    const isWaiting = own.isAwaitingReview ?? false;
    const createdAt = now - (isWaiting ? 0 : ANNOUNCED) - (index + 1) * 9 * HOUR;
    const [latitude, longitude] = eventPoints[own.location] ?? [];
    return makeEvent(createdAt, occurrencesOf(seed, now), {
      ...own,
      latitude,
      longitude,
      eventId: `event-${index + 1}`,
      hasTickets: tickets.length > 0,
      capacityKind: own.capacity ? "custom" : "unlimited",
      showStatus: isWaiting ? "inactive" : (own.showStatus ?? "active"),
      createdBy: isWaiting ? "user-demo-student" : "user-demo-moderator",
    });
  });
  // The first of the list was added last.
  await insertMany(db, events, made.map(({ event }) => event).reverse());
  const known = await db.select({ eventId: eventDates.eventId }).from(eventDates).limit(1);
  if (known.length > 0) return;
  await insertMany(
    db,
    eventDates,
    made.flatMap(({ dates }) => dates),
  );
  const tickets = seedEvents.flatMap(({ tickets: rows = [] }, index) =>
    rows.map(({ name, price, quantity }, position) => ({
      categoryId: `ticket-category-${index + 1}-${position + 1}`,
      eventId: `event-${index + 1}`,
      position,
      name,
      description: "",
      price: price * KURUS,
      quantity,
      perPerson: 4,
    })),
  );
  await insertMany(db, ticketCategories, tickets);
  const shown = made.filter(({ event }) => event.showStatus === "active");
  const coming = shown.flatMap(({ event }) => {
    const most = Math.min(event.capacity ?? 40, 40, studentIds.length);
    const count = Math.floor(random.next() * most);
    const from = Math.floor(random.next() * studentIds.length);
    return Array.from({ length: count }, (_, step) => studentIds[(from + step) % studentIds.length] as string).map((userId, at) => ({
      eventId: event.eventId,
      userId,
      createdAt: now - (1 + at * 7) * HOUR,
    }));
  });
  await insertMany(db, eventRsvps, coming);
}
