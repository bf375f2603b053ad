/** The campus: its places and what is on there this week, on a map and as lists. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { pageHandle } from "~/platform/pages/handle";
import { CampusDrawing, ChosenPlace } from "../components/campus-drawing";
import { MapBox } from "../components/map-box";
import { EventList, marksOf, OwnList, PlaceList, usePins } from "../components/place-lists";
import { shownKinds } from "../kinds";
import { mapFilters } from "../maps.schemas";
import { readCampusMap } from "../maps.service.server";

export const handle = pageHandle("maps", "all");

/** How near the whole campus is seen. */
const CAMPUS_ZOOM = 14;

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = mapFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { kind, q = "", place } = filters;
  return { kind, q, place, isSignedIn: ctx.actor !== null, ...(await readCampusMap(ctx, filters)) };
}

/** The address of this page with a place that stands out, at the map. */
function usePlaceLink() {
  const link = useQueryLink();
  return (id: string) => `/map/all${link({ place: id })}#map`;
}

export default function CampusMap() {
  const { t } = useTranslation("maps");
  const { t: chrome } = useTranslation("chrome");
  const { places, events, own, map, kind, q, place, isSignedIn, sources } = useLoaderData<typeof loader>();
  const pinsOf = usePins();
  const toOf = usePlaceLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the pins change with their document only
  const pins = useMemo(() => pinsOf(places, events), [places, events]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: links change with the places alone
  const marks = useMemo(() => marksOf({ places, events, own }, toOf), [places, events, own]);
  const chosen = marks.find(({ id }) => id === place);
  const isFiltered = Boolean(kind || q);
  const hasEvents = events.length > 0 || !isFiltered || kind === "event";
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("lead")} />
      <div className="flex flex-col gap-6">
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["place"]}>
          <FilterSelect name="kind" label={t("list.kind")} options={shownKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </FilterBar>
        {marks.length === 0 ? (
          <EmptyState title={t("list.nothing")} />
        ) : (
          <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-3">
              {chosen && <ChosenPlace mark={chosen} />}
              <CampusDrawing key={`${kind} ${q} ${place}`} marks={marks} middle={map.centre} chosen={place} label={t("pages.all")} />
              {map.setup && <MapBox map={map} zoom={CAMPUS_ZOOM} label={t("pages.all")} pins={pins} />}
            </div>
            <div className="flex min-w-0 flex-col gap-8">
              {hasEvents && <EventList events={events} hasAgenda={isSignedIn} />}
              <OwnList own={own} />
              <PlaceList places={places} toOf={toOf} />
              <Link to="/schedule/rooms" className="link w-fit text-sm">
                {chrome("links.freeRooms")}
              </Link>
              <Sources addresses={sources} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Where the coordinates are from. */
function Sources({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation("maps");
  return (
    <p className="text-sm text-muted">
      {t("drawing.sources")}{" "}
      {addresses.map((address) => (
        <a key={address} href={address} rel="noreferrer nofollow" className="link me-2">
          {new URL(address).pathname.split("/").slice(1, 3).join("/") || new URL(address).hostname}
        </a>
      ))}
    </p>
  );
}
