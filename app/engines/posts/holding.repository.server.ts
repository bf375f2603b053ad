/** Open posts that others than lists ask for: by a word that the database itself knows, such as a course's code, or by their ids. */
import { posts } from "@schema/posts";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { eachOf } from "../../platform/db.server";
import type { Collection } from "./collection";
import { openPostsMatch, type PostRow, SPARE_HITS, selectPosts } from "./posts.repository.server";

type Reader = Pick<Context, "db" | "actor">;

/**
 * The statement for the latest open posts that hold a word, one more than a page.
 * @param word SQL that gives it, so that what it stands on is read in the same round trip
 * @param before the key of the last post seen
 */
export function postsHolding(ctx: Reader, { feature, pictures }: Collection, word: SQL, size: number, before?: number) {
  const below = before === undefined ? sql`` : sql`AND rowid < CAST(${before} AS INTEGER)`;
  const match = sql`${openPostsMatch(feature)} || ' AND search_text : ("' || lower(${word}) || '"*)'`;
  return selectPosts(ctx, { pictures })
    .where(
      and(
        eq(posts.kind, feature),
        eq(posts.status, "approved"),
        sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${match} ${below} ORDER BY rowid DESC LIMIT ${size + SPARE_HITS})`,
      ),
    )
    .orderBy(desc(posts.key))
    .limit(size + 1);
}

/** Those of some posts that are open to readers. */
export async function openPosts(ctx: Reader, { feature }: Collection, postIds: readonly string[]): Promise<PostRow[]> {
  const [rows] = await ctx.db.batch([
    selectPosts(ctx).where(
      and(sql`${posts.postId} IN (SELECT value FROM ${eachOf(postIds)})`, eq(posts.kind, feature), eq(posts.status, "approved")),
    ),
  ]);
  return rows;
}
