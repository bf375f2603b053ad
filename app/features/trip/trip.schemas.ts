/** Trips as forms and API send them. */
import { z } from "zod";
import { callersKey, dayField, integerField, money, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { dayAfter, isDay } from "~/platform/time";
import { KURUS, MAX_DESTINATION, MAX_ITINERARY, MAX_PRICE, MAX_SEATS } from "./trip.limits";

/** No trip takes longer. */
const MAX_DAYS = 60;
const TOLERANCE = 1e-6;

const day = dayField("@trip:form.day");
const isWholeKurus = (lira: number) => Math.abs(lira * KURUS - Math.round(lira * KURUS)) < TOLERANCE;

export const tripSchema = z
  .strictObject({
    destination: trimmedText(2, MAX_DESTINATION),
    starts_on: day,
    ends_on: day,
    capacity: integerField(1, MAX_SEATS),
    price: money(
      z
        .number()
        .min(0)
        .max(MAX_PRICE)
        .refine(isWholeKurus, "@trip:form.price")
        .meta({ description: "For one person, in lira with at most two decimals." }),
    ),
    itinerary: trimmedText(1, MAX_ITINERARY),
    /** Of the trip that was changed; absent for a new one. */
    version: integerField(1, 1_000_000).optional(),
  })
  .refine(({ starts_on: from, ends_on: until }) => !isDay(from) || !isDay(until) || (from <= until && until <= dayAfter(from, MAX_DAYS)), {
    path: ["ends_on"],
    error: "@trip:form.end",
  });
export type TripInput = z.infer<typeof tripSchema>;

/** A new one. */
export const newTripSchema = tripSchema.safeExtend({ key: callersKey });
export type NewTrip = z.infer<typeof newTripSchema>;

export const tripActSchema = z.strictObject({ act: z.enum(["join", "leave", "delete"]) });

export const tripFilters = z.object({
  q: storableText(100).optional().catch(undefined),
  when: z.enum(["upcoming", "past"]).default("upcoming").catch("upcoming"),
  ...pagingShape,
});
export type TripFilters = z.infer<typeof tripFilters>;

export const tripItem = z.object({
  trip_id: z.string(),
  destination: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  capacity: z.number(),
  taken: z.number(),
  price_kurus: z.number(),
  itinerary: z.string(),
  version: z.number().describe("To be sent back with a change."),
  is_mine: z.boolean().describe("Whether the caller has signed up."),
});
