/** What the platform itself remembers: settings, audit, limits, outgoing messages, errors, jobs. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";

/** Values that admins change while the site runs; a missing row means the default from the code. */
export const settings = sqliteTable("settings", {
  name: text("name").primaryKey(),
  value: json<unknown>("value").notNull(),
  updatedAt: updatedAt(),
  updatedBy: text("updated_by"),
});

/** Every staff act on somebody else's content, and every change of settings. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    key: rowKey(),
    auditId: text("audit_id").notNull().unique(),
    actorId: text("actor_id"),
    act: text("act").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    before: json<unknown>("before"),
    after: json<unknown>("after"),
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_subject").on(t.subjectType, t.subjectId, t.createdAt),
    index("audit_actor").on(t.actorId, t.createdAt),
    index("audit_time").on(t.createdAt),
    index("audit_kind").on(t.subjectType, t.createdAt),
    index("audit_verb").on(sql`substr(act, instr(act, '.') + 1)`, t.createdAt),
  ],
);

/** Counted attempts within a window; one conditional upsert per attempt. */
export const limits = sqliteTable(
  "limits",
  {
    name: text("name").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** How often the limit was passed lately: the wait doubles with each. */
    strikes: integer("strikes").notNull().default(0),
  },
  (t) => [index("limits_ends").on(t.endsAt)],
);

export const outboxStatuses = ["pending", "sent", "failed", "dropped"] as const;

/** Messages that leave the database's world, written in the same batch as their cause. */
export const outbox = sqliteTable(
  "outbox",
  {
    key: rowKey(),
    outboxId: text("outbox_id").notNull().unique(),
    /** Same cause, same key: a message is written once however often its use case runs. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    kind: text("kind").notNull(),
    payload: json<Record<string, unknown>>("payload").notNull(),
    status: text("status", { enum: outboxStatuses }).notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Whoever works on it holds this; how it ended is written by this id alone. */
    leaseId: text("lease_id"),
    leasedUntil: instant("leased_until"),
    /** Not before this. */
    nextAttemptAt: instant("next_attempt_at").notNull().default(0),
    /** When the queue was given it last. */
    dispatchedAt: instant("dispatched_at"),
  },
  (t) => [index("outbox_status").on(t.status, t.createdAt), index("outbox_due").on(t.nextAttemptAt).where(sql`status = 'pending'`)],
);

/** One row per kind of error; occurrences are counted, not kept for ever. */
export const errorGroups = sqliteTable(
  "error_groups",
  {
    key: rowKey(),
    fingerprint: text("fingerprint").notNull().unique(),
    source: text("source", { enum: ["server", "client"] }).notNull(),
    message: text("message").notNull(),
    stack: text("stack"),
    route: text("route").notNull(),
    count: integer("count").notNull().default(0),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    resolvedAt: instant("resolved_at"),
    resolvedBy: text("resolved_by"),
  },
  (t) => [index("error_groups_last").on(t.lastSeenAt)],
);

/** The ids that people were shown, each leading to its group. */
export const errorEvents = sqliteTable(
  "error_events",
  {
    errorId: text("error_id").primaryKey(),
    fingerprint: text("fingerprint").notNull(),
    route: text("route").notNull(),
    userId: text("user_id"),
    /** What the person chose to tell us about it. */
    comment: text("comment"),
    createdAt: createdAt(),
  },
  (t) => [index("error_events_group").on(t.fingerprint, t.createdAt), index("error_events_created").on(t.createdAt)],
);

/** The last run of each cron job, for the panel's health list. */
export const cronRuns = sqliteTable("cron_runs", {
  job: text("job").primaryKey(),
  ranAt: instant("ran_at").notNull(),
  tookMs: integer("took_ms").notNull(),
  isOk: flag("is_ok").notNull(),
  note: text("note"),
});

/** What a job couldn't do for one of many: that one is tried again later, and the others go on. */
export const jobFailures = sqliteTable(
  "job_failures",
  {
    job: text("job").notNull(),
    /** What the job works on: a user's id. */
    itemId: text("item_id").notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** Where the reason is kept. */
    errorId: text("error_id").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.job, t.itemId] }), index("job_failures_updated").on(t.updatedAt)],
);

/** Messages that a queue gave up on. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    messageId: text("message_id").primaryKey(),
    queue: text("queue").notNull(),
    body: json<unknown>("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("dead_letters_created").on(t.createdAt)],
);

/** Totals that lists show without counting rows; kept true by triggers (see the migrations). */
export const counters = sqliteTable(
  "counters",
  {
    name: text("name").notNull(),
    facet: text("facet").notNull().default(""),
    value: integer("value").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.name, t.facet] })],
);

/** How many of a kind came about in an hour (UTC, since 1970), kept by triggers: days of any time zone are made of hours. */
export const hourlyTotals = sqliteTable(
  "hourly_totals",
  {
    name: text("name").notNull(),
    hour: integer("hour").notNull(),
    value: integer("value").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.hour] })],
);

/** Who has been counted for a thing on a day (UTC date), so that nobody counts twice. */
export const dailyMarks = sqliteTable(
  "daily_marks",
  {
    subject: text("subject").notNull(),
    day: text("day").notNull(),
    visitor: text("visitor").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.day, t.visitor] }), index("daily_marks_day").on(t.day)],
);

/** Whom an invitation lets through a flag that is off for others. */
export const flagGuests = sqliteTable(
  "flag_guests",
  { flag: text("flag").notNull(), userId: text("user_id").notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.flag, t.userId] }), index("flag_guests_user").on(t.userId)],
);

/** What somebody agreed to: a row for each version of a text. */
export const consents = sqliteTable(
  "consents",
  {
    userId: text("user_id").notNull(),
    pool: text("pool").notNull(),
    version: integer("version").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.pool, t.version] })],
);

/** What people were shown when they agreed, by the hash of it. */
export const consentTexts = sqliteTable("consent_texts", { hash: text("hash").primaryKey(), text: text("text").notNull() });

/** Each consent that was given or withdrawn. Rows are only added: a trigger keeps them as they are. */
export const consentLedger = sqliteTable(
  "consent_ledger",
  {
    key: rowKey(),
    /** The same for all that one person agreed to; it names nobody, and stays when the account goes. */
    person: text("person").notNull(),
    userId: text("user_id"),
    purpose: text("purpose").notNull(),
    version: integer("version").notNull(),
    act: text("act", { enum: ["given", "withdrawn"] }).notNull(),
    /** What they were shown, in which language and on which page; null for a withdrawal. */
    textHash: text("text_hash").references(() => consentTexts.hash),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    page: text("page").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    check("consent_ledger_act", sql`act IN ('given', 'withdrawn')`),
    check("consent_ledger_text", sql`(act = 'given') = (text_hash IS NOT NULL)`),
    index("consent_ledger_user").on(t.userId, t.key),
    index("consent_ledger_at").on(t.at),
  ],
);

/** How much jobs destroyed because its time was over, by day: of which table, and by which setting. */
export const destructions = sqliteTable(
  "destructions",
  {
    day: text("day").notNull(),
    /** The table; `users` for whole accounts. */
    kind: text("kind").notNull(),
    /** The setting that said how long; empty where nothing can be set. */
    setting: text("setting").notNull().default(""),
    /** What it said then; null while nobody changed it. */
    value: integer("value"),
    count: integer("count").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.setting] }), check("destructions_count", sql`${t.count} > 0`)],
);

/** Accounts that were erased, by a SHA-256 of their id; the list beside the database has the same. */
export const erasures = sqliteTable("erasures", { hash: text("hash").primaryKey(), at: instant("at").notNull() });
