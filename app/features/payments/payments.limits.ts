/** Lengths, in characters, and numbers that browsers know without the schemas. */
export const KURUS = 100;
/** In lira. */
export const MAX_PAYOUT = 10_000_000;
export const MAX_REFERENCE = 100;
export const MAX_UNDO_REASON = 300;
