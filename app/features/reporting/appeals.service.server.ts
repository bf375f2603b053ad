/** Appeals against removals: authors write one for each, somebody else on the staff decides. */
import { appealables } from "~/engines/review/appealed.server";
import { UNDO_LASTS } from "~/engines/review/decision";
import { reviewErrors } from "~/engines/review/errors";
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import { MINUTE } from "~/platform/clock";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { takeWrite } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import * as repository from "./appeals.repository.server";
import type { AppealStatus } from "./choices";
import { reportingErrors } from "./reporting.errors";
import type { AppealInput } from "./reporting.schemas";

const SHOWN = 50;

const reviewableOf = (ctx: SignedInContext, type: string) =>
  appealables(ctx).find(({ reviewable }) => reviewable.type === type)?.reviewable ?? null;

/** When a removal can no longer be taken back and so is appealed against, to the minute after; null once it can be. */
const opensAt = (removedAt: number, now: number): number | null =>
  removedAt + UNDO_LASTS > now ? Math.ceil((removedAt + UNDO_LASTS) / MINUTE) * MINUTE : null;

/** What was removed of one's own, the latest first, each with its appeal and what became of that, or from when there can be one. */
export async function readRemovals(ctx: SignedInContext) {
  const rows = await repository.ownRemovals(ctx, SHOWN);
  const now = ctx.clock.now();
  return rows
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN)
    .map(({ text, status, answer, ...row }) =>
      text !== null && status !== null
        ? { ...row, appeal: { text, status, answer }, opensAt: null }
        : { ...row, appeal: null, opensAt: opensAt(row.at, now) },
    );
}

export type Removal = Awaited<ReturnType<typeof readRemovals>>[number];

/** Takes an appeal in, once for its key. @throws nothingToAppeal, alreadyAppealed, tooManyAttempts */
export async function addAppeal(ctx: SignedInContext, { key, ...input }: AppealInput): Promise<void> {
  requireSignedIn(ctx);
  const { subject_type, subject_id, text } = input;
  const reviewable = reviewableOf(ctx, subject_type);
  if (!reviewable) throw reportingErrors.nothingToAppeal();
  const appealId = await idFor(ctx, "appeal", key, input);
  await takeWrite(ctx, "appeal", key && appealId);
  try {
    if (await repository.insertAppeal(ctx, reviewable, { appealId, subjectId: subject_id, text })) return;
  } catch (failed) {
    if (repository.isSecond(failed)) throw reportingErrors.alreadyAppealed();
    throw failed;
  }
  throw reportingErrors.nothingToAppeal();
}

async function targetOf(ctx: StaffContext, appealId: string): Promise<repository.AppealTarget> {
  const target = await repository.findAppeal(ctx, appealId);
  if (!target) throw reviewErrors.nothingToReview();
  return target;
}

/** Says why a write changed nothing: only the messages depend on this, never the write. */
function refusalOf({ status, isMine, isDecidedByMe }: repository.AppealTarget) {
  if (status !== "open") return reportingErrors.appealDecided();
  if (isMine) return reportingErrors.ownAppeal();
  return isDecidedByMe ? reportingErrors.ownDecision() : null;
}

/** Takes an appeal in hand for half an hour. @throws nothingToReview, appealDecided, ownAppeal, ownDecision, claimedByOther */
export async function claimAppeal(ctx: StaffContext, appealId: string): Promise<void> {
  requireStaff(ctx);
  if (await repository.claim(ctx, appealId)) return;
  throw refusalOf(await targetOf(ctx, appealId)) ?? reviewErrors.claimedByOther();
}

/**
 * Answers an appeal; granted, what was removed is shown again.
 * @throws nothingToReview, appealDecided, ownAppeal, ownDecision, claimedByOther; appealOutdated when its author changed it since;
 * restoreCollides when they wrote the same again
 */
export async function decideAppeal(
  ctx: StaffContext,
  appealId: string,
  input: { status: Exclude<AppealStatus, "open">; answer: string },
): Promise<void> {
  requireStaff(ctx);
  const target = await targetOf(ctx, appealId);
  try {
    if (await repository.decide(ctx, target, reviewableOf(ctx, target.subjectType), input)) return;
  } catch (failed) {
    if (reasonOf(failed).includes("UNIQUE")) throw reviewErrors.restoreCollides();
    throw failed;
  }
  const refusal = refusalOf(await targetOf(ctx, appealId));
  if (refusal) throw refusal;
  // Nothing but somebody's claim keeps a refusal from being written.
  throw (await repository.isHeldByOther(ctx, appealId)) ? reviewErrors.claimedByOther() : reportingErrors.appealOutdated();
}
