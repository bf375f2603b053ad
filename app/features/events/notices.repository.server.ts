/** Whoever means to come is notified when an event changes its time or place, or doesn't take place. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";
import { endOf, type Occurrence } from "./event-times.rules";
import type { EventChange } from "./events.repository.server";

export const shownEvent: NoticeSubject = {
  type: "event",
  shown: sql`SELECT json_object('title', e.name) FROM events AS e
    WHERE e.event_id = n.subject_id AND e.deleted_at IS NULL AND e.show_status = 'active'`,
};

/** Of an event that was taken away its name alone is told, and only to those who meant to come: they have to know which. */
const cancelled: NoticeSubject = {
  type: "cancelled-event",
  shown: sql`SELECT json_object('title', e.name) FROM events AS e JOIN event_rsvps AS r ON r.event_id = e.event_id AND r.user_id = n.user_id
    WHERE e.event_id = n.subject_id AND e.deleted_at IS NOT NULL AND e.show_status = 'active'`,
};

export const eventChanged = defineNotice({
  name: "events.changed",
  words: "events:notices.changed",
  label: "events:notices.changedChoice",
  type: "alert",
  subjects: [shownEvent],
  channel: "mail",
  isPushedInWords: true,
});

export const eventCancelled = defineNotice({
  name: "events.cancelled",
  words: "events:notices.cancelled",
  label: "events:notices.cancelledChoice",
  type: "alert",
  subjects: [cancelled],
  channel: "mail",
  isPushedInWords: true,
});

/** Where the database says who goes: those who mean to come, and those who have a ticket. */
const byRsvp = sql`event_rsvps AS going ON going.event_id = events.event_id`;
const byTicket = sql`tickets AS going ON going.event_id = events.event_id AND going.state = 'valid'`;

/** Those who go to events that a condition finds, while these are shown and not over; the actor knows already. */
const goingTo = ({ clock, actor }: SignedInContext, where: SQL | undefined, by: SQL): SQL =>
  sql`FROM ${events} JOIN ${by}
    WHERE ${where} AND ${events.showStatus} = 'active' AND ${events.deletedAt} IS NULL AND ${events.lastAt} > ${clock.now()} AND going.user_id <> ${actor.userId}`;

const subject = { userId: sql`going.user_id`, subjectId: sql`events.event_id` };

/** The statements that tell of a change of time or place, each person once; put them before the change. @param where the change's own condition */
export const tellOfChange = (
  ctx: SignedInContext,
  where: SQL | undefined,
  { location, address }: Pick<EventChange, "location" | "address">,
  occurrences: readonly Occurrence[],
) => {
  const key = sql`${`event-changed:${ctx.clock.now()}:`} || events.event_id`;
  const told = (by: SQL) =>
    notifyFrom(
      ctx,
      {
        kind: eventChanged,
        ...subject,
        path: sql`'/event/' || events.event_id`,
        key,
      },
      sql`${goingTo(ctx, where, by)} AND (events.location <> ${location} OR events.address <> ${address}
      OR events.first_at <> ${occurrences[0]?.startsAt ?? 0} OR events.last_at <> ${Math.max(0, ...occurrences.map(endOf))})`,
    );
  return [told(byRsvp), told(byTicket)] as const;
};

/** The statement that tells those who mean to come that an event doesn't take place; put it before its deletion. Holders of tickets hear it with their refund. @param where the deletion's own condition */
export const tellOfCancelling = (ctx: SignedInContext, where: SQL | undefined) =>
  notifyFrom(
    ctx,
    { kind: eventCancelled, ...subject, path: sql`'/event/all'`, key: sql`${`event-cancelled:${ctx.clock.now()}:`} || events.event_id` },
    goingTo(ctx, where, byRsvp),
  );
