/** Tells the owner of an account, once for each lock, that somebody is guessing. */
import type { Context } from "~/platform/context";
import { siteOrigin } from "~/platform/http/site-origin";
import { dispatchMessages } from "~/platform/messages/messages.service.server";
import { mailGuesses } from "./mailed-links.service.server";

type Owner = Parameters<typeof mailGuesses>[1];

/** Mails a link that lets the owner in. It happens behind the answer, whose time must not tell whether there is such an account. */
export function tellOwnerOfGuesses(ctx: Context, find: () => Promise<Owner | null>): void {
  const tell = async () => {
    const owner = await find();
    if (!owner || siteOrigin(ctx.env) === null) return;
    await mailGuesses(ctx, owner);
    // The request's own round of the outbox may be over by now.
    await dispatchMessages(ctx);
  };
  ctx.waitUntil(tell());
}
