/** The timetable by its rooms, and the rooms that staff leave out. */
import { excludedRooms } from "@schema/rooms";
import { eq, sql } from "drizzle-orm";
import { type AuditedSource, auditFrom } from "~/platform/audit.server";
import type { Context, StaffContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { EnteredDates } from "../schedule/lectures.rules";
import type { RoomMeeting } from "./rooms.rules";

type Base = Pick<Context, "db">;

/** More rooms, and more lectures of one day, than any university has: what is read stays bounded. */
const MOST_PLACES = 2000;
const MOST_MEETINGS = 6000;

/** The weekday whose lectures the calendar gives to a day; its own where it says nothing. */
const lectureDay = (term: string, day: string, weekday: number) => sql`coalesce(
  (SELECT d.value ->> 'follows' FROM academic_terms a CROSS JOIN json_each(a.days) d
    WHERE a.term = ${term} AND ${day} BETWEEN d.value ->> 'from' AND coalesce(d.value ->> 'until', d.value ->> 'from') LIMIT 1), ${weekday})`;

/**
 * The statements for the rooms of a day: the places of its term that a section still names (the index is leapt along), lectures that aren't over by then,
 * the term's dates, rooms that are left out, and when the timetable came.
 */
export const dayStatements = ({ db }: Base, { term, day, weekday, at }: { term: string; day: string; weekday: number; at: number }) =>
  [
    rawStatement<{ place: string }>(
      db,
      sql`WITH RECURSIVE leap (place) AS (
          SELECT min(place) FROM section_meetings WHERE term = ${term}
          UNION ALL SELECT (SELECT min(m.place) FROM section_meetings m WHERE m.term = ${term} AND m.place > leap.place)
            FROM leap WHERE leap.place IS NOT NULL
        ) SELECT place FROM leap WHERE place IS NOT NULL AND EXISTS (SELECT 1 FROM section_meetings m
            CROSS JOIN sections x ON x.section_id = m.section_id CROSS JOIN offerings o ON o.offering_id = x.offering_id
          WHERE m.term = ${term} AND m.place = leap.place AND x.withdrawn_at IS NULL AND o.withdrawn_at IS NULL) LIMIT ${MOST_PLACES}`,
    ),
    rawStatement<RoomMeeting>(
      db,
      sql`SELECT m.day, m.start_minute AS start, m.end_minute AS end, m.place FROM section_meetings m
          CROSS JOIN sections x ON x.section_id = m.section_id CROSS JOIN offerings o ON o.offering_id = x.offering_id
        WHERE m.term = ${term} AND m.day = ${lectureDay(term, day, weekday)} AND m.end_minute > ${at} AND m.place IS NOT NULL
          AND x.withdrawn_at IS NULL AND o.withdrawn_at IS NULL LIMIT ${MOST_MEETINGS}`,
    ),
    rawStatement<EnteredDates>(db, sql`SELECT starts_on AS startsOn, ends_on AS endsOn, days FROM academic_terms WHERE term = ${term}`),
    rawStatement<{ roomKey: string }>(db, sql`SELECT room_key AS roomKey FROM excluded_rooms`),
    rawStatement<{ importedAt: number | null }>(
      db,
      sql`SELECT max(updated_at) AS importedAt FROM imports
        WHERE kind = 'timetable' AND term = ${term} AND status = 'done' AND undone_at IS NULL`,
    ),
  ] as const;

/** All rooms that are left out: a list of some dozens. */
export const listExcluded = ({ db }: Base) =>
  db.select({ roomKey: excludedRooms.roomKey, name: excludedRooms.name, reason: excludedRooms.reason }).from(excludedRooms);

const image = sql`json_object('name', name, 'reason', reason)`;

/** Leaves a room out, or changes why. */
export async function putExcluded(
  ctx: StaffContext,
  { roomKey, name, reason }: Pick<typeof excludedRooms.$inferInsert, "roomKey" | "name" | "reason">,
): Promise<void> {
  const act: AuditedSource = {
    act: "excluded-room.set",
    subjectType: "excluded-room",
    subjectId: roomKey,
    before: sql`(SELECT ${image} FROM excluded_rooms WHERE room_key = ${roomKey})`,
    after: sql`json_object('name', ${name}, 'reason', ${reason})`,
  };
  const isNews = sql`WHERE NOT EXISTS (SELECT 1 FROM excluded_rooms WHERE room_key = ${roomKey} AND name = ${name} AND reason = ${reason})`;
  const write = ctx.db
    .insert(excludedRooms)
    .values({ roomKey, name, reason, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: excludedRooms.roomKey, set: { name, reason } });
  await ctx.db.batch([auditFrom(ctx, act, isNews), write]);
}

/** Shows a room again. @returns whether it was left out */
export async function removeExcluded(ctx: StaffContext, roomKey: string): Promise<boolean> {
  const act: AuditedSource = { act: "excluded-room.remove", subjectType: "excluded-room", subjectId: roomKey, before: image };
  const audit = auditFrom(ctx, act, sql`FROM excluded_rooms WHERE room_key = ${roomKey}`);
  const remove = ctx.db.delete(excludedRooms).where(eq(excludedRooms.roomKey, roomKey)).returning({ roomKey: excludedRooms.roomKey });
  const [, removed] = await ctx.db.batch([audit, remove]);
  return removed.length > 0;
}
