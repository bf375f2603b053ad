/** A map of places, drawn by the feature that has maps: without one there is none, and the page says the place in words. */
import type { ComponentType } from "react";
import type { Point } from "~/platform/places";
import type { MapData } from "~/platform/places.server";

export interface PlaceMapProps {
  map: MapData;
  /** The first centre, where it isn't the campus. */
  centre?: Point;
  zoom?: number;
  label: string;
  pins?: readonly (Point & { id: string; title: string; text?: string })[];
}

const found = import.meta.glob<ComponentType<PlaceMapProps>>("../features/*/place-map.tsx", { eager: true, import: "PlaceMap" });
const [Found] = Object.values(found);

export const PlaceMap = (props: PlaceMapProps) => (Found ? <Found {...props} /> : null);
