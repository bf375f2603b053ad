/** The communities that somebody may organize events for. */
import { typedImageAnswers } from "~/engines/media/image-answer";
import type { Permission } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";
import { byName } from "~/platform/order";
import { pictureTypes } from "./choices";
import { mayOrganize, mayOrganizeForNone } from "./community.policy";
import * as repository from "./organizers.repository.server";
import { permissionIn } from "./standing.repository.server";

export { isOrganizerOf, isTrustedCommunity, organizersOfAll, standingIn } from "./organizers.repository.server";

export interface OrganizedCommunity {
  communityId: string;
  name: string;
  /** Its events are shown without waiting for staff. */
  isTrusted: boolean;
}

/** The actor's permission to organize an event for a community, or for none. */
export const permissionToOrganize = (ctx: SignedInContext, communityId: string | null): Permission<"community.organize"> =>
  communityId ? permissionIn(ctx, communityId, mayOrganize) : mayOrganizeForNone.permission(ctx.actor, {});

/** The statement for those; the same with pictures where that is wanted. */
export const organizersStatement = (ctx: SignedInContext, hasPicture = false) =>
  ctx.actor.userRole === "user" ? repository.organizedCommunities(ctx, hasPicture) : repository.activeCommunities(ctx, hasPicture);

const read = async (ctx: SignedInContext, hasPicture: boolean) =>
  (await ctx.db.batch([organizersStatement(ctx, hasPicture)]))[0].toSorted((a, b) => byName(a.name, b.name));

/** Those that the actor organizes or presides over; staff may choose among all active ones. */
export const communitiesToOrganizeFor = async (ctx: SignedInContext): Promise<OrganizedCommunity[]> =>
  (await read(ctx, false)).map(({ picture: _, ...row }) => row);

/** The same with the picture of each, as answers tell of it. */
export const picturedCommunitiesToOrganizeFor = async (ctx: SignedInContext) =>
  (await read(ctx, true)).map(({ picture, ...row }) => ({ ...row, images: typedImageAnswers(picture ? [picture] : [], pictureTypes) }));
