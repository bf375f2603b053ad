/** Whoever means to come or has a ticket is notified when an event changes its time or place, or doesn't take place. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import { hasNoTicket } from "./attendance.repository.server";
import { type Move, movedDates, movedOrders } from "./moves.repository.server";
import { endsAt } from "./occurrences.repository.server";

export const shownEvent: NoticeSubject = {
  type: "event",
  shown: sql`SELECT json_object('title', e.name) FROM events AS e
    WHERE e.event_id = n.subject_id AND e.deleted_at IS NULL AND e.show_status = 'active'`,
};

/** Of an event that was taken away its name alone is told, and only to those who meant to come or wanted a ticket: they have to know which. */
const cancelled: NoticeSubject = {
  type: "cancelled-event",
  shown: sql`SELECT json_object('title', e.name) FROM events AS e
    WHERE e.event_id = n.subject_id AND e.deleted_at IS NOT NULL AND e.show_status = 'active' AND (
      EXISTS (SELECT 1 FROM event_rsvps AS r WHERE r.event_id = e.event_id AND r.user_id = n.user_id)
      OR EXISTS (SELECT 1 FROM ticket_waits AS w WHERE w.event_id = e.event_id AND w.user_id = n.user_id)
      OR EXISTS (SELECT 1 FROM tickets AS t WHERE t.event_id = e.event_id AND t.user_id = n.user_id))`,
};

/** Of an event that was cancelled and keeps its page, with the reason while it is cancelled. */
const calledOff: NoticeSubject = {
  type: "called-off-event",
  shown: sql`SELECT json_object('title', e.name, 'text', e.cancel_reason) FROM events AS e WHERE e.event_id = n.subject_id AND e.show_status = 'active'`,
};

/** Of the one date that a ticket `going` is for; null where it is for all. */
const ofItsDate = (what: SQL): SQL =>
  sql`(SELECT ${what} FROM ticket_categories AS g JOIN event_dates AS d ON d.key = g.date_key WHERE g.category_id = going.category_id)`;

/** What whoever is told (`n`) gets back of what they paid for the event `e` that is gone, in kuruş; null where that is nothing. */
const paidBack = sql`(SELECT sum(going.price) FROM tickets AS going JOIN ticket_orders AS o ON o.order_id = going.order_id
  WHERE going.user_id = n.user_id AND going.event_id = e.event_id AND o.user_id = n.user_id AND (
    (going.state = 'refunded' AND going.updated_at >= n.created_at) OR (going.state = 'valid'
      AND coalesce(e.cancelled_at, e.deleted_at) < coalesce(${ofItsDate(endsAt)}, e.last_at)
      AND (going.checked_in_at IS NULL OR coalesce(e.cancelled_at, e.deleted_at) < coalesce(${ofItsDate(sql`d.starts_at`)}, e.first_at)))))`;

/** The same for whoever had a ticket of it. */
const calledOffTicket: NoticeSubject = {
  type: "called-off-ticket",
  shown: sql`SELECT json_object('title', e.name, 'text', e.cancel_reason, 'paid', ${paidBack}) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
    WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id`,
};

export const eventChanged = defineNotice({
  name: "events.changed",
  messageClass: "informational",
  group: "events",
  words: "events:notices.changed",
  moved: "events:notices.changedTime",
  label: "events:notices.changedChoice",
  type: "alert",
  subjects: [shownEvent],
  channel: "mail",
  isPushedInWords: true,
});

export const eventCancelled = defineNotice({
  name: "events.cancelled",
  messageClass: "informational",
  group: "events",
  words: "events:notices.cancelled",
  label: "events:notices.cancelledChoice",
  type: "alert",
  subjects: [cancelled, calledOff],
  channel: "mail",
  isPushedInWords: true,
});

