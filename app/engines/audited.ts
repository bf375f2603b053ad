/** Where what an entry of the audit is about can be looked at, as long as it is there. */
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Thing } from "../platform/acts/acts";
import type { Locale } from "../platform/i18n/config";

export interface AuditedPlace {
  thing: Thing;
  /** Where it lies, by the id that the audit has; what is there always has no table. */
  row?: {
    table: SQLiteTable;
    id: SQLiteColumn;
    /** What its address needs, where that isn't the id. */
    place?: SQLiteColumn;
    /** What it is called, where that says nothing of a person who isn't to be named. */
    title?: Record<Locale, SQLiteColumn>;
  };
  /** The page on which staff act on it. */
  pageOf(place: string): string;
}
