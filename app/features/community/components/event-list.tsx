/** A community's own events with their state, for those who organize them. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { EventBadge } from "../offered/community-badges";
import type { EventView } from "../panel.service.server";

export function EventList({ events }: { events: EventView[] }) {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  if (events.length === 0) return <p>{t("events.none")}</p>;
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {events.map(({ eventId, name, to, startsAt, state, reason }) => (
        <li key={eventId} className="flex flex-col gap-1 p-3">
          <span className="font-semibold">
            {to ? (
              <Link to={to} className="link" prefetch="intent">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <EventBadge state={state} />
            <DateText at={startsAt} style="dateTime" />
          </span>
          {reason && <span className="text-sm">{kit("moderation.rejectedFor", { reason })}</span>}
        </li>
      ))}
    </ul>
  );
}
