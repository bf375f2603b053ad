/** Which date is told of what has several: said once for pages, lists, mails and the search. */
import { type SQL, sql } from "drizzle-orm";
import { ASSUMED_LENGTH } from "./clock";

/** When what a row (`d` unless said otherwise) says of its `starts_at` and `ends_at` is over, for all we know. */
export const overAt = (row: SQL = sql`d`): SQL => sql`coalesce(${row}.ends_at, ${row}.starts_at + ${sql.raw(String(ASSUMED_LENGTH))})`;

/**
 * When the date begins that is told: the one that runs or comes next; the last once all are over.
 * @param dates rows called `d` with a condition: `FROM event_dates AS d WHERE d.event_id = …`
 */
export const toldDate = (dates: SQL, now: number): SQL =>
  sql`coalesce((SELECT min(d.starts_at) ${dates} AND ${overAt()} > ${now}), (SELECT max(d.starts_at) ${dates}))`;
