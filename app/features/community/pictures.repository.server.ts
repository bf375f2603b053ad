/** Under what a community's pictures may be changed. */
import { type SQL, sql } from "drizzle-orm";
import type { Gallery } from "~/engines/media/galleries.service.server";
import type { Permission } from "~/platform/access/rule";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { pictureTypes } from "./choices";

/** The gallery of a community; what admins do there is written down. */
export const communityGallery = (
  { actor }: SignedInContext,
  communityId: string,
  permission: Permission<"community.changePictures">,
): Gallery => ({
  subjectId: communityId,
  types: pictureTypes,
  onlyIf: permission,
  audited: isAdmin(actor) ? "community" : undefined,
});

/** Who may look at a community's pictures: guests if it is shown to them, and nobody but staff once it is archived. */
export const readersOfCommunity = (communityId: SQL) =>
  sql`(SELECT CASE WHEN status <> 'active' THEN 'staff' WHEN is_shown_to_guests = 1 THEN 'everyone' ELSE 'members' END
    FROM communities WHERE community_id = ${communityId})`;
