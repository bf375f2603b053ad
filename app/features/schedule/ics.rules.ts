/** A schedule as an iCalendar file (RFC 5545): local times of the university with their time zone, so that every calendar shows the hours of the timetable. */
import ical from "ical-generator";
import { configuration } from "~/configuration";
import { calendarLines, calendarWords } from "~/platform/calendar-text";
import { DAY, MINUTE } from "~/platform/clock";
import { clockTime, dayAfter, endOfDay, localTime, offsetAt, startOfDay } from "~/platform/time";
import type { Recurrence } from "./lectures.rules";

const ZONE = configuration.university.timeZone;

/** Something in a calendar, with the words that its reader sees. */
export interface CalendarEntry {
  /** Stable: the same entry has it in every file, so that calendars change it instead of adding another. */
  uid: string;
  summary: string;
  description: string;
  place: string;
  /** Minutes after midnight, half-open. */
  start: number;
  end: number;
  /** Once on a day, or again and again. */
  when: string | Recurrence;
}

export interface CalendarFile {
  name: string;
  /** That the term's dates are assumed, as an entry of a whole day; null when they are known. */
  notice: { uid: string; text: string } | null;
  entries: readonly CalendarEntry[];
  /** Rises whenever what calendars are told changes. */
  revision: number;
  /** When that was last; a moment. */
  changedAt: number;
}

const compact = (text: string) => text.replace(/[-:]/g, "");

/** `20260928T084000`, as local clocks show it. */
const localStamp = (day: string, minute: number) => `${compact(day)}T${compact(clockTime(minute))}00`;

/** `20270115T205959Z` of a moment. */
const utcStamp = (moment: number) => `${compact(new Date(moment).toISOString()).slice(0, 15)}Z`;

/** `+0300` of an offset in milliseconds. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  return `${offset < 0 ? "-" : "+"}${String(Math.floor(minutes / 60)).padStart(2, "0")}${String(minutes % 60).padStart(2, "0")}`;
}

/** The moment in (from, until] at which another offset begins to hold, to the minute. */
function changeBetween(from: number, until: number): number {
  let [low, high] = [from, until];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle) === offsetAt(from)) low = middle;
    else high = middle;
  }
  return high;
}

const observance = (start: string, from: number, to: number) => [
  "BEGIN:STANDARD",
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  "END:STANDARD",
];

/** The university's time zone from one day to another: its offset at first, and each change of its clocks. */
export function timeZone(firstDay: string, lastDay: string): string {
  const [from, until] = [startOfDay(firstDay), startOfDay(lastDay) + 2 * DAY];
  const lines = observance("19700101T000000", offsetAt(from), offsetAt(from));
  for (let moment = from; moment < until; moment += DAY) {
    if (offsetAt(moment) === offsetAt(moment + DAY)) continue;
    const change = changeBetween(moment, moment + DAY);
    // The clock as it would have shown the moment had it not been changed.
    const { date, time } = localTime(change - 1);
    const shown = new Date(Date.parse(`${date}T${time}:00Z`) + MINUTE).toISOString();
    lines.push(...observance(compact(shown).slice(0, 15), offsetAt(moment), offsetAt(moment + DAY)));
  }
  return ["BEGIN:VTIMEZONE", `TZID:${ZONE}`, ...lines, "END:VTIMEZONE"].join("\r\n");
}

/** A date whose own fields show the local time, which is how the library takes it. */
const wall = (day: string, minute: number) =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 0, minute);

function repeating({ until, skipped, added }: Recurrence, start: number): string {
  const days = (name: string, list: readonly string[]) =>
    list.length > 0 ? [`${name};TZID=${ZONE}:${list.map((day) => localStamp(day, start)).join(",")}`] : [];
  const rule = until === null ? "COUNT=1" : `UNTIL=${utcStamp(endOfDay(until))}`;
  return [`RRULE:FREQ=WEEKLY;${rule}`, ...days("EXDATE", skipped), ...days("RDATE", added)].join("\r\n");
}

/** The days that entries are on, first and last, for the time zone. */
function spanOf(entries: readonly CalendarEntry[]): [string, string] | null {
  const days = entries
    .flatMap(({ when }) => (typeof when === "string" ? [when] : [when.first, when.until ?? when.first, ...when.added]))
    .sort();
  const [first] = days;
  return first === undefined ? null : [first, days.at(-1) ?? first];
}

/** The file's text, with lines folded at 75 octets. */
export function calendarText({ name, notice, entries, revision, changedAt }: CalendarFile): string {
  const calendar = ical({
    name: calendarWords(name),
    prodId: { company: configuration.name, product: "schedules", language: "EN" },
    ttl: 60 * 60,
  });
  const span = spanOf(entries);
  calendar.timezone({ name: null, generator: () => (span ? timeZone(...span) : null) });
  const stamp = new Date(changedAt);
  const shared = { sequence: revision, stamp, lastModified: stamp };
  for (const { uid, summary, description, place, start, end, when } of entries) {
    const day = typeof when === "string" ? when : when.first;
    const event = calendar.createEvent({
      ...shared,
      id: uid,
      timezone: ZONE,
      start: wall(day, start),
      end: end === 24 * 60 ? wall(dayAfter(day, 1), 0) : wall(day, end),
      summary,
      description: description || null,
      location: place || null,
    });
    if (typeof when !== "string") event.repeating(repeating(when, start));
  }
  if (notice) {
    calendar.description(calendarWords(notice.text));
    const day = new Date(`${localTime(changedAt).date}T00:00:00Z`);
    calendar.createEvent({ ...shared, id: notice.uid, start: day, allDay: true, summary: notice.text });
  }
  return calendarLines(calendar);
}
