/** Pictures of communities: the first is the one that stands for it. */

import type { Gallery } from "~/engines/media/galleries.service.server";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { communityErrors } from "./community.errors";
import { readCommunity } from "./community.service.server";
import { roleOfActor } from "./members.repository.server";
import { communityGallery } from "./pictures.repository.server";

/** Opens a community's gallery for admins, or for who presides over it while it is active. @throws notFound, notAllowed */
export async function openCommunityGallery(ctx: SignedInContext, slugOrId: string): Promise<Gallery> {
  const { communityId } = await readCommunity(ctx, slugOrId);
  const presides = !isAdmin(ctx.actor) && (await roleOfActor(ctx, communityId)) === "president";
  if (!isAdmin(ctx.actor) && !presides) throw communityErrors.notAllowed();
  return communityGallery(ctx, communityId);
}
