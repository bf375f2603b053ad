/** Lectures and own items in one's planner: of the schedule of this term that its owner chose. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { currentTerm } from "~/platform/terms";
import { dayAfter } from "~/platform/time";
import { type EnteredDates, termDatesOf } from "./lectures.rules";
import { type ItemRow, type LectureRow, weekOfRows } from "./plan.rules";
import { plannedEntries } from "./planned-days.rules";
import { weekOrder, weekStatements } from "./schedule.repository.server";

export const schedulePlanner: PlannerSource = {
  name: "schedule",
  order: 2,
  statements(ctx, { now }) {
    const term = currentTerm(now);
    const inWeek = sql`s.schedule_id = (SELECT s.schedule_id FROM schedules s WHERE s.user_id = ${ctx.actor.userId} AND s.term = ${term}
      ORDER BY ${weekOrder} LIMIT 1)`;
    const dates = rawStatement<EnteredDates>(
      ctx.db,
      sql`SELECT starts_on AS startsOn, ends_on AS endsOn, days FROM academic_terms WHERE term = ${term}`,
    );
    return [...weekStatements(ctx, inWeek), dates];
  },
  entries(_, { from, until, now }, results) {
    const [lectures, items, [dates] = []] = results as unknown as [LectureRow[], ItemRow[], EnteredDates[]];
    const week = weekOfRows(lectures, items);
    if (!week) return [];
    const days: string[] = [];
    for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
    return plannedEntries(week, termDatesOf(currentTerm(now), dates), days);
  },
};
