/** What is on the map, as plain lists with links: they are all there is without a key, and never leave it to the map alone. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import { openMapLink, type Point } from "~/platform/places";
import ExternalLink from "~icons/lucide/external-link";
import type { ShownKind } from "../kinds";
import type { Mark } from "./map-marks";
import type { Pin } from "./map-parts";

export interface ListedPlace extends Point {
  id: string;
  name: string;
  kind: ShownKind;
}

export interface ListedEvent extends Point {
  eventId: string;
  name: string;
  location: string;
  startsAt: number;
}

/** What its reader has on at a place. */
export interface ListedOwn extends Point {
  id: string;
  name: string;
  place: string;
  to: string;
  startsAt: number;
}

interface Listed {
  places: readonly ListedPlace[];
  events: readonly ListedEvent[];
  own: readonly ListedOwn[];
}

/** The same as marks of the drawn map. @param toOf the address that shows a place on it */
export const marksOf = ({ places, events, own }: Listed, toOf: (id: string) => string): Mark[] => [
  ...places.map(({ id, kind, name, lat, lng }) => ({ id, kind, name, lat, lng, to: toOf(id) })),
  ...events.map(({ eventId, name, lat, lng }) => ({ id: eventId, kind: "event" as const, name, lat, lng, to: `/event/${eventId}` })),
  ...own.map(({ id, name, lat, lng, to }) => ({ id, kind: "event" as const, name, lat, lng, to })),
];

/** Places and events as pins of Google's map. */
export function usePins() {
  const { locale } = useWords();
  return (places: readonly ListedPlace[], events: readonly ListedEvent[]): Pin[] => [
    ...places.map(({ id, name, lat, lng }) => ({ id, title: name, lat, lng })),
    ...events.map(({ eventId, name, location, startsAt, lat, lng }) => ({
      id: eventId,
      title: name,
      lat,
      lng,
      to: `/event/${eventId}`,
      text: `${formatDate(startsAt, locale, "dateTime")} · ${officialName(location, locale)}`,
    })),
  ];
}

function Row({ name, point, children }: { name: string; point: Point; children: ReactNode }) {
  const { t } = useTranslation("maps");
  return (
    <li className="flex min-w-0 items-center justify-between gap-4 py-2">
      <div className="min-w-0">{children}</div>
      <a
        href={openMapLink(point)}
        className="btn btn-ghost shrink-0 px-3"
        rel="noreferrer nofollow"
        target="_blank"
        aria-label={t("drawing.osmOne", { name })}
      >
        <span className="hidden sm:inline">{t("drawing.osm")}</span>
        <ExternalLink size={18} aria-hidden />
      </a>
    </li>
  );
}

interface PlaceListProps {
  places: readonly ListedPlace[];
  /** The address that shows a place on the map. */
  toOf(id: string): string;
}

export function PlaceList({ places, toOf }: PlaceListProps) {
  const { t } = useTranslation("maps");
  if (places.length === 0) return null;
  return (
    <Section title={t("list.places")} className="mt-0!">
      <ul className="divide-y divide-base-300">
        {places.map((place) => (
          <Row key={place.id} name={place.name} point={place}>
            <span className="flex flex-wrap items-center gap-2">
              <Link to={toOf(place.id)} className="font-medium hover:underline" title={t("drawing.showOne", { name: place.name })}>
                {place.name}
              </Link>
              <Badge>{t(`kinds.${place.kind}`)}</Badge>
            </span>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

export function EventList({ events, hasAgenda }: { events: readonly ListedEvent[]; hasAgenda: boolean }) {
  const { t } = useTranslation("maps");
  const { locale } = useWords();
  const agenda = hasAgenda && (
    <Link to="/event/all" className="link text-sm">
      {t("list.agenda")}
    </Link>
  );
  return (
    <Section title={t("list.events")} act={agenda} className="mt-0!">
      {events.length === 0 && <p className="text-muted">{t("list.noEvents")}</p>}
      <ul className="divide-y divide-base-300">
        {events.map((event) => (
          <Row key={event.eventId} name={event.name} point={event}>
            <Link to={`/event/${event.eventId}`} prefetch="intent" className="link font-medium">
              {event.name}
            </Link>
            <span className="block text-sm text-muted">
              <DateText at={event.startsAt} style="dateTime" /> · {officialName(event.location, locale)}
            </span>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

/** What its reader has on this week; nothing where that is nothing. */
export function OwnList({ own }: { own: readonly ListedOwn[] }) {
  const { t } = useTranslation("maps");
  if (own.length === 0) return null;
  return (
    <Section title={t("list.own")} className="mt-0!">
      <ul className="divide-y divide-base-300">
        {own.map(({ id, name, place, to, startsAt, lat, lng }) => (
          <Row key={id} name={name} point={{ lat, lng }}>
            <Link to={to} className="link font-medium">
              {name}
            </Link>
            <span className="block text-sm text-muted">
              <DateText at={startsAt} /> · {place}
            </span>
          </Row>
        ))}
      </ul>
    </Section>
  );
}
