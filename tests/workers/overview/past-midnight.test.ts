/** One's week and one's calendar file say of everything what its own rules say: the same days, the same minutes, the same ends. */
import { eventRsvps } from "@schema/events";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { nextRing } from "../../../app/features/alarm/alarm.rules";
import { makeCalendar, readCalendarFile } from "../../../app/features/overview/calendar.service.server";
import { readDashboard } from "../../../app/features/overview/overview.service.server";
import { timesOf } from "../../../app/features/study-room/study-room.rules";
import { nextDay, repeats } from "../../../app/platform/repeats";
import { clockTime, dayAfter, localDay, momentOf } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { addEvent } from "../../support/events";
import { asNow } from "../../support/notices";
import { addCalendar, addSchedule, addScheduleItem } from "../../support/schedules";
import { type Person, signUp, testContext } from "../../support/site";
import { addRoom } from "../../support/study-rooms";
import { addTodo } from "../../support/todos";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** One in the morning of a Tuesday. */
const TODAY = "2026-11-24";
const NIGHT = momentOf(TODAY, "01:00");
const LAST_DAY = dayAfter(TODAY, 60);

let person: Person;

beforeEach(async () => {
  person = await signUp({ locale: "en" });
  await addCalendar();
});

const at = (now = NIGHT) => testContext({ clock: { now: () => now } });
const iso = (moment: number) => new Date(moment).toISOString().replace(".000Z", "Z");

async function fileOf(kinds: Parameters<typeof makeCalendar>[1]["kinds"]) {
  const { text } = await readCalendarFile(at(), await makeCalendar(asNow(person), { kinds }));
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => {
    const { summary } = new ICAL.Event(one);
    const end = one.getFirstPropertyValue("dtend");
    return `${summary} ${one.getFirstPropertyValue("dtstart")} ${end ?? "open"}`;
  });
  return { text, entries: entries.sort() };
}

async function week(now = NIGHT) {
  const { planner } = await readDashboard({ ...person.ctx, clock: { now: () => now } });
  return planner.flatMap(({ day, entries }) => entries.map((entry) => ({ on: day, ...entry })));
}

async function goTo(name: string, startsAt: number, endsAt: number | null) {
  const eventId = await addEvent({ name }, [{ startsAt, endsAt }]);
  await testContext().db.insert(eventRsvps).values({ eventId, userId: person.userId, createdAt: 1 });
}

/** Numbers that are the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Minutes of a day, those around midnight more often. */
const EDGES = [0, 1, 59, 60, 1320, 1380, 1410, 1439];

test.each([1, 2, 3])("whatever stands in it, the file has its own start and end (%i)", async (seed) => {
  const below = numbers(seed);
  const minute = () => (below(2) ? (EDGES[below(EDGES.length)] ?? 0) : below(1440));
  const expected: string[] = [];
  const schedule = await addSchedule(person);
  for (let number = 0; number < 12; number++) {
    const day = dayAfter(TODAY, below(40) + 1);
    const startsAt = momentOf(day, clockTime(minute()));
    const endsAt = below(4) ? startsAt + (1 + below(1440)) * MINUTE : null;
    await goTo(`Event${number}`, startsAt, endsAt);
    expected.push(`Event${number} ${iso(startsAt)} ${endsAt === null ? "open" : iso(endsAt)}`);

    const starts = minute();
    const room = timesOf({ day, starts, ends: (starts + 1 + below(720)) % 1440 });
    await addRoom(person, { topic: `Room${number}`, ...room });
    expected.push(`Room${number} ${iso(room.startsAt)} ${iso(room.endsAt)}`);

    const startMinute = below(1439);
    const endMinute = below(2) ? 1440 : startMinute + 1 + below(1440 - startMinute);
    await addScheduleItem(schedule, { title: `Item${number}`, date: day, day: null, startMinute, endMinute });
    const ends = endMinute === 1440 ? momentOf(dayAfter(day, 1), "00:00") : momentOf(day, clockTime(endMinute));
    expected.push(`Item${number} ${iso(momentOf(day, clockTime(startMinute)))} ${iso(ends)}`);

    const times = { day, minute: minute(), repeat: repeats[below(repeats.length)] ?? "none", repeatDay: Number(day.slice(8)) };
    const first = momentOf(day, clockTime(times.minute));
    await addAlarm(person, { title: `Alarm${number}`, ...times });
    for (let ring: number | null = first; ring !== null && localDay(ring) <= LAST_DAY; ring = nextRing(times, ring))
      expected.push(`Alarm${number} ${iso(ring)} open`);

    const { repeat, repeatDay } = times;
    await addTodo(person, { title: `Todo${number}`, dueOn: day, dueMinute: times.minute, repeat, repeatDay });
    for (let due: string | null = day; due !== null && due <= LAST_DAY; due = nextDay(repeat, due, repeatDay))
      expected.push(`Todo${number} ${iso(momentOf(due, clockTime(times.minute)))} open`);
  }
  const { text, entries } = await fileOf(["event", "room", "item", "alarm", "todo"]);
  expect(entries).toEqual(expected.sort());
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/T24\d{4}/);
  for (const entry of entries) {
    const [, start = "", end = ""] = entry.split(" ");
    expect([entry, end === "open" || end > start]).toEqual([entry, true]);
  }
});

const running = [
  { name: "Concert", begins: -3, ends: 2, isOn: true },
  { name: "Midnight", begins: -3, ends: -1, isOn: false },
  { name: "Over", begins: -3, ends: -0.5, isOn: false },
  { name: "Talk", begins: -1.5, ends: null, isOn: true },
  { name: "Lunch", begins: -13, ends: -12, isOn: false },
  { name: "Early", begins: -0.75, ends: -0.25, isOn: true },
];

test("what began the evening before and still runs is on today's list, before what begins today, with its real beginning", async () => {
  for (const { name, begins, ends } of running) {
    const endsAt = ends === null ? null : NIGHT + ends * HOUR;
    await goTo(name, NIGHT + begins * HOUR, endsAt);
    await addRoom(person, { topic: `${name} room`, startsAt: NIGHT + begins * HOUR, endsAt: endsAt ?? NIGHT + HOUR });
  }
  await goTo("Breakfast", NIGHT + 7 * HOUR, null);
  const found = (await week()).filter(({ on }) => on === TODAY).map(({ title, day }) => `${title} ${day}`);
  const before = dayAfter(TODAY, -1);
  expect(found).toEqual([
    ...[`Concert ${before}`, `Concert room ${before}`, `Talk ${before}`, `Talk room ${before}`],
    ...[`Early ${TODAY}`, `Early room ${TODAY}`, `Breakfast ${TODAY}`],
  ]);
  const { entries } = await fileOf(["event", "room"]);
  expect(entries).toContain(`Concert ${iso(NIGHT - 3 * HOUR)} ${iso(NIGHT + 2 * HOUR)}`);
});

test("an alarm that is due since yesterday is overdue today, and of what it missed only that is said", async () => {
  const day = dayAfter(TODAY, -3);
  await addAlarm(person, { title: "Pills", day, minute: 1439, repeat: "daily" });
  const found = (await week()).map(({ on, isOverdue }) => `${on}${isOverdue ? " overdue" : ""}`);
  expect(found).toEqual([`${TODAY} overdue`, ...[0, 1, 2, 3, 4, 5, 6].map((step) => dayAfter(TODAY, step))]);
});
