/** The rows of pictures: every change of state is one conditional write. */
import { images } from "@schema/media";
import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "../context";
import type { ImageHeader } from "./header";
import type { ImageFailure } from "./media.errors";
import { isOnItsSide } from "./pixels";
import { type PurposeName, purposes } from "./purposes";

type Base = Pick<Context, "db" | "clock">;

/** Whose picture it is and what for. */
export interface Subject {
  purpose: PurposeName;
  subjectId: string;
}

export type ImageRow = typeof images.$inferSelect;

const of = ({ purpose, subjectId }: Subject) =>
  and(eq(images.subjectId, subjectId), eq(images.purpose, purpose), ne(images.status, "deleted"));

/** Writes a waiting picture. */
export async function insertImage(
  { db, clock, actor }: Base & Pick<Context, "actor">,
  { imageId, subject, header, bytes }: { imageId: string; subject: Subject; header: ImageHeader; bytes: number },
): Promise<void> {
  const now = clock.now();
  const { format, orientation, ...stored } = header;
  const size = isOnItsSide(orientation) ? { width: stored.height, height: stored.width } : stored;
  const row = { imageId, ...subject, format, ...size, bytes, uploadedBy: actor?.userId ?? null, createdAt: now, updatedAt: now };
  await db.insert(images).values(row);
}

/** A picture in whatever state, deleted ones too. */
export async function findImage({ db }: Pick<Context, "db">, imageId: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.imageId, imageId));
  return row ?? null;
}

/** The latest picture of a subject, as its owner sees it. */
export async function latestImage({ db }: Pick<Context, "db">, subject: Subject) {
  const [row] = await db
    .select({ imageId: images.imageId, status: images.status, failure: images.failure })
    .from(images)
    .where(of(subject))
    .orderBy(desc(images.key))
    .limit(1);
  return row ?? null;
}

/** The id of the latest ready picture of a subject, or NULL: for statements that write it down elsewhere. */
export const latestReady = ({ purpose, subjectId }: Subject) =>
  sql<string | null>`(SELECT image_id FROM images WHERE subject_id = ${subjectId} AND purpose = ${purpose} AND status = 'ready'
    ORDER BY key DESC LIMIT 1)`;

/**
 * Waiting → ready, with what depends on it, in one transaction; of a single kind those before it are deleted.
 * @returns whether it was this call that made it ready
 */
export async function markReady({ db, clock }: Base, row: ImageRow & Subject, alongside: BatchItem<"sqlite">[]): Promise<boolean> {
  const now = clock.now();
  const { widths, isSingle } = purposes[row.purpose];
  const newestReady = sql`(SELECT max(key) FROM images
    WHERE subject_id = ${row.subjectId} AND purpose = ${row.purpose} AND status = 'ready')`;
  const [won] = await db.batch([
    db
      .update(images)
      .set({ status: "ready", widths: [...widths], failure: null, updatedAt: now })
      .where(and(eq(images.imageId, row.imageId), eq(images.status, "waiting")))
      .returning({ imageId: images.imageId }),
    ...(isSingle ? [deletedWhere({ db, clock }, and(of(row), lt(images.key, newestReady)))] : []),
    ...alongside,
  ]);
  return won.length > 0;
}

/** Waiting → failed. */
export async function markFailed({ db, clock }: Base, imageId: string, failure: ImageFailure): Promise<void> {
  await db
    .update(images)
    .set({ status: "failed", failure, updatedAt: clock.now() })
    .where(and(eq(images.imageId, imageId), eq(images.status, "waiting")));
}

/** Failed → waiting, of this subject only. @returns whether it was */
export async function markWaiting({ db, clock }: Base, subject: Subject, imageId: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ status: "waiting", failure: null, updatedAt: clock.now() })
    .where(and(of(subject), eq(images.imageId, imageId), eq(images.status, "failed")))
    .returning({ imageId: images.imageId });
  return rows.length > 0;
}

function deletedWhere({ db, clock }: Base, which: ReturnType<typeof and>) {
  return db.update(images).set({ status: "deleted", updatedAt: clock.now() }).where(which).returning({ imageId: images.imageId });
}

/** Marks one picture as deleted, whatever its state. */
export async function markDeleted(ctx: Base, imageId: string): Promise<void> {
  await deletedWhere(ctx, eq(images.imageId, imageId));
}

/** Marks every picture of a subject as deleted, with what depends on it. @returns how many there were */
export async function markAllDeleted(ctx: Base, subject: Subject, alongside: BatchItem<"sqlite">[]): Promise<number> {
  const [gone] = await ctx.db.batch([deletedWhere(ctx, of(subject)), ...alongside]);
  return gone.length;
}

/** Pictures that have waited since before an instant; asking again soon doesn't find the same ones. */
export async function takeWaiting({ db, clock }: Base, before: number, most: number): Promise<string[]> {
  const due = db
    .select({ imageId: images.imageId })
    .from(images)
    .where(and(eq(images.status, "waiting"), lt(images.updatedAt, before)))
    .limit(most);
  const rows = await db
    .update(images)
    .set({ updatedAt: clock.now() })
    .where(and(inArray(images.imageId, due), eq(images.status, "waiting")))
    .returning({ imageId: images.imageId });
  return rows.map(({ imageId }) => imageId);
}

/** Deleted pictures whose rows are still there. */
export async function findDeleted({ db }: Pick<Context, "db">, most: number): Promise<string[]> {
  const rows = await db.select({ imageId: images.imageId }).from(images).where(eq(images.status, "deleted")).limit(most);
  return rows.map(({ imageId }) => imageId);
}

/** Forgets a deleted picture whose files are gone. */
export async function forgetImage({ db }: Pick<Context, "db">, imageId: string): Promise<void> {
  await db.delete(images).where(and(eq(images.imageId, imageId), eq(images.status, "deleted")));
}
