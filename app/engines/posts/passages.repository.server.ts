/** A collection's posts, for the assistant: what is approved and open, never with its author. */
import { sql } from "drizzle-orm";
import { rawStatement } from "../../platform/db.server";
import { allParts, wordsMatch } from "../../platform/search";
import { withoutMarks } from "../markup/markdown.server";
import { type PassageSource, passageSource } from "../passages";
import { type Collection, postPath } from "./collection";
import { openPostsMatch } from "./posts.repository.server";

/** Finds posts that anyone with the collection's access may read, best first. */
export const postPassages = (own: Collection): PassageSource =>
  passageSource({
    name: own.feature,
    access: own.readers,
    find: ({ db }, match, most) =>
      rawStatement<{ postId: string; title: string; text: string }>(
        db,
        sql`SELECT p.post_id AS postId, p.title, p.text FROM posts_fts AS f CROSS JOIN posts AS p ON p.key = f.rowid
          WHERE f.posts_fts MATCH ${allParts(openPostsMatch(own.feature), wordsMatch(match))} AND p.kind = ${own.feature}
            AND p.status = 'approved' AND p.closed_at IS NULL ORDER BY f.rank LIMIT ${most}`,
      ),
    passageOf: ({ postId, title, text }) => ({
      title,
      text: own.hasMarkup ? withoutMarks(text) : text,
      to: postPath(own, postId),
    }),
  });
