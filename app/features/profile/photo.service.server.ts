/** One's own photo: uploading, watching it become ready, trying again, removing. */
import { deleteImages, latestImage, retryImage, uploadImage } from "~/engines/media/images.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { publicPartsOf, refreshPhoto } from "./photo.repository.server";

/** @throws needsSignIn */
const photoOf = (ctx: SignedInContext) => ({ purpose: "profile-photo", subjectId: requireSignedIn(ctx).actor.userId }) as const;

/** The statement that goes with a photo's becoming ready. */
export const photoIsLatest = (ctx: Context, userId: string) => refreshPhoto(ctx, userId);

/** What is shown now, whether others see it, and how far the latest upload got. */
export async function readPhoto(ctx: SignedInContext) {
  const { userId, name, photoId } = ctx.actor;
  const [[latest = null], [shown]] = await ctx.db.batch([latestImage(ctx, photoOf(ctx)), publicPartsOf(ctx, userId)]);
  return { userId, name, photoId, isPublic: shown?.parts.includes("photo") ?? false, latest };
}

/** Takes a new photo; the present one stays until it is ready. @throws what `uploadImage` throws */
export async function uploadPhoto(ctx: SignedInContext, file: Blob): Promise<string> {
  return uploadImage(ctx, photoOf(ctx), file);
}

/** Tries a failed photo again. @throws media.notFailed */
export async function retryPhoto(ctx: SignedInContext, imageId: string): Promise<void> {
  await retryImage(ctx, photoOf(ctx), imageId);
}

/** Removes the photo, and whatever is on its way to become one. @throws media.notFound */
export async function removePhoto(ctx: SignedInContext): Promise<void> {
  await deleteImages(ctx, photoOf(ctx), [refreshPhoto(ctx, ctx.actor.userId)]);
}
