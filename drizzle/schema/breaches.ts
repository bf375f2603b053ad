/** Breaches of personal data: what happened, whom it was told, and the notices to those affected. Nothing of them is ever deleted. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";

/** What of the data was lost: that others don't read it, that it is right, that it is there. */
export const breachKinds = ["confidentiality", "integrity", "availability"] as const;
/** Whether somebody is told. */
export const tellings = ["undecided", "tell", "keep"] as const;
export const breachAudiences = ["all", "list"] as const;
/** How the mail to one of those affected ended; `gone`: their account went before. */
export const deliveryStates = ["waiting", "sent", "failed", "dropped", "gone"] as const;

export const breaches = sqliteTable(
  "breaches",
  {
    key: rowKey(),
    breachId: text("breach_id").notNull().unique(),
    /** When it began and ended, as far as that is known. */
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    detectedAt: instant("detected_at").notNull(),
    /** When the operator knew: its 72 hours run from here. */
    knownAt: instant("known_at").notNull(),
    warnAt: instant("warn_at").notNull(),
    dueAt: instant("due_at").notNull(),
    what: text("what").notNull(),
    kinds: json<(typeof breachKinds)[number][]>("kinds").notNull(),
    dataKinds: text("data_kinds").notNull(),
    peopleKinds: text("people_kinds").notNull(),
    /** Estimates; null while nobody knows. */
    peopleCount: integer("people_count"),
    recordCount: integer("record_count"),
    consequences: text("consequences").notNull().default(""),
    measures: text("measures").notNull().default(""),
    /** Whether the Board is told, why or why not, when it was, and why so late if it was late. */
    board: text("board", { enum: tellings }).notNull().default("undecided"),
    boardReason: text("board_reason").notNull().default(""),
    boardToldAt: instant("board_told_at"),
    delayReason: text("delay_reason").notNull().default(""),
    /** The same of those whose data they are. */
    people: text("people", { enum: tellings }).notNull().default("undecided"),
    peopleReason: text("people_reason").notNull().default(""),
    peopleToldAt: instant("people_told_at"),
    closedAt: instant("closed_at"),
    version: integer("version").notNull().default(1),
    createdBy: text("created_by").references(() => users.userId),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("breaches_kinds", sql`json_array_length(kinds) > 0`),
    check("breaches_moments", sql`detected_at <= known_at AND coalesce(started_at <= ended_at, 1)`),
    check("breaches_due", sql`known_at < warn_at AND warn_at < due_at`),
    check(
      "breaches_board",
      sql`board IN ('undecided', 'tell', 'keep') AND (board <> 'keep' OR board_reason <> '') AND (board = 'tell' OR board_told_at IS NULL)`,
    ),
    check(
      "breaches_people",
      sql`people IN ('undecided', 'tell', 'keep') AND (people <> 'keep' OR people_reason <> '') AND (people = 'tell' OR people_told_at IS NULL)`,
    ),
    check(
      "breaches_closed",
      sql`closed_at IS NULL OR (board = 'keep' OR board_told_at IS NOT NULL) AND (people = 'keep' OR people_told_at IS NOT NULL)`,
    ),
    index("breaches_running").on(t.dueAt, t.key).where(sql`board_told_at IS NULL AND board <> 'keep'`),
    index("breaches_created_by").on(t.createdBy).where(sql`created_by IS NOT NULL`),
  ],
);

export const breachNotices = sqliteTable(
  "breach_notices",
  {
    key: rowKey(),
    noticeId: text("notice_id").notNull().unique(),
    breachId: text("breach_id")
      .notNull()
      .references(() => breaches.breachId),
    audience: text("audience", { enum: breachAudiences }).notNull(),
    subjectEn: text("subject_en").notNull(),
    textEn: text("text_en").notNull(),
    subjectTr: text("subject_tr").notNull(),
    textTr: text("text_tr").notNull(),
    sentBy: text("sent_by").references(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [
    check("breach_notices_audience", sql`audience IN ('all', 'list')`),
    index("breach_notices_breach").on(t.breachId, t.key),
    index("breach_notices_sent_by").on(t.sentBy).where(sql`sent_by IS NOT NULL`),
  ],
);

/** Whom a notice is for, as they were when it was sent, and how the mail to each ended: the mail itself is forgotten sooner. */
export const breachRecipients = sqliteTable(
  "breach_recipients",
  {
    key: rowKey(),
    noticeId: text("notice_id")
      .notNull()
      .references(() => breachNotices.noticeId),
    /** Null once the account is gone. */
    userId: text("user_id").references(() => users.userId),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("breach_recipients_state", sql`state IN ('waiting', 'sent', 'failed', 'dropped', 'gone')`),
    uniqueIndex("breach_recipients_once").on(t.noticeId, t.userId),
    index("breach_recipients_in_order").on(t.noticeId, t.key),
    index("breach_recipients_counted").on(t.noticeId, t.state),
    index("breach_recipients_unsettled").on(t.key).where(sql`state IN ('waiting', 'failed')`),
    index("breach_recipients_user").on(t.userId).where(sql`user_id IS NOT NULL`),
  ],
);
