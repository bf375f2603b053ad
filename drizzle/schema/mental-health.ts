/** What students tell of psychologists and psychiatrists, in two pools that open after a consent; never a diagnosis. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, reviewStatuses, rowKey, updatedAt } from "./columns";

export const pools = ["psychology", "psychiatrist"] as const;
export const meetings = ["in_person", "online", "both"] as const;
export const sessionLanguages = ["tr", "en", "both"] as const;
export const waits = ["days", "weeks", "month", "longer"] as const;
export const costBands = ["free", "low", "middle", "high"] as const;

export const poolEntries = sqliteTable(
  "pool_entries",
  {
    key: rowKey(),
    entryId: text("entry_id").notNull().unique(),
    pool: text("pool", { enum: pools }).notNull(),
    /** Shown to nobody; an entry goes with its author's account. */
    authorId: text("author_id").references(() => users.userId),
    experience: text("experience").notNull(),
    /** How many there have been. */
    sessions: integer("sessions").notNull(),
    /** Initials are enough. */
    therapistName: text("therapist_name"),
    /** Of one session, in lira. */
    fee: integer("fee"),
    costBand: text("cost_band", { enum: costBands }).notNull(),
    language: text("language", { enum: sessionLanguages }).notNull(),
    meeting: text("meeting", { enum: meetings }).notNull(),
    city: text("city").notNull(),
    /** The city folded, as the list is narrowed by it. */
    cityKey: text("city_key").notNull(),
    /** How one makes an appointment. */
    reach: text("reach"),
    /** Until the first appointment. */
    firstWait: text("first_wait", { enum: waits }).notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    reviewReason: text("review_reason"),
    reviewedBy: text("reviewed_by"),
    reviewedAt: instant("reviewed_at"),
    /** Since its author withdrew their consent: nobody is shown it until they agree anew. */
    withheldAt: instant("withheld_at"),
    /** Rises with every change of what it says; times would tell more than a form may. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("pool_entries_pool", sql`pool IN ('psychology', 'psychiatrist')`),
    check("pool_entries_status", sql`status IN ('waiting', 'approved', 'rejected', 'deleted')`),
    index("pool_entries_list").on(t.pool, t.status, t.key),
    index("pool_entries_city").on(t.pool, t.status, t.cityKey, t.key),
    index("pool_entries_author").on(t.authorId, t.pool, t.key),
    index("pool_entries_status").on(t.status, t.key),
  ],
);
