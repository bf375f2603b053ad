/** The rows of pictures: every change of state is one conditional write. */
import { images } from "@schema/media";
import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "../../platform/context";
import { returning } from "../../platform/db.server";
import type { ImageHeader } from "./image-header";
import { LONGEST_ATTEMPT, MAX_ATTEMPTS } from "./limits";
import type { ImageFailure } from "./media.errors";
import { isOnItsSide } from "./pixels";
import { isSingle, type PurposeName, purposeOf } from "./purposes";

type Base = Pick<Context, "db" | "clock">;

/** Whose picture it is and what for. */
export interface Subject {
  purpose: PurposeName;
  subjectId: string;
}

export type ImageRow = typeof images.$inferSelect;

const of = ({ purpose, subjectId }: Subject) =>
  and(eq(images.subjectId, subjectId), eq(images.purpose, purpose), ne(images.status, "deleted"));

/** How a picture is written. */
export interface Placing {
  /** Its place among those of its kind; the last if left out. */
  position?: number;
  /** What else has to be true. */
  onlyIf?: SQL;
  /** Statements for the same transaction, right after it. */
  alongside?: readonly BatchItem<"sqlite">[];
}

interface NewImage {
  imageId: string;
  subject: Subject;
  header: ImageHeader;
  bytes: number;
}

/**
 * Writes a waiting picture, unless its id is taken, the subject has as many as it may, or `onlyIf` doesn't hold.
 * @returns whether it did; the row that has the id now; how many of its kind the subject has
 */
export async function insertImage(
  { db, clock, actor }: Base & Pick<Context, "actor">,
  { imageId, subject, header: { format, orientation, ...stored }, bytes }: NewImage,
  { position, onlyIf = sql`1`, alongside = [] }: Placing,
) {
  const now = clock.now();
  const { purpose, subjectId } = subject;
  const { width, height } = isOnItsSide(orientation) ? { width: stored.height, height: stored.width } : stored;
  const theirs = sql`FROM ${images} WHERE subject_id = ${subjectId} AND purpose = ${purpose} AND status <> 'deleted'`;
  const hasRoom = isSingle(purpose) ? sql`1` : sql`(SELECT count(*) ${theirs}) < ${purposeOf(purpose).most}`;
  const insert = returning(
    db,
    sql`INSERT INTO ${images} (image_id, purpose, subject_id, uploaded_by, position, format, bytes, width, height, created_at, updated_at)
      SELECT ${imageId}, ${purpose}, ${subjectId}, ${actor?.userId ?? null},
        coalesce(${position ?? null}, (SELECT max(position) + 1 ${theirs}), 0), ${format}, ${bytes}, ${width}, ${height}, ${now}, ${now}
      WHERE ${hasRoom} AND ${onlyIf} ON CONFLICT (image_id) DO NOTHING`,
    { imageId: images.imageId },
  );
  const [inserted, ...rest] = await db.batch([
    insert,
    ...alongside,
    db.select().from(images).where(eq(images.imageId, imageId)),
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(images)
      .where(of(subject)),
  ]);
  const [rows, counted] = rest.slice(-2) as [ImageRow[], { count: number }[]];
  return { isNew: inserted.length > 0, row: rows[0] ?? null, count: counted[0]?.count ?? 0 };
}

/** A picture in whatever state, deleted ones too. */
export async function findImage({ db }: Pick<Context, "db">, imageId: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.imageId, imageId));
  return row ?? null;
}

/** The statement for the latest picture of a subject, as its owner sees it. */
export const latestImage = ({ db }: Pick<Context, "db">, subject: Subject) =>
  db
    .select({ imageId: images.imageId, status: images.status, failure: images.failure, attempts: images.attempts })
    .from(images)
    .where(of(subject))
    .orderBy(desc(images.key))
    .limit(1);

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
  const newestReady = sql`(SELECT max(key) FROM images
    WHERE subject_id = ${row.subjectId} AND purpose = ${row.purpose} AND status = 'ready')`;
  const [won] = await db.batch([
    db
      .update(images)
      .set({ status: "ready", widths: [...purposeOf(row.purpose).widths], failure: null, updatedAt: now })
      .where(and(eq(images.imageId, row.imageId), eq(images.status, "waiting")))
      .returning({ imageId: images.imageId }),
    ...(isSingle(row.purpose) ? [deletedWhere({ db, clock }, and(of(row), lt(images.key, newestReady)))] : []),
    ...alongside,
  ]);
  return won.length > 0;
}

/** Counts another attempt at a waiting picture. @returns whether there may be one */
export async function beginAttempt({ db, clock }: Base, imageId: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ attempts: sql`${images.attempts} + 1`, updatedAt: clock.now() })
    .where(and(eq(images.imageId, imageId), eq(images.status, "waiting"), lt(images.attempts, MAX_ATTEMPTS)))
    .returning({ imageId: images.imageId });
  return rows.length > 0;
}

/** Takes an attempt back that the picture wasn't to blame for. */
export async function forgiveAttempt({ db }: Base, imageId: string): Promise<void> {
  await db
    .update(images)
    .set({ attempts: sql`${images.attempts} - 1` })
    .where(and(eq(images.imageId, imageId), gt(images.attempts, 0)));
}

/** Waiting → failed. */
export async function markFailed({ db, clock }: Base, imageId: string, failure: ImageFailure): Promise<void> {
  await db
    .update(images)
    .set({ status: "failed", failure, updatedAt: clock.now() })
    .where(and(eq(images.imageId, imageId), eq(images.status, "waiting")));
}

/** Waiting → failed, unless the last attempt may still be under way. @returns whether it is failed now */
export async function giveUp({ db, clock }: Base, imageId: string): Promise<boolean> {
  const now = clock.now();
  const rows = await db
    .update(images)
    .set({ status: "failed", failure: "tooHard", updatedAt: now })
    .where(and(eq(images.imageId, imageId), eq(images.status, "waiting"), lt(images.updatedAt, now - LONGEST_ATTEMPT)))
    .returning({ imageId: images.imageId });
  return rows.length > 0;
}

/** Failed → waiting, of this subject only, unless it was tried too often. @returns whether it was */
export async function markWaiting({ db, clock }: Base, subject: Subject, imageId: string): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ status: "waiting", failure: null, updatedAt: clock.now() })
    .where(and(of(subject), eq(images.imageId, imageId), eq(images.status, "failed"), lt(images.attempts, MAX_ATTEMPTS)))
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
