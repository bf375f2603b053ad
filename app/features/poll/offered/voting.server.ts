/** Takes the vote that an embedded poll's form sends to the page on which the poll stands. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { voteFormSchema } from "../poll.schemas";
import { castVote } from "../poll.service.server";

/** Whether a form of a page is a vote. */
export const isVote = (formData: FormData) => formData.get("act") === "vote";

/** Votes, and comes back to the poll on the same page. @throws needsSignIn */
export const voteAction = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: voteFormSchema, feature: "poll", formData }, async ({ poll_id, choices }, ctx) => {
    await castVote(ctx, poll_id, choices);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, `${pathname}${search}#poll`, "poll:toasts.voted");
  });
