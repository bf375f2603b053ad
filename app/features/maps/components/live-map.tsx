/** Google's map with its states. Loaded only when a reader wants to see one. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAP_HEIGHT, type Point, zooms } from "~/platform/places";
import type { MapSetup } from "~/platform/places.server";
import type { MapLibraries } from "../loader";
import { addressOf, drawChosen, drawPins, openMap, openSearch, type Pin } from "./map-parts";
import { useMaps } from "./use-maps";

/** Where the map shall go; another object each time. */
export interface MapView {
  point: Point;
  zoom: number;
}

/** What makes a map one on which a point is chosen. */
export interface Picking {
  chosen: Point | null;
  /** A place that was chosen beside the map. */
  view: MapView | null;
  onPick(point: Point): void;
  /** Told a moment after a choice; null when the point has no address. */
  onAddress(point: Point, address: string | null): void;
}

export interface LiveMapProps {
  setup: MapSetup;
  centre: Point;
  zoom?: number;
  label: string;
  pins?: readonly Pin[];
  picking?: Picking;
}

export default function LiveMap(props: LiveMapProps) {
  const { t } = useTranslation("maps");
  const { state, tryAgain } = useMaps(props.setup);
  if (state.is === "loading") return <MapFrame role="status">{t("loading")}</MapFrame>;
  if (state.is === "ready") return <DrawnMap {...props} libraries={state.libraries} />;
  const isOther = state.problem === "otherOptions";
  return (
    <MapFrame role="alert">
      <p>{t(`problems.${state.problem}`)}</p>
      <button type="button" className="btn btn-sm" onClick={() => (isOther ? window.location.reload() : tryAgain())}>
        {isOther ? t("reload") : t("tryAgain")}
      </button>
    </MapFrame>
  );
}

/** The place of a map that isn't there (yet). */
export function MapFrame({ role, children }: { role: "status" | "alert"; children: ReactNode }) {
  return (
    <div
      role={role}
      style={{ height: MAP_HEIGHT }}
      className="flex flex-col items-center justify-center gap-3 rounded-box border border-base-300 p-4 text-center"
    >
      {children}
    </div>
  );
}

/** The map once it is drawn; null before. */
function useMap({ libraries, setup, centre, zoom = zooms.first }: LiveMapProps & { libraries: MapLibraries }) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is opened once and then moves by itself
  useEffect(() => {
    if (element.current) setMap(openMap(libraries, element.current, { centre, zoom, mapId: setup.mapId }));
  }, [libraries]);
  return { element, map };
}

function DrawnMap(props: LiveMapProps & { libraries: MapLibraries }) {
  const { libraries, label, pins, picking } = props;
  const { element, map } = useMap(props);
  useEffect(() => (map && pins ? drawPins(libraries, map, pins) : undefined), [map, pins, libraries]);
  return (
    <div className="flex flex-col gap-2">
      {map && picking && <Picker map={map} libraries={libraries} centre={props.centre} picking={picking} />}
      <section
        ref={element}
        aria-label={label}
        style={{ height: MAP_HEIGHT }}
        className="overflow-hidden rounded-box border border-base-300"
      />
      {map && picking && <CentreButton map={map} libraries={libraries} picking={picking} />}
    </div>
  );
}

interface PartProps {
  map: google.maps.Map;
  libraries: MapLibraries;
  picking: Picking;
}

/** Chooses a point and asks for its address. */
async function pick(libraries: MapLibraries, picking: Picking, point: Point): Promise<void> {
  picking.onPick(point);
  picking.onAddress(point, await addressOf(libraries, point));
}

/** The search box, and what a click on the map does. */
function Picker({ map, libraries, centre, picking }: PartProps & { centre: Point }) {
  const { t } = useTranslation("maps");
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(picking);
  latest.current = picking;
  const { chosen, view } = picking;
  const [lat, lng] = [chosen?.lat, chosen?.lng];
  useEffect(() => {
    const listener = map.addListener("click", ({ latLng }: google.maps.MapMouseEvent) => {
      if (latLng) pick(libraries, latest.current, latLng.toJSON());
    });
    return () => listener.remove();
  }, [map, libraries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays as it is while the map is there
  useEffect(() => {
    const box = openSearch(libraries, centre, (point, address) => {
      latest.current.onPick(point);
      latest.current.onAddress(point, address);
      map.setCenter(point);
      map.setZoom(zooms.search);
    });
    box.setAttribute("aria-labelledby", labelId);
    box.style.width = "100%";
    place.current?.appendChild(box);
    return () => {
      box.remove();
    };
  }, [map, libraries]);
  useEffect(
    () => (lat === undefined || lng === undefined ? undefined : drawChosen(libraries, map, { lat, lng })),
    [map, libraries, lat, lng],
  );
  useEffect(() => {
    if (!view) return;
    map.setCenter(view.point);
    map.setZoom(view.zoom);
    addressOf(libraries, view.point).then((address) => latest.current.onAddress(view.point, address));
  }, [map, libraries, view]);
  return (
    <div>
      <p id={labelId} className="mb-1 text-sm font-medium">
        {t("search")}
      </p>
      <div ref={place} />
    </div>
  );
}

/** Chooses without a pointer: arrow keys move the map, this takes its middle. */
function CentreButton({ map, libraries, picking }: PartProps) {
  const { t } = useTranslation("maps");
  const take = () => {
    const centre = map.getCenter();
    if (centre) pick(libraries, picking, centre.toJSON());
  };
  return (
    <button type="button" className="btn btn-sm w-fit" onClick={take}>
      {t("takeCentre")}
    </button>
  );
}
