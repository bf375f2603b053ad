/** Whose event staff show or take out of sight hears of it, with the reason. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeKind, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import { UNDO_LASTS } from "~/engines/review/decision";
import type { SignedInContext } from "~/platform/context";
import { isOrganizerOf, organizersOfAll } from "../community/organizers.service.server";

/** Of a notification `n` about a decision on the event `e`: that the decision was taken back. */
const isTakenBack = sql`EXISTS (SELECT 1 FROM audit_entries AS a WHERE a.subject_type = 'event' AND a.subject_id = e.event_id AND a.act = 'event.undo'
  AND a.created_at BETWEEN n.created_at AND n.created_at + ${UNDO_LASTS})`;

const isTheirs = sql`e.deleted_at IS NULL AND NOT ${isTakenBack} AND (e.created_by = n.user_id OR ${isOrganizerOf(sql`n.user_id`, sql`e.community_id`)})`;

const hidden: NoticeSubject = {
  type: "hidden-event",
  shown: sql`SELECT json_object('title', e.name, 'text', e.deactivation_reason) FROM events AS e
    WHERE e.event_id = n.subject_id AND ${isTheirs}`,
};

const published: NoticeSubject = {
  type: "published-event",
  shown: sql`SELECT json_object('title', e.name) FROM events AS e WHERE e.event_id = n.subject_id AND ${isTheirs}`,
};

export const eventHidden = defineNotice({
  name: "events.hidden",
  messageClass: "transactional",
  group: "contributions",
  words: "events:notices.hidden",
  label: "events:notices.hiddenChoice",
  type: "alert",
  subjects: [hidden],
  channel: "mail",
  isPushedInWords: true,
});

/** The same of one that no list showed: it waited. */
export const eventRejected = defineNotice({
  name: "events.rejected",
  messageClass: "transactional",
  group: "contributions",
  words: "board:notices.rejected",
  label: "board:notices.rejectedChoice",
  type: "alert",
  subjects: [hidden],
  channel: "mail",
  like: eventHidden,
  isPushedInWords: true,
});

export const eventPublished = defineNotice({
  name: "events.published",
  messageClass: "transactional",
  group: "contributions",
  words: "events:notices.published",
  label: "events:notices.publishedChoice",
  type: "update",
  subjects: [published],
  channel: "mail",
  isPushedInWords: true,
});

/**
 * The statements that tell an event's creator and the organizers of its community that staff show it or don't; put them before
 * the change. The actor knows already.
 * @param where the change's own condition
 */
export const tellOfShowing = (ctx: SignedInContext, where: SQL | undefined, isShown: boolean) => {
  const told = (kind: NoticeKind, which: SQL, userId: SQL, from: SQL) =>
    notifyFrom(
      ctx,
      {
        kind,
        userId,
        subjectId: sql`events.event_id`,
        path: sql`'/event/' || events.event_id`,
        key: sql`${`event-${isShown ? "published" : "hidden"}:${ctx.clock.now()}:`} || events.event_id`,
      },
      sql`${from} WHERE ${where} AND ${which} AND ${userId} <> ${ctx.actor.userId}`,
    );
  const toldAll = (kind: NoticeKind, which: SQL) => [
    told(kind, which, sql`events.created_by`, sql`FROM ${events}`),
    told(kind, which, sql`who.user_id`, sql`FROM ${events} JOIN ${organizersOfAll} AS who ON who.community_id = events.community_id`),
  ];
  if (isShown) return toldAll(eventPublished, sql`1`);
  const wasShown = sql`${events.showStatus} = 'active'`;
  return [...toldAll(eventHidden, wasShown), ...toldAll(eventRejected, sql`NOT ${wasShown}`)];
};
