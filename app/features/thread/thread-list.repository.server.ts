/** What the list of discussions tells of each beside the post: its author's photo, who replied last and when, and what is new for its reader. */
import { users } from "@schema/accounts";
import { postFollows, posts } from "@schema/posts";
import { postAliases, replies } from "@schema/thread";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";

/** A person as far as a row shows them; the unnamed have neither name nor photo. */
interface RowPerson {
  name: string | null;
  photoId: string | null;
}

export interface ThreadFacts {
  photoId: string | null;
  /** Null while nobody has replied. */
  last: (RowPerson & { alias: number | null }) | null;
  /** Replies since the reader looked; 0 where they don't follow. */
  news: number;
}

/** A photo where its owner shows it. */
const photoOf = (person: SQL) =>
  sql`iif(EXISTS (SELECT 1 FROM json_each(${person}.public_parts) WHERE value = 'photo'), ${person}.photo_id, NULL)`;

/** The author of an unnamed thread answers without a number: their replies have no alias. */
const last = sql`(SELECT json_object('name', iif(r.is_anonymous, NULL, p.name), 'photoId', iif(r.is_anonymous, NULL, ${photoOf(sql`p`)}),
    'alias', iif(r.is_anonymous, (SELECT a.alias FROM ${postAliases} AS a WHERE a.post_id = r.post_id AND a.user_id = r.author_id), NULL))
  FROM ${replies} AS r LEFT JOIN ${users} AS p ON p.user_id = r.author_id WHERE r.reply_id = ${posts.lastReplyId})`;

/** These facts as a JSON document, for `readList`. */
export const threadFacts = ({ actor }: Pick<Context, "actor">): SQL =>
  sql`json_object('photoId', iif(${posts.isAnonymous}, NULL, ${photoOf(sql`users`)}), 'last', json(${last}),
    'news', coalesce((SELECT max(${posts.replyCount} - f.seen_replies, 0) FROM ${postFollows} AS f
      WHERE f.post_id = ${posts.postId} AND f.user_id = ${actor?.userId ?? ""}), 0))`;
