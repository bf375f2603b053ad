/** Tickets in D1: whose they are, and who came in. */
import { ticketCheckIns, tickets } from "@schema/tickets";
import { type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import {
  beginOf,
  dateAtDoor,
  endOf,
  isGone,
  isLetInAt,
  isOwed,
  nextDateOf,
  onlyAtOf,
  returnableUntil,
} from "./next-date.repository.server";
import { DOOR_BEFORE, NEXT_DATE_BEFORE } from "./tickets.limits";
import { mayCheckIn } from "./tickets.policy";
import { type HeldRow, heldOrders } from "./unpaid.repository.server";

/** That a ticket was let in on a date. */
export interface CheckIn {
  dateKey: number;
  /** When the date begins. */
  startsAt: number;
  at: number;
  by: string | null;
}

/** A ticket with what its page shows. */
export interface TicketRow {
  ticketId: string;
  orderId: string;
  eventId: string;
  categoryId: string;
  userId: string | null;
  holder: string | null;
  price: number;
  state: "held" | "valid" | "released" | "refunded";
  code: string;
  handedOn: number;
  /** Whether its category may be passed on. */
  isTransferable: number;
  /** Whether it is offered to somebody at the moment. */
  isPassedOn: number;
  /** When it was first let in. */
  checkedInAt: number | null;
  /** `CheckIn[]`, in JSON. */
  checkIns: string;
  /** The date that the door of its event lets in for now. */
  doorDate: number;
  /** The one date that it is for; null where it is for all. */
  onlyDate: number | null;
  /** Whether its event has several dates. */
  hasDates: number;
  category: string;
  eventName: string;
  eventType: string;
  location: string;
  /** When its date begins and is over: those of all dates where it is for all. */
  firstAt: number;
  lastAt: number;
  /** When the one date begins that it is for; null where it is for all. */
  onlyAt: number | null;
  /** When its date begins, or the one that comes next. */
  nextAt: number;
  /** How its event stands, whenever it came to that. */
  eventState: "on" | "cancelled" | "deleted";
  /** Whether its event was cancelled or taken away before it was over. */
  isCancelled: number;
  /** Whether its event is cancelled and owes it its return. */
  isOwed: number;
  /** Whether it is returned by itself, because its event was cancelled or taken away. */
  isReturning: number;
  /** Whether its event has a page that its holder may see. */
  hasEventPage: number;
  refundUntil: number;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
}

/** When a ticket (`t`) was let in, in order of the dates. */
export const checkInsOf = sql`(SELECT json_group_array(json_object('dateKey', i.key, 'startsAt', i.starts_at, 'at', i.checked_in_at, 'by', i.name))
  FROM (SELECT id.key, id.starts_at, ci.checked_in_at, iu.name FROM ticket_check_ins AS ci JOIN event_dates AS id ON id.key = ci.date_key
    LEFT JOIN users AS iu ON iu.user_id = ci.checked_in_by WHERE ci.ticket_id = t.ticket_id ORDER BY id.starts_at) AS i)`;

const ticketColumns = (
  now: number,
) => sql`t.ticket_id AS ticketId, t.order_id AS orderId, t.event_id AS eventId, t.category_id AS categoryId, t.user_id AS userId,
  h.name AS holder, t.price, t.state, t.code, t.handed_on AS handedOn, g.is_transferable AS isTransferable, t.transfer_hash IS NOT NULL AS isPassedOn, t.checked_in_at AS checkedInAt, ${checkInsOf} AS checkIns, ${dateAtDoor(now, DOOR_BEFORE)} AS doorDate, g.date_key AS onlyDate,
  (SELECT count(*) FROM (SELECT 1 FROM event_dates AS d WHERE d.event_id = e.event_id LIMIT 2)) > 1 AS hasDates, g.name AS category, e.name AS eventName, e.type AS eventType, e.location,
  ${beginOf()} AS firstAt, ${nextDateOf(now)} AS nextAt, ${endOf()} AS lastAt, ${onlyAtOf()} AS onlyAt, coalesce(${isGone}, 0) AS isCancelled,
  CASE WHEN e.deleted_at IS NOT NULL THEN 'deleted' WHEN e.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'on' END AS eventState,
  coalesce(e.deleted_at IS NULL AND ${isOwed(sql`t.checked_in_at`)}, 0) AS isOwed, coalesce(t.state = 'valid' AND ${isOwed(sql`t.checked_in_at`)}, 0) AS isReturning,
  e.deleted_at IS NULL AND e.show_status = 'active' AS hasEventPage, ${returnableUntil()} AS refundUntil, e.created_by AS createdBy,
  c.status AS communityStatus, m.role AS communityRole`;

const joined = (
  reader: string,
): SQL => sql`JOIN events AS e ON e.event_id = t.event_id JOIN ticket_categories AS g ON g.category_id = t.category_id
  JOIN ticket_orders AS o ON o.order_id = t.order_id LEFT JOIN users AS h ON h.user_id = t.user_id
  LEFT JOIN communities AS c ON c.community_id = e.community_id
  LEFT JOIN community_members AS m ON m.community_id = e.community_id AND m.user_id = ${reader}`;

/** The statement for tickets that a condition finds, as this reader stands to their events. */
const selectTickets = ({ db, clock }: SignedInContext, from: SQL) =>
  rawStatement<TicketRow>(db, sql`SELECT ${ticketColumns(clock.now())} FROM ${from}`);

/** One ticket; undefined when there is none. */
export async function findTicket(ctx: SignedInContext, ticketId: string): Promise<TicketRow | undefined> {
  const [[row]] = await ctx.db.batch([selectTickets(ctx, sql`tickets AS t ${joined(ctx.actor.userId)} WHERE t.ticket_id = ${ticketId}`)]);
  return row;
}

/** A ticket of an event by the code on it. */
export async function findByCode(ctx: SignedInContext, eventId: string, code: string): Promise<TicketRow | undefined> {
  const [[row]] = await ctx.db.batch([
    selectTickets(ctx, sql`tickets AS t ${joined(ctx.actor.userId)} WHERE t.event_id = ${eventId} AND t.code = ${code}`),
  ]);
  return row;
}

/** The actor's tickets that were bought together with one of them. */
export async function findBoughtWith(ctx: SignedInContext, ticketId: string): Promise<TicketRow[]> {
  const { userId } = ctx.actor;
  const [rows] = await ctx.db.batch([
    selectTickets(
      ctx,
      sql`tickets AS one JOIN tickets AS t ON t.order_id = one.order_id ${joined(userId)}
        WHERE one.ticket_id = ${ticketId} AND one.user_id = ${userId} AND t.user_id = ${userId} ORDER BY t.key`,
    ),
  ]);
  return rows;
}

/** The actor's other tickets of a ticket's event that can be used, the first bought first. @param most how many at most */
export async function findOthers(ctx: SignedInContext, ticketId: string, most: number): Promise<TicketRow[]> {
  const { userId } = ctx.actor;
  const [rows] = await ctx.db.batch([
    selectTickets(
      ctx,
      sql`tickets AS one JOIN tickets AS t ON t.event_id = one.event_id AND t.user_id = one.user_id ${joined(userId)}
        WHERE one.ticket_id = ${ticketId} AND one.user_id = ${userId} AND t.state = 'valid' AND t.ticket_id <> one.ticket_id ORDER BY t.key LIMIT ${most}`,
    ),
  ]);
  return rows;
}

const MOST_SHOWN = 200;

/** The actor's tickets, the latest first, and what is held for them. One round trip. */
export async function findMine(ctx: SignedInContext): Promise<{ tickets: TicketRow[]; held: HeldRow[] }> {
  const { userId } = ctx.actor;
  const [tickets, held] = await ctx.db.batch([
    selectTickets(
      ctx,
      sql`(SELECT * FROM tickets WHERE user_id = ${userId} AND state IN ('valid', 'refunded') ORDER BY key DESC LIMIT ${MOST_SHOWN}) AS t ${joined(userId)}`,
    ),
    heldOrders(ctx),
  ]);
  return { tickets, held };
}

/** The actor's permission to check in tickets of an event. */
export const permissionToCheckIn = ({ actor }: Pick<SignedInContext, "actor">): Permission<"ticket.checkIn"> =>
  mayCheckIn.permission(
    actor,
    { createdBy: sql`e.created_by`, communityStatus: sql`c.status`, communityRole: sql`m.role` },
    (condition) => sql`EXISTS (SELECT 1 FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id
      LEFT JOIN community_members AS m ON m.community_id = e.community_id AND m.user_id = ${actor.userId}
      WHERE e.event_id = ${tickets.eventId} AND e.deleted_at IS NULL AND ${condition})`,
  );

/** Which ticket is let in, and where. */
export interface Entering {
  ticketId: string;
  /** How often it had been passed on when its code was looked at: the code is worth nothing after the next time. */
  handedOn: number;
  /** The date that the door lets in for; undefined for that of the moment. */
  dateKey?: number;
}

/** The date of a ticket's door, and the one that the ticket is let in for there, which is its own where it is for one. */
const itsDate = (now: number, dateKey: number | undefined): SQL =>
  sql`JOIN events AS e ON e.event_id = tickets.event_id JOIN ticket_categories AS g ON g.category_id = tickets.category_id
    JOIN event_dates AS other ON other.event_id = e.event_id AND other.key = ${dateKey === undefined ? dateAtDoor(now, DOOR_BEFORE) : sql`${dateKey}`}
    JOIN event_dates AS od ON od.key = coalesce(g.date_key, other.key)`;

/**
 * Lets a ticket in on a date, once, whoever else scans it at the same time, when the door is open for that date.
 * @returns the date that it was let in for, where it was this call that did
 */
export async function setCheckedIn(
  { db, clock, actor }: SignedInContext,
  { ticketId, handedOn, dateKey }: Entering,
  permission: Permission<"ticket.checkIn">,
): Promise<number | undefined> {
  const now = clock.now();
  const [[made]] = await db.batch([
    returning(
      db,
      sql`INSERT INTO ticket_check_ins (ticket_id, date_key, checked_in_at, checked_in_by) SELECT tickets.ticket_id, od.key, ${now}, ${actor.userId}
        FROM tickets ${itsDate(now, dateKey)}
        WHERE tickets.ticket_id = ${ticketId} AND tickets.handed_on = ${handedOn} AND tickets.state = 'valid' AND e.cancelled_at IS NULL
          AND od.starts_at <= ${now + DOOR_BEFORE} AND ${isLetInAt(now, NEXT_DATE_BEFORE)} AND ${permission}
        ON CONFLICT DO NOTHING`,
      { dateKey: ticketCheckIns.dateKey },
    ),
  ]);
  return made?.dateKey;
}

/** Takes back that a ticket was let in on a date. @param dateKey undefined for that of the moment @returns whether it was */
export async function unmarkIn(
  { db, clock }: SignedInContext,
  ticketId: string,
  dateKey: number | undefined,
  permission: Permission<"ticket.checkIn">,
): Promise<boolean> {
  const which = sql`SELECT od.key FROM tickets ${itsDate(clock.now(), dateKey)} WHERE tickets.ticket_id = ${ticketId} AND ${permission}`;
  const done = await db
    .delete(ticketCheckIns)
    .where(sql`${ticketCheckIns.ticketId} = ${ticketId} AND ${ticketCheckIns.dateKey} IN (${which})`)
    .returning({ key: ticketCheckIns.key });
  return done.length > 0;
}

/** When a date of an event begins; undefined where it has none such. */
export async function findDate({ db }: SignedInContext, eventId: string, dateKey: number): Promise<number | undefined> {
  const [[row]] = await db.batch([
    rawStatement<{ startsAt: number }>(
      db,
      sql`SELECT starts_at AS startsAt FROM event_dates WHERE key = ${dateKey} AND event_id = ${eventId}`,
    ),
  ]);
  return row?.startsAt;
}

interface DoorRow {
  eventId: string;
  name: string;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
}

interface DeskRow extends DoorRow {
  /** The date that the door lets in for. */
  dateKey: number;
  /** Tickets that are for it. */
  sold: number;
  checkedIn: number;
  isCancelled: number;
  /** Dates whose doors are open or were, in JSON. */
  dates: string;
}

/** The statement for an event as its door sees it. @param more further columns of `e` */
const selectDoor = <Row extends DoorRow>({ db, actor }: SignedInContext, eventId: string, more = sql``) =>
  rawStatement<Row>(
    db,
    sql`SELECT e.event_id AS eventId, e.name, e.created_by AS createdBy, c.status AS communityStatus, m.role AS communityRole ${more}
      FROM events AS e LEFT JOIN communities AS c ON c.community_id = e.community_id
      LEFT JOIN community_members AS m ON m.community_id = e.community_id AND m.user_id = ${actor.userId}
      WHERE e.event_id = ${eventId} AND e.deleted_at IS NULL`,
  );

/** An event with what says who lets in there. */
export async function findDoor(ctx: SignedInContext, eventId: string): Promise<DoorRow | undefined> {
  const [[row]] = await ctx.db.batch([selectDoor<DoorRow>(ctx, eventId)]);
  return row;
}

/** So many dates can be chosen at a door: those whose doors opened last. */
const DATES_SHOWN = 12;

/** An event as its door sees it: which date it lets in for, how many have a ticket for that, and how many came in. @param dateKey the one that was chosen */
export async function findDesk(ctx: SignedInContext, eventId: string, dateKey: number | undefined): Promise<DeskRow | undefined> {
  const now = ctx.clock.now();
  const chosen = sql`coalesce((SELECT d.key FROM event_dates AS d WHERE d.event_id = e.event_id AND d.key = ${dateKey ?? null}), ${dateAtDoor(now, DOOR_BEFORE)})`;
  const more = sql`, ${chosen} AS dateKey, e.cancelled_at IS NOT NULL AS isCancelled,
    (SELECT coalesce(sum(s.sold), 0) FROM ticket_categories AS g JOIN ticket_sums AS s ON s.category_id = g.category_id
      WHERE g.event_id = e.event_id AND coalesce(g.date_key = ${chosen}, 1)) AS sold,
    (SELECT coalesce(sum(i.count), 0) FROM ticket_check_in_sums AS i WHERE i.date_key = ${chosen}) AS checkedIn,
    (SELECT json_group_array(json_object('dateKey', o.key, 'startsAt', o.starts_at)) FROM (
      SELECT * FROM (SELECT d.key, d.starts_at FROM event_dates AS d WHERE d.event_id = e.event_id AND d.starts_at <= ${now + DOOR_BEFORE}
        ORDER BY d.starts_at DESC LIMIT ${DATES_SHOWN})
      UNION SELECT d.key, d.starts_at FROM event_dates AS d WHERE d.key = ${chosen} ORDER BY 2) AS o) AS dates`;
  const [[row]] = await ctx.db.batch([selectDoor<DeskRow>(ctx, eventId, more)]);
  return row;
}
