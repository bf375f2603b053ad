/** How much staff note about a thing; known to browsers without the schemas. */

/** Characters of a note. */
export const MAX_NOTE = 2000;
