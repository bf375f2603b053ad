/** When a course is given, by what is known: the timetables of past terms, else what the catalog says. */
import { SEASONS, type Season } from "./open-course.rules";
import { seasonOf } from "./plan-terms.rules";
import type { CurriculumLine } from "./study-plan.schemas";

/** What is known of a season: in how many of its last terms it was given; null where no such term is known. */
export interface SeasonEvidence {
  given: number | null;
  of: number;
  /** What the catalog says; null while it says nothing. */
  catalog: boolean | null;
}

export type Evidence = Readonly<Record<Season, SeasonEvidence>>;

/** So many terms back are told of. */
const LAST = 4;

/** @param terms whose timetables are known */
export function evidenceOf({ course_code, given, catalog_semesters }: CurriculumLine, terms: readonly string[]): Evidence {
  const of = (season: Season): SeasonEvidence => {
    const known = terms.filter((term) => !term.endsWith("-3") && seasonOf(term) === season).slice(0, LAST);
    const isKnown = course_code !== null && given.length > 0 && known.length > 0;
    return {
      given: isKnown ? known.filter((term) => given.includes(term)).length : null,
      of: known.length,
      catalog: course_code === null || catalog_semesters === null ? null : catalog_semesters.includes(season),
    };
  };
  return { fall: of("fall"), spring: of("spring") };
}

/** Seasons in which it was never given: in no timetable, nor by the catalog. What nothing is known of isn't among them. */
export const neverIn = (evidence: Evidence): Season[] => {
  const isNever = ({ given, catalog }: SeasonEvidence) => (given === null ? catalog === false : given === 0 && catalog !== true);
  const never = SEASONS.filter((season) => isNever(evidence[season]));
  // A course that stands in a curriculum is given at some time: then nothing is known of it.
  return never.length === SEASONS.length ? [] : never;
};
