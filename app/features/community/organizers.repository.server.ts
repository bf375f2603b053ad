/** Which communities somebody may organize for. */
import { communities, communityMembers } from "@schema/community";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { firstImage } from "~/engines/media/galleries.service.server";
import type { ReadyImage } from "~/engines/media/image";
import type { SignedInContext } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { pictureTypes } from "./choices";
import { organizes } from "./community.policy";

/** What is read of each, with its picture where that is wanted. */
const fieldsWith = (hasPicture: boolean) =>
  columns({
    communityId: communities.communityId,
    name: communities.name,
    isTrusted: communities.isTrusted,
    picture: hasPicture ? firstImage(pictureTypes.picture, communities.communityId) : sql<ReadyImage | null>`NULL`.as("picture"),
  });

/** The statement for the active communities that the actor organizes, by name. */
export const organizedCommunities = ({ db, actor }: SignedInContext, hasPicture: boolean) =>
  db
    .select(fieldsWith(hasPicture))
    .from(communityMembers)
    .innerJoin(communities, eq(communities.communityId, communityMembers.communityId))
    .where(
      and(eq(communityMembers.userId, actor.userId), organizes.where(actor, { role: communityMembers.role, status: communities.status })),
    )
    .orderBy(asc(communities.searchText))
    .limit(100);

/** The condition that a community's own events need no look by staff. */
export const isTrustedCommunity = (communityId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM communities WHERE community_id = ${communityId} AND is_trusted = 1)`;

/** Whether a person organizes or presides over an active community. @param communityId a column */
export const isOrganizerOf = (userId: string | SQL, communityId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM community_members AS o JOIN communities AS oc ON oc.community_id = o.community_id AND oc.status = 'active'
    WHERE o.community_id = ${communityId} AND o.user_id = ${userId} AND o.role IN ('organizer', 'president'))`;

/** Who organizes or presides over which active community: `community_id`, `user_id`. */
export const organizersOfAll: SQL = sql`(SELECT o.community_id, o.user_id FROM community_members AS o
  JOIN communities AS oc ON oc.community_id = o.community_id AND oc.status = 'active' WHERE o.role IN ('organizer', 'president'))`;

/** How a person stands to a community, for rules: its state and their role in it; null where there is none. @param communityId a column */
export const standingIn = (userId: string | SQL, communityId: SQL) => ({
  communityStatus: sql<string | null>`(SELECT sc.status FROM communities AS sc WHERE sc.community_id = ${communityId})`,
  communityRole: sql<
    string | null
  >`(SELECT sm.role FROM community_members AS sm WHERE sm.community_id = ${communityId} AND sm.user_id = ${userId})`,
});

/** The statement for all active communities, by name: staff choose among them. */
export const activeCommunities = ({ db }: Pick<SignedInContext, "db">, hasPicture: boolean) =>
  db
    .select(fieldsWith(hasPicture))
    .from(communities)
    .where(eq(communities.status, "active"))
    .orderBy(asc(communities.searchText))
    .limit(500);
