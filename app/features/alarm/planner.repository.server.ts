/** Alarms in one's planner: every time that they ring in its days. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { written } from "~/platform/db.server";
import { endOfDay, localDay, minuteOfDay } from "~/platform/time";
import { nextRing, type Times } from "./alarm.rules";

interface Row extends Times {
  alarmId: string;
  title: string;
  nextAt: number;
}

function ringsUntil(row: Row, until: number): number[] {
  const moments: number[] = [];
  for (let next: number | null = row.nextAt; next !== null && next <= until; next = nextRing(row, next)) moments.push(next);
  return moments;
}

export const alarmPlanner: PlannerSource = {
  name: "alarm",
  order: 5,
  statements: ({ db, actor }, { until }) => [
    written<Row>(
      db,
      sql`SELECT alarm_id AS alarmId, title, day, minute, repeat, repeat_day AS repeatDay, next_at AS nextAt FROM alarms
        WHERE user_id = ${actor.userId} AND next_at <= ${endOfDay(until)}`,
    ),
  ],
  entries: (_, { from, until }, [rows = []]) =>
    (rows as Row[]).flatMap((row) =>
      ringsUntil(row, endOfDay(until)).map((moment) => ({
        ...{ id: `${row.alarmId} ${moment}`, kind: "alarm" as const, title: row.title, detail: "", to: `/alarm/one/${row.alarmId}` },
        // biome-ignore lint/complexity/useMathMinMax: days are texts
        ...{ day: localDay(moment) < from ? from : localDay(moment), start: minuteOfDay(moment), end: null },
      })),
    ),
};
