/** Where trips name people: who comes along, and who planned them. */
import { tripSignUps, trips } from "@schema/trip";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const tripPlaces = usedFor(
  { purpose: "events", bases: ["contract"], recipients: ["organizers"], kept: "own", sensitivity: "ordinary" },
  [
    { stage: "content", table: tripSignUps, column: tripSignUps.userId, onDeletion: "delete", exported: {} },
    { table: trips, column: trips.createdBy, ...ACTED },
  ],
);
