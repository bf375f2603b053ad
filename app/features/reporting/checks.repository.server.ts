/** Texts on which it is known what is right, shown to moderators among what waits; what they say to them changes nothing but a row of its own. */
import { type checkAnswers, reviewChecks } from "@schema/reporting";
import { getTableColumns, getTableName, lt, type SQL, sql } from "drizzle-orm";
import { auditedAs } from "~/engines/posts/audited";
import { claimFrom, isUnclaimed } from "~/engines/review/claims.server";
import { isHeld } from "~/engines/review/held";
import type { Reviewable } from "~/engines/review/reviewable";
import { DAY } from "~/platform/clock";
import type { StaffContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import type { OldTraces } from "~/platform/product";

/** After so many decisions comes one that is known. */
const EVERY = 20;
/** The acts that are decisions. */
const DECIDING = ["approve", "reject", "uphold", "dismiss", "grant", "refuse"];
/** How long it is kept what somebody said, in milliseconds. */
export const CHECKS_KEPT = 365 * DAY;

export type CheckAnswer = (typeof checkAnswers)[number];

/** The actor has made that many decisions since the last one that was known. */
const isDue = ({ actor }: StaffContext): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM audit_entries AS d WHERE d.actor_id = ${actor.userId}
    AND d.created_at > coalesce((SELECT max(l.said_at) FROM review_checks AS l WHERE l.moderator_id = ${actor.userId}), 0)
    AND substr(d.act, instr(d.act, '.') + 1) IN (SELECT value FROM ${eachOf(DECIDING)}) LIMIT ${EVERY})) = ${EVERY}`;

const idOf = ({ id }: Reviewable) => sql`t.${sql.identifier(id.name)}`;
const tableOf = ({ table }: Reviewable) => sql`${sql.identifier(getTableName(table))} AS t`;

/** The text of `ap` is as it was removed, isn't written anonymously, and the actor neither wrote it nor ever decided on it. */
function isFit({ actor, product }: StaffContext, reviewable: Reviewable): SQL {
  const isNamed = "isAnonymous" in getTableColumns(reviewable.table) ? sql`NOT t.is_anonymous` : sql`1`;
  return sql`(ap.subject_type = ${reviewable.type} AND EXISTS (SELECT 1 FROM ${tableOf(reviewable)} WHERE ${idOf(reviewable)} = ap.subject_id
    AND t.status = 'rejected' AND t.reviewed_at = ap.removed_at AND t.author_id <> ${actor.userId} AND ${isNamed})
    AND NOT EXISTS (SELECT 1 FROM audit_entries AS a WHERE a.subject_type IN (SELECT value FROM ${eachOf(auditedAs(product, reviewable.type))})
      AND a.subject_id = ap.subject_id AND +a.actor_id = ${actor.userId}))`;
}

/** Appeals (`ap`) against removals on which two of the staff agree, neither of them the actor, who hasn't reported the text either, nor met it before. */
const knownTo = (ctx: StaffContext, reviewables: readonly Reviewable[]): SQL =>
  sql`appeals AS ap WHERE ap.status = 'refused' AND ap.removed_by <> ap.decided_by
    AND ap.removed_by <> ${ctx.actor.userId} AND ap.decided_by <> ${ctx.actor.userId} AND ap.author_id <> ${ctx.actor.userId}
    AND (${sql.join(
      reviewables.map((each) => isFit(ctx, each)),
      sql` OR `,
    )})
    AND NOT EXISTS (SELECT 1 FROM review_checks AS c WHERE c.moderator_id = ${ctx.actor.userId} AND c.subject_id = ap.subject_id)
    AND NOT EXISTS (SELECT 1 FROM reports AS r WHERE r.subject_id = ap.subject_id
      AND (r.reporter_id = ${ctx.actor.userId} OR r.decided_by = ${ctx.actor.userId}))
    AND NOT ${isHeld(sql`ap.subject_id`)}`;

/** The statement for the one that the actor is to be shown now: the first that there is, so that it stays the same one until they decide. */
export const dueCheck = (ctx: StaffContext, reviewables: readonly Reviewable[]) =>
  rawStatement<{ type: string; id: string }>(
    ctx.db,
    reviewables.length === 0
      ? sql`SELECT '' AS type, '' AS id WHERE 0`
      : sql`SELECT ap.subject_type AS type, ap.subject_id AS id FROM ${knownTo(ctx, reviewables)} AND ${isUnclaimed(ctx, sql`ap.subject_id`)}
        AND ${isDue(ctx)} ORDER BY ap.key LIMIT 1`,
  );

const known = (ctx: StaffContext, reviewable: Reviewable, id: string): SQL =>
  sql`${knownTo(ctx, [reviewable])} AND ap.subject_id = ${id} AND ${isDue(ctx)}`;

/** Takes a known one in hand like any other. @returns whether it was one, and the actor has it now */
export const claimCheck = (ctx: StaffContext, reviewable: Reviewable, id: string): Promise<boolean> =>
  claimFrom(ctx, sql`SELECT ap.subject_id AS id FROM ${known(ctx, reviewable, id)}`);

export interface CheckRow {
  /** What was decided; null where it isn't known to the actor. */
  expected: CheckAnswer | null;
  said: CheckAnswer | null;
}

/**
 * Writes down what the actor says to a known one, once.
 * @returns what was said first, or nulls where it was removed and its appeal refused, but nothing was to be said; nothing where it isn't known
 */
export async function answerCheck(ctx: StaffContext, reviewable: Reviewable, id: string, said: CheckAnswer): Promise<CheckRow | undefined> {
  const { db, actor, clock } = ctx;
  const [, [row]] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO review_checks (moderator_id, subject_id, expected, said, said_at)
        SELECT ${actor.userId}, ap.subject_id, 'reject', ${said}, ${clock.now()} FROM ${known(ctx, reviewable, id)} ORDER BY ap.key LIMIT 1
        ON CONFLICT DO NOTHING`,
    ),
    rawStatement<CheckRow>(
      db,
      sql`SELECT c.expected, c.said FROM ${tableOf(reviewable)} LEFT JOIN review_checks AS c
          ON c.moderator_id = ${actor.userId} AND c.subject_id = ${idOf(reviewable)}
        WHERE ${idOf(reviewable)} = ${id} AND t.status <> 'waiting'
          AND (c.said IS NOT NULL OR EXISTS (SELECT 1 FROM appeals AS ap WHERE ap.subject_id = ${id} AND ap.status = 'refused'))`,
    ),
  ]);
  return row;
}

export interface CheckTotal {
  userId: string;
  name: string;
  agreed: number;
  all: number;
}

/** The statement for how many known ones each moderator was shown since, and to how many they said what had been decided. */
export const checkTotals = ({ db }: StaffContext, since: number) =>
  rawStatement<CheckTotal>(
    db,
    sql`SELECT u.user_id AS userId, u.name, sum(c.said = c.expected) AS agreed, count(*) AS "all" FROM review_checks AS c
      JOIN users AS u ON u.user_id = c.moderator_id WHERE c.said_at > ${since} GROUP BY u.user_id ORDER BY u.sort_key, u.key`,
  );

export const oldChecks: OldTraces = ({ db, clock }) => [db.delete(reviewChecks).where(lt(reviewChecks.saidAt, clock.now() - CHECKS_KEPT))];
