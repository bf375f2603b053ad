/** Alarms in one's planner: every time that they ring in its days. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { endOfDay, localDay, minuteOfDay } from "~/platform/time";
import { nextRing, type Times } from "./alarm.rules";

interface Row extends Times {
  alarmId: string;
  title: string;
  nextAt: number;
}

/** All rings until a moment: the one that is due, and after it those to come; what was missed isn't made up for. */
function ringsUntil(row: Row, until: number, now: number): number[] {
  const moments: number[] = [];
  for (let next: number | null = row.nextAt; next !== null && next <= until; next = nextRing(row, Math.max(next, now))) moments.push(next);
  return moments;
}

export const alarmPlanner: PlannerSource = {
  name: "alarm",
  order: 5,
  statements: ({ db, actor }, { until }) => [
    rawStatement<Row>(
      db,
      sql`SELECT alarm_id AS alarmId, title, day, minute, repeat, repeat_day AS repeatDay, next_at AS nextAt FROM alarms
        WHERE user_id = ${actor.userId} AND next_at <= ${endOfDay(until)}`,
    ),
  ],
  entries: (_, { from, until, now }, [rows = []]) =>
    (rows as Row[]).flatMap((row) =>
      ringsUntil(row, endOfDay(until), now).map((moment) => ({
        id: `${row.alarmId} ${moment}`,
        kind: "alarm" as const,
        title: row.title,
        detail: "",
        to: `/alarm/one/${row.alarmId}`,
        day: localDay(moment),
        start: minuteOfDay(moment),
        end: null,
        isOverdue: localDay(moment) < from,
      })),
    ),
};
