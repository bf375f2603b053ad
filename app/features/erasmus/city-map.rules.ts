/** The cities of which people wrote, as points of a map: those too near to each other to be pressed apart on a phone are one. */
import { foldTurkish } from "~/platform/folding";
import { byName } from "~/platform/order";
import { cities } from "./cities";
import { PHONE_SCALE, type Spot, spotOf, VIEW } from "./europe.rules";

export interface CityCount {
  /** As it was written. */
  city: string;
  posts: number;
}

/** On which side of its point a name stands; null where there is no room: it is told without being seen. */
export type Side = "right" | "left" | "above" | "below" | null;

export interface MapPlace extends Spot {
  /** The city with the most experiences, in English: what an address asks for. */
  key: string;
  /** All of its cities, in English. */
  cities: string[];
  /** In the reader's language, the city with the most experiences first. */
  names: string[];
  posts: number;
  side: Side;
  /** All spellings that were found of its cities. */
  spellings: string[];
}

/** What is pressed is no smaller than this, in units of the map. */
const APART = 24 / PHONE_SCALE;
/** A line of 12 px, and its letters at their widest. */
const LINE = 16 / PHONE_SCALE;
const LETTER = 7 / PHONE_SCALE;
const POINT = 12 / PHONE_SCALE;

let known: ReadonlyMap<string, (typeof cities)[number]> | null = null;

/** The city that somebody meant, by the first part of what they wrote: `Kraków, Poland`. */
export function cityOf(written: string) {
  known ??= new Map(cities.flatMap((city) => city.names.map((name) => [foldTurkish(name), city] as const)));
  const [first = ""] = written.split(/[,/(]/);
  return known.get(foldTurkish(first)) ?? null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = ({ x, y }: Spot, half: number): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });
const isIn = ({ left, right, top, bottom }: Box) => left >= 0 && top >= 0 && right <= VIEW.width && bottom <= VIEW.height;

const SIDES = ["right", "left", "above", "below"] as const;

function boxOn(side: (typeof SIDES)[number], { x, y }: Spot, width: number): Box {
  if (side === "right") return { left: x + POINT, right: x + POINT + width, top: y - LINE / 2, bottom: y + LINE / 2 };
  if (side === "left") return { left: x - POINT - width, right: x - POINT, top: y - LINE / 2, bottom: y + LINE / 2 };
  const top = side === "above" ? y - POINT - LINE : y + POINT;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + LINE };
}

/** How long a place's name is where it is seen: `Vienna +2`. */
const lengthOf = (names: readonly string[]) => (names[0]?.length ?? 0) + (names.length > 1 ? 3 : 0);

/** Finds a side for each name, the places with the most experiences first. */
function withSides(places: readonly Omit<MapPlace, "side">[]): MapPlace[] {
  const taken = places.map((place) => around(place, POINT));
  return places.map((place) => {
    const width = lengthOf(place.names) * LETTER;
    const side = SIDES.find((each) => {
      const box = boxOn(each, place, width);
      return isIn(box) && !taken.some((other) => meet(box, other));
    });
    if (side) taken.push(boxOn(side, place, width));
    return { ...place, side: side ?? null };
  });
}

/** Of several points the one that a city is a part of, which an address names. */
export const placeOf = <Place extends { cities: readonly string[] }>(places: readonly Place[], city: string) =>
  places.find(({ cities }) => cities.includes(city));

/** The points of the map, those with the most experiences first. @param rows how often people wrote of each spelling */
export function placesOf(rows: readonly CityCount[], language: string): MapPlace[] {
  const found = new Map<string, { names: string[]; posts: number; spellings: string[]; spot: Spot }>();
  for (const { city: written, posts } of rows) {
    const city = cityOf(written);
    const spot = city && spotOf(city.latitude, city.longitude);
    if (!city || !spot) continue;
    const before = found.get(city.name);
    const name = language === "tr" ? city.nameTr : city.name;
    found.set(city.name, { names: [name], posts: posts + (before?.posts ?? 0), spellings: [...(before?.spellings ?? []), written], spot });
  }
  const ordered = [...found].sort(([a, one], [b, other]) => other.posts - one.posts || byName(a, b));
  const places: Omit<MapPlace, "side">[] = [];
  for (const [key, { names, posts, spellings, spot }] of ordered) {
    const near = places.find(({ x, y }) => Math.max(Math.abs(x - spot.x), Math.abs(y - spot.y)) < APART);
    if (near) {
      near.cities.push(key);
      near.names.push(...names);
      near.posts += posts;
      near.spellings.push(...spellings);
    } else places.push({ key, cities: [key], names, posts, spellings, ...spot });
  }
  return withSides(places.sort((a, b) => b.posts - a.posts || byName(a.key, b.key)));
}
