/** What all calendar files of the site have in common (RFC 5545). */
import { escape as escaped, type ICalCalendar } from "ical-generator";

const LINE_END = "\r\n";

/** A calendar's own name or description as its file has it: the library escapes every text but these. */
export const calendarWords = (text: string): string => escaped(text, false);

/** The text of a calendar: each of its lines has an end, the last too, and no control character is in any. */
export const calendarLines = (calendar: ICalCalendar): string =>
  calendar
    .toString()
    .split(LINE_END)
    .map((line) => line.replace(/\p{Cc}/gu, "") + LINE_END)
    .join("");
