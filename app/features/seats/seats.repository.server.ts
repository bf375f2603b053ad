/** What students say of sections in the weeks of registration, and who is told. */
import { seatReports, seatWatches } from "@schema/seats";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { notifyFrom } from "~/engines/notices/notify.server";
import { blockedPeople } from "~/platform/access/blocked.server";
import { HOUR, MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { eachOf, rawStatement, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { localDay } from "~/platform/time";
import { currentCourseId } from "../catalog/course-head.service.server";
import type { ChoiceRow, MeetingRow } from "../schedule/plan.rules";
import { seatRoom } from "./notices.repository.server";
import { MOST_WATCHES } from "./seats.limits";
import type { SaidRow } from "./seats.rules";

type Reader = Pick<SignedInContext, "db" | "actor" | "clock">;

/** So long what was said is shown. */
const LATELY = 30 * MINUTE;
/** So many more say within this time that there is room than that there is none, before those who wait are told. */
const AT_ONCE = 10 * MINUTE;
const ENOUGH = 2;
/** They are told of a section once within this time, and on nobody's word of more than so many sections. */
const PAUSE = HOUR;
const MOST_VOICES = 3;
/** So many sections of a course are shown on its page, more than any has; beside others so many, but for those one is in or waits for. */
const MOST_SECTIONS = 200;
const FIRST_SECTIONS = 20;
/** METU's students register in the two weeks before lectures begin, and change until add-drop is over. */
const opensOn = sql`date(t.starts_on, '-14 days')`;

/** The term whose seats are told of now; NULL outside the weeks of registration, and while staff haven't entered them. */
const openTerm = ({ clock }: Pick<Context, "clock">): SQL => {
  const today = localDay(clock.now());
  // Terms are named by the year in which their academic year begins: those of before needn't be read.
  const since = String(Number(today.slice(0, 4)) - 1);
  return sql`(SELECT t.term FROM academic_terms AS t WHERE t.term >= ${since} AND ${opensOn} <= ${today} AND ${today} <= coalesce(t.add_drop_until, t.starts_on)
    ORDER BY t.starts_on DESC LIMIT 1)`;
};

/** The schedule of the term that stands in its owner's week, as `schedule` chooses it. */
const inWeek = (ctx: Reader): SQL => sql`(SELECT w.schedule_id FROM schedules AS w
  WHERE w.user_id = ${ctx.actor.userId} AND w.term = ${openTerm(ctx)} ORDER BY w.chosen_at DESC, w.key LIMIT 1)`;

export interface Weeks {
  /** Null while nothing is told. */
  term: string | null;
  /** The first day on which it is again; null while staff haven't entered one. */
  opensOn: string | null;
}

const weeks = (ctx: Reader) =>
  rawStatement<Weeks>(
    ctx.db,
    sql`SELECT ${openTerm(ctx)} AS term,
      (SELECT min(${opensOn}) FROM academic_terms AS t WHERE ${opensOn} > ${localDay(ctx.clock.now())}) AS opensOn`,
  );

export interface OwnerRow {
  surname: string | null;
  departmentCode: string | null;
  ownerName: string;
  ownerDepartment: string | null;
}

export interface CourseRow {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

const teachers = sql`(SELECT json_group_array(i.name) FROM section_instructors AS si CROSS JOIN instructors AS i
  ON i.instructor_id = si.instructor_id WHERE si.section_id = x.section_id)`;

/** Courses whose sections are shown. */
export interface Shown {
  /** A query of ids as `course_id`. */
  courses: SQL;
  /** So many of each, and all that one is in or waits for. */
  most: number;
}

/** The statement for the last day on which seats are told of, for pages of other features too: no row outside those weeks. */
export const seatWeeks = (ctx: Pick<Context, "db" | "clock">) =>
  rawStatement<{ until: string }>(
    ctx.db,
    sql`SELECT coalesce(t.add_drop_until, t.starts_on) AS until FROM academic_terms AS t WHERE t.term = ${openTerm(ctx)}`,
  );

/** The statements for the sections of courses with what is said of them. */
export function seatStatements(ctx: Reader, { courses, most }: Shown) {
  const { db, actor, clock } = ctx;
  const isWatched = sql`EXISTS (SELECT 1 FROM seat_watches AS h WHERE h.user_id = ${actor.userId} AND h.course_id = x.course_id
    AND h.term = x.term AND h.section_number = x.section_number)`;
  const isInWeek = sql`EXISTS (SELECT 1 FROM schedule_sections AS e WHERE e.schedule_id = ${inWeek(ctx)} AND e.course_id = x.course_id
    AND e.section_number = x.section_number)`;
  const sections = sql`(SELECT * FROM (
      SELECT o.course_id, o.term, s.*, row_number() OVER (PARTITION BY o.course_id ORDER BY s.withdrawn_at IS NOT NULL, s.section_number) AS place
      FROM (${courses}) AS w CROSS JOIN offerings AS o ON o.course_id = w.course_id AND o.term = ${openTerm(ctx)}
        CROSS JOIN sections AS s ON s.offering_id = o.offering_id) AS x
    WHERE place <= ${most} OR ${isWatched} OR ${isInWeek}) AS x`;
  return [
    weeks(ctx),
    rawStatement<OwnerRow>(
      db,
      sql`SELECT s.surname, s.department_code AS departmentCode, u.name AS ownerName, d.department_code AS ownerDepartment
        FROM users AS u LEFT JOIN schedules AS s ON s.schedule_id = ${inWeek(ctx)} LEFT JOIN departments AS d ON d.department_id = u.department_id
        WHERE u.user_id = ${actor.userId}`,
    ),
    rawStatement<CourseRow>(
      db,
      sql`SELECT k.course_id AS courseId, k.course_code AS courseCode, k.name_en AS nameEn, k.name_tr AS nameTr
        FROM (${courses}) AS w CROSS JOIN courses AS k ON k.course_id = w.course_id ORDER BY k.sort_key`,
    ),
    rawStatement<ChoiceRow>(
      db,
      sql`SELECT x.course_id AS courseId, x.section_id AS sectionId, x.section_number AS sectionNumber, x.criteria, x.note,
          x.withdrawn_at IS NOT NULL AS isWithdrawn, ${teachers} AS instructors
        FROM ${sections} ORDER BY x.course_id, x.section_number`,
    ),
    rawStatement<MeetingRow>(
      db,
      sql`SELECT m.section_id AS sectionId, m.day, m.start_minute AS startMinute, m.end_minute AS endMinute, m.place
        FROM ${sections} CROSS JOIN section_meetings AS m ON m.section_id = x.section_id ORDER BY m.section_id, m.day, m.start_minute`,
    ),
    // Beside one max() SQLite takes the other columns from its row: what was said last.
    rawStatement<SaidRow>(
      db,
      sql`SELECT x.course_id AS courseId, x.section_number AS sectionNumber, total(r.has_room) AS rooms, total(1 - r.has_room) AS fulls,
          r.has_room AS hasRoom, max(r.created_at) AS saidAt, sum(iif(r.user_id = ${actor.userId}, r.has_room, NULL)) AS own,
          ${isWatched} AS isWatched, ${isInWeek} AS isInWeek
        FROM ${sections} LEFT JOIN seat_reports AS r ON r.course_id = x.course_id AND r.term = x.term AND r.section_number = x.section_number
          AND r.created_at > ${clock.now() - LATELY} AND r.user_id NOT IN ${blockedPeople(ctx.clock.now())}
        GROUP BY x.section_id ORDER BY x.course_id, x.section_number`,
    ),
  ] as const;
}

/** The courses of one's own week, and those with a section that one waits for. */
export const ownCourses = (ctx: Reader): Shown => ({
  courses: sql`SELECT e.course_id FROM schedule_sections AS e WHERE e.schedule_id = ${inWeek(ctx)}
  UNION SELECT h.course_id FROM seat_watches AS h WHERE h.user_id = ${ctx.actor.userId} AND h.term = ${openTerm(ctx)}`,
  most: FIRST_SECTIONS,
});

/** A course, or the one that it was merged into. */
export const oneCourse = (asked: string): Shown => ({ courses: sql`SELECT ${currentCourseId(asked)} AS course_id`, most: MOST_SECTIONS });

/** A section as a form names it. */
export interface Named {
  courseId: string;
  section: number;
}

/** The section `x` of the offering `o` of the term, while it is given. */
const named = (
  ctx: Reader,
  { courseId, section }: Named,
): SQL => sql`FROM offerings AS o CROSS JOIN sections AS x ON x.offering_id = o.offering_id
  WHERE o.course_id = ${courseId} AND o.term = ${openTerm(ctx)} AND o.withdrawn_at IS NULL AND x.section_number = ${section} AND x.withdrawn_at IS NULL`;

/** What became of a write. */
export type Outcome = "done" | "notNow" | "notFound" | "tooMany";

const outcomeOf = ([week]: readonly Weeks[], isDone: boolean, otherwise: Outcome): Outcome =>
  isDone ? "done" : week?.term == null ? "notNow" : otherwise;

/**
 * Writes what somebody says of a section instead of what they said before; where that makes enough, those who wait are told.
 * @returns what became of it
 */
export async function putReport(ctx: SignedInContext, which: Named, hasRoom: boolean): Promise<Outcome> {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const openingId = newId("opening", now);
  const { courseId, section } = which;
  const here = (of: string) =>
    sql`${sql.raw(of)}.course_id = ${courseId} AND ${sql.raw(of)}.term = ${openTerm(ctx)} AND ${sql.raw(of)}.section_number = ${section}`;
  // Of those who say that there is room, only who wasn't believed too often within the hour counts.
  const counted = sql`SELECT r.user_id, r.has_room FROM seat_reports AS r WHERE ${here("r")} AND r.created_at > ${now - AT_ONCE}
    AND r.user_id NOT IN ${blockedPeople(ctx.clock.now())} AND (NOT r.has_room
      OR (SELECT count(*) FROM seat_voices AS v WHERE v.user_id = r.user_id AND v.created_at > ${now - PAUSE}) < ${MOST_VOICES})`;
  const isMade = sql`EXISTS (SELECT 1 FROM seat_openings AS z WHERE z.opening_id = ${openingId})`;
  const [week, said] = await db.batch([
    weeks(ctx),
    returning(
      db,
      sql`INSERT INTO seat_reports (course_id, term, section_number, user_id, has_room, created_at)
        SELECT o.course_id, o.term, x.section_number, ${actor.userId}, ${hasRoom ? 1 : 0}, ${now} ${named(ctx, which)}
        ON CONFLICT (user_id, course_id, term, section_number) DO UPDATE SET has_room = excluded.has_room, created_at = excluded.created_at`,
      { key: seatReports.key },
    ),
    rawStatement(
      db,
      sql`INSERT INTO seat_openings (opening_id, course_id, term, section_number, created_at)
        SELECT ${openingId}, ${courseId}, ${openTerm(ctx)}, ${section}, ${now}
        WHERE ${hasRoom ? 1 : 0} AND (SELECT total(has_room) - total(1 - has_room) FROM (${counted})) >= ${ENOUGH}
          AND EXISTS (SELECT 1 FROM (${counted}) WHERE user_id = ${actor.userId})
          AND NOT EXISTS (SELECT 1 FROM seat_openings AS z WHERE ${here("z")} AND z.created_at > ${now - PAUSE})`,
    ),
    rawStatement(
      db,
      sql`INSERT INTO seat_voices (opening_id, user_id, created_at)
        SELECT ${openingId}, user_id, ${now} FROM (${counted}) WHERE has_room AND ${isMade}`,
    ),
    notifyFrom(
      ctx,
      {
        kind: seatRoom,
        userId: sql`h.user_id`,
        subjectId: sql`${openingId}`,
        path: sql`${`/courses/one/${courseId}/seats`}`,
        key: sql`${`seat:${openingId}`}`,
      },
      sql`FROM seat_watches AS h WHERE ${here("h")} AND ${isMade}
        AND NOT EXISTS (SELECT 1 FROM seat_voices AS v WHERE v.opening_id = ${openingId} AND v.user_id = h.user_id)`,
    ),
  ]);
  return outcomeOf(week, said.length > 0, "notFound");
}

/** Takes back what one said of a section: what was told on it stays told. */
export async function deleteReport(ctx: SignedInContext, { courseId, section }: Named): Promise<void> {
  const isIt = and(eq(seatReports.courseId, courseId), eq(seatReports.term, openTerm(ctx)), eq(seatReports.sectionNumber, section));
  await ctx.db.delete(seatReports).where(and(eq(seatReports.userId, ctx.actor.userId), isIt));
}

/** Waits for sections of a course, those that are waited for already among them. @returns what became of it */
export async function putWatches(ctx: SignedInContext, courseId: string, numbers: readonly number[]): Promise<Outcome> {
  const { db, actor, clock } = ctx;
  const wanted = sql`SELECT value FROM ${eachOf(numbers)}`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM seat_watches AS h WHERE h.user_id = ${actor.userId} AND h.course_id = o.course_id
    AND h.term = o.term AND h.section_number = x.section_number)`;
  const found = sql`FROM offerings AS o CROSS JOIN sections AS x ON x.offering_id = o.offering_id
    WHERE o.course_id = ${courseId} AND o.term = ${openTerm(ctx)} AND o.withdrawn_at IS NULL AND x.withdrawn_at IS NULL
      AND x.section_number IN (${wanted})`;
  // One that the timetable dropped takes no place: it can't open.
  const watched = sql`(SELECT count(*) FROM seat_watches AS h
    CROSS JOIN offerings AS g ON g.course_id = h.course_id AND g.term = h.term AND g.withdrawn_at IS NULL
    CROSS JOIN sections AS y ON y.offering_id = g.offering_id AND y.section_number = h.section_number AND y.withdrawn_at IS NULL
    WHERE h.user_id = ${actor.userId} AND h.term = ${openTerm(ctx)})`;
  const fits = sql`${watched} + (SELECT count(*) ${found} AND ${isNew}) <= ${MOST_WATCHES}`;
  const [week, [there], , [now]] = await db.batch([
    weeks(ctx),
    rawStatement<{ count: number }>(db, sql`SELECT count(*) AS count ${found}`),
    rawStatement(
      db,
      sql`INSERT INTO seat_watches (user_id, course_id, term, section_number, created_at)
        SELECT ${actor.userId}, o.course_id, o.term, x.section_number, ${clock.now()} ${found} AND ${isNew} AND ${fits}`,
    ),
    rawStatement<{ count: number }>(db, sql`SELECT count(*) AS count ${found} AND NOT ${isNew}`),
  ]);
  const isThere = (there?.count ?? 0) > 0;
  return outcomeOf(week, isThere && now?.count === there?.count, isThere ? "tooMany" : "notFound");
}

/** Waits no longer, of whatever term. @returns whether one did */
export async function deleteWatch({ db, actor }: SignedInContext, { courseId, section }: Named): Promise<boolean> {
  const gone = await db
    .delete(seatWatches)
    .where(and(eq(seatWatches.userId, actor.userId), eq(seatWatches.courseId, courseId), eq(seatWatches.sectionNumber, section)))
    .returning({ section: seatWatches.sectionNumber });
  return gone.length > 0;
}
