/** How far somebody has read in a thread, and what came after. */
import { posts } from "@schema/posts";
import { replies, threadReads } from "@schema/thread";
import { and, eq, sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { threads } from "./thread.collection";

/** The statement for the key of the last reply that this person saw in a thread; no row where they never looked. */
export const readUpTo = ({ db, actor }: SignedInContext, postId: string) =>
  db
    .select({ seenKey: threadReads.seenKey })
    .from(threadReads)
    .where(and(eq(threadReads.userId, actor.userId), eq(threadReads.postId, postId)));

/** Remembers that somebody saw a thread up to a reply; what was seen before is never taken back. @param seenKey its key; 0 for none */
export async function markRead({ db, actor }: SignedInContext, postId: string, seenKey: number): Promise<void> {
  await db.run(sql`INSERT INTO ${threadReads} (user_id, post_id, seen_key) VALUES (${actor.userId}, ${postId}, ${seenKey})
    ON CONFLICT (user_id, post_id) DO UPDATE SET seen_key = excluded.seen_key WHERE excluded.seen_key > thread_reads.seen_key`);
}

/** New replies are counted up to this many. */
const MOST_NEW = 99;

/**
 * How many open replies of an open thread others wrote after a key; null where there is no such thread. Reads the thread's row
 * and one for each new reply.
 */
export async function countNewer({ db }: Pick<Context, "db">, readerId: string, postId: string, after: number): Promise<number | null> {
  const [rows] = await db.batch([
    rawStatement<{ count: number }>(
      db,
      sql`SELECT (SELECT count(*) FROM (SELECT 1 FROM ${replies} AS r WHERE r.post_id = p.post_id AND r.key > ${after}
          AND +r.status = 'approved' AND r.author_id IS NOT ${readerId} LIMIT ${MOST_NEW})) AS count
        FROM ${posts} AS p WHERE p.post_id = ${postId} AND p.kind = ${threads.feature} AND p.status = 'approved'`,
    ),
  ]);
  return rows[0]?.count ?? null;
}
