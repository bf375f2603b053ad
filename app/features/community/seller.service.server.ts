/** In whose name a community sells: filled in by its president, or by admins. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { communityErrors } from "./community.errors";
import { mayChangeSeller } from "./community.policy";
import { readCommunity } from "./community.service.server";
import * as repository from "./seller.repository.server";
import type { SellerInput } from "./seller.schemas";
import { permissionIn, standingWith } from "./standing.repository.server";

/** A community and who sells for it. Two round trips. @throws notFound, notAllowed */
async function openSelling(ctx: SignedInContext, slugOrId: string) {
  const { communityId, name, slug } = await readCommunity(ctx, slugOrId);
  const { standing, rows } = await standingWith(ctx, communityId, repository.sellerOf(ctx, communityId));
  if (!mayChangeSeller.holds(ctx.actor, standing)) throw communityErrors.notAllowed();
  return { community: { communityId, name, slug }, found: rows[0] };
}

/** Who sells for a community, for those who may change it. @throws notFound, notAllowed */
export async function readSeller(ctx: SignedInContext, slugOrId: string) {
  const { community, found } = await openSelling(ctx, slugOrId);
  if (!found) return { community, seller: null, version: 0 };
  const { communityId: _, updatedAt: version, ...seller } = found;
  return { community, seller, version };
}

/** Fills in who sells. @throws notFound, notAllowed, changedMeanwhile */
export async function setSeller(ctx: SignedInContext, slugOrId: string, input: SellerInput): Promise<void> {
  requireSignedIn(ctx);
  const { communityId } = (await openSelling(ctx, slugOrId)).community;
  if (await repository.writeSeller(ctx, communityId, input, permissionIn(ctx, communityId, mayChangeSeller))) return;
  throw platformErrors.changedMeanwhile();
}

/** Lets the operator sell again. @throws notFound, notAllowed, changedMeanwhile */
export async function removeSeller(ctx: SignedInContext, slugOrId: string, version: number): Promise<void> {
  requireSignedIn(ctx);
  const { communityId } = (await openSelling(ctx, slugOrId)).community;
  if (await repository.deleteSeller(ctx, communityId, version, permissionIn(ctx, communityId, mayChangeSeller))) return;
  throw platformErrors.changedMeanwhile();
}
