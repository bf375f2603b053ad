/** One occurrence in the agenda: when, what, where, whose. */

import { MapPin, Users } from "lucide-react";
import { Badge } from "~/kit/badge";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import type { AgendaItem } from "../agenda.service.server";
import { PictureSlot } from "./picture-slot";
import { useEventWords } from "./use-event-words";

const LOOK = "flex min-w-0 items-stretch gap-3 rounded-box border border-base-300 bg-base-100 p-3";

/** What a list needs to know of an event. */
export type CardEvent = Pick<
  AgendaItem,
  "eventId" | "picture" | "name" | "type" | "location" | "communityName" | "startsAt" | "endsAt" | "rsvpCount" | "capacity"
>;

/** The whole card is one link. */
export function EventCard({ event }: { event: CardEvent }) {
  return (
    <Link to={`/event/${event.eventId}`} prefetch="intent" className={`${LOOK} hover:border-primary`}>
      <Summary event={event} />
    </Link>
  );
}

/** The card of an event that has no page yet. */
export function EventCardPreview({ event }: { event: CardEvent }) {
  return (
    <div className={LOOK}>
      <Summary event={event} />
    </div>
  );
}

function Summary({ event }: { event: CardEvent }) {
  const { t, locale, typeName, times } = useEventWords();
  const isFull = event.capacity !== null && event.rsvpCount >= event.capacity;
  return (
    <>
      <PictureSlot image={event.picture} className="size-16 self-start sm:size-20" />
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-semibold tabular-nums text-primary">{times(event.startsAt, event.endsAt)}</span>
          <Badge>{typeName(event.type)}</Badge>
          {isFull && <Badge level="warning">{t("page.full")}</Badge>}
        </span>
        <span className="font-semibold wrap-anywhere">{event.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-base-content/80">
          <span className="flex min-w-0 items-center gap-1">
            <MapPin size={14} aria-hidden className="shrink-0" />
            <span className="wrap-anywhere">{event.location}</span>
          </span>
          {event.communityName && <span className="wrap-anywhere">{event.communityName}</span>}
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
