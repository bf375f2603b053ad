/** Somebody's own events, and what is on next, as the pages that gather such things show them. */
import { sql } from "drizzle-orm";
import { countUpTo, type OwnPlace, type OwnWorkSource } from "~/engines/contributions";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { nextOwnDate } from "./attendance.repository.server";
import { isOnFrom, pathFrom } from "./occurrences.repository.server";

/** So many of somebody's latest answers are looked through for what comes next. */
const LOOKED_THROUGH = 12;

/** An occurrence in a short list. */
export interface NextRow {
  eventId: string;
  type: string;
  name: string;
  location: string;
  communityName: string | null;
  rsvpCount: number;
  /** UTC milliseconds. */
  startsAt: number;
  /** Its page at this date. */
  to: string;
}

const NEXT_COLUMNS = ["eventId", "type", "name", "location", "communityName", "rsvpCount", "startsAt", "to"] as const;

/** The statement for the events one goes to that aren't over, in order of time, each with the occurrence that comes next or is under way. */
export const goingNext = ({ db, clock, actor }: SignedInContext, most: number) => {
  const now = clock.now();
  return rawStatement<NextRow>(
    db,
    sql`SELECT e.event_id AS eventId, e.type, e.name, e.location, c.name AS communityName, e.rsvp_count AS rsvpCount, o.starts_at AS startsAt,
      ${pathFrom(now, sql`o`)} AS "to"
      FROM (SELECT event_id FROM event_rsvps WHERE user_id = ${actor.userId} ORDER BY created_at DESC LIMIT ${LOOKED_THROUGH}) AS mine
      CROSS JOIN events AS e ON e.event_id = mine.event_id
      CROSS JOIN event_dates AS o ON o.key = ${nextOwnDate(actor.userId, now)} LEFT JOIN communities AS c ON c.community_id = e.community_id
      WHERE e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND e.last_at > ${now} ORDER BY o.starts_at LIMIT ${most}`,
    NEXT_COLUMNS,
  );
};

/** The statement for the occurrences that are on or begin next. An event that takes place twice stands there twice. */
export const onNext = ({ db, clock }: Pick<Context, "db" | "clock">, most: number) =>
  rawStatement<NextRow>(
    db,
    sql`SELECT e.event_id AS eventId, e.type, e.name, e.location, c.name AS communityName, e.rsvp_count AS rsvpCount, soon.starts_at AS startsAt,
      ${pathFrom(clock.now(), sql`soon`)} AS "to"
      FROM (SELECT d.event_id, d.starts_at FROM event_dates AS d WHERE d.is_shown = 1 AND ${isOnFrom(clock.now())} ORDER BY d.starts_at, d.key LIMIT ${most}) AS soon
      JOIN events AS e ON e.event_id = soon.event_id LEFT JOIN communities AS c ON c.community_id = e.community_id ORDER BY soon.starts_at`,
    NEXT_COLUMNS,
  );

export const goingPlace: OwnPlace = {
  name: "going",
  label: "board:personal.going",
  order: 2,
  to: "/event/personal",
  count: (ctx, most) => countUpTo(ctx, sql`event_rsvps WHERE user_id = ${ctx.actor.userId}`, most),
};

export const createdPlace: OwnPlace = {
  name: "created",
  label: "board:personal.organized",
  order: 3,
  to: "/event/personal",
  count: (ctx, most) => countUpTo(ctx, sql`events WHERE created_by = ${ctx.actor.userId} AND deleted_at IS NULL`, most),
};

/** Events that staff have yet to see. */
export const eventWork: OwnWorkSource = {
  labelOf: () => "events:pages.one",
  toOf: ({ id }) => `/event/${id}`,
  latest: ({ actor }, most) =>
    sql`SELECT event_id AS id, name AS titleEn, name AS titleTr, 'waiting' AS status, NULL AS reason, updated_at AS at, NULL AS detail
      FROM events WHERE created_by = ${actor.userId} AND is_awaiting_review = 1 AND deleted_at IS NULL ORDER BY key DESC LIMIT ${most}`,
};
