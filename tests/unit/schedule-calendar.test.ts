/** Calendar files of schedules, read by a second library under other time zones than they were written for. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { calendarForm } from "../../app/features/academic-calendar/academic-calendar.schemas";
import { calendarOf, type Told } from "../../app/features/schedule/calendar.rules";
import { calendarText, timeZone } from "../../app/features/schedule/ics.rules";
import { lecturesOn, type TermDates, termDatesOf } from "../../app/features/schedule/lectures.rules";
import { plannedEntries } from "../../app/features/schedule/planned-days.rules";

const ZONES = ["UTC", "America/New_York", "Asia/Tokyo", "Europe/Istanbul"];

interface ReadEntry {
  uid: string;
  summary: string;
  location: string | null;
  description: string | null;
  sequence: number;
  isDay: boolean;
  minutes: number;
  /** UTC. */
  starts: string[];
}

/** What another program makes of a file on a computer in a time zone. */
function read(text: string, zone: string): { name: string; entries: ReadEntry[] } {
  const said = execFileSync(process.execPath, ["tests/support/read-calendar.mjs"], { input: text, env: { ...process.env, TZ: zone } });
  return JSON.parse(said.toString());
}

/** Monday 28 September to Friday 23 October 2026: a holiday on Thursday the 8th, and Saturday the 17th has Thursday's lectures. */
const DATES: TermDates = {
  startsOn: "2026-09-28",
  endsOn: "2026-10-23",
  days: [
    { from: "2026-10-08", until: null, follows: null },
    { from: "2026-10-17", until: null, follows: 3 },
  ],
  isAssumed: false,
};

const course = {
  id: "course-5710140",
  courseCode: "CENG140",
  nameEn: "C Programming; lists, and \\ more",
  nameTr: "C Programlama: şu çok uzun ğüşıöç adı satırlara bölünür, harfleri bölünmez",
  number: 2,
  instructors: ["ŞULE ÇAĞ"],
};

const TOLD: Told = {
  scheduleId: "schedule-1",
  name: "Plan A",
  term: "2026-1",
  dates: DATES,
  sections: [{ ...course, meetings: [{ day: 3, start: 520, end: 630, place: "BMB-1" }] }],
  items: [],
  exams: [],
};

const wordsIn = (locale: "en" | "tr") => ({
  section: (number: number) => `Section ${number}`,
  courseName: ({ nameEn, nameTr }: { nameEn: string; nameTr: string }) => (locale === "tr" ? nameTr : nameEn),
  exam: ({ kind, number }: { kind: string; number: number }) => `${kind} ${number}`,
  assumed: () => "No dates yet",
});

const STATE = { revision: 3, changedAt: Date.parse("2026-09-01T10:00:00Z") };
const fileOf = (told: Told, state = STATE, locale: "en" | "tr" = "en") =>
  calendarText(calendarOf(told, state, "hocam.test", wordsIn(locale)));

/** 08:40 of Ankara is 05:40 UTC all year. */
const at0840 = (...days: string[]) => days.map((day) => `${day}T05:40:00.000Z`);

test("lectures are at the hours of Ankara wherever the calendar is, without holidays and with make-up days", () => {
  const text = fileOf(TOLD);
  for (const zone of ZONES) {
    const { name, entries } = read(text, zone);
    expect([name, entries.length, entries[0]?.minutes, entries[0]?.location]).toEqual(["Plan A", 1, 110, "BMB-1"]);
    expect(entries[0]?.starts.toSorted()).toEqual(at0840("2026-10-01", "2026-10-15", "2026-10-17", "2026-10-22"));
  }
});

test("the file is the same whatever the time zone of the computer that writes it", () => {
  const before = process.env.TZ;
  const files = ZONES.map((zone) => {
    process.env.TZ = zone;
    return fileOf(TOLD);
  });
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
  expect(new Set(files).size).toBe(1);
  expect(files[0]).toContain("DTSTART;TZID=Europe/Istanbul:20261001T084000\r\n");
  expect(files[0]).toContain("RRULE:FREQ=WEEKLY;UNTIL=20261023T205959Z\r\n");
  expect(files[0]).toContain("EXDATE;TZID=Europe/Istanbul:20261008T084000\r\n");
  expect(files[0]).toContain("RDATE;TZID=Europe/Istanbul:20261017T084000\r\n");
  expect(files[0]).toContain("DTSTAMP:20260901T100000Z\r\n");
});

