/** Messages of organizers to those who come: whom they reach, how they look, a test to oneself, and what was sent. */
import { noticeText } from "~/engines/notices/text.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { derivedId } from "~/platform/ids";
import { takeAttempt } from "~/platform/limits.server";
import * as repository from "./messages.repository.server";
import { ticketMessage, ticketNews } from "./notices.repository.server";
import { permissionToSell } from "./sales.repository.server";
import { findOwn } from "./sales.service.server";
import { ticketErrors } from "./tickets.errors";
import { MESSAGE_TESTS_A_DAY, MESSAGES_A_DAY } from "./tickets.limits";

type Audience = repository.Audience;

/** So many of the last messages are shown. */
const MESSAGES_SHOWN = 50;
const LOCALES: readonly Locale[] = ["en", "tr"];

/** What may be chosen of an event, and what was sent. @throws notFound for whoever doesn't organize it */
export async function readMessages(ctx: SignedInContext, eventId: string) {
  const [{ event, categories, dates }, [messages, [news]]] = await Promise.all([
    findOwn(ctx, eventId, { q: "", limit: 0 }),
    ctx.db.batch([repository.listMessages(ctx, eventId, MESSAGES_SHOWN), repository.newsState(ctx)]),
  ]);
  return {
    eventId,
    name: event.name,
    categories: categories.map(({ categoryId, name, onlyAt }) => ({ categoryId, name, onlyAt })),
    dates: dates.map(({ dateKey, startsAt }) => ({ dateKey, startsAt })),
    messages,
    /** Whether this site may send what advertises. */
    hasNews: Boolean(news?.isOpen),
  };
}

export type Messages = Awaited<ReturnType<typeof readMessages>>;

/** How many people a message reaches, and what they read in either language; of news only what may be told of that number. @throws notFound */
export async function previewMessage(ctx: SignedInContext, eventId: string, text: string, audience: Audience, isNews = false) {
  const [{ event }, { people, willing }] = await Promise.all([
    findOwn(ctx, eventId, { q: "", limit: 0 }),
    isNews
      ? repository.countWilling(ctx, eventId, audience)
      : repository.countPeople(ctx, eventId, audience).then((count) => ({ people: count, willing: 0 })),
  ]);
  const kind = isNews ? ticketNews : ticketMessage;
  const row = { kind: kind.name, path: `/event/${eventId}`, details: "{}", shown: JSON.stringify({ title: event.name, text }) };
  return {
    isNews,
    recipients: isNews ? willing : people,
    isForNobody: people === 0,
    readings: LOCALES.map((locale) => ({ locale, ...noticeText(ctx, row, locale) })),
  };
}

export type MessagePreview = Awaited<ReturnType<typeof previewMessage>>;

/** What is sent. */
export interface Written {
  text: string;
  /** Whether it advertises. */
  isNews?: boolean;
  audience: Audience;
  /** Of the writer's choice: the same message sent again is sent once. */
  key: string;
}

const idOf = ({ actor }: SignedInContext, eventId: string, what: string, key: string) =>
  derivedId("ticket-message", `${what}${actor.userId} ${eventId} ${key}`);

/** Notifies those of an audience who have a ticket; of news those alone who agreed to that. @throws notFound, noRecipients, newsClosed, tooManyAttempts */
export async function messageHolders(
  ctx: SignedInContext,
  eventId: string,
  { text, isNews = false, audience, key }: Written,
): Promise<void> {
  requireSignedIn(ctx);
  const { categories, dates, hasNews } = await readMessages(ctx, eventId);
  const messageId = await idOf(ctx, eventId, "", key);
  if (isNews && !hasNews) throw ticketErrors.newsClosed({ field: "message_class" });
  if ((await repository.countPeople(ctx, eventId, audience)) === 0) throw ticketErrors.noRecipients();
  await takeAttempt(ctx, `ticket-messages:${eventId}`, MESSAGES_A_DAY, { madeId: messageId });
  const category = categories.find(({ categoryId }) => categoryId === audience.categoryId)?.name;
  const startsAt = dates.find(({ dateKey }) => dateKey === audience.dateKey)?.startsAt;
  const message = { messageId, eventId, text, isNews, audience, calledThen: { category, startsAt, came: audience.came } };
  if (!(await repository.insertMessage(ctx, message, permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}

/** Notifies whoever writes alone, as the readers would be. @throws notFound, tooManyAttempts */
export async function testMessage(ctx: SignedInContext, eventId: string, { text, key }: Pick<Written, "text" | "key">): Promise<void> {
  requireSignedIn(ctx);
  await findOwn(ctx, eventId, { q: "", limit: 0 });
  const messageId = await idOf(ctx, eventId, "test ", key);
  await takeAttempt(ctx, `ticket-message-tests:${ctx.actor.userId}`, MESSAGE_TESTS_A_DAY, { madeId: messageId });
  if (!(await repository.insertTest(ctx, { messageId, eventId, text }, permissionToSell(ctx, eventId)))) throw ticketErrors.notFound();
}
