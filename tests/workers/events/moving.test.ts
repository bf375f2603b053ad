/** An event that moves: everybody concerned hears of it once, with the time before and after, and calendars change what they have. */
import { eventDates, events } from "@schema/events";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { editEvent } from "../../../app/features/events/events.service.server";
import { makeCalendar, readCalendarFile } from "../../../app/features/overview/calendar.service.server";
import { peopled } from "../../support/communities";
import { addEvent, dayAhead, eventBody } from "../../support/events";
import { asNow, noticesOf } from "../../support/notices";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addOffer, order } from "../../support/tickets";

const { db } = testContext();
const at = (days: number, event_time: string) => ({ event_date: dayAhead(days), event_time });
const come = (eventId: string, { userId }: Person) =>
  db.run(sql`INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (${eventId}, ${userId}, 1)`);
const titlesOf = async (person: Person, locale: "en" | "tr" = "en") => (await noticesOf(person, locale)).map(({ title }) => title);

/** An event of a trusted community at these times, with what its organizer changes about it. */
async function hosted(dates: ReturnType<typeof at>[]) {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const eventId = await addEvent({ communityId, hasTickets: true });
  const change = async (own: Record<string, unknown>) => {
    const { body } = await call<{ data: { ticket_categories: unknown[] } }>(`/event/manage/${eventId}`, { as: organizer });
    const { ticket_categories } = body.data;
    const tickets = ticket_categories.length > 0 ? { event_ticket: true, ticket_categories } : {};
    const json = eventBody({ event_name: "Chess night", event_organizer_id: communityId, ...tickets, ...own });
    await editEvent(asNow(organizer), eventId, json as never);
  };
  await change({ event_date_times: dates });
  await db.update(events).set({ hasTickets: true }).where(eq(events.eventId, eventId));
  const keys = (await db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt)).map(
    ({ key }) => key,
  );
  return { eventId, organizer, change, keys };
}

test("who goes, has a ticket, holds a seat or waits for one is told once, with both times; nobody else is, and only of what moves", async () => {
  const { eventId, organizer, change } = await hosted([at(3, "20:00")]);
  const categoryId = await addCategory(eventId);
  const [guest, holder, offered, waiting, stranger] = [await signUp(), await signUp(), await signUp(), await signUp(), await signUp()];
  for (const person of [guest, organizer]) await come(eventId, person);
  for (let round = 0; round < 2; round++) await order(holder, eventId, categoryId);
  await addOffer(offered, { eventId, categoryId });
  await db.run(
    sql`INSERT INTO ticket_waits (wait_id, event_id, category_id, user_id, created_at) VALUES (${`wait-${eventId}`}, ${eventId}, ${categoryId}, ${waiting.userId}, 1)`,
  );
  await change({ event_date_times: [at(3, "21:30")] });
  for (const person of [guest, holder, offered, waiting]) {
    const titles = await titlesOf(person);
    expect([titles.length, titles[0]]).toEqual([1, expect.stringMatching(/^“Chess night” moved from .* 20:00 to .* 21:30$/)]);
  }
  expect(await titlesOf(guest, "tr")).toEqual([
    expect.stringMatching(/^“Chess night” etkinliğinin zamanı değişti: .* 20:00 yerine .* 21:30$/),
  ]);
  expect([await titlesOf(stranger), await titlesOf(organizer)]).toEqual([[], []]);
  await change({ event_date_times: [at(3, "21:30")], event_description: "Bring a board." });
  expect(await titlesOf(guest)).toHaveLength(1);
  await change({ event_date_times: [at(3, "21:30")], event_location: "Devrim" });
  expect((await titlesOf(guest))[0]).toBe("“Chess night” has a new time or place");
});

test("a date in the middle counts too, and whoever has a ticket for another date isn't told", async () => {
  const { eventId, change, keys } = await hosted([at(3, "20:00"), at(4, "20:00"), at(5, "20:00")]);
  const [first, second] = [
    await addCategory(eventId, { dateKey: keys[0] ?? 0, name: "First" }),
    await addCategory(eventId, { dateKey: keys[1] ?? 0, name: "Second" }),
  ];
  const [early, late, guest] = [await signUp(), await signUp(), await signUp()];
  await order(early, eventId, first);
  await order(late, eventId, second);
  await come(eventId, guest);
  await change({ event_date_times: [at(3, "20:00"), at(4, "22:00"), at(5, "20:00")] });
  const told = expect.stringMatching(/^“Chess night” moved from .* 20:00 to .* 22:00$/);
  expect([await titlesOf(early), await titlesOf(late), await titlesOf(guest)]).toEqual([[], [told], [told]]);
});

const fieldOf = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(text.replaceAll("\r", ""))?.[1] ?? "";

test("the file of an event and one's own feed keep the entry and say later when it is now, however quickly changes follow each other", async () => {
  const { eventId, change } = await hosted([at(3, "20:00")]);
  const [guest, holder] = [await signUp(), await signUp()];
  await come(eventId, guest);
  await order(holder, eventId, await addCategory(eventId));
  const tokens = await Promise.all([guest, holder].map((person) => makeCalendar(asNow(person), { kinds: ["event"] })));
  const read = async () => {
    const file = await (await visit(`/api/v1/event/${eventId}/calendar.ics`)).text();
    const feeds = await Promise.all(tokens.map((token) => readCalendarFile(testContext(), token)));
    return [file, ...feeds.map(({ text }) => text)].map((text) => ({
      uid: fieldOf(text, "UID"),
      sequence: Number(fieldOf(text, "SEQUENCE")),
      start: fieldOf(text, "DTSTART"),
    }));
  };
  let before = await read();
  for (const time of ["21:00", "22:00", "23:00"]) {
    await change({ event_date_times: [at(3, time)] });
    const after = await read();
    for (const [at, { uid, sequence, start }] of after.entries())
      expect([time, at, uid, sequence > (before[at]?.sequence ?? Infinity), start !== before[at]?.start]).toEqual([
        time,
        at,
        before[at]?.uid,
        true,
        true,
      ]);
    before = after;
  }
});

test("where the notification leads, the calendar's button says that it updates", async () => {
  const { eventId, change } = await hosted([at(3, "20:00")]);
  const guest = await signUp();
  await come(eventId, guest);
  await change({ event_date_times: [at(3, "21:00")] });
  const [told] = await noticesOf(guest);
  expect([
    (await see(told?.path ?? "", { as: guest })).body.includes("Update in calendar"),
    (await see(`/event/${eventId}`)).body.includes("Add to calendar"),
  ]).toEqual([true, true]);
});
