/** Writing, changing, judging and finding helpful what people lived through in a course. */
import type { SignedInContext } from "~/platform/context";
import { purge, review } from "~/platform/review/review.server";
import type { ReviewInput } from "~/platform/review/review.schemas";
import { isPastTerm } from "~/platform/terms";
import { readVipProgress } from "../vip/vip.service.server";
import { isKnownInstructor } from "./course.repository.server";
import { courseErrors } from "./courses.errors";
import type { ExperienceInput } from "./courses.schemas";
import * as repository from "./experiences.repository.server";

async function check(ctx: SignedInContext, input: ExperienceInput): Promise<void> {
  if (!isPastTerm(input.term, ctx.clock.now())) throw courseErrors.futureTerm({ field: "term" });
  if (!(await isKnownInstructor(ctx, input.instructor_id))) throw courseErrors.unknownInstructor({ field: "instructor_id" });
}

async function refusingSecond<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failed) {
    if (repository.isDuplicate(failed)) throw courseErrors.duplicate();
    if (`${failed}${failed instanceof Error ? failed.cause : ""}`.includes("FOREIGN KEY")) throw courseErrors.notFound();
    throw failed;
  }
}

/** Adds an experience, which waits for review. @throws duplicate, notFound, unknownInstructor, futureTerm */
export async function addExperience(ctx: SignedInContext, input: ExperienceInput): Promise<string> {
  await check(ctx, input);
  return refusingSecond(repository.insertExperience(ctx, input));
}

/** Changes one's own; approval never survives it. @throws experienceNotFound, duplicate */
export async function editExperience(ctx: SignedInContext, experienceId: string, input: ExperienceInput): Promise<void> {
  await check(ctx, input);
  const isDone = await refusingSecond(repository.rewriteExperience(ctx, experienceId, input));
  if (!isDone) throw courseErrors.experienceNotFound();
}

/** Takes one's own away. @throws experienceNotFound */
export async function deleteOwnExperience(ctx: SignedInContext, experienceId: string): Promise<void> {
  if (!(await repository.withdrawExperience(ctx, experienceId))) throw courseErrors.experienceNotFound();
}

/** One's own experience, for its form. @throws experienceNotFound */
export async function readOwnExperience(ctx: SignedInContext, experienceId: string) {
  const own = await repository.findOwnExperience(ctx, experienceId);
  if (!own) throw courseErrors.experienceNotFound();
  return own;
}

/** Finds an experience helpful, or no longer. @throws ownHelpful for one's own or one that isn't shown */
export async function setHelpful(ctx: SignedInContext, experienceId: string, isHelpful: boolean): Promise<void> {
  if (!(await repository.setHelpful(ctx, experienceId, isHelpful))) throw courseErrors.ownHelpful();
}

/** Staff decide on experiences, never on their own. @throws nothingToReview */
export const reviewExperiences = (ctx: SignedInContext, input: ReviewInput) => review(ctx, repository.reviewableExperiences, input);

/** Deletes for good; only admins reach this. @throws experienceNotFound */
export async function purgeExperience(ctx: SignedInContext, experienceId: string, reason: string | null): Promise<void> {
  if (!(await purge(ctx, repository.reviewableExperiences, experienceId, reason))) throw courseErrors.experienceNotFound();
}

export const readProgress = (ctx: SignedInContext) => readVipProgress(ctx, ctx.actor);
