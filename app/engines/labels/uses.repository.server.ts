/** Categories and tags of posts: as part of a list's own statement, and as conditions and statements of a post's batch. */
import { posts } from "@schema/posts";
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import { foldTurkish } from "../../platform/folding";
import { tagsIn } from "./labels";

/** A post's category: names in both languages and icon; null where nobody keeps its kind's categories. */
export type StoredCategory = readonly [nameEn: string, nameTr: string, icon: string | null];
/** One of a post's tags; those that aren't in use any more are its history alone. */
export type StoredTag = readonly [slug: string, nameEn: string, nameTr: string, isActive: 0 | 1];

/**
 * The category of the post in the row, as a JSON document.
 * @param kind whose posts they all are: then its categories are read once, not with each row
 */
export const categoryOfPost = (kind?: string): SQL =>
  kind === undefined
    ? sql`(SELECT json_array(l.name_en, l.name_tr, l.icon) FROM labels AS l
        WHERE l.sort = 'category' AND l.feature = ${posts.kind} AND l.slug = ${posts.facetA})`
    : sql`((SELECT json_group_object(l.slug, json_array(l.name_en, l.name_tr, l.icon)) FROM labels AS l
        WHERE l.sort = 'category' AND l.feature = ${kind}) -> ${posts.facetA})`;

/** The tags of the post in the row, as a JSON document; null where it has none. */
export const tagsOfPost: SQL = sql`CASE WHEN coalesce(${posts.details} ->> '$.tags', '') <> '' THEN (SELECT json_group_array(json_array(slug, name_en, name_tr, is_active)) FROM (SELECT l.slug, l.name_en, l.name_tr, l.is_active
  FROM post_tags AS t JOIN labels AS l ON l.key = t.label_key WHERE t.post_key = ${posts.key} ORDER BY t.position)) END`;

/** Holds for posts that have a tag. */
export const hasTag = (slug: string): SQL => sql`${posts.key} IN (SELECT t.post_key FROM post_tags AS t
  WHERE t.label_key = (SELECT l.key FROM labels AS l WHERE l.sort = 'tag' AND l.feature = '' AND l.slug = ${slug} AND l.is_active))`;

/** Whether a category can be chosen at that moment. @param held one that is as good, because the post has it already */
export const isOffered = (feature: string, slug: string, held: SQL = sql`NULL`): SQL =>
  sql`(${slug} IS ${held} OR EXISTS (SELECT 1 FROM labels AS l WHERE l.sort = 'category' AND l.feature = ${feature} AND l.slug = ${slug} AND l.is_active))`;

/** Whether a category can be chosen now. */
export async function canBeChosen({ db }: Pick<Context, "db">, feature: string, slug: string): Promise<boolean> {
  const [row] = await db.all<{ is: number }>(sql`SELECT ${isOffered(feature, slug)} AS "is"`);
  return row?.is === 1;
}

interface TaggedPost {
  postId: string;
  kind: string;
  /** Its tags as they stand in the post. */
  line: string;
  /** What they are in the list that all share. */
  tags: readonly { slug: string; name: string }[];
}

/**
 * The statements that make a post's tags what its own line says, for the batch that writes it, after the post; tags that
 * nobody has used before begin with it. They do nothing for a post that isn't there or says something else.
 */
export function tagStatements({ db, clock }: Pick<Context, "db" | "clock">, { postId, kind, line, tags }: TaggedPost) {
  if (tagsIn(line).length === 0) return [];
  const now = clock.now();
  const it = sql`p.post_id = ${postId} AND p.kind = ${kind} AND p.details ->> '$.tags' = ${line}`;
  const rows = eachOf(tags.map((tag) => ({ ...tag, folded: foldTurkish(tag.name) })));
  return [
    rawStatement(
      db,
      sql`INSERT INTO labels (label_id, sort, slug, name_en, name_tr, folded, position, created_at, updated_at)
        SELECT 'tag-' || lower(hex(randomblob(10))), 'tag', value ->> 'slug', value ->> 'name', value ->> 'name', value ->> 'folded',
          (SELECT coalesce(max(position), 0) FROM labels WHERE sort = 'tag' AND feature = '') + 1 + key, ${now}, ${now}
        FROM ${rows} WHERE EXISTS (SELECT 1 FROM posts AS p WHERE ${it}) ON CONFLICT DO NOTHING`,
    ),
    rawStatement(db, sql`DELETE FROM post_tags WHERE post_key = (SELECT p.key FROM posts AS p WHERE ${it})`),
    rawStatement(
      db,
      sql`INSERT INTO post_tags (post_key, label_key, position)
        SELECT p.key, coalesce(m.key, l.key), e.key FROM ${rows} AS e
        JOIN labels AS l ON l.sort = 'tag' AND l.feature = '' AND l.slug = e.value ->> 'slug'
        LEFT JOIN labels AS m ON m.label_id = l.merged_into
        JOIN posts AS p ON ${it} WHERE true ON CONFLICT DO NOTHING`,
    ),
  ];
}
