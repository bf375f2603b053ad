/** Exams as they are said to be, who says so, and what counts of it. */
import { examClaims, examVotes } from "@schema/exams";
import { eq, type SQL, sql } from "drizzle-orm";
import { blockedPeople } from "~/platform/access/blocked.server";
import { type AuditedSource, auditFrom } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { eachOf, rawStatement, returning } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import type { ExamRow } from "./exams.rules";
import type { ClaimInput } from "./exams.schemas";

type Reader = Pick<Context, "db">;

/** So many are read of one course or schedule: more than any has. */
const MOST = 200;
/** So many people have to say the same. */
const ENOUGH = 2;

/** Whether the vote `v` counts: of somebody who isn't blocked, or of an account that is gone and counted until then. */
const isCounted = (now: number): SQL => sql`iif(v.user_id IS NULL, v.counts, v.user_id NOT IN ${blockedPeople(now)})`;

/**
 * The id of the claim that holds of an exam, or null. It reads each vote once. Staff confirmed it; or enough say its time and fewer any
 * other, whatever they say of rooms. Of a time's claims it is the one with rooms that enough name and fewer otherwise, else the one without.
 * @param examId SQL that gives an id
 */
export const settledOf = (examId: SQL, now: number): SQL => sql`(SELECT claim_id FROM (
    SELECT *, together = max(together) OVER () AND count(*) OVER (PARTITION BY together) = count(*) OVER at_once AS is_time FROM (
      SELECT *, sum(own) OVER at_once AS together,
        own = max(iif(rooms = '', 0, own)) OVER at_once AND count(*) OVER (PARTITION BY date, start_minute, end_minute, rooms = '', own) = 1 AS is_place
      FROM (SELECT o.claim_id, o.date, o.start_minute, o.end_minute, o.rooms, o.confirmed_at, total(${isCounted(now)}) AS own
        FROM exam_claims AS o LEFT JOIN exam_votes AS v ON v.claim_id = o.claim_id WHERE o.exam_id = ${examId} GROUP BY o.key)
      WINDOW at_once AS (PARTITION BY date, start_minute, end_minute))
    WINDOW at_once AS (PARTITION BY date, start_minute, end_minute))
  WHERE confirmed_at IS NOT NULL OR (is_time AND together >= ${ENOUGH} AND (rooms = '' OR (is_place AND own >= ${ENOUGH})))
  ORDER BY confirmed_at IS NULL, rooms = '' LIMIT 1)`;

/** The schedule of a term that stands in its owner's week, as `schedule` chooses it. */
export const inWeek = (userId: SQL, term: SQL): SQL =>
  sql`(SELECT w.schedule_id FROM schedules AS w WHERE w.user_id = ${userId} AND w.term = ${term} ORDER BY w.chosen_at DESC, w.key LIMIT 1)`;

const examColumns = sql`x.exam_id AS examId, k.course_id AS courseId, k.course_code AS courseCode, k.name_en AS nameEn, k.name_tr AS nameTr,
  x.kind, x.number, c.claim_id AS claimId, c.date, c.start_minute AS start, c.end_minute AS end, c.rooms`;

/** The statement for the exams that hold, of the courses of a schedule, for batches of other features too. @param which the condition on the schedule `s` */
export const examsOfSchedule = ({ db }: Reader, which: SQL, now: number) =>
  rawStatement<ExamRow>(
    db,
    sql`SELECT ${examColumns} FROM schedules AS s CROSS JOIN schedule_sections AS e ON e.schedule_id = s.schedule_id
        CROSS JOIN exams AS x ON x.course_id = e.course_id AND x.term = s.term CROSS JOIN courses AS k ON k.course_id = x.course_id
        CROSS JOIN exam_claims AS c ON c.claim_id = ${settledOf(sql`x.exam_id`, now)}
      WHERE ${which} ORDER BY c.date, c.start_minute, c.key LIMIT ${MOST}`,
  );

/** An exam of a course that is at the same time as one of another course. */
export interface ExamClash extends Pick<ExamRow, "examId" | "kind" | "number" | "date" | "start" | "end"> {
  otherCode: string;
}

/**
 * The statement for the exams of a course that hold and are at the same time as those of a schedule's other courses.
 * @param courseId SQL that gives an id
 * @param which the condition on the schedule `s`
 */
export const examClashes = ({ db }: Reader, courseId: SQL, which: SQL, now: number) =>
  rawStatement<ExamClash>(
    db,
    sql`SELECT DISTINCT x.exam_id AS examId, x.kind, x.number, c.date, c.start_minute AS start, c.end_minute AS end, k.course_code AS otherCode
      FROM schedules AS s CROSS JOIN exams AS x ON x.course_id = ${courseId} AND x.term = s.term
        CROSS JOIN exam_claims AS c ON c.claim_id = ${settledOf(sql`x.exam_id`, now)}
        CROSS JOIN schedule_sections AS e ON e.schedule_id = s.schedule_id AND e.course_id <> x.course_id
        CROSS JOIN exams AS y ON y.course_id = e.course_id AND y.term = s.term
        CROSS JOIN exam_claims AS o ON o.claim_id = ${settledOf(sql`y.exam_id`, now)}
          AND o.date = c.date AND o.start_minute < c.end_minute AND c.start_minute < o.end_minute
        CROSS JOIN courses AS k ON k.course_id = e.course_id
      WHERE ${which} ORDER BY c.date, c.start_minute, k.sort_key LIMIT ${MOST}`,
  );

