/** The campus as the site draws it itself, from the coordinates of its places alone: no roads, nothing from elsewhere. */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/kit/use-hydrated";
import { geoLink, openMapLink, type Point } from "~/platform/places";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowLeft from "~icons/lucide/arrow-left";
import ArrowRight from "~icons/lucide/arrow-right";
import ArrowUp from "~icons/lucide/arrow-up";
import Maximize from "~icons/lucide/maximize";
import Minus from "~icons/lucide/minus";
import Plus from "~icons/lucide/plus";
import { kept, moved, namesWithRoom, project, type View, viewOf, zoomed } from "../drawing.rules";
import { type Change, listenToMap, NEARER, STEP } from "./map-gestures";
import { DrawnMark, Grid, Legend, type Mark } from "./map-marks";

/** As wide as it is on a phone; names are laid out for it until the real width is known. */
const NARROW = 340;

interface CampusDrawingProps {
  marks: readonly Mark[];
  middle: Point;
  /** The id of the mark that stands out, and around which the map begins. */
  chosen?: string;
  label: string;
}

/** The view and what changes it; `whole` is the square that holds everything. */
function useView(first: View, whole: View) {
  const map = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(first);
  const [pixels, setPixels] = useState(NARROW);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    setPixels(element.clientWidth);
    return listenToMap(element, whole, (change) => setView(change));
  }, [whole]);
  return { map, view, pixels, make: (change: Change) => setView((now) => kept(change(now), whole)) };
}

export function CampusDrawing({ marks, middle, chosen, label }: CampusDrawingProps) {
  const { t } = useTranslation("maps");
  const hint = useId();
  const spots = useMemo(() => marks.map((mark) => ({ ...mark, ...project(mark, middle) })), [marks, middle]);
  const whole = useMemo(() => viewOf(spots), [spots]);
  const found = spots.filter(({ id }) => id === chosen);
  const { map, view, pixels, make } = useView(found.length > 0 ? kept(viewOf(found), whole) : whole, whole);
  const names = namesWithRoom(spots, view, pixels, chosen);
  const isWhole = view.size > whole.size * 0.99;
  return (
    <figure id="map" className="flex flex-col gap-2">
      <div
        ref={map}
        role="application"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        className={`aspect-square overflow-hidden rounded-box border border-base-300 bg-base-200 ${isWhole ? "touch-pan-y" : "touch-none"}`}
      >
        <svg width="100%" height="100%" aria-hidden>
          <Grid view={view} />
          {spots.map((mark) => (
            <DrawnMark key={mark.id} mark={mark} view={view} box={names.get(mark.id)} isChosen={mark.id === chosen} />
          ))}
          <Legend view={view} />
        </svg>
      </div>
      <MapButtons make={make} whole={whole} />
      <figcaption className="text-sm text-muted">
        {t("drawing.noRoads")} <span id={hint}>{t("drawing.hint")}</span>
      </figcaption>
    </figure>
  );
}

function MapButtons({ make, whole }: { make(change: Change): void; whole: View }) {
  const { t } = useTranslation("maps");
  const isHydrated = useHydrated();
  const button = (key: "in" | "out" | "whole" | "west" | "north" | "south" | "east", icon: ReactNode, change: Change) => (
    <button
      type="button"
      className="btn btn-square btn-sm"
      aria-label={t(`drawing.${key}`)}
      title={t(`drawing.${key}`)}
      onClick={() => make(change)}
    >
      {icon}
    </button>
  );
  return (
    <div role="group" aria-label={t("drawing.acts")} className={`flex flex-wrap gap-2 ${isHydrated ? "" : "invisible"}`}>
      {button("in", <Plus size={16} aria-hidden />, (view) => zoomed(view, NEARER))}
      {button("out", <Minus size={16} aria-hidden />, (view) => zoomed(view, 1 / NEARER))}
      {button("whole", <Maximize size={16} aria-hidden />, () => whole)}
      {button("west", <ArrowLeft size={16} aria-hidden />, (view) => moved(view, -STEP, 0))}
      {button("north", <ArrowUp size={16} aria-hidden />, (view) => moved(view, 0, -STEP))}
      {button("south", <ArrowDown size={16} aria-hidden />, (view) => moved(view, 0, STEP))}
      {button("east", <ArrowRight size={16} aria-hidden />, (view) => moved(view, STEP, 0))}
    </div>
  );
}

/** The chosen place in words, with ways to open it elsewhere. */
export function ChosenPlace({ mark: { name, kind, ...point } }: { mark: Mark }) {
  const { t } = useTranslation("maps");
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-base-200 p-3">
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-muted">{t(`kinds.${kind}`)}</span>
      <a href={openMapLink(point)} className="link" rel="noreferrer nofollow" target="_blank">
        {t("drawing.osm")}
      </a>
      <a href={geoLink(point, name)} className="link">
        {t("drawing.app")}
      </a>
    </p>
  );
}
