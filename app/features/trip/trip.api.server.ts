/** Trips for the programs of admins; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import type { Trip } from "./trip.repository.server";
import { newTripSchema, tripFilters, tripItem, tripSchema } from "./trip.schemas";
import * as service from "./trip.service.server";

const params = z.object({ trip_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

const itemOf = ({ tripId, startsOn, endsOn, priceKurus, isMine, ...trip }: Trip) => ({
  trip_id: tripId,
  destination: trip.destination,
  starts_on: startsOn,
  ends_on: endsOn,
  capacity: trip.capacity,
  taken: trip.taken,
  price_kurus: priceKurus,
  itinerary: trip.itinerary,
  version: trip.version,
  is_mine: isMine,
});

const list = endpoint({
  method: "GET",
  path: "/trip",
  access: "admin",
  summary: "Trips that are ahead, or those that were",
  query: tripFilters,
  response: z.object({ trips: z.array(tripItem), total: z.number() }),
  async handler({ query }, ctx) {
    const { items, total } = await service.listTrips(ctx, query);
    return { trips: items.map(itemOf), total };
  },
});

const own = endpoint({
  method: "GET",
  path: "/trip/profile",
  access: "admin",
  summary: "Trips that the caller has signed up for",
  response: z.object({ trips: z.array(tripItem) }),
  handler: async (_, ctx) => ({ trips: (await service.listOwnTrips(ctx)).map(itemOf) }),
});

const one = endpoint({
  method: "GET",
  path: "/trip/:trip_id",
  access: "admin",
  summary: "One trip",
  params,
  response: tripItem,
  handler: async ({ params: { trip_id } }, ctx) => itemOf((await service.readTrip(ctx, trip_id)).trip),
});

const add = endpoint({
  method: "POST",
  path: "/trip",
  access: "admin",
  summary: "Add a trip",
  status: 201,
  body: newTripSchema,
  response: z.object({ trip_id: z.string() }),
  handler: async ({ body }, ctx) => ({ trip_id: await service.addTrip(ctx, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/trip/:trip_id",
  access: "admin",
  summary: "Change a trip; it keeps a seat for everyone who has signed up",
  params,
  body: tripSchema,
  response: done,
  async handler({ params: { trip_id }, body }, ctx) {
    await service.editTrip(ctx, trip_id, body);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/trip/:trip_id",
  access: "admin",
  summary: "Delete a trip that nobody has signed up for",
  params,
  response: done,
  async handler({ params: { trip_id } }, ctx) {
    await service.deleteTrip(ctx, trip_id);
    return ok;
  },
});

const join = endpoint({
  method: "POST",
  path: "/trip/:trip_id/sign-up",
  access: "admin",
  summary: "Sign up for a trip that hasn't begun and has a seat left",
  status: 201,
  params,
  response: done,
  async handler({ params: { trip_id } }, ctx) {
    await service.joinTrip(ctx, trip_id);
    return ok;
  },
});

const leave = endpoint({
  method: "DELETE",
  path: "/trip/:trip_id/sign-up",
  access: "admin",
  summary: "Give one's seat back before the trip begins",
  params,
  response: done,
  async handler({ params: { trip_id } }, ctx) {
    await service.leaveTrip(ctx, trip_id);
    return ok;
  },
});

export const tripEndpoints = endpointsFor("programs of admins that plan trips", [list, own, one, add, edit, remove, join, leave]);
