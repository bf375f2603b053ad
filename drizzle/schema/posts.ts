/** What people write in the collections (study tips, notes, threads, …): one table, told apart by `kind`. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, reviewStatuses, rowKey, updatedAt } from "./columns";

export const posts = sqliteTable(
  "posts",
  {
    key: rowKey(),
    postId: text("post_id").notNull().unique(),
    /** The collection: `study-tip`. */
    kind: text("kind").notNull(),
    /** Null once the account is gone. */
    authorId: text("author_id").references(() => users.userId),
    /** Shown under an alias of this post, which leads nowhere else. */
    isAnonymous: flag("is_anonymous").notNull().default(false),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** Whatever else this kind holds; its feature's schema says what. */
    details: json<Record<string, unknown>>("details").notNull(),
    /** What the kind's lists filter by, in the order in which its feature names them. */
    facetA: text("facet_a"),
    facetB: text("facet_b"),
    /** When it ends (an advert, a call) or when it was (a chronicle, a release). UTC. */
    relevantAt: instant("relevant_at"),
    /** Sold, answered, closed: still readable, no longer open. */
    closedAt: instant("closed_at"),
    isPinned: flag("is_pinned").notNull().default(false),
    isLocked: flag("is_locked").notNull().default(false),
    likeCount: integer("like_count").notNull().default(0),
    replyCount: integer("reply_count").notNull().default(0),
    acceptedReplyId: text("accepted_reply_id"),
    /** The latest reply that is shown; triggers keep it and its time. */
    lastReplyId: text("last_reply_id"),
    lastReplyAt: instant("last_reply_at"),
    activeAt: instant("active_at").generatedAlwaysAs(sql`coalesce(last_reply_at, created_at)`, { mode: "virtual" }),
    searchText: text("search_text").notNull(),
    status: text("status", { enum: reviewStatuses }).notNull(),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("posts_kind").on(t.kind, t.status, t.key),
    index("posts_facet_a").on(t.kind, t.status, t.facetA, t.key),
    index("posts_facet_b").on(t.kind, t.status, t.facetB, t.key),
    index("posts_liked").on(t.kind, t.status, t.likeCount, t.key),
    index("posts_active").on(t.kind, t.activeAt, t.key).where(sql`status = 'approved'`),
    index("posts_relevant").on(t.kind, t.status, t.relevantAt, t.key),
    index("posts_author").on(t.authorId, t.kind, t.key),
    index("posts_taken_down").on(t.authorId, t.key).where(sql`status IN ('waiting', 'rejected')`),
    index("posts_waiting").on(t.key).where(sql`status = 'waiting'`),
    index("posts_pinned").on(t.kind, t.key).where(sql`is_pinned = 1`),
    index("posts_open").on(t.kind, t.status, t.key).where(sql`closed_at IS NULL`),
    index("posts_open_facet").on(t.kind, t.status, t.facetA, t.key).where(sql`closed_at IS NULL`),
  ],
);

export const postLikes = sqliteTable(
  "post_likes",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index("post_likes_user").on(t.userId)],
);

export const postFollows = sqliteTable(
  "post_follows",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** How many replies there were when the follower looked last. */
    seenReplies: integer("seen_replies").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index("post_follows_user").on(t.userId)],
);

/** What a post or reply said before it was changed. */
export const postRevisions = sqliteTable(
  "post_revisions",
  {
    key: rowKey(),
    /** A post's id or a reply's. */
    itemId: text("item_id").notNull(),
    title: text("title"),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("post_revisions_item").on(t.itemId, t.key)],
);
