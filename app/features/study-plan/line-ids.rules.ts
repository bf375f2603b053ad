/** What lines of a curriculum are called in plans. */
import { courseKey } from "~/university/course-key";
import type { CurriculumAnswer, CurriculumLine } from "./study-plan.schemas";

/** Numbers the slots of each kind, so that the same slot has the same id in every plan. */
export function idsOf(lines: readonly CurriculumLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ course_code, elective_kind }) => {
    if (course_code !== null) return courseKey(course_code);
    const kind = elective_kind ?? "other";
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return `${kind}.${number}`;
  });
}

/** All of a curriculum. */
export const lineIds = ({ lines }: Pick<CurriculumAnswer, "lines">): ReadonlySet<string> => new Set(idsOf(lines));

const EXAMPLE_SEMESTERS = 2;

/** What is behind the student of an example: the first year. */
export const exampleDone = ({ lines }: Pick<CurriculumAnswer, "lines">): string[] =>
  idsOf(lines).filter((_, at) => (lines[at]?.semester ?? 0) <= EXAMPLE_SEMESTERS);
