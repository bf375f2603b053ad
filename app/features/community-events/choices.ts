/** Limits that form and schema share. */
export const MAX_REASON = 500;
