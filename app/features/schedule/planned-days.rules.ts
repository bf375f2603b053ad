/** What a schedule has on given days. */
import type { PlannerEntry } from "~/engines/planner";
import { heldOn, unusualDays } from "../academic-calendar/academic-calendar.rules";
import type { TermDates } from "./lectures.rules";
import type { Plan } from "./plan.rules";
import { weekdayOf } from "./week.rules";

/** The meetings of sections and own items on these days. @param days `2026-11-21` */
export function plannedEntries(
  plan: Pick<Plan, "scheduleId" | "sections" | "items">,
  dates: TermDates,
  days: readonly string[],
): PlannerEntry[] {
  const to = `/schedule/${plan.scheduleId}/grid`;
  return days.flatMap((day) => {
    const isInTerm = day >= dates.startsOn && day <= dates.endsOn;
    const unusual = unusualDays(dates.days).get(day);
    const lectures = plan.sections.flatMap(({ id, courseCode, isGiven, meetings }) =>
      meetings
        .filter((meeting) => isGiven && isInTerm && meeting.day === heldOn(unusual, weekdayOf(day), meeting.start))
        .map(({ start, end, place }) => ({
          id: `${id} ${day} ${start}`,
          kind: "lecture" as const,
          title: courseCode,
          day,
          start,
          end,
          detail: place ?? "",
          to,
        })),
    );
    const items = plan.items.flatMap(({ id, title, place, date, meetings }) =>
      meetings
        .filter((meeting) => (date === null ? isInTerm && meeting.day === weekdayOf(day) : date === day))
        .map(({ start, end }) => ({ id: `${id} ${day}`, kind: "item" as const, title, day, start, end, detail: place, to })),
    );
    return [...lectures, ...items];
  });
}
