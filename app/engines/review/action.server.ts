/** The action of a page on which staff decide: one form, one use case, then the list again. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { StaffContext } from "../../platform/context";
import { submitStaffForm } from "../../platform/forms/submit.server";
import { redirectWithToast } from "../../platform/forms/toast.server";
import { type ReviewInput, reviewFormSchema } from "./review.schemas";

/** @param decide the use case of the collection that the form names (empty when the page has one only) */
export const reviewAction = (
  args: ActionFunctionArgs,
  decide: (ctx: StaffContext, input: ReviewInput, collection: string) => Promise<string[]>,
) =>
  submitStaffForm(args, { schema: reviewFormSchema, feature: "kit" }, async ({ collection, ...input }, ctx) => {
    await decide(ctx, input, collection);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, "review:moderation.done");
  });
