/** Numbers around an event: what staff see of them, what nobody can work out from them, and what they cost. */
import { departments } from "@schema/departments";
import { eventDays, eventRsvps, eventStars, events, ticketCategories } from "@schema/events";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forgetDepartments } from "../../../app/features/departments/departments.service.server";
import { readMeasure, readStats } from "../../../app/features/event-stats/event-stats.service.server";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { addEvent } from "../../support/events";
import { naughtyStrings } from "../../support/naughty";
import { see } from "../../support/pages";
import { addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

let moderator: Person;
let student: Person;
/** Members of departments A, B and C, seven, six and one of them; all of a year but the last. */
let people: Person[];

const codes = ["STA", "STB", "STC"] as const;
const idOf = (code: string) => `department-${code}`;

beforeAll(async () => {
  await addUniversity();
  const { db } = testContext();
  const now = Date.now();
  await db.insert(departments).values(
    codes.map((departmentCode, at) => ({
      ...{ departmentId: idOf(departmentCode), departmentCode, numericCode: `98${at}`, faculty: "TEST", hasCourses: false },
      ...{ nameEn: `Department ${departmentCode}`, nameTr: `Bölüm ${departmentCode}`, createdAt: now, updatedAt: now },
    })),
  );
  await forgetDepartments(testContext());
  [moderator, student] = await Promise.all([signUp({ userRole: "moderator" }), signUp()]);
  const of = (code: string, count: number, entranceYear = 2023) =>
    Array.from({ length: count }, () => signUp({ departmentId: idOf(code), entranceYear }));
  people = await Promise.all([...of("STA", 7), ...of("STB", 6), ...of("STC", 1, 2020)]);
});

const DAY = 86_400_000;
/** Noon in Istanbul, so many days after the first of March 2026. */
const noon = (days: number) => Date.UTC(2026, 2, 1, 9) + days * DAY;

async function eventWithPeople(own: Partial<typeof events.$inferInsert> = {}) {
  const eventId = await addEvent({ name: "A counted evening", ...own }, [{ startsAt: noon(5), endsAt: null }]);
  const { db } = testContext();
  for (const [at, { userId }] of people.entries()) {
    await db.insert(eventRsvps).values({ eventId, userId, createdAt: noon(at % 3) });
    await db.insert(eventStars).values({ eventId, userId, stars: at < 7 ? 5 : 2, createdAt: noon(6), updatedAt: noon(6) });
  }
  const row = (act: "view" | "share", day: string, departmentCode: string, entranceYear: number, count: number) => ({
    ...{ eventId, act, day, departmentCode, entranceYear, count },
  });
  await db
    .insert(eventDays)
    .values([
      row("view", "2026-03-01", "STA", 2023, 5),
      row("view", "2026-03-01", "", 0, 9),
      row("view", "2026-03-03", "STA", 2023, 2),
      row("view", "2026-03-03", "STC", 2020, 1),
      row("share", "2026-03-02", "STC", 2020, 1),
    ]);
  return eventId;
}

const pairs = (groups: { key: string; count: number }[]) => groups.map(({ key, count }) => [key, count]);

test("views, shares and who comes are counted by day, department and year, small groups together with others", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readStats(testContext(), eventId);
  const [views, shares, rsvps] = numbers;
  expect(pairs(views?.day ?? [])).toEqual([
    ["2026-03-01", 14],
    ["2026-03-03", 3],
  ]);
  expect(pairs(views?.department ?? [])).toEqual([
    ["", 9],
    ["others", 8],
  ]);
  expect(views?.columns.map(({ count }) => count)).toEqual([14, 0, 3]);
  expect([shares?.total, shares?.department, shares?.year]).toEqual([1, [], []]);
  expect(pairs(rsvps?.department ?? [])).toEqual([
    ["STA", 7],
    ["others", 7],
  ]);
  expect(rsvps?.year).toEqual([]);
  expect(pairs(rsvps?.day ?? [])).toEqual([
    ["2026-03-01", 5],
    ["2026-03-02", 5],
    ["2026-03-03", 4],
  ]);
});

test("a period narrows the days only, so that two periods can't be compared by department", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readMeasure(testContext(), eventId, "views", { from: "2026-03-02", until: "2026-03-03" });
  expect(pairs(numbers.day)).toEqual([["2026-03-03", 3]]);
  expect([numbers.total, pairs(numbers.department)]).toEqual([
    17,
    [
      ["", 9],
      ["others", 8],
    ],
  ]);
});

