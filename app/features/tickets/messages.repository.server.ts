/** What organizers write to those who have tickets: to whom it goes, and what was written before. */
import { users } from "@schema/accounts";
import { ticketMessages } from "@schema/tickets";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { notifyIf } from "~/engines/notices/notify.server";
import type { Permission } from "~/platform/access/rule";
import { mayAdvertise, wantsCommercial } from "~/platform/commercial/commercial.server";
import type { Context, SignedInContext } from "~/platform/context";
import { insertIf, rawStatement, reasonOf } from "~/platform/db.server";
import { FLOOR } from "~/platform/small-groups";
import { isAway } from "./away.repository.server";
import { tellHolders, ticketMessage } from "./notices.repository.server";

type Sell = Permission<"ticket.sell">;

/** Whom a message is for: everybody who has a ticket, as far as this says nothing else. */
export interface Audience {
  categoryId?: string;
  /** Those whose tickets are for this date; checked in is who came on it. */
  dateKey?: number;
  came?: "in" | "notIn";
}

/**
 * The people of an audience, as a query with `user_id`: not who writes, nor who is blocked or leaves. Who has several of these
 * tickets came when one of them was let in.
 */
export function peopleOf({ actor, clock }: SignedInContext, eventId: string, { categoryId, dateKey, came }: Audience): SQL {
  const isIn = sql`EXISTS (SELECT 1 FROM ticket_check_ins AS i WHERE i.ticket_id = t.ticket_id AND i.date_key = ${dateKey === undefined ? sql`i.date_key` : sql`${dateKey}`})`;
  const conditions = [
    sql`t.event_id = ${eventId} AND t.state = 'valid' AND t.user_id IS NOT NULL AND t.user_id <> ${actor.userId} AND NOT ${isAway(clock.now(), sql`t.user_id`)}`,
    categoryId === undefined ? undefined : sql`t.category_id = ${categoryId}`,
    dateKey === undefined ? undefined : sql`coalesce(g.date_key = ${dateKey}, 1)`,
  ];
  return sql`SELECT t.user_id FROM tickets AS t JOIN ticket_categories AS g ON g.category_id = t.category_id WHERE ${and(...conditions)}
    GROUP BY t.user_id ${came === undefined ? sql`` : sql`HAVING max(${isIn}) = ${came === "in" ? 1 : 0}`}`;
}

/**
 * How many of an audience agreed to news, as far as that may be told: only of everybody who has a ticket, in fives, and where five of them
 * agreed and five didn't; else 0. A narrower audience, or an exact number, would tell what one of them chose (decision 078).
 */
export function countOfWilling(people: SQL, { categoryId, dateKey, came }: Audience): SQL {
  if (categoryId !== undefined || dateKey !== undefined || came !== undefined) return sql`0`;
  const willing = sql`sum(${wantsCommercial(sql`h.user_id`)})`;
  return sql`(SELECT iif(${willing} >= ${FLOOR} AND count(*) - ${willing} >= ${FLOOR}, ${willing} - ${willing} % ${FLOOR}, 0) FROM (${people}) AS h)`;
}

/** How many have a ticket, and how many of them agreed to news as far as that may be told. */
export async function countWilling(
  ctx: SignedInContext,
  eventId: string,
  audience: Audience,
): Promise<{ people: number; willing: number }> {
  const people = peopleOf(ctx, eventId, audience);
  const counts = sql`SELECT (SELECT count(*) FROM (${people})) AS people, ${countOfWilling(people, audience)} AS willing`;
  const [[row]] = await ctx.db.batch([rawStatement<{ people: number; willing: number }>(ctx.db, counts)]);
  return { people: row?.people ?? 0, willing: row?.willing ?? 0 };
}

/** The statement for whether news may be sent at all. */
export const newsState = ({ db, env }: Pick<Context, "db" | "env">) =>
  rawStatement<{ isOpen: number }>(db, sql`SELECT ${mayAdvertise(env)} AS isOpen`);