export interface ClaimRow extends ExamRow {
  /** How many say so; a claim without rooms is said by those too who name rooms for the same time. */
  votes: number;
  isMine: number;
  isSettled: number;
  isConfirmed: number;
  /** Nobody says so any more. */
  isFormer: number;
  createdAt: number;
}

/**
 * What is said of exams, but for what blocked people alone say; last what nobody says any more. A time that all who say it give with
 * rooms has a claim without them as well, which is only shown where it holds.
 */
const claimsFrom = ({ actor }: Pick<SignedInContext, "actor">, now: number, from: SQL, where: SQL) =>
  sql`WITH held AS MATERIALIZED (SELECT x.*, ${settledOf(sql`x.exam_id`, now)} AS settled FROM ${from} WHERE ${where}),
    said AS (SELECT ${examColumns}, c.claim_id IS x.settled AS isSettled, c.confirmed_at IS NOT NULL AS isConfirmed, c.created_at AS createdAt,
        total(v.user_id = ${actor.userId}) AS isMine, total(${isCounted(now)}) AS own, count(v.key) AS voters,
        total(v.key IS NOT NULL AND (v.user_id IS NULL OR ${isCounted(now)})) AS heard
      FROM held AS x CROSS JOIN courses AS k ON k.course_id = x.course_id CROSS JOIN exam_claims AS c ON c.exam_id = x.exam_id
        LEFT JOIN exam_votes AS v ON v.claim_id = c.claim_id GROUP BY c.key),
    summed AS (SELECT *, iif(rooms = '', sum(own) OVER at_once, own) AS votes, iif(rooms = '', sum(voters) OVER at_once, voters) AS anybody,
        NOT isConfirmed AND iif(rooms = '', sum(heard) OVER at_once, heard) = 0 AS isFormer,
        rooms = '' AND voters = 0 AND count(*) OVER at_once > 1 AND NOT isSettled AND NOT isConfirmed AS isImplied
      FROM said WINDOW at_once AS (PARTITION BY examId, date, start, end))
    SELECT * FROM summed WHERE NOT isImplied AND (NOT isFormer OR anybody = 0) ORDER BY isFormer, date, start, claimId LIMIT ${MOST}`;

/** The statement for all that is said of a course's exams in a term. @param courseId SQL that gives an id */
export const claimsOfCourse = (ctx: Pick<SignedInContext, "db" | "actor">, courseId: SQL, term: string, now: number) =>
  rawStatement<ClaimRow>(ctx.db, claimsFrom(ctx, now, sql`exams AS x`, sql`x.course_id = ${courseId} AND x.term = ${term}`));

/** What is said of the exams in one's own week of a term, whether there is such a schedule, and its courses. */
export async function findOwn(ctx: Pick<SignedInContext, "db" | "actor">, term: string, now: number) {
  const own = inWeek(sql`${ctx.actor.userId}`, sql`${term}`);
  const from = sql`schedule_sections AS e CROSS JOIN exams AS x ON x.course_id = e.course_id AND x.term = ${term}`;
  const [claims, schedules, courses] = await ctx.db.batch([
    rawStatement<ClaimRow>(ctx.db, claimsFrom(ctx, now, from, sql`e.schedule_id = ${own}`)),
    rawStatement<{ scheduleId: string; name: string }>(
      ctx.db,
      sql`SELECT s.schedule_id AS scheduleId, s.name FROM schedules AS s WHERE s.schedule_id = ${own}`,
    ),
    rawStatement<{ courseId: string; code: string }>(
      ctx.db,
      sql`SELECT DISTINCT k.course_id AS courseId, k.course_code AS code FROM schedule_sections AS e CROSS JOIN courses AS k ON k.course_id = e.course_id
        WHERE e.schedule_id = ${own} ORDER BY code`,
    ),
  ]);
  return { claims: claims as readonly ClaimRow[], schedule: schedules[0] ?? null, courses };
}

type Said = Required<ClaimInput>;

/** One says of an exam one thing at a time: what is said last takes the place of what was said before. */
const sayNow = ({ db, actor, clock }: SignedInContext, claim: SQL) =>
  returning(
    db,
    sql`INSERT INTO exam_votes (exam_id, claim_id, user_id, counts, created_at)
    SELECT c.exam_id, c.claim_id, ${actor.userId}, 1, ${clock.now()} FROM exam_claims AS c CROSS JOIN exams AS x ON x.exam_id = c.exam_id WHERE ${claim}
    ON CONFLICT (exam_id, user_id) DO UPDATE SET claim_id = excluded.claim_id, created_at = excluded.created_at`,
    { claimId: examVotes.claimId },
  );

