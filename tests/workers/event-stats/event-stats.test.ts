/** Numbers around an event: what staff see of them, what nobody can work out from them, and what they cost. */
import { departments } from "@schema/departments";
import { eventDays, eventRsvps, eventStars, events } from "@schema/events";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forgetDepartments } from "../../../app/features/departments/departments.service.server";
import { readMeasure, readStats, releaseEventNumbers, statsCsv } from "../../../app/features/event-stats/event-stats.service.server";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { addEvent } from "../../support/events";
import { naughtyStrings } from "../../support/naughty";
import { see } from "../../support/pages";
import { addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

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
      departmentId: idOf(departmentCode),
      departmentCode,
      numericCode: `98${at}`,
      faculty: "TEST",
      hasCourses: false,
      nameEn: `Department ${departmentCode}`,
      nameTr: `Bölüm ${departmentCode}`,
      createdAt: now,
      updatedAt: now,
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
  const eventId = await addEvent({ name: "A counted evening", createdAt: noon(-1), ...own }, [{ startsAt: noon(5), endsAt: null }]);
  const { db } = testContext();
  for (const [at, { userId }] of people.entries()) {
    await db.insert(eventRsvps).values({ eventId, userId, createdAt: noon(at % 3) });
    await db.insert(eventStars).values({ eventId, userId, stars: at < 7 ? 5 : 2, createdAt: noon(6), updatedAt: noon(6) });
  }
  const row = (act: "view" | "share", day: string, departmentCode: string, entranceYear: number, count: number) => ({
    eventId,
    act,
    day,
    departmentCode,
    entranceYear,
    count,
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
  await releaseEventNumbers(testContext());
  return eventId;
}

const shown = (groups: { keys: string[]; count: number }[]) => groups.map(({ keys, count }) => [keys.join(), count]);
const groupWith = (groups: { keys: string[]; count: number }[], key: string) => groups.find(({ keys }) => keys.includes(key));

test("people are counted by day, department and year, each once, and groups under five stand with their neighbours", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readStats(testContext(), eventId);
  const [views, shares, rsvps] = numbers;
  expect(shown(views?.day ?? [])).toEqual([["2026-02-28,2026-03-03", 17]]);
  expect(views?.columns).toEqual([{ from: "2026-02-28", until: "2026-03-03", count: 17 }]);
  expect([shares?.total, shares?.day, shares?.department, shares?.year]).toEqual([0, [], [], []]);
  // The largest departments first: A has seven, B six, and C's one goes with all others.
  expect(groupWith(rsvps?.department ?? [], "STA")).toMatchObject({ keys: ["STA"], count: 7 });
  expect(groupWith(rsvps?.department ?? [], "STC")).toMatchObject({ count: 7, keys: expect.arrayContaining(["STB", ""]) });
  expect(rsvps?.year).toEqual([]);
  expect(shown(rsvps?.day ?? [])).toEqual([
    ["2026-02-28,2026-03-01", 5],
    ["2026-03-02,2026-03-03", 9],
  ]);
});

test("a period narrows the days only, to stretches that are wholly in it", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readMeasure(testContext(), eventId, "rsvps", { from: "2026-03-02", until: "2026-03-03" });
  expect([shown(numbers.day), numbers.total, numbers.department.length]).toEqual([[["2026-03-02,2026-03-03", 9]], 14, 2]);
  expect((await readMeasure(testContext(), eventId, "rsvps", { from: "2026-03-03" })).numbers.day).toEqual([]);
});

