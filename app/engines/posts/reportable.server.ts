/** Posts of every collection as reports are about them. */
import { sql } from "drizzle-orm";
import type { Reportable } from "../reportable";
import type { Collection } from "./collection";
import { allPosts } from "./posts.repository.server";

export const reportablePosts = (collections: readonly Collection[]): Reportable => ({
  idPrefix: "post",
  reviewable: allPosts(collections),
  isHideable: true,
  join: sql`LEFT JOIN posts AS p ON r.subject_type = 'post' AND p.post_id = r.subject_id`,
  place: sql`p.kind`,
  title: sql`iif(p.status = 'approved' AND NOT p.is_anonymous, p.title, NULL)`,
  text: sql`p.title || ': ' || p.text`,
  status: sql`p.status`,
  author: sql`p.author_id`,
  pageOf: (id, kind) => `/${kind}/one/${id}`,
});
