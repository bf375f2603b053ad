/** Joining a community, deciding who may, and what members are in it. */

import { DAY } from "~/platform/clock";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { takeAttempt } from "~/platform/limits.server";
import type { Role } from "./choices";
import { communityErrors } from "./community.errors";
import { isOrganizing } from "./community.policy";
import * as repository from "./members.repository.server";

/** Asking and taking it back all day long helps nobody. */
const ASKED_A_DAY = { max: 20, windowMs: DAY };

/** Asks to join. @throws tooManyAttempts, alreadyMember, alreadyAsked, rejectedLately, notFound */
export async function askToJoin(ctx: SignedInContext, communityId: string, note: string | undefined): Promise<void> {
  await takeAttempt(ctx, `community-join:${ctx.actor.userId}`, ASKED_A_DAY);
  const { isDone, standing } = await repository.insertRequest(ctx, communityId, note || null);
  if (isDone) return;
  if (standing.role) throw communityErrors.alreadyMember();
  if (standing.request === "waiting") throw communityErrors.alreadyAsked();
  throw standing.request === "rejected" ? communityErrors.rejectedLately() : communityErrors.notFound();
}

/** Takes one's request back. @throws noRequest */
export async function withdrawRequest(ctx: SignedInContext, communityId: string): Promise<void> {
  if (!(await repository.deleteRequest(ctx, communityId))) throw communityErrors.noRequest();
}

/** Leaves. @throws noMember, lastPresident */
export async function leaveCommunity(ctx: SignedInContext, communityId: string): Promise<void> {
  const { isDone, standing } = await repository.deleteMember(ctx, { communityId, userId: ctx.actor.userId });
  if (isDone) return;
  throw standing.role ? communityErrors.lastPresident() : communityErrors.noMember();
}

interface Somebody {
  communityId: string;
  userId: string;
}

/** Whether the actor organizes the community or is an admin; asked only to say why a write changed nothing. */
async function maySee(ctx: SignedInContext, communityId: string): Promise<boolean> {
  return isAdmin(ctx.actor) || isOrganizing(await repository.roleOfActor(ctx, communityId));
}

/** Decides on a request, once. @throws notAllowed, noRequest, alreadyDecided */
export async function decideOnRequest(ctx: SignedInContext, somebody: Somebody, decision: "approve" | "reject"): Promise<void> {
  const { isDone, standing } = await repository.decideRequest(ctx, somebody, decision);
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (standing.request === null) throw communityErrors.noRequest();
  throw standing.request === "waiting" ? communityErrors.notAllowed() : communityErrors.alreadyDecided();
}

/** Gives a member a role; having it already is fine. @throws notAllowed, noMember, lastPresident */
export async function setRole(ctx: SignedInContext, somebody: Somebody, role: Role): Promise<void> {
  const { isDone, standing } = await repository.updateRole(ctx, somebody, role);
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (!standing.role) throw communityErrors.noMember();
  if (standing.role === role) return;
  throw (await presides(ctx, somebody.communityId)) ? communityErrors.lastPresident() : communityErrors.notAllowed();
}

const presides = async (ctx: SignedInContext, communityId: string) =>
  isAdmin(ctx.actor) || (await repository.roleOfActor(ctx, communityId)) === "president";

/** Ends somebody's membership. @throws notAllowed, noMember, lastPresident */
export async function removeMember(ctx: SignedInContext, somebody: Somebody): Promise<void> {
  const { isDone, standing } = await repository.deleteMember(ctx, somebody);
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (!standing.role) throw communityErrors.noMember();
  throw standing.role === "president" && (await presides(ctx, somebody.communityId))
    ? communityErrors.lastPresident()
    : communityErrors.notAllowed();
}

/** Puts somebody into a community, as staff do. @throws unknownPerson, alreadyMember */
export async function addMember(ctx: SignedInContext, communityId: string, userName: string, role: Role): Promise<void> {
  const { isDone, isKnown } = await repository.insertMember(ctx, communityId, userName.replace(/^@/, ""), role);
  if (isDone) return;
  throw isKnown ? communityErrors.alreadyMember({ field: "user_name" }) : communityErrors.unknownPerson({ field: "user_name" });
}