test("nothing moves with one person more, nor after the night, until every group has five more", async () => {
  const eventId = await eventWithPeople();
  const { db } = testContext();
  const all = async () =>
    JSON.stringify(
      [await readStats(testContext(), eventId), await readMeasure(testContext(), eventId, "stars")].map((each) => each.numbers),
    );
  const before = await all();
  const more = await signUp({ departmentId: idOf("STA"), entranceYear: 2023 });
  await db.insert(eventRsvps).values({ eventId, userId: more.userId, createdAt: noon(3) });
  await db
    .update(eventStars)
    .set({ stars: 2 })
    .where(eq(eventStars.userId, people[0]?.userId ?? ""));
  await db.delete(eventRsvps).where(eq(eventRsvps.userId, people[13]?.userId ?? ""));
  expect(await all()).toBe(before);
  await Promise.all([releaseEventNumbers(testContext()), releaseEventNumbers(testContext())]);
  expect(await all()).toBe(before);
  await db.insert(eventRsvps).values({ eventId, userId: people[13]?.userId ?? "", createdAt: noon(1) });
});

test("somebody who says at midnight in Istanbul that they come counts for the day that begins", async () => {
  const eventId = await addEvent({ createdAt: noon(-1) });
  const at = Date.UTC(2026, 2, 1, 21);
  await testContext()
    .db.insert(eventRsvps)
    .values(people.slice(0, 10).map(({ userId }, place) => ({ eventId, userId, createdAt: place < 5 ? at : at - 1 })));
  await releaseEventNumbers(testContext());
  expect(shown((await readMeasure(testContext(), eventId, "rsvps")).numbers.day)).toEqual([
    ["2026-02-28,2026-03-01", 5],
    ["2026-03-02", 5],
  ]);
});

