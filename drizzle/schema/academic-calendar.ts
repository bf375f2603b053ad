/** The academic calendar: when a term's lectures are, and on which days they are not. */
import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { json, updatedAt } from "./columns";

/** Days without lectures (`follows` null), or one that has those of another weekday; 0 is Monday. */
export interface CalendarDays {
  from: string;
  /** The last of several days; null for one. */
  until: string | null;
  follows: number | null;
  /** The holiday begins at one o'clock: what begins before is held. */
  isHalf?: boolean;
}

/** Days are of the calendar: `2026-09-28`. The announced ones are null until staff enter them. */
export const academicTerms = sqliteTable(
  "academic_terms",
  {
    term: text("term").primaryKey(),
    /** The first and the last day of lectures. */
    startsOn: text("starts_on").notNull(),
    endsOn: text("ends_on").notNull(),
    addDropFrom: text("add_drop_from"),
    addDropUntil: text("add_drop_until"),
    withdrawalFrom: text("withdrawal_from"),
    withdrawalUntil: text("withdrawal_until"),
    finalsFrom: text("finals_from"),
    finalsUntil: text("finals_until"),
    days: json<CalendarDays[]>("days").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull(),
    updatedAt: updatedAt(),
  },
  () => [
    check("academic_terms_lectures", sql`starts_on < ends_on`),
    check(
      "academic_terms_add_drop",
      sql`(add_drop_from IS NULL) = (add_drop_until IS NULL) AND coalesce(add_drop_from <= add_drop_until, 1)`,
    ),
    check(
      "academic_terms_withdrawal",
      sql`(withdrawal_from IS NULL) = (withdrawal_until IS NULL) AND coalesce(withdrawal_from <= withdrawal_until, 1)`,
    ),
    check("academic_terms_finals", sql`(finals_from IS NULL) = (finals_until IS NULL) AND coalesce(finals_from <= finals_until, 1)`),
  ],
);
