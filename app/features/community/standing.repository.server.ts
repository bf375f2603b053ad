/** How the actor stands to a community, read for pages and carried by writes. */
import { communities, communityMembers } from "@schema/community";
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
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

const NOWHERE = { role: null, status: null };

const standingStatement = ({ db, actor }: SignedInContext, communityId: string) =>
  db
    .select({ role: me.role, status: mine.status })
    .from(mine)
    .leftJoin(me, and(eq(me.communityId, mine.communityId), eq(me.userId, actor.userId)))
    .where(eq(mine.communityId, communityId));

/** The actor's role in a community, and its state; null where there is none. */
export async function standingOfActor(ctx: SignedInContext, communityId: string) {
  const [row] = await standingStatement(ctx, communityId);
  return row ?? NOWHERE;
}

/** The same, and the rows of another statement, in one round trip. */
export async function standingWith<Row>(
  ctx: SignedInContext,
  communityId: string,
  statement: BatchItem<"sqlite"> & { _: { result: Row[] } },
) {
  const [[standing], rows] = await ctx.db.batch([standingStatement(ctx, communityId), statement]);
  return { standing: standing ?? NOWHERE, rows: rows as Row[] };
}
