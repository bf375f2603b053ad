/** One's calendar as an iCalendar file (RFC 5545). */
import ical from "ical-generator";
import { configuration } from "~/configuration";
import type { PlannerEntry } from "~/engines/planner";
import { calendarLines, calendarWords } from "~/platform/calendar-text";
import { clockTime, dayAfter, momentOf } from "~/platform/time";

interface CalendarFile {
  name: string;
  entries: readonly PlannerEntry[];
  /** Rises whenever what calendars are told changes. */
  revision: number;
  /** When that was last; a moment. */
  changedAt: number;
  /** Where pages are. */
  origin: string;
}

const DAY_MINUTES = 24 * 60;

/** The moment of a minute of a day, or of those that come. */
const moment = (day: string, minute: number) => momentOf(dayAfter(day, Math.floor(minute / DAY_MINUTES)), clockTime(minute % DAY_MINUTES));

/** How an entry is in a calendar: by moments in UTC, so that no calendar has to know a time zone, or a whole day. */
function timesOf({ day, start, end }: PlannerEntry) {
  if (start === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  return { start: new Date(moment(day, start)), end: end === null ? null : new Date(moment(day, end)) };
}

/** The same entry has the same in every file, so that calendars change it instead of adding another. */
const uidOf = ({ kind, id, calendarId, start }: PlannerEntry, host: string) =>
  `${calendarId ? `${kind}-${calendarId}` : [kind, id, start ?? ""].join("-").replaceAll(" ", "-")}@${host}`;

/** The file's text. */
export function calendarFile({ name, entries, revision, changedAt, origin }: CalendarFile): string {
  const calendar = ical({
    name: calendarWords(name),
    prodId: { company: configuration.name, product: "calendar", language: "EN" },
    ttl: 60 * 60,
  });
  const { host } = new URL(origin);
  const stamp = new Date(changedAt);
  for (const entry of entries) {
    calendar.createEvent({
      id: uidOf(entry, host),
      ...timesOf(entry),
      sequence: revision,
      stamp,
      lastModified: stamp,
      summary: entry.title,
      location: entry.detail || null,
      url: entry.to ? `${origin}${entry.to}` : null,
    });
  }
  return calendarLines(calendar);
}
