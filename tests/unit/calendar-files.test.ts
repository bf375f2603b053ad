/** Every calendar file is one that programs can read, whatever people wrote, and the personal one has each end at its moment. */
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { PlannerEntry } from "../../app/engines/planner";
import { calendarText as eventText } from "../../app/features/events/calendar.service.server";
import { calendarFile } from "../../app/features/overview/calendar.rules";
import { calendarText as scheduleText } from "../../app/features/schedule/ics.rules";
import { minutesFrom, momentOf } from "../../app/platform/time";

const state = { revision: 1, changedAt: 0 };
const entry: PlannerEntry = { id: "a", kind: "event", title: "x", day: "2026-11-24", start: 1320, end: null, detail: "", to: null };

const files: Record<string, (text: string) => string> = {
  schedule: (text) =>
    scheduleText({
      ...state,
      name: text,
      notice: { uid: "n", text },
      entries: [{ uid: "u", summary: text, description: text, place: text, start: 60, end: 120, when: "2026-11-24" }],
    }),
  event: (text) =>
    eventText(
      {
        eventId: "e",
        name: text,
        description: text,
        location: text,
        url: "https://hocam.test/event/e",
        dates: [{ key: 1, startsAt: 0, endsAt: null }],
        createdAt: 0,
        updatedAt: 0,
      },
      "hocam.test",
    ),
  personal: (text) =>
    calendarFile({ ...state, name: text, origin: "https://hocam.test", entries: [{ ...entry, title: text, detail: text }] }),
};

const TEXTS = [
  "Güz; A, B",
  "back\\slash",
  "two\nlines",
  "two\r\nlines",
  "a\rb",
  "bell\u0007 null\u0000 tab\t",
  "\u0085\u009f",
  "END:VCALENDAR\r\nX:1",
  ",".repeat(200),
];

test.each(Object.entries(files))("a %s file ends every line, escapes every text and has no control character", (_, fileOf) => {
  for (const text of TEXTS) {
    const file = fileOf(text);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
    const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
    expect(lines.filter((line) => !/^[A-Z-]+[:;]/.test(line) || line === "X:1")).toEqual([]);
    for (const line of lines.filter((each) => /^(NAME|X-WR-CALNAME|X-WR-CALDESC|SUMMARY|LOCATION|DESCRIPTION):/.test(each)))
      expect(line.slice(line.indexOf(":")).replace(/\\[\\;,n]/g, "")).not.toMatch(/[\\;,]/);
    expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").length).toBeGreaterThan(0);
  }
});

test.each([
  [momentOf("2026-11-24", "23:00"), "2026-11-24T20:00:00Z"],
  [momentOf("2026-11-25", "00:00"), "2026-11-24T21:00:00Z"],
  [momentOf("2026-11-25", "02:30"), "2026-11-24T23:30:00Z"],
  [momentOf("2026-11-27", "09:00"), "2026-11-27T06:00:00Z"],
])("an end at, before and after midnight is in the personal file (%#)", (endsAt, end) => {
  const text = calendarFile({
    ...state,
    name: "x",
    origin: "https://hocam.test",
    entries: [{ ...entry, end: minutesFrom(entry.day, endsAt) }],
  });
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(event && new ICAL.Event(event).endDate.toString()).toBe(end);
});
