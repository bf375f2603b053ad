/** Names of grades and programmes, apart from the schemas: pages draw them before those are loaded. */

import { grading } from "~/university/grading";

/** Grades of the regulation: those with a coefficient, then those outside the averages. */
export const GRADES: readonly string[] = [...Object.keys(grading.coefficients), ...grading.outside];
/** One of them: schemas check it. */
export type Grade = string;

/** Each has averages of its own; standing and rights go by the major. */
export const PROGRAMMES = ["major", "second_major", "minor"] as const;
export type Programme = (typeof PROGRAMMES)[number];
