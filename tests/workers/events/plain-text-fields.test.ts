/** The event form where its date, time and number fields are plain text: whatever is typed is read, or comes back with an error. */
import { events } from "@schema/events";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { see } from "../../support/pages";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();
const DATE = "event_date_times[0].event_date";
const TIME = "event_date_times[0].event_time";
const END = "event_date_times[0].event_end_time";
const formOf = (own: Record<string, string>) => ({
  event_name: "Zqplain evening",
  event_type: "academic",
  show_status: "active",
  event_university: "METU",
  event_campus: "Ankara",
  event_location: "Devrim",
  [DATE]: "2030-12-15",
  [TIME]: "20:00",
  ...own,
});

const READ: [Record<string, string>, string][] = [
  [{ [DATE]: "15.12.2030" }, "2030-12-15T17:00:00.000Z"],
  [{ [DATE]: "15/12/2030", [TIME]: "20.00" }, "2030-12-15T17:00:00.000Z"],
  [{ [DATE]: "\u200e15.12.2030\u200f", [END]: "21.30" }, "2030-12-15T17:00:00.000Z"],
  [{ [TIME]: "9:30" }, "2030-12-15T06:30:00.000Z"],
];

test.each(READ)("what people type is read: %j", async (own, startsAt) => {
  const as = await signUp({ userRole: "moderator" });
  expect((await see("/event/add", { as, form: formOf(own) })).status).toBe(303);
  const [event] = await db.select({ firstAt: events.firstAt }).from(events).orderBy(desc(events.key)).limit(1);
  expect(new Date(event?.firstAt ?? 0).toISOString()).toBe(startsAt);
});

const UNREADABLE: Record<string, string>[] = [
  { [DATE]: "31.02.2030" },
  { [DATE]: "yarın" },
  { [DATE]: "15.12.2030".repeat(30) },
  { [TIME]: "akşam sekiz" },
  { [TIME]: "25:61" },
  { [END]: "gece yarısı" },
  { [END]: "99.99", [DATE]: "15.12.2030" },
  { event_capacity: "custom", event_capacity_custom: "yüz kişi" },
  { event_lat: "kuzey", event_lng: "doğu" },
  { "event_date_times[1].event_date": "\u{1f600}", "event_date_times[1].event_time": "--:--" },
];

test.each(UNREADABLE)("what can't be read comes back with what was typed, and nothing breaks: %j", async (own) => {
  const as = await signUp({ userRole: "moderator" });
  const count = await db.$count(events);
  const { status, body } = await see("/event/add", { as, form: formOf(own) });
  expect(status).toBe(400);
  expect(body).toContain("Zqplain evening");
  expect(await db.$count(events)).toBe(count);
});
