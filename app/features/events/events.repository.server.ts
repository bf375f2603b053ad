/** Events in D1: written together with their dates and ticket categories, or not at all. */
import { users } from "@schema/accounts";
import { communities } from "@schema/community";
import { eventDates, eventRsvps, eventStars, events, ticketCategories } from "@schema/events";
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DocumentKey, isPerson } from "~/engines/documents.server";
import { ownImages } from "~/engines/media/galleries.service.server";
import { isStaff } from "~/platform/access/roles";
import type { Permission } from "~/platform/access/rule";
import { auditChange } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { columns, eachOf, insertIf, type Results, reasonOf, written } from "~/platform/db.server";
import { newId } from "~/platform/ids";
import { isOrganizerOf, isTrustedCommunity } from "../community/organizers.service.server";
import { hasTicket, isInvited } from "./attendance.repository.server";
import { endOf, type Occurrence } from "./event-times.rules";
import { mayEdit } from "./events.policy";
import { tellOfCancelling, tellOfChange } from "./notices.repository.server";
import { eventPurposes } from "./picture-types";

type Row = typeof events.$inferInsert;

/** What somebody writes about an event; state, author and numbers are decided here. */
export type EventChange = Omit<
  Row,
  | "key"
  | "eventId"
  | "createdBy"
  | "createdAt"
  | "updatedAt"
  | "searchText"
  | "searchDays"
  | "isAwaitingReview"
  | "showOrder"
  | "deletedAt"
  | "firstAt"
  | "lastAt"
> & { showOrder?: number; communityId: string | null; showStatus: "active" | "inactive"; departments: string[] };

export interface TicketInput {
  categoryId?: string;
  name: string;
  description: string;
  /** Kuruş. */
  price: number;
  quantity: number | null;
  /** How many one person may have. */
  perPerson: number;
  /** UTC milliseconds; null while there is no bound. */
  saleFrom: number | null;
  saleUntil: number | null;
  isTransferable: boolean;
}

export interface EventWriting {
  change: EventChange;
  search: Pick<Row, "searchText" | "searchDays">;
  occurrences: readonly Occurrence[];
  tickets: readonly TicketInput[];
}

const insertDates = ({ db }: Context, eventId: string, occurrences: readonly Occurrence[], where: SQL) =>
  written(
    db,
    sql`INSERT INTO event_dates (event_id, starts_at, ends_at, is_shown, type, campus)
      SELECT ${eventId}, json_extract(value, '$[0]'), json_extract(value, '$[1]'), 0, '', ''
      FROM ${eachOf(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt]))} WHERE ${where}`,
  );

/**
 * The statements that make an event's dates those of a list. A date that is still in it, and one that was moved, stay the
 * rows that they were, so that calendars know them again: those that fell out take the places of those that came in,
 * in order of time.
 */
