/** Puts the lines of a curriculum together by semester, with what each semester and the whole come to. */
import { groupBy } from "~/platform/group";
import type { ProgramLine } from "./import-programs.rules";

export interface Sums {
  /** METU credits; of lines that name one. */
  credits: number;
  /** Lines that name none. */
  withoutCredits: number;
  ects: number;
  withoutEcts: number;
  courses: number;
  electives: number;
}

function sumsOf(lines: readonly ProgramLine[]): Sums {
  const total = (pick: (line: ProgramLine) => number | null) => lines.reduce((sum, line) => sum + (pick(line) ?? 0), 0) / 2;
  const electives = lines.filter(({ electiveKind }) => electiveKind !== null).length;
  return {
    credits: total(({ creditHalves }) => creditHalves),
    withoutCredits: lines.filter(({ creditHalves }) => creditHalves === null).length,
    ects: total(({ ectsHalves }) => ectsHalves),
    withoutEcts: lines.filter(({ ectsHalves }) => ectsHalves === null).length,
    courses: lines.length - electives,
    electives,
  };
}

/** The semesters of a curriculum in order, and the sums of all. */
export function curriculumMap<Line extends ProgramLine>(lines: readonly Line[]) {
  const semesters = [...groupBy(lines, ({ semester }) => semester)]
    .sort(([a], [b]) => a - b)
    .map(([semester, own]) => ({ semester, lines: own.toSorted((a, b) => a.position - b.position), sums: sumsOf(own) }));
  return { semesters, sums: sumsOf(lines) };
}
