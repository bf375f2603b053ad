/** Equivalences of courses go with a post that goes. */
import { courseEquivalences } from "@schema/erasmus";
import { sql } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";
import { postsOf } from "~/engines/posts/personal-data.server";

export const erasmusPlaces = usedFor(
  { purpose: "contributions", bases: ["contract"], recipients: ["everyone"], kept: "own", sensitivity: "open" },
  [
    {
      stage: "dependents",
      table: courseEquivalences,
      column: courseEquivalences.postId,
      where: (person) => sql`${courseEquivalences.postId} IN (${postsOf(person)})`,
      onDeletion: { deleteWhere: sql`post_id IN (SELECT posts.post_id FROM posts WHERE posts.status <> 'approved')` },
      exported: {},
    },
  ],
);
