/** What the map of the campus shows. */
import type { Context } from "~/platform/context";
import { holdsWords } from "~/platform/held-words";
import { mapOf, placesIn, sourcesOfPlaces } from "~/platform/places.server";
import { readWeekOnMap } from "../events/agenda.service.server";
import type { ShownKind } from "./kinds";
import type { MapFilters } from "./maps.schemas";

/** The campus's places and the events of the next seven days, as far as they fit the filters. */
export async function readCampusMap(ctx: Context, { q = "", kind }: MapFilters) {
  const isWanted = (each: ShownKind) => !kind || kind === each;
  const places = placesIn(ctx.locale).filter((place) => isWanted(place.kind) && holdsWords(place.name, q));
  const events = isWanted("event") ? (await readWeekOnMap(ctx)).filter((event) => holdsWords(`${event.name} ${event.location}`, q)) : [];
  return { places, events, map: mapOf(ctx), sources: sourcesOfPlaces() };
}
