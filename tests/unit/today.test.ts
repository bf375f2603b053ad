/** What the day's strip says, and what is over, at every moment of a day. */
import { expect, test } from "vitest";
import { headOf, isOn, isPast, lineOf, type TodayEntry } from "../../app/features/home/today.rules";
import { momentOf } from "../../app/platform/time";

const DAY = "2026-11-26";
const entry = (title: string, start: number | null, end: number | null, more: Partial<TodayEntry> = {}): TodayEntry => ({
  id: title,
  kind: "lecture",
  title,
  day: DAY,
  start,
  end,
  detail: "BMB-2",
  to: null,
  ...more,
});
const days = (...entries: TodayEntry[]) => [{ day: DAY, isToday: true, entries }];
const at = (time: string, day = DAY) => momentOf(day, time);
const said = (given: ReturnType<typeof days>, now: number) => {
  const head = headOf(given, now);
  return head && [head.is, head.entry.title, head.minutes];
};

test("the strip counts the minutes to what comes next, tells the time of what is further, then what is on, then the next day", () => {
  const math = entry("MATH219", 9 * 60 + 40, 10 * 60 + 30);
  const ceng = entry("CENG213", 11 * 60 + 40, 12 * 60 + 30);
  const film = entry("Film", 20 * 60, null, { kind: "event" });
  const tomorrow = { day: "2026-11-27", isToday: false, entries: [entry("PHYS105", 640, 690, { day: "2026-11-27" })] };
  const week = [...days(math, ceng, film), tomorrow];
  expect(said(week, at("07:00"))).toEqual(["later", "MATH219", 160]);
  expect(said(week, at("08:20"))).toEqual(["soon", "MATH219", 80]);
  expect(said(week, at("09:40"))).toEqual(["soon", "CENG213", 120]);
  expect(said(week, at("11:28"))).toEqual(["soon", "CENG213", 12]);
  expect(said(week, at("11:39") + 30_000)).toEqual(["soon", "CENG213", 1]);
  expect(said(week, at("13:00"))).toEqual(["later", "Film", 420]);
  expect(said(week, at("20:30"))).toEqual(["on", "Film", 90]);
  expect(said(week, at("22:30"))).toEqual(["day", "PHYS105", 730]);
  expect([headOf(days(), at("10:00")), headOf([], at("10:00"))]).toEqual([null, null]);
});

test("what is all day, overdue or an alarm without an end doesn't hide what comes next; something after midnight is still on", () => {
  const allDay = entry("Holiday", null, null, { kind: "calendar" });
  const overdue = entry("Homework", null, null, { kind: "todo", mark: "due", isOverdue: true });
  const party = entry("Party", 23 * 60, 25 * 60, { kind: "event", day: "2026-11-25" });
  expect(headOf(days(allDay, overdue), at("10:00"))).toBeNull();
  expect(said(days(allDay, overdue, entry("CENG213", 700, 750)), at("11:30"))).toEqual(["soon", "CENG213", 10]);
  expect(said(days(party), at("00:30"))).toEqual(["on", "Party", 30]);
  expect(said(days(party), at("01:00"))).toBeNull();
});

test("what ended is over; what is to be done never is, nor what lasts all day", () => {
  const lecture = entry("MATH219", 580, 630);
  const event = entry("Film", 1200, null, { kind: "event" });
  expect([isPast(lecture, at("10:29")), isPast(lecture, at("10:30"))]).toEqual([false, true]);
  expect([isPast(event, at("21:59")), isPast(event, at("22:00"))]).toEqual([false, true]);
  expect([
    isPast(entry("Homework", 600, null, { kind: "todo", mark: "due" }), at("22:00")),
    isPast(entry("Holiday", null, null), at("22:00")),
  ]).toEqual([false, false]);
});

test("what has begun and goes on is on, to the minute of its end; what only has a moment never is", () => {
  const lecture = entry("MATH219", 580, 630);
  expect(["09:39", "09:40", "10:29", "10:30"].map((time) => isOn(lecture, at(time)))).toEqual([false, true, true, false]);
  const others = [
    entry("Homework", 600, null, { mark: "due" }),
    entry("Alarm", 600, null, { mark: "moment" }),
    entry("Holiday", null, null),
  ];
  expect(others.map((each) => isOn(each, at("10:00")))).toEqual([false, false, false]);
});

test("the line of the day holds all of it, whole hours around it, and each thing where it belongs", () => {
  const { from, until, things } = lineOf(
    days(entry("MATH219", 580, 630), entry("Film", 1200, 1290), entry("Holiday", null, null)),
    at("11:00"),
  );
  expect([from, until]).toEqual([8, 22]);
  expect(things.map(({ entry: { title } }) => title)).toEqual(["MATH219", "Film"]);
  for (const { start, length } of things) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + length).toBeLessThanOrEqual(100);
  }
  const night = lineOf(days(entry("Night", 23 * 60, 26 * 60), entry("Early", 6 * 60 + 30, 7 * 60)), at("11:00"));
  expect([night.from, night.until]).toEqual([6, 24]);
  expect(night.things.every(({ start, length }) => start >= 0 && length > 0 && start + length <= 100)).toBe(true);
});
