/** Which of an event's dates a ticket speaks of. */
import { type SQL, sql } from "drizzle-orm";
import { ASSUMED_LENGTH } from "../events/event-times.rules";

/** When the date of an event (`e`) begins that comes next or runs; the first one's start once all are over. UTC milliseconds. */
export const nextDateOf = (now: number): SQL =>
  sql`coalesce((SELECT min(d.starts_at) FROM event_dates AS d WHERE d.event_id = e.event_id
    AND coalesce(d.ends_at, d.starts_at + ${ASSUMED_LENGTH}) > ${now}), e.first_at)`;
