/** Courses that curricula of Bilkent require side by side: none is known yet. */
export const alternatives: ReadonlyMap<string, string> = new Map();
