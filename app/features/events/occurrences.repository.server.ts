/** Which occurrences are still on: said once for lists, the map and home. */
import { type SQL, sql } from "drizzle-orm";
import { ASSUMED_LENGTH, LONGEST } from "./event-times.rules";

/** When the occurrence `d` is over, for all we know. */
export const endsAt = sql`coalesce(d.ends_at, d.starts_at + ${ASSUMED_LENGTH})`;

/**
 * The occurrence `d` begins at a moment or later, or began before it and isn't over yet.
 * @param now until when those that began before have to last; the moment itself unless said otherwise
 */
export const isOnFrom = (moment: number, now = moment): SQL =>
  // Calculated by the database: in a statement that is built once, moments are places and no numbers yet.
  sql`d.starts_at >= ${moment} - ${LONGEST} AND (d.starts_at >= ${moment} OR ${endsAt} > max(${moment}, ${now}))`;

/** The occurrence `d` begins at a moment or later, and is over by another. */
export const isOverFrom = (moment: number, now: number): SQL => sql`d.starts_at >= ${moment} AND ${endsAt} <= ${now}`;

/** When the occurrence of an event begins that runs or comes next; null of none. @param event its id */
export const nextOf = (event: SQL, now: number): SQL =>
  sql`(SELECT min(d.starts_at) FROM event_dates AS d WHERE d.event_id = ${event} AND ${endsAt} > ${now})`;

/** The moment that is told of an event where one is: of what runs or comes next, else of its first. @param event what its row is called */
export const toldStart = (now: number, event = sql`e`): SQL => sql`coalesce(${nextOf(sql`${event}.event_id`, now)}, ${event}.first_at)`;
