/**
 * Pictures that people upload. The row is written before the first file and goes after the last one, so no file is
 * ever without a row that leads to it. The queue draws the sizes; pages show how far it got.
 */
import type { BatchItem } from "drizzle-orm/batch";
import { HOUR, MINUTE } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { withoutParameters } from "../../platform/errors/without-parameters";
import { derivedId, newId } from "../../platform/ids";
import { takeAttempt } from "../../platform/limits.server";
import type { Codecs, LoadCodecs } from "./codecs";
import { type DrawnSize, drawSizes } from "./draw";
import * as files from "./files.server";
import { readHeader } from "./header";
import type { ImageRow, Placing, Subject } from "./images.repository.server";
import * as repository from "./images.repository.server";
import { MAX_IMAGE_BYTES } from "./limits";
import { mediaErrors } from "./media.errors";
import { type PurposeName, purposeOf, purposes } from "./purposes";

/** An event takes twenty-three at once, and somebody prepares several. */
const UPLOADS = { max: 120, windowMs: HOUR };
/** What has waited so long has lost its message. */
const RETRY_AFTER = 5 * MINUTE;
/** One run of the job takes so many at most; the next goes on. */
const A_RUN = 100;

export const latestImage = repository.latestImage;
export const latestReady = repository.latestReady;

/** A message that doesn't go out is sent by the job later. */
export async function askForSizes({ env }: Context, imageIds: string[]): Promise<void> {
  try {
    await env.IMAGE_JOBS.sendBatch(imageIds.map((imageId) => ({ body: { kind: "image" as const, imageId } })));
  } catch (failed) {
    console.warn("Pictures wait for the next run of the job", imageIds, withoutParameters(failed).message);
  }
}

export interface UploadOptions extends Placing {
  /** Chosen by the caller: a repeat with the same key is answered with the picture that it brought before. */
  key?: string;
}

/** A picture that has come before: whatever of it didn't arrive then is made up for. @throws gone when it was deleted since */
async function resume(ctx: Context, row: ImageRow, subject: Subject, bytes: ArrayBuffer): Promise<string> {
  const { imageId, status } = row;
  if (status === "deleted") throw mediaErrors.gone();
  if (status === "ready" || (await files.hasOriginal(ctx, imageId))) return imageId;
  await files.putOriginal(ctx, imageId, bytes);
  await repository.markWaiting(ctx, subject, imageId);
  await askForSizes(ctx, [imageId]);
  return imageId;
}

/** Why a picture wasn't written. */
function refusal({ purpose }: Subject, count: number) {
  const { most } = purposeOf(purpose);
  return count >= most && most > 1 ? mediaErrors.tooMany({ field: "image", most }) : mediaErrors.notFound();
}

/**
 * Keeps a picture and lets the queue draw its sizes.
 * @returns its id
 * @throws what `readHeader` throws; tooManyAttempts; tooMany when the subject has as many as it may; notFound when
 * `onlyIf` doesn't hold; gone; what storage throws, after the picture has been given up: with a key it may be repeated
 */
export async function uploadImage(
  ctx: SignedInContext,
  subject: Subject,
  file: Blob,
  { key, ...placing }: UploadOptions = {},
): Promise<string> {
  if (file.size > MAX_IMAGE_BYTES) throw mediaErrors.tooLarge({ field: "image", megabytes: MAX_IMAGE_BYTES / 1024 / 1024 });
  const bytes = await file.arrayBuffer();
  const header = readHeader(bytes);
  const imageId = key ? await derivedId("image", `${subject.purpose} ${subject.subjectId} ${key}`) : newId("image", ctx.clock.now());
  const known = key ? await repository.findImage(ctx, imageId) : null;
  if (known) return resume(ctx, known, subject, bytes);
  await takeAttempt(ctx, `image:${ctx.actor.userId}`, UPLOADS);
  const { isNew, row, count } = await repository.insertImage(ctx, { imageId, subject, header, bytes: bytes.byteLength }, placing);
  if (!isNew && row) return resume(ctx, row, subject, bytes);
  if (!isNew) throw refusal(subject, count);
  try {
    await files.putOriginal(ctx, imageId, bytes);
  } catch (failed) {
    await (key ? repository.markFailed(ctx, imageId, "missing") : repository.markDeleted(ctx, imageId));
    throw failed;
  }
  await askForSizes(ctx, [imageId]);
  return imageId;
}

