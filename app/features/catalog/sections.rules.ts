/** Puts a section together as people read it: who teaches, when and where, and whom it takes. */

import type { SectionCriterion } from "@schema/catalog";
import { groupBy } from "~/platform/group";
import { byName } from "~/platform/order";
import { FLOOR } from "~/platform/small-groups";
import { clockTime } from "~/platform/time";
import { meanOf } from "./score-floor.rules";

/** Departments that share a range of surnames. */
export interface AdmissionRule {
  /** Codes, in order; empty: every department. */
  departments: string[];
  surnameFrom: string;
  surnameTo: string;
  /** The range is the whole alphabet. */
  isAnySurname: boolean;
}

const FIRST = "AA";
const LAST = "ZZ";
const EVERYONE = "ALL";

/** The criteria of a section with equal ranges put together; none means that everyone is taken. */
export function admissionRules(criteria: readonly SectionCriterion[]): AdmissionRule[] {
  const byRange = groupBy(criteria, ({ surnameFrom, surnameTo }) => `${surnameFrom}–${surnameTo}`);
  return [...byRange.values()].map((group) => {
    const { surnameFrom = FIRST, surnameTo = LAST } = group[0] ?? {};
    const codes = [...new Set(group.map(({ department }) => department))].sort();
    const departments = codes.includes(EVERYONE) ? [] : codes;
    return { departments, surnameFrom, surnameTo, isAnySurname: surnameFrom === FIRST && surnameTo === LAST };
  });
}

/** Whether rules keep nobody out. */
export const isOpenToAll = (rules: readonly AdmissionRule[]): boolean =>
  rules.length === 0 || rules.some(({ departments, isAnySurname }) => departments.length === 0 && isAnySurname);

interface SectionParts {
  sections: readonly {
    sectionId: string;
    sectionNumber: number;
    /** Null: not known. */
    criteria: SectionCriterion[] | null;
    note: string | null;
    withdrawnAt?: number | null;
  }[];
  /** Who teaches, with how many rated the course with them and what they gave in all. */
  instructors: readonly { sectionId: string; name: string; n?: number | null; overallSum?: number | null }[];
  /** Sections that enough people plan to be told. */
  demand?: readonly { sectionNumber: number; planners: number }[];
  meetings: readonly { sectionId: string; day: number; startMinute: number; endMinute: number; place: string | null }[];
}

/** What the course was rated with the one who teaches a section; null where several do, or too few rated. */
function ratingOf(people: SectionParts["instructors"]) {
  const [one, ...others] = people;
  if (!one || others.length > 0 || !one.n || one.n < FLOOR) return null;
  return { n: one.n, mean: meanOf(one.n, one.overallSum ?? 0) };
}

/** Sections with what belongs to each. */
export function assembleSections({ sections, instructors, meetings, demand = [] }: SectionParts) {
  const planners = new Map(demand.map((row) => [row.sectionNumber, row.planners]));
  const people = groupBy(instructors, (row) => row.sectionId);
  const times = groupBy(meetings, (row) => row.sectionId);
  return sections.map(({ sectionId, sectionNumber, criteria, note, withdrawnAt = null }) => ({
    number: sectionNumber,
    note,
    /** How many people plan it; null while too few do. */
    planners: planners.get(sectionNumber) ?? null,
    /** A newer file of the term no longer had it. */
    isWithdrawn: withdrawnAt !== null,
    criteria,
    instructors: (people.get(sectionId) ?? []).map(({ name }) => name).sort(byName),
    rating: ratingOf(people.get(sectionId) ?? []),
    meetings: (times.get(sectionId) ?? []).map(({ day, startMinute, endMinute, place }) => ({
      day,
      start: clockTime(startMinute),
      end: clockTime(endMinute),
      place,
    })),
  }));
}

export type Section = ReturnType<typeof assembleSections>[number];
