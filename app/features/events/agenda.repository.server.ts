/** What is on: lists of occurrences by time, full-text search among events, and those of the drawer. */

import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { firstImageOf } from "~/engines/media/galleries.service.server";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { allParts, columnBegins, columnHolds, ftsQuery, wordsMatch } from "~/platform/search";
import { dayAfter, daysOf, localTime } from "~/platform/time";
import { overAt } from "~/platform/told-date.server";
import { typedOrNear } from "~/platform/typed-or-near.server";
import { organizersOfAll, standingIn } from "../community/organizers.service.server";
import { lastOwnDate, nextOwnDate } from "./attendance.repository.server";
import { dayWord } from "./event-search.rules";
import { LONGEST, type Range, rangeOf } from "./event-times.rules";
import type { AgendaFilters } from "./events.schemas";
import { isOwnEvent } from "./managing.rules";
import { countTold, type ToldRow } from "./notices.repository.server";
import { endsAt, isOnFrom, isOverFrom, pathFrom, toldStart } from "./occurrences.repository.server";
import { campuses } from "./options";

/** How many months a search looks ahead, and back. */
const MONTHS_AHEAD = 18;
const MONTHS_BACK = 48;

/** One occurrence of an event, as a list shows it. */
export interface AgendaRow {
  key: number;
  startsAt: number | null;
  endsAt: number | null;
  eventId: string;
  name: string;
  type: string;
  campus: string;
  location: string;
  communityName: string | null;
  rsvpCount: number;
  capacity: number | null;
  /** What its tickets cost, in kuruş: the least and the most; null where it sells none. */
  lowest: number | null;
  highest: number | null;
  /** Its page at this date; left out where an event is listed, not a date of it. */
  to?: string;
  viewCount: number;
  /** The reader comes; left out where nobody asks. */
  isGoing?: number;
  /** The cover, as JSON. */
  picture: string | null;
}

/** The dates of the event `e` that aren't over. */
const datesToCome = (now: number): SQL => sql`SELECT d.key FROM event_dates AS d WHERE d.event_id = e.event_id AND ${endsAt} > ${now}`;

/** The least or the most that a ticket for some dates of the event `e` costs; null where none is left. */
const priced = (of: SQL, dates: SQL): SQL =>
  sql`iif(e.has_tickets, (SELECT ${of}(g.price) FROM ticket_categories AS g WHERE g.event_id = e.event_id AND g.closed_at IS NULL
    AND (g.quantity IS NULL OR g.taken < g.quantity) AND (g.date_key IS NULL OR g.date_key IN (${dates}))), NULL)`;

/** @param dates the key of the date that is shown, or of those that its tickets may be for */
const facts = (
  dates: SQL,
): SQL => sql`e.event_id AS eventId, e.name, e.type, e.campus, e.location, c.name AS communityName, e.rsvp_count AS rsvpCount,
  e.capacity, e.view_count AS viewCount, ${priced(sql`min`, dates)} AS lowest, ${priced(sql`max`, dates)} AS highest, ${firstImageOf("event-cover", sql`e.event_id`)} AS picture`;

type Reader = Pick<Context, "db" | "clock" | "actor">;

/** What is over is listed from its end. */
const isBackwards = ({ when, day }: Pick<AgendaFilters, "when" | "day">) => when === "past" && !day;

/** Whether the reader said that they come. */
const isGoing = ({ actor }: Reader) =>
  actor ? sql`EXISTS (SELECT 1 FROM event_rsvps AS r WHERE r.event_id = e.event_id AND r.user_id = ${actor.userId})` : sql`0`;

/** Type and campus; the one that finds fewer rows is left to the index, the other is looked at afterwards. */
function facets({ type, campus }: Pick<AgendaFilters, "type" | "campus">): SQL {
  const isCommon = campus === campuses[0];
  const ofType = !type ? sql`1` : campus && !isCommon ? sql`+d.type = ${type}` : sql`d.type = ${type}`;
  const ofCampus = !campus ? sql`1` : type && isCommon ? sql`+d.campus = ${campus}` : sql`d.campus = ${campus}`;
  return sql`${ofType} AND ${ofCampus}`;
}

