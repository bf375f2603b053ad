/** Categories and tags that admins keep, and which posts have which tags. */
import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flag, rowKey, updatedAt } from "./columns";
import { posts } from "./posts";

export const labelSorts = ["category", "tag"] as const;

export const labels = sqliteTable(
  "labels",
  {
    key: rowKey(),
    labelId: text("label_id").notNull().unique(),
    sort: text("sort", { enum: labelSorts }).notNull(),
    /** Whose category it is; empty for tags, which all share. */
    feature: text("feature").notNull().default(""),
    slug: text("slug").notNull(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr").notNull(),
    /** What it is called in either language, folded. */
    folded: text("folded").notNull(),
    /** Null for none. */
    icon: text("icon"),
    position: integer("position").notNull(),
    isActive: flag("is_active").notNull().default(true),
    /** What it became a part of: posts went there, and its old address leads there. */
    mergedInto: text("merged_into").references((): AnySQLiteColumn => labels.labelId),
    /** How many posts have it; triggers keep it. */
    usedCount: integer("used_count").notNull().default(0),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("labels_sort", sql`sort IN ('category', 'tag') AND (sort = 'tag') = (feature = '')`),
    check("labels_merged", sql`merged_into IS NULL OR (NOT is_active AND merged_into <> label_id)`),
    uniqueIndex("labels_slug").on(t.sort, t.feature, t.slug),
    index("labels_listed").on(t.sort, t.feature, t.position),
    index("labels_merged_into").on(t.mergedInto).where(sql`merged_into IS NOT NULL`),
    index("labels_used").on(t.sort, t.usedCount),
  ],
);

export const postTags = sqliteTable(
  "post_tags",
  {
    postKey: integer("post_key")
      .notNull()
      .references(() => posts.key, { onDelete: "cascade" }),
    labelKey: integer("label_key")
      .notNull()
      .references(() => labels.key),
    /** Its place among the post's tags. */
    position: integer("position").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postKey, t.labelKey] }), index("post_tags_label").on(t.labelKey, t.postKey)],
);
