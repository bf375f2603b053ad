/** What the buttons beside an event set off; a refusal is said in passing on the page that the button was on. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isDomainError } from "~/platform/errors/define";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { eventDecisionSchema } from "./community-events.schemas";
import { decideOnEvent } from "./community-events.service.server";

/** The staff's word on an event; taking one away asks why. */
export const eventAction = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: eventDecisionSchema, feature: "community-events" }, async (decision, ctx) => {
    const { pathname, search } = new URL(args.request.url);
    const here = pathname + search;
    try {
      await decideOnEvent(ctx, decision);
    } catch (refused) {
      if (!isDomainError(refused) || refused.status === 429 || refused.details?.field) throw refused;
      return redirectWithToast(args.context, here, messageKey(refused.code), "error");
    }
    return redirectWithToast(args.context, here, `community-events:toasts.${decision.act}`);
  });
