/** Where a plan leads on. An elective of a kind is looked for in the list of what one can take, with the filters that the kind says. */
import { takePath } from "../../course-marks/offered/take-path";
import type { ElectiveKind } from "../electives.rules";
import type { PlanCourse } from "../plan.rules";
import type { CurriculumAnswer } from "../study-plan.schemas";

export function electivePath(kind: ElectiveKind, { department_id }: Pick<CurriculumAnswer, "department_id">): string {
  const id = encodeURIComponent(department_id);
  if (kind === "technical" || kind === "departmental") return `${takePath()}&department_id=${id}`;
  if (kind === "non_technical") return `${takePath()}&non_technical=1`;
  return kind === "non_departmental" ? `${takePath()}&outside=${id}` : takePath();
}

/** Where a schedule of a semester begins, with its courses; which ones fill slots for electives isn't known. */
export function newSchedulePath(term: string, courses: readonly Pick<PlanCourse, "code">[]): string {
  const codes = courses.flatMap(({ code }) => (code === null ? [] : [["course", code]]));
  return `/schedule/create?${new URLSearchParams([["term", term], ...codes])}`;
}
