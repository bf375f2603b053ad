/** Who follows which post, and what is new in it since they looked. */
import { postFollows, posts } from "@schema/posts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { SignedInContext } from "../../platform/context";
import { columns } from "../../platform/db.server";

/** The latest that are shown of what somebody follows. */
const MOST_SHOWN = 100;

const unseen = sql<number>`max(${posts.replyCount} - ${postFollows.seenReplies}, 0)`;

/** Follows a post of a kind that is open to readers, from its replies so far on, or no longer. */
export async function setFollow({ db, clock, actor }: SignedInContext, kind: string, postId: string, isFollowed: boolean): Promise<void> {
  if (!isFollowed) {
    await db.delete(postFollows).where(and(eq(postFollows.postId, postId), eq(postFollows.userId, actor.userId)));
    return;
  }
  await db.run(sql`INSERT INTO ${postFollows} (post_id, user_id, seen_replies, created_at)
    SELECT post_id, ${actor.userId}, reply_count, ${clock.now()} FROM ${posts}
    WHERE post_id = ${postId} AND kind = ${kind} AND status = 'approved' ON CONFLICT DO NOTHING`);
}

/** Remembers that a follower has seen the replies that there are. */
export async function markSeen({ db, actor }: SignedInContext, postId: string): Promise<void> {
  const count = sql`(SELECT reply_count FROM ${posts} WHERE post_id = ${postId})`;
  await db
    .update(postFollows)
    .set({ seenReplies: count })
    .where(and(eq(postFollows.postId, postId), eq(postFollows.userId, actor.userId), sql`seen_replies <> ${count}`));
}

/** The statement for the posts of a kind that somebody follows, those with new replies first, then the latest; at most a hundred. */
export const followedPosts = ({ db, actor }: SignedInContext, kind: string, most = MOST_SHOWN) =>
  db
    .select(
      columns({
        postId: posts.postId,
        title: posts.title,
        replyCount: posts.replyCount,
        createdAt: posts.createdAt,
        news: unseen.as("news"),
      }),
    )
    .from(postFollows)
    .innerJoin(posts, eq(posts.postId, postFollows.postId))
    .where(and(eq(postFollows.userId, actor.userId), eq(posts.kind, kind), eq(posts.status, "approved")))
    .orderBy(sql`${unseen} = 0`, desc(posts.key))
    .limit(most);
