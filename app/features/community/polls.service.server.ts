/** The poll on a community's page. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { placePoll, requireOpenPoll, unplacePoll } from "../poll/places.service.server";
import { communityErrors } from "./community.errors";
import { mayPinPoll } from "./community.policy";
import { readCommunity } from "./community.service.server";
import { permissionIn, standingOfActor } from "./standing.repository.server";

/**
 * Organizers and admins embed an open poll in the page of an active community, in the place of the one before.
 * @param pollId null takes it away
 * @throws notFound, notAllowed; poll.notFound, poll.closed
 */
export async function pinPoll(ctx: SignedInContext, slugOrId: string, pollId: string | null): Promise<void> {
  requireSignedIn(ctx);
  const { communityId } = await readCommunity(ctx, slugOrId);
  const where = { communityId };
  const permission = permissionIn(ctx, communityId, mayPinPoll);
  const [[changed]] = await ctx.db.batch([
    pollId === null ? unplacePoll(ctx, where, permission) : placePoll(ctx, where, pollId, permission),
  ]);
  if (changed) return;
  if (!mayPinPoll.holds(ctx.actor, await standingOfActor(ctx, communityId))) throw communityErrors.notAllowed();
  if (pollId !== null) await requireOpenPoll(ctx, pollId);
}
