/** The question pool in D1: which discussions stand in it, and in which group. */

import { users } from "@schema/accounts";
import { posts } from "@schema/posts";
import { qaGroups, qaPool } from "@schema/qa";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { openPostsMatch } from "~/engines/posts/posts.repository.server";
import type { Permission } from "~/platform/access/rule";
import type { Context, SignedInContext } from "~/platform/context";
import { columns, reasonOf, returning } from "~/platform/db.server";
import { countCap } from "~/platform/lists/paging";
import { allParts, wordsMatch } from "~/platform/search";
import { typedOrNear } from "~/platform/typed-or-near.server";
import { mayPlace } from "./qa.policy";
import type { PoolState } from "./qa.pool";
import { listGroups } from "./qa.repository.server";
import type { PoolFilters } from "./qa.schemas";

/** The collection that discussions are. */
const KIND = "thread";

const state = sql<PoolState>`CASE WHEN ${posts.closedAt} IS NOT NULL OR ${posts.isLocked} THEN 'closed'
  WHEN ${posts.acceptedReplyId} IS NOT NULL THEN 'answered' ELSE 'open' END`;

const pooled = (db: Context["db"]) =>
  db
    .select({
      ...columns({
        postId: posts.postId,
        title: posts.title,
        isAnonymous: posts.isAnonymous,
        replyCount: posts.replyCount,
        askedAt: posts.createdAt,
        authorName: users.name,
        groupId: qaGroups.groupId,
        groupEn: qaGroups.nameEn,
        groupTr: qaGroups.nameTr,
      }),
      state: state.as("state"),
    })
    .from(qaPool)
    .innerJoin(posts, and(eq(posts.postId, qaPool.postId), eq(posts.status, "approved")))
    .innerJoin(qaGroups, eq(qaGroups.groupId, qaPool.groupId))
    .leftJoin(users, eq(users.userId, posts.authorId));

export type PooledRow = Awaited<ReturnType<typeof pooled>>[number];

function found(q: string | undefined): SQL | undefined {
  const match = typedOrNear("posts_fts", q ?? "", (words) => allParts(openPostsMatch(KIND), wordsMatch(words)));
  if (!match) return undefined;
  return sql`${posts.key} IN (SELECT rowid FROM posts_fts WHERE posts_fts MATCH ${match})`;
}

/** A page of the pool, the latest question first and one more than fits, how many there are up to a cap, and the groups. */
export async function listPool({ db }: Pick<Context, "db">, filters: PoolFilters) {
  const { q, group, state: wanted, page, size } = filters;
  const where = and(group ? eq(qaPool.groupId, group) : undefined, wanted ? sql`${state} = ${wanted}` : undefined, found(q));
  const counted = db
    .select({ one: sql`1` })
    .from(qaPool)
    .innerJoin(posts, and(eq(posts.postId, qaPool.postId), eq(posts.status, "approved")))
    .where(where)
    .limit(countCap(filters) + 1)
    .as("counted");
  const [rows, [count], groups] = await db.batch([
    pooled(db)
      .where(where)
      .orderBy(desc(qaPool.key))
      .limit(size + 1)
      .offset((page - 1) * size),
    db.select({ count: sql<number>`count(*)` }).from(counted),
    listGroups({ db }),
  ]);
  return { rows, counted: count?.count ?? 0, groups };
}

/** One question of the pool, null when it isn't in it, and the groups. */
export async function findPooled({ db }: Pick<Context, "db">, postId: string) {
  const [[row], groups] = await db.batch([pooled(db).where(eq(qaPool.postId, postId)), listGroups({ db })]);
  return { row: row ?? null, groups };
}

/** The actor's permission to say where a discussion stands in the pool. */
export const permissionToPlace = ({ actor }: SignedInContext) => mayPlace.permission(actor, posts);

/** The statement that puts an open discussion into a group of the pool, or from one into another; it gives its id. */
export const place = ({ db, clock }: SignedInContext, postId: string, groupId: string, permission: Permission<"qa.place">) =>
  returning(
    db,
    sql`INSERT INTO ${qaPool} (post_id, group_id, created_at) SELECT post_id, ${groupId}, ${clock.now()} FROM ${posts}
    WHERE post_id = ${postId} AND kind = ${KIND} AND ${permission}
    ON CONFLICT (post_id) DO UPDATE SET group_id = excluded.group_id`,
    { postId: qaPool.postId },
  );

/** Runs it. @returns whether there was such a discussion; `group` when there is no such group */
export async function putInPool(
  ctx: SignedInContext,
  postId: string,
  groupId: string,
  permission: Permission<"qa.place">,
): Promise<boolean | "group"> {
  try {
    const [rows] = await ctx.db.batch([place(ctx, postId, groupId, permission)]);
    return rows.length === 1;
  } catch (failed) {
    if (reasonOf(failed).includes("FOREIGN KEY")) return "group";
    throw failed;
  }
}

/** Takes a discussion out of the pool. @returns whether it was in it */
export async function takeOutOfPool({ db }: SignedInContext, postId: string, permission: Permission<"qa.place">): Promise<boolean> {
  const isTheirs = sql`EXISTS (SELECT 1 FROM posts WHERE posts.post_id = ${qaPool.postId} AND ${permission})`;
  const rows = await db
    .delete(qaPool)
    .where(and(eq(qaPool.postId, postId), isTheirs))
    .returning({ postId: qaPool.postId });
  return rows.length === 1;
}
