/** How much of seats. */

/** So many sections one person waits for in a term. */
export const MOST_WATCHES = 40;
/** No section has a higher number. */
export const MAX_SECTION = 999;
