/** What holders of tickets hear: that a seat is theirs to take, what organizers write, and what becomes of a ticket that is passed on. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";
import { ticketCancellation } from "../events/attendance.service.server";

type Base = Pick<Context, "db" | "clock">;
type Told = Pick<Context, "db" | "clock" | "env">;

/** A seat that waits to be taken by whoever is told. */
const pendingSeat = {
  type: "ticket-offer",
  shown: sql`SELECT json_object('title', e.name) FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id
    WHERE o.order_id = n.subject_id AND o.user_id = n.user_id AND o.status = 'pending' AND e.deleted_at IS NULL`,
};

/** It is of no use later: the offer ends. */
export const ticketOffered = defineNotice({
  name: "tickets.offered",
  messageClass: "transactional",
  group: "events",
  words: "tickets:notices.offered",
  label: "tickets:notices.offeredChoice",
  type: "alert",
  subjects: [pendingSeat],
  channel: "mail",
  choices: [],
});

export const ticketMessage = defineNotice({
  name: "tickets.message",
  messageClass: "transactional",
  group: "events",
  words: "tickets:notices.message",
  label: "tickets:notices.messageChoice",
  type: "alert",
  subjects: [
    {
      type: "ticket-message",
      shown: sql`SELECT json_object('title', e.name, 'text', m.text) FROM ticket_messages AS m JOIN events AS e ON e.event_id = m.event_id
        WHERE m.message_id = n.subject_id AND e.deleted_at IS NULL
          AND EXISTS (SELECT 1 FROM tickets AS t WHERE t.event_id = m.event_id AND t.user_id = n.user_id AND t.state = 'valid')`,
    },
    {
      type: "ticket-message-test",
      shown: sql`SELECT json_object('title', e.name, 'text', m.text) FROM ticket_messages AS m JOIN events AS e ON e.event_id = m.event_id
        WHERE m.message_id = n.subject_id AND m.author_id = n.user_id AND m.is_test AND e.deleted_at IS NULL`,
    },
  ],
  channel: "mail",
});

/** What advertises goes to those alone who agreed to that, with whom it is for; never to devices or into a digest (decision 078). */
export const ticketNews = defineNotice({
  name: "tickets.news",
  messageClass: "commercial",
  group: "events",
  words: "tickets:notices.news",
  label: "tickets:notices.newsChoice",
  type: "update",
  subjects: [
    {
      type: "ticket-news",
      shown: sql`SELECT json_object('title', e.name, 'text', m.text, 'from', coalesce(s.name, c.name, '')) FROM ticket_messages AS m
        JOIN events AS e ON e.event_id = m.event_id LEFT JOIN communities AS c ON c.community_id = e.community_id
        LEFT JOIN community_sellers AS s ON s.community_id = e.community_id
        WHERE m.message_id = n.subject_id AND e.deleted_at IS NULL
          AND EXISTS (SELECT 1 FROM tickets AS t WHERE t.event_id = m.event_id AND t.user_id = n.user_id AND t.state = 'valid')`,
    },
  ],
  channel: "mail",
  choices: [],
});

/** What free tickets that were given before they had to be taken are told by. */
const ownTicket = {
  type: "own-ticket",
  shown: sql`SELECT json_object('title', e.name) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
    WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id`,
};

/** It waits to be taken until it lapses; the mail with the ticket comes then. */
export const ticketGiven = defineNotice({
  name: "tickets.given",
  messageClass: "transactional",
  group: "events",
  words: "tickets:notices.given",
  label: "tickets:notices.givenChoice",
  type: "alert",
  subjects: [pendingSeat, ownTicket],
  channel: "mail",
});

export const ticketPassed = defineNotice({
  name: "tickets.passed",
  messageClass: "transactional",
  group: "events",
  words: "tickets:notices.passed",
  label: "tickets:notices.passedChoice",
  type: "alert",
  subjects: [
    {
      type: "passed-ticket",
      shown: sql`SELECT json_object('title', e.name) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
        WHERE t.ticket_id = n.subject_id AND t.transfer_to = n.user_id AND t.state = 'valid' AND e.deleted_at IS NULL`,
    },
  ],
  channel: "mail",
});

export const ticketTaken = defineNotice({
  name: "tickets.taken",
  messageClass: "transactional",
  group: "events",
  words: "tickets:notices.taken",
  label: "tickets:notices.takenChoice",
  type: "alert",
  subjects: [
    {
      type: "taken-ticket",
      shown: sql`SELECT json_object('title', e.name) FROM events AS e WHERE e.event_id = n.subject_id AND e.deleted_at IS NULL AND e.show_status = 'active'`,
    },
  ],
  channel: "app",
});

export const ticketNotices = [ticketOffered, ticketMessage, ticketNews, ticketGiven, ticketPassed, ticketTaken];

/**
 * The statement that tells the holder of a returned ticket of an event that went with its creator's account; whoever cancels
 * or deletes one otherwise tells them then. Put it in the batch that returns the ticket.
 */
export const tellOfRefund = (ctx: Base, ticketId: string) =>
  notifyFrom(
    ctx,
    ticketCancellation("t", sql`e.deleted_at`),
    sql`FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id WHERE t.ticket_id = ${ticketId} AND t.state = 'refunded' AND t.user_id IS NOT NULL
      AND e.created_by IS NULL AND e.cancelled_at IS NULL`,
  );

/** The statement that tells people who have a ticket of an event what its organizers wrote; put it behind the message. @param people a query with `user_id` */
export const tellHolders = (ctx: Told, { messageId, isNews }: { messageId: string; isNews: boolean }, people: SQL) =>
  notifyFrom(
    ctx,
    {
      kind: isNews ? ticketNews : ticketMessage,
      userId: sql`h.user_id`,
      subjectId: sql`m.message_id`,
      path: sql`'/event/' || m.event_id`,
      key: sql`'ticket-message:' || m.message_id`,
    },
    sql`FROM ticket_messages AS m JOIN (${people}) AS h WHERE m.message_id = ${messageId}`,
  );
