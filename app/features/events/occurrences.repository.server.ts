/** Which occurrences are still on: said once for lists, the map and home. */
import { type SQL, sql } from "drizzle-orm";
import { overAt, toldDate } from "~/platform/told-date.server";
import { LONGEST } from "./event-times.rules";

/** When the occurrence `d` is over, for all we know. */
export const endsAt = overAt();

/**
 * The occurrence `d` begins at a moment or later, or began before it and isn't over yet.
 * @param now until when those that began before have to last; the moment itself unless said otherwise
 */
export const isOnFrom = (moment: number, now = moment): SQL =>
  // Calculated by the database: in a statement that is built once, moments are places and no numbers yet.
  sql`d.starts_at >= ${moment} - ${LONGEST} AND (d.starts_at >= ${moment} OR ${endsAt} > max(${moment}, ${now}))`;

/** The occurrence `d` begins at a moment or later, and is over by another. */
export const isOverFrom = (moment: number, now: number): SQL => sql`d.starts_at >= ${moment} AND ${endsAt} <= ${now}`;

/** Where an event is shown from one of its occurrences (`d` unless said otherwise): its page, which is told the date where it isn't the one that it tells itself. */
export const pathFrom = (now: number, row = sql`d`): SQL =>
  sql`'/event/' || e.event_id || iif(${row}.starts_at = ${toldStart(now)}, '', '?at=' || ${row}.starts_at)`;

/** The moment that is told of an event. @param event what its row is called */
export const toldStart = (now: number, event = sql`e`): SQL =>
  toldDate(sql`FROM event_dates AS d WHERE d.event_id = ${event}.event_id`, now);