/** The same for holders of tickets, who may have paid: nobody can switch it off. */
export const ticketCancelled = defineNotice({
  name: "tickets.cancelled",
  messageClass: "transactional",
  group: "events",
  words: "events:notices.cancelled",
  paidBack: "cancelling:notices.paidBack",
  label: "events:notices.ticketCancelledChoice",
  type: "alert",
  subjects: [
    {
      type: "cancelled-ticket",
      shown: sql`SELECT json_object('title', e.name, 'paid', ${paidBack}) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
        WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id AND e.deleted_at IS NOT NULL`,
    },
    calledOffTicket,
  ],
  channel: "mail",
  isPushedInWords: true,
  choices: [],
});

export const eventResumed = defineNotice({
  name: "events.resumed",
  messageClass: "informational",
  group: "events",
  words: "events:notices.resumed",
  label: "events:notices.resumedChoice",
  type: "alert",
  subjects: [shownEvent],
  channel: "mail",
  isPushedInWords: true,
});

/** It takes place after all, and their ticket was returned meanwhile; nobody can switch it off. */
export const ticketResumed = defineNotice({
  name: "tickets.resumed",
  messageClass: "transactional",
  group: "events",
  words: "cancelling:notices.ticketResumed",
  label: "cancelling:notices.ticketResumedChoice",
  type: "alert",
  subjects: [
    {
      type: "resumed-ticket",
      shown: sql`SELECT json_object('title', e.name) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
        WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id AND e.deleted_at IS NULL AND e.show_status = 'active'`,
    },
  ],
  channel: "mail",
  isPushedInWords: true,
  choices: [],
});

/** Names a cancellation: whoever comes, has several tickets and gets their money back hears of it once. @param at when the event was deleted */
const cancellationKey = (at: SQL, eventId: SQL): SQL => sql`'event-cancelled:' || ${at} || ':' || ${eventId}`;

/** What a ticket's holder is told of an event that was deleted. @param ticket a row of `tickets` */
export const ticketCancellation = (ticket: "going" | "t", at: SQL) => ({
  kind: ticketCancelled,
  userId: sql.raw(`${ticket}.user_id`),
  subjectId: sql.raw(`${ticket}.ticket_id`),
  path: sql`'/event/ticket/personal'`,
  key: cancellationKey(at, sql.raw(`${ticket}.event_id`)),
});

/** Where the database says who goes: those who mean to come without one, and those who have a ticket. */
const byRsvp = sql`event_rsvps AS going ON going.event_id = events.event_id AND ${hasNoTicket(sql`going`)}`;
const byTicket = sql`tickets AS going ON going.event_id = events.event_id AND going.state = 'valid'`;
/** And who would like to: those who wait for a ticket, and those for whom one is held. */
const byWait = sql`ticket_waits AS going ON going.event_id = events.event_id`;
const byHold = sql`tickets AS going ON going.event_id = events.event_id AND going.state = 'held'`;

/** Those who go to events that a condition finds, while these aren't over; the actor knows already. */
const goingToAny = ({ clock, actor }: SignedInContext, where: SQL | undefined, by: SQL): SQL =>
  sql`FROM ${events} JOIN ${by}
    WHERE ${where} AND ${events.deletedAt} IS NULL AND ${events.lastAt} > ${clock.now()} AND going.user_id <> ${actor.userId}`;

/** The same while the events are shown and take place. */
const goingTo = (ctx: SignedInContext, where: SQL | undefined, by: SQL): SQL =>
  sql`${goingToAny(ctx, where, by)} AND ${events.showStatus} = 'active' AND ${events.cancelledAt} IS NULL`;

/** Those whose tickets a deletion makes worthless, also of events that staff hid; not who was let in to one that has begun, nor whose date is over. */
const losingTickets = (ctx: SignedInContext, where: SQL | undefined): SQL =>
  sql`${goingToAny(ctx, where, byTicket)} AND (going.checked_in_at IS NULL OR coalesce(${ofItsDate(sql`d.starts_at`)}, ${events.firstAt}) > ${ctx.clock.now()})
    AND coalesce(${ofItsDate(endsAt)}, ${events.lastAt}) > ${ctx.clock.now()}`;

const subject = { userId: sql`going.user_id`, subjectId: sql`events.event_id` };

