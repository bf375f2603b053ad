/** Names of grades and programmes, apart from the schemas: pages draw them before those are loaded. */

/** Grades of the regulation (26/5): those with a coefficient, then those outside the averages. */
export const GRADES = ["AA", "BA", "BB", "CB", "CC", "DC", "DD", "FD", "FF", "NA", "S", "U", "EX", "I", "W"] as const;
export type Grade = (typeof GRADES)[number];

/** Each has averages of its own; standing and rights go by the major. */
export const PROGRAMMES = ["major", "second_major", "minor"] as const;
export type Programme = (typeof PROGRAMMES)[number];
