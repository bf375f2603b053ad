/** Posts that hold a word which the database itself knows, such as the code of a course. */
import { posts } from "@schema/posts";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import type { Collection } from "./collection";
import { openPostsMatch, SPARE_HITS, selectPosts } from "./posts.repository.server";

type Reader = Pick<Context, "db" | "actor">;

/**
 * The statement for the latest open posts that hold a word, one more than a page.
 * @param word SQL that gives it, so that what it stands on is read in the same round trip
 * @param before the key of the last post seen
 */
export function postsHolding(ctx: Reader, { feature, pictures }: Collection, word: SQL, size: number, before?: number) {
  const below = before === undefined ? sql`` : sql`AND rowid < CAST(${before} AS INTEGER)`;
  const match = sql`${openPostsMatch(feature)} || ' AND search_text : ("' || lower(${word}) || '"*)'`;
  return selectPosts(ctx, pictures)
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
