/** Where abroad courses were accepted that somebody still has to take. Computed on the device: the table comes to it, the transcript stays. */
import { findCourseCodes } from "~/platform/course-codes";
import { foldTurkish } from "~/platform/folding";
import { groupBy } from "~/platform/group";
import { courseKey } from "~/universities/metu-course-key";
import type { Renamed } from "../course-marks/course-marks.rules";
import type { AbroadCourse } from "../erasmus/erasmus.schemas";
import type { PlanCourse } from "./plan.rules";

/** One course of somebody's, and what others took for it at a university. */
export interface AbroadMatch {
  code: string;
  name: string;
  /** How often it was accepted there and how often not. */
  accepted: number;
  refused: number;
  /** Each course that was taken for it, by the latest who tells of it. */
  theirs: readonly AbroadCourse[];
}

export interface AbroadPlace {
  university: string;
  country: string;
  /** In the order of the curriculum; those that were accepted first. */
  courses: readonly AbroadMatch[];
  /** How many of the courses were accepted at least once. */
  accepted: number;
  /** Of how many departments those who tell of them are. */
  departments: number;
  /** The semester that was told of last, as it was written. */
  lastTerm: string | null;
}

const nameKey = (name: string): string =>
  foldTurkish(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The courses that a text names, by the codes that they have today. People write `MATH 219`, `2360219` or `CENG140 / CENG111`. */
function keysIn(text: string, current: ReadonlyMap<string, string>): string[] {
  const named = findCourseCodes(text.toUpperCase()).map(({ code }) => code);
  const keys = (named.length > 0 ? named : [text]).map(courseKey);
  return [...new Set(keys.map((key) => current.get(key) ?? key))];
}

/**
 * Universities at which open courses were told of, those with the most accepted ones first.
 * @param open what is still to be taken; electives, which have no code, are compared with nothing
 * @param rows the latest first
 */
export function placesAbroad(
  open: readonly Pick<PlanCourse, "code" | "name">[],
  rows: readonly AbroadCourse[],
  renamed: Renamed,
): AbroadPlace[] {
  const current = new Map(renamed.map(([former, code]) => [courseKey(former), courseKey(code)]));
  const wanted = new Set(open.flatMap(({ code }) => (code === null ? [] : [code])));
  const told = rows.flatMap((row) => keysIn(row.our_course, current).map((key) => ({ key, row }))).filter(({ key }) => wanted.has(key));
  const places = [...groupBy(told, ({ row }) => nameKey(row.university)).values()].map((there) => placeOf(open, there));
  return places.sort((a, b) => b.accepted - a.accepted || b.courses.length - a.courses.length || a.university.localeCompare(b.university));
}

function placeOf(open: readonly Pick<PlanCourse, "code" | "name">[], there: readonly { key: string; row: AbroadCourse }[]): AbroadPlace {
  const byCourse = groupBy(there, ({ key }) => key);
  const courses = open.flatMap(({ code, name }) => {
    const rows = (byCourse.get(code ?? "") ?? []).map(({ row }) => row);
    if (code === null || rows.length === 0) return [];
    const accepted = rows.filter(({ is_accepted }) => is_accepted).length;
    const theirs = [...groupBy(rows, ({ their_course, is_accepted }) => `${is_accepted} ${nameKey(their_course)}`).values()].map(
      ([first]) => first,
    );
    return [{ code, name, accepted, refused: rows.length - accepted, theirs: theirs.filter((row) => row !== undefined) }];
  });
  const isAccepted = ({ accepted }: AbroadMatch) => accepted > 0;
  const latest = there[0]?.row;
  return {
    university: latest?.university ?? "",
    country: latest?.country ?? "",
    courses: [...courses.filter(isAccepted), ...courses.filter((course) => !isAccepted(course))],
    accepted: courses.filter(isAccepted).length,
    departments: new Set(there.flatMap(({ row }) => row.department ?? [])).size,
    lastTerm: there.map(({ row }) => row.term).find((term) => term !== null && term !== "") ?? null,
  };
}
