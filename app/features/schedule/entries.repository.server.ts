/** What schedules hold, each change in one write that names the owner. */
import { scheduleClashes, scheduleItems, scheduleSections } from "@schema/schedule";
import { type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { eachOf, insertFrom, rawStatement, returning } from "~/platform/db.server";
import { courseIdOf } from "../catalog/course-head.service.server";
import { COLORS } from "./colors";
import { NO_SECTION } from "./conflicts.rules";
import { ownSchedule } from "./schedule.repository.server";

type Base = SignedInContext;

const isOwn = (ctx: Base, scheduleId: string) => sql`EXISTS (SELECT 1 FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)})`;

/** The times of a section `x` as schedules remember them, by day and time; `gone` for one that isn't in the timetable. */
const timesOf = sql`iif(x.section_id IS NULL OR x.withdrawn_at IS NOT NULL, 'gone', (
  SELECT json_group_array(json_array(m.day, m.start_minute, m.end_minute)) FROM (
    SELECT day, start_minute, end_minute FROM section_meetings WHERE section_id = x.section_id ORDER BY day, start_minute, end_minute
  ) m))`;

/** Runs a change and dates the schedule by it. @returns what it gave, and whether there is such a schedule */
async function changed<Row>(ctx: Base, scheduleId: string, statement: ReturnType<typeof rawStatement<Row>>) {
  const [rows, , mine] = await ctx.db.batch([
    statement,
    rawStatement(
      ctx.db,
      sql`UPDATE schedules AS s SET updated_at = ${ctx.clock.now()} WHERE ${ownSchedule(ctx, scheduleId)} AND changes() > 0`,
    ),
    rawStatement<{ one: number }>(ctx.db, sql`SELECT 1 AS one FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)}`),
  ]);
  return { rows, isMine: mine.length > 0 };
}

export interface WantedSection {
  courseCode: string;
  /** Null: the first that there is. */
  section: number | null;
}

const firstSection = sql`(SELECT min(y.section_number) FROM sections y WHERE y.offering_id = o.offering_id AND y.withdrawn_at IS NULL)`;

/** The statement that puts a section in, in the place of another of its course; nothing where the schedule's term hasn't got it. */
export const sectionStatement = (ctx: Base, scheduleId: string, { courseCode, section }: WantedSection) =>
  returning(
    ctx.db,
    sql`INSERT INTO schedule_sections (schedule_id, course_id, section_number, color, known_times, created_at)
      SELECT s.schedule_id, o.course_id, x.section_number,
        (SELECT count(*) FROM schedule_sections e WHERE e.schedule_id = s.schedule_id) % ${COLORS}, ${timesOf}, ${ctx.clock.now()}
      FROM schedules s CROSS JOIN offerings o ON o.course_id = ${courseIdOf(courseCode)} AND o.term = s.term
        CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = ${section ?? firstSection}
      WHERE ${ownSchedule(ctx, scheduleId)} AND x.withdrawn_at IS NULL
      ON CONFLICT (schedule_id, course_id) DO UPDATE SET section_number = excluded.section_number, known_times = excluded.known_times`,
    { id: scheduleSections.courseId },
  );

/** The statement that puts a course in without a section, where it isn't in the schedule: the timetable hasn't got it yet. */
export const waitingStatement = (ctx: Base, scheduleId: string, courseCode: string) =>
  returning(
    ctx.db,
    sql`INSERT INTO schedule_sections (schedule_id, course_id, section_number, color, created_at)
      SELECT s.schedule_id, c.course_id, ${NO_SECTION},
        (SELECT count(*) FROM schedule_sections e WHERE e.schedule_id = s.schedule_id) % ${COLORS}, ${ctx.clock.now()}
      FROM schedules s CROSS JOIN courses c ON c.course_id = ${courseIdOf(courseCode)}
      WHERE ${ownSchedule(ctx, scheduleId)} AND NOT EXISTS (
        SELECT 1 FROM schedule_sections e WHERE e.schedule_id = s.schedule_id AND e.course_id = c.course_id)`,
    { id: scheduleSections.courseId },
  );

export const putSection = (ctx: Base, scheduleId: string, wanted: { courseCode: string; section: number }) =>
  changed(ctx, scheduleId, sectionStatement(ctx, scheduleId, wanted));

export const deleteSection = (ctx: Base, scheduleId: string, courseId: string) =>
  changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`DELETE FROM schedule_sections WHERE schedule_id = ${scheduleId} AND course_id = ${courseId} AND ${isOwn(ctx, scheduleId)}`,
      { id: scheduleSections.courseId },
    ),
  );

export interface SectionChange {
  courseId: string;
  section: number;
}

