/** Lengths, in characters, and numbers that browsers know without the schemas. */
export const MAX_DESTINATION = 120;
export const MAX_ITINERARY = 5000;
export const MAX_SEATS = 500;
/** In lira. */
export const MAX_PRICE = 100_000;
export const KURUS = 100;
