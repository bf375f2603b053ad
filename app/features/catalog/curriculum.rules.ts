/** Puts the lines of a curriculum together by semester, with what each semester and the whole come to. */
import type { electiveKinds } from "@schema/catalog";
import { groupBy } from "./group.rules";

interface CurriculumLine {
  semester: number;
  position: number;
  /** As the source writes it; null for an elective slot. */
  courseCode: string | null;
  /** Null for a required course. */
  electiveKind: (typeof electiveKinds)[number] | null;
  name: string;
  creditHalves: number | null;
  theoryHours: number | null;
  practiceHours: number | null;
  ectsHalves: number | null;
}

export interface Sums {
  /** METU credits; of lines that name one. */
  credits: number;
  ects: number;
  courses: number;
  electives: number;
}

function sumsOf(lines: readonly CurriculumLine[]): Sums {
  const total = (pick: (line: CurriculumLine) => number | null) => lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0) / 2;
  const electives = lines.filter(({ electiveKind }) => electiveKind !== null).length;
  return {
    credits: total(({ creditHalves }) => creditHalves),
    ects: total(({ ectsHalves }) => ectsHalves),
    courses: lines.length - electives,
    electives,
  };
}

/** The semesters of a curriculum in order, and the sums of all. */
export function curriculumMap<Line extends CurriculumLine>(lines: readonly Line[]) {
  const semesters = [...groupBy(lines, ({ semester }) => semester)]
    .sort(([a], [b]) => a - b)
    .map(([semester, own]) => ({ semester, lines: own.toSorted((a, b) => a.position - b.position), sums: sumsOf(own) }));
  return { semesters, sums: sumsOf(lines) };
}
