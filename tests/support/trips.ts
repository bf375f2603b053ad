/** Trips that tests set up. */
import { tripSignUps, trips } from "@schema/trip";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { dayAhead } from "../../app/platform/time";
import { type Person, testContext } from "./site";
import type { Sample } from "./use-cases";

const WEEK = 7;

export const tripBody = (own: Record<string, unknown> = {}) => ({
  destination: "Eymir",
  starts_on: dayAhead(Date.now(), WEEK),
  ends_on: dayAhead(Date.now(), WEEK + 1),
  capacity: 12,
  price: 149.5,
  itinerary: "We meet at gate A1 at nine.",
  ...own,
});

/** Writes a trip that begins in a week. @returns its id */
export async function addTripRow(own: Partial<typeof trips.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const row = {
    tripId: newId("trip", now),
    destination: "Eymir",
    startsOn: dayAhead(now, WEEK),
    endsOn: dayAhead(now, WEEK + 1),
    capacity: 12,
    priceKurus: 14_950,
    itinerary: "We meet at gate A1 at nine.",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext()
    .db.insert(trips)
    .values({ ...row, searchText: foldTurkish(`${row.destination} ${row.itinerary}`) });
  return row.tripId;
}

export async function addSignUp(tripId: string, { userId }: Pick<Person, "userId">): Promise<void> {
  await testContext().db.insert(tripSignUps).values({ tripId, userId, createdAt: Date.now() });
}

export const tripSamples: Record<string, Sample> = {
  addTrip: () => ({ args: [tripBody()] }),
  editTrip: async () => ({ args: [await addTripRow(), tripBody({ version: 1 })] }),
  deleteTrip: async () => ({ args: [await addTripRow()] }),
  joinTrip: async () => ({ args: [await addTripRow()] }),
  async leaveTrip(actor) {
    const tripId = await addTripRow();
    await addSignUp(tripId, actor);
    return { args: [tripId] };
  },
};
