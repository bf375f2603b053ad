/** What maps show, and what a browser needs to load one. */
import { configuration } from "~/configuration";
import type { Context, Locale } from "~/platform/context";
import { foldTurkish } from "~/platform/search";
import { readWeekOnMap } from "../events/agenda.service.server";
import type { ShownKind } from "./kinds";
import type { Point } from "./maps.rules";
import type { MapFilters } from "./maps.schemas";

/** Google's own map for trying things out: it needs no style of one's own. */
const DEMONSTRATION_MAP = "DEMO_MAP_ID";

/** What a browser needs to load a map. */
export interface MapSetup {
  key: string;
  mapId: string;
  language: Locale;
  region: string;
}

/** A place that a form offers. */
export interface PresetPlace extends Point {
  id: string;
  name: string;
}

/** What a page with a map is given: where the map begins, and how it is loaded; without a key there is no map. */
export function mapOf({ env, locale }: Pick<Context, "env" | "locale">) {
  const { centre, region } = configuration.university;
  const key = env.GOOGLE_MAPS_KEY;
  const setup: MapSetup | null = key ? { key, mapId: env.GOOGLE_MAPS_ID || DEMONSTRATION_MAP, language: locale, region } : null;
  return { setup, centre };
}
export type MapData = ReturnType<typeof mapOf>;

const placesIn = (locale: Locale) =>
  configuration.university.places.map(({ nameEn, nameTr, ...place }) => ({ ...place, name: locale === "tr" ? nameTr : nameEn }));

/** The map of an event's form and the places that it offers. */
export function formMapOf(ctx: Pick<Context, "env" | "locale">) {
  const presets: PresetPlace[] = placesIn(ctx.locale)
    .filter(({ isPreset }) => isPreset)
    .map(({ id, name, lat, lng }) => ({ id, name, lat, lng }));
  return { ...mapOf(ctx), presets };
}

/** Whether every word of a search begins a word of this text. */
function holds(text: string, query: string | undefined): boolean {
  const words = foldTurkish(text).split(" ");
  return foldTurkish(query ?? "")
    .split(" ")
    .every((term) => words.some((word) => word.startsWith(term)));
}

/** The campus's places and the events of the next seven days, as far as they fit the filters. */
export async function readCampusMap(ctx: Context, { q, kind }: MapFilters) {
  const isWanted = (each: ShownKind) => !kind || kind === each;
  const places = placesIn(ctx.locale).filter((place) => isWanted(place.kind) && holds(place.name, q));
  const events = isWanted("event") ? (await readWeekOnMap(ctx)).filter((event) => holds(`${event.name} ${event.location}`, q)) : [];
  return { places, events, map: mapOf(ctx) };
}
