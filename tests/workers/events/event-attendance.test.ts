/** Coming to events: never more than there is room for; stars of those who came; readers and shares, once a day. */
import { eventDates, eventDays, eventPeople, eventRsvps, events } from "@schema/events";
import { notices } from "@schema/notices";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { oldPeople } from "../../../app/features/events/attendance.repository.server";
import { countShare } from "../../../app/features/events/attendance.service.server";
import { remindOfTomorrow } from "../../../app/features/events/reminders.repository.server";
import { momentOf } from "../../../app/platform/time";
import { addEvent, dayAhead, eventBody } from "../../support/events";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, order } from "../../support/tickets";

const HOUR = 3_600_000;

interface Answer {
  error: { code: string };
}

let moderator: Person;
let student: Person;

beforeAll(async () => {
  await addUniversity();
  [moderator, student] = await Promise.all([signUp({ userRole: "moderator" }), signUp()]);
});

const rowOf = async (id: string) => (await testContext().db.select().from(events).where(eq(events.eventId, id)))[0];

const rsvp = (as: Person, id: string, method = "POST") => call<Answer>(`/event/${id}/rsvp`, { as, method });

test("exactly as many come as there is room for, however many ask at once; without the guard more would", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp()));
  const id = await addEvent({ capacityKind: "custom", capacity: 5 });
  const answers = await Promise.all(people.map((person) => rsvp(person, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code))).toEqual(new Set(["events.isFull"]));
  const { db } = testContext();
  expect([await db.$count(eventRsvps, eq(eventRsvps.eventId, id)), (await rowOf(id))?.rsvpCount]).toEqual([5, 5]);

  const unguarded = await addEvent({ capacityKind: "custom", capacity: 5 });
  await Promise.all(
    people.map(async ({ userId }) => {
      const row = await rowOf(unguarded);
      if ((row?.rsvpCount ?? 0) < 5) await db.insert(eventRsvps).values({ eventId: unguarded, userId, createdAt: Date.now() });
    }),
  );
  expect(await db.$count(eventRsvps, eq(eventRsvps.eventId, unguarded))).toBeGreaterThan(5);
});

test("a place that is given back is free again, and saying it twice counts once", async () => {
  const [one, two] = await Promise.all([signUp(), signUp()]);
  const id = await addEvent({ capacityKind: "custom", capacity: 1 });
  expect([(await rsvp(one, id)).status, (await rsvp(one, id)).status, (await rsvp(two, id)).status]).toEqual([200, 200, 409]);
  expect([(await rsvp(one, id, "DELETE")).status, (await rsvp(two, id)).status]).toEqual([200, 200]);
  expect((await rowOf(id))?.rsvpCount).toBe(1);
});

test("nobody comes to what is over, hidden, or for another department", async () => {
  const now = Date.now();
  const over = await addEvent({}, [{ startsAt: now - 3 * HOUR, endsAt: now - HOUR }]);
  const hidden = await addEvent({ showStatus: "inactive" });
  const closed = await addEvent({ departments: [DEPARTMENT.departmentCode] });
  const codes = await Promise.all([over, hidden, closed, "event-none"].map(async (id) => (await rsvp(student, id)).body.error.code));
  expect(codes).toEqual(["events.isOver", "events.notFound", "events.notForYourDepartment", "events.notFound"]);
  const insider = await signUp({ departmentId: DEPARTMENT.departmentId });
  expect((await rsvp(insider, closed)).status).toBe(200);
  const without = await addEvent({ departments: ["none"] });
  expect([(await rsvp(insider, without)).status, (await rsvp(student, without)).status]).toEqual([403, 200]);
});

test("stars are for those who came, after it began, one each", async () => {
  const now = Date.now();
  const id = await addEvent({}, [{ startsAt: now + HOUR, endsAt: now + 2 * HOUR }]);
  const rate = (as: Person, stars: number) => call<Answer>(`/event/${id}/stars`, { as, method: "PUT", json: { stars } });
  await rsvp(student, id);
  expect((await rate(student, 5)).body.error.code).toBe("events.notBegun");
  await testContext()
    .db.update(eventDates)
    .set({ startsAt: now - HOUR })
    .where(eq(eventDates.eventId, id));
  expect((await rate(moderator, 5)).body.error.code).toBe("events.wasNotThere");
  expect([(await rate(student, 5)).status, (await rate(student, 2)).status, (await rate(student, 6)).status]).toEqual([200, 200, 400]);
  const { results } = await testContext().env.DB.prepare("SELECT stars FROM event_stars WHERE event_id = ?").bind(id).all();
  expect(results).toEqual([{ stars: 2 }]);
});

