/** The communities that somebody may organize events for. */
import type { SignedInContext } from "~/platform/context";
import { typedImageAnswers } from "~/platform/media/image-answer";
import { pictureTypes } from "./choices";
import * as repository from "./organizers.repository.server";

export { isActiveCommunity, isOrganizer, isTrustedCommunity } from "./organizers.repository.server";

export interface OrganizedCommunity {
  communityId: string;
  name: string;
  /** Its events are shown without waiting for staff. */
  isTrusted: boolean;
}

const read = async (ctx: SignedInContext, hasPicture: boolean) => {
  const isStaff = ctx.actor.userRole !== "user";
  const statement = isStaff ? repository.activeCommunities(ctx, hasPicture) : repository.organizedCommunities(ctx, hasPicture);
  const [rows] = await ctx.db.batch([statement]);
  return rows;
};

/** Those that the actor organizes or presides over; staff may choose among all active ones. */
export const communitiesToOrganizeFor = async (ctx: SignedInContext): Promise<OrganizedCommunity[]> =>
  (await read(ctx, false)).map(({ picture: _, ...row }) => row);

/** The same with the picture of each, as answers tell of it. */
export const picturedCommunitiesToOrganizeFor = async (ctx: SignedInContext) =>
  (await read(ctx, true)).map(({ picture, ...row }) => ({ ...row, images: typedImageAnswers(picture ? [picture] : [], pictureTypes) }));