/** What began before a range is in it for as long as it goes on: on a day of the calendar at its beginning, else now. */
const sinceOf = ({ day, when }: Pick<AgendaFilters, "when" | "day">, now: number) => (day || when === "next-week" ? 0 : now);

/** The occurrence `d` is in the part of the agenda that is asked for. */
function isAsked(filters: Pick<AgendaFilters, "when" | "day">, now: number): SQL {
  const { from, until } = rangeOf(filters, now);
  const isOn = isBackwards(filters) ? isOverFrom(from, now) : isOnFrom(from, sinceOf(filters, now));
  return sql`${isOn} AND d.starts_at < ${until}`;
}

/** Occurrences in order of time, one more than a page shows; what is over comes latest first. */
function byTime(reader: Reader, filters: AgendaFilters) {
  const { db, clock } = reader;
  const range = rangeOf(filters, clock.now());
  const isPast = isBackwards(filters);
  const [at = 0, key = 0] = (filters.cursor ?? "").split(".").map(Number);
  // The index begins where the page before ended; the rest of the cursor only tells equal moments apart.
  const isOn =
    filters.cursor && !isPast
      ? sql`d.starts_at >= ${at}`
      : isPast
        ? isOverFrom(range.from, clock.now())
        : isOnFrom(range.from, sinceOf(filters, clock.now()));
  const until = filters.cursor && isPast ? Math.min(range.until, at + 1) : range.until;
  const goesOn = !filters.cursor
    ? sql`1`
    : isPast
      ? sql`(d.starts_at, d.key) < (${at}, ${key})`
      : sql`(d.starts_at, d.key) > (${at}, ${key})`;
  const order = isPast ? sql`d.starts_at DESC, d.key DESC` : sql`d.starts_at, d.key`;
  return rawStatement<AgendaRow>(
    db,
    sql`SELECT d.key, d.starts_at AS startsAt, d.ends_at AS endsAt, ${isGoing(reader)} AS isGoing, ${pathFrom(clock.now())} AS "to", ${facts(sql`d.key`)} FROM event_dates AS d JOIN events AS e ON e.event_id = d.event_id
      LEFT JOIN communities AS c ON c.community_id = e.community_id
      WHERE d.is_shown = 1 AND ${isOn} AND d.starts_at < ${until} AND ${facets(filters)} AND ${goesOn}
      ORDER BY ${order} LIMIT ${filters.size + 1}`,
  );
}

/**
 * The days and months on which what is in a range may begin, as the index holds them; none where it has no end. The day
 * before a range is one of them: what began on it may go on. The index only narrows; which dates are meant, `isAsked` says.
 */
function dayWords(filters: Pick<AgendaFilters, "when" | "day">, now: number): string[] {
  const { from, until } = rangeOf(filters, now);
  const isPast = isBackwards(filters);
  if (!isPast && (filters.day || filters.when !== "upcoming")) return daysOf(from - LONGEST, until).map(dayWord);
  const today = localTime(now).date;
  const ofThisMonth = Array.from({ length: 31 }, (_, step) => dayAfter(today, isPast ? -1 - step : step)).filter(
    (day) => day.slice(0, 7) === today.slice(0, 7),
  );
  const [year = 0, month = 1] = today.split("-").map(Number);
  const months = Array.from({ length: isPast ? MONTHS_BACK : MONTHS_AHEAD }, (_, step) =>
    new Date(Date.UTC(year, isPast ? month - 2 - step : month + step)).toISOString().slice(0, 7),
  );
  return [...(isPast ? [] : [dayAfter(today, -1)]), ...ofThisMonth, ...months].map(dayWord);
}

function matchOf({ q = "", when, day, type, campus }: AgendaFilters, now: number): SQL | null {
  const days = columnHolds("search_days", dayWords({ when, day }, now));
  const facets = [type && columnBegins("type", type), campus && columnBegins("campus", campus), days];
  return typedOrNear("events_fts", q, (words) => allParts(columnBegins("search_state", "active"), ...facets, wordsMatch(words)));
}

