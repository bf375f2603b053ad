/** Events in D1: written together with their dates and ticket categories, or not at all. */

import { users } from "@schema/accounts";
import { communities } from "@schema/community";
import { eventDates, eventRsvps, eventStars, events, ticketCategories } from "@schema/events";
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DocumentKey, isPerson } from "~/engines/documents.server";
import { ownImages } from "~/engines/media/galleries.service.server";
import { isStaff } from "~/platform/access/roles";
import type { Permission } from "~/platform/access/rule";
import type { Verb } from "~/platform/acts/acts";
import { auditChange } from "~/platform/audit.server";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { columns, insertIf, type Results, reasonOf } from "~/platform/db.server";
import { isOrganizerOf, isTrustedCommunity, standingIn } from "../community/organizers.service.server";
import { isInvited, selectMayRate, ticketsOf } from "./attendance.repository.server";
import type { EventChange } from "./event-change";
import { holdDates, insertDates, replaceDates, type TicketWriting, upsertTickets } from "./event-parts.repository.server";
import { endOf, type Occurrence } from "./event-times.rules";
import { mayChange, mayEdit } from "./events.policy";
import { type Move, movedOrders } from "./moves.repository.server";
import { tellOfCancelling, tellOfChange } from "./notices.repository.server";
import { eventPurposes } from "./picture-types";
import { tellOfShowing } from "./showing-notices.repository.server";

type Row = typeof events.$inferInsert;

