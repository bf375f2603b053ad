/** People's notifications in D1: each with what its reader may still see of its subject. */
import { noticeChoices, noticeCounts, notices } from "@schema/notices";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { DAY } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import type { OldTraces } from "../../platform/product";
import { type NoticeChannel, type NoticeType, subjectsOf } from "./kinds";

/** Read or not, a notification goes after half a year. */
export const KEPT = 183 * DAY;
/** One run deletes so many at most; the next day goes on. */
const GONE_A_RUN = 5000;

export interface NoticeRow {
  noticeId: string;
  kind: string;
  type: NoticeType;
  path: string;
  /** JSON */
  details: string;
  createdAt: number;
  readAt: number | null;
  /** JSON of what its reader may see of the subject; null when that is nothing. */
  shown: string | null;
}

/** What the reader of `n` may see of its subject, whatever that is. Types are the code's own words. */
function shownOf({ product }: Pick<Context, "product">): SQL {
  const cases = subjectsOf(product.notices).map(({ type, shown }) => sql`WHEN ${sql.raw(`'${type.replaceAll("'", "")}'`)} THEN (${shown})`);
  return cases.length > 0 ? sql`CASE n.subject_type ${sql.join(cases, sql` `)} END` : sql`NULL`;
}

/** The columns of a `NoticeRow`; the table is `n`. */
export const noticeColumns = (ctx: Pick<Context, "product">): SQL =>
  sql`n.notice_id AS noticeId, n.kind, n.type, n.path, n.details, n.created_at AS createdAt, n.read_at AS readAt, ${shownOf(ctx)} AS shown`;

export interface NoticeFilter {
  type?: NoticeType;
  /** Not older than this, UTC. */
  since?: number;
  limit: number;
}

/** The statement for somebody's latest notifications, those that they haven't read first. */
export const listNotices = (ctx: SignedInContext, { type, since, limit }: NoticeFilter) =>
  rawStatement<NoticeRow>(
    ctx.db,
    sql`SELECT ${noticeColumns(ctx)} FROM notices AS n WHERE n.user_id = ${ctx.actor.userId} AND n.created_at >= ${since ?? 0}
      ${type ? sql`AND n.type = ${type}` : sql``} ORDER BY (n.read_at IS NOT NULL), n.created_at DESC, n.key DESC LIMIT ${limit}`,
  );

/** The statement for one of the actor's own notifications. */
export const findNotice = (ctx: SignedInContext, noticeId: string) =>
  rawStatement<NoticeRow>(
    ctx.db,
    sql`SELECT ${noticeColumns(ctx)} FROM notices AS n WHERE n.notice_id = ${noticeId} AND n.user_id = ${ctx.actor.userId}`,
  );

/** The statement that marks one's own notifications as read: one, or all of them. */
export const markNoticesRead = ({ db, clock, actor }: SignedInContext, noticeId?: string, at = clock.now()) =>
  db
    .update(notices)
    .set({ readAt: at })
    .where(and(eq(notices.userId, actor.userId), isNull(notices.readAt), noticeId ? eq(notices.noticeId, noticeId) : undefined));

/** The statement that deletes one of one's own notifications; it gives its id. */
export const deleteNotice = ({ db, actor }: SignedInContext, noticeId: string) =>
  db
    .delete(notices)
    .where(and(eq(notices.userId, actor.userId), eq(notices.noticeId, noticeId)))
    .returning({ noticeId: notices.noticeId });

/** The statement for how many notifications somebody hasn't read: one row read. No row when they never had one. */
export const unreadNotices = ({ db }: Pick<Context, "db">, userId: string) =>
  db.select({ unread: noticeCounts.unread }).from(noticeCounts).where(eq(noticeCounts.userId, userId));

/** The statement for what somebody chose, by kind. */
export const chosenBy = ({ db }: Pick<Context, "db">, userId: string) =>
  db
    .select({ kind: noticeChoices.kind, channel: noticeChoices.channel, pushes: noticeChoices.pushes })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId));

/** Whether somebody wants an email of a kind that they get one of unless they choose otherwise. */
export const wantsMail = (kind: SQL, userId: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM notice_choices AS w WHERE w.user_id = ${userId} AND w.kind = ${kind} AND w.channel <> 'mail')`;

/** A page of the people who chose a channel for a kind, in the order of their ids. @param after the last one of the page before */
export async function whoChose(
  { db }: Pick<Context, "db">,
  { kind, channel }: { kind: string; channel: NoticeChannel },
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: noticeChoices.userId })
    .from(noticeChoices)
    .where(and(eq(noticeChoices.kind, kind), eq(noticeChoices.channel, channel), gt(noticeChoices.userId, after)))
    .orderBy(noticeChoices.userId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The statement that keeps how somebody wants to hear of a kind; of an account that is there. @param pushes stays as it is unless said */
export const setChoice = (
  { db }: Pick<Context, "db">,
  userId: string,
  kind: string,
  channel: NoticeChannel,
  pushes: boolean | null = null,
) =>
  rawStatement(
    db,
    sql`INSERT INTO ${noticeChoices} (user_id, kind, channel, pushes) SELECT user_id, ${kind}, ${channel}, coalesce(${pushes === null ? null : Number(pushes)}, 1)
      FROM users WHERE user_id = ${userId}
      ON CONFLICT (user_id, kind) DO UPDATE SET channel = excluded.channel, pushes = ${pushes === null ? sql`pushes` : sql`excluded.pushes`}`,
  );

/** What is older than half a year goes. */
export const forgetNotices: OldTraces = ({ db, clock }) => [
  db
    .delete(notices)
    .where(
      sql`key IN (SELECT old.key FROM notices AS old WHERE old.created_at < ${clock.now() - KEPT} ORDER BY old.created_at LIMIT ${GONE_A_RUN})`,
    ),
];
