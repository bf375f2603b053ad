/** What somebody wrote under their name and everybody may read: never what is anonymous, waits or was taken down. */
import { posts } from "@schema/posts";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { columns, eachOf } from "../../platform/db.server";

type Base = Pick<Context, "db">;

const namedBy = (authorId: string, kinds: readonly string[]): SQL | undefined =>
  and(
    eq(posts.authorId, authorId),
    eq(posts.status, "approved"),
    eq(posts.isAnonymous, false),
    sql`${posts.kind} IN (SELECT value FROM ${eachOf(kinds)})`,
  );

/** The statement for how many there are of each kind. */
export const namedCounts = ({ db }: Base, authorId: string, kinds: readonly string[]) =>
  db
    .select({ kind: posts.kind, count: sql<number>`count(*)`.as("count") })
    .from(posts)
    .where(namedBy(authorId, kinds))
    .groupBy(posts.kind);

/** The statement for the latest of them. */
export const latestNamed = ({ db }: Base, authorId: string, kinds: readonly string[], most: number) =>
  db
    .select(columns({ postId: posts.postId, kind: posts.kind, title: posts.title, createdAt: posts.createdAt }))
    .from(posts)
    .where(namedBy(authorId, kinds))
    .orderBy(desc(posts.key))
    .limit(most);
