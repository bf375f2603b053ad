/** How the actor stands to a community, read for pages and carried by writes. */
import { communities, communityMembers } from "@schema/community";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Permission, Permit } from "~/platform/access/rule";
import type { SignedInContext } from "~/platform/context";

const mine = alias(communities, "mine");
const me = alias(communityMembers, "me");

/** The membership that a write is about, under the alias that it has there. */
const other = { userId: sql`m.user_id`, otherRole: sql`m.role` };

/** The actor's permission in a community, asked of their role and its state at the moment of the write. */
export const permissionIn = <Act extends string>(
  { actor }: Pick<SignedInContext, "actor">,
  communityId: string,
  permit: Permit<Act, "role" | "status" | "userId" | "otherRole">,
): Permission<Act> =>
  permit.permission(
    actor,
    { role: me.role, status: mine.status, ...other },
    (condition) => sql`EXISTS (SELECT 1 FROM communities AS mine LEFT JOIN community_members AS me
      ON me.community_id = mine.community_id AND me.user_id = ${actor.userId} WHERE mine.community_id = ${communityId} AND ${condition})`,
  );

/** The actor's role in a community, and its state; null where there is none. */
export async function standingOfActor({ db, actor }: SignedInContext, communityId: string) {
  const [row] = await db
    .select({ role: me.role, status: mine.status })
    .from(mine)
    .leftJoin(me, and(eq(me.communityId, mine.communityId), eq(me.userId, actor.userId)))
    .where(eq(mine.communityId, communityId));
  return row ?? { role: null, status: null };
}
