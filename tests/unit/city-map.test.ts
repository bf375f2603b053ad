/** The map of cities: its outlines, where its points are, and that each can be pressed on a phone. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { geoConicConformal } from "d3-geo";
import { expect, test } from "vitest";
import { cities } from "../../app/features/erasmus/cities";
import { cityOf, placesOf } from "../../app/features/erasmus/city-map.rules";
import { PHONE_SCALE, PROJECTION, spotOf, VIEW } from "../../app/features/erasmus/europe.rules";
import { europe } from "../../scripts/europe-map";

const everyCity = cities.map(({ name }) => ({ city: name, posts: 1 }));

test("the outlines are what the script draws of Natural Earth, in few bytes", () => {
  const kept = readFileSync("app/features/erasmus/components/europe.svg", "utf8");
  expect(kept).toBe(europe());
  expect([kept.length < 12_288, brotliCompressSync(kept).length < 4_096]).toEqual([true, true]);
});

test("places are drawn where the outlines' projection has them, and those beyond the edges nowhere", () => {
  const [meridian, centre] = PROJECTION.middle;
  const drawn = geoConicConformal()
    .parallels([...PROJECTION.parallels])
    .rotate([-meridian, 0])
    .center([0, centre])
    .scale(PROJECTION.scale)
    .translate([VIEW.width / 2, VIEW.height / 2]);
  for (const { name, latitude, longitude } of cities) {
    const [x = 0, y = 0] = drawn([longitude, latitude]) ?? [];
    const spot = spotOf(latitude, longitude);
    expect([spot?.x.toFixed(3), spot?.y.toFixed(3)], name).toEqual([x.toFixed(3), y.toFixed(3)]);
  }
  expect([spotOf(35.68, 139.69), spotOf(37.74, -25.67)]).toEqual([null, null]);
});

test("a city is known in Turkish, English and its own language, and with what stands behind it; no name is two cities'", () => {
  const meant = (written: string) => cityOf(written)?.name;
  expect(["Viyana", "WIEN", "Vienna, Austria", "krakow", "Kraków", "Prag", "İstanbul", "", "東京"].map(meant)).toEqual([
    "Vienna",
    "Vienna",
    "Vienna",
    "Kraków",
    "Kraków",
    "Prague",
    undefined,
    undefined,
    undefined,
  ]);
  const owners = new Map<string, string>();
  for (const { name, names } of cities)
    for (const each of names) {
      expect(owners.get(each) ?? name, each).toBe(name);
      owners.set(each, name);
    }
});

test("no two points of any cities lie nearer than a finger needs, and no experience is lost by that", () => {
  const places = placesOf(everyCity, "en");
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) * PHONE_SCALE).toBeGreaterThanOrEqual(24);
  expect(places.reduce((sum, { posts }) => sum + posts, 0)).toBe(cities.length);
  expect(places.flatMap(({ spellings }) => spellings).sort()).toEqual(everyCity.map(({ city }) => city).sort());
});

test("the most visited city names its point, in the reader's language, and spellings are one city", () => {
  const rows = [
    { city: "Bratislava", posts: 1 },
    { city: "Viyana", posts: 2 },
    { city: "Wien", posts: 1 },
    { city: "Lisbon", posts: 1 },
    { city: "Somewhere", posts: 9 },
  ];
  const [vienna, lisbon, ...rest] = placesOf(rows, "tr");
  expect(vienna).toMatchObject({ key: "Vienna", names: ["Viyana", "Bratislava"], posts: 4, side: "right" });
  expect(vienna?.spellings).toEqual(["Viyana", "Wien", "Bratislava"]);
  expect([lisbon?.names, lisbon?.side !== null, rest]).toEqual([["Lizbon"], true, []]);
});