/** Gives courses of a schedule other sections: all of them, or none when any isn't there (any more). */
export function updateSections(ctx: Base, scheduleId: string, changes: readonly SectionChange[]) {
  const wanted = eachOf(changes);
  const possible = sql`SELECT count(*) FROM ${wanted} j CROSS JOIN schedules s
    CROSS JOIN schedule_sections e ON e.schedule_id = s.schedule_id AND e.course_id = j.value ->> 'courseId'
    CROSS JOIN offerings o ON o.course_id = e.course_id AND o.term = s.term
    CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = j.value ->> 'section'
    WHERE ${ownSchedule(ctx, scheduleId)} AND x.withdrawn_at IS NULL`;
  return changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`UPDATE schedule_sections SET (section_number, known_times) = (
          SELECT x.section_number, ${timesOf} FROM ${wanted} j CROSS JOIN schedules s
            CROSS JOIN offerings o ON o.course_id = j.value ->> 'courseId' AND o.term = s.term
            CROSS JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = j.value ->> 'section'
          WHERE j.value ->> 'courseId' = schedule_sections.course_id AND s.schedule_id = ${scheduleId}
        ) WHERE schedule_id = ${scheduleId} AND course_id IN (SELECT value ->> 'courseId' FROM ${wanted}) AND (${possible}) = ${changes.length}`,
      { id: scheduleSections.courseId },
    ),
  );
}

/** Takes down that the owner has seen how a section is now. @param now as the page showed it: not what it may have become since */
export function seeSection(ctx: Base, scheduleId: string, { courseId, now }: { courseId: string; now: string }) {
  const current = sql`SELECT ${timesOf} FROM schedules s LEFT JOIN offerings o ON o.course_id = ${courseId} AND o.term = s.term
    LEFT JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = schedule_sections.section_number
    WHERE ${ownSchedule(ctx, scheduleId)}`;
  return changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`UPDATE schedule_sections SET known_times = ${now}
        WHERE schedule_id = ${scheduleId} AND course_id = ${courseId} AND (${current}) = ${now}`,
      { id: scheduleSections.courseId },
    ),
  );
}

/** Columns of an item that its owner writes. */
export type ItemFields = Pick<
  typeof scheduleItems.$inferInsert,
  "title" | "place" | "day" | "date" | "startMinute" | "endMinute" | "color"
>;

/** Writes an item into one's own schedule, unless it is there. */
export function insertItem(ctx: Base, scheduleId: string, itemId: string, fields: ItemFields) {
  const row = { itemId, scheduleId, ...fields, createdAt: ctx.clock.now() };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM schedule_items WHERE item_id = ${itemId})`;
  const source = sql`FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)} AND ${isNew}`;
  return changed(ctx, scheduleId, insertFrom(ctx.db, { table: scheduleItems, row, source, returned: scheduleItems.itemId }));
}

const itemOf = (ctx: Base, scheduleId: string, itemId: string): SQL =>
  sql`item_id = ${itemId} AND schedule_id = ${scheduleId} AND ${isOwn(ctx, scheduleId)}`;

export const updateItem = (ctx: Base, scheduleId: string, itemId: string, { title, place, day, date, ...fields }: ItemFields) =>
  changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`UPDATE schedule_items SET title = ${title}, place = ${place}, day = ${day}, date = ${date}, start_minute = ${fields.startMinute},
        end_minute = ${fields.endMinute}, color = ${fields.color} WHERE ${itemOf(ctx, scheduleId, itemId)}`,
      { id: scheduleItems.itemId },
    ),
  );

export const deleteItem = (ctx: Base, scheduleId: string, itemId: string) =>
  changed(
    ctx,
    scheduleId,
    returning(ctx.db, sql`DELETE FROM schedule_items WHERE ${itemOf(ctx, scheduleId, itemId)}`, { id: scheduleItems.itemId }),
  );

/** Writes down that two entries of a schedule may be at the same time. @param pair in order */
export function insertClash(ctx: Base, scheduleId: string, [first, second]: readonly [string, string]) {
  const held = sql`SELECT count(*) FROM (SELECT course_id AS id FROM schedule_sections WHERE schedule_id = ${scheduleId}
    UNION ALL SELECT item_id FROM schedule_items WHERE schedule_id = ${scheduleId}) WHERE id IN (${first}, ${second})`;
  return changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`INSERT INTO schedule_clashes (schedule_id, first_entry, second_entry)
        SELECT s.schedule_id, ${first}, ${second} FROM schedules s WHERE ${ownSchedule(ctx, scheduleId)} AND (${held}) = 2
        ON CONFLICT DO UPDATE SET first_entry = excluded.first_entry`,
      { id: scheduleClashes.firstEntry },
    ),
  );
}

/** Forgets that they may. */
export const deleteClash = (ctx: Base, scheduleId: string, [first, second]: readonly [string, string]) =>
  changed(
    ctx,
    scheduleId,
    returning(
      ctx.db,
      sql`DELETE FROM schedule_clashes WHERE schedule_id = ${scheduleId} AND first_entry = ${first} AND second_entry = ${second}
        AND ${isOwn(ctx, scheduleId)}`,
      { id: scheduleClashes.firstEntry },
    ),
  );