export interface EventWriting extends TicketWriting {
  change: EventChange;
  search: Pick<Row, "searchText" | "searchDays">;
  occurrences: readonly Occurrence[];
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
      ...upsertTickets(ctx, eventId, { tickets, reopened: [] }, isThere),
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
export const audit = (ctx: SignedInContext, act: Verb, where: SQL | undefined, { after, reason, isAlways }: AuditOptions = {}) => {
  // A reason is kept whosever event it is: its organizers read it.
  const isOthers = reason || isAlways ? undefined : sql`${events.createdBy} IS NOT ${ctx.actor.userId}`;
  const row = { table: events, id: events.eventId, fields: auditedFields, where: and(where, isOthers) };
  return auditChange(ctx, { act: `event.${act}`, subjectType: "event", after, reason }, row);
};

const managed = (userId: string) => ({
  createdBy: events.createdBy,
  deletedAt: events.deletedAt,
  cancelledAt: events.cancelledAt,
  ...standingIn(userId, sql`${events.communityId}`),
});

/** The actor's permission to cancel, take up again or delete an event. */
export const permissionToEdit = ({ actor }: Pick<SignedInContext, "actor">) => mayEdit.permission(actor, managed(actor.userId));

/** The actor's permission to change an event, which has to take place. */
export const permissionToChange = ({ actor }: Pick<SignedInContext, "actor">) => mayChange.permission(actor, managed(actor.userId));

const SECOND = 1000;

/** When a change was, as calendars count them: in seconds, each of them later than the one before. */
export const laterVersion = (now: number) => sql`max(${now}, ${events.updatedAt} + ${SECOND})` as never;

/**
 * The statement that names the orders which a move takes away from what they know, by which a trigger lets them return their tickets
 * until the event begins. Put it before the new dates: what is the beginning then moves with it.
 */
const nameMovedOrders = (ctx: SignedInContext, where: SQL | undefined, move: Move) => {
  const named = sql<string | null>`(SELECT nullif(json_group_array(order_id), '[]') FROM ${movedOrders(ctx, move)})`;
  return ctx.db.update(events).set({ movedOrders: named }).where(where);
};

/**
 * Changes an event with its dates and tickets. Those of somebody without a role wait again unless their community is
 * trusted; what was taken out of sight isn't shown again without staff. Who means to come is told of another time or place.
 * @param options.version when it was last changed: it isn't changed if it was since
 * @param options.isAudited one's own as well
 * @returns whether it changed
 */
export async function updateEvent(
  ctx: SignedInContext,
  eventId: string,
  writing: EventWriting,
  permissions: readonly [Permission<"event.edit">, Permission<"community.organize">],
  { version, isAudited = false }: { version?: number | undefined; isAudited?: boolean } = {},
): Promise<boolean> {
  const { change, search, occurrences } = writing;
  const isWanted = sql`${change.showStatus} = 'active'`;
  const mayShow = isStaff(ctx.actor)
    ? sql`1`
    : sql`(${isTrustedCommunity(change.communityId ?? "")} AND (${events.showStatus} = 'active' OR NOT ${isWanted}))`;
  const status = sql`iif(${mayShow}, ${change.showStatus}, 'inactive')`;
  const isWaiting = isStaff(ctx.actor) ? sql`(${events.isAwaitingReview} AND NOT ${isWanted})` : sql`NOT ${mayShow}`;
  const now = ctx.clock.now();
  // Staff say why they hide somebody else's, which this form doesn't ask.
  const hidesOthers = sql`(${isStaff(ctx.actor) && change.showStatus === "inactive"} AND ${events.showStatus} = 'active' AND ${events.createdBy} IS NOT ${ctx.actor.userId}
    AND NOT ${isOrganizerOf(ctx.actor.userId, sql`${events.communityId}`)})`;
  const own = and(eq(events.eventId, eventId), ...permissions, sql`NOT ${hidesOthers}`);
  const where = and(own, version === undefined ? undefined : eq(events.updatedAt, version));
  const after = { name: change.name, description: change.description, location: change.location };
  const isCurrent = sql`EXISTS (SELECT 1 FROM events WHERE ${where})`;
  const isShownNow = and(where, ne(events.showStatus, "active"), sql`${isStaff(ctx.actor)} AND ${isWanted}`);
  const move = { eventId, to: change, occurrences };
  const statements = await ctx.db.batch([
    audit(ctx, "edit", where, { after, isAlways: isAudited }),
    ...tellOfShowing(ctx, isShownNow, true),
    ...tellOfChange(ctx, where, move),
    nameMovedOrders(ctx, where, move),
    holdDates(ctx, eventId, writing, isCurrent),
    ...replaceDates(ctx, eventId, occurrences, isCurrent),
    ...upsertTickets(ctx, eventId, writing, isCurrent),
    // Last: it is the new version, by which all before it would find themselves overtaken.
    ctx.db
      .update(events)
      .set({
        ...change,
        ...search,
        showStatus: status as never,
        isAwaitingReview: isWaiting as never,
        deactivationReason: sql`iif(${status} = 'active', NULL, ${events.deactivationReason})` as never,
        updatedAt: laterVersion(now),
      })
      .where(where)
      .returning({ id: events.eventId }),
  ]);
  return (statements.at(-1) as unknown[]).length > 0;
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

/** With whether the reader belongs to one of its departments, and how they stand to its community. */
const selectEvent = ({ db }: Pick<Context, "db">, eventId: string, reader: string) => {
  const standing = standingIn(reader, sql`${events.communityId}`);
  return db
    .select({
      ...columns(ownColumns),
      isInvited: isInvited(reader, sql`${events.departments}`).mapWith(Boolean).as("isInvited"),
      communityStatus: standing.communityStatus.as("communityStatus"),
      communityRole: standing.communityRole.as("communityRole"),
      communityName: sql<string | null>`${communities.name}`.as("communityName"),
    })
    .from(events)
    .leftJoin(communities, eq(communities.communityId, events.communityId))
    .where(eq(events.eventId, eventId))
    .limit(1);
};

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

/** The statements for an event with all that its readers see of it. */
const eventStatements = (ctx: Pick<Context, "db" | "actor" | "clock">, eventId: string, reader = ctx.actor?.userId ?? "") =>
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
      .where(and(eq(ticketCategories.eventId, eventId), or(isNull(ticketCategories.closedAt), gt(ticketCategories.taken, 0))))
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
    ticketsOf(ctx, eventId, reader),
    selectMayRate(ctx, eventId, reader),
  ] as const;

/** What those statements gave; null when there is no such event. */
function foundFrom([[event], dates, categories, [rsvp], [star], images, own, [rating]]: Results<ReturnType<typeof eventStatements>>) {
  return event
    ? {
        event,
        dates,
        images,
        tickets: categories.filter(({ closedAt }) => closedAt === null),
        /** Closed, with tickets that keep their seats. */
        closed: categories.filter(({ closedAt }) => closedAt !== null),
        isComing: rsvp !== undefined,
        /** The reader's valid tickets: none, one, or two for all that are more. */
        ownTickets: own.map(({ ticketId }) => ticketId),
        stars: star?.stars ?? null,
        mayRate: Boolean(rating?.mayRate),
      }
    : null;
}

/** One event with its dates, tickets and pictures, and what the reader has to do with it; null when there is none. */
export async function findEvent(ctx: Pick<Context, "db" | "actor" | "clock">, eventId: string) {
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
  ctx: Pick<Context, "db" | "actor" | "clock">,
  eventId: string,
  beside: Beside,
) {
  const [rows, ...statements] = await ctx.db.batch([beside, ...eventStatements(ctx, eventId)]);
  return { found: foundFrom(statements as Results<ReturnType<typeof eventStatements>>), beside: rows as Beside["_"]["result"] };
}

export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
