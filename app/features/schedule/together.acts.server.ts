/** What the pages of free time in common share: taking back what one asked for, and ending what was agreed. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { takeBackForm } from "./schedule.schemas";
import { endPair } from "./together.service.server";

/** Takes an invitation or a link back, and returns to the page that listed it. */
export const takeBack = (args: ActionFunctionArgs, { to, formData }: { to: string; formData?: FormData }) =>
  submitSignedInForm(args, { schema: takeBackForm, feature: "schedule", formData }, async ({ pair_id }, ctx) => {
    await endPair(ctx, pair_id);
    return redirectWithToast(args.context, to, "schedule:toasts.withdrawn");
  });
