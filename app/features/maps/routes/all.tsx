/** The campus: its places and what is on there this week, on a map and as lists. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { MapBox } from "../components/map-box";
import { EventList, PlaceList, usePins } from "../components/place-lists";
import { shownKinds } from "../kinds";
import { mapFilters } from "../maps.schemas";
import { readCampusMap } from "../maps.service.server";

export const handle = pageHandle("maps", "all");

/** How near the whole campus is seen. */
const CAMPUS_ZOOM = 14;

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = mapFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { kind, q } = filters;
  return { kind, isFiltered: Boolean(kind || q), isSignedIn: ctx.actor !== null, ...(await readCampusMap(ctx, filters)) };
}

export default function CampusMap() {
  const { t } = useTranslation("maps");
  const { places, events, map, kind, isFiltered, isSignedIn } = useLoaderData<typeof loader>();
  const pinsOf = usePins();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the pins change with their document only
  const pins = useMemo(() => pinsOf(places, events), [places, events]);
  const isEmpty = isFiltered && places.length === 0 && events.length === 0;
  const hasEvents = events.length > 0 || !isFiltered || kind === "event";
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("lead")} />
      <div className="flex flex-col gap-6">
        <FilterBar search={<SearchBox label={t("list.search")} />}>
          <FilterSelect name="kind" label={t("list.kind")} options={shownKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </FilterBar>
        <MapBox map={map} zoom={CAMPUS_ZOOM} label={t("pages.all")} pins={pins} withoutMap={t("list.withoutMap")} />
        {isEmpty ? (
          <EmptyState title={t("list.nothing")} />
        ) : (
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            {hasEvents && <EventList events={events} hasAgenda={isSignedIn} />}
            <PlaceList places={places} />
          </div>
        )}
      </div>
    </>
  );
}
