/**
 * PDFs of posts. A file is in R2 before its row names it and goes after the row has let go of it; what a dying Worker
 * leaves behind is found and removed by the daily job.
 */

import { requireSignedIn } from "../../platform/access/roles";
import { DAY, HOUR } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { withoutParameters } from "../../platform/errors/without-parameters";
import { attachment } from "../../platform/http/attachment";
import { newSecret } from "../../platform/ids";
import { takeAttempt } from "../../platform/limits.server";
import type { Collection } from "./collection";
import type { StoredFile } from "./files.repository.server";
import * as repository from "./files.repository.server";
import { pdfName, readPdf } from "./pdf";
import { postErrors } from "./posts.errors";

const FOLDER = "files/";
const UPLOADS = { max: 40, windowMs: HOUR };
/** A file that no row names may be one whose row is about to be written. */
const MINIMUM_AGE = HOUR;
/** Staff may restore a deleted post so long. */
const RESTORABLE = 30 * DAY;

/** Removes a file that nothing names any more; the daily job does it if this fails. */
export function removeLater({ env, waitUntil }: Context, key: string | null): void {
  if (key)
    waitUntil(
      env.BUCKET.delete(key).catch((failed) => console.warn("A file stays until the daily job", key, withoutParameters(failed).message)),
    );
}

/**
 * Keeps a PDF for a post while a use case writes it down; if that fails, the file goes again.
 * @throws what `readPdf` throws; tooManyAttempts; what `write` throws
 */
export async function withStored<T>(
  ctx: SignedInContext,
  postId: string,
  upload: File,
  write: (file: StoredFile) => Promise<T>,
): Promise<T> {
  const pdf = await readPdf(upload);
  await takeAttempt(ctx, `file:${ctx.actor.userId}`, UPLOADS);
  const file = { key: `${FOLDER}${postId}/${newSecret()}`, size: pdf.byteLength, name: pdfName(upload.name) };
  await ctx.env.BUCKET.put(file.key, pdf, { httpMetadata: { contentType: "application/pdf" } });
  try {
    return await write(file);
  } catch (failed) {
    removeLater(ctx, file.key);
    throw failed;
  }
}

const ownOf = ({ actor }: SignedInContext, { feature }: Collection, postId: string) => ({ kind: feature, postId, authorId: actor.userId });

/** Gives one's own post another PDF. @throws notFound; what `withStored` throws */
export async function replaceFile(ctx: SignedInContext, collection: Collection, postId: string, upload: File): Promise<void> {
  requireSignedIn(ctx);
  await withStored(ctx, postId, upload, async (file) => {
    const { isChanged, goneKey } = await repository.setFile(ctx, ownOf(ctx, collection, postId), file);
    if (!isChanged) throw postErrors.notFound();
    removeLater(ctx, goneKey);
  });
}

/** Takes the PDF of one's own post away. @throws notFound; linkOrFile when no link would remain, or there was nothing to take */
export async function removeFile(ctx: SignedInContext, collection: Collection, postId: string): Promise<void> {
  requireSignedIn(ctx);
  const { isThere, isChanged, goneKey } = await repository.dropFile(ctx, ownOf(ctx, collection, postId));
  if (!isThere) throw postErrors.notFound();
  if (!isChanged) throw postErrors.linkOrFile({ field: "link" });
  removeLater(ctx, goneKey);
}

/** Sends the PDF of a post that this reader may see, and counts it unless it is only looked at. @throws noFile */
export async function sendFile(ctx: Context, postId: string, file: StoredFile | undefined, isPreview: boolean): Promise<Response> {
  const object = file && (await ctx.env.BUCKET.get(file.key));
  if (!object) throw postErrors.noFile();
  if (!isPreview) ctx.afterReading((reader) => repository.countDownload(reader, postId));
  return new Response(object.body, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(object.size),
      "Content-Disposition": attachment(file.name),
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Removes files that no post names. @returns how many */
export async function sweepFiles(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  let removed = 0;
  let cursor: string | undefined;
  do {
    const page = await ctx.env.BUCKET.list({ prefix: FOLDER, cursor });
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < now - MINIMUM_AGE).map(({ key }) => key);
    const inUse = await repository.keysInUse(ctx, [...new Set(old.map((key) => key.split("/")[1] ?? ""))], now - RESTORABLE);
    const unused = old.filter((key) => !inUse.has(key));
    if (unused.length > 0) await ctx.env.BUCKET.delete(unused);
    removed += unused.length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return removed;
}
