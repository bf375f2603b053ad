/** Replies, aliases, followers and what else hangs on a thread, in D1. */

import { users } from "@schema/accounts";
import { postFollows, postRevisions, posts } from "@schema/posts";
import { contributions } from "@schema/review";
import { postAliases, replies, replyLikes } from "@schema/thread";
import { and, asc, desc, eq, gt, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { markPosts, openPostsMatch, saveRevisions } from "~/engines/posts/posts.repository.server";
import { isHiddenByReports } from "~/engines/review/hidden.server";
import type { Reviewable } from "~/engines/review/reviewable";
import type { Permission } from "~/platform/access/rule";
import type { Act } from "~/platform/acts/acts";
import { auditChange } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { columns, type Results, rawStatement, returning } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import { allParts, wordsMatch } from "~/platform/search";
import { type NearWord, nearQuery } from "~/platform/stems";
import { replyDossier } from "./dossier.repository.server";
import { tellMentionedInReply, tellOfAccepted, tellOfReply } from "./notices.repository.server";
import { threads } from "./thread.collection";
import { mayAttachPoll, mayChangeReply, maySettle } from "./thread.policy";
import { MAX_DEPTH } from "./thread.rules";
import { shownPhoto } from "./thread-list.repository.server";

const KIND = threads.feature;
/** Replies in one answer of the API. */
const REPLIES_AT_ONCE = 200;
/** Replies on one page of a thread. */
export const REPLIES_SHOWN = 50;
const MAX_REVISIONS = 100;
const MAX_SIMILAR_SEEN = 40;

const isOpenThread = sql`kind = ${KIND} AND status = 'approved'`;

/** Replies to threads as the review of the house decides on them. */
export const reviewableReplies: Reviewable = {
  type: "reply",
  table: replies,
  id: replies.replyId,
  only: sql`EXISTS (SELECT 1 FROM posts AS thread WHERE thread.post_id = replies.post_id AND thread.kind = ${KIND})`,
  dossier: replyDossier,
  notice: {
    from: sql`replies AS t JOIN posts AS p ON p.post_id = t.post_id`,
    title: sql`p.title`,
    page: sql`'/thread/one/' || t.post_id || '?reply=' || t.reply_id || '#' || t.reply_id`,
  },
};

const replyColumns = columns({
  key: replies.key,
  place: replies.place,
  replyId: replies.replyId,
  parentId: replies.parentId,
  depth: replies.depth,
  authorId: replies.authorId,
  isAnonymous: replies.isAnonymous,
  text: replies.text,
  likeCount: replies.likeCount,
  status: replies.status,
  reviewReason: replies.reviewReason,
  reviewedAt: replies.reviewedAt,
  createdAt: replies.createdAt,
  authorName: users.name,
  authorUserName: users.userName,
  alias: postAliases.alias,
});

const hiddenReply = {
  type: "reply",
  id: replies.replyId,
  author: replies.authorId,
  status: replies.status,
  reviewedAt: replies.reviewedAt,
};

const selectReplies = ({ db, actor }: Pick<Context, "db" | "actor">) => {
  const liked = sql`EXISTS (SELECT 1 FROM reply_likes AS own WHERE own.reply_id = ${replies.replyId} AND own.user_id = ${actor?.userId ?? ""})`;
  const byThreadAuthor = sql`(SELECT thread.author_id = ${replies.authorId} AND thread.is_anonymous = ${replies.isAnonymous}
    FROM posts AS thread WHERE thread.post_id = ${replies.postId})`;
  return db
    .select({
      ...replyColumns,
      photoId: shownPhoto(sql`${users}`).as("photoId"),
      isLiked: sql<boolean>`${liked}`.mapWith(Boolean).as("isLiked"),
      isHidden: isHiddenByReports({ actor }, hiddenReply).as("isHidden"),
      /** The thread's author, as they appear there: a name never leads to the unnamed one, nor back. */
      isByAuthor: sql<boolean>`${byThreadAuthor}`.mapWith(Boolean).as("isByAuthor"),
    })
    .from(replies)
    .leftJoin(users, eq(users.userId, replies.authorId))
    .leftJoin(postAliases, and(eq(postAliases.postId, replies.postId), eq(postAliases.userId, replies.authorId)));
};

export type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number];

/** Some of a thread's replies, one after another. */
export interface Part {
  /** From which on, of `replies`. */
  from: SQL;
  order: SQL;
  size: number;
}

/** The replies after a key, as programs ask for them. */
export const partAfter = (after = 0): Part => ({ from: gt(replies.key, after), order: asc(replies.key), size: REPLIES_AT_ONCE });

/** Which page of a thread somebody wants: by its number, by a reply that stands on it, or that with the first one they haven't seen. */
export interface WantedPage {
  page?: number | undefined;
  reply?: string | undefined;
  isUnread?: boolean;
}

