/** Exams in one's planner: those that hold, of the courses in one's week. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { currentTerm } from "~/platform/terms";
import { examsOfSchedule, inWeek } from "./exams.repository.server";
import { type ExamRow, examTitle } from "./exams.rules";

export const examPlanner: PlannerSource = {
  name: "exams",
  order: 2.5,
  statements: (ctx, { now }) => [
    examsOfSchedule(ctx, sql`s.schedule_id = ${inWeek(sql`${ctx.actor.userId}`, sql`${currentTerm(now)}`)}`, now),
  ],
  entries: ({ product, locale }, { from, until }, [rows = []]) =>
    (rows as ExamRow[])
      .filter(({ date }) => date >= from && date <= until)
      .map(({ examId, courseId, courseCode, kind, number, date, start, end, rooms }) => ({
        id: examId,
        kind: "exam",
        title: `${courseCode} ${examTitle(product.translators[locale].t(`exams:kinds.${kind}`), kind, number)}`,
        day: date,
        start,
        end,
        detail: rooms.replaceAll("\n", "; "),
        to: `/courses/one/${courseId}/exams`,
      })),
};
