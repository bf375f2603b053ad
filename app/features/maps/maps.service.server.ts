/** What the map of the campus shows. */
import type { Context } from "~/platform/context";
import { mapOf, placesIn } from "~/platform/places.server";
import { foldTurkish } from "~/platform/search";
import { readWeekOnMap } from "../events/agenda.service.server";
import type { ShownKind } from "./kinds";
import type { MapFilters } from "./maps.schemas";

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