/** So many replies stand on the pages before. */
function placesBefore({ actor }: SignedInContext, postId: string, { page, reply, isUnread }: WantedPage): SQL {
  // A bound number is no whole one to SQLite, and divides into parts of a page.
  const before = sql`o.place - 1 - (o.place - 1) % ${REPLIES_SHOWN} FROM replies AS o WHERE o.post_id = ${postId}`;
  if (page !== undefined) return sql`${(page - 1) * REPLIES_SHOWN}`;
  if (isUnread) {
    const seen = sql`coalesce((SELECT seen_key FROM thread_reads WHERE user_id = ${actor.userId} AND post_id = ${postId}), 0)`;
    return sql`coalesce((SELECT ${before} AND o.key > ${seen} ORDER BY o.key LIMIT 1), (SELECT ${before} ORDER BY o.place DESC LIMIT 1), 0)`;
  }
  return reply === undefined ? sql`0` : sql`coalesce((SELECT ${before} AND o.reply_id = ${reply}), 0)`;
}

/** The replies of a page. */
export const partOfPage = (ctx: SignedInContext, postId: string, wanted: WantedPage): Part => ({
  from: sql`${replies.place} > ${placesBefore(ctx, postId, wanted)}`,
  order: asc(replies.place),
  size: REPLIES_SHOWN,
});

/** The statement for the last reply of a thread, whatever its state. */
export const lastReply = ({ db }: SignedInContext, postId: string) =>
  db
    .select({ key: replies.key, place: replies.place })
    .from(replies)
    .where(eq(replies.postId, postId))
    .orderBy(desc(replies.place))
    .limit(1);

/**
 * The statements for a part of a thread: replies in the order in which they were written, one more than it shows,
 * whatever their state; the accepted one, wherever it stands; what they and the thread said before; whether this person follows.
 */
export const replyStatements = (ctx: SignedInContext, postId: string, { from, order, size }: Part) =>
  [
    selectReplies(ctx)
      .where(and(eq(replies.postId, postId), from))
      .orderBy(order)
      .limit(size + 1),
    selectReplies(ctx).where(
      and(
        eq(replies.postId, postId),
        sql`${replies.replyId} = (SELECT accepted_reply_id FROM posts AS asked WHERE asked.post_id = ${postId})`,
      ),
    ),
    ctx.db
      .select()
      .from(postRevisions)
      .where(
        sql`${postRevisions.itemId} IN (SELECT ${postId} UNION ALL SELECT accepted_reply_id FROM posts WHERE post_id = ${postId}
          UNION ALL SELECT * FROM (SELECT reply_id FROM replies WHERE post_id = ${postId} AND ${from} ORDER BY ${order} LIMIT ${size}))`,
      )
      .orderBy(sql`${postRevisions.key} DESC`)
      .limit(MAX_REVISIONS),
    ctx.db
      .select({ one: sql`1` })
      .from(postFollows)
      .where(and(eq(postFollows.postId, postId), eq(postFollows.userId, ctx.actor.userId))),
  ] as const;

/** What those statements gave. */
export function repliesFrom([rows, accepted, revisions, follows]: Results<ReturnType<typeof replyStatements>>) {
  return { rows, accepted: accepted[0] ?? null, revisions, isFollowed: follows.length > 0 };
}

/** One reply of any thread, whatever its state. */
export async function findReply(ctx: Context, replyId: string) {
  const [row] = await ctx.db
    .select({ postId: replies.postId, authorId: replies.authorId, status: replies.status })
    .from(replies)
    .where(and(eq(replies.replyId, replyId), reviewableReplies.only));
  return row ?? null;
}

interface NewReply {
  replyId: string;
  postId: string;
  parentId: string | null;
  text: string;
  isAnonymous: boolean;
}

/** A number for the author of this reply, if it is there, is unnamed and has none in its thread yet; an unnamed thread's author needs none. */
const giveAlias = ({ db }: Context, replyId: string) =>
  rawStatement(
    db,
    sql`INSERT INTO ${postAliases} (post_id, user_id, alias)
    SELECT post_id, author_id, (SELECT coalesce(max(taken.alias), 0) + 1 FROM post_aliases AS taken WHERE taken.post_id = replies.post_id)
    FROM ${replies} WHERE reply_id = ${replyId} AND is_anonymous = 1 AND author_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM posts AS thread
      WHERE thread.post_id = replies.post_id AND thread.author_id = replies.author_id AND thread.is_anonymous = 1)
    ON CONFLICT (post_id, user_id) DO NOTHING`,
  );

/**
 * Writes a reply if, at that moment, its thread is open, neither closed nor locked, and what it answers is there; an unnamed author
 * gets a number, and whoever follows is notified, in the same transaction.
 * @returns whether it was written
 */