/** Events that hold all words, latest first, each with its occurrence in the range that comes first (of past ones: last). */
function byWords(reader: Reader, filters: AgendaFilters) {
  const { db, clock } = reader;
  const now = clock.now();
  const [, below = Number.MAX_SAFE_INTEGER] = (filters.cursor ?? "").split(".").filter(Boolean).map(Number);
  const order = isBackwards(filters) ? sql`DESC` : sql`ASC`;
  const { type, campus } = filters;
  const ofRow = sql`${type ? sql`e.type = ${type}` : sql`1`} AND ${campus ? sql`e.campus = ${campus}` : sql`1`}`;
  const shown = sql`(SELECT d.key FROM event_dates AS d WHERE d.event_id = e.event_id AND ${isAsked(filters, now)}
    ORDER BY d.starts_at ${order} LIMIT 1)`;
  // The index leads, and each event is looked at until a page is full.
  return rawStatement<AgendaRow>(
    db,
    sql`SELECT e.key, o.starts_at AS startsAt, o.ends_at AS endsAt, ${isGoing(reader)} AS isGoing, ${pathFrom(now, sql`o`)} AS "to", ${facts(sql`o.key`)}
      FROM events_fts AS f CROSS JOIN events AS e ON e.key = f.rowid CROSS JOIN event_dates AS o ON o.key = ${shown}
      LEFT JOIN communities AS c ON c.community_id = e.community_id
      WHERE f.events_fts MATCH ${matchOf(filters, now)} AND f.rowid < CAST(${below} AS INTEGER) AND e.search_state = 'active' AND ${ofRow}
      ORDER BY f.rowid DESC LIMIT ${filters.size + 1}`,
  );
}

/** One page of the agenda; `next` is the cursor of the one that follows. */
export async function listAgenda(ctx: Reader, filters: AgendaFilters) {
  const query = filters.q ? ftsQuery(filters.q) : null;
  const [rows]: [AgendaRow[]] = await ctx.db.batch([query ? byWords(ctx, filters) : byTime(ctx, filters)]);
  const shown = rows.slice(0, filters.size);
  const last = shown.at(-1);
  const next = rows.length > filters.size && last ? `${query ? 0 : last.startsAt}.${last.key}` : undefined;
  return { rows: shown, next };
}

/** An occurrence in a calendar. */
export interface CalendarRow {
  eventId: string;
  name: string;
  type: string;
  startsAt: number;
  endsAt: number | null;
  isGoing: number;
  /** Its page at this date. */
  to: string;
}

/** How many occurrences a month's calendar holds at most. */
export const MOST_IN_CALENDAR = 100;

/** The occurrences that begin in a range or go on into it, in order of time, one more than a calendar holds. */
export async function listCalendar(reader: Reader, { from, until }: Range, filters: Pick<AgendaFilters, "type" | "campus">) {
  const [rows]: [CalendarRow[]] = await reader.db.batch([
    rawStatement<CalendarRow>(
      reader.db,
      sql`SELECT e.event_id AS eventId, e.name, e.type, d.starts_at AS startsAt, d.ends_at AS endsAt, ${isGoing(reader)} AS isGoing, ${pathFrom(reader.clock.now())} AS "to"
        FROM (SELECT d.event_id, d.starts_at, d.ends_at FROM event_dates AS d WHERE d.is_shown = 1 AND ${isOnFrom(from, 0)} AND d.starts_at < ${until}
          AND ${facets(filters)} ORDER BY d.starts_at, d.key LIMIT ${MOST_IN_CALENDAR + 1}) AS d
        JOIN events AS e ON e.event_id = d.event_id ORDER BY d.starts_at`,
    ),
  ]);
  return rows;
}

/** An event of these days that has a point on the map. */
export interface PlacedRow {
  eventId: string;
  name: string;
  location: string;
  type: string;
  startsAt: number;
  endsAt: number | null;
  lat: number;
  lng: number;
}

/** How many occurrences of a week are looked at for the map. */
const MOST_ON_MAP = 200;

