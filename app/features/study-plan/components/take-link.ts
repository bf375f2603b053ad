/** Where one looks for an elective of a kind: the list of what one can take, with the filters that the kind says. */
import { takePath } from "../../course-marks/offered/take-path";
import type { ElectiveKind } from "../electives.rules";
import type { CurriculumAnswer } from "../study-plan.schemas";

export function electivePath(kind: ElectiveKind, { department_id }: Pick<CurriculumAnswer, "department_id">): string {
  const id = encodeURIComponent(department_id);
  if (kind === "technical" || kind === "departmental") return `${takePath()}&department_id=${id}`;
  if (kind === "non_technical") return `${takePath()}&non_technical=1`;
  return kind === "non_departmental" ? `${takePath()}&outside=${id}` : takePath();
}
