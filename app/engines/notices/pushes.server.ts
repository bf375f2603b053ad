/** Pushes of notifications: a job hands what waits to the queue, one message for each device; the queue sends it as it then is. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { configuration } from "../../configuration";
import type { Context } from "../../platform/context";
import { eachOf, rawStatement } from "../../platform/db.server";
import type { Locale } from "../../platform/i18n/config";
import { defineMessage, type Message } from "../../platform/messages/message";
import { dispatchMessages } from "../../platform/messages/messages.service.server";
import { outgoingFrom } from "../../platform/messages/outgoing-from.server";
import { inRounds } from "./mails.server";
import { type NoticeRow, noticeColumns } from "./notices.repository.server";
import { PUSH_POLICY, type Push, type PushedDevice, sendPush } from "./push.server";
import { waitsForQuietHours } from "./quiet.server";
import { labelOf, noticeText } from "./text.server";

/** So many are taken at a time. */
const AT_ONCE = 100;

const pushSome = (ctx: Context) => async (): Promise<number> => {
  const { db } = ctx;
  const due = await db.all<{ key: number }>(
    sql`SELECT n.key FROM notices AS n WHERE n.push IS NOT NULL AND NOT (${waitsForQuietHours(ctx)}) ORDER BY n.key LIMIT ${AT_ONCE}`,
  );
  if (due.length === 0) return 0;
  const waiting = sql`n.key IN (SELECT value FROM ${eachOf(due.map(({ key }) => key))}) AND n.push IS NOT NULL`;
  await db.batch([
    outgoingFrom(
      ctx,
      "push",
      {
        dedupeKey: sql`'push:' || n.notice_id || ':' || d.subscription_id`,
        payload: sql`json_object('notice_id', n.notice_id, 'subscription_id', d.subscription_id)`,
      },
      sql`FROM notices AS n JOIN push_subscriptions AS d ON d.user_id = n.user_id WHERE ${waiting}`,
    ),
    rawStatement(db, sql`UPDATE notices AS n SET push = NULL WHERE ${waiting}`),
  ]);
  return due.length;
};

/** Hands the notifications that wait to be pushed to the queue. However often it runs, each is pushed to a device once. @returns how many */
export async function pushNotices(ctx: Context): Promise<number> {
  const done = await inRounds(pushSome(ctx), AT_ONCE);
  if (done > 0) await dispatchMessages(ctx);
  return done;
}

interface Pushed extends NoticeRow, PushedDevice {
  locale: Locale;
}

/** What a push says: the words, or no more than the kind where they may repeat what somebody wrote anonymously. */
function pushOf(ctx: Context, row: Pushed): Push | null {
  const { title, path } = noticeText(ctx, row, row.locale);
  if (path === null || row.readAt !== null) return null;
  const kind = ctx.product.notices.find(({ name }) => name === row.kind);
  const text = kind?.isPushedInWords ? title : labelOf(ctx, row.kind, row.locale);
  return {
    tag: row.noticeId,
    title: configuration.name,
    text,
    path: `/notifications/one?id=${row.noticeId}&open`,
    locale: row.locale,
  };
}

/** A notification on its way to one device: of somebody who is still logged in there, unless it was read or taken away meanwhile. */
export const pushMessage: Message = defineMessage({
  name: "push",
  schema: z.object({ notice_id: z.string(), subscription_id: z.string() }),
  policy: PUSH_POLICY,
  async handle(ctx: Context, { notice_id, subscription_id }) {
    const [row] = await ctx.db.all<Pushed>(
      sql`SELECT ${noticeColumns(ctx)}, u.locale, d.subscription_id AS subscriptionId, d.endpoint, d.p256dh, d.auth
        FROM notices AS n JOIN users AS u ON u.user_id = n.user_id JOIN push_subscriptions AS d ON d.user_id = n.user_id
        WHERE n.notice_id = ${notice_id} AND d.subscription_id = ${subscription_id} AND u.blocked_at IS NULL`,
    );
    const push = row && pushOf(ctx, row);
    return push ? sendPush(ctx, row, push) : "dropped";
  },
});
