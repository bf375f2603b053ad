/** Google's map, its markers and its search box, as plain functions. */

import type { Point } from "~/platform/places";
import type { MapLibraries } from "../loader";

/** Something to see on a map. */
export interface Pin extends Point {
  id: string;
  title: string;
  text?: string;
  /** Where its title leads. */
  to?: string;
}

/** How far from the centre places are looked for first, in metres. */
const NEARBY = 20_000;

function isDark(): boolean {
  const set = document.documentElement.dataset.theme;
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

interface MapOptions {
  centre: Point;
  zoom: number;
  mapId: string;
}

/** Draws a map of pictures: one of shapes would need to run code from text, which the site's policy forbids. */
export function openMap({ maps }: MapLibraries, element: HTMLElement, { centre, zoom, mapId }: MapOptions): google.maps.Map {
  return new maps.Map(element, {
    center: centre,
    zoom,
    mapId,
    renderingType: "RASTER" as google.maps.RenderingType,
    colorScheme: isDark() ? "DARK" : "LIGHT",
    gestureHandling: "cooperative",
    clickableIcons: false,
    mapTypeControl: false,
    streetViewControl: false,
  });
}

function describe({ title, text, to }: Pin): HTMLElement {
  const box = document.createElement("div");
  box.style.color = "#111";
  const name = document.createElement(to ? "a" : "strong");
  name.textContent = title;
  if (to) {
    name.setAttribute("href", to);
    name.style.textDecoration = "underline";
    name.style.fontWeight = "600";
  }
  box.appendChild(name);
  if (text) {
    const line = document.createElement("p");
    line.textContent = text;
    box.appendChild(line);
  }
  return box;
}

/** Puts pins on a map, each with its words; gives what takes them away again. */
export function drawPins({ maps, marker }: MapLibraries, map: google.maps.Map, pins: readonly Pin[]): () => void {
  const words = new maps.InfoWindow();
  const markers = pins.map((pin) => {
    const element = new marker.AdvancedMarkerElement({
      map,
      position: { lat: pin.lat, lng: pin.lng },
      title: pin.title,
      gmpClickable: true,
    });
    element.addEventListener("gmp-click", () => {
      words.setContent(describe(pin));
      words.open({ map, anchor: element });
    });
    return element;
  });
  return () => {
    words.close();
    for (const element of markers) element.map = null;
  };
}

/** Marks the chosen point; gives what takes the mark away again. */
export function drawChosen({ marker }: MapLibraries, map: google.maps.Map, point: Point): () => void {
  const element = new marker.AdvancedMarkerElement({ map, position: point });
  return () => {
    element.map = null;
  };
}

/** A search box for places near the centre. @param onFound with a point, and an address where Google has one */
export function openSearch(
  { places }: MapLibraries,
  centre: Point,
  onFound: (point: Point, address: string | null) => void,
): google.maps.places.PlaceAutocompleteElement {
  const box = new places.PlaceAutocompleteElement({ locationBias: { center: centre, radius: NEARBY } });
  box.addEventListener("gmp-select", async (event) => {
    const place = (event as google.maps.places.PlacePredictionSelectEvent).placePrediction.toPlace();
    await place.fetchFields({ fields: ["location", "formattedAddress"] });
    if (place.location) onFound(place.location.toJSON(), place.formattedAddress ?? null);
  });
  return box;
}

/** The address of a point; null when nobody knows one. */
export async function addressOf({ geocoding }: MapLibraries, point: Point): Promise<string | null> {
  try {
    const { results } = await new geocoding.Geocoder().geocode({ location: point });
    return results[0]?.formatted_address ?? null;
  } catch {
    return null;
  }
}
