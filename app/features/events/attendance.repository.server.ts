/** Who comes, how they found it, and what happens around an event by day. */
import { type eventActs, eventPeople, eventStars, events } from "@schema/events";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import type { OldTraces } from "~/platform/product";
import { localDay } from "~/platform/time";
import { endsAt } from "./occurrences.repository.server";

const isShown = sql`e.show_status = 'active' AND e.deleted_at IS NULL`;
const isOn = sql`${isShown} AND e.cancelled_at IS NULL`;
const hasRoom = sql`(e.capacity IS NULL OR e.rsvp_count < e.capacity)`;

/** Whether a person belongs to one of an event's departments. @param departments their codes, as JSON */
export const isInvited = (userId: string, departments: SQL = sql`e.departments`): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(${departments}) AS j WHERE j.value = 'all' OR j.value = coalesce(
    (SELECT d.department_code FROM users AS u JOIN departments AS d ON d.department_id = u.department_id WHERE u.user_id = ${userId}), 'none'))`;

/** Whether a person has a ticket of the event `e`. */
const hasTicket = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM tickets AS t WHERE t.user_id = ${userId} AND t.state = 'valid' AND t.event_id = e.event_id)`;

/** Whoever a row of `event_rsvps` is of has no ticket: they said themselves that they come. */
export const hasNoTicket = (rsvp: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM tickets AS t WHERE t.user_id = ${rsvp}.user_id AND t.state = 'valid' AND t.event_id = ${rsvp}.event_id)`;

/** Somebody who goes to the event `e` goes on its date `d`: their tickets are for it, or they have none. */
const isOwnDate = (userId: string): SQL =>
  sql`coalesce((SELECT max(g.date_key IS NULL OR g.date_key = d.key) FROM tickets AS t JOIN ticket_categories AS g ON g.category_id = t.category_id
    WHERE t.user_id = ${userId} AND t.state = 'valid' AND t.event_id = e.event_id), 1)`;

/** The first date (its key) of the event `e` that somebody goes to and of which something holds. */
const ownDate = (userId: string, which: SQL): SQL =>
  sql`(SELECT d.key FROM event_dates AS d WHERE d.event_id = e.event_id AND ${isOwnDate(userId)} AND ${which} LIMIT 1)`;

/** Which date (its key) of the event `e` somebody goes to next, or is at; null once all of theirs are over. */
export const nextOwnDate = (userId: string, now: number): SQL => ownDate(userId, sql`${endsAt} > ${now} ORDER BY d.starts_at`);

/** Which date (its key) of the event `e` is somebody's last. */
export const lastOwnDate = (userId: string): SQL => ownDate(userId, sql`1 ORDER BY d.starts_at DESC`);

/** Whether a person meant to come to a date of the event `e`, or had a ticket for it, before it was over, and it has begun. */
const hasBeen = (userId: string, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM event_dates AS d WHERE d.event_id = e.event_id AND d.starts_at <= ${now} AND ${isOwnDate(userId)} AND (
    EXISTS (SELECT 1 FROM event_rsvps AS r WHERE r.event_id = e.event_id AND r.user_id = ${userId} AND r.created_at < ${endsAt})
    OR EXISTS (SELECT 1 FROM tickets AS t WHERE t.event_id = e.event_id AND t.user_id = ${userId} AND t.state = 'valid' AND t.created_at < ${endsAt})))`;

/** The statement that says whether a person may rate an event. */
export const selectMayRate = ({ db, clock }: Pick<Context, "db" | "clock">, eventId: string, userId: string) =>
  rawStatement<{ mayRate: number }>(
    db,
    sql`SELECT ${hasBeen(userId, clock.now())} AS mayRate FROM events AS e WHERE e.event_id = ${eventId}`,
  );

/** The statement for a person's valid tickets of an event: two where there are more. */
export const ticketsOf = ({ db }: Pick<Context, "db">, eventId: string, userId: string) =>
  rawStatement<{ ticketId: string }>(
    db,
    sql`SELECT ticket_id AS ticketId FROM tickets WHERE user_id = ${userId} AND state = 'valid' AND event_id = ${eventId} LIMIT 2`,
  );

/** Why somebody can't come; all false when they can. */
export interface Refusals {
  isThere: boolean;
  isCancelled: boolean;
  isOver: boolean;
  isFull: boolean;
  isUninvited: boolean;
}

/**
 * Says that somebody comes: one write that counts against the capacity, whoever else writes at the same time.
 * @returns null when they come now (or already did), else why not
 */
export async function insertRsvp({ db, clock, actor }: SignedInContext, eventId: string): Promise<Refusals | null> {
  const now = clock.now();
  const { userId } = actor;
  const [, [state]] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO event_rsvps (event_id, user_id, created_at) SELECT e.event_id, ${userId}, ${now} FROM events AS e
        WHERE e.event_id = ${eventId} AND ${isOn} AND e.last_at > ${now} AND ${hasRoom} AND ${isInvited(userId)} ON CONFLICT DO NOTHING`,
    ),
    rawStatement<{ isComing: number; isThere: number; isCancelled: number; isOver: number; isFull: number; isUninvited: number }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM event_rsvps WHERE event_id = e.event_id AND user_id = ${userId}) AS isComing, (${isShown}) AS isThere,
        e.cancelled_at IS NOT NULL AS isCancelled, e.last_at <= ${now} AS isOver, NOT ${hasRoom} AS isFull, NOT ${isInvited(userId)} AS isUninvited
        FROM events AS e WHERE e.event_id = ${eventId}`,
    ),
  ]);
  if (state?.isComing && !state.isCancelled) return null;
  return {
    isThere: Boolean(state?.isThere),
    isCancelled: Boolean(state?.isCancelled),
    isOver: Boolean(state?.isOver),
    isFull: Boolean(state?.isFull),
    isUninvited: Boolean(state?.isUninvited),
  };
}