export async function insertReply(ctx: SignedInContext, { replyId, postId, parentId, text, isAnonymous }: NewReply): Promise<boolean> {
  const now = ctx.clock.now();
  const inserted = returning(
    ctx.db,
    sql`INSERT INTO ${replies} (reply_id, post_id, parent_id, depth, author_id, is_anonymous, text, status, created_at, updated_at)
      SELECT ${replyId}, thread.post_id, iif(parent.depth >= ${MAX_DEPTH}, parent.parent_id, parent.reply_id),
        coalesce(min(parent.depth + 1, ${MAX_DEPTH}), 1), ${ctx.actor.userId}, ${Number(isAnonymous)}, ${text}, 'approved', ${now}, ${now}
      FROM posts AS thread LEFT JOIN replies AS parent
        ON parent.reply_id = ${parentId} AND parent.post_id = thread.post_id AND parent.status = 'approved'
      WHERE thread.post_id = ${postId} AND thread.kind = ${KIND} AND thread.status = 'approved' AND thread.is_locked = 0 AND thread.closed_at IS NULL
        AND (${parentId} IS NULL OR parent.reply_id IS NOT NULL)`,
    { replyId: replies.replyId },
  );
  const told = [tellMentionedInReply(ctx, replyId, text), tellOfReply(ctx, replyId)] as const;
  const made = await onlyOnce(ctx, replies.replyId, replyId, [inserted, giveAlias(ctx, replyId), ...told]);
  return made === null || made[0].length === 1;
}

/** The actor's permission to change or delete a reply. */
export const permissionToChange = ({ actor }: SignedInContext) => mayChangeReply.permission(actor, replies);

/** Changes a reply and keeps what it said; those whom it mentions only now are told. What staff have hidden waits for them again. @returns whether there was one */
export async function updateReply(
  ctx: SignedInContext,
  replyId: string,
  text: string,
  permission: Permission<"reply.change">,
): Promise<boolean> {
  const now = ctx.clock.now();
  const own = sql`reply_id = ${replyId} AND ${permission}`;
  const [, rows] = await ctx.db.batch([
    saveRevisions(ctx, sql`SELECT reply_id AS item_id, NULL AS title, text FROM ${replies} WHERE ${own} AND text <> ${text}`),
    returning(
      ctx.db,
      sql`UPDATE ${replies} SET text = ${text}, updated_at = ${now}, status = iif(status = 'rejected', 'waiting', status)
      WHERE ${own}`,
      { replyId: replies.replyId },
    ),
    tellMentionedInReply(ctx, replyId, text),
  ]);
  return rows.length === 1;
}

/** Takes a reply away. @returns whether there was one */
export async function deleteReply(ctx: SignedInContext, replyId: string, permission: Permission<"reply.change">): Promise<boolean> {
  const rows = await ctx.db
    .update(replies)
    .set({ status: "deleted", updatedAt: ctx.clock.now() })
    .where(and(eq(replies.replyId, replyId), permission, reviewableReplies.only))
    .returning({ replyId: replies.replyId });
  return rows.length === 1;
}

/** Finds somebody else's reply helpful, or no longer; doing it twice changes nothing. */
export async function setReplyLike({ db, clock, actor }: SignedInContext, replyId: string, isLiked: boolean): Promise<void> {
  if (!isLiked) {
    await db.delete(replyLikes).where(and(eq(replyLikes.replyId, replyId), eq(replyLikes.userId, actor.userId)));
    return;
  }
  await db.run(sql`INSERT INTO ${replyLikes} (reply_id, user_id, created_at) SELECT reply_id, ${actor.userId}, ${clock.now()} FROM ${replies}
    WHERE reply_id = ${replyId} AND status = 'approved' AND author_id IS NOT ${actor.userId}
      AND EXISTS (SELECT 1 FROM posts AS thread WHERE thread.post_id = replies.post_id AND thread.kind = ${KIND} AND thread.status = 'approved')
    ON CONFLICT DO NOTHING`);
}

/** The actor's permission to accept a reply of a thread, and to close it. */
export const permissionToSettle = ({ actor }: SignedInContext) => maySettle.permission(actor, posts);

/** Accepts an open reply of an open thread, or none; its author is notified. @returns whether it was done */
export async function setAccepted(
  ctx: SignedInContext,
  postId: string,
  replyId: string | null,
  permission: Permission<"thread.settle">,
): Promise<boolean> {
  const isThere = sql`EXISTS (SELECT 1 FROM replies AS answer WHERE answer.reply_id = ${replyId} AND answer.post_id = posts.post_id
    AND answer.status = 'approved')`;
  const isTheirs = and(eq(posts.postId, postId), eq(posts.kind, KIND), permission);
  const marked = markPosts(ctx, and(isTheirs, replyId === null ? undefined : isThere), { acceptedReplyId: replyId });
  const [rows] = await ctx.db.batch([marked, ...(replyId === null ? [] : [tellOfAccepted(ctx, postId, replyId)])]);
  return rows.length === 1;
}

