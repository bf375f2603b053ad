/** Rooms that somebody joined, in their planner. */
import { sql } from "drizzle-orm";
import type { PlannerSource } from "~/engines/planner";
import { rawStatement } from "~/platform/db.server";
import { endOfDay, localDay, minuteOfDay, minutesFrom, startOfDay } from "~/platform/time";
import { LONGEST } from "./study-room.limits";

interface Row {
  roomId: string;
  topic: string;
  place: string;
  startsAt: number;
  endsAt: number;
}

const MOST = 50;

export const roomPlanner: PlannerSource = {
  name: "study-room",
  order: 4,
  statements: ({ db, actor }, { from, until, now }) => [
    rawStatement<Row>(
      db,
      sql`SELECT r.room_id AS roomId, r.topic, r.place, r.starts_at AS startsAt, r.ends_at AS endsAt
        FROM study_room_members AS m CROSS JOIN study_rooms AS r ON r.room_id = m.room_id
        WHERE m.user_id = ${actor.userId} AND m.status = 'member' AND r.status = 'approved' AND r.closed_at IS NULL
          AND r.starts_at BETWEEN ${startOfDay(from) - LONGEST} AND ${endOfDay(until)} AND (r.starts_at >= ${startOfDay(from)} OR r.ends_at > ${now})
        ORDER BY r.starts_at LIMIT ${MOST}`,
    ),
  ],
  entries: (_, __, [rows = []]) =>
    (rows as Row[]).map(({ roomId, topic, place, startsAt, endsAt }) => {
      const day = localDay(startsAt);
      const times = { start: minuteOfDay(startsAt), end: minutesFrom(day, endsAt) };
      return { id: roomId, kind: "room", title: topic, detail: place, to: `/study-room/${roomId}`, day, ...times };
    }),
};
