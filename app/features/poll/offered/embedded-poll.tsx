/** A poll on another page: what its own page shows, and a vote that stays where it is. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { PollView } from "../poll.service.server";
import { PollBody, PollState } from "./poll-body";

interface EmbeddedPollProps {
  poll: PollView;
  /** What may be done with it here. */
  acts?: ReactNode;
}

export default function EmbeddedPoll({ poll, acts }: EmbeddedPollProps) {
  const { t } = useTranslation("poll");
  const result = useResultOf("vote");
  const page = (
    <Link to={`/poll/one/${poll.pollId}`} prefetch="intent" className="link py-1">
      {t("card.page")}
    </Link>
  );
  return (
    <Section title={t("card.title")} id="poll" act={page} className="scroll-mt-20">
      <div className="flex flex-col gap-4 rounded-box border border-base-300 p-4">
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">{poll.question}</h3>
          <PollState poll={poll} />
        </div>
        <PollBody poll={poll} embedded={{ result }} />
      </div>
      {acts && <div className="mt-3 flex flex-wrap gap-2">{acts}</div>}
    </Section>
  );
}
