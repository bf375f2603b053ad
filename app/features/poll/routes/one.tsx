/** One poll: the vote, and once one has voted or it is closed how it stands. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { Results } from "../components/results";
import { VoteFields } from "../offered/vote-fields";
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
  const { t } = useTranslation("poll");
  const { poll } = useLoaderData<typeof loader>();
  const { question, isClosed, hasVoted, closesAt, results } = poll;
  return (
    <>
      <PageHeader title={question}>
        <p className="flex flex-wrap items-center gap-2 text-sm text-base-content/80">
          <Badge level={isClosed ? "neutral" : "success"}>{t(isClosed ? "states.closed" : "states.open")}</Badge>
          {t(isClosed ? "one.closed" : "one.closes")} <DateText at={closesAt} style="dateTime" />
        </p>
        {hasVoted && <p>{t("one.voted")}</p>}
      </PageHeader>
      {results ? (
        <Results poll={poll} />
      ) : (
        <PlainForm feature="poll" isGuarded={false} className="max-w-xl">
          <VoteFields poll={poll} />
          <ul className="list-disc ps-5 text-sm text-base-content/80">
            <li>{t("one.anonymous")}</li>
            <li>{t("one.public")}</li>
            <li>{t("one.final")}</li>
          </ul>
          <SubmitButton className="btn-primary self-start">{t("one.vote")}</SubmitButton>
        </PlainForm>
      )}
    </>
  );
}
