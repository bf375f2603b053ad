/** What becomes of the rows that hang on a thing when it is merged into another: each feature says so of its own tables. */
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Ids of the thing that goes and of the one that stays. */
export interface Merge {
  from: string;
  into: string;
  now: number;
}

export interface MergedTable {
  /** Its words are `upkeep:merge.names.<name>`. */
  name: string;
  /** Its place among the others, the smallest first. */
  order: number;
  /** The tables whose rows it takes care of; a test asks for every table that names a course. */
  tables: readonly SQLiteTable[];
  /** `SELECT count(*) …`: how many rows would follow. */
  count(merge: Merge): SQL;
  /** The same of those that both have, of which one goes. */
  countTwice?(merge: Merge): SQL;
  /** What moves them. Nothing may be left on the one that goes: the database refuses to delete it then. */
  statements(merge: Merge): readonly SQL[];
}

/**
 * Whether a reviewed row `a` has a better twin on the other course, by the same author, of the same instructor and term: an approved
 * one before others, else the later one, else the one of the course that stays.
 */
const hasBetterTwin = (table: SQLiteTable, { from, into }: Merge): SQL =>
  sql`a.status <> 'deleted' AND EXISTS (SELECT 1 FROM ${table} b WHERE b.author_id = a.author_id AND b.status <> 'deleted'
    AND b.course_id = iif(a.course_id = ${from}, ${into}, ${from}) AND b.instructor_id = a.instructor_id AND b.term = a.term
    AND (b.status = 'approved', b.updated_at, b.course_id = ${into}) > (a.status = 'approved', a.updated_at, a.course_id = ${into}))`;

/** How many rows about courses that people wrote, and that are reviewed, have a better twin. */
export const countTwins = (table: SQLiteTable, merge: Merge): SQL =>
  sql`SELECT count(*) FROM ${table} a WHERE a.course_id IN (${merge.from}, ${merge.into}) AND ${hasBetterTwin(table, merge)}`;

/** Moves what people wrote; of two by one person for the same instructor and term, the lesser one is withdrawn. */
export const moveAuthored = (table: SQLiteTable, merge: Merge): SQL[] => [
  sql`UPDATE ${table} AS a SET status = 'deleted', updated_at = ${merge.now}
    WHERE a.course_id IN (${merge.from}, ${merge.into}) AND ${hasBetterTwin(table, merge)}`,
  sql`UPDATE ${table} SET course_id = ${merge.into} WHERE course_id = ${merge.from}`,
];
