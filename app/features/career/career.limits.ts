/** Lengths, in characters, that browsers know without the schemas. */
export const MAX_TITLE = 80;
export const MAX_DESCRIPTION = 2000;
export const MIN_MOTIVATION = 30;
export const MAX_MOTIVATION = 3000;
export const MAX_ANSWER = 2000;
