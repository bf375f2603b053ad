/** Notifications as people read them: several about one thing are one, and what is read stands apart from what isn't. */
import { type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import type { NoticeGroup, NoticeType } from "./kinds";
import { type NoticeRow, noticeColumns } from "./notices.repository.server";

/** So many of somebody's latest are looked at, unread ones first. */
const LOOKED_AT = 500;

/** The latest of several notifications about one thing, and how many they are. */
export interface ThingRow extends NoticeRow {
  count: number;
}

export interface ThingFilter {
  type?: NoticeType;
  group?: NoticeGroup;
  isUnread?: boolean;
  /** Not older than this, UTC. */
  since: number;
  limit: number;
}

const namesOf = (kinds: readonly { name: string }[]) => eachOf(kinds.map(({ name }) => name));

/** What the address of a notification leads to, without the place within it. */
const pageOf = (path: SQL) => sql`substr(${path}, 1, instr(replace(${path} || '#', '?', '#'), '#') - 1)`;

/**
 * The reader's notifications with what they are about (`thing`), as `t`. What can't be shown any more is one thing, so that it
 * speaks in no group; kinds without words for many stand alone.
 */
function things(ctx: Pick<Context, "product">, of: SQL): SQL {
  const grouped = namesOf(ctx.product.notices.filter(({ many }) => many));
  return sql`(SELECT s.*, CASE WHEN s.shown IS NULL THEN 'gone' WHEN s.kind IN (SELECT value FROM ${grouped}) THEN s.kind || ' ' || ${pageOf(sql`s.path`)}
    ELSE s.noticeId END AS thing FROM (SELECT n.key, ${noticeColumns(ctx)} FROM (${of}) AS n) AS s) AS t`;
}

/** The statement for a page of them, the latest first. One question, whatever they are about. */
export function listThings(ctx: SignedInContext, { type, group, isUnread, since, limit }: ThingFilter) {
  const kinds = namesOf(ctx.product.notices.filter((kind) => kind.group === group));
  const latest = sql`SELECT * FROM notices AS l WHERE l.user_id = ${ctx.actor.userId} AND l.created_at >= ${since}
    ${type ? sql`AND l.type = ${type}` : sql``} ${group ? sql`AND l.kind IN (SELECT value FROM ${kinds})` : sql``}
    ${isUnread ? sql`AND l.read_at IS NULL` : sql``} ORDER BY (l.read_at IS NOT NULL), l.created_at DESC LIMIT ${LOOKED_AT}`;
  return rawStatement<ThingRow>(
    ctx.db,
    sql`SELECT * FROM (SELECT t.*, count(*) OVER (PARTITION BY thing, readAt IS NULL) AS count,
        row_number() OVER (PARTITION BY thing, readAt IS NULL ORDER BY createdAt DESC, key DESC) AS nth FROM ${things(ctx, latest)})
      WHERE nth = 1 ORDER BY createdAt DESC, key DESC LIMIT ${limit}`,
  );
}

/**
 * The statement that marks a notification as read, and all that the reader has of the same thing; what came after it stays.
 * @param at the moment by which it can be taken back
 */
export function markThingRead(ctx: SignedInContext, noticeId: string, at: number) {
  const { userId } = ctx.actor;
  const unread = sql`SELECT * FROM notices AS l WHERE l.user_id = ${userId} AND l.read_at IS NULL ORDER BY l.created_at DESC LIMIT ${LOOKED_AT}`;
  return rawStatement(
    ctx.db,
    sql`WITH mine AS (SELECT t.key, t.noticeId, t.thing FROM ${things(ctx, unread)})
      UPDATE notices SET read_at = ${at} WHERE key IN
        (SELECT m.key FROM mine AS m JOIN mine AS opened ON opened.noticeId = ${noticeId} AND m.thing = opened.thing AND m.key <= opened.key)`,
  );
}

/** The statement that takes back what was marked as read at a moment. */
export const takeBackRead = ({ db, actor }: SignedInContext, at: number) =>
  rawStatement(db, sql`UPDATE notices SET read_at = NULL WHERE user_id = ${actor.userId} AND read_at = ${at}`);
