/** Which todos are overdue, due today, or to come; the order in which those with a time come. */
import { dayAfter } from "~/platform/time";

export interface Due {
  dueOn: string | null;
  dueMinute: number | null;
}

/** Behind every day. */
const NEVER = "9";

/** Whether the day of a todo is over. Its time of today may be over: the day isn't. */
export const isOverdue = ({ dueOn }: Due, today: string): boolean => (dueOn ?? NEVER) < today;

/** Whether it is due by today. */
export const isDueNow = ({ dueOn }: Due, today: string): boolean => (dueOn ?? NEVER) <= today;

/** Sorts by day and time; of one day, those without a time come last and stay as they came. */
export const byDue = <Item extends Due>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (a.dueOn ?? NEVER).localeCompare(b.dueOn ?? NEVER) || (a.dueMinute ?? 1440) - (b.dueMinute ?? 1440));

/** How a day is called from another: only the nearest have a name. */
export function dayName(day: string, today: string): "today" | "tomorrow" | "yesterday" | null {
  if (day === today) return "today";
  if (day === dayAfter(today, 1)) return "tomorrow";
  return day === dayAfter(today, -1) ? "yesterday" : null;
}
