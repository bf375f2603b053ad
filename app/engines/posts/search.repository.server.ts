/** A collection's posts in the search across everything. */
import { posts } from "@schema/posts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { columns } from "../../platform/db.server";
import { allParts, wordsMatch } from "../../platform/search";
import { searchSource } from "../search-source";
import { type Collection, postPath } from "./collection";
import { openPostsMatch } from "./posts.repository.server";

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
            sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${allParts(openPostsMatch(own.feature), question.isKind ? null : wordsMatch(match))} ORDER BY rowid DESC LIMIT ${most * 3})`,
            eq(posts.status, "approved"),
            own.isClosable ? isNull(posts.closedAt) : undefined,
          ),
        )
        .orderBy(desc(posts.key))
        .limit(most),
    hitOf: ({ postId, title }) => ({ title, about: null, to: postPath(own, postId) }),
  });