/** Statements that are right with a picture's becoming ready, by purpose; they go into the same transaction. */
export type WhenReady = Partial<Record<PurposeName, (ctx: Context, subjectId: string) => BatchItem<"sqlite">[]>>;

const isKnown = (row: ImageRow): row is ImageRow & Subject => row.purpose in purposes;

async function draw(codecs: Codecs, original: ArrayBuffer, purpose: PurposeName): Promise<DrawnSize[] | null> {
  try {
    return await drawSizes(codecs, original, purposes[purpose]);
  } catch (failed) {
    console.warn("A picture can't be read", failed);
    return null;
  }
}

/**
 * What the queue does with its message. Delivered twice it writes once; a picture that can't be read has failed for
 * good, and what storage or database throw goes on to the queue, which tries again. An attempt is counted before it
 * begins, because a Worker that is killed can't count; the next delivery finds the count.
 */
export async function processImage(ctx: Context, imageId: string, loadCodecs: LoadCodecs, whenReady: WhenReady): Promise<void> {
  const row = await repository.findImage(ctx, imageId);
  if (!row || row.status === "deleted") return files.removeFiles(ctx, imageId);
  if (row.status !== "waiting" || !isKnown(row)) return;
  const original = await files.getOriginal(ctx, imageId);
  if (!original) return repository.markFailed(ctx, imageId, "missing");
  const codecs = await loadCodecs();
  if (!(await repository.beginAttempt(ctx, imageId))) return giveUp(ctx, imageId);
  const sizes = await draw(codecs, original, row.purpose);
  if (!sizes) return repository.markFailed(ctx, imageId, "unreadable");
  try {
    await files.putSizes(ctx, imageId, sizes);
    const isOurs = await repository.markReady(ctx, row, whenReady[row.purpose]?.(ctx, row.subjectId) ?? []);
    if (!isOurs) await removeIfDeleted(ctx, imageId);
  } catch (failed) {
    await repository.forgiveAttempt(ctx, imageId);
    throw failed;
  }
}

/** @throws when another delivery may still draw it: the queue asks again later */
async function giveUp(ctx: Context, imageId: string): Promise<void> {
  if (await repository.giveUp(ctx, imageId)) return;
  const row = await repository.findImage(ctx, imageId);
  if (row?.status === "waiting") throw new Error("Another delivery may still draw this picture");
  await removeIfDeleted(ctx, imageId);
}

/** Somebody deleted the picture while its sizes were drawn. */
async function removeIfDeleted(ctx: Context, imageId: string): Promise<void> {
  const row = await repository.findImage(ctx, imageId);
  if (!row || row.status === "deleted") await files.removeFiles(ctx, imageId);
}

/** Marks a picture that the queue gave up on. */
export const abandonImage = (ctx: Context, imageId: string) => repository.markFailed(ctx, imageId, "abandoned");

/** Tries a failed picture again. @throws notFailed */
export async function retryImage(ctx: Context, subject: Subject, imageId: string): Promise<void> {
  if (!(await repository.markWaiting(ctx, subject, imageId))) throw mediaErrors.notFailed();
  await askForSizes(ctx, [imageId]);
}

/**
 * Deletes every picture of a subject; its files go after the answer.
 * @param alongside statements for the same transaction
 * @throws notFound when there is none
 */
export async function deleteImages(ctx: Context, subject: Subject, alongside: BatchItem<"sqlite">[]): Promise<void> {
  if ((await repository.markAllDeleted(ctx, subject, alongside)) === 0) throw mediaErrors.notFound();
  ctx.waitUntil(sweepDeleted(ctx));
}

/** Sends those again whose message was lost. @returns how many */
export async function resendWaiting(ctx: Context): Promise<number> {
  const due = await repository.takeWaiting(ctx, ctx.clock.now() - RETRY_AFTER, A_RUN);
  if (due.length > 0) await askForSizes(ctx, due);
  return due.length;
}

/** Removes the files and then the rows of deleted pictures. @returns how many */
export async function sweepDeleted(ctx: Context): Promise<number> {
  const deleted = await repository.findDeleted(ctx, A_RUN);
  for (const imageId of deleted) {
    await files.removeFiles(ctx, imageId);
    await repository.forgetImage(ctx, imageId);
  }
  return deleted.length;
}
