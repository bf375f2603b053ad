/** One poll: the vote, and once one has voted or it is closed how it stands. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PollBody, PollState } from "../offered/poll-body";
import { voteSchema } from "../poll.schemas";
import { castVote, readPoll } from "../poll.service.server";

export const handle = pageHandle("poll", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const poll = await readPoll(signedIn(context), params.poll_id ?? "");
  return { poll, title: poll.question };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: voteSchema, feature: "poll" }, async ({ choices }, ctx) => {
    const pollId = args.params.poll_id ?? "";
    await castVote(ctx, pollId, choices);
    return redirectWithToast(args.context, `/poll/one/${pollId}`, "poll:toasts.voted");
  });

export default function OnePoll() {
  const { poll } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={poll.question}>
        <PollState poll={poll} />
      </PageHeader>
      <PollBody poll={poll} />
    </>
  );
}
