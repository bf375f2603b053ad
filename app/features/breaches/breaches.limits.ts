/** Lengths of what the breach log holds, in characters, and the largest estimate; browsers know them without the schemas. */
export const MIN_WHAT = 10;
export const MAX_TEXT = 4000;
export const MAX_LINE = 500;
export const MAX_PEOPLE = 1_000_000_000;
export const MAX_SUBJECT = 150;
export const MAX_NOTICE = 6000;
/** Of all addresses that are pasted at once. */
export const MAX_ADDRESSES = 100_000;
