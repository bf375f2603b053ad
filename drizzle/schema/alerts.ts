/** Troubles of the machinery that admins were told about. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant, rowKey } from "./columns";

export const alerts = sqliteTable(
  "alerts",
  {
    key: rowKey(),
    alertId: text("alert_id").notNull().unique(),
    /** `late`: a key of `alerts:kinds`. */
    kind: text("kind").notNull(),
    /** Which of its kind: a job's name, a store; empty where there is one alone. */
    subject: text("subject").notNull(),
    /** How many, as it was seen last. */
    number: integer("number").notNull(),
    raisedAt: instant("raised_at").notNull(),
    /** When it was told last: once when it is raised, and again each day that it lasts. */
    toldAt: instant("told_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("alerts_open").on(t.kind, t.subject).where(sql`ended_at IS NULL`),
    index("alerts_ended").on(t.endedAt).where(sql`ended_at IS NOT NULL`),
  ],
);
