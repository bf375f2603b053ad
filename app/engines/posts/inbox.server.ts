/** Posts of every collection that wait for staff, as one kind. */
import { sql } from "drizzle-orm";
import { asT, collectionInbox, PANEL } from "../review/inbox.server";
import { review } from "../review/review.server";
import { type Collection, postPath } from "./collection";
import { allPosts } from "./posts.repository.server";

const LIST = `${PANEL}?kind=posts`;

/** @param collections all of them: a post leads to its own collection's page */
export function postsInbox(collections: readonly Collection[]) {
  const reviewable = allPosts(collections);
  return collectionInbox({
    name: "posts",
    order: 4,
    label: "admin:inbox.posts",
    list: LIST,
    counters: collections.map(({ feature }) => `posts:${feature}`),
    pageOf({ id = "", state }) {
      const own = collections.find(({ feature }) => feature === state);
      return own ? postPath(own, id) : LIST;
    },
    from: asT(reviewable),
    title: sql`t.title`,
    excerpt: sql`t.text`,
    state: sql`t.kind`,
    reviewable,
    decide: (ctx, input) => review(ctx, reviewable, input),
  });
}
