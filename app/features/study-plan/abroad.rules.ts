/** Where abroad courses were accepted that somebody still has to take. Computed on the device: the table comes to it, the transcript stays. */
import { groupBy } from "~/platform/group";
import { courseKey } from "~/university/course-key";
import type { Renamed } from "../course-marks/course-marks.rules";
import type { AbroadCourse } from "../erasmus/erasmus.schemas";
import type { PlanCourse } from "./plan.rules";

/** One course of somebody's, and what others took for it at a university. */
export interface AbroadMatch {
  code: string;
  name: string;
  /** For how many people it was accepted there, and for how many something was not. */
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
  /** In which year the latest semester was that is told of. */
  lastYear: number | null;
}

/** A name however it is spelled, in any script: the letters that every search folds to, and those of others, which stay. */
export const nameKey = (name: string): string =>
  name
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Letters with a number, however they are parted, or a number of seven digits. What is no course of ours is nobody's open one. */
const CODE = /(?<![\p{L}\d])(?:[A-Z]{2,5}[\s.–_-]{0,3}\d{3,4}[A-Z]?|\d{7})(?![\p{L}\d])/gu;

/** The courses that a text names, by the codes that they have today. People write `MATH 219`, `2360219 Calculus` or `CENG140/CENG111`. */
function keysIn(text: string, current: ReadonlyMap<string, string>): string[] {
  const named = text.replace(/[ıİ]/g, "I").toUpperCase().match(CODE) ?? [text];
  const keys = named.map((code) => courseKey(code.replace(/[.–_]/g, "")));
  return [...new Set(keys.map((key) => current.get(key) ?? key))];
}

/** The year in which a semester was: people write `2025–26 Spring`, `Spring 2026` or `2025 güz`. */
function yearOf(term: string): number | null {
  const [, year, range] = /(?<!\d)((?:19|20)\d\d)(\s*[–/-]\s*\d{2,4})?(?!\d)/.exec(term) ?? [];
  if (year === undefined) return null;
  return Number(year) + (range !== undefined && /spring|bahar|summer|yaz/i.test(term) ? 1 : 0);
}

const people = (rows: readonly AbroadCourse[]): number => new Set(rows.map(({ post_id }) => post_id)).size;

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
    const theirs = [...groupBy(rows, ({ their_course, is_accepted }) => `${is_accepted} ${nameKey(their_course)}`).values()].map(
      ([first]) => first,
    );
    const accepted = people(rows.filter(({ is_accepted }) => is_accepted));
    const refused = people(rows.filter(({ is_accepted }) => !is_accepted));
    return [{ code, name, accepted, refused, theirs: theirs.filter((row) => row !== undefined) }];
  });
  const isAccepted = ({ accepted }: AbroadMatch) => accepted > 0;
  const latest = there[0]?.row;
  const years = there.flatMap(({ row }) => yearOf(row.term ?? "") ?? []);
  return {
    university: latest?.university ?? "",
    country: latest?.country ?? "",
    courses: [...courses.filter(isAccepted), ...courses.filter((course) => !isAccepted(course))],
    accepted: courses.filter(isAccepted).length,
    departments: new Set(there.flatMap(({ row }) => row.department ?? [])).size,
    lastYear: years.length > 0 ? Math.max(...years) : null,
  };
}
