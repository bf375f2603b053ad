/** Under what a community's pictures may be changed. */
import { sql } from "drizzle-orm";
import { isAdmin, type SignedInContext } from "~/platform/context";
import type { Gallery } from "~/platform/media/galleries.service.server";
import { pictureTypes } from "./choices";

/** The gallery of a community: for admins, and for presidents as long as they are that and it is active. */
export function communityGallery({ actor }: SignedInContext, communityId: string): Gallery {
  const presides = sql`EXISTS (SELECT 1 FROM communities AS c JOIN community_members AS m ON m.community_id = c.community_id
    WHERE c.community_id = ${communityId} AND c.status = 'active' AND m.user_id = ${actor.userId} AND m.role = 'president')`;
  const isThere = sql`EXISTS (SELECT 1 FROM communities WHERE community_id = ${communityId})`;
  return {
    subjectId: communityId,
    types: pictureTypes,
    onlyIf: isAdmin(actor) ? isThere : presides,
    audited: isAdmin(actor) ? "community" : undefined,
  };
}
