/** One's own photo: uploading, watching it become ready, trying again, removing. */

import { deleteImages, latestImage, retryImage, uploadImage } from "~/engines/media/images.service.server";
import type { Context, SignedInContext } from "~/platform/context";
import { refreshPhoto } from "./photo.repository.server";

const photoOf = (userId: string) => ({ purpose: "profile-photo", subjectId: userId }) as const;

/** The statement that goes with a photo's becoming ready. */
export const photoIsLatest = (ctx: Context, userId: string) => refreshPhoto(ctx, userId);

/** What is shown now, and how far the latest upload got. */
export async function readPhoto(ctx: SignedInContext) {
  const { userId, name, photoId } = ctx.actor;
  return { userId, name, photoId, latest: await latestImage(ctx, photoOf(userId)) };
}

/** Takes a new photo; the present one stays until it is ready. @throws what `uploadImage` throws */
export const uploadPhoto = (ctx: SignedInContext, file: Blob): Promise<string> => uploadImage(ctx, photoOf(ctx.actor.userId), file);

/** Tries a failed photo again. @throws media.notFailed */
export const retryPhoto = (ctx: SignedInContext, imageId: string) => retryImage(ctx, photoOf(ctx.actor.userId), imageId);

/** Removes the photo, and whatever is on its way to become one. @throws media.notFound */
export const removePhoto = (ctx: SignedInContext) => deleteImages(ctx, photoOf(ctx.actor.userId), [refreshPhoto(ctx, ctx.actor.userId)]);
