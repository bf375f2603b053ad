/** Announcements go out: what is due is found by the clock, and the queue writes the emails in pages; pushes go the same way. */
import { sql } from "drizzle-orm";
import { whoChose } from "~/engines/notices/notices.repository.server";
import { quietUntil } from "~/engines/notices/quiet.server";
import { unsubscribeLink } from "~/engines/notices/unsubscribe.server";
import type { Context } from "~/platform/context";
import { outgoingMailFrom } from "~/platform/mail/outgoing-if.server";
import { outgoingMessage } from "~/platform/messages/messages.repository.server";
import { nextPushes } from "./announcement-push.repository.server";
import { dueAnnouncements, markFannedOut, reached } from "./announcements.repository.server";
import { siteAnnouncement } from "./notices.repository.server";

/** One page; with the message for the next one it is what the queue is handed at a time. */
export const MAILED_AT_ONCE = 99;
/** One run begins with so many; the next goes on. */
const DUE_A_RUN = 20;

/** The statement for the message that mails a page; its key is the page's, so that it is written once. */
const nextPage = (ctx: Pick<Context, "db" | "clock">, announcementId: string, after: string) =>
  outgoingMessage(ctx, "announcement", `announcement:${announcementId}:${after}`, { announcement_id: announcementId, after });

/** Begins with the emails and the pushes of what is due. A job calls it; however often it runs, each announcement begins once. @returns how many */
export async function beginDue(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const due = await dueAnnouncements(ctx, DUE_A_RUN);
  for (const { announcementId } of due)
    await ctx.db.batch([nextPage(ctx, announcementId, ""), nextPushes(ctx, announcementId, ""), markFannedOut(ctx, announcementId)]);
  return due.length;
}

/** Where a link leads: within the site or away from it. */
const linkOf = (origin: string) => sql`CASE WHEN a.link IS NULL THEN ${origin} || '/notifications/one?id=' || a.announcement_id
  WHEN substr(a.link, 1, 1) = '/' THEN ${origin} || a.link ELSE a.link END`;

/**
 * Writes the emails of a page of those who chose them, and the message for the next page, in one transaction. People are
 * told by a key of announcement and person, whichever page they stand on.
 * @param after the last person of the page before
 * @returns how many people the page has
 */
export async function mailPage(ctx: Context, announcementId: string, after: string): Promise<number> {
  const kind = siteAnnouncement.name;
  const ids = await whoChose(ctx, { kind, channel: "mail" }, after, MAILED_AT_ONCE);
  const last = ids.at(-1);
  if (last === undefined) return 0;
  const links = await Promise.all(ids.map(async (userId) => ({ userId, link: await unsubscribeLink(ctx, { userId, kind }) })));
  const payload = sql`json_object('to', u.user_email, 'locale', u.locale, 'messageClass', 'informational', 'template', 'notifications:mail.announcement', 'values', json_object(
    'title', iif(u.locale = 'tr', a.title_tr, a.title_en), 'text', iif(u.locale = 'tr', a.text_tr, a.text_en),
    'url', ${linkOf(ctx.origin)}, 'unsubscribe', p.value ->> 'link'))`;
  const mails = outgoingMailFrom(
    ctx,
    { dedupeKey: sql`'announcement-mail:' || a.announcement_id || ':' || u.user_id`, payload, notBefore: quietUntil(ctx, sql`u.user_id`) },
    reached(ctx, announcementId, links),
  );
  await (ids.length < MAILED_AT_ONCE ? ctx.db.batch([mails]) : ctx.db.batch([nextPage(ctx, announcementId, last), mails]));
  return ids.length;
}
