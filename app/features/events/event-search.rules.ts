/** What an event is found by: its words, and the days on which it takes place. */
import { foldTurkish } from "~/platform/folding";
import { localTime } from "~/platform/time";
import type { Occurrence } from "./event-times.rules";

/** A day (`2026-11-21`) or a month (`2026-11`) as the index holds it. */
export const dayWord = (day: string): string => day.replaceAll("-", "");

interface Searchable {
  name: string;
  description: string;
  location: string;
  address: string;
  city: string;
  type: string;
  occurrences: readonly Occurrence[];
}

/** The columns of an event that its full-text index reads, but for those that the event has anyway. */
export function searchColumnsOf({ occurrences, name, location, address, city, type, description }: Searchable) {
  const days = occurrences.map(({ startsAt }) => localTime(startsAt).date);
  return {
    searchText: foldTurkish([name, location, address, city, type, description].join(" ")),
    searchDays: [...new Set([...days, ...days.map((day) => day.slice(0, 7))])].map(dayWord).join(" "),
  };
}
