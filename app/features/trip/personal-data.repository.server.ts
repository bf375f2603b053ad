/** Where trips name people: who comes along, and who planned them. */
import { tripSignUps, trips } from "@schema/trip";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const tripPlaces: PersonalColumn[] = [
  { stage: "content", table: tripSignUps, column: tripSignUps.userId, onDeletion: "delete", exported: {} },
  { table: trips, column: trips.createdBy, ...ACTED },
];