function replaceDates(ctx: Context, eventId: string, occurrences: readonly Occurrence[], where: SQL) {
  const wanted = eachOf(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const [start, end] = [sql`json_extract(value, '$[0]')`, sql`json_extract(value, '$[1]')`];
  const stored = sql`SELECT starts_at FROM event_dates WHERE event_id = ${eventId}`;
  return [
    written(
      ctx.db,
      sql`UPDATE event_dates SET ends_at = w.e FROM (SELECT ${start} AS s, ${end} AS e FROM ${wanted}) AS w
        WHERE event_id = ${eventId} AND starts_at = w.s AND ends_at IS NOT w.e AND ${where}`,
    ),
    written(
      ctx.db,
      sql`UPDATE event_dates SET starts_at = moved.s, ends_at = moved.e FROM (
        SELECT o.key AS moved_key, n.s, n.e FROM
          (SELECT key, row_number() OVER (ORDER BY starts_at, key) AS r FROM event_dates
            WHERE event_id = ${eventId} AND starts_at NOT IN (SELECT ${start} FROM ${wanted})) AS o
          JOIN (SELECT ${start} AS s, ${end} AS e, row_number() OVER (ORDER BY ${start}) AS r FROM ${wanted}
            WHERE ${start} NOT IN (${stored})) AS n ON n.r = o.r) AS moved
        WHERE key = moved.moved_key AND ${where}`,
    ),
    written(
      ctx.db,
      sql`DELETE FROM event_dates WHERE event_id = ${eventId} AND starts_at NOT IN (SELECT ${start} FROM ${wanted}) AND ${where}`,
    ),
    insertDates(ctx, eventId, occurrences, sql`json_extract(value, '$[0]') NOT IN (${stored}) AND ${where}`),
  ] as const;
}

/** Keeps categories that have an id; one that belongs to another event is left alone. One that is left out goes, or is closed where it has tickets. */
function upsertTickets(ctx: Context, eventId: string, tickets: readonly TicketInput[], where: SQL) {
  const now = ctx.clock.now();
  const rows = tickets.map(({ categoryId, isTransferable, ...own }, position) => ({
    ...{ categoryId: categoryId ?? newId("ticket-category", now), position, isTransferable: Number(isTransferable), ...own },
  }));
  const kept = eachOf(rows.map(({ categoryId }) => categoryId));
  const leftOut = sql`event_id = ${eventId} AND category_id NOT IN (SELECT value FROM ${kept}) AND ${where}`;
  return [
    written(
      ctx.db,
      sql`DELETE FROM ticket_categories WHERE ${leftOut} AND NOT EXISTS (SELECT 1 FROM tickets WHERE tickets.category_id = ticket_categories.category_id)`,
    ),
    written(ctx.db, sql`UPDATE ticket_categories SET closed_at = coalesce(closed_at, ${now}) WHERE ${leftOut}`),
    written(
      ctx.db,
      sql`INSERT INTO ticket_categories (category_id, event_id, position, name, description, price, quantity, per_person, sale_from, sale_until, is_transferable)
        SELECT value ->> 'categoryId', ${eventId}, value ->> 'position', value ->> 'name', value ->> 'description', value ->> 'price', value ->> 'quantity',
          value ->> 'perPerson', value ->> 'saleFrom', value ->> 'saleUntil', value ->> 'isTransferable' FROM ${eachOf(rows)} WHERE ${where}
        ON CONFLICT (category_id) DO UPDATE SET position = excluded.position, name = excluded.name, description = excluded.description,
          price = excluded.price, quantity = excluded.quantity, per_person = excluded.per_person, sale_from = excluded.sale_from,
          sale_until = excluded.sale_until, is_transferable = excluded.is_transferable WHERE event_id = ${eventId} AND closed_at IS NULL`,
    ),
  ] as const;
}

/**
 * Writes an event with its dates and tickets; one with this id that is there already stays as it is.
 * @returns whether it is there; false when its author may not organize for this community
 */
export async function insertEvent(
  ctx: SignedInContext,
  eventId: string,
  writing: EventWriting,
  permission: Permission<"community.organize">,
): Promise<boolean> {
  const { change, search, occurrences, tickets } = writing;
  const now = ctx.clock.now();
  const isShown = isStaff(ctx.actor) ? sql`1` : isTrustedCommunity(change.communityId ?? "");
  const status = sql`iif(${isShown}, ${change.showStatus}, 'inactive')`;
  const isWaiting = sql`NOT (${isShown})`;
  const row = {
    ...change,
    ...search,
    eventId,
    showStatus: status,
    isAwaitingReview: isWaiting,
    firstAt: occurrences[0]?.startsAt ?? now,
    lastAt: Math.max(0, ...occurrences.map(endOf)),
    createdBy: ctx.actor.userId,
    createdAt: now,
    updatedAt: now,
  };
  const isThere = sql`EXISTS (SELECT 1 FROM events WHERE event_id = ${eventId})`;
  try {
    const [inserted] = await ctx.db.batch([
      insertIf(ctx.db, events, row, permission, events.eventId),
      insertDates(ctx, eventId, occurrences, isThere),
      ...upsertTickets(ctx, eventId, tickets, isThere),
    ]);
    return inserted.length > 0;
  } catch (failed) {
    if (reasonOf(failed).includes("UNIQUE constraint failed: events.event_id")) return true;
    throw failed;
  }
}

const auditedFields = {
  name: events.name,
  description: events.description,
  location: events.location,
  show_status: events.showStatus,
  is_awaiting_review: events.isAwaitingReview,
  first_at: events.firstAt,
};

interface AuditOptions {
  after?: unknown;
  reason?: string;
  /** One's own event as well. */
  isAlways?: boolean;
}

/** The statement that writes an act on somebody else's event down. */
const audit = (ctx: SignedInContext, act: string, where: SQL | undefined, { after, reason, isAlways }: AuditOptions = {}) => {
  // A reason is kept whosever event it is: its organizers read it.
  const isOthers = reason || isAlways ? undefined : sql`${events.createdBy} IS NOT ${ctx.actor.userId}`;
  const row = { table: events, id: events.eventId, fields: auditedFields, where: and(where, isOthers) };
  return auditChange(ctx, { act: `event.${act}`, subjectType: "event", after, reason }, row);
};

/** The actor's permission to change or delete an event. */
export const permissionToEdit = ({ actor }: Pick<SignedInContext, "actor">) => mayEdit.permission(actor, events);

/**
 * Changes an event with its dates and tickets. Those of somebody without a role wait again unless their community is
 * trusted; what was taken out of sight isn't shown again without staff. Who means to come is told of another time or place.
 * @param version when it was last changed: it isn't changed if it was since; such a change is always audited
 * @returns whether it changed
 */
export async function updateEvent(
  ctx: SignedInContext,
  eventId: string,
  writing: EventWriting,
  permissions: readonly [Permission<"event.edit">, Permission<"community.organize">],
  version?: number,
): Promise<boolean> {
  const { change, search, occurrences, tickets } = writing;
  const isWanted = sql`${change.showStatus} = 'active'`;
  const mayShow = isStaff(ctx.actor)
    ? sql`1`
    : sql`(${isTrustedCommunity(change.communityId ?? "")} AND (${events.showStatus} = 'active' OR NOT ${isWanted}))`;
  const status = sql`iif(${mayShow}, ${change.showStatus}, 'inactive')`;
  const isWaiting = isStaff(ctx.actor) ? sql`(${events.isAwaitingReview} AND NOT ${isWanted})` : sql`NOT ${mayShow}`;
  const now = ctx.clock.now();
  const own = and(eq(events.eventId, eventId), ...permissions);
  const where = and(own, version === undefined ? undefined : eq(events.updatedAt, version));
  const after = { name: change.name, description: change.description, location: change.location };
  const isChanged = sql`EXISTS (SELECT 1 FROM events WHERE ${and(own, version === undefined ? undefined : eq(events.updatedAt, now))})`;
  const [, , , updated] = await ctx.db.batch([
    ...tellOfChange(ctx, where, change, occurrences),
    audit(ctx, "edit", where, { after, isAlways: version !== undefined }),
    ctx.db
      .update(events)
      .set({
        ...change,
        ...search,
        showStatus: status as never,
        isAwaitingReview: isWaiting as never,
        updatedAt: now,
      })
      .where(where)
      .returning({ id: events.eventId }),
    ...replaceDates(ctx, eventId, occurrences, isChanged),
    ...upsertTickets(ctx, eventId, tickets, isChanged),
  ]);
  return updated.length > 0;
}

/** How staff's word on an event is meant. */
export interface ShowingOptions {
  /** Written down, for its organizers. */
  reason?: string;
  /** Only if it is a community's. */
  isCommunitys?: boolean;
}

/**
 * Staff show an event or take it out of sight; either way it waits no longer.
 * @returns whether there is one, and whether it was this call that changed it
 */
export async function setShown(ctx: StaffContext, eventId: string, isShown: boolean, options: ShowingOptions = {}) {
  const { reason, isCommunitys } = options;
  const status = isShown ? "active" : "inactive";
  const there = and(eq(events.eventId, eventId), isNull(events.deletedAt), isCommunitys ? isNotNull(events.communityId) : undefined);
  const isNews = and(there, or(ne(events.showStatus, status), eq(events.isAwaitingReview, true)));
  const after = { show_status: status, is_awaiting_review: false };
  const [, changed, found] = await ctx.db.batch([
    audit(ctx, isShown ? "activate" : "deactivate", isNews, { after, reason }),
    ctx.db
      .update(events)
      .set({ showStatus: status, isAwaitingReview: false, updatedAt: ctx.clock.now() })
      .where(isNews)
      .returning({ id: events.eventId }),
    ctx.db.select({ id: events.eventId }).from(events).where(there),
  ]);
  return { isThere: found.length > 0, isDone: changed.length > 0 };
}

/** Takes an event away, and tells who meant to come, has a ticket or waits for one. @param isAudited one's own as well @returns whether there was one */
export async function deleteEvent(
  ctx: SignedInContext,
  eventId: string,
  permission: Permission<"event.edit">,
  isAudited = false,
): Promise<boolean> {
  const where = and(eq(events.eventId, eventId), permission);
  const now = ctx.clock.now();
  const [, , , , , gone] = await ctx.db.batch([
    ...tellOfCancelling(ctx, where, now),
    audit(ctx, "delete", where, { isAlways: isAudited }),
    ctx.db.update(events).set({ deletedAt: now }).where(where).returning({ id: events.eventId }),
  ]);
  return gone.length > 0;
}

/** Brings a deleted event back as it was. @returns whether there was one */
export async function restoreEvent(ctx: StaffContext, eventId: string): Promise<boolean> {
  const where = and(eq(events.eventId, eventId), isNotNull(events.deletedAt));
  const [, back] = await ctx.db.batch([
    audit(ctx, "restore", where),
    ctx.db.update(events).set({ deletedAt: null }).where(where).returning({ id: events.eventId }),
  ]);
  return back.length > 0;
}

const { key: _key, searchText: _text, searchDays: _days, searchState: _state, ...ownColumns } = getTableColumns(events);

/** With whether the reader belongs to one of its departments, and whether they organize for its community. */
const selectEvent = ({ db }: Pick<Context, "db">, eventId: string, reader: string) =>
  db
    .select({
      ...columns(ownColumns),
      isInvited: isInvited(reader, sql`${events.departments}`).mapWith(Boolean).as("isInvited"),
      organizes: isOrganizerOf(reader, sql`${events.communityId}`).mapWith(Boolean).as("organizes"),
      communityName: sql<string | null>`${communities.name}`.as("communityName"),
    })
    .from(events)
    .leftJoin(communities, eq(communities.communityId, events.communityId))
    .where(eq(events.eventId, eventId))
    .limit(1);

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

/** The statements for an event with all that its readers see of it. */
const eventStatements = (ctx: Pick<Context, "db" | "actor">, eventId: string, reader = ctx.actor?.userId ?? "") =>
  [
    selectEvent(ctx, eventId, reader),
    ctx.db
      .select({ key: eventDates.key, startsAt: eventDates.startsAt, endsAt: eventDates.endsAt })
      .from(eventDates)
      .where(eq(eventDates.eventId, eventId))
      .orderBy(asc(eventDates.startsAt)),
    ctx.db
      .select()
      .from(ticketCategories)
      .where(and(eq(ticketCategories.eventId, eventId), isNull(ticketCategories.closedAt)))
      .orderBy(asc(ticketCategories.position)),
    ctx.db
      .select({ at: eventRsvps.createdAt })
      .from(eventRsvps)
      .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.userId, reader))),
    ctx.db
      .select({ stars: eventStars.stars })
      .from(eventStars)
      .where(and(eq(eventStars.eventId, eventId), eq(eventStars.userId, reader))),
    ownImages(ctx, { subjectId: eventId, purposes: eventPurposes }),
    written<{ has: number }>(ctx.db, sql`SELECT 1 AS has FROM events AS e WHERE e.event_id = ${eventId} AND ${hasTicket(reader)}`),
  ] as const;

