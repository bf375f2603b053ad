/** What people write in the collections (study tips, notes, threads, …): one table, told apart by `kind`. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { reviewStatuses } from "./catalog";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";

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
    index("posts_relevant").on(t.kind, t.status, t.relevantAt, t.key),
    index("posts_author").on(t.authorId, t.kind, t.key),
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
    index("replies_author").on(t.authorId, t.key),
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

/** Courses abroad and what they counted as at home; searchable across all Erasmus posts. */
export const courseEquivalences = sqliteTable(
  "course_equivalences",
  {
    key: rowKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.postId),
    university: text("university").notNull(),
    theirCourse: text("their_course").notNull(),
    ourCourse: text("our_course").notNull(),
    credits: text("credits"),
    isAccepted: flag("is_accepted").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [index("course_equivalences_post").on(t.postId), index("course_equivalences_ours").on(t.ourCourse, t.key)],
);

export const reportCategories = ["spam", "harassment", "personal-data", "false", "copyright", "exam-material", "broken", "other"] as const;
export const reportStatuses = ["open", "claimed", "upheld", "dismissed"] as const;

/** What people think staff should look at. */
export const reports = sqliteTable(
  "reports",
  {
    key: rowKey(),
    reportId: text("report_id").notNull().unique(),
    /** What somebody needs to see how it goes: it can't be guessed. */
    reference: text("reference").notNull().unique(),
    /** The reported thing: a post, a reply, an experience. Null for a problem in general. */
    subjectType: text("subject_type"),
    subjectId: text("subject_id"),
    category: text("category", { enum: reportCategories }).notNull(),
    details: text("details").notNull(),
    email: text("email"),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    reporterId: text("reporter_id").references(() => users.userId),
    /** Counts towards the threshold: a verified account that is a week old and whose reports were not dismissed lately. */
    isTrusted: flag("is_trusted").notNull().default(false),
    status: text("status", { enum: reportStatuses }).notNull().default("open"),
    claimedBy: text("claimed_by"),
    claimedAt: instant("claimed_at"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** What the reporter reads. */
    answer: text("answer"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("reports_once")
      .on(t.subjectId, t.reporterId)
      .where(sql`reporter_id IS NOT NULL AND subject_id IS NOT NULL AND status IN ('open', 'claimed')`),
    index("reports_status").on(t.status, t.key),
    index("reports_subject").on(t.subjectId, t.status),
    index("reports_reporter").on(t.reporterId, t.key),
    index("reports_decided").on(t.decidedAt),
    index("reports_unmailed").on(t.decidedAt).where(sql`email IS NOT NULL`),
  ],
);
