/** How long the copy of all departments is fresh, in seconds. */
export const COPY_SECONDS = 300;

/** How many departments the API answers at once, unless it is asked for another number and at the most. */
export const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 200;
