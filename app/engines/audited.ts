/** Where what an entry of the audit is about can be looked at, as long as it is there. */
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Thing } from "../platform/acts/acts";

export interface AuditedPlace {
  thing: Thing;
  /** Where it lies, by the id that the audit has; what is there always has no table. */
  row?: { table: SQLiteTable; id: SQLiteColumn /** What its address needs, where that isn't the id. */; place?: SQLiteColumn };
  /** The page on which staff act on it. */
  pageOf(place: string): string;
}
