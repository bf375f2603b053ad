/** The university's places, and what a browser needs to load a map. */
import { configuration } from "../configuration";
import { places } from "../university/places";
import type { Context } from "./context";
import type { Locale } from "./i18n/config";
import type { Point } from "./places";
import { mayUse } from "./processors.server";

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

/** Who is shown a map. */
type Mapped = Pick<Context, "env" | "db" | "clock" | "product" | "locale">;

/** What a page with a map is given: where the map begins, and how it is loaded; without a key there is no map. */
export async function mapOf(ctx: Mapped) {
  const { env, locale } = ctx;
  const { centre, region } = configuration.university;
  const key = env.GOOGLE_MAPS_KEY && (await mayUse(ctx, "google")) ? env.GOOGLE_MAPS_KEY : undefined;
  const setup: MapSetup | null = key ? { key, mapId: env.GOOGLE_MAPS_ID || DEMONSTRATION_MAP, language: locale, region } : null;
  return { setup, centre };
}
export type MapData = Awaited<ReturnType<typeof mapOf>>;

/** The university's places, named in a language. @param isFound by all that they are called in both languages */
export const placesIn = (locale: Locale, isFound: (names: string) => boolean = () => true) =>
  places
    .filter(({ nameEn, nameTr, also = "" }) => isFound(`${nameEn} ${nameTr} ${also}`))
    .map(({ nameEn, nameTr, also: _also, source: _source, ...place }) => ({ ...place, name: locale === "tr" ? nameTr : nameEn }));

/** Where the places' coordinates are from, each address once. */
export const sourcesOfPlaces = (): string[] => [...new Set(places.map(({ source }) => source))];

/** The map of a form on which a place is chosen, and the places that it offers. */
export async function formMapOf(ctx: Mapped) {
  const presets: PresetPlace[] = placesIn(ctx.locale)
    .filter(({ isPreset }) => isPreset)
    .map(({ id, name, lat, lng }) => ({ id, name, lat, lng }));
  return { ...(await mapOf(ctx)), presets };
}
export type FormMapData = Awaited<ReturnType<typeof formMapOf>>;
