/** Seeds a few posts of each collection, with ids that say which: `post-study-tip-1`. */
import { collections } from "../../app/collections";
import { type Collection, facetField } from "../../app/engines/posts/collection";
import { searchableText } from "../../app/engines/posts/search-text";
import type { Db } from "../../app/platform/db.server";
import { dayAhead, endOfDay, startOfDay } from "../../app/platform/time";
import { posts } from "../schema/posts";
import { morePosts } from "./content/more-posts";
import { seedPosts } from "./content/posts";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

const HOUR = 3_600_000;

/** What ends by itself ends a month from now. */
function withEnd({ fields, isExpiring }: Collection, details: Record<string, unknown>, now: number): Record<string, unknown> {
  const end = fields.find(({ isRelevant }) => isRelevant)?.name;
  if (!isExpiring || !end || details[end] === undefined) return details;
  return { ...details, [end]: dayAhead(now, 30) };
}

/** Writes them; the first of each collection is the demo student's, or the admin's where staff write. */
export async function seedCollections(db: Db, now: number, random: Random, studentIds: readonly string[]): Promise<void> {
  const rows = collections.flatMap((collection) =>
    [...(seedPosts[collection.feature] ?? []), ...(morePosts[collection.feature] ?? [])].map(
      ({ title, text, details: written, isAnonymous = false }, index) => {
        const details = withEnd(collection, written, now);
        const value = (facet: "A" | "B") => String(details[facetField(collection, facet)?.name ?? ""] ?? "") || null;
        const day = details[collection.fields.find(({ isRelevant }) => isRelevant)?.name ?? ""];
        const facets = { kind: collection.feature, facetA: value("A"), facetB: value("B") };
        const first = collection.writers === "user" ? "user-demo-student" : "user-demo-admin";
        const isStudents = collection.writers === "user" && index > 0 && studentIds.length > 0;
        const at = now - (index + 1) * 30 * HOUR;
        const words = [title, text, ...Object.values(details).filter((each) => typeof each === "string")] as string[];
        return {
          ...facets,
          postId: `post-${collection.feature}-${index + 1}`,
          authorId: isStudents ? random.pick(studentIds) : first,
          title,
          text,
          details,
          isAnonymous,
          relevantAt: day ? (collection.isExpiring ? endOfDay : startOfDay)(String(day)) : null,
          searchText: searchableText(words.join(" ")),
          status: "approved" as const,
          createdAt: at,
          updatedAt: at,
        };
      },
    ),
  );
  await insertMany(db, posts, rows.reverse());
}