test("somebody who says at midnight in Istanbul that they come counts for the day that begins", async () => {
  const eventId = await addEvent();
  const at = Date.UTC(2026, 2, 1, 21);
  await testContext()
    .db.insert(eventRsvps)
    .values([
      { eventId, userId: student.userId, createdAt: at },
      { eventId, userId: moderator.userId, createdAt: at - 1 },
    ]);
  expect(pairs((await readMeasure(testContext(), eventId, "rsvps")).numbers.day)).toEqual([
    ["2026-03-01", 1],
    ["2026-03-02", 1],
  ]);
});

test("stars have a mean and a spread from five on, and no group's mean gives away the one left over", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readMeasure(testContext(), eventId, "stars");
  expect(numbers.rating).toMatchObject({ counts: [0, 7, 0, 0, 7], mean: 3.5, spread: 1.5 });
  expect(numbers.department.map(({ key, count, mean }) => [key, count, mean])).toEqual([
    ["STA", 7, 5],
    ["others", 7, 2],
  ]);
  expect(numbers.year).toEqual([]);
  const few = await addEvent();
  for (const { userId } of people.slice(0, 4)) {
    await testContext()
      .db.insert(eventStars)
      .values({ eventId: few, userId, stars: 1, createdAt: noon(0), updatedAt: noon(0) });
  }
  const scarce = (await readMeasure(testContext(), few, "stars")).numbers;
  expect([scarce.total, scarce.rating, scarce.department]).toEqual([4, null, []]);
  const html = (await see(`/event/star-stats/${few}`, { as: moderator })).body;
  expect(html).toContain("4 ratings so far. The average appears once there are 5.");
});

const pages = ["stats", "stat-detailed", "stat-renderer", "star-stats", "star-stats-detailed", "star-stats-renderer"];

test("the six pages show an event's numbers to staff, in both languages, and an unknown or deleted one isn't found", async () => {
  const eventId = await eventWithPeople();
  const gone = await addEvent({ deletedAt: Date.now() });
  for (const name of pages) {
    for (const language of ["en", "tr"]) {
      const { status, body } = await see(`/event/${name}/${eventId}`, { as: moderator, headers: { "accept-language": language } });
      expect([name, status, body.includes("A counted evening"), body.includes(`lang="${language}"`)]).toEqual([name, 200, true, true]);
      expect(people.filter(({ userId, userName }) => body.includes(userId) || body.includes(userName))).toEqual([]);
      expect(body).not.toContain("Department STC");
    }
    for (const id of [gone, "event-nowhere"]) expect((await see(`/event/${name}/${id}`, { as: moderator })).status).toBe(404);
  }
});

test("charts alone have neither navigation nor footer, and a way back that isn't printed", async () => {
  const eventId = await eventWithPeople();
  for (const query of ["", "?measure=rsvps&by=department", "?measure=shares&by=year&from=2026-03-01"]) {
    const { body } = await see(`/event/stat-renderer/${eventId}${query}`, { as: moderator });
    expect([/<footer/.test(body), /<nav/.test(body), body.includes("print:hidden")]).toEqual([false, false, true]);
  }
});

test("an address with nonsense in it shows what it can", async () => {
  const eventId = await eventWithPeople();
  const query = "?measure=nothing&by=everything&from=2026-02-31&until=yesterday";
  for (const name of pages) expect((await see(`/event/${name}/${eventId}${query}`, { as: moderator })).status).toBe(200);
});

test("staff are led to the numbers from the event and the board, nobody else is", async () => {
  const eventId = await addEvent();
  const link = `/event/stats/${eventId}`;
  const [theirs, others, board] = await Promise.all([
    see(`/event/${eventId}`, { as: moderator }),
    see(`/event/${eventId}`, { as: student }),
    see("/event/edit/panel?size=50", { as: moderator }),
  ]);
  expect([theirs.body.includes(link), others.body.includes("/event/stats/"), board.body.includes(link)]).toEqual([true, false, true]);
});