/** An event was moved so far that holders of tickets may return them; nobody can switch it off. */
export const ticketMoved = defineNotice({
  name: "tickets.moved",
  messageClass: "transactional",
  group: "events",
  words: "events:notices.ticketMoved",
  moved: "events:notices.ticketMovedTime",
  label: "events:notices.ticketMovedChoice",
  type: "alert",
  subjects: [
    {
      type: "moved-ticket",
      shown: sql`SELECT json_object('title', e.name) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
        WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id AND e.deleted_at IS NULL`,
    },
  ],
  channel: "mail",
  isPushedInWords: true,
  choices: [],
});

/** The one date that somebody's ticket is for; null where it is for all. */
const itsDate = sql`(SELECT g.date_key FROM ticket_categories AS g WHERE g.category_id = going.category_id)`;
const noDate = sql`NULL`;

/** Which dates of an event (a row of `events`) a new list changes, for those who go on one of them, or on all where `only` is null. */
const changesOf = ({ clock }: SignedInContext, { eventId, occurrences }: Move) => {
  const wanted = eachOf(occurrences.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const [start, end] = [sql`value ->> '$[0]'`, sql`value ->> '$[1]'`];
  const stored = sql`SELECT d.starts_at FROM event_dates AS d WHERE d.event_id = events.event_id`;
  return {
    /** Whether one of them that isn't over yet is at another time, falls out, or comes in. */
    isOther: (
      only: SQL,
    ) => sql`(EXISTS (SELECT 1 FROM event_dates AS d WHERE d.event_id = events.event_id AND (${only} IS NULL OR d.key = ${only})
        AND ${endsAt} > ${clock.now()}
        AND NOT EXISTS (SELECT 1 FROM ${wanted} WHERE ${start} = d.starts_at AND ${end} IS d.ends_at))
      OR (${only} IS NULL AND EXISTS (SELECT 1 FROM ${wanted} WHERE ${start} > ${clock.now()} AND ${start} NOT IN (${stored}))))`,
    /** The first that moves, from when to when, as `replaceDates` moves them: as details of a notification. */
    moment: (only: SQL) => sql`coalesce((SELECT json_object('was', m.was, 'at', m.at) FROM ${movedDates(eventId, occurrences)} AS m
      WHERE ${only} IS NULL OR m.key = ${only} ORDER BY m.r LIMIT 1), '{}')`,
  };
};

/** Where whoever hears of another time or place can bring it into their calendar. */
const inCalendar = sql`'?calendar=update'`;

/**
 * The statements that tell of a change of time or place, each person once, with the time before and after: those who go, who
 * hold a seat and who wait for one. Put them before the change.
 * @param where the change's own condition
 */
export const tellOfChange = (ctx: SignedInContext, where: SQL | undefined, move: Move) => {
  const { location, address } = move.to;
  const key = sql`${`event-changed:${ctx.clock.now()}:`} || events.event_id`;
  const { isOther, moment } = changesOf(ctx, move);
  const told = (by: SQL, only: SQL) =>
    notifyFrom(
      ctx,
      { kind: eventChanged, ...subject, path: sql`'/event/' || events.event_id || ${inCalendar}`, key, details: moment(only) },
      sql`${goingTo(ctx, where, by)} AND (events.location <> ${location} OR events.address <> ${address} OR ${isOther(only)})`,
    );
  const holders = notifyFrom(
    ctx,
    {
      kind: ticketMoved,
      userId: subject.userId,
      subjectId: sql`going.ticket_id`,
      path: sql`'/event/ticket/one/' || going.ticket_id || ${inCalendar}`,
      key,
      details: moment(itsDate),
    },
    sql`FROM ${events} JOIN ${byTicket} WHERE ${where} AND ${events.deletedAt} IS NULL AND ${events.cancelledAt} IS NULL AND going.user_id <> ${ctx.actor.userId}
      AND going.order_id IN ${movedOrders(ctx, move)}`,
  );
  return [holders, told(byRsvp, noDate), told(byTicket, itsDate), told(byHold, itsDate), told(byWait, itsDate)] as const;
};

/**
 * The statements that tell holders of tickets, those who mean to come and those who wait for a ticket that an event doesn't
 * take place, each person once; put them before its deletion.
 * @param where the deletion's own condition
 * @param at when it is deleted
 */
export const tellOfCancelling = (ctx: SignedInContext, where: SQL | undefined, at: number) => {
  const moment = sql`${String(at)}`;
  const key = cancellationKey(moment, sql`events.event_id`);
  const told = (by: SQL) => notifyFrom(ctx, { kind: eventCancelled, ...subject, path: sql`'/event/all'`, key }, goingTo(ctx, where, by));
  const holders = notifyFrom(ctx, ticketCancellation("going", moment), losingTickets(ctx, where));
  return [holders, told(byRsvp), told(byWait), told(byHold)] as const;
};

const eventPath = sql`'/event/' || events.event_id`;

/** The statements that tell the same people of an event that is cancelled and keeps its page, each once; put them before the change. */
export const tellOfCallingOff = (ctx: SignedInContext, where: SQL | undefined) => {
  const key = cancellationKey(sql`${String(ctx.clock.now())}`, sql`events.event_id`);
  const told = (by: SQL) =>
    notifyFrom(ctx, { kind: eventCancelled, ...subject, subjectType: calledOff.type, path: eventPath, key }, goingTo(ctx, where, by));
  const holders = notifyFrom(
    ctx,
    {
      kind: ticketCancelled,
      subjectType: calledOffTicket.type,
      userId: subject.userId,
      subjectId: sql`going.ticket_id`,
      path: sql`'/event/ticket/one/' || going.ticket_id`,
      key,
    },
    losingTickets(ctx, where),
  );
  return [holders, told(byRsvp), told(byWait), told(byHold)] as const;
};

/** Those whose tickets were returned since an event was cancelled. */
const byReturned = sql`tickets AS going ON going.event_id = events.event_id AND going.state = 'refunded' AND going.updated_at >= ${events.cancelledAt}`;

/** The statements that tell them that it takes place after all, and whose ticket was returned that; put them before the change. */
export const tellOfResuming = (ctx: SignedInContext, where: SQL | undefined) => {
  const key = sql`${`event-resumed:${ctx.clock.now()}:`} || events.event_id`;
  const told = (by: SQL) =>
    notifyFrom(
      ctx,
      { kind: eventResumed, ...subject, path: eventPath, key },
      sql`${goingToAny(ctx, where, by)} AND ${events.showStatus} = 'active'`,
    );
  const returned = notifyFrom(
    ctx,
    { kind: ticketResumed, userId: subject.userId, subjectId: sql`going.ticket_id`, path: eventPath, key },
    sql`${goingToAny(ctx, where, byReturned)} AND ${events.showStatus} = 'active'`,
  );
  // Who has several is told once: of one that is valid first.
  return [told(byTicket), returned, told(byRsvp), told(byWait), told(byHold)] as const;
};

/** How many people the deletion of an event would be told to, and whether some of them paid. */
export interface ToldRow {
  eventId: string;
  told: number;
  isPaid: number;
}

/** The statement for how many `tellOfCancelling` would tell, by event; none for events that nobody goes to or waits for. */
export const countTold = (ctx: SignedInContext, where: SQL | undefined) =>
  rawStatement<ToldRow>(
    ctx.db,
    sql`SELECT event_id AS eventId, count(DISTINCT user_id) AS told, max(price) > 0 AS isPaid
      FROM (SELECT events.event_id, going.user_id, going.price ${losingTickets(ctx, where)}
        UNION ALL SELECT events.event_id, going.user_id, 0 ${goingTo(ctx, where, byRsvp)}
        UNION ALL SELECT events.event_id, going.user_id, 0 ${goingTo(ctx, where, byWait)}
        UNION ALL SELECT events.event_id, going.user_id, 0 ${goingTo(ctx, where, byHold)}) GROUP BY event_id`,
  );