test("a file that is imported again changes the entries it brought, and adds none", () => {
  const moved = { ...TOLD, sections: [{ ...course, number: 5, meetings: [{ day: 0, start: 580, end: 690, place: null }] }] };
  const calendar = new Map<string, ReadEntry>();
  const imported = (text: string) => {
    for (const entry of read(text, "UTC").entries)
      if ((calendar.get(entry.uid)?.sequence ?? -1) <= entry.sequence) calendar.set(entry.uid, entry);
    return [...calendar.values()];
  };
  expect(imported(fileOf(TOLD))).toHaveLength(1);
  expect(imported(fileOf(TOLD))).toHaveLength(1);
  const [entry, ...others] = imported(fileOf(moved, { ...STATE, revision: 4 }));
  expect(others).toEqual([]);
  expect([entry?.sequence, entry?.starts[0]]).toEqual([4, "2026-09-28T06:40:00.000Z"]);
});

test("no line is longer than 75 octets, no letter is cut, and marks come back as they were", () => {
  const text = fileOf(TOLD, STATE, "tr");
  const lengths = text.split("\r\n").map((line) => Buffer.byteLength(line, "utf8"));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Buffer.from(text, "utf8").toString("utf8")).not.toContain("\uFFFD");
  expect(read(text, "UTC").entries[0]?.summary).toBe(`CENG140 ${course.nameTr}`);
  expect(read(fileOf(TOLD), "UTC").entries[0]?.description).toBe(`${course.nameEn}\nSection 2\nŞULE ÇAĞ`);
});

test("own items come once on their day, or every week of the term, holidays too", () => {
  const item = { title: "Tennis", place: "Court", meetings: [{ day: 3, start: 700, end: 1440, place: "Court" }] };
  const items = [
    { ...item, id: "item-1", date: null },
    { ...item, id: "item-2", date: "2027-06-03" },
  ];
  const { entries } = read(fileOf({ ...TOLD, sections: [], items }), "Asia/Tokyo");
  const at1140 = (day: string) => `${day}T08:40:00.000Z`;
  expect(entries.map(({ starts }) => starts)).toEqual([
    ["2026-10-01", "2026-10-08", "2026-10-15", "2026-10-22"].map(at1140),
    [at1140("2027-06-03")],
  ]);
  expect(entries.map(({ minutes }) => minutes)).toEqual([740, 740]);
});

test("a term whose dates are assumed has its lectures, and says so on the day of the export", () => {
  const dated = { id: "item-2", title: "Exam", place: "", date: "2026-12-03", meetings: [{ day: 3, start: 700, end: 760, place: null }] };
  const weekly = { ...dated, id: "item-3", date: null };
  const { entries } = read(fileOf({ ...TOLD, dates: termDatesOf("2026-1", undefined), items: [dated, weekly] }), "UTC");
  expect(entries.map(({ summary, isDay, starts }) => [summary, isDay, starts.length])).toEqual([
    [`CENG140 ${course.nameEn}`, false, 22],
    ["Exam", false, 1],
    ["Exam", false, 22],
    ["No dates yet", true, 1],
  ]);
});

test("a lecture begins on the first day of its weekday that is none of a holiday, and a day may follow another weekday", () => {
  const dates = (days: TermDates["days"]) => ({ startsOn: "2026-09-30", endsOn: "2026-10-23", days, isAssumed: false });
  expect(lecturesOn(0, dates([]), 560)).toMatchObject({ first: "2026-10-05", skipped: [], added: [] });
  expect(lecturesOn(2, dates([{ from: "2026-09-30", until: "2026-10-07", follows: null }]), 560)).toMatchObject({
    first: "2026-10-14",
    skipped: [],
  });
  // A Monday with Wednesday's lectures hasn't got its own.
  const swapped = dates([{ from: "2026-10-12", until: null, follows: 2 }]);
  expect([lecturesOn(0, swapped, 560)?.skipped, lecturesOn(2, swapped, 560)?.added]).toEqual([["2026-10-12"], ["2026-10-12"]]);
  expect(lecturesOn(2, dates([{ from: "2026-10-07", until: null, follows: 2 }]), 560)).toMatchObject({ skipped: [], added: [] });
  expect(lecturesOn(5, dates([]), 560)).toMatchObject({ first: "2026-10-03" });
  expect(lecturesOn(2, dates([{ from: "2026-09-30", until: "2026-10-23", follows: null }]), 560)).toBeNull();
});

