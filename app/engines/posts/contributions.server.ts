/** Posts of every collection among what their author gave. */
import { sql } from "drizzle-orm";
import { type ContributionKind, latestWork, type OwnWorkSource, takenDown } from "../contributions";
import { type Collection, ownPath, postPath } from "./collection";

/** Behind the kinds that name an order of their own. */
const FIRST = 10;

/** The kinds of posts that anybody may write, in the order of the collections. */
export const postContributions = (collections: readonly Collection[]): ContributionKind[] =>
  collections
    .filter(({ writers }) => writers === "user")
    .map((collection, index) => ({
      name: `posts:${collection.feature}`,
      label: `${collection.feature}:pages.all`,
      order: FIRST + index,
      to: ownPath(collection),
      add: `${collection.path}/add`,
      countsTowardsVip: false,
    }));

/** Posts are there at once, so their author is told only of what staff took down or have yet to see. */
export function postWork(collections: readonly Collection[]): OwnWorkSource {
  const collectionOf = (kind: string | null) => collections.find(({ feature }) => feature === kind);
  return {
    labelOf: ({ detail }) => `${detail}:pages.all`,
    toOf: ({ id, detail }) => {
      const own = collectionOf(detail);
      return own ? postPath(own, id) : "/my-space";
    },
    latest: (ctx, most) =>
      latestWork(
        ctx,
        most,
        { from: sql`posts AS t`, id: sql`t.post_id`, titleEn: sql`t.title`, titleTr: sql`t.title`, detail: sql`t.kind` },
        takenDown,
      ),
  };
}
