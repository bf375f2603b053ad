/**
 * Things that are hidden while a legal request about them is looked at: kept as they are, and shown again by nobody until that is lifted,
 * neither from the queue of review nor after a report or an appeal.
 */
import { restrictions } from "@schema/review";
import { and, asc, eq, getTableName, isNull, type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext, StaffContext } from "../../platform/context";
import { rawStatement, returning } from "../../platform/db.server";
import { hideStatements } from "./hiding.server";
import { decisionStatements } from "./review.server";
import { rowOf, type Subject } from "./subjects.server";

export type Restriction = typeof restrictions.$inferSelect;

interface New {
  restrictionId: string;
  /** What it was restricted for: the id of a request. */
  causeId: string;
  /** While what it may be restricted. */
  condition: SQL;
}

/** What a thing says now, as a value. */
const saidBy = ({ type, id, kind }: Subject): SQL =>
  sql`(SELECT ${kind.text} FROM (SELECT ${type} AS subject_type, ${id} AS subject_id) AS r ${kind.join})`;

/**
 * The statements that restrict a thing, for a batch: the restriction itself, which gives its id, and its hiding. Nobody restricts what is
 * their own, and what is restricted isn't again.
 */
export function restrictStatements(ctx: StaffContext, subject: Subject, { restrictionId, causeId, condition }: New, at: number) {
  const { table, where } = rowOf(subject);
  const isWritten = sql`EXISTS (SELECT 1 FROM restrictions AS rx WHERE rx.restriction_id = ${restrictionId})`;
  return [
    returning(
      ctx.db,
      sql`INSERT INTO restrictions (restriction_id, subject_type, subject_id, cause_id, author_id, was_shown, restricted_by, restricted_at, kept)
        SELECT ${restrictionId}, ${subject.type}, ${subject.id}, ${causeId}, t.author_id, t.status = 'approved', ${ctx.actor.userId}, ${at},
          ${saidBy(subject)}
        FROM ${table} AS t WHERE ${where} AND t.status IN ('approved', 'waiting') AND t.author_id IS NOT ${ctx.actor.userId} AND ${condition}
        ON CONFLICT DO NOTHING`,
      { id: restrictions.restrictionId },
    ),
    ...hideStatements(ctx, subject, { alsoIf: isWritten, at }),
  ] as const;
}

/** What nobody touched since it was restricted, or since what was decided on it then, is what it was. */
const isUntouched = sql`updated_at IN (rx.restricted_at, rx.settled_at)`;

/** The statements that lift a restriction, and show its thing again if readers saw it before and nobody changed it since. */
export function liftStatements(ctx: StaffContext, subject: Subject, restrictionId: string, condition: SQL, at: number) {
  const alsoIf = sql`EXISTS (SELECT 1 FROM restrictions AS rx WHERE rx.restriction_id = ${restrictionId} AND rx.ended_at = ${at}
    AND rx.was_shown = 1 AND ${isUntouched})`;
  const [audit, , decision] = decisionStatements(
    { ...ctx, clock: { now: () => at } },
    subject.kind.reviewable,
    { ids: [subject.id], decision: "approve" },
    { alsoIf, act: "return" },
  );
  return [
    returning(
      ctx.db,
      sql`UPDATE restrictions SET ended_at = ${at} WHERE restriction_id = ${restrictionId} AND ended_at IS NULL AND ${condition}`,
      { id: restrictions.restrictionId },
    ),
    audit,
    decision,
  ] as const;
}

/** The statements that remove a restricted thing, which stays restricted: nobody shows it again before that is lifted. */
export function removeStatements(ctx: StaffContext, subject: Subject, restrictionId: string, condition: SQL, reason: string, at: number) {
  const [audit, , decision] = decisionStatements(
    { ...ctx, clock: { now: () => at } },
    subject.kind.reviewable,
    { ids: [subject.id], decision: "reject", reason },
    { alsoIf: condition, act: "remove" },
  );
  const { table, where } = rowOf(subject);
  return [
    // What its author changed before was never read: lifted later, it waits for review.
    rawStatement(
      ctx.db,
      sql`UPDATE restrictions AS rx SET settled_at = ${at}, was_shown = was_shown AND EXISTS (SELECT 1 FROM ${table} AS t WHERE ${where} AND ${isUntouched})
        WHERE rx.restriction_id = ${restrictionId} AND ${condition}`,
    ),
    audit,
    decision,
  ] as const;
}

