/** Pictures of communities: the first is the one that stands for it. */
import type { Gallery } from "~/engines/media/galleries.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { communityErrors } from "./community.errors";
import { mayChangePictures } from "./community.policy";
import { readCommunity } from "./community.service.server";
import { communityGallery } from "./pictures.repository.server";
import { permissionIn, standingOfActor } from "./standing.repository.server";

/** Opens a community's gallery for admins, or for who presides over it while it is active. @throws notFound, notAllowed */
export async function openCommunityGallery(ctx: SignedInContext, slugOrId: string): Promise<Gallery> {
  requireSignedIn(ctx);
  const { communityId } = await readCommunity(ctx, slugOrId);
  if (!mayChangePictures.holds(ctx.actor, await standingOfActor(ctx, communityId))) throw communityErrors.notAllowed();
  return communityGallery(ctx, communityId, permissionIn(ctx, communityId, mayChangePictures));
}
