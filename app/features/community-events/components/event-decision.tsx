/** One event of a community before staff: what it is, and whether it is shown. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { EventBadge } from "../../community/offered/community-badges";
import { HideEvent } from "../../events/offered/hide-event";
import type { StaffEvent } from "../community-events.repository.server";

interface EventDecisionProps {
  event: StaffEvent & { to: string | null };
}

function Author({ event: { authorId, authorName } }: EventDecisionProps) {
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

export function EventDecision({ event }: EventDecisionProps) {
  const { t } = useTranslation("community-events");
  const { t: kit } = useTranslation("kit");
  const { eventId, name, to, state, startsAt, location, communityName, communitySlug, reason } = event;
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
        <DateText at={startsAt} style="dateTime" />
        <span>{location}</span>
        <Author event={event} />
      </p>
      {reason && <p className="text-sm">{kit("moderation.rejectedFor", { reason })}</p>}
      <div className="flex flex-wrap items-start gap-2">
        {(state === "waiting" || state === "inactive") && (
          <ActionButton fields={{ act: "activate", id: eventId }} className="btn-sm btn-primary" label={`${t("list.activate")}: ${name}`}>
            {t("list.activate")}
          </ActionButton>
        )}
        {state !== "inactive" && <HideEvent event={event} className="btn-error" />}
      </div>
    </article>
  );
}
