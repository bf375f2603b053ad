/** Lengths, in characters, that browsers know without the schemas. */
export const MAX_CAPTION = 2200;
