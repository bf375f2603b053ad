/** The PDF of a post, as its row tells: `details.file`. Every change of it is one transaction. */
import { posts } from "@schema/posts";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { eachOf } from "../../platform/db.server";
import { dailyVisitor } from "../../platform/visits.server";
import type { PostFile } from "./collection";

type Base = Pick<Context, "db" | "clock">;

/** A PDF with where it lies in R2. */
export interface StoredFile extends PostFile {
  key: string;
}

/** Whether a row has a PDF. */
export const hasFile = sql`json_type(${posts.details}, '$.file') = 'object'`;
/** Details without the PDF. */
export const withoutFile = sql`json_remove(${posts.details}, '$.file')`;
/** What was rejected waits again once it is changed. */
export const afterChange = sql`iif(${posts.status} = 'rejected', 'waiting', ${posts.status})`;

/** The downloads of the PDF before it are its own. */
const asFile = (file: StoredFile) =>
  sql`json_patch(${JSON.stringify(file)}, json_object('downloads', coalesce(json_extract(${posts.details}, '$.file.downloads'), 0)))`;

/** New details that keep the row's PDF, take another one, or (null) none. */
export function detailsWith(details: Record<string, unknown>, file: StoredFile | null | undefined): SQL {
  const text = JSON.stringify(details);
  if (file === null) return sql`${text}`;
  if (file) return sql`json_set(${text}, '$.file', json(${asFile(file)}))`;
  return sql`iif(${hasFile}, json_set(${text}, '$.file', json(json_extract(${posts.details}, '$.file'))), ${text})`;
}

/** The statement that tells the key of a row's PDF, to stand before a change in its batch. */
export const fileKeyWhere = ({ db }: Pick<Context, "db">, where: SQL | undefined) =>
  db
    .select({ fileKey: sql<string | null>`json_extract(${posts.details}, '$.file.key')`.as("fileKey") })
    .from(posts)
    .where(where);

interface Own {
  kind: string;
  postId: string;
  authorId: string;
}

async function setDetails({ db, clock }: Base, { kind, postId, authorId }: Own, details: SQL, condition?: SQL) {
  const own = and(eq(posts.postId, postId), eq(posts.kind, kind), eq(posts.authorId, authorId), ne(posts.status, "deleted"));
  const where = and(own, condition);
  const [there, before, changed] = await db.batch([
    db.select({ postId: posts.postId }).from(posts).where(own),
    fileKeyWhere({ db }, where),
    db.update(posts).set({ details, updatedAt: clock.now(), status: afterChange }).where(where).returning({ postId: posts.postId }),
  ]);
  return { isThere: there.length === 1, isChanged: changed.length === 1, goneKey: before[0]?.fileKey ?? null };
}

/** Gives one's own post a PDF. @returns whether there was such a post, and the key of the PDF before */
export const setFile = (ctx: Base, own: Own, file: StoredFile) =>
  setDetails(ctx, own, sql`json_set(${posts.details}, '$.file', json(${asFile(file)}))`);

/** Takes the PDF of one's own post away, if a link remains. @returns whether there is such a post, whether it did, and the PDF's key */
export const dropFile = (ctx: Base, own: Own) =>
  setDetails(ctx, own, withoutFile, and(hasFile, sql`json_extract(${posts.details}, '$.link') IS NOT NULL`));

/** Counts a download, once a day for each person. */
export const countDownload = (ctx: Context, postId: string) =>
  dailyVisitor(ctx, `file:${postId}`, (isNew) =>
    ctx.db
      .update(posts)
      .set({
        details: sql`json_set(${posts.details}, '$.file.downloads', coalesce(json_extract(${posts.details}, '$.file.downloads'), 0) + 1)`,
      })
      .where(and(eq(posts.postId, postId), hasFile, isNew)),
  );

/** Which of these posts' PDFs are still theirs; deleted posts keep theirs until an instant. */
export async function keysInUse({ db }: Pick<Context, "db">, postIds: readonly string[], deletedSince: number): Promise<Set<string>> {
  const rows = await db.all<{ key: string }>(sql`SELECT json_extract(details, '$.file.key') AS key FROM posts
    WHERE post_id IN (SELECT value FROM ${eachOf(postIds)}) AND json_type(details, '$.file') = 'object'
      AND (status <> 'deleted' OR updated_at > ${deletedSince})`);
  return new Set(rows.map(({ key }) => key));
}