/** Somebody comes no longer; the place is free again. Whoever has a ticket comes until they return it. @returns whether they have one */
export async function deleteRsvp({ db, actor }: SignedInContext, eventId: string): Promise<boolean> {
  const { userId } = actor;
  const [, own] = await db.batch([
    rawStatement(db, sql`DELETE FROM event_rsvps WHERE event_id = ${eventId} AND user_id = ${userId} AND ${hasNoTicket(sql`event_rsvps`)}`),
    ticketsOf({ db }, eventId, userId),
  ]);
  return own.length > 0;
}

/** Rates an event, by somebody one of whose dates is over. @returns whether it was written */
export async function upsertStars({ db, clock, actor }: SignedInContext, eventId: string, stars: number): Promise<boolean> {
  const now = clock.now();
  const [rated] = await db.batch([
    returning(
      db,
      sql`INSERT INTO event_stars (event_id, user_id, stars, created_at, updated_at) SELECT e.event_id, ${actor.userId}, ${stars}, ${now}, ${now} FROM events AS e
        WHERE e.event_id = ${eventId} AND ${isOn} AND ${hasBeen(actor.userId, now)}
        ON CONFLICT (event_id, user_id) DO UPDATE SET stars = excluded.stars, updated_at = excluded.updated_at`,
      { eventId: eventStars.eventId },
    ),
  ]);
  return rated.length > 0;
}

/** Whether whoever can't rate an event that is shown has to wait: none of its dates has begun, or none of theirs has. Undefined when there is none. */
export async function isToWait({ db, clock, actor }: SignedInContext, eventId: string): Promise<boolean | undefined> {
  const { userId } = actor;
  const [[row]] = await db.batch([
    rawStatement<{ isToWait: number }>(
      db,
      sql`SELECT NOT EXISTS (SELECT 1 FROM event_dates AS d WHERE d.event_id = e.event_id AND d.starts_at <= ${clock.now()}) OR ${hasTicket(userId)}
        OR EXISTS (SELECT 1 FROM event_rsvps AS r WHERE r.event_id = e.event_id AND r.user_id = ${userId}) AS isToWait
        FROM events AS e WHERE e.event_id = ${eventId} AND ${isShown}`,
    ),
  ]);
  return row && Boolean(row.isToWait);
}

/** When an event that is shown begins; undefined when there is none. */
export async function firstMoment({ db }: Pick<Context, "db">, eventId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ firstAt: events.firstAt })
    .from(events)
    .where(and(eq(events.eventId, eventId), eq(events.showStatus, "active"), sql`${events.deletedAt} IS NULL`));
  return row?.firstAt;
}

export type EventAct = (typeof eventActs)[number];

/** So long after an event was written its people are counted, and as long it is kept that somebody has been. */
const PEOPLE_COUNTED = 180 * DAY;

interface CountedPerson {
  eventId: string;
  act: EventAct;
  userId: string;
  /** What tells the person from others, and nobody who they are. */
  mark: string;
}

/** Counts somebody once, by today, their department and entrance year, where the event is shown. */
export async function countPerson({ db, clock }: Context, { eventId, act, userId, mark }: CountedPerson): Promise<void> {
  const now = clock.now();
  const isCounting = sql`e.event_id = ${eventId} AND ${isShown} AND e.created_at > ${now - PEOPLE_COUNTED}`;
  await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO event_days (event_id, act, day, department_code, entrance_year, count)
        SELECT e.event_id, ${act}, ${localDay(now)}, coalesce(d.department_code, ''), coalesce(u.entrance_year, 0), 1 FROM events AS e
        JOIN users AS u ON u.user_id = ${userId} LEFT JOIN departments AS d ON d.department_id = u.department_id
        WHERE ${isCounting} AND NOT EXISTS (SELECT 1 FROM event_people WHERE event_id = ${eventId} AND act = ${act} AND mark = ${mark})
        ON CONFLICT (event_id, act, day, department_code, entrance_year) DO UPDATE SET count = count + 1`,
    ),
    rawStatement(
      db,
      sql`INSERT INTO event_people (event_id, act, mark, expires_at)
        SELECT e.event_id, ${act}, ${mark}, e.created_at + ${PEOPLE_COUNTED} FROM events AS e WHERE ${isCounting} ON CONFLICT DO NOTHING`,
    ),
  ]);
}

/** Marks of events whose people aren't counted any more. */
export const oldPeople: OldTraces = ({ db, clock }) => [db.delete(eventPeople).where(lt(eventPeople.expiresAt, clock.now()))];
