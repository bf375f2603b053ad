/** The current poll in passing: vote at once, or look at how it stands. */
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { PollView } from "../poll.service.server";
import { VoteFields } from "./vote-fields";

export function PollCard({ poll }: { poll: PollView }) {
  const { t } = useTranslation("poll");
  const { pollId, question, kind, hasVoted } = poll;
  const to = `/poll/one/${pollId}`;
  const details = (
    <Link to={to} prefetch="intent" className="link py-1">
      {t(hasVoted ? "card.results" : "card.details")}
    </Link>
  );
  return (
    <Section title={t("card.title")} act={details}>
      <div className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
        <p className="font-medium">{question}</p>
        {hasVoted && <p className="text-sm text-muted">{t("one.voted")}</p>}
        {!hasVoted && kind === "ranking" && (
          <Link to={to} className="btn btn-primary w-fit">
            {t("card.rank")}
          </Link>
        )}
        {!hasVoted && kind !== "ranking" && (
          <Form method="post" action={to} className="flex flex-col gap-3">
            <VoteFields poll={poll} />
            <button type="submit" className="btn btn-primary self-start">
              {t("one.vote")}
            </button>
          </Form>
        )}
      </div>
    </Section>
  );
}
