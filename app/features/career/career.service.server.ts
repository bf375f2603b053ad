/** Working with the team: openings that admins keep, applications that anybody sends and admins decide on. */

import type { TakingAct } from "~/engines/review/taking.schemas";
import { doTaking, readTaken } from "~/engines/review/taking.server";
import { requireAdmin } from "~/platform/access/roles";
import { HOUR } from "~/platform/clock";
import type { AdminContext, Context } from "~/platform/context";
import { takeSending } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import * as applications from "./applications.repository.server";
import { careerErrors } from "./career.errors";
import type { ApplyInput, BoardFilters, Decision, NewOpening, OpeningInput } from "./career.schemas";
import * as openings from "./openings.repository.server";

/** Of one person. */
const APPLICATIONS = { max: 5, windowMs: HOUR };

/** What can be applied for, in the reader's language. */
export async function listOpen(ctx: Context) {
  const rows = await openings.selectOpenings(ctx, true);
  const isTurkish = ctx.locale === "tr";
  return rows.map(({ openingId, titleEn, titleTr, descriptionEn, descriptionTr }) => ({
    openingId,
    title: isTurkish ? titleTr : titleEn,
    description: isTurkish ? descriptionTr : descriptionEn,
  }));
}

/**
 * Keeps an application. Who falls into the trap for robots is answered alike, and so is a second one from an address: only its owner,
 * signed in, is told that it has applied.
 * @throws openingClosed, alreadyApplied, tooManyAttempts
 */
export async function apply(ctx: Context, input: ApplyInput): Promise<void> {
  await takeSending(ctx, "career", APPLICATIONS);
  if (input.website || (await applications.insertApplication(ctx, input))) return;
  if (input.opening_id && !(await applications.isOpening(ctx, input.opening_id))) throw careerErrors.openingClosed({ field: "opening_id" });
  if (ctx.actor?.userEmail === input.email) throw careerErrors.alreadyApplied({ field: "email" });
}

/** What admins look at: applications in a state, and the openings. */
export const readBoard = (ctx: AdminContext, filters: BoardFilters) => applications.readBoard(requireAdmin(ctx), filters);

/** One application. @throws notFound */
export async function readApplication(ctx: AdminContext, applicationId: string): Promise<applications.Application> {
  requireAdmin(ctx);
  const found = await applications.findApplication(ctx, applicationId);
  if (!found) throw careerErrors.notFound();
  return found;
}

/** Decides on an application, once; its applicant is mailed. @throws notFound, alreadyDecided */
export async function decideApplication(ctx: AdminContext, applicationId: string, decision: Decision): Promise<void> {
  const found = await readApplication(ctx, applicationId);
  if (!(await applications.writeDecision(ctx, found, decision))) throw careerErrors.alreadyDecided();
}

/** Who has an application, and what staff noted about it. @throws notFound */
export async function readApplicationTaken(ctx: AdminContext, applicationId: string) {
  const taken = await readTaken(requireAdmin(ctx), applications.takeableApplications, applicationId);
  if (!taken) throw careerErrors.notFound();
  return taken;
}

/** Takes an application, hands it over, lets it go, or notes something about it. @throws notFound, takenByOther, takenChanged, noteChanged */
export async function takeApplication(ctx: AdminContext, applicationId: string, asked: TakingAct): Promise<void> {
  requireAdmin(ctx);
  await doTaking(ctx, applications.takeableApplications, applicationId, asked, () => readApplicationTaken(ctx, applicationId));
}

/** Adds an opening, once for its key. */
export async function addOpening(ctx: AdminContext, { key, ...input }: NewOpening): Promise<void> {
  requireAdmin(ctx);
  await openings.insertOpening(ctx, await idFor(ctx, "opening", key, input), input);
}

/** Changes an opening. @throws editConflict when somebody changed it meanwhile, or there is none */
export async function editOpening(ctx: AdminContext, openingId: string, input: OpeningInput): Promise<void> {
  if (!(await openings.updateOpening(requireAdmin(ctx), openingId, input))) throw careerErrors.editConflict();
}
