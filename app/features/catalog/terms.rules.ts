/** The terms that a timetable may be of. */
import { academicYear } from "~/platform/terms";

const YEARS_BACK = 9;

/** From the next academic year, whose timetable comes out before it begins, back through nine; newest first. */
export function importableTerms(now: number): string[] {
  const next = academicYear(now) + 1;
  return Array.from({ length: YEARS_BACK + 2 }, (_, back) => [3, 2, 1].map((number) => `${next - back}-${number}`)).flat();
}