/** Closes a thread to new replies, or opens it again; whoever closed it once more keeps its first time. @returns whether there was one */
export async function setClosed(ctx: SignedInContext, postId: string, isClosed: boolean, permission: Permission<"thread.settle">) {
  const closedAt = isClosed ? sql`coalesce(closed_at, ${ctx.clock.now()})` : null;
  const rows = await markPosts(ctx, and(eq(posts.postId, postId), eq(posts.kind, KIND), permission), { closedAt });
  return rows.length === 1;
}

/** The actor's permission to embed a poll in a thread. */
export const permissionToAttach = ({ actor }: SignedInContext, postId: string) =>
  mayAttachPoll.permission(
    actor,
    posts,
    (condition) => sql`EXISTS (SELECT 1 FROM posts WHERE post_id = ${postId} AND kind = ${KIND} AND ${condition})`,
  );

interface StaffChange {
  act: Act;
  field: "isLocked" | "isPinned";
  value: boolean;
  set: { isLocked: boolean } | { isPinned: boolean };
}

async function changeAsStaff(ctx: StaffContext, postId: string, { act, field, value, set }: StaffChange): Promise<void> {
  const where = and(eq(posts.postId, postId), eq(posts.kind, KIND), ne(posts[field], value));
  const change = { act, subjectType: KIND, after: { [field]: value } };
  await ctx.db.batch([
    auditChange(ctx, change, { table: posts, id: posts.postId, fields: { [field]: posts[field] }, where }),
    markPosts(ctx, where, set),
  ]);
}

/** Takes new replies off a thread, or on again; written down with who did it. */
export const setLocked = (ctx: StaffContext, postId: string, isLocked: boolean) =>
  changeAsStaff(ctx, postId, { act: `thread.${isLocked ? "lock" : "unlock"}`, field: "isLocked", value: isLocked, set: { isLocked } });

/** Puts a thread on top of the list, or takes it down; written down with who did it. */
export const setPinned = (ctx: StaffContext, postId: string, isPinned: boolean) =>
  changeAsStaff(ctx, postId, {
    act: `thread.${isPinned ? "pin" : "unpin"}`,
    field: "isPinned",
    value: isPinned,
    set: { isPinned },
  });

/** Open threads with words like these: those that hold all of them, then the latest that hold one. */
export async function findSimilar(
  { db }: Context,
  words: readonly NearWord[],
): Promise<{ postId: string; title: string; replyCount: number }[]> {
  const some = nearQuery(words);
  if (!some) return [];
  const all = words.map((forms) => `(${nearQuery([forms])})`).join(" AND ");
  const matching = (query: string) => allParts(openPostsMatch(KIND), wordsMatch(query));
  const among = (query: string, limit: number) =>
    db
      .select({ postId: posts.postId, title: posts.title, replyCount: posts.replyCount })
      .from(posts)
      .where(
        sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${query} ORDER BY rowid DESC LIMIT ${limit}) AND ${isOpenThread}`,
      );
  const [whole, parts] = await db.batch([among(matching(all), 10), among(matching(some), MAX_SIMILAR_SEEN)]);
  const seen = new Set(whole.map(({ postId }) => postId));
  return [...whole, ...parts.filter(({ postId }) => !seen.has(postId))];
}

const named = sql`kind = ${KIND} AND is_anonymous = 0`;

/** Who wrote threads under their name, and how many of those: unnamed ones would lead to their authors. */
export async function listNamed({ db }: Pick<Context, "db">, _: string, { after = "", size }: { after?: string; size: number }) {
  const count = (status: string) => sql<number>`sum(${posts.status} = ${status})`.mapWith(Number).as(status);
  const [rows] = await db.batch([
    db
      .select({
        ...columns({ userId: users.userId, userName: users.userName, name: users.name }),
        waiting: count("waiting"),
        approved: count("approved"),
        rejected: count("rejected"),
        deleted: count("deleted"),
        lastAt: sql<number>`max(${posts.createdAt})`.as("lastAt"),
      })
      .from(contributions)
      .innerJoin(users, eq(users.userId, contributions.userId))
      .innerJoin(posts, and(eq(posts.authorId, contributions.userId), named))
      .where(and(eq(contributions.collection, `posts:${KIND}`), gt(contributions.userId, after), isNotNull(posts.authorId)))
      .groupBy(contributions.userId)
      .orderBy(asc(contributions.userId))
      .limit(size + 1),
  ]);
  return rows;
}
