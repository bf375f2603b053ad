/** What the list of discussions tells of each beside the post: its author's photo, who replied last and when, and what is new for its reader. */
import { users } from "@schema/accounts";
import { postFollows, posts } from "@schema/posts";
import { postAliases, replies, threadReads } from "@schema/thread";
import { type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";

/** A person as far as a row shows them; the unnamed have neither name nor photo. */
interface RowPerson {
  name: string | null;
  photoId: string | null;
}

export interface ThreadFacts {
  photoId: string | null;
  /** Null while nobody has replied. */
  last: (RowPerson & { alias: number | null }) | null;
  /** Replies since the reader looked. */
  news: number;
  /** Somebody else's, which the reader never opened. */
  isUnread: boolean;
}

/** A photo where its owner shows it. */
export const shownPhoto = (person: SQL) =>
  sql<string | null>`iif(EXISTS (SELECT 1 FROM json_each(${person}.public_parts) WHERE value = 'photo'), ${person}.photo_id, NULL)`;

/** The statement for the photo of a thread's author, where they show both. */
export const authorPhoto = ({ db }: Pick<Context, "db">, postId: string) =>
  rawStatement<{ photoId: string | null }>(
    db,
    sql`SELECT ${shownPhoto(sql`a`)} AS photoId FROM ${posts} AS p JOIN ${users} AS a ON a.user_id = p.author_id WHERE p.post_id = ${postId} AND p.is_anonymous = 0`,
  );

/** The author of an unnamed thread answers without a number: their replies have no alias. */
const last = sql`(SELECT json_object('name', iif(r.is_anonymous, NULL, p.name), 'photoId', iif(r.is_anonymous, NULL, ${shownPhoto(sql`p`)}),
    'alias', iif(r.is_anonymous, (SELECT a.alias FROM ${postAliases} AS a WHERE a.post_id = r.post_id AND a.user_id = r.author_id), NULL))
  FROM ${replies} AS r LEFT JOIN ${users} AS p ON p.user_id = r.author_id WHERE r.reply_id = ${posts.lastReplyId})`;

/** New replies are counted up to this many. */
const MOST_NEWS = 10;

/** Replies of others since the reader looked: into what they opened, or, where they only follow, what was there then. The plus keeps the count in the thread's own index. */
const news = (readerId: string) => sql`coalesce(
  (SELECT (SELECT count(*) FROM (SELECT 1 FROM ${replies} AS n WHERE n.post_id = o.post_id AND n.key > o.seen_key AND +n.status = 'approved'
    AND n.author_id IS NOT ${readerId} LIMIT ${MOST_NEWS})) FROM ${threadReads} AS o WHERE o.user_id = ${readerId} AND o.post_id = ${posts.postId}),
  (SELECT max(${posts.replyCount} - f.seen_replies, 0) FROM ${postFollows} AS f WHERE f.post_id = ${posts.postId} AND f.user_id = ${readerId}), 0)`;

const isUnread = (readerId: string) => sql`${posts.authorId} IS NOT ${readerId} AND NOT EXISTS (SELECT 1 FROM ${threadReads} AS o
  WHERE o.user_id = ${readerId} AND o.post_id = ${posts.postId})`;

/** These facts as a JSON document, for `readList`. */
export const threadFacts = ({ actor }: SignedInContext): SQL =>
  sql`json_object('photoId', iif(${posts.isAnonymous}, NULL, ${shownPhoto(sql`users`)}), 'last', json(${last}),
    'news', ${news(actor.userId)}, 'isUnread', json(iif(${isUnread(actor.userId)}, 'true', 'false')))`;
