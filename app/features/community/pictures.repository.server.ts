/** Under what a community's pictures may be changed. */
import { type SQL, sql } from "drizzle-orm";
import type { Gallery } from "~/engines/media/galleries.service.server";
import { isAdmin, type SignedInContext } from "~/platform/context";
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

/** Who may look at a community's pictures: guests if it is shown to them, and nobody but staff once it is archived. */
export const readersOfCommunity = (communityId: SQL) =>
  sql`(SELECT CASE WHEN status <> 'active' THEN 'staff' WHEN is_shown_to_guests = 1 THEN 'everyone' ELSE 'members' END
    FROM communities WHERE community_id = ${communityId})`;
