/** Answers of discussions, for the assistant: what opens a discussion asks, and answers nobody. Never with who wrote them. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { passageSource } from "~/engines/passages";
import { postPath } from "~/engines/posts/collection";
import { openPostsMatch } from "~/engines/posts/posts.repository.server";
import { rawStatement } from "~/platform/db.server";
import { allParts, wordsMatch } from "~/platform/search";
import { threads } from "./thread.collection";

/** So many discussions that fit best are looked at; most of them may have no reply that answers. */
const MOST_LOOKED_AT = 24;
/** Where no reply was accepted and so many replied at least, the one that most liked of the first is what answers. */
const SEVERAL = 2;
const FIRST_REPLIES = 8;

/**
 * The reply that answers: the accepted one, or the best of the first of several. Never the asker's own, as they appear there:
 * whoever asked without their name isn't told by which named reply is left out.
 */
const answering = sql`coalesce(f.accepted_reply_id, (
  SELECT o.reply_id FROM replies AS o WHERE o.post_id = f.post_id AND o.place <= ${FIRST_REPLIES} AND o.depth = 1
    AND o.status = 'approved' AND NOT (o.author_id IS f.author_id AND o.is_anonymous = f.is_anonymous)
  ORDER BY o.like_count DESC, o.place LIMIT 1))`;

/** Finds discussions by their question, best first, and gives the reply that answered it. Replies are read of the best alone. */
export const threadPassages = passageSource({
  name: threads.feature,
  access: threads.readers,
  byTitle: true,
  find: ({ db }, match, most) =>
    rawStatement<{ postId: string; replyId: string; title: string; asked: string; text: string }>(
      db,
      sql`SELECT f.post_id AS postId, r.reply_id AS replyId, f.title, f.text AS asked, r.text
        FROM (SELECT p.*, found.rank AS fit
          FROM (SELECT rowid, rank FROM posts_fts WHERE posts_fts MATCH ${allParts(openPostsMatch(threads.feature), wordsMatch(match))}
              ORDER BY rank LIMIT ${MOST_LOOKED_AT}) AS found
            CROSS JOIN posts AS p ON p.key = found.rowid
          WHERE p.kind = ${threads.feature} AND p.status = 'approved' AND (p.accepted_reply_id IS NOT NULL OR p.reply_count >= ${SEVERAL})
          ORDER BY found.rank LIMIT ${most}) AS f
          CROSS JOIN replies AS r ON r.reply_id = ${answering}
        WHERE r.status = 'approved' ORDER BY f.fit`,
    ),
  passageOf: ({ postId, replyId, title, asked, text }) => ({
    title,
    text: withoutMarks(text),
    keywords: withoutMarks(asked),
    to: `${postPath(threads, postId)}?reply=${replyId}#${replyId}`,
  }),
});
