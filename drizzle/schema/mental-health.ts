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
    /** All that it tells, sealed: `EntryWords` as JSON (decision 075). */
    sealed: text("sealed").notNull(),
    /** The same words of the same author have the same; it tells nothing of them. */
    mark: text("mark").notNull(),
    status: text("status", { enum: reviewStatuses }).notNull().default("waiting"),
    /** Sealed, as what it is about. */
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
    index("pool_entries_author").on(t.authorId, t.pool, t.key),
    index("pool_entries_status").on(t.status, t.key),
  ],
);
