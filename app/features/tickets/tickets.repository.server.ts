/** Tickets in D1: whose they are, and who came in. */
import { tickets } from "@schema/tickets";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Permission } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { beginOf, endOf, isGone, isOtherDate, isOwed, nextDateOf, onlyAtOf, returnableUntil } from "./next-date.repository.server";
import { DOOR_BEFORE, NEXT_DATE_BEFORE } from "./tickets.limits";
import { mayCheckIn } from "./tickets.policy";

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
  checkedInAt: number | null;
  checkedInBy: string | null;
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
  /** Whether its event was cancelled or taken away before it was over. */
  isCancelled: number;
  /** Whether its event is cancelled and owes it its return. */
  isOwed: number;
  /** Whether its event has a page that its holder may see. */
  hasEventPage: number;
  refundUntil: number;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
}

const ticketColumns = (
  now: number,
) => sql`t.ticket_id AS ticketId, t.order_id AS orderId, t.event_id AS eventId, t.category_id AS categoryId, t.user_id AS userId,
  h.name AS holder, t.price, t.state, t.code, t.handed_on AS handedOn, g.is_transferable AS isTransferable, t.transfer_hash IS NOT NULL AS isPassedOn, t.checked_in_at AS checkedInAt, d.name AS checkedInBy, g.name AS category, e.name AS eventName, e.type AS eventType, e.location,
  ${beginOf()} AS firstAt, ${nextDateOf(now)} AS nextAt, ${endOf()} AS lastAt, ${onlyAtOf()} AS onlyAt, coalesce(${isGone}, 0) AS isCancelled,
  coalesce(e.deleted_at IS NULL AND ${isOwed(sql`t.checked_in_at`)}, 0) AS isOwed,
  e.deleted_at IS NULL AND e.show_status = 'active' AS hasEventPage, ${returnableUntil()} AS refundUntil, e.created_by AS createdBy,
  c.status AS communityStatus, m.role AS communityRole`;

const joined = (
  reader: string,
): SQL => sql`JOIN events AS e ON e.event_id = t.event_id JOIN ticket_categories AS g ON g.category_id = t.category_id
  JOIN ticket_orders AS o ON o.order_id = t.order_id LEFT JOIN users AS h ON h.user_id = t.user_id LEFT JOIN users AS d ON d.user_id = t.checked_in_by
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

/** The actor's tickets, the latest first. */
export async function findMine(ctx: SignedInContext): Promise<TicketRow[]> {
  const { userId } = ctx.actor;
  const [rows] = await ctx.db.batch([
    selectTickets(
      ctx,
      sql`(SELECT * FROM tickets WHERE user_id = ${userId} AND state IN ('valid', 'refunded') ORDER BY key DESC LIMIT ${MOST_SHOWN}) AS t ${joined(userId)}`,
    ),
  ]);
  return rows;
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

/**
 * Lets a ticket in, once, whoever else scans it at the same time, when the door is open for its date.
 * @param handedOn how often it had been passed on when its code was looked at: the code is worth nothing after the next time
 * @returns whether it was this call
 */
export async function setCheckedIn(
  { db, clock, actor }: SignedInContext,
  ticketId: string,
  handedOn: number,
  permission: Permission<"ticket.checkIn">,
): Promise<boolean> {
  const now = clock.now();
  const isDoorOpen = sql`EXISTS (SELECT 1 FROM events AS e JOIN ticket_categories AS g ON g.category_id = ${tickets.categoryId} WHERE e.event_id = ${tickets.eventId} AND e.cancelled_at IS NULL
    AND ${beginOf()} <= ${now + DOOR_BEFORE} AND NOT ${isOtherDate(now, { early: NEXT_DATE_BEFORE, before: DOOR_BEFORE })})`;
  const done = await db
    .update(tickets)
    .set({ checkedInAt: now, checkedInBy: actor.userId, updatedAt: now })
    .where(
      and(
        ...[eq(tickets.ticketId, ticketId), eq(tickets.handedOn, handedOn), eq(tickets.state, "valid"), isNull(tickets.checkedInAt)],
        ...[isDoorOpen, permission],
      ),
    )
    .returning({ ticketId: tickets.ticketId });
  return done.length > 0;
}

/** Takes a check-in back. @returns whether there was one */
export async function unmarkIn(
  { db, clock }: SignedInContext,
  ticketId: string,
  permission: Permission<"ticket.checkIn">,
): Promise<boolean> {
  const done = await db
    .update(tickets)
    .set({ checkedInAt: null, checkedInBy: null, updatedAt: clock.now() })
    .where(and(eq(tickets.ticketId, ticketId), isNotNull(tickets.checkedInAt), permission))
    .returning({ ticketId: tickets.ticketId });
  return done.length > 0;
}

interface DoorRow {
  eventId: string;
  name: string;
  createdBy: string | null;
  communityStatus: string | null;
  communityRole: string | null;
}

interface DeskRow extends DoorRow {
  sold: number;
  checkedIn: number;
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

/** An event as its door sees it: how many have a ticket, and how many came in. */
export async function findDesk(ctx: SignedInContext, eventId: string): Promise<DeskRow | undefined> {
  const ofEvent = sql`FROM ticket_sums AS s JOIN ticket_categories AS g ON g.category_id = s.category_id WHERE g.event_id = e.event_id`;
  const more = sql`, (SELECT coalesce(sum(s.sold), 0) ${ofEvent}) AS sold, (SELECT coalesce(sum(s.checked_in), 0) ${ofEvent}) AS checkedIn`;
  const [[row]] = await ctx.db.batch([selectDoor<DeskRow>(ctx, eventId, more)]);
  return row;
}
