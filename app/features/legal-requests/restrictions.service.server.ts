/** Hiding what a request is about by one press, and what its author says once before the request is decided. */
import { restrictionsOf } from "~/engines/review/restrictions.server";
import { subjectByType } from "~/engines/review/subjects.server";
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { newId } from "~/platform/ids";
import { takeWrite } from "~/platform/limits.server";
import { subjectAt } from "./hidden.server";
import { kindsFor } from "./kinds";
import { requestErrors } from "./legal-requests.errors";
import { findRequest, type LegalRequest } from "./legal-requests.repository.server";
import * as repository from "./restrictions.repository.server";
import { mayRestrict } from "./restrictions.rules";

/** Whether the actor may read a request. @throws notFound */
async function requestOf(ctx: StaffContext, requestId: string): Promise<LegalRequest> {
  const found = await findRequest(ctx, requestId);
  if (!found || found.status === "unconfirmed" || !kindsFor(ctx.actor).includes(found.kind)) throw requestErrors.notFound();
  return found;
}

/** Hides what an address names while a request is open, and tells its author. @throws notFound, notRestricting, noSubject, notShown, alreadyRestricted */
export async function restrictSubject(ctx: StaffContext, requestId: string, { address }: { address: string }): Promise<void> {
  requireStaff(ctx);
  const { status, kind } = await requestOf(ctx, requestId);
  if (status !== "open" || !mayRestrict(kind)) throw requestErrors.notRestricting();
  const subject = subjectAt(ctx, address);
  if (!subject) throw requestErrors.noSubject({ field: "address" });
  const restrictionId = newId("restriction", ctx.clock.now());
  if (await repository.insertRestriction(ctx, requestId, restrictionId, subject)) return;
  throw (await repository.isRestricted(ctx, subject.id)) ? requestErrors.alreadyRestricted() : requestErrors.notShown({ field: "address" });
}

/** Shows what was hidden again, where nobody changed it since; doing it twice changes nothing. @throws notFound */
export async function liftRestriction(ctx: StaffContext, requestId: string, { restriction_id }: { restriction_id: string }): Promise<void> {
  requireStaff(ctx);
  await requestOf(ctx, requestId);
  const found = (await restrictionsOf(ctx, requestId)).find(({ restrictionId }) => restrictionId === restriction_id);
  const subject = found && subjectByType(ctx, found.subjectType, found.subjectId);
  if (!subject) throw requestErrors.notFound();
  await repository.liftRestriction(ctx, requestId, restriction_id, subject);
}

/** What an author sees of what is hidden of theirs. @throws notFound */
export async function readOwnRestriction(ctx: SignedInContext, restrictionId: string) {
  const found = await repository.findOwn(requireSignedIn(ctx), restrictionId);
  if (!found) throw requestErrors.notFound();
  return found;
}

/** Takes in what an author says, once, before the request is decided. @throws notFound, statementClosed */
export async function addStatement(ctx: SignedInContext, restrictionId: string, { statement }: { statement: string }): Promise<void> {
  await readOwnRestriction(ctx, restrictionId);
  await takeWrite(ctx, "statement");
  if (!(await repository.writeOwnStatement(ctx, restrictionId, statement))) throw requestErrors.statementClosed();
}
