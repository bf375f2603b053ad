/** One occurrence in the agenda: when, what, where, whose. */

import { Badge } from "~/kit/badge";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { officialName } from "~/platform/official-name";
import Check from "~icons/lucide/check";
import MapPin from "~icons/lucide/map-pin";
import Users from "~icons/lucide/users";
import type { AgendaItem } from "../agenda.service.server";
import { EventCover } from "./event-cover";
import { useEventWords } from "./use-event-words";

const LOOK = "flex min-w-0 items-stretch gap-3 border-b border-base-300 py-3";

/** What a list needs to know of an event. */
export type CardEvent = Pick<
  AgendaItem,
  "eventId" | "picture" | "name" | "type" | "location" | "communityName" | "startsAt" | "endsAt" | "rsvpCount" | "capacity"
> & { isGoing?: boolean; isOver?: boolean; to?: string; prices?: AgendaItem["prices"] };

/** The whole card is one link. @param hasDay false under a heading that says the day */
export function EventCard({ event, hasDay }: { event: CardEvent; hasDay?: boolean }) {
  return (
    <Link
      to={event.to ?? `/event/${event.eventId}`}
      prefetch="intent"
      className={`${LOOK} hover:border-primary ${event.isOver ? "text-muted" : ""}`}
    >
      <Summary event={event} hasDay={hasDay} />
    </Link>
  );
}

/** The card of an event that has no page yet. */
export function EventCardPreview({ event, coverUrl }: { event: CardEvent; coverUrl?: string }) {
  return (
    <div className={LOOK}>
      <Summary event={event} coverUrl={coverUrl} />
    </div>
  );
}

function Summary({ event, coverUrl, hasDay = true }: { event: CardEvent; coverUrl?: string; hasDay?: boolean | undefined }) {
  const { t, locale, typeName, times, pricesText } = useEventWords();
  const isFull = event.capacity !== null && event.rsvpCount >= event.capacity;
  return (
    <>
      <EventCover event={event} waiting={coverUrl} hasDay={hasDay} className="size-18 self-start sm:size-22" />
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className={`font-semibold tabular-nums ${event.isOver ? "" : "text-primary"}`}>{times(event.startsAt, event.endsAt)}</span>
          <Badge>{typeName(event.type)}</Badge>
          {event.prices && <Badge>{pricesText(event.prices)}</Badge>}
          {event.isOver && <Badge>{t("page.over")}</Badge>}
          {event.isGoing && (
            <Badge level="success">
              <Check size={12} aria-hidden />
              {t("page.youCome")}
            </Badge>
          )}
          {isFull && !event.isGoing && <Badge level="warning">{t("page.full")}</Badge>}
        </span>
        <span className="font-semibold">{event.name}</span>
        {event.communityName && <span className="text-sm">{event.communityName}</span>}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="flex min-w-0 items-center gap-1">
            <MapPin size={14} aria-hidden className="shrink-0" />
            <span>{officialName(event.location, locale)}</span>
          </span>
          {event.rsvpCount > 0 && (
            <span className="flex items-center gap-1">
              <Users size={14} aria-hidden />
              {t("page.coming", { count: event.rsvpCount, formatted: formatNumber(event.rsvpCount, locale) })}
            </span>
          )}
        </span>
      </span>
    </>
  );
}
