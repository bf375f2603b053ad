/** The posts that one reads after another: of the same collection, with the same facets. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import type { Collection } from "./collection";

const MOST_RELATED = 4;

export interface RelatedPost {
  postId: string;
  title: string;
  createdAt: number;
}

/** The statement for the open posts that share a facet with one, those of the narrower facet first, each the latest first. */
export function relatedTo({ db }: Pick<Context, "db">, { feature }: Collection, postId: string) {
  const sharing = (facet: "facet_a" | "facet_b") => sql`SELECT * FROM (SELECT post_id AS postId, title, created_at AS createdAt FROM posts
    WHERE kind = ${feature} AND status = 'approved' AND ${sql.raw(facet)} = (SELECT ${sql.raw(facet)} FROM posts WHERE post_id = ${postId})
      AND post_id <> ${postId} AND closed_at IS NULL ORDER BY key DESC LIMIT ${MOST_RELATED})`;
  return rawStatement<RelatedPost>(db, sql`${sharing("facet_b")} UNION ALL ${sharing("facet_a")}`);
}

/** What the statement found, each post once. */
export const relatedFrom = (rows: readonly RelatedPost[]): RelatedPost[] =>
  [...new Map(rows.map((row) => [row.postId, row])).values()].slice(0, MOST_RELATED);
