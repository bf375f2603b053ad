/** Seeds the tags of the seeded posts, with ids that say which: `tag-demo-1`. */
import { and, asc, inArray, sql } from "drizzle-orm";
import { knownTags } from "../../app/engines/labels/labels";
import type { Db } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { labels, postTags } from "../schema/labels";
import { posts } from "../schema/posts";
import { insertMany } from "./insert-many";

/** Writes them, in the order in which posts have them. */
export async function seedTags(db: Db, now: number): Promise<void> {
  const tagged = await db
    .select({ key: posts.key, details: posts.details })
    .from(posts)
    .where(and(inArray(posts.kind, ["thread", "study-tip"]), sql`coalesce(details ->> '$.tags', '') <> ''`))
    .orderBy(asc(posts.key));
  const all = tagged.flatMap(({ key, details }) => knownTags(String(details.tags)).map((tag, position) => ({ ...tag, key, position })));
  const bySlug = new Map(all.map(({ slug, name }) => [slug, name]));
  await insertMany(
    db,
    labels,
    [...bySlug].map(([slug, name], at) => ({
      labelId: `tag-demo-${at + 1}`,
      sort: "tag" as const,
      slug,
      nameEn: name,
      nameTr: name,
      folded: foldTurkish(name),
      position: at + 1,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const stored = await db.select({ key: labels.key, slug: labels.slug }).from(labels).where(sql`sort = 'tag'`);
  const keys = new Map(stored.map(({ key, slug }) => [slug, key]));
  const rows = all.flatMap(({ slug, key, position }) => {
    const labelKey = keys.get(slug);
    return labelKey === undefined ? [] : [{ postKey: key, labelKey, position }];
  });
  await insertMany(db, postTags, rows);
}
