/** An event that takes place again: the form of a new one, filled with everything but what belongs to the first time. */
import { DAY } from "~/platform/clock";
import { dayAfter } from "~/platform/time";
import { type DateRow, occurrencesOf } from "./event-times.rules";
import { fieldsOfEvent } from "./events.rules";
import type { EventAnswer } from "./events.schemas";
import { ALL_DEPARTMENTS, defaults, NO_DEPARTMENT } from "./options";

const WEEK = 7;

/** How many days later it takes place again: whole weeks, one at least, so that all of it is still to come. */
export function daysUntilNext(rows: readonly DateRow[], now: number): number {
  const [first] = occurrencesOf(rows);
  const weeksOver = first ? Math.floor((now - first.startsAt) / (WEEK * DAY)) : 0;
  return WEEK * Math.max(1, weeksOver + 1);
}

/** A minute as forms write it, so many days later; nothing stays nothing. */
const later = (minute: string | null, days: number) => minute && `${dayAfter(minute.slice(0, 10), days)}${minute.slice(10)}`;

/** What may be chosen in the form. */
export interface Choosable {
  isStaff: boolean;
  communities: readonly { communityId: string }[];
  departments: readonly { value: string }[];
}

/** The fields of an event's copy: the same days of the week and hours, the same categories of tickets, and nothing sold. */
export function fieldsOfCopy(event: EventAnswer, { isStaff, communities, departments }: Choosable, now: number): Record<string, unknown> {
  const days = daysUntilNext(event.event_date_times, now);
  const known = new Set([NO_DEPARTMENT, ...departments.map(({ value }) => value)]);
  const named = event.event_is_department_specific;
  const open = Array.isArray(named) ? named.filter((code) => known.has(code)) : [];
  const isOrganized = communities.some(({ communityId }) => communityId === event.event_organizer_id);
  const copy = {
    ...event,
    event_date_times: event.event_date_times.map((row) => ({ ...row, event_date: dayAfter(row.event_date, days) })),
    event_is_department_specific: open.length > 0 ? open : ALL_DEPARTMENTS,
    event_organizer_id: isOrganized ? event.event_organizer_id : null,
    show_status: defaults.show_status,
    is_awaiting_review: false,
    ticket_categories: event.ticket_categories.map(({ category_id: _, ...row }) => ({
      ...row,
      sale_from: later(row.sale_from, days),
      sale_until: later(row.sale_until, days),
      only_on: later(row.only_on, days),
    })),
  } as EventAnswer;
  return { ...fieldsOfEvent(copy, isStaff), shows_past: undefined };
}
