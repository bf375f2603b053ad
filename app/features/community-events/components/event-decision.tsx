/** One event of a community before staff: what it is, and whether it is shown. */
import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { EventBadge } from "../../community/offered/community-badges";
import { MAX_REASON } from "../choices";
import type { StaffEvent } from "../community-events.repository.server";

interface EventDecisionProps {
  event: StaffEvent & { to: string | null };
  /** What the page's form was answered, if it was. */
  result: SubmissionResult | null;
}

function TakeAway({ event: { eventId, name }, result }: EventDecisionProps) {
  const { t } = useTranslation("community-events");
  const own = result?.initialValue?.id === eventId ? result : null;
  return (
    <details open={own !== null} className="open:basis-full">
      <summary className="btn btn-sm btn-error list-none" aria-label={`${t("list.deactivate")}: ${name}`}>
        {t("list.deactivate")}
      </summary>
      <div className="mt-3 max-w-md">
        <PlainForm feature="community-events" result={own} isGuarded={false}>
          <HiddenField name="act" value="deactivate" />
          <HiddenField name="id" value={eventId} />
          <TextArea name="reason" rows={2} maxLength={MAX_REASON} />
          <SubmitButton className="btn-error self-start">{t("list.deactivate")}</SubmitButton>
        </PlainForm>
      </div>
    </details>
  );
}

function Author({ event: { authorId, authorName } }: Pick<EventDecisionProps, "event">) {
  const { t } = useTranslation("community-events");
  if (!authorId) return null;
  return (
    <span>
      {t("list.by")}{" "}
      <Link to={`/admin/users/${authorId}`} className="link">
        {authorName}
      </Link>
    </span>
  );
}

export function EventDecision({ event, result }: EventDecisionProps) {
  const { t } = useTranslation("community-events");
  const { t: kit } = useTranslation("kit");
  const { eventId, name, to, state, firstAt, location, communityName, communitySlug, reason } = event;
  return (
    <article aria-labelledby={eventId} className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={eventId} className="text-lg font-semibold">
          {to ? (
            <Link to={to} className="link" prefetch="intent">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <EventBadge state={state} />
      </header>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Link to={`/community/one/${communitySlug}`} className="link" prefetch="intent">
          {communityName}
        </Link>
        <DateText at={firstAt} style="dateTime" />
        <span>{location}</span>
        <Author event={event} />
      </p>
      {reason && <p className="text-sm">{kit("moderation.rejectedFor", { reason })}</p>}
      <div className="flex flex-wrap items-start gap-2">
        {state !== "active" && (
          <ActionButton fields={{ act: "activate", id: eventId }} className="btn-sm btn-primary" label={`${t("list.activate")}: ${name}`}>
            {t("list.activate")}
          </ActionButton>
        )}
        {state !== "inactive" && <TakeAway event={event} result={result} />}
      </div>
    </article>
  );
}
