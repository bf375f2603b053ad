/** Pauses: until when somebody may publish nothing. Statements for the batch of their cause; whose they are is read by nobody but the guard. */
import { pauses, users } from "@schema/accounts";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "../context";
import { rawStatement, returning } from "../db.server";

const holds = (now: number | Placeholder): SQL => sql`p.lifted_at IS NULL AND p.until > ${now}`;

/** Until when somebody (`users`) is paused; null without a pause that holds. */
export const pausedUntil = (now: number | Placeholder) =>
  sql<number | null>`iif(${users.pausedUntil} > ${now}, ${users.pausedUntil}, NULL)`.as("pausedUntil");

/** Until when the author of a decision's subject is paused by it; nothing of who they are. */
export const untilOf = (subjectId: SQL, decidedAt: SQL, now: number): SQL =>
  sql`(SELECT p.until FROM pauses AS p WHERE p.subject_id = ${subjectId} AND p.created_at = ${decidedAt} AND ${holds(now)})`;

interface NewPause {
  until: number;
  reason: string;
  /** When the decision was made that it follows from. */
  at: number;
}

/** The statement that pauses whoever wrote what a source has as `t`. @param subjectId a column of the source */
export const pauseFrom = ({ db, actor }: SignedInContext, { until, reason, at }: NewPause, subjectId: SQL, source: SQL) =>
  rawStatement(
    db,
    sql`INSERT INTO pauses (pause_id, user_id, subject_id, until, reason, paused_by, created_at)
      SELECT 'pause-' || lower(hex(randomblob(10))), t.author_id, ${subjectId}, ${until}, ${reason}, ${actor.userId}, ${at} ${source}`,
  );

/** The condition of pauses (`p`) that hold and aren't the actor's own. */
const isLiftable = ({ actor, clock }: SignedInContext, which: SQL): SQL =>
  sql`${which} AND ${holds(clock.now())} AND p.user_id <> ${actor.userId}`;

/** What `liftWhere` is about to lift, for its audit. */
export const liftedSource = (ctx: SignedInContext, which: SQL): SQL => sql`FROM pauses AS p WHERE ${isLiftable(ctx, which)}`;

/** The statement that lifts pauses (`p`), never the actor's own. */
export const liftWhere = (ctx: SignedInContext, which: SQL) =>
  returning(
    ctx.db,
    sql`UPDATE pauses AS p SET lifted_at = ${ctx.clock.now()}, lifted_by = ${ctx.actor.userId} WHERE ${isLiftable(ctx, which)}`,
    { id: pauses.pauseId },
  );
