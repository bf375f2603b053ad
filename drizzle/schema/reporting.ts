/** What people report, and what they say against a removal. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";

export const reportCategories = [
  "spam",
  "threat",
  "harassment",
  "self-harm",
  "personal-data",
  "false",
  "copyright",
  "exam-material",
  "broken",
  "other",
] as const;
export const reportStatuses = ["open", "claimed", "upheld", "dismissed"] as const;
export const appealStatuses = ["open", "granted", "refused"] as const;
export const checkAnswers = ["approve", "reject"] as const;

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
    /** How soon it has to be looked at, the smallest first; a trigger makes it that of the worst open report of the thing. */
    urgency: integer("urgency").notNull().default(2),
    /** When staff are called again while nobody has decided; null for what can wait, and where another report of the thing calls already. */
    callAt: instant("call_at"),
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
    index("reports_urgent").on(t.status, t.urgency, t.key),
    index("reports_subject").on(t.subjectId, t.status),
    index("reports_reporter").on(t.reporterId, t.key),
    index("reports_decided").on(t.decidedAt),
    index("reports_calls").on(t.callAt).where(sql`call_at IS NOT NULL AND status IN ('open', 'claimed')`),
    index("reports_unmailed").on(t.decidedAt).where(sql`email IS NOT NULL`),
  ],
);

/** What authors say against a removal of what they wrote, once for each. */
export const appeals = sqliteTable(
  "appeals",
  {
    key: rowKey(),
    appealId: text("appeal_id").notNull().unique(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Staff never read it: what was written without a name stays so. */
    authorId: text("author_id")
      .notNull()
      .references(() => users.userId),
    /** The decision that it is about; another removal of the same thing has another moment. */
    removedAt: instant("removed_at").notNull(),
    /** Whoever made it doesn't decide on this; null once their account is gone. */
    removedBy: text("removed_by"),
    text: text("text").notNull(),
    status: text("status", { enum: appealStatuses }).notNull().default("open"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** What its author reads. */
    answer: text("answer"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("appeals_once").on(t.subjectId, t.removedAt),
    index("appeals_status").on(t.status, t.key),
    index("appeals_author").on(t.authorId, t.key),
    index("appeals_remover").on(t.removedBy),
    index("appeals_decider").on(t.decidedBy),
    index("appeals_decided").on(t.decidedAt),
  ],
);

/** What a moderator said to a text of the queue on which it was known what is right; it changed nothing. */
export const reviewChecks = sqliteTable(
  "review_checks",
  {
    moderatorId: text("moderator_id")
      .notNull()
      .references(() => users.userId),
    subjectId: text("subject_id").notNull(),
    /** What was decided, and stood after the appeal. */
    expected: text("expected", { enum: checkAnswers }).notNull(),
    said: text("said", { enum: checkAnswers }).notNull(),
    saidAt: instant("said_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moderatorId, t.subjectId] }),
    index("review_checks_latest").on(t.moderatorId, t.saidAt),
    index("review_checks_age").on(t.saidAt),
  ],
);

/** What everybody is told of a stretch of months: counted once, when it is over, and never again. */
export const reportPeriods = sqliteTable("report_periods", {
  /** `YYYY-MM`, as at the university. */
  fromMonth: text("from_month").primaryKey(),
  untilMonth: text("until_month").notNull(),
  numbers: json<unknown>("numbers").notNull(),
});
