/** What schedules draw: each meeting of each entry, with the words and links that it needs. */
import { byName } from "~/platform/order";
import type { Plan } from "../plan.rules";
import type { Interval } from "../week.rules";
import { choosePath, itemPath } from "./schedule-paths";

/** One meeting of an entry. */
export interface Shown extends Interval {
  id: string;
  /** `CENG140`, or an item's title. */
  title: string;
  /** Of a course; null for an item. */
  section: number | null;
  place: string | null;
  instructors: string[];
  color: number;
  /** Of an item that is there once. */
  date: string | null;
  /** Where it is changed, or read about; null where there is no such place. */
  to: string | null;
}

/** What tells a meeting from the others of a schedule. */
export const meetingKey = ({ id, day, start }: Pick<Shown, "id" | "day" | "start">) => `${id} ${day} ${start}`;

/** All meetings of a schedule, by day and time. */
export function shownMeetings({ scheduleId, sections, items }: Drawn & { scheduleId: string }): Shown[] {
  return meetingsWith({ sections, items }, { course: (code) => choosePath(scheduleId, code), item: (id) => itemPath(scheduleId, id) });
}

type Drawn = {
  sections: readonly Pick<Plan["sections"][number], "id" | "courseCode" | "number" | "color" | "instructors" | "meetings">[];
  items: Plan["items"];
};

/** The same of a schedule that isn't one's own, with other places to lead to. */
export function meetingsWith(
  { sections, items }: Drawn,
  to: { course(code: string): string | null; item(id: string): string | null },
): Shown[] {
  const ofSections = sections.flatMap(({ id, courseCode, number, color, instructors, meetings }) =>
    meetings.map((meeting) => ({
      ...meeting,
      id,
      title: courseCode,
      section: number,
      instructors,
      color,
      date: null,
      to: to.course(courseCode),
    })),
  );
  const ofItems = items.flatMap(({ id, title, color, date, meetings }) =>
    meetings.map((meeting) => ({ ...meeting, id, title, section: null, instructors: [], color, date, to: to.item(id) })),
  );
  return [...ofSections, ...ofItems].sort((a, b) => a.day - b.day || a.start - b.start || byName(a.title, b.title));
}
