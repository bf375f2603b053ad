/** Announcements on people's devices: a message of the queue for each page of devices, and one for each device that is reached. */
import { sql } from "drizzle-orm";
import type { PushedDevice } from "~/engines/notices/push.server";
import { devicesAfter } from "~/engines/notices/push-subscriptions.repository.server";
import { quietUntil } from "~/engines/notices/quiet.server";
import type { Context } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { outgoingMessage } from "~/platform/messages/messages.repository.server";
import { outgoingFrom } from "~/platform/messages/outgoing-from.server";
import { reached, reachedByDevice } from "./announcements.repository.server";
import { siteAnnouncement } from "./notices.repository.server";

/** One page; with the message for the next one it is what the queue is handed at a time. */
export const PUSHED_AT_ONCE = 99;

/** The statement for the message that looks through a page of devices; its key is the page's, so that it is written once. */
export const nextPushes = (ctx: Pick<Context, "db" | "clock">, announcementId: string, after: string) =>
  outgoingMessage(ctx, "announcement-pushes", `announcement-pushes:${announcementId}:${after}`, {
    announcement_id: announcementId,
    after,
  });

/**
 * Writes the messages for a page of devices whose owners an announcement reaches, and the one for the next page, in one
 * transaction. In quiet hours they wait.
 * @param after the last device of the page before
 * @returns how many devices the page has
 */
export async function pushPage(ctx: Context, announcementId: string, after: string): Promise<number> {
  const devices = await devicesAfter(ctx, after, PUSHED_AT_ONCE);
  const last = devices.at(-1);
  if (last === undefined) return 0;
  const isWanted = sql`NOT EXISTS (SELECT 1 FROM notice_choices AS c WHERE c.user_id = u.user_id AND c.kind = ${siteAnnouncement.name} AND c.pushes = 0)`;
  const pushes = outgoingFrom(
    ctx,
    "announcement-push",
    {
      dedupeKey: sql`'announcement-push:' || a.announcement_id || ':' || (p.value ->> 'subscriptionId')`,
      payload: sql`json_object('announcement_id', a.announcement_id, 'subscription_id', p.value ->> 'subscriptionId')`,
      notBefore: quietUntil(ctx, sql`u.user_id`),
    },
    sql`${reached(ctx, announcementId, devices)} AND ${isWanted}`,
  );
  await (devices.length < PUSHED_AT_ONCE
    ? ctx.db.batch([pushes])
    : ctx.db.batch([nextPushes(ctx, announcementId, last.subscriptionId), pushes]));
  return devices.length;
}

interface PushedAnnouncement extends PushedDevice {
  locale: Locale;
  title: string;
}

/** A device with what it is told of an announcement; null when its owner isn't shown it any more. */
export async function findPushed(ctx: Context, announcementId: string, subscriptionId: string): Promise<PushedAnnouncement | null> {
  const [row] = await ctx.db.all<PushedAnnouncement>(
    sql`SELECT d.subscription_id AS subscriptionId, d.endpoint, d.p256dh, d.auth, u.locale, iif(u.locale = 'tr', a.title_tr, a.title_en) AS title
      ${reachedByDevice(ctx, announcementId, subscriptionId)}`,
  );
  return row ?? null;
}
