/** The communities that somebody may organize events for. */
import type { SignedInContext } from "~/platform/context";
import * as repository from "./organizers.repository.server";

export { isActiveCommunity, isOrganizer, isTrustedCommunity } from "./organizers.repository.server";

export interface OrganizedCommunity {
  communityId: string;
  name: string;
  /** Its events are shown without waiting for staff. */
  isTrusted: boolean;
}

/** Those that the actor organizes or presides over; staff may choose among all active ones. */
export async function communitiesToOrganizeFor(ctx: SignedInContext): Promise<OrganizedCommunity[]> {
  const isStaff = ctx.actor.userRole !== "user";
  const [rows] = await ctx.db.batch([isStaff ? repository.activeCommunities(ctx) : repository.organizedCommunities(ctx)]);
  return rows;
}
