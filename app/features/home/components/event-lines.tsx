/** A few events, each on a line with its day on its colour. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { coverLook } from "~/kit/cover";
import { formatDate, formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import type { ShortEvent } from "../home.service.server";

interface EventLinesProps {
  title: string;
  /** Where the rest is. */
  all: { to: string; label: string };
  events: readonly ShortEvent[];
  /** Those that the reader goes to; none are marked where all are. */
  goingIds?: readonly string[];
}

export function EventLines({ title, all, events, goingIds = [] }: EventLinesProps) {
  const act = (
    <Link to={all.to} prefetch="intent" className="link py-1">
      {all.label}
    </Link>
  );
  return (
    <Section title={title} act={act}>
      <ul className="divide-y divide-base-300 border-b border-base-300">
        {events.map((event) => {
          const line = { event, isGoing: goingIds.includes(event.eventId) };
          return (
            <RepeatedItem key={event.eventId} as="li" kind="event line" of={line}>
              {() => <EventLine {...line} />}
            </RepeatedItem>
          );
        })}
      </ul>
    </Section>
  );
}

function EventLine({ event, isGoing }: { event: ShortEvent; isGoing: boolean }) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const { to, eventId, type, name, location, communityName, rsvpCount, startsAt, day } = event;
  const look = coverLook(eventId, { kind: type });
  return (
    <Link to={to} prefetch="intent" className="flex items-center gap-3 py-2.5 hover:bg-base-200">
      <time
        dateTime={new Date(startsAt).toISOString()}
        className={`${look.className} flex w-14 shrink-0 flex-col items-center overflow-hidden rounded-field py-1.5 text-center leading-tight`}
        style={look.style}
      >
        <span className="text-xs">{formatDate(startsAt, locale, "weekday")}</span>
        <span className="text-lg font-bold tabular-nums">{Number(day.slice(8))}</span>
        <span className="text-xs">{formatDate(startsAt, locale, "monthShort")}</span>
      </time>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {isGoing && <Badge level="success">{t("events.going")}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {[formatDate(startsAt, locale, "time"), officialName(location, locale), communityName].filter(Boolean).join(" · ")}
          {rsvpCount > 0 && ` · ${t("events.people", { count: rsvpCount, formatted: formatNumber(rsvpCount, locale) })}`}
        </span>
      </span>
    </Link>
  );
}
