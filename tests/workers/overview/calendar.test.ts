/** One calendar of all that one has on, at a secret address: what its owner chose, nobody else's, and nothing once it is revoked. */
import { eventRsvps } from "@schema/events";
import { calendarFeeds } from "@schema/overview";
import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { plannerKinds } from "../../../app/engines/planned";
import { chooseForCalendar, makeCalendar, readCalendarFile, revokeCalendar } from "../../../app/features/overview/calendar.service.server";
import { readDashboard } from "../../../app/features/overview/overview.service.server";
import { momentOf } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { addCalendar, addSchedule, addScheduleItem, morning, offeredCourse } from "../../support/schedules";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTodo } from "../../support/todos";

type Kinds = Parameters<typeof makeCalendar>[1]["kinds"];

const ALL: Kinds = [...plannerKinds];
let person: Person;

beforeEach(async () => {
  person = await signUp({ locale: "en" });
  await addCalendar({ days: [{ from: "2026-11-25", until: null, follows: null }] });
});

/** Something of every kind, of somebody. */
async function busy(who = person) {
  const course = await offeredCourse({ number: 1, times: [morning(0)] });
  await addScheduleItem(await addSchedule(who, [[course, 1]]), { title: "Tennis", day: 1 });
  const eventId = await addEvent({ name: "Concert" }, [{ startsAt: momentOf("2026-11-24", "19:00"), endsAt: null }]);
  await testContext().db.insert(eventRsvps).values({ eventId, userId: who.userId, createdAt: 1 });
  await addTodo(who, { title: "Essay", dueOn: "2026-11-24", dueMinute: 600 });
  await addTodo(who, { title: "Long ago", dueOn: "2026-10-01" });
  await addTodo(who, { title: "Done", dueOn: "2026-11-24", doneAt: 1 });
  await addAlarm(who, { title: "Pills", day: "2026-11-27", minute: 540 });
}

const at = (day = "2026-11-23") => testContext({ clock: { now: () => momentOf(day, "08:00") } });

/** What a calendar has at an address: `2026-11-24T16:00:00Z Concert`. */
async function entriesAt(token: string, day?: string) {
  const { text } = await readCalendarFile(at(day), token);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => {
    const { summary, startDate, uid, sequence } = new ICAL.Event(one);
    return { line: `${startDate.toString()} ${summary}`, summary, uid, sequence };
  });
}

const lines = async (token: string, day?: string) => (await entriesAt(token, day)).map(({ line }) => line);
const addressOf = (token: string) => `/api/v1/calendars/${token}.ics`;

test("lectures, items, events, todos, alarms and dates of the term are in one file, at their minutes", async () => {
  await busy();
  const found = await lines(await makeCalendar(asNow(person), { kinds: ALL }));
  const events = ["2026-11-24T16:00:00Z Concert", "2026-11-24T07:00:00Z Essay", "2026-11-27T06:00:00Z Pills", "2026-11-25 No lectures"];
  expect(found).toEqual(expect.arrayContaining(events));
  expect(found.filter((line) => line.endsWith("Tennis")).length).toBeGreaterThan(5);
  expect(found.filter((line) => /Long ago|Done/.test(line))).toEqual([]);
});

test("it holds what its owner chose, and another choice keeps the address", async () => {
  await busy();
  const token = await makeCalendar(asNow(person), { kinds: ["todo"] });
  expect(await lines(token)).toEqual(["2026-11-24T07:00:00Z Essay"]);
  await chooseForCalendar(asNow(person), { kinds: ["alarm", "event"] });
  expect((await lines(token)).sort()).toEqual(["2026-11-24T16:00:00Z Concert", "2026-11-27T06:00:00Z Pills"]);
});