/** What those statements gave; null when there is no such event. */
function foundFrom([[event], dates, tickets, [rsvp], [star], images, [ticket]]: Results<ReturnType<typeof eventStatements>>) {
  return event
    ? { event, dates, tickets, images, isComing: rsvp !== undefined, hasTicket: ticket !== undefined, stars: star?.stars ?? null }
    : null;
}

/** One event with its dates, tickets and pictures, and what the reader has to do with it; null when there is none. */
export async function findEvent(ctx: Pick<Context, "db" | "actor">, eventId: string) {
  return foundFrom(await ctx.db.batch(eventStatements(ctx, eventId)));
}

/** The newest event of the person whom a key means, deleted ones left out; null when there is none. @returns its id */
export async function latestEventOf({ db }: Pick<Context, "db">, by: DocumentKey): Promise<string | null> {
  const creator = db.select({ userId: users.userId }).from(users).where(isPerson(by));
  const [row] = await db
    .select({ eventId: events.eventId })
    .from(events)
    .where(and(eq(events.createdBy, sql`(${creator})`), isNull(events.deletedAt)))
    .orderBy(desc(events.key))
    .limit(1);
  return row?.eventId ?? null;
}

/** The same, with another statement in the same round trip. */
export async function findEventWith<Beside extends BatchItem<"sqlite">>(
  ctx: Pick<Context, "db" | "actor">,
  eventId: string,
  beside: Beside,
) {
  const [rows, ...statements] = await ctx.db.batch([beside, ...eventStatements(ctx, eventId)]);
  return { found: foundFrom(statements as Results<ReturnType<typeof eventStatements>>), beside: rows as Beside["_"]["result"] };
}

export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
