/** What is asked of a placement: courses that are still to be taken, with when and after what they can be. */

export const SEASONS = ["fall", "spring"] as const;
export type Season = (typeof SEASONS)[number];

/** A course, or a slot for an elective, that is still to be taken. */
export interface OpenCourse {
  id: string;
  /** Any set satisfies, a set needs all of its courses; empty where nothing is needed. */
  needs: readonly (readonly string[])[];
  /** Seasons in which it was never given, as far as that is known. */
  neverIn: readonly Season[];
  /** Counts in the load (19). */
  isCredited: boolean;
  /** Was never taken: on probation only so many are allowed (32). */
  isNew: boolean;
  /** The first term that it may stand in. */
  notBefore: number;
}

export interface Loads {
  /** Credited courses of a term. */
  usual: number;
  /** Of the term at whose end everything is done (19). */
  last: number;
  /** Courses of the first term that were never taken; null: as many as one likes. */
  newInFirst: number | null;
}

export interface PlacementQuestion {
  /** In the order in which they are wanted. */
  courses: readonly OpenCourse[];
  /** What is passed, or will be before the first term. */
  done: ReadonlySet<string>;
  /** The first term's. */
  season: Season;
  terms: number;
  loads: Loads;
}

/** The season of a term that lies so many after the first. */
export const seasonAt = (first: Season, at: number): Season => (at % 2 === 0 ? first : first === "fall" ? "spring" : "fall");