test("a todo that repeats is on each of its days, in the week and in the file", async () => {
  await addTodo(person, { title: "Laundry", dueOn: "2026-11-24", dueMinute: 600, repeat: "daily", repeatDay: 24 });
  await addTodo(person, { title: "Rent", dueOn: "2026-11-30", repeat: "monthly", repeatDay: 30 });
  const found = await lines(await makeCalendar(asNow(person), { kinds: ["todo"] }));
  expect(found.filter((line) => line.endsWith("Rent"))).toEqual(["2026-11-30 Rent", "2026-12-30 Rent"]);
  const laundry = found.filter((line) => line.endsWith("Laundry"));
  expect([laundry[0], laundry[1], laundry.length]).toEqual(["2026-11-24T07:00:00Z Laundry", "2026-11-25T07:00:00Z Laundry", 60]);
  const { planner } = await readDashboard({ ...person.ctx, clock: at().clock });
  const inWeek = planner.flatMap(({ day, entries }) => entries.map(({ title }) => `${day} ${title}`));
  expect(inWeek.filter((line) => line.endsWith("Laundry"))).toEqual([24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day} Laundry`));
});

test("an event that ends at or after midnight has its end in the week and in the file", async () => {
  for (const [name, end] of [
    ["Late", "02:30"],
    ["Midnight", "00:00"],
  ] as const) {
    const eventId = await addEvent({ name }, [{ startsAt: momentOf("2026-11-24", "22:00"), endsAt: momentOf("2026-11-25", end) }]);
    await testContext().db.insert(eventRsvps).values({ eventId, userId: person.userId, createdAt: 1 });
  }
  const { text } = await readCalendarFile(at(), await makeCalendar(asNow(person), { kinds: ["event"] }));
  const ends = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(ends.map(({ summary, endDate }) => `${summary} ${endDate}`).sort()).toEqual([
    "Late 2026-11-24T23:30:00Z",
    "Midnight 2026-11-24T21:00:00Z",
  ]);
  const { planner } = await readDashboard({ ...person.ctx, clock: at().clock });
  const inWeek = planner.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "event").map(({ title, end }) => [title, end]));
  expect(inWeek.sort()).toEqual([
    ["Late", 1590],
    ["Midnight", 1440],
  ]);
});

test("nothing of anybody else is in it", async () => {
  const other = await signUp();
  await busy(other);
  const found = await entriesAt(await makeCalendar(asNow(person), { kinds: ALL }));
  expect(found.filter(({ summary }) => !/lectures|term|add|finals|withdraw/i.test(summary))).toEqual([]);
});

test("after it is revoked or renewed the old address is none, and so is that of somebody who is blocked or leaves", async () => {
  const first = await makeCalendar(asNow(person), { kinds: ALL });
  expect((await visit(addressOf(first))).status).toBe(200);
  const second = await makeCalendar(asNow(person), { kinds: ALL });
  expect([(await visit(addressOf(first))).status, (await visit(addressOf(second))).status]).toEqual([404, 200]);
  await revokeCalendar(asNow(person));
  expect((await visit(addressOf(second))).status).toBe(404);
  for (const column of ["blocked_at", "deletion_due_at"]) {
    const gone = await signUp();
    const token = await makeCalendar(asNow(gone), { kinds: ALL });
    await testContext().db.run(sql`UPDATE users SET ${sql.identifier(column)} = 9 WHERE user_id = ${gone.userId}`);
    expect((await visit(addressOf(token))).status, column).toBe(404);
  }
});

test("the database holds no secret, and addresses that are none are told apart from nothing", async () => {
  const token = await makeCalendar(asNow(person), { kinds: ALL });
  const [row] = await testContext().db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person.userId));
  expect(JSON.stringify(row)).not.toContain(token);
  const guesses = [row?.tokenHash ?? "", "x", `${token}x`, "..%2f..", token.slice(1)];
  for (const guess of guesses) expect((await visit(addressOf(guess))).status, guess).toBe(404);
  expect((await visit(`/api/v1/calendars/${token}`)).status).toBe(404);
});

test("a program that has the file is sent nothing; another one when something has changed, under the same identity", async () => {
  const todoId = await addTodo(person, { title: "Essay", dueOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) });
  const token = await makeCalendar(asNow(person), { kinds: ["todo"] });
  const first = await visit(addressOf(token));
  const tag = first.headers.get("etag") ?? "";
  expect([first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    "text/calendar; charset=utf-8",
    "private, max-age=60",
  ]);
  const before = await first.text();
  expect((await visit(addressOf(token), { headers: { "if-none-match": `W/${tag}` } })).status).toBe(304);
  await testContext().db.run(sql`UPDATE todos SET title = 'Longer essay' WHERE todo_id = ${todoId}`);
  const second = await visit(addressOf(token), { headers: { "if-none-match": tag } });
  expect(second.status).toBe(200);
  const after = await second.text();
  const identity = (text: string) => /^UID:(.+)$/m.exec(text)?.[1];
  expect([identity(after), after.includes("Longer essay")]).toEqual([identity(before), true]);
  expect([/^SEQUENCE:1\r?$/m.test(before), /^SEQUENCE:2\r?$/m.test(after)]).toEqual([true, true]);
});

test("one calendar is read sixty times an hour at most", async () => {
  const token = await makeCalendar(asNow(person), { kinds: ["todo"] });
  for (let i = 0; i < 60; i++) await readCalendarFile(at(), token);
  await expect(readCalendarFile(at(), token)).rejects.toMatchObject({ code: "kit.tooManyAttempts" });
});

test("the page makes, changes and revokes it without scripts, and shows the address once", async () => {
  const here = "/my-space/calendar";
  const page = async () => (await visit(here, { as: person, headers: { accept: "text/html" } })).text();
  const send = (fields: [string, string][]) => visit(here, { as: person, method: "POST", body: new URLSearchParams(fields) });
  const made = await (
    await send([
      ["act", "make"],
      ["kinds", "todo"],
      ["kinds", "alarm"],
    ])
  ).text();
  const token = /calendars\/([\w-]{43})\.ics/.exec(made)?.[1] ?? "";
  expect((await visit(addressOf(token))).status).toBe(200);
  expect(await page()).not.toContain(token);
  expect((await send([["act", "choose"]])).status).toBe(400);
  expect(
    (
      await send([
        ["act", "choose"],
        ["kinds", "event"],
      ])
    ).status,
  ).toBe(303);
  const [row] = await testContext().db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person.userId));
  expect(row?.kinds).toEqual(["event"]);
  expect((await send([["act", "revoke"]])).status).toBe(303);
  expect((await visit(addressOf(token))).status).toBe(404);
});

test("an account's export says what its calendar holds, and no secret", async () => {
  await makeCalendar(asNow(person), { kinds: ["todo"] });
  const { body } = await call<{ data: { calendar_feeds: object[] } }>("/profile/me/export", { as: person });
  expect(body.data.calendar_feeds).toEqual([{ kinds: ["todo"], locale: "en", createdAt: expect.any(Number) }]);
});
