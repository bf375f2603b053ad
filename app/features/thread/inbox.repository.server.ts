/** Replies that wait for staff. */
import { sql } from "drizzle-orm";
import { postPath } from "~/engines/posts/collection";
import { collectionInbox, type Decide, PANEL } from "~/engines/review/inbox.server";
import { threads } from "./thread.collection";
import { reviewableReplies } from "./thread.repository.server";

export const repliesInbox = (decide: Decide) =>
  collectionInbox({
    name: "replies",
    order: 5,
    label: "admin:inbox.replies",
    list: `${PANEL}?kind=replies`,
    pageOf: ({ id, state = "" }) => `${postPath(threads, state)}#${id}`,
    from: sql`replies AS t JOIN posts AS p ON p.post_id = t.post_id`,
    title: sql`p.title`,
    excerpt: sql`t.text`,
    state: sql`t.post_id`,
    reviewable: reviewableReplies,
    decide,
  });
