/** Where and for whom an event is. */

import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { PlaceMap } from "~/kit/place-map";
import { useWords } from "~/kit/use-words";
import { zooms } from "~/platform/places";
import type { EventPage } from "../event-page.service.server";

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-base-300 py-2.5">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Audience({ page }: { page: EventPage }) {
  const { t } = useTranslation("events");
  const { t: said } = useTranslation("event-page");
  const { names, hasNone } = page.departments;
  const who = [...names, ...(hasNone ? [t("form.noDepartment")] : [])];
  return (
    <>
      <span className="block">{who.length > 0 ? who.join(", ") : t("form.allDepartments")}</span>
      <span className="block text-sm text-muted">{said(`outsiders.${page.outsiders}`)}</span>
    </>
  );
}

/** A map of the place, once its reader asks for one; below the facts, whose link leads to a map elsewhere. */
function EventMap({ page }: { page: EventPage }) {
  const pins = useMemo(() => page.point && [{ id: page.eventId, title: page.name, text: page.location, ...page.point }], [page]);
  if (!page.map.setup || !page.point || !pins) return null;
  return <PlaceMap map={page.map} centre={page.point} zoom={zooms.preset} label={page.location} pins={pins} />;
}

export function EventFacts({ page }: { page: EventPage }) {
  const { t } = useTranslation("events");
  const { t: said } = useTranslation("event-page");
  const { locale } = useWords();
  return (
    <div className="flex flex-col gap-4">
      <dl>
        <Fact title={said("place")}>
          <span className="block font-medium">{page.location}</span>
          <span className="block text-sm text-muted">{page.address}</span>
          <a href={page.mapTo} className="link mt-1 inline-block py-1 text-sm" rel="noreferrer nofollow" target="_blank">
            {said("map")}
          </a>
        </Fact>
        <Fact title={said("campus")}>
          {page.university} · {page.campus}
        </Fact>
        <Fact title={said("who")}>
          <Audience page={page} />
        </Fact>
        {page.capacity !== null && (
          <Fact title={said("room")}>{said("capacity", { count: page.capacity, formatted: formatNumber(page.capacity, locale) })}</Fact>
        )}
        {page.instagramLink && (
          <Fact title={t("fields.event_instagram_link")}>
            <a href={page.instagramLink} className="link" rel="noreferrer nofollow ugc" target="_blank">
              {page.instagramLink.replace(/^https?:\/\/(www\.)?/, "")}
            </a>
          </Fact>
        )}
      </dl>
      <EventMap page={page} />
    </div>
  );
}
