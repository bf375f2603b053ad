/** Links that open a schedule without an account: made, revoked, read, copied from. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { newSecret, sha256 } from "~/platform/ids";
import { takeReading } from "~/platform/limits.server";
import * as repository from "./links.repository.server";
import { creditsOf, planOf } from "./plan.rules";
import * as plans from "./plans.repository.server";
import { scheduleErrors } from "./schedule.errors";
import type { LinkInput } from "./schedule.schemas";

/** Gives a schedule a new link; the one that it had stops working. @returns the secret, which is told this once @throws notFound */
export async function makeLink(ctx: SignedInContext, scheduleId: string, { kind, shows_name, shows_items }: LinkInput): Promise<string> {
  requireSignedIn(ctx);
  const token = newSecret();
  const isShare = kind === "share";
  const shown = { showsName: isShare && Boolean(shows_name), showsItems: isShare && Boolean(shows_items) };
  if (!(await repository.putLink(ctx, scheduleId, { kind, tokenHash: await sha256(token), ...shown }))) throw scheduleErrors.notFound();
  return token;
}

/** Revokes a link, if there is one. @throws notFound */
export async function revokeLink(ctx: SignedInContext, scheduleId: string, kind: repository.LinkKind): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteLink(ctx, scheduleId, kind))) throw scheduleErrors.notFound();
}

/**
 * A schedule as its owner shares it: courses and times; own items and the owner's name only where they chose so.
 * @throws linkNotFound, tooManyAttempts
 */
export async function readShared(ctx: Context, token: string) {
  await takeReading(ctx);
  const found = await repository.findExport(ctx, repository.linkedSchedule(ctx, "share", await sha256(token)));
  const link = found?.links.find(({ kind }) => kind === "share");
  if (!found || !link) throw scheduleErrors.linkNotFound();
  const plan = planOf(found.rows);
  return {
    name: plan.name,
    term: plan.term,
    ...creditsOf(plan),
    ownerName: link.showsName ? found.rows.schedule.ownerName : null,
    sections: plan.sections.map(({ id, courseCode, nameEn, nameTr, number, color, instructors, meetings, isGiven }) => ({
      id,
      courseCode,
      nameEn,
      nameTr,
      number,
      color,
      instructors,
      meetings,
      isGiven,
    })),
    items: link.showsItems ? plan.items : [],
  };
}

/** Copies a shared schedule into one's own. @returns the copy's id @throws linkNotFound, tooManySchedules */
export async function copyShared(ctx: SignedInContext, token: string): Promise<string> {
  requireSignedIn(ctx);
  const tokenHash = await sha256(token);
  const copyId = await plans.copySchedule(ctx, {
    which: repository.linkedSchedule(ctx, "share", tokenHash),
    name: (of) => of,
    shared: { withItems: repository.showsItems(tokenHash) },
  });
  if (copyId === "too-many") throw scheduleErrors.tooManySchedules();
  if (copyId === null) throw scheduleErrors.linkNotFound();
  return copyId;
}
