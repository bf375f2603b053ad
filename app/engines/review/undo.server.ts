/** Decisions on contributions can be taken back for a while by whoever made them. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import { auditFrom } from "../../platform/audit.server";
import { isAdmin, type StaffContext } from "../../platform/context";
import { rawStatement, returning } from "../../platform/db.server";
import { UNDO_LASTS } from "./decision";
import type { Reviewable } from "./reviewable";

/** The audit row `a` is a decision on `t` that may be taken back now, and nothing happened to `t` since. */
const isFresh = ({ actor, clock }: StaffContext, id: SQL): SQL =>
  sql`a.subject_id = ${id} AND (a.act LIKE '%.approve' OR a.act LIKE '%.reject') AND a.created_at = t.reviewed_at AND a.actor_id IS t.reviewed_by
    AND a.created_at = t.updated_at AND a.created_at > ${clock.now() - UNDO_LASTS} AND ${isAdmin(actor) ? sql`1` : sql`a.actor_id = ${actor.userId}`}
    AND t.author_id IS NOT ${actor.userId}`;

/** A decision of the last minutes. */
export interface RecentDecision {
  id: string;
  title: string;
  /** Words instead of a title, as in `WaitingRow`. */
  titleKey?: string | null;
  status: string;
  /** The words for it: `kit:status.approved`. */
  statusKey: string;
  at: number;
}

/** The statement for one's own latest decisions on a kind, those that can be taken back. */
export function recentDecisions(ctx: StaffContext, { id, from, title }: { id: SQL; from: SQL; title: SQL }, limit: number) {
  const since = ctx.clock.now() - UNDO_LASTS;
  return rawStatement<RecentDecision>(
    ctx.db,
    sql`SELECT a.subject_id AS id, ${title} AS title, t.status AS status, 'kit:status.' || t.status AS statusKey, a.created_at AS at FROM ${from}
      JOIN audit_entries AS a ON ${isFresh(ctx, id)} WHERE a.actor_id = ${ctx.actor.userId} AND a.created_at > ${since}
      ORDER BY a.created_at DESC LIMIT ${limit}`,
  );
}

/** Whether somebody else decided on a thing after the actor did, whose undo was refused for that. */
export async function isDecidedSince({ db, actor, clock }: StaffContext, { table, id }: Reviewable, itemId: string): Promise<boolean> {
  const [[row]] = await db.batch([
    rawStatement<{ isOther: number }>(
      db,
      sql`SELECT t.reviewed_by <> ${actor.userId} AND EXISTS (SELECT 1 FROM audit_entries AS a WHERE a.actor_id = ${actor.userId}
          AND a.created_at > ${clock.now() - UNDO_LASTS} AND a.subject_id = ${itemId} AND (a.act LIKE '%.approve' OR a.act LIKE '%.reject')) AS isOther
        FROM ${sql.identifier(getTableName(table))} AS t WHERE t.${sql.identifier(id.name)} = ${itemId}`,
    ),
  ]);
  return row?.isOther === 1;
}

/**
 * Takes a decision back: the thing is what it was before, unless it changed since. Leaves an audit row.
 * @returns whether this call was the one
 */
export async function undoDecision(ctx: StaffContext, { type, table, id }: Reviewable, itemId: string): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const name = sql`${sql.identifier(getTableName(table))}`;
  const own = sql`t.${sql.identifier(id.name)}`;
  const decision = sql`FROM audit_entries AS a WHERE ${isFresh(ctx, own)}`;
  const which = sql`${own} = ${itemId} AND EXISTS (SELECT 1 ${decision})`;
  const [, undone] = await db.batch([
    auditFrom(
      ctx,
      {
        act: `${type}.undo`,
        subjectType: type,
        subjectId: own,
        before: sql`json_object('status', t.status)`,
        after: sql`json_object('status', (SELECT a.before ->> '$.status' ${decision}))`,
        at: now,
      },
      sql`FROM ${name} AS t WHERE ${which}`,
    ),
    returning(
      db,
      sql`UPDATE ${name} AS t SET status = (SELECT a.before ->> '$.status' ${decision}), reviewed_by = NULL, reviewed_at = NULL,
        review_reason = NULL, updated_at = ${now} WHERE ${which}`,
      { id },
    ),
  ]);
  return undone.length > 0;
}
