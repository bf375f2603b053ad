/** Replies to threads, and the numbers of those who write unnamed. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, reviewStatuses, rowKey, updatedAt } from "./columns";
import { posts } from "./posts";

/** Numbers that stand for anonymous people within one post, in the order in which they spoke. */
export const postAliases = sqliteTable(
  "post_aliases",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    alias: integer("alias").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    uniqueIndex("post_aliases_number").on(t.postId, t.alias),
    index("post_aliases_user").on(t.userId),
  ],
);

export const replies = sqliteTable(
  "replies",
  {
    key: rowKey(),
    replyId: text("reply_id").notNull().unique(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    /** How many replies its post has up to this one, whatever their state; given by a trigger, and never changed. */
    place: integer("place").notNull().default(0),
    parentId: text("parent_id"),
    /** 1 answers the post, 3 is the deepest. */
    depth: integer("depth").notNull(),
    authorId: text("author_id").references(() => users.userId),
    isAnonymous: flag("is_anonymous").notNull().default(false),
    text: text("text").notNull(),
    likeCount: integer("like_count").notNull().default(0),
    status: text("status", { enum: reviewStatuses }).notNull(),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("replies_post").on(t.postId, t.key),
    index("replies_place").on(t.postId, t.place),
    index("replies_author").on(t.authorId, t.key),
    index("replies_taken_down").on(t.authorId, t.key).where(sql`status IN ('waiting', 'rejected')`),
    index("replies_status").on(t.status, t.key),
  ],
);

export const replyLikes = sqliteTable(
  "reply_likes",
  {
    replyId: text("reply_id")
      .notNull()
      .references(() => replies.replyId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.replyId, t.userId] }), index("reply_likes_user").on(t.userId)],
);

/** How far each person has read in a thread. */
export const threadReads = sqliteTable(
  "thread_reads",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId, { onDelete: "cascade" }),
    /** The key of the last reply that they saw; 0 for none. */
    seenKey: integer("seen_key").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] })],
);