test("tickets are shown as what there is to sell, without sales", async () => {
  const eventId = await addEvent({ hasTickets: true });
  const category = { eventId, name: "Early birds", price: 12_500, quantity: 40 };
  await testContext()
    .db.insert(ticketCategories)
    .values({ categoryId: `category-${eventId}`, position: 0, ...category });
  const { body } = await see(`/event/stats/${eventId}`, { as: moderator });
  expect([body.includes("Early birds"), body.includes("125 TL"), body.includes("Tickets aren&#x27;t sold here yet")]).toEqual([
    true,
    true,
    true,
  ]);
});

const file = async (eventId: string, query: string, as?: Person) => {
  const response = await visit(`/api/v1/event/stats/${eventId}/csv${query}`, { as });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

test("a file holds what the page shows, for staff only", async () => {
  const eventId = await eventWithPeople();
  const { status, type, text } = await file(eventId, "?measure=rsvps&by=department", moderator);
  expect([status, type]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(text).toBe('"Event","Department","RSVPs"\r\n"A counted evening","Department STA","7"\r\n"A counted evening","Others","7"\r\n');
  expect((await file(eventId, "?measure=stars&by=department", moderator)).text).toContain('"Department STA","7","5"');
  expect((await file(eventId, "?measure=views&from=2026-03-02", moderator)).text.split("\r\n")).toHaveLength(3);
  expect((await file(eventId, "", student)).status).toBe(403);
  expect((await file(eventId, "")).status).toBe(401);
  expect((await file("event-nowhere", "", moderator)).status).toBe(404);
  expect((await file(eventId, "?measure=secrets", moderator)).status).toBe(400);
});

test("naughty names break neither file nor page", async () => {
  const eventId = await addEvent();
  const { db } = testContext();
  await db.insert(eventRsvps).values({ eventId, userId: student.userId, createdAt: noon(0) });
  const unreadable: unknown[] = [];
  for (const name of [...naughtyStrings.slice(0, 60), "=1+1", "@SUM(A1)", '"quoted", twice', "-2+3"]) {
    await db.update(events).set({ name }).where(eq(events.eventId, eventId));
    const { status, text } = await file(eventId, "?measure=rsvps", moderator);
    const [cell = ""] = /^"(?:[^"]|"")*"/.exec(text.split("\r\n").slice(1).join("\r\n")) ?? [];
    if (status !== 200 || /^"[=+\-@]/.test(cell) || cell === "") unreadable.push({ name, status, cell });
  }
  expect(unreadable).toEqual([]);
  await db.update(events).set({ name: "<script>alert(1)</script>" }).where(eq(events.eventId, eventId));
  for (const name of pages) expect((await see(`/event/${name}/${eventId}`, { as: moderator })).body).not.toContain("<script>alert(1)");
});

test("an event's numbers cost one round trip and rows in proportion to its own, however many others there are", async () => {
  const { db } = testContext();
  const own = await eventWithPeople();
  const other = await addEvent();
  const rows = Array.from({ length: 6000 }, (_, at) => ({
    ...{ eventId: other, act: "view" as const, day: new Date(noon(at % 300)).toISOString().slice(0, 10) },
    ...{ departmentCode: `D${Math.floor(at / 300)}`, entranceYear: 2020 + (at % 5), count: 1 },
  }));
  await insertMany(db, eventDays, rows);
  await readStats(testContext(), own);
  const ctx = testContext();
  await readStats(ctx, own);
  expect(ctx.meter.roundTrips).toBe(1);
  expect(ctx.meter.rowsRead).toBeLessThanOrEqual(10 * (people.length + 5));
  const large = testContext();
  const { numbers } = await readStats(large, other);
  expect(numbers[0]?.total).toBe(6000);
  expect(large.meter.rowsRead).toBeLessThanOrEqual(4 * 6000);
  const { headers } = await see(`/event/stats/${own}`, { as: moderator });
  const [, trips = "999"] = /round trips (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(trips)).toBeLessThanOrEqual(3);
  await db.delete(eventDays).where(eq(eventDays.eventId, other));
});

test("a department that has gone since is shown by its code", async () => {
  const eventId = await addEvent();
  const day = { eventId, act: "view" as const, day: "2026-03-01", entranceYear: 2022, count: 6 };
  await testContext()
    .db.insert(eventDays)
    .values({ ...day, departmentCode: "GONE" });
  const { numbers } = await readMeasure(testContext(), eventId, "views");
  expect(numbers.department.map(({ name }) => name)).toEqual(["GONE"]);
});
