/** What the map of the campus shows. */
import type { Context, SignedInContext } from "~/platform/context";
import { holdsWords } from "~/platform/held-words";
import { mapOf, placesIn, sourcesOfPlaces } from "~/platform/places.server";
import { readWeekOnMap } from "../events/agenda.service.server";
import type { ShownKind } from "./kinds";
import type { MapFilters } from "./maps.schemas";
import { readOwnOnMap } from "./own-on-map.server";

const isSignedIn = (ctx: Context): ctx is SignedInContext => ctx.actor !== null;

/** The campus's places, the events of the next seven days and what its reader has on then, as far as they fit the filters. */
export async function readCampusMap(ctx: Context, { q = "", kind }: MapFilters) {
  const isWanted = (each: ShownKind) => !kind || kind === each;
  const places = placesIn(ctx.locale, (names) => holdsWords(names, q)).filter((place) => isWanted(place.kind));
  if (!isWanted("event")) return { places, events: [], own: [], map: await mapOf(ctx), sources: sourcesOfPlaces() };
  const [week, planned] = await Promise.all([readWeekOnMap(ctx), isSignedIn(ctx) ? readOwnOnMap(ctx) : []]);
  const events = week.filter((event) => holdsWords(`${event.name} ${event.location}`, q));
  const isListed = new Set(week.map(({ eventId }) => `/event/${eventId}`));
  const own = planned.filter(({ to, name, place }) => !isListed.has(to) && holdsWords(`${name} ${place}`, q));
  return { places, events, own, map: await mapOf(ctx), sources: sourcesOfPlaces() };
}
