/** Puts the lines of a curriculum together by semester, with what each semester and the whole come to. */
import { groupBy } from "~/platform/group";
import type { ProgramLine } from "./import-programs.rules";
import { choicesOf } from "./offered/alternatives";

export interface Sums {
  /** METU credits; of those that name one. */
  credits: number;
  /** Courses of which one is taken differ, and the least was counted. */
  isCreditsLeast: boolean;
  /** Those that name none. */
  withoutCredits: number;
  ects: number;
  isEctsLeast: boolean;
  withoutEcts: number;
  courses: number;
  electives: number;
}

/** What is taken in all, in halves: of the courses of which one is taken the least. */
function sumOf(choices: readonly (readonly (number | null)[])[]) {
  const known = choices.map((halves) => halves.filter((half) => half !== null)).filter((halves) => halves.length > 0);
  return {
    sum: known.reduce((sum, halves) => sum + Math.min(...halves), 0) / 2,
    isLeast: known.some((halves) => new Set(halves).size > 1),
    unknown: choices.length - known.length,
  };
}

function sumsOf(choices: readonly (readonly ProgramLine[])[]): Sums {
  const electives = choices.flat().filter(({ electiveKind }) => electiveKind !== null).length;
  const credits = sumOf(choices.map((lines) => lines.map(({ creditHalves }) => creditHalves)));
  const ects = sumOf(choices.map((lines) => lines.map(({ ectsHalves }) => ectsHalves)));
  return {
    credits: credits.sum,
    isCreditsLeast: credits.isLeast,
    withoutCredits: credits.unknown,
    ects: ects.sum,
    isEctsLeast: ects.isLeast,
    withoutEcts: ects.unknown,
    courses: choices.length - electives,
    electives,
  };
}

/** The semesters of a curriculum in order, and the sums of all; courses of which one is taken stand together and count once. */
export function curriculumMap<Line extends ProgramLine>(lines: readonly Line[]) {
  const inOrder = lines.toSorted((a, b) => a.semester - b.semester || a.position - b.position);
  const choices = choicesOf(inOrder);
  const semesters = [...groupBy(choices, ([first]) => first?.semester ?? 0)].map(([semester, own]) => ({
    semester,
    choices: own,
    sums: sumsOf(own),
  }));
  return { semesters, sums: sumsOf(choices) };
}
