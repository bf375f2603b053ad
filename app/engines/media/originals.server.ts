/** Removes pictures as they were uploaded once their uploader is gone: the file may tell where and with what it was taken. */
import { images } from "@schema/media";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { removeOriginal } from "./files.server";

/** One run takes so many at most; the next goes on. */
const A_RUN = 100;

/** The daily job. Sizes that readers see stay; what is still being drawn waits for the next run. @returns how many */
export async function removeUnownedOriginals(ctx: Context): Promise<number> {
  const { db, clock } = ctx;
  const unowned = await db
    .select({ imageId: images.imageId })
    .from(images)
    .where(and(isNull(images.uploadedBy), isNull(images.originalRemovedAt), inArray(images.status, ["ready", "failed"])))
    .orderBy(asc(images.key))
    .limit(A_RUN);
  for (const { imageId } of unowned) {
    await removeOriginal(ctx, imageId);
    await db.update(images).set({ originalRemovedAt: clock.now() }).where(eq(images.imageId, imageId));
  }
  return unowned.length;
}
