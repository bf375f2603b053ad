/** How much of a course one may still miss. */

export interface Absences {
  /** Hours. */
  missed: number;
  /** Null while it isn't known. */
  limit: number | null;
  /** What the limit is: hours, or percent of all hours of the term. */
  unit: "hours" | "percent";
  /** Hours of the whole term, for a limit in percent. */
  total: number | null;
}

export const NO_ABSENCES: Absences = { missed: 0, limit: null, unit: "hours", total: null };

const CENT = 100;

/** Hours that may be missed in all, and how many of them are left: below zero the limit is passed. Null while that isn't known. */
export function absenceOf({ missed, limit, unit, total }: Absences): { allowed: number; left: number } | null {
  if (limit === null || (unit === "percent" && total === null)) return null;
  // Hours are missed whole. Numbers have two decimals at most, so nothing is lost in between.
  const allowed = unit === "hours" ? limit : Math.floor((Math.round(limit * CENT) * Math.round((total ?? 0) * CENT)) / CENT ** 3);
  return { allowed, left: Math.round((allowed - missed) * CENT) / CENT };
}
