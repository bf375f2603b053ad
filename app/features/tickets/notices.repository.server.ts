/** What holders of tickets hear: that a seat is theirs to take, what organizers write, and what becomes of a ticket that is passed on. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { Context } from "~/platform/context";
import { ticketCancellation } from "../events/attendance.service.server";

type Base = Pick<Context, "db" | "clock">;

/** A seat that waits to be taken by whoever is told. */
const pendingSeat = {
  type: "ticket-offer",
  shown: sql`SELECT json_object('title', e.name) FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id
    WHERE o.order_id = n.subject_id AND o.user_id = n.user_id AND o.status = 'pending' AND e.deleted_at IS NULL`,
};

/** It is of no use later: the offer ends. */
export const ticketOffered = defineNotice({
  name: "tickets.offered",
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

/** What free tickets that were given before they had to be taken are told by. */
const ownTicket = {
  type: "own-ticket",
  shown: sql`SELECT json_object('title', e.name) FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id
    WHERE t.ticket_id = n.subject_id AND t.user_id = n.user_id`,
};

/** It waits to be taken until it lapses; the mail with the ticket comes then. */
export const ticketGiven = defineNotice({
  name: "tickets.given",
  group: "events",
  words: "tickets:notices.given",
  label: "tickets:notices.givenChoice",
  type: "alert",
  subjects: [pendingSeat, ownTicket],
  channel: "mail",
});

export const ticketPassed = defineNotice({
  name: "tickets.passed",
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

export const ticketNotices = [ticketOffered, ticketMessage, ticketGiven, ticketPassed, ticketTaken];

/**
 * The statement that tells the holder of a returned ticket of an event that went with its creator's account; whoever deletes
 * one otherwise tells them then. Put it in the batch that returns the ticket.
 */
export const tellOfRefund = (ctx: Base, ticketId: string) =>
  notifyFrom(
    ctx,
    ticketCancellation("t", sql`e.deleted_at`),
    sql`FROM tickets AS t JOIN events AS e ON e.event_id = t.event_id WHERE t.ticket_id = ${ticketId} AND t.state = 'refunded' AND t.user_id IS NOT NULL
      AND e.created_by IS NULL`,
  );

/** The statement that tells people who have a ticket of an event what its organizers wrote; put it behind the message. @param people a query with `user_id` */
export const tellHolders = (ctx: Base, messageId: string, people: SQL) =>
  notifyFrom(
    ctx,
    {
      kind: ticketMessage,
      userId: sql`h.user_id`,
      subjectId: sql`m.message_id`,
      path: sql`'/event/' || m.event_id`,
      key: sql`'ticket-message:' || m.message_id`,
    },
    sql`FROM ticket_messages AS m JOIN (${people}) AS h WHERE m.message_id = ${messageId}`,
  );
