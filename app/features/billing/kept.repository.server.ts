/** Until when books are kept, true within the statement that deletes. */
import { type SQL, sql } from "drizzle-orm";
import { localYear, offsetAt } from "~/platform/time";
import { settings } from "./settings";

const years = sql`coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'billingYears'), ${settings.billingYears.atFirst})`;

/** The moment before which books are past their time: they are kept for so many whole years after the one that they are of. */
export const booksPast = (now: number): SQL =>
  sql`(unixepoch(printf('%04d-01-01', ${localYear(now)} - ${years})) * 1000 - ${offsetAt(now)})`;