test("stars that few gave stand with others and without a mean, no department's are told, and those of whom all gave the same aren't", async () => {
  const eventId = await eventWithPeople();
  const { db } = testContext();
  // All of fourteen who come gave some: that fewer than five gave none would follow.
  expect((await readMeasure(testContext(), eventId, "stars")).numbers).toMatchObject({ rating: null, total: 0, day: [] });
  const others = await Promise.all(Array.from({ length: 5 }, () => signUp()));
  const coming = others.map(({ userId }) => ({ eventId, userId, createdAt: noon(4) }));
  const inNights = (nights: number) => releaseEventNumbers({ ...testContext(), clock: { now: () => noon(8 + nights) } });
  await db.insert(eventRsvps).values(coming.slice(0, 4));
  await inNights(1);
  expect((await readMeasure(testContext(), eventId, "stars")).numbers.rating).toBeNull();
  await db.insert(eventRsvps).values(coming.slice(4));
  await inNights(2);
  const { numbers } = await readMeasure(testContext(), eventId, "stars");
  expect(numbers.rating).toEqual({
    groups: [
      { from: 1, to: 2, count: 7 },
      { from: 3, to: 5, count: 7 },
    ],
    total: 14,
    mean: null,
    spread: null,
  });
  expect([numbers.department, numbers.year]).toEqual([[], []]);
  const alike = await addEvent({ createdAt: noon(-1) });
  for (const { userId } of people)
    await testContext()
      .db.insert(eventStars)
      .values({ eventId: alike, userId, stars: 1, createdAt: noon(0), updatedAt: noon(0) });
  await releaseEventNumbers(testContext());
  expect((await readMeasure(testContext(), alike, "stars")).numbers).toMatchObject({ rating: null, total: 14 });
  expect((await see(`/event/star-stats/${alike}`, { as: moderator })).body).toContain(
    "Ratings appear once enough people gave different ones",
  );
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

test("each ticket category is shown with how many are sold or on hold", async () => {
  const { eventId, categoryId } = await addTicketedEvent({ name: "Early birds", price: 12_500, quantity: 40 });
  await order(student, eventId, categoryId, 3);
  const { body } = await see(`/event/stats/${eventId}`, { as: moderator });
  const cells = /Early birds<\/th>(.*?)<\/tr>/
    .exec(body)?.[1]
    ?.replaceAll(/<[^>]+>/g, " ")
    .trim()
    .split(/\s{2,}/);
  expect([cells, body.includes("aren&#x27;t sold here")]).toEqual([["125 ₺", "40", "3"], false]);
});

test("a chart of which nothing is shown yet tells no total", async () => {
  const eventId = await addEvent({ viewCount: 9 });
  for (const name of ["stat-renderer", "star-stats-renderer"]) {
    const { status, body } = await see(`/event/${name}/${eventId}`, { as: moderator });
    expect([name, status, body.includes("in total")]).toEqual([name, 200, false]);
  }
});

const file = async (eventId: string, query: string, as?: Person) => {
  const response = await visit(`/api/v1/event/stats/${eventId}/csv${query}`, { as });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

/** Whole numbers in a text, without those in names and dates. */
const numbersIn = (text: string) => [...text.matchAll(/(?<![\w.-])\d+(?![\w.-])/g)].map(([found]) => Number(found));

test("a file holds what the page shows and no other number, for staff only", async () => {
  const eventId = await eventWithPeople();
  const { status, type, text } = await file(eventId, "?measure=rsvps&by=department", moderator);
  expect([status, type]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(text.split("\r\n")[1]).toBe('"A counted evening","Department STA","7"');
  for (const measure of ["views", "shares", "rsvps", "stars"] as const)
    for (const by of ["day", "department", "year"] as const) {
      const { numbers } = await readMeasure(testContext(), eventId, measure);
      const cells = (await statsCsv(testContext(), eventId, { measure, by }, (key) => key)).split("\r\n").slice(1);
      const counts = cells.flatMap((line) => /"(\d+)"$/.exec(line)?.[1] ?? []).map(Number);
      expect(counts, `${measure} ${by}`).toEqual(numbers[by].map(({ count }) => count));
      expect(counts.every((count) => count >= 5)).toBe(true);
    }
  expect((await file(eventId, "", student)).status).toBe(403);
  expect((await file(eventId, "")).status).toBe(401);
  expect((await file("event-nowhere", "", moderator)).status).toBe(404);
  expect((await file(eventId, "?measure=secrets", moderator)).status).toBe(400);
});

test("pages and their data give no number of people but those that are released, and totals that are public", async () => {
  const eventId = await eventWithPeople();
  const { numbers } = await readStats(testContext(), eventId);
  const { numbers: stars } = await readMeasure(testContext(), eventId, "stars");
  const released = [...numbers, stars].flatMap((each) => [
    each.total,
    ...[...each.day, ...each.department, ...each.year].map(({ count }) => count),
  ]);
  for (const name of pages) {
    const { body } = await see(`/event/${name}/${eventId}`, { as: moderator });
    const tables = [...body.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].flatMap(([, cell = ""]) => numbersIn(cell.replace(/<[^>]*>/g, " ")));
    expect(tables.filter((count) => !released.includes(count))).toEqual([]);
  }
});

test("naughty names break neither file nor page", async () => {
  const eventId = await addEvent();
  const { db } = testContext();
  await db.insert(eventRsvps).values(people.map(({ userId }) => ({ eventId, userId, createdAt: noon(0) })));
  await releaseEventNumbers(testContext());
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

test("an event's numbers cost one round trip and a row of what is released, however many people there were", async () => {
  const { db } = testContext();
  const other = await addEvent({ createdAt: noon(-1) });
  const rows = Array.from({ length: 6000 }, (_, at) => ({
    eventId: other,
    act: "view" as const,
    day: new Date(noon(at % 100)).toISOString().slice(0, 10),
    departmentCode: `D${Math.floor(at / 300)}`,
    entranceYear: 2020 + (Math.floor(at / 100) % 3),
    count: 1,
  }));
  await insertMany(db, eventDays, [...new Map(rows.map((row) => [`${row.day} ${row.departmentCode} ${row.entranceYear}`, row])).values()]);
  await releaseEventNumbers(testContext());
  await readStats(testContext(), other);
  const ctx = testContext();
  await readStats(ctx, other);
  expect([ctx.meter.roundTrips, ctx.meter.rowsRead <= 5]).toEqual([1, true]);
  const { headers } = await see(`/event/stats/${other}`, { as: moderator });
  const [, trips = "999"] = /round trips (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(trips)).toBeLessThanOrEqual(3);
  await db.delete(eventDays).where(eq(eventDays.eventId, other));
});
