/** What the queue does to push an announcement. */
import { z } from "zod";
import { configuration } from "~/configuration";
import { PUSH_POLICY, sendPush } from "~/engines/notices/push.server";
import type { Context } from "~/platform/context";
import { ABOUT_A_DAY, defineMessage, type Message } from "~/platform/messages/message";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { findPushed, pushPage } from "./announcement-push.repository.server";

/** Writes the messages of one page of devices, and the one for the next page. */
export const announcementPushesMessage: Message = defineMessage({
  name: "announcement-pushes",
  schema: z.object({ announcement_id: z.string(), after: z.string() }),
  policy: ABOUT_A_DAY,
  async handle(ctx: Context, { announcement_id, after }) {
    const count = await pushPage(ctx, announcement_id, after);
    if (count > 0) ctx.waitUntil(dispatchMessages(ctx));
    return count > 0 ? "sent" : "dropped";
  },
});

/** Pushes an announcement to one device, as it then is. */
export const announcementPushMessage: Message = defineMessage({
  name: "announcement-push",
  schema: z.object({ announcement_id: z.string(), subscription_id: z.string() }),
  policy: PUSH_POLICY,
  async handle(ctx: Context, { announcement_id: id, subscription_id }) {
    const found = await findPushed(ctx, id, subscription_id);
    if (!found) return "dropped";
    const { title: text, locale, ...device } = found;
    return sendPush(ctx, device, { tag: id, title: configuration.name, text, path: `/notifications/one?id=${id}&open`, locale });
  },
});
