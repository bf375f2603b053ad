/** Joining a community, deciding who may, and what members are in it. */

import { requireAdmin, requireSignedIn } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import type { AdminContext, SignedInContext } from "~/platform/context";
import { takeAttempt } from "~/platform/limits.server";
import type { Role } from "./choices";
import { communityErrors } from "./community.errors";
import { mayDecide, mayGiveRoles, mayRemove } from "./community.policy";
import * as repository from "./members.repository.server";
import { permissionIn, standingOfActor } from "./standing.repository.server";

/** Asking and taking it back all day long helps nobody. */
const ASKED_A_DAY = { max: 20, windowMs: DAY };

/** Asks to join. @throws tooManyAttempts, alreadyMember, alreadyAsked, rejectedLately, notFound */
export async function askToJoin(ctx: SignedInContext, communityId: string, note: string | undefined): Promise<void> {
  requireSignedIn(ctx);
  await takeAttempt(ctx, `community-join:${ctx.actor.userId}`, ASKED_A_DAY);
  const { isDone, standing } = await repository.insertRequest(ctx, communityId, note || null);
  if (isDone) return;
  if (standing.role) throw communityErrors.alreadyMember();
  if (standing.request === "waiting") throw communityErrors.alreadyAsked();
  throw standing.request === "rejected" ? communityErrors.rejectedLately() : communityErrors.notFound();
}

/** Takes one's request back. @throws noRequest */
export async function withdrawRequest(ctx: SignedInContext, communityId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteRequest(ctx, communityId))) throw communityErrors.noRequest();
}

/** Leaves. @throws noMember, lastPresident */
export async function leaveCommunity(ctx: SignedInContext, communityId: string): Promise<void> {
  requireSignedIn(ctx);
  const own = { communityId, userId: ctx.actor.userId };
  const { isDone, standing } = await repository.deleteMember(ctx, own, permissionIn(ctx, communityId, mayRemove));
  if (isDone) return;
  throw standing.role ? communityErrors.lastPresident() : communityErrors.noMember();
}

interface Somebody {
  communityId: string;
  userId: string;
}

/** Whether the actor sees who is in the community and who asks to be; only to say why a write changed nothing. */
const maySee = async (ctx: SignedInContext, communityId: string) => mayDecide.holds(ctx.actor, await standingOfActor(ctx, communityId));

/** Decides on a request, once. @throws notAllowed, noRequest, alreadyDecided */
export async function decideOnRequest(ctx: SignedInContext, somebody: Somebody, decision: "approve" | "reject"): Promise<void> {
  requireSignedIn(ctx);
  const { isDone, standing } = await repository.decideRequest(ctx, somebody, decision, permissionIn(ctx, somebody.communityId, mayDecide));
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (standing.request === null) throw communityErrors.noRequest();
  throw standing.request === "waiting" ? communityErrors.notAllowed() : communityErrors.alreadyDecided();
}

/** Gives a member a role; having it already is fine. @throws notAllowed, noMember, lastPresident */
export async function setRole(ctx: SignedInContext, somebody: Somebody, role: Role): Promise<void> {
  requireSignedIn(ctx);
  const { isDone, standing } = await repository.updateRole(ctx, somebody, role, permissionIn(ctx, somebody.communityId, mayGiveRoles));
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (!standing.role) throw communityErrors.noMember();
  if (standing.role === role) return;
  throw (await presides(ctx, somebody.communityId)) ? communityErrors.lastPresident() : communityErrors.notAllowed();
}

const presides = async (ctx: SignedInContext, communityId: string) =>
  mayGiveRoles.holds(ctx.actor, await standingOfActor(ctx, communityId));

/** Ends somebody's membership. @throws notAllowed, noMember, lastPresident */
export async function removeMember(ctx: SignedInContext, somebody: Somebody): Promise<void> {
  requireSignedIn(ctx);
  const { isDone, standing } = await repository.deleteMember(ctx, somebody, permissionIn(ctx, somebody.communityId, mayRemove));
  if (isDone) return;
  if (!(await maySee(ctx, somebody.communityId))) throw communityErrors.notAllowed();
  if (!standing.role) throw communityErrors.noMember();
  throw standing.role === "president" && (await presides(ctx, somebody.communityId))
    ? communityErrors.lastPresident()
    : communityErrors.notAllowed();
}

/** Puts somebody into a community, as staff do. @throws unknownPerson, alreadyMember */
export async function addMember(ctx: AdminContext, communityId: string, userName: string, role: Role): Promise<void> {
  requireAdmin(ctx);
  const { isDone, isKnown } = await repository.insertMember(ctx, communityId, userName.replace(/^@/, ""), role);
  if (isDone) return;
  throw isKnown ? communityErrors.alreadyMember({ field: "user_name" }) : communityErrors.unknownPerson({ field: "user_name" });
}