/** How many people a message would reach. Organizers see each of them in the guest list, so it has no floor. */
export async function countPeople(ctx: SignedInContext, eventId: string, audience: Audience): Promise<number> {
  const [[row]] = await ctx.db.batch([
    rawStatement<{ count: number }>(ctx.db, sql`SELECT count(*) AS count FROM (${peopleOf(ctx, eventId, audience)})`),
  ]);
  return row?.count ?? 0;
}

export interface NewMessage {
  messageId: string;
  eventId: string;
  text: string;
  /** Whether it advertises: then only those get it who agreed to that. */
  isNews: boolean;
  audience: Audience;
  /** The audience as it was called then. */
  calledThen: (typeof ticketMessages.$inferInsert)["audience"];
}

const isThere = (failed: unknown) => reasonOf(failed).includes("ticket_messages.message_id");

/** Writes a message with a notification for everybody whom it is for; one that was written before stays as it is. @returns whether it is there */
export async function insertMessage(ctx: SignedInContext, message: NewMessage, permission: Sell): Promise<boolean> {
  const { messageId, eventId, text, isNews, audience, calledThen } = message;
  const people = peopleOf(ctx, eventId, audience);
  const recipients = isNews ? countOfWilling(people, audience) : sql<number>`(SELECT count(*) FROM (${people}))`;
  const messageClass = isNews ? "commercial" : "transactional";
  const mayWrite = isNews ? and(permission, mayAdvertise(ctx.env)) : permission;
  const row = { messageId, eventId, authorId: ctx.actor.userId, text, messageClass, audience: calledThen, recipients, isTest: false };
  try {
    const [made] = await ctx.db.batch([
      insertIf(ctx.db, ticketMessages, { ...row, createdAt: ctx.clock.now() }, mayWrite ?? permission, ticketMessages.messageId),
      tellHolders(ctx, { messageId, isNews }, people),
    ]);
    return made.length > 0;
  } catch (failed) {
    if (isThere(failed)) return true;
    throw failed;
  }
}

/** Writes a message that only its author gets, as its readers would. @returns whether it is there */
export async function insertTest(
  ctx: SignedInContext,
  { messageId, eventId, text }: Pick<NewMessage, "messageId" | "eventId" | "text">,
  permission: Sell,
): Promise<boolean> {
  const { userId } = ctx.actor;
  const row = { messageId, eventId, authorId: userId, text, recipients: 1, isTest: true, createdAt: ctx.clock.now() };
  const told = { kind: ticketMessage, userId, subjectId: messageId, subjectType: "ticket-message-test" };
  try {
    const [made] = await ctx.db.batch([
      insertIf(ctx.db, ticketMessages, row, permission, ticketMessages.messageId),
      notifyIf(
        ctx,
        { ...told, path: `/event/${eventId}`, key: `ticket-message:${messageId}` },
        sql`EXISTS (SELECT 1 FROM ticket_messages WHERE message_id = ${messageId})`,
      ),
    ]);
    return made.length > 0;
  } catch (failed) {
    if (isThere(failed)) return true;
    throw failed;
  }
}

/** What was sent to those who have tickets of an event, the latest first. */
export const listMessages = ({ db }: Pick<Context, "db">, eventId: string, limit: number) =>
  db
    .select({
      messageId: ticketMessages.messageId,
      text: ticketMessages.text,
      isNews: sql<boolean>`message_class = 'commercial'`.mapWith(Boolean).as("isNews"),
      audience: ticketMessages.audience,
      recipients: ticketMessages.recipients,
      createdAt: ticketMessages.createdAt,
      author: users.name,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.userId, ticketMessages.authorId))
    .where(and(eq(ticketMessages.eventId, eventId), eq(ticketMessages.isTest, false)))
    .orderBy(desc(ticketMessages.key))
    .limit(limit);
