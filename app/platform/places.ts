/** Places on the globe: points, how near a map of one is, and the address of a map elsewhere. */
import { readDecimal } from "./forms/plain-text";

export interface Point {
  lat: number;
  lng: number;
}

/** How near a map is: at first, after a preset place, and after a search. */
export const zooms = { first: 12, preset: 17, search: 15 } as const;

/** The height of every map, in pixels. */
export const MAP_HEIGHT = 400;

/** The address of a map elsewhere: of the point when there is one, else of the place in words. */
export function mapLink(point: Point | null, words = ""): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: point ? `${point.lat},${point.lng}` : words })}`;
}

/** Digits behind the point that a coordinate is written with: a tenth of a metre. */
const DIGITS = 6;

/** A coordinate as a field takes it. */
export const coordinateText = (value: number): string => String(Number(value.toFixed(DIGITS)));

/** The point that two fields name, written with point or comma; null while they name none. */
export function pointOf(lat: string, lng: string): Point | null {
  const [north, east] = [lat, lng].map((text) => readDecimal(text) ?? Number.NaN);
  if (north === undefined || east === undefined || !(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return null;
  return { lat: north, lng: east };
}

/** The address of a point in OpenStreetMap. */
export const openMapLink = ({ lat, lng }: Point): string => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;

/** What the device's own maps open (RFC 5870), with a name where they show one. */
export function geoLink({ lat, lng }: Point, name: string): string {
  const words = encodeURIComponent(name).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `geo:${lat},${lng}?q=${encodeURIComponent(`${lat},${lng}`)}(${words})`;
}
