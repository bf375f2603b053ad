/** What the account on Instagram showed, as staff wrote it down. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, rowKey, updatedAt } from "./columns";

export const instagramPosts = sqliteTable(
  "instagram_posts",
  {
    key: rowKey(),
    postId: text("post_id").notNull().unique(),
    /** By which Instagram knows the post. */
    shortcode: text("shortcode").notNull().unique(),
    caption: text("caption").notNull(),
    /** A day: `2026-11-21`. */
    postedOn: text("posted_on").notNull(),
    searchText: text("search_text").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("instagram_posts_shortcode", sql`length(shortcode) BETWEEN 5 AND 32`),
    index("instagram_posts_listed").on(t.postedOn, t.key),
    index("instagram_posts_creator").on(t.createdBy).where(sql`created_by IS NOT NULL`),
  ],
);
