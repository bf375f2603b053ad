/** What a schedule has on given days. */
import type { PlannerEntry } from "~/engines/planner";
import { heldOn, unusualOn } from "../academic-calendar/academic-calendar.rules";
import type { TermDates } from "./lectures.rules";
import type { PlannedWeek } from "./plan.rules";
import { weekdayOf } from "./week.rules";

/** The meetings of sections and own items on these days. @param days `2026-11-21` */
export function plannedEntries(week: PlannedWeek, dates: TermDates, days: readonly string[]): PlannerEntry[] {
  const to = `/schedule/${week.scheduleId}/grid`;
  return days.flatMap((day) => {
    const isInTerm = day >= dates.startsOn && day <= dates.endsOn;
    const unusual = unusualOn(dates.days, day);
    const weekday = weekdayOf(day);
    const lectures = week.lectures.flatMap(({ courseId, courseCode, meetings }) =>
      meetings
        .filter((meeting) => isInTerm && meeting.day === heldOn(unusual, weekday, meeting.start))
        .map(({ start, end, place }) => ({
          id: `${courseId} ${day} ${start}`,
          kind: "lecture" as const,
          title: courseCode,
          day,
          start,
          end,
          detail: place ?? "",
          to,
        })),
    );
    const items = week.items.flatMap(({ id, title, place, date, meetings }) =>
      meetings
        .filter((meeting) => (date === null ? isInTerm && meeting.day === weekday : date === day))
        .map(({ start, end }) => ({ id: `${id} ${day}`, kind: "item" as const, title, day, start, end, detail: place, to })),
    );
    return [...lectures, ...items];
  });
}
