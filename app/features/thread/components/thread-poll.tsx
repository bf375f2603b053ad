/** The poll in a discussion, and for its author the choice of another. */
import { useTranslation } from "react-i18next";
import EmbeddedPoll from "~/features/poll/offered/embedded-poll";
import { PollChoice, type PollChoiceProps } from "~/features/poll/offered/poll-choice";
import type { PollView } from "~/features/poll/poll.service.server";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";

interface ThreadPollProps {
  poll: PollView | null;
  /** What its author chooses from, once they want to. */
  choice: Pick<PollChoiceProps, "choices" | "chosen" | "newPath"> | null;
  mayChange: boolean;
}

export default function ThreadPoll({ poll, choice, mayChange }: ThreadPollProps) {
  const { t } = useTranslation("poll");
  if (choice) {
    const cancel = (
      <Link to="?" className="btn btn-ghost btn-sm">
        {t("place.cancel")}
      </Link>
    );
    return (
      <Section title={t(poll ? "place.change" : "place.add")} id="poll" className="scroll-mt-20">
        <PollChoice
          fields={{ act: "attach-poll" }}
          {...choice}
          chosen={choice.chosen || poll?.pollId}
          isChange={poll !== null}
          acts={cancel}
        />
      </Section>
    );
  }
  if (!poll) return null;
  const removing = { title: t("place.removeTitle"), text: t("place.removeText"), confirmLabel: t("place.remove") };
  const acts = mayChange && (
    <>
      <Link to="?poll=#poll" className="btn btn-sm">
        {t("place.change")}
      </Link>
      <ActionButton fields={{ act: "remove-poll" }} confirm={removing}>
        {t("place.remove")}
      </ActionButton>
    </>
  );
  return <EmbeddedPoll poll={poll} acts={acts} />;
}
