/** A poll whole: until when it is open, how it stands where the reader may know that, else the form to vote. Its own page and others show it. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { PlainForm, type PlainFormProps } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { DateText } from "~/kit/time";
import { Results } from "../components/results";
import type { PollView } from "../poll.service.server";
import { VoteFields } from "./vote-fields";

export function PollState({ poll: { isClosed, closesAt, hasVoted } }: { poll: PollView }) {
  const { t } = useTranslation("poll");
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge level={isClosed ? "neutral" : "success"}>{t(isClosed ? "states.closed" : "states.open")}</Badge>
        {t(isClosed ? "one.closed" : "one.closes")} <DateText at={closesAt} style="dateTime" />
      </p>
      {hasVoted && <p>{t("one.voted")}</p>}
    </>
  );
}

interface PollBodyProps {
  poll: PollView;
  /** It stands on another page, whose action answered this. */
  embedded?: { result: PlainFormProps["result"] };
}

export function PollBody({ poll, embedded }: PollBodyProps) {
  const { t } = useTranslation("poll");
  if (poll.results) return <Results poll={poll} />;
  return (
    <PlainForm feature="poll" result={embedded?.result} isGuarded={false} className="max-w-xl">
      {embedded && (
        <>
          <input type="hidden" name="act" value="vote" />
          <input type="hidden" name="poll_id" value={poll.pollId} />
        </>
      )}
      <VoteFields poll={poll} />
      <ul className="list-disc ps-5 text-sm text-muted">
        <li>{t("one.anonymous")}</li>
        <li>{t("one.public")}</li>
        <li>{t("one.final")}</li>
      </ul>
      <SubmitButton className="btn-primary self-start">{t("one.vote")}</SubmitButton>
    </PlainForm>
  );
}