test("a reader counts once a day, with department and year beside it; a share too", async () => {
  const reader = await signUp({ departmentId: DEPARTMENT.departmentId, entranceYear: 2023 });
  const id = await addEvent();
  const userAgent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" };
  for (let times = 0; times < 2; times++) {
    await (await visit(`/event/${id}`, { as: reader, headers: userAgent })).text();
    await visit(`/event/${id}`, { as: reader, headers: userAgent, form: { act: "share" } });
  }
  const { db } = testContext();
  const acts = () =>
    db
      .select({ act: eventDays.act, code: eventDays.departmentCode, year: eventDays.entranceYear, count: eventDays.count })
      .from(eventDays)
      .where(eq(eventDays.eventId, id))
      .orderBy(eventDays.act);
  await expect.poll(acts).toEqual([
    { act: "share", code: "TST", year: 2023, count: 1 },
    { act: "view", code: "TST", year: 2023, count: 1 },
  ]);
  expect((await rowOf(id))?.viewCount).toBe(1);
});

test("a member counts once among the people, on the day of the first time, however often they come back; a guest doesn't", async () => {
  const reader = await signUp({ departmentId: DEPARTMENT.departmentId, entranceYear: 2023 });
  const id = await addEvent();
  const { db } = testContext();
  for (const day of [1, 2, 3]) {
    const ctx = testContext({ clock: { now: () => Date.now() + day * 24 * HOUR } });
    for (const actor of [reader.ctx.actor, null]) await countShare({ ...ctx, actor }, id);
  }
  const rows = await db.select({ count: eventDays.count }).from(eventDays).where(eq(eventDays.eventId, id));
  expect(rows).toEqual([{ count: 1 }]);
  const marks = await db.select().from(eventPeople).where(eq(eventPeople.eventId, id));
  expect([marks.length, JSON.stringify(marks).includes(reader.userId)]).toEqual([1, false]);
  await db.batch(oldPeople(testContext({ clock: { now: () => Date.now() + 181 * 24 * HOUR } })) as never);
  expect(await db.$count(eventPeople, eq(eventPeople.eventId, id))).toBe(0);
});

test("whoever had a ticket rates the event without an RSVP, and hears once that it moved, and that it is tomorrow", async () => {
  const [holder, both] = [await signUp(), await signUp()];
  const startsAt = momentOf(dayAhead(3), "18:00");
  const eventId = await addEvent({ createdBy: moderator.userId, hasTickets: true }, [{ startsAt, endsAt: startsAt + HOUR }]);
  const categoryId = await addCategory(eventId);
  for (const person of [holder, both]) await order(person, eventId, categoryId);
  await rsvp(both, eventId);
  const json = {
    ...eventBody({ event_location: "Devrim", event_ticket: true }),
    event_date_times: [{ event_date: dayAhead(3), event_time: "18:00", event_end_time: "19:00" }],
    ticket_categories: [{ category_id: categoryId, name: "Student", price: 0 }],
  };
  expect((await call(`/event/manage/${eventId}`, { as: moderator, method: "PUT", json })).status).toBe(200);
  await remindOfTomorrow(testContext({ clock: { now: () => momentOf(dayAhead(2), "12:00") } }));
  const { db } = testContext();
  for (const { userId } of [holder, both]) {
    const told = await db.select().from(notices).where(eq(notices.userId, userId));
    expect(told.map(({ kind }) => kind).sort()).toEqual(["events.tomorrow", "tickets.moved"]);
  }
  const rate = (as: Person) => call<Answer>(`/event/${eventId}/stars`, { as, method: "PUT", json: { stars: 5 } });
  expect((await rate(holder)).body.error?.code).toBe("events.notBegun");
  const begun = Date.now() - HOUR;
  await db
    .update(eventDates)
    .set({ startsAt: begun, endsAt: begun + 2 * HOUR })
    .where(eq(eventDates.eventId, eventId));
  expect((await rate(holder)).status).toBe(200);
  expect((await rate(await signUp())).body.error.code).toBe("events.wasNotThere");
  expect(await (await visit(`/event/${eventId}`, { as: holder })).text()).toContain('value="rate"');
});
