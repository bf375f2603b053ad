/** `npm run map:europe`: draws the outlines of Europe out of Natural Earth, which is in the public domain, for the map of cities. */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal, geoPath } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { PROJECTION, VIEW } from "../app/features/erasmus/europe.rules";

const SOURCE = new URL("../node_modules/world-atlas/countries-50m.json", import.meta.url);
const TARGET = new URL("../app/features/erasmus/components/europe.svg", import.meta.url);
/** Triangles of less are left out, in square degrees. */
const LEAST = 0.08;

type World = Topology<{ countries: GeometryCollection }>;

const { width, height } = VIEW;
const [meridian, centre] = PROJECTION.middle;
const projection = geoConicConformal()
  .parallels([...PROJECTION.parallels])
  .rotate([-meridian, 0])
  .center([0, centre])
  .scale(PROJECTION.scale)
  .translate([width / 2, height / 2])
  .clipExtent([
    [0, 0],
    [width, height],
  ]);

/** Islands and borders that are one point are nothing that can be seen. */
const withoutSpecks = (path: string | null): string => (path ?? "").replaceAll(/M(\d+,\d+)(?:L\1)+Z?(?=M|$)/g, "");

export function europe(): string {
  const world = simplify(presimplify(JSON.parse(readFileSync(SOURCE, "utf8")) as World), LEAST);
  const { countries } = world.objects;
  const path = geoPath(projection).digits(0);
  const land = withoutSpecks(path(merge(world, countries.geometries as never)));
  const borders = withoutSpecks(path(mesh(world, countries, (a, b) => a !== b)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>Europe</title><desc>Natural Earth, public domain</desc><path id="land" d="${land}"/><path id="borders" d="${borders}"/></svg>\n`;
}

if (process.argv[1]?.endsWith("europe-map.ts")) writeFileSync(TARGET, europe());