/**
 * The statement that remembers a decision to show a thing that a restriction keeps hidden, so that lifting shows it.
 * @param condition on the thing's row, under its table's own name
 */
export function showOnceLifted({ db }: Pick<Context, "db">, { kind, id }: Subject, condition: SQL) {
  const table = sql.identifier(getTableName(kind.reviewable.table));
  const own = sql`${table}.${sql.identifier(kind.reviewable.id.name)} = ${id}`;
  return rawStatement(
    db,
    sql`UPDATE restrictions SET was_shown = 1, settled_at = (SELECT ${table}.updated_at FROM ${table} WHERE ${own})
      WHERE subject_id = ${id} AND ended_at IS NULL AND was_shown = 0 AND EXISTS (SELECT 1 FROM ${table} WHERE ${own} AND ${condition})`,
  );
}

/** The statement that takes such a decision back. */
export const keepOnceLifted = ({ db }: Pick<Context, "db">, { id }: Subject, condition: SQL) =>
  rawStatement(
    db,
    sql`UPDATE restrictions SET was_shown = 0, settled_at = NULL
      WHERE subject_id = ${id} AND ended_at IS NULL AND settled_at < restricted_at AND ${condition}`,
  );

/** The statement for the restrictions of a cause, the first one first. */
export const restrictionsOf = ({ db }: Pick<Context, "db">, causeId: string) =>
  db.select().from(restrictions).where(eq(restrictions.causeId, causeId)).orderBy(asc(restrictions.key)).limit(100);

/** How many restrictions a cause has, how many of them hold, and how many authors answered: what a decision was made in view of. */
export const seenOf = (causeId: string): SQL =>
  sql`(SELECT count(*) || '-' || count(stated_at) || '-' || count(ended_at) FROM restrictions WHERE cause_id = ${causeId})`;

/** The same of restrictions that were read. */
export function seenIn(all: readonly Restriction[]): string {
  const count = (name: "statedAt" | "endedAt") => all.filter((each) => each[name] !== null).length;
  return `${all.length}-${count("statedAt")}-${count("endedAt")}`;
}

/** The statement for one's own restriction. */
export const ownRestriction = ({ db, actor }: SignedInContext, restrictionId: string) =>
  db
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.restrictionId, restrictionId), eq(restrictions.authorId, actor.userId)))
    .limit(1);

/** Writes what an author says, once, while the restriction holds. @param condition more of it @returns whether it was written */
export async function writeStatement(ctx: SignedInContext, restrictionId: string, statement: string, condition: SQL): Promise<boolean> {
  const rows = await ctx.db
    .update(restrictions)
    .set({ statement, statedAt: ctx.clock.now() })
    .where(
      and(
        eq(restrictions.restrictionId, restrictionId),
        eq(restrictions.authorId, ctx.actor.userId),
        isNull(restrictions.statedAt),
        isNull(restrictions.endedAt),
        condition,
      ),
    )
    .returning({ id: restrictions.restrictionId });
  return rows.length > 0;
}

/** The statements that forget what was said of causes whose time is over: what is still hidden stays so, without a word or a name. */
export const forgetRestrictions = ({ db }: Pick<Context, "db">, causes: SQL) => [
  db
    .update(restrictions)
    .set({ authorId: null, statement: null, statedAt: null, kept: null })
    .where(sql`ended_at IS NULL AND cause_id IN (${causes})`),
  db.delete(restrictions).where(sql`ended_at IS NOT NULL AND cause_id IN (${causes})`),
];
