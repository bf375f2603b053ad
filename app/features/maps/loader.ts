/** Loads Google's maps, once for each document: everything that shows a map asks the same loader. */
import type { MapSetup } from "~/platform/places.server";

/** Why there is no map; its words are `maps:problems.<problem>`. */
export type MapsProblem = "couldNotLoad" | "otherOptions";

export class MapsError extends Error {
  constructor(readonly problem: MapsProblem) {
    super(problem);
  }
}

export interface MapLibraries {
  maps: google.maps.MapsLibrary;
  marker: google.maps.MarkerLibrary;
  places: google.maps.PlacesLibrary;
  geocoding: google.maps.GeocodingLibrary;
}

/** What asks Google: `@googlemaps/js-api-loader`, or a test's own. */
export interface MapsImporter {
  setOptions(options: { key: string; language: string; region: string; v: string; mapIds: string[] }): void;
  importLibrary(name: keyof MapLibraries): Promise<unknown>;
}

export const RETRIES = 3;
/** Before the first retry, in milliseconds; each further one waits twice as long. */
export const FIRST_DELAY = 500;

interface Means {
  open(): Promise<MapsImporter>;
  /** Lets so many milliseconds pass. */
  wait(milliseconds: number): Promise<void>;
}

/**
 * Makes a loader. It asks again three times, and once more whenever it is called after a failure; another key or language
 * needs another document.
 * @throws MapsError
 */
export function createMapsLoader({ open, wait }: Means): (setup: MapSetup) => Promise<MapLibraries> {
  let asked: string | undefined;
  let loading: Promise<MapLibraries> | undefined;
  let hasOptions = false;

  async function ask({ key, language, region, mapId }: MapSetup): Promise<MapLibraries> {
    const importer = await open();
    if (!hasOptions) importer.setOptions({ key, language, region, v: "weekly", mapIds: [mapId] });
    hasOptions = true;
    const names = ["maps", "marker", "places", "geocoding"] as const;
    const [maps, marker, places, geocoding] = await Promise.all(names.map((name) => importer.importLibrary(name)));
    return { maps, marker, places, geocoding } as MapLibraries;
  }

  async function askAgain(setup: MapSetup): Promise<MapLibraries> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await ask(setup);
      } catch {
        if (retry === RETRIES) throw new MapsError("couldNotLoad");
        await wait(FIRST_DELAY * 2 ** retry);
      }
    }
  }

  return async (setup) => {
    const wanted = JSON.stringify([setup.key, setup.language, setup.region, setup.mapId]);
    if (asked !== undefined && asked !== wanted) throw new MapsError("otherOptions");
    asked = wanted;
    loading ??= askAgain(setup).catch((failed) => {
      loading = undefined;
      throw failed;
    });
    return loading;
  };
}

/** The document's own loader. @throws MapsError */
export const loadMaps = createMapsLoader({
  open: () => import("@googlemaps/js-api-loader") as Promise<unknown> as Promise<MapsImporter>,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
