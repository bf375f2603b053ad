/** What an event is found by: its words, and marks by which the index itself keeps states, days and kinds apart. */
import { foldTurkish } from "~/platform/search";
import { localTime, type Occurrence } from "./event-times.rules";

/** A word of the index that nobody types. */
const mark = (name: string, value: string) => `x${name}${foldTurkish(value).replaceAll(" ", "")}`;

export const typeMark = (type: string) => mark("type", type);
export const campusMark = (campus: string) => mark("campus", campus);
export const dayMark = (day: string) => mark("day", day.replaceAll("-", ""));
export const monthMark = (month: string) => mark("month", month.slice(0, 7).replace("-", ""));
/** Stands first in the text, so that a change of state can replace it. */
export const stateMark = (state: "active" | "waiting" | "inactive" | "deleted") => `xstate${state}`;

interface Searchable {
  name: string;
  description: string;
  location: string;
  address: string;
  city: string;
  type: string;
  campus: string;
  occurrences: readonly Occurrence[];
}

/** Everything but the mark of the state. */
export function searchWordsOf({ occurrences, type, campus, ...words }: Searchable): string {
  const days = occurrences.map(({ startsAt }) => localTime(startsAt).date);
  const marks = new Set([typeMark(type), campusMark(campus), ...days.map(dayMark), ...days.map(monthMark)]);
  const { name, location, address, city, description } = words;
  return `${[...marks].join(" ")} ${foldTurkish([name, location, address, city, type, description].join(" "))}`;
}
