/** Pictures of posts, in collections that have them. */

import { requireSignedIn } from "../../platform/access/roles";
import { DAY } from "../../platform/clock";
import type { Context, SignedInContext } from "../../platform/context";
import { type Gallery, ownImages, sweepSoon } from "../media/galleries.service.server";
import type { OwnImage } from "../media/image";
import type { Collection } from "./collection";
import { type CollectionWithPictures, hasPictures, postGallery, removeForgotten } from "./pictures.repository.server";
import { postErrors } from "./posts.errors";
import { type PostView, readEditable, readPostWith } from "./posts.service.server";
import { type RelatedPost, relatedFrom, relatedTo } from "./related.repository.server";

/** Staff may restore a deleted post so long. */
const RESTORABLE = 30 * DAY;

/** One post with what is like it, and its pictures: those that are ready, and for whoever may change it all of them. @throws notFound */
export async function readPostWithPictures(
  ctx: Context,
  collection: Collection,
  postId: string,
): Promise<{ post: PostView; images: OwnImage[]; related: RelatedPost[] }> {
  const statement = relatedTo(ctx, collection, postId);
  if (!hasPictures(collection)) {
    const { post, beside } = await readPostWith(ctx, collection, postId, [statement]);
    return { post, images: [], related: relatedFrom(beside[0]) };
  }
  const pictures = ownImages(ctx, { subjectId: postId, purposes: [collection.pictures] });
  const { post, beside } = await readPostWith(ctx, collection, postId, [statement, pictures]);
  const [related, images] = beside;
  return { post, images: post.canEdit ? images : images.filter(({ status }) => status === "ready"), related: relatedFrom(related) };
}

/** The same of a post that this person may change. @throws notFound, notYours */
export async function readEditableWithPictures(ctx: SignedInContext, collection: Collection, postId: string) {
  const found = await readPostWithPictures(ctx, collection, postId);
  if (!found.post.canEdit) throw postErrors.notYours();
  return found;
}

/** Opens a post's gallery for its author or for staff. @throws notFound, notYours */
export async function openPostGallery(ctx: SignedInContext, collection: CollectionWithPictures, postId: string): Promise<Gallery> {
  requireSignedIn(ctx);
  const { isMine } = await readEditable(ctx, collection, postId);
  return postGallery(ctx, collection, postId, isMine);
}

/** Removes the pictures of posts that nobody can restore any more. @returns how many */
export async function sweepPictures(ctx: Context, collections: readonly Collection[]): Promise<number> {
  let removed = 0;
  for (const each of collections.filter(hasPictures)) removed += await removeForgotten(ctx, each, ctx.clock.now() - RESTORABLE);
  if (removed > 0) sweepSoon(ctx);
  return removed;
}