/** The occurrences of the next seven days whose events have coordinates, in order of time. */
export async function listPlaced({ db, clock }: Pick<Context, "db" | "clock">): Promise<PlacedRow[]> {
  const { from, until } = rangeOf("week", clock.now());
  const [rows]: [PlacedRow[]] = await db.batch([
    rawStatement<PlacedRow>(
      db,
      sql`SELECT e.event_id AS eventId, e.name, e.location, e.type, d.starts_at AS startsAt, d.ends_at AS endsAt, e.latitude AS lat, e.longitude AS lng
        FROM (SELECT d.event_id, d.starts_at, d.ends_at FROM event_dates AS d WHERE d.is_shown = 1 AND ${isOnFrom(from, clock.now())} AND d.starts_at < ${until}
          ORDER BY d.starts_at LIMIT ${MOST_ON_MAP}) AS d JOIN events AS e ON e.event_id = d.event_id
        WHERE e.latitude IS NOT NULL ORDER BY d.starts_at`,
    ),
  ]);
  return rows;
}

/** The active events that staff put first, and then those that were added last. */
export async function latestEvents({ db, clock }: Pick<Context, "db" | "clock">, limit: number): Promise<AgendaRow[]> {
  const [rows]: [AgendaRow[]] = await db.batch([
    rawStatement<AgendaRow>(
      db,
      sql`SELECT e.key, ${toldStart(clock.now())} AS startsAt, NULL AS endsAt, ${facts(datesToCome(clock.now()))} FROM events AS e INDEXED BY events_drawer LEFT JOIN communities AS c ON c.community_id = e.community_id
        WHERE e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL ORDER BY e.show_order, e.key DESC LIMIT ${limit}`,
    ),
  ]);
  return rows;
}

const MOST_PERSONAL = 100;

/** One of one's own events. */
export interface OwnRow {
  eventId: string;
  name: string;
  type: string;
  startsAt: number;
  showStatus: "active" | "inactive";
  cancelledAt: number | null;
  lastAt: number;
  isAwaitingReview: number;
  hasTickets: number;
  ticketCount: number;
  dateCount: number;
  updatedAt: number;
  picture: string | null;
}

/** The events (rows of `events`) that are the actor's to look after; the second part is for the indexes. */
const isOwn = ({ actor }: SignedInContext): SQL =>
  sql`${isOwnEvent.where(actor, { createdBy: events.createdBy, ...standingIn(actor.userId, sql`${events.communityId}`) })} AND (events.created_by = ${actor.userId}
    OR events.community_id IN (SELECT who.community_id FROM ${organizersOfAll} AS who WHERE who.user_id = ${actor.userId}))`;

/** What one looks after, whom a deletion of that would be told to, and what one comes to, each at the date of one's own that comes next (or was the last): those of the latter that begin (or began) last come first. */
export async function personalEvents(ctx: SignedInContext) {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const isManaged = isOwn(ctx);
  const [mine, coming, told]: [OwnRow[], (AgendaRow & { lastAt: number })[], ToldRow[]] = await db.batch([
    rawStatement<OwnRow>(
      db,
      sql`SELECT event_id AS eventId, name, type, ${toldStart(now, sql`events`)} AS startsAt, show_status AS showStatus, cancelled_at AS cancelledAt, last_at AS lastAt, is_awaiting_review AS isAwaitingReview, has_tickets AS hasTickets, ticket_count AS ticketCount,
        (SELECT count(*) FROM event_dates AS d WHERE d.event_id = events.event_id) AS dateCount, updated_at AS updatedAt, ${firstImageOf("event-cover", sql`events.event_id`)} AS picture FROM events WHERE ${isManaged} AND deleted_at IS NULL ORDER BY key DESC LIMIT ${MOST_PERSONAL}`,
    ),
    rawStatement<AgendaRow & { lastAt: number }>(
      db,
      sql`SELECT e.key, o.starts_at AS startsAt, NULL AS endsAt, ${overAt(sql`o`)} AS lastAt, ${pathFrom(now, sql`o`)} AS "to", ${facts(sql`o.key`)}
        FROM event_rsvps AS r CROSS JOIN events AS e ON e.event_id = r.event_id
        CROSS JOIN event_dates AS o ON o.key = coalesce(${nextOwnDate(actor.userId, now)}, ${lastOwnDate(actor.userId)}) LEFT JOIN communities AS c ON c.community_id = e.community_id
        WHERE r.user_id = ${actor.userId} AND e.show_status = 'active' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL ORDER BY r.created_at DESC LIMIT ${MOST_PERSONAL}`,
    ),
    countTold(ctx, isManaged),
  ]);
  return { mine, coming, told };
}
