/** Trips of the team: planning them, and taking a seat. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { idFor } from "~/platform/once.server";
import { localDay } from "~/platform/time";
import { tripErrors } from "./trip.errors";
import * as repository from "./trip.repository.server";
import type { NewTrip, TripFilters, TripInput } from "./trip.schemas";

/** A page of trips that are ahead, or of those that were. */
export const listTrips = (ctx: AdminContext, filters: TripFilters) => repository.listTrips(requireAdmin(ctx), filters);

/** The trips that one has signed up for. */
export const listOwnTrips = (ctx: AdminContext): Promise<repository.Trip[]> => repository.ownTrips(requireAdmin(ctx));

/** One trip, who comes along, and whether seats can still be taken and given back. @throws notFound */
export async function readTrip(ctx: AdminContext, tripId: string) {
  const found = await repository.findTrip(requireAdmin(ctx), tripId);
  if (!found) throw tripErrors.notFound();
  return { ...found, isAhead: found.trip.startsOn > localDay(ctx.clock.now()) };
}

/** Adds a trip; what comes again with its key is there. @returns its id */
export async function addTrip(ctx: AdminContext, { key, ...input }: NewTrip): Promise<string> {
  requireAdmin(ctx);
  const tripId = await idFor(ctx, "trip", key, input);
  await repository.insertTrip(ctx, tripId, input);
  return tripId;
}

/** Changes a trip. @throws notFound, tooFewSeats; editConflict when somebody changed it meanwhile */
export async function editTrip(ctx: AdminContext, tripId: string, input: TripInput): Promise<void> {
  if (await repository.updateTrip(requireAdmin(ctx), tripId, input)) return;
  const { trip } = await readTrip(ctx, tripId);
  if (trip.taken > input.capacity) throw tripErrors.tooFewSeats({ field: "capacity", taken: trip.taken });
  throw tripErrors.editConflict();
}

/** Deletes a trip that nobody has signed up for. @throws notFound, hasSignUps */
export async function deleteTrip(ctx: AdminContext, tripId: string): Promise<void> {
  if (await repository.deleteTrip(requireAdmin(ctx), tripId)) return;
  await readTrip(ctx, tripId);
  throw tripErrors.hasSignUps();
}

/** Takes a seat. @throws notFound, alreadyIn, hasBegun, full */
export async function joinTrip(ctx: AdminContext, tripId: string): Promise<void> {
  if (await repository.insertSignUp(requireAdmin(ctx), tripId)) return;
  const { trip, isAhead } = await readTrip(ctx, tripId);
  if (trip.isMine) throw tripErrors.alreadyIn();
  throw isAhead ? tripErrors.full() : tripErrors.hasBegun();
}

/** Gives one's seat back. @throws notFound, notIn, hasBegun */
export async function leaveTrip(ctx: AdminContext, tripId: string): Promise<void> {
  if (await repository.deleteSignUp(requireAdmin(ctx), tripId)) return;
  const { trip } = await readTrip(ctx, tripId);
  throw trip.isMine ? tripErrors.hasBegun() : tripErrors.notIn();
}
