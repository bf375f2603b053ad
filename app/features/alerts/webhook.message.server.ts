/** An alert on its way to an address of the operator's (`ALERT_WEBHOOK`), in a form that chats read. */
import { z } from "zod";
import { SECOND } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { ABOUT_A_DAY, defineMessage, type Message, PermanentFailure } from "~/platform/messages/message";
import { configuration } from "../../configuration";
import { findAlert } from "./alerts.repository.server";

const TIMEOUT = 10 * SECOND;
/** Answers that another try would get as well; too many at once may pass. */
const isRefused = (status: number) => status >= 300 && status < 500 && status !== 408 && status !== 429;

async function textOf(ctx: Context, alertId: string, isOver: boolean): Promise<string | null> {
  const alert = await findAlert(ctx, alertId);
  if (!alert) return null;
  const say = sayIn({ ...ctx, locale: "en" });
  const values = {
    what: say(`alerts:kinds.${alert.kind}`),
    title: alert.titleKey ? say(alert.titleKey) : alert.subject || alert.number,
  };
  return `${configuration.name}: ${say(isOver ? "alerts:notices.over" : "alerts:notices.raised", values)}`;
}

/** Posts an alert once. Slack reads `text`, Discord `content`; ntfy is asked to with `?tpl=yes&m={{.text}}`. */
export const alertMessage: Message = defineMessage({
  name: "alert",
  schema: z.object({ alert_id: z.string(), is_over: z.boolean() }),
  policy: ABOUT_A_DAY,
  async handle(ctx, { alert_id, is_over }) {
    const { ALERT_WEBHOOK: address } = ctx.env;
    const text = address ? await textOf(ctx, alert_id, is_over) : null;
    if (!address || text === null) return "dropped";
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, content: text }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (isRefused(answer.status)) throw new PermanentFailure(`The alert's address answered ${answer.status}`);
    if (!answer.ok) throw new Error(`The alert's address answered ${answer.status}`);
    return "sent";
  },
});
