/** What staff have in hand, and how much people gave. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, instant, rowKey } from "./columns";

/** What somebody on the staff has taken in hand: nobody else decides on it while that lasts. */
export const reviewClaims = sqliteTable(
  "review_claims",
  {
    subjectId: text("subject_id").primaryKey(),
    claimedBy: text("claimed_by").notNull(),
    claimedAt: instant("claimed_at").notNull(),
  },
  (t) => [index("review_claims_staff").on(t.claimedBy), index("review_claims_age").on(t.claimedAt)],
);

/** Decisions whose authors haven't been told yet; who they are stands in the thing alone. */
export const reviewNotices = sqliteTable(
  "review_notices",
  {
    subjectId: text("subject_id").primaryKey(),
    decidedAt: instant("decided_at").notNull(),
  },
  (t) => [index("review_notices_age").on(t.decidedAt)],
);

/** What is hidden while a legal request about it is looked at: kept as it is, and shown by nobody until this is over. */
export const restrictions = sqliteTable(
  "restrictions",
  {
    key: rowKey(),
    restrictionId: text("restriction_id").notNull().unique(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** The request that it is hidden for. */
    causeId: text("cause_id").notNull(),
    /** Who may say something against it; staff never read it. Null once the account is gone, or where nobody wrote it. */
    authorId: text("author_id").references(() => users.userId),
    /** Readers saw it before. */
    wasShown: flag("was_shown").notNull(),
    restrictedBy: text("restricted_by").references(() => users.userId),
    restrictedAt: instant("restricted_at").notNull(),
    /** What it said then, whatever its author makes of it since; null of what is sealed. */
    kept: text("kept"),
    /** When what it says was last decided on, which leaves it restricted. */
    settledAt: instant("settled_at"),
    endedAt: instant("ended_at"),
    /** What its author said, once. */
    statement: text("statement"),
    statedAt: instant("stated_at"),
  },
  (t) => [
    check("restrictions_stated", sql`(statement IS NULL) = (stated_at IS NULL)`),
    uniqueIndex("restrictions_holding").on(t.subjectId).where(sql`ended_at IS NULL`),
    index("restrictions_cause").on(t.causeId, t.key),
    index("restrictions_author").on(t.authorId).where(sql`author_id IS NOT NULL`),
    index("restrictions_staff").on(t.restrictedBy).where(sql`restricted_by IS NOT NULL`),
  ],
);

/** How much each person gave to each collection, by status; kept true by triggers. VIP is derived from it. */
export const contributions = sqliteTable(
  "contributions",
  {
    userId: text("user_id").notNull(),
    /** The table's name: `experiences`. */
    collection: text("collection").notNull(),
    waiting: integer("waiting").notNull().default(0),
    approved: integer("approved").notNull().default(0),
    rejected: integer("rejected").notNull().default(0),
    deleted: integer("deleted").notNull().default(0),
    lastAt: instant("last_at").notNull(),
    // What others are shown: the numbers above as they were last night. Watching them tells nobody who just wrote a text.
    shownWaiting: integer("shown_waiting").notNull().default(0),
    shownApproved: integer("shown_approved").notNull().default(0),
    shownRejected: integer("shown_rejected").notNull().default(0),
    shownDeleted: integer("shown_deleted").notNull().default(0),
    /** Null until the first night. */
    shownLastAt: instant("shown_last_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.collection] }),
    index("contributions_recent").on(t.collection, t.lastAt),
    index("contributions_shown").on(t.collection, t.userId).where(sql`shown_last_at IS NOT NULL`),
  ],
);
