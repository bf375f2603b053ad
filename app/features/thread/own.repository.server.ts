/** What somebody follows or wrote in the discussions, with what is new since. */
import { sql } from "drizzle-orm";
import { type ContributionKind, countUpTo, latestWork, type OwnPlace, type OwnWorkSource, takenDown } from "~/engines/contributions";
import { postPath } from "~/engines/posts/collection";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { threads } from "./thread.collection";

/** So many of the latest that somebody follows, and of their latest replies, are looked through. */
const LOOKED_THROUGH = 10;
/** New replies are counted up to this many. */
const MOST_NEWS = 20;

export interface OwnThread {
  postId: string;
  title: string;
  replyCount: number;
  createdAt: number;
  /** Replies since one looked or, where one doesn't follow, since one's own last one. */
  news: number;
}

const facts = sql`p.post_id AS postId, p.title, p.reply_count AS replyCount, p.created_at AS createdAt, p.key`;
const isOpen = sql`p.kind = ${threads.feature} AND p.status = 'approved'`;

/** The latest that somebody follows. */
const followed = (userId: string) => sql`SELECT ${facts}, max(p.reply_count - f.seen_replies, 0) AS news
  FROM post_follows AS f CROSS JOIN posts AS p ON p.post_id = f.post_id
  WHERE f.user_id = ${userId} AND ${isOpen} ORDER BY f.rowid DESC LIMIT ${LOOKED_THROUGH}`;

/** Those of somebody's latest replies, where they don't follow. The plus keeps the count in the thread's own index. */
const answered = (userId: string) => sql`SELECT ${facts}, (SELECT count(*) FROM (SELECT 1 FROM replies AS r
    WHERE r.post_id = w.post_id AND r.key > w.last AND +r.status = 'approved' LIMIT ${MOST_NEWS})) AS news
  FROM (SELECT post_id, max(key) AS last FROM (SELECT post_id, key FROM replies WHERE author_id = ${userId} AND status = 'approved'
    ORDER BY key DESC LIMIT ${LOOKED_THROUGH}) GROUP BY post_id) AS w CROSS JOIN posts AS p ON p.post_id = w.post_id
  WHERE ${isOpen} AND NOT EXISTS (SELECT 1 FROM post_follows AS o WHERE o.post_id = w.post_id AND o.user_id = ${userId})`;

/** The statement for the discussions that somebody follows or wrote in: those with something new first, then the latest. */
export const ownThreads = ({ db, actor }: SignedInContext, most: number) =>
  rawStatement<OwnThread>(
    db,
    sql`SELECT postId, title, replyCount, createdAt, news FROM (SELECT * FROM (${followed(actor.userId)}) UNION ALL SELECT * FROM (${answered(actor.userId)}))
      ORDER BY news = 0, key DESC LIMIT ${most}`,
    ["postId", "title", "replyCount", "createdAt", "news"],
  );

/** The statement for the discussions in which somebody replied, the latest reply first. */
export const repliedThreads = ({ db, actor }: SignedInContext, most: number) =>
  rawStatement<Omit<OwnThread, "news">>(
    db,
    sql`SELECT p.post_id AS postId, p.title, p.reply_count AS replyCount, p.created_at AS createdAt
      FROM (SELECT post_id, max(key) AS last FROM replies WHERE author_id = ${actor.userId} AND status = 'approved' GROUP BY post_id
        ORDER BY last DESC LIMIT ${most}) AS own JOIN posts AS p ON p.post_id = own.post_id
      WHERE ${isOpen} ORDER BY own.last DESC`,
  );

export const replyContributions: ContributionKind = {
  name: "replies",
  label: "thread:mine.replies",
  order: 9,
  to: "/thread/all?view=mine",
  add: null,
  countsTowardsVip: false,
};

/** A reply is there at once, so its author is told only of what staff hid. */
export const replyWork: OwnWorkSource = {
  labelOf: () => "thread:mine.reply",
  toOf: ({ detail }) => postPath(threads, detail ?? ""),
  latest: (ctx, most) =>
    latestWork(
      ctx,
      most,
      {
        from: sql`replies AS t JOIN posts AS p ON p.post_id = t.post_id`,
        id: sql`t.reply_id`,
        titleEn: sql`p.title`,
        titleTr: sql`p.title`,
        detail: sql`t.post_id`,
      },
      takenDown,
    ),
};

export const followedPlace: OwnPlace = {
  name: "followed",
  label: "thread:mine.followed",
  order: 4,
  to: "/thread/all?view=followed",
  count: (ctx, most) => countUpTo(ctx, sql`post_follows WHERE user_id = ${ctx.actor.userId}`, most),
};
