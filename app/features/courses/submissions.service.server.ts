/** Suggesting a course that the catalog lacks, and deciding on it. */
import type { ReviewInput } from "~/engines/review/review.schemas";
import { review } from "~/engines/review/review.server";
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { takeWrite } from "~/platform/limits.server";
import { courseErrors } from "./courses.errors";
import type { SubmissionInput } from "./courses.schemas";
import {
  courseFromSubmission,
  insertSubmission,
  isDepartmentMissing,
  listSubmissions,
  personalSubmissions,
  readSuggestions,
  reviewableSubmissions,
} from "./submissions.repository.server";

/** Suggests a course. @throws courseExists, submissionExists, unknownDepartment, tooManyAttempts */
export async function suggestCourse(ctx: SignedInContext, input: SubmissionInput): Promise<void> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "suggestions");
  const outcome = await insertSubmission(ctx, input).catch((failed) => {
    throw isDepartmentMissing(failed) ? courseErrors.unknownDepartment({ field: "department_id" }) : failed;
  });
  if (outcome === "course-exists") throw courseErrors.courseExists({ field: "course_code" });
  if (outcome === "submission-exists") throw courseErrors.submissionExists({ field: "course_code" });
}

/**
 * Staff decide on suggestions; an approved one becomes a course, in the same transaction, that anyone can write about.
 * @throws needsDepartment when neither the suggestion nor its letters name a department
 */
export async function reviewSubmissions(ctx: StaffContext, input: ReviewInput): Promise<string[]> {
  requireStaff(ctx);
  if (input.decision !== "approve") return review(ctx, reviewableSubmissions, input);
  const suggestions = await readSuggestions(ctx, input.ids);
  const homeless = suggestions.find((suggestion) => !suggestion.departmentId);
  if (homeless) throw courseErrors.needsDepartment({ code: homeless.courseCode });
  return review(
    ctx,
    reviewableSubmissions,
    input,
    suggestions.flatMap((suggestion) => courseFromSubmission(ctx, suggestion)),
  );
}

/** Suggestions in a state, for staff. */
export const listSuggestions = listSubmissions;

/** One's own suggestions. */
export const listOwnSuggestions = personalSubmissions;
