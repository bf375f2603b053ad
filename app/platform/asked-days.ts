/** The days that a question names in either language: `this weekend`, `haftaya`, `cuma günü`. */
import { foldTurkish } from "./folding";
import { dayAfter } from "./time";

const SATURDAY = 5;
const WEEK = 7;

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** A day's name with what either language puts behind it, and no longer word that begins so: `pazarlama` isn't on Sunday. */
const named = (english: string, turkish: string) =>
  new RegExp(`\\b(?:${english}s?|${turkish}(?:y?[aei]|[yn]?i|d[ae]n?|n?in|ki|leri|lari)?)\\b`);

const weekdays = [
  named("monday", "pazartesi"),
  named("tuesday", "sali"),
  named("wednesday", "carsamba"),
  named("thursday", "persembe"),
  named("friday", "cuma"),
  named("saturday", "cumartesi"),
  named("sunday", "pazar"),
];

export interface DayRange {
  /** `2026-11-27`; both ends are included. */
  from: string;
  until: string;
}

/** The days that a text asks for, from today on; null where it names none. @param today `2026-11-27` */
export function askedDays(text: string, today: string): DayRange | null {
  const folded = foldTurkish(text);
  const weekday = weekdayOf(today);
  const monday = mondayOf(today);
  const only = (day: string) => ({ from: day, until: day });
  if (/\b(?:today|tonight|bugun|bu (?:aksam|gece))/.test(folded)) return only(today);
  if (/\b(?:tomorrow|yarin)/.test(folded)) return only(dayAfter(today, 1));
  if (/\bnext week\b|\b(?:gelecek|onumuzdeki) hafta(?! ?son)|\bhaftaya\b/.test(folded))
    return { from: dayAfter(monday, WEEK), until: dayAfter(monday, 2 * WEEK - 1) };
  const sunday = dayAfter(monday, WEEK - 1);
  if (/\bweekend\b|\bhafta ?son/.test(folded)) return { from: weekday >= SATURDAY ? today : dayAfter(monday, SATURDAY), until: sunday };
  if (/\bthis week\b|\bbu hafta/.test(folded)) return { from: today, until: sunday };
  const at = weekdays.findIndex((day) => day.test(folded));
  return at < 0 ? null : only(dayAfter(today, (at - weekday + WEEK) % WEEK));
}