test.each([
  [520, []],
  [760, []],
  [779, []],
  [780, ["2026-10-28"]],
  [820, ["2026-10-28"]],
  [1100, ["2026-10-28"]],
])("half a holiday has the lectures that begin before one o'clock: minute %i", (start, skipped) => {
  const half = { from: "2026-10-28", until: null, follows: null, isHalf: true };
  const dates = { startsOn: "2026-10-05", endsOn: "2026-11-20", days: [half], isAssumed: false };
  expect(lecturesOn(2, dates, start)).toMatchObject({ first: "2026-10-07", skipped, added: [] });
  const week = {
    scheduleId: "s",
    items: [],
    lectures: [{ courseId: "c", courseCode: "CENG 140", meetings: [{ day: 2, start, end: start + 50, place: null }] }],
  };
  expect(plannedEntries(week, dates, ["2026-10-21", "2026-10-28"]).map(({ day }) => day)).toEqual(
    skipped.length > 0 ? ["2026-10-21"] : ["2026-10-21", "2026-10-28"],
  );
});

test("a make-up day before the first lecture is in the calendar too", () => {
  const days = [{ from: "2026-09-29", until: null, follows: 3 }];
  const { entries } = read(fileOf({ ...TOLD, dates: { ...DATES, days } }), "America/New_York");
  expect(entries[0]?.starts).toEqual(at0840("2026-09-29", "2026-10-01", "2026-10-08", "2026-10-15", "2026-10-22"));
});

test("the time zone tells every change of clocks, and none where there was none", () => {
  expect(timeZone("2026-09-28", "2027-01-15").match(/BEGIN:STANDARD/g)).toHaveLength(1);
  const winter = timeZone("2014-09-22", "2015-01-02");
  expect(winter).toContain("DTSTART:20141026T040000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200");
  const old = { ...TOLD, dates: { startsOn: "2014-10-20", endsOn: "2014-11-02", days: [], isAssumed: false } };
  expect(read(fileOf(old), "Asia/Tokyo").entries[0]?.starts).toEqual(["2014-10-23T05:40:00.000Z", "2014-10-30T06:40:00.000Z"]);
});

const form = (own: object) =>
  calendarForm.safeParse({
    act: "calendar",
    calendar_term: "2026-1",
    version: 0,
    starts_on: "2026-09-28",
    ends_on: "2027-01-15",
    ...own,
  });
const faults = (own: object) => form(own).error?.issues.map(({ path, message }) => [path.join("."), message.split(".").at(-1)]);

test("an academic calendar is refused where its days can't be right, and says which", () => {
  const day = (day_from: string, day_kind = "none", day_until?: string) => ({ day_from, day_until, day_kind });
  expect(
    form({ calendar_days: [day("2026-10-28", "none", "2026-10-29"), day("2026-11-07", "3"), day("2026-11-09", "half")] }).data
      ?.calendar_days,
  ).toEqual([
    { from: "2026-10-28", until: "2026-10-29", follows: null },
    { from: "2026-11-07", until: null, follows: 3 },
    { from: "2026-11-09", until: null, follows: null, isHalf: true },
  ]);
  expect(faults({ ends_on: "2026-09-28" })).toEqual([["ends_on", "badEnd"]]);
  expect(faults({ starts_on: "2026-02-30" })?.[0]).toEqual(["starts_on", "badDay"]);
  expect(faults({ finals_from: "2027-01-18" })).toEqual([["finals_until", "needsBoth"]]);
  expect(faults({ add_drop_from: "2026-10-06", add_drop_until: "2026-10-05" })).toEqual([["add_drop_until", "badUntil"]]);
  expect(faults({ calendar_days: [day("2026-09-27")] })).toEqual([["calendar_days", "outside"]]);
  expect(faults({ calendar_days: [day("2026-10-28", "none", "2026-10-30"), day("2026-10-29", "1")] })).toEqual([
    ["calendar_days", "twice"],
  ]);
  expect(faults({ calendar_days: [day("2026-10-28", "none", "2026-10-27")] })).toEqual([["calendar_days.0.day_until", "badUntil"]]);
});
