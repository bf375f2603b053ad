/** Where organizers and admins choose the poll on a community's page. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PollChoice } from "~/features/poll/offered/poll-choice";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { CommunityPolls } from "../panel.service.server";

interface PollSectionProps {
  communityId: string;
  polls: CommunityPolls;
}

function Pinned({ communityId, pinned }: { communityId: string; pinned: NonNullable<CommunityPolls["pinned"]> }) {
  const { t } = useTranslation("poll");
  const removing = { title: t("place.removeTitle"), text: t("place.removeText"), confirmLabel: t("place.remove") };
  return (
    <div className="mb-4 flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 p-4">
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <Link to={`/poll/one/${pinned.pollId}`} className="link min-w-0">
          {pinned.question}
        </Link>
        <Badge level={pinned.isClosed ? "neutral" : "success"}>{t(pinned.isClosed ? "states.closed" : "states.open")}</Badge>
      </p>
      <ActionButton fields={{ act: "unpin-poll", id: communityId }} confirm={removing}>
        {t("place.remove")}
      </ActionButton>
    </div>
  );
}

export function PollSection({ communityId, polls: { pinned, choices, newPath } }: PollSectionProps) {
  const { t } = useTranslation("community");
  const [query] = useSearchParams();
  return (
    <Section title={t("poll.title")} lead={t("poll.lead")} id="poll" className="scroll-mt-20">
      {pinned && <Pinned communityId={communityId} pinned={pinned} />}
      <PollChoice
        key={pinned?.pollId ?? ""}
        fields={{ act: "pin-poll", id: communityId }}
        choices={choices}
        chosen={query.get("poll") ?? pinned?.pollId}
        newPath={newPath}
        isChange={pinned !== null}
      />
    </Section>
  );
}
