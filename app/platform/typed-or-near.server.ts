/** Lists that are searched: what holds the words as they were typed, else what is near them. */
import { type SQL, sql } from "drizzle-orm";
import { nearFtsQuery } from "./near-query";
import { ftsQuery } from "./search";

/**
 * What stands after `MATCH`: the words as they were typed, or their stems while no row of the index has those.
 * @param index a full-text index
 * @param narrowed the query with what else the index is asked
 * @returns null when nothing searchable was typed
 */
export function typedOrNear(index: string, text: string, narrowed: (words: string) => string = (words) => words): SQL | null {
  const typed = ftsQuery(text);
  const near = nearFtsQuery(text);
  if (!typed) return null;
  if (!near) return sql`${narrowed(typed)}`;
  const table = sql.identifier(index);
  return sql`iif(EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH ${narrowed(typed)}), ${narrowed(typed)}, ${narrowed(near)})`;
}
