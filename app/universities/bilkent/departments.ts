/** Bilkent's courses have no numbers beside their letters. */
export const departments: ReadonlyMap<string, string> = new Map();
