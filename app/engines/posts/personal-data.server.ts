/** Where posts name people, and what of them stays when an account goes. */
import { images } from "@schema/media";
import { postFollows, postLikes, postRevisions, posts } from "@schema/posts";
import { type SQL, sql } from "drizzle-orm";
import { ACTED, type Person, type PersonalColumn, usedFor } from "../personal/personal.server";
import { isHeld } from "../review/held";
import type { Collection } from "./collection";

/** Whether a post of these collections stays without its author: readers see it and it leads to nobody, or a legal request keeps it. */
function stays(collections: readonly Collection[]): SQL {
  const going = collections.filter(({ goesWithAuthor }) => goesWithAuthor).map(({ feature }) => feature);
  return sql`(posts.status = 'approved' AND posts.kind NOT IN (SELECT value FROM json_each(${JSON.stringify(going)})) OR ${isHeld(sql`posts.post_id`)})`;
}

/** The ids of the posts that a person wrote. */
export const postsOf = ({ userId }: Person) => sql`SELECT posts.post_id FROM posts WHERE posts.author_id = ${userId}`;

/** The places of posts. @param collections all of them: some go with their author */
export function postPlaces(collections: readonly Collection[]): PersonalColumn[] {
  const postStays = stays(collections);
  return usedFor({ purpose: "contributions", bases: ["contract"], recipients: ["everyone"], kept: "own", sensitivity: "open" }, [
    {
      // Pictures of posts that go below.
      stage: "dependents",
      table: images,
      column: images.subjectId,
      where: (person) => sql`${images.subjectId} IN (${postsOf(person)} AND NOT ${postStays})`,
      onDeletion: { set: sql`status = 'deleted'` },
      atDeletion: "gone",
      exported: "nothing",
    },
    {
      // What posts and replies said before they were changed.
      stage: "dependents",
      table: postRevisions,
      column: postRevisions.itemId,
      where: (person) => sql`${postRevisions.itemId} IN (${postsOf(person)}
        UNION ALL SELECT replies.reply_id FROM replies WHERE replies.author_id = ${person.userId})`,
      onDeletion: "delete",
      exported: {},
    },
    {
      stage: "content",
      table: posts,
      column: posts.authorId,
      // What others answered hangs on it, so the row stays; what was never approved loses its words, a PDF its file's name.
      onDeletion: {
        set: sql`author_id = NULL, title = iif(${postStays}, title, ''), text = iif(${postStays}, text, ''),
          details = iif(${postStays}, iif(json_type(details, '$.file') = 'object', json_set(details, '$.file.name', 'notes.pdf'), details), '{}'),
          facet_a = iif(${postStays}, facet_a, NULL), facet_b = iif(${postStays}, facet_b, NULL),
          search_text = iif(${postStays}, search_text, ''), review_reason = NULL, status = iif(${postStays}, status, 'deleted')`,
      },
      exported: { without: [posts.reviewedBy] },
    },
    { table: postLikes, column: postLikes.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: postFollows, column: postFollows.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: posts, column: posts.reviewedBy, ...ACTED },
  ]);
}
