/** Writing, changing, judging and finding helpful course experiences. */
import type { ReviewInput } from "~/engines/review/review.schemas";
import { purge, review } from "~/engines/review/review.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { AdminContext, SignedInContext, StaffContext } from "~/platform/context";
import { takeWrite } from "~/platform/limits.server";
import { readVipProgress } from "../vip/vip.service.server";
import { courseErrors } from "./courses.errors";
import type { ExperienceInput } from "./courses.schemas";
import { checkTaught } from "./courses.service.server";
import { listForModeration } from "./experiences.moderation.server";
import * as repository from "./experiences.repository.server";
import type { WrittenBefore } from "./write-page.service.server";

async function refusingSecond<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failed) {
    if (repository.isDuplicate(failed)) throw courseErrors.duplicate();
    throw failed;
  }
}

/** Adds an experience, which waits for review. @throws duplicate, notFound, unknownInstructor, futureTerm, tooManyAttempts */
export async function addExperience(ctx: SignedInContext, input: ExperienceInput): Promise<string> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "experiences");
  await checkTaught(ctx, input);
  return refusingSecond(repository.insertExperience(ctx, input));
}

/** Changes one's own; approval never survives it. @throws experienceNotFound, duplicate */
export async function editExperience(ctx: SignedInContext, experienceId: string, input: ExperienceInput): Promise<void> {
  requireSignedIn(ctx);
  await checkTaught(ctx, input);
  const isDone = await refusingSecond(repository.rewriteExperience(ctx, experienceId, input));
  if (!isDone) throw courseErrors.experienceNotFound();
}

/** Takes one's own away. @throws experienceNotFound */
export async function deleteOwnExperience(ctx: SignedInContext, experienceId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.withdrawExperience(ctx, experienceId))) throw courseErrors.experienceNotFound();
}

async function readOwnExperience(ctx: SignedInContext, experienceId: string) {
  const own = await repository.findOwnExperience(ctx, experienceId);
  if (!own) throw courseErrors.experienceNotFound();
  return own;
}

/** One's own experience as its form's fields. @throws experienceNotFound */
export async function readOwnForm(ctx: SignedInContext, experienceId: string): Promise<WrittenBefore> {
  const own = await readOwnExperience(ctx, experienceId);
  const { courseId, overall, difficulty, usefulness, attendance, assessments, term, text } = own;
  const same = { overall, difficulty, usefulness, attendance, assessments, term, text };
  const other = {
    course_id: courseId,
    instructor_id: own.instructorId,
    weekly_hours: own.weeklyHours,
    letter_grade: own.letterGrade ?? "",
    tips: own.tips ?? "",
  };
  return { courseId, defaultValue: { ...same, ...other } };
}

/** Finds an experience helpful, or no longer. @throws ownHelpful for one's own or one that isn't shown */
export async function setHelpful(ctx: SignedInContext, experienceId: string, isHelpful: boolean): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.setHelpful(ctx, experienceId, isHelpful))) throw courseErrors.ownHelpful();
}

/** Staff decide on experiences, never on their own. @throws nothingToReview */
export const reviewExperiences = (ctx: StaffContext, input: ReviewInput) => review(ctx, repository.reviewableExperiences, input);

/** Deletes for good; only admins reach this. @throws experienceNotFound */
export async function purgeExperience(ctx: AdminContext, experienceId: string, reason: string | null): Promise<void> {
  const votes = [repository.withoutVotes(experienceId)];
  if (!(await purge(ctx, repository.reviewableExperiences, experienceId, reason, votes))) throw courseErrors.experienceNotFound();
}

export const readProgress = (ctx: SignedInContext) => readVipProgress(ctx, ctx.actor);

/** Experiences in a state, for staff; without their authors. */
export const listExperiencesForModeration = listForModeration;
