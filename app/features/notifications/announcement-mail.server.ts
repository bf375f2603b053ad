/** The email of an announcement to those who chose it: a message of the queue for each page of them, so that none takes long. */
import { z } from "zod";
import type { Context } from "~/platform/context";
import { ABOUT_A_DAY, defineMessage, type Message } from "~/platform/messages/message";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { mailPage } from "./fan-out.repository.server";

/** Mails one page and writes down the message for the next, in one transaction; both hold keys, so doing it twice changes nothing. */
export const announcementMessage: Message = defineMessage({
  name: "announcement",
  schema: z.object({ announcement_id: z.string(), after: z.string() }),
  policy: ABOUT_A_DAY,
  async handle(ctx: Context, { announcement_id, after }) {
    const count = await mailPage(ctx, announcement_id, after);
    if (count > 0) ctx.waitUntil(dispatchMessages(ctx));
    return count > 0 ? "sent" : "dropped";
  },
});