/** Writes what somebody says of an exam; what somebody else said before is agreed with. @returns whether there is such a course */
export async function putClaim(ctx: SignedInContext, courseId: string, term: string, said: Said): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const { kind, number, date, start, end, rooms } = said;
  // Without rooms it is said as well: two who differ about the rooms alone agree about the time.
  const claims = [...new Set([rooms, ""])].map((each) => [newId("claim", now), each]);
  const slot = sql`x.course_id = ${courseId} AND x.term = ${term} AND x.kind = ${kind} AND x.number = ${number}`;
  const [, , votes] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO exams (exam_id, course_id, term, kind, number, created_at)
        SELECT ${newId("exam", now)}, course_id, ${term}, ${kind}, ${number}, ${now} FROM courses WHERE course_id = ${courseId} AND status <> 'draft'
        ON CONFLICT DO NOTHING`,
    ),
    rawStatement(
      db,
      sql`INSERT INTO exam_claims (claim_id, exam_id, date, start_minute, end_minute, rooms, created_at)
        SELECT s.value ->> 0, x.exam_id, ${date}, ${start}, ${end}, s.value ->> 1, ${now}
        FROM exams AS x CROSS JOIN ${eachOf(claims)} AS s WHERE ${slot} ON CONFLICT DO NOTHING`,
    ),
    sayNow(ctx, sql`${slot} AND c.date = ${date} AND c.start_minute = ${start} AND c.end_minute = ${end} AND c.rooms = ${rooms}`),
  ]);
  return votes.length > 0;
}

/** Says the same as somebody else. @returns whether there is such a claim of the term */
export async function putVote(ctx: SignedInContext, claimId: string, term: string): Promise<boolean> {
  const [votes] = await ctx.db.batch([sayNow(ctx, sql`c.claim_id = ${claimId} AND x.term = ${term}`)]);
  return votes.length > 0;
}

/** Takes back what one said. @returns whether one did say it */
export async function deleteVote({ db, actor }: SignedInContext, claimId: string): Promise<boolean> {
  const [gone] = await db.batch([
    returning(db, sql`DELETE FROM exam_votes WHERE claim_id = ${claimId} AND user_id = ${actor.userId}`, { claimId: examVotes.claimId }),
  ]);
  return gone.length > 0;
}

const image = sql`json_object('date', c.date, 'start', c.start_minute, 'end', c.end_minute, 'rooms', c.rooms)`;

const act = (name: "set" | "remove"): AuditedSource => ({
  act: `exam.${name}`,
  subjectType: "exam",
  subjectId: sql`c.exam_id`,
  [name === "remove" ? "before" : "after"]: image,
});

/** Makes a claim what holds, in the place of another one that was confirmed. @returns whether it wasn't confirmed yet */
export async function setConfirmed(ctx: StaffContext, claimId: string): Promise<boolean> {
  const { db, clock } = ctx;
  const [, , done] = await db.batch([
    auditFrom(ctx, act("set"), sql`FROM exam_claims AS c WHERE c.claim_id = ${claimId} AND c.confirmed_at IS NULL`),
    rawStatement(
      db,
      sql`UPDATE exam_claims SET confirmed_at = NULL WHERE claim_id <> ${claimId} AND confirmed_at IS NOT NULL
        AND exam_id = (SELECT c.exam_id FROM exam_claims AS c WHERE c.claim_id = ${claimId})`,
    ),
    returning(db, sql`UPDATE exam_claims SET confirmed_at = ${clock.now()} WHERE claim_id = ${claimId} AND confirmed_at IS NULL`, {
      claimId: examClaims.claimId,
    }),
  ]);
  return done.length > 0;
}

/** Takes a claim away with everybody who says so. @returns whether it was there */
export async function deleteClaim(ctx: StaffContext, claimId: string): Promise<boolean> {
  const audit = auditFrom(ctx, act("remove"), sql`FROM exam_claims AS c WHERE c.claim_id = ${claimId}`);
  const remove = ctx.db.delete(examClaims).where(eq(examClaims.claimId, claimId)).returning({ claimId: examClaims.claimId });
  // The same time without rooms was written with it, and is said by nobody of its own.
  const implied = rawStatement(
    ctx.db,
    sql`DELETE FROM exam_claims AS c WHERE c.rooms = '' AND c.confirmed_at IS NULL AND c.claim_id <> ${claimId}
      AND (c.exam_id, c.date, c.start_minute, c.end_minute) =
        (SELECT o.exam_id, o.date, o.start_minute, o.end_minute FROM exam_claims AS o WHERE o.claim_id = ${claimId})
      AND NOT EXISTS (SELECT 1 FROM exam_votes AS v WHERE v.claim_id = c.claim_id)
      AND NOT EXISTS (SELECT 1 FROM exam_claims AS o WHERE (o.exam_id, o.date, o.start_minute, o.end_minute) =
        (c.exam_id, c.date, c.start_minute, c.end_minute) AND o.claim_id NOT IN (c.claim_id, ${claimId}))`,
  );
  const [, , removed] = await ctx.db.batch([audit, implied, remove]);
  return removed.length > 0;
}
