/** A collection's posts in the search across everything. */
import { posts } from "@schema/posts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { columns } from "../../platform/db.server";
import { allParts, foldTurkish, wordsMatch } from "../../platform/search";
import { type SearchQuestion, searchSource } from "../search-source";
import { type Collection, postPath } from "./collection";
import { openPostsMatch } from "./posts.repository.server";

/** Whether a question asks for the kind as such: `erasmus` leads to the latest of Erasmus. */
function isKind(own: Collection, { product }: Context, { text }: SearchQuestion): boolean {
  const asked = foldTurkish(text);
  const names = Object.values(product.translators).map(({ t }) => (t as (key: string) => string)(`search:sources.${own.feature}`));
  return names.some((name) => foldTurkish(name) === asked);
}

/** Finds posts by their words, newest first; never says who wrote them. */
export const postSource = (own: Collection) =>
  searchSource({
    order: 4,
    name: own.feature,
    access: own.readers,
    list: `${own.path}/all`,
    find: (ctx, match, most, question) =>
      ctx.db
        .select(columns({ postId: posts.postId, title: posts.title }))
        .from(posts)
        .where(
          and(
            sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${allParts(openPostsMatch(own.feature), isKind(own, ctx, question) ? null : wordsMatch(match))} ORDER BY rowid DESC LIMIT ${most * 3})`,
            eq(posts.status, "approved"),
            own.isClosable ? isNull(posts.closedAt) : undefined,
          ),
        )
        .orderBy(desc(posts.key))
        .limit(most),
    hitOf: ({ postId, title }) => ({ title, about: null, to: postPath(own, postId) }),
  });
