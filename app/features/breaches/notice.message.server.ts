/** The mails of a notice: a message of the queue for each page of those affected, so that none takes long. */
import { z } from "zod";
import { ABOUT_A_DAY, defineMessage, type Message } from "~/platform/messages/message";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { mailPage } from "./notices.repository.server";

/** Writes one page and the message for the next, in one transaction; all hold keys, so doing it twice changes nothing. */
export const breachNoticeMessage: Message = defineMessage({
  name: "breach-notice",
  schema: z.object({ notice_id: z.string(), after: z.number() }),
  policy: ABOUT_A_DAY,
  async handle(ctx, { notice_id, after }) {
    const count = await mailPage(ctx, notice_id, after);
    if (count > 0) ctx.waitUntil(dispatchMessages(ctx));
    return count > 0 ? "sent" : "dropped";
  },
});
