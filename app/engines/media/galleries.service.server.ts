/**
 * Several pictures of one thing: adding, trying again, deleting, ordering. Whose thing it is and who may is known to its
 * feature, which opens the gallery for somebody; nothing here asks again.
 */

import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { requireSignedIn } from "../../platform/access/roles";
import type { Thing } from "../../platform/acts/acts";
import type { Context, SignedInContext } from "../../platform/context";
import * as repository from "./galleries.repository.server";
import { askForSizes, sweepDeleted, uploadImage } from "./images.service.server";
import { mediaErrors } from "./media.errors";
import type { PurposeName } from "./purposes";

export const { firstImage, firstImageOf, ownImages, pictureIn, readyImages, removeAllStatement } = repository;

/** The pictures of one thing, opened for somebody who may change them. */
export interface Gallery {
  subjectId: string;
  /** What its pictures are for, by the names that forms and programs use: `cover`. The first is meant when nothing is said. */
  types: Readonly<Record<string, PurposeName>>;
  /** Has to be true at the moment of each change: the thing is there, and theirs. */
  onlyIf?: SQL;
  /** Statements for the transaction of each change. They run even if it changes nothing, unless the first asks for `changes() > 0`. */
  alongside?: readonly BatchItem<"sqlite">[];
  /** It is somebody else's: acts are written down in the audit, with this as the type of their subject. */
  audited?: Thing;
}

/** A picture as it is sent. */
export interface PictureInput {
  image: Blob;
  /** One of the gallery's types. */
  type?: string;
  /** Its place among those of its type; the last if left out. */
  position?: number;
  /** Chosen by the caller: a repeat is answered with the picture that it brought before. */
  key?: string;
}

const purposesIn = ({ types }: Gallery) => Object.values(types);

/** The purpose that a name stands for. @throws unknownType */
function purposeFor({ types }: Gallery, type: string | undefined): PurposeName {
  const name = type ?? Object.keys(types)[0] ?? "";
  const purpose = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!purpose) throw mediaErrors.unknownType({ field: "image_type", types: Object.keys(types).join(", ") });
  return purpose;
}

type PictureAct = "add" | "retry" | "remove" | "order";

/** What goes with a change, right after it in its transaction. */
function companions(ctx: SignedInContext, { subjectId, alongside = [], audited }: Gallery, act: PictureAct, after: unknown) {
  const entry = audited && repository.auditIfChanged(ctx, { act: `images.${act}`, subjectType: audited, subjectId, after });
  return entry ? [entry, ...alongside] : alongside;
}

/** Makes one change. @returns whether there was something to change */
async function change(ctx: SignedInContext, gallery: Gallery, act: PictureAct, after: unknown, statement: BatchItem<"sqlite">) {
  const [changed] = await ctx.db.batch([statement, ...companions(ctx, gallery, act, after)]);
  return (changed as unknown[]).length > 0;
}

/**
 * Adds a picture; it is shown once the queue has drawn its sizes.
 * @returns its id
 * @throws what `uploadImage` throws; unknownType
 */
export async function addPicture(ctx: SignedInContext, gallery: Gallery, input: PictureInput): Promise<string> {
  requireSignedIn(ctx);
  const { image, type, position, key } = input;
  const { subjectId, onlyIf } = gallery;
  const purpose = purposeFor(gallery, type);
  const alongside = companions(ctx, gallery, "add", { purpose });
  return uploadImage(ctx, { purpose, subjectId }, image, { key, position, onlyIf, alongside });
}

const oneOf = (gallery: Gallery, imageId: string) => ({
  subjectId: gallery.subjectId,
  purposes: purposesIn(gallery),
  onlyIf: gallery.onlyIf,
  imageId,
});

/** Tries a failed picture again. @throws notFailed */
export async function retryPicture(ctx: SignedInContext, gallery: Gallery, imageId: string): Promise<void> {
  requireSignedIn(ctx);
  const statement = repository.retryStatement(ctx, oneOf(gallery, imageId));
  if (!(await change(ctx, gallery, "retry", { imageId }, statement))) throw mediaErrors.notFailed();
  await askForSizes(ctx, [imageId]);
}

/** Deletes a picture; its files go after the answer. @throws notFound */
export async function removePicture(ctx: SignedInContext, gallery: Gallery, imageId: string): Promise<void> {
  requireSignedIn(ctx);
  const statement = repository.removeStatement(ctx, oneOf(gallery, imageId));
  if (!(await change(ctx, gallery, "remove", { imageId }, statement))) throw mediaErrors.notFound();
  sweepSoon(ctx);
}

/** Puts the pictures of a type in an order; those that it doesn't name come after. @throws unknownType, notFound when there are none */
export async function orderPictures(
  ctx: SignedInContext,
  gallery: Gallery,
  { type, imageIds }: { type?: string; imageIds: readonly string[] },
): Promise<void> {
  requireSignedIn(ctx);
  const { subjectId, onlyIf } = gallery;
  const statement = repository.orderStatement(ctx, { subjectId, purpose: purposeFor(gallery, type), imageIds, onlyIf });
  if (!(await change(ctx, gallery, "order", { imageIds }, statement))) throw mediaErrors.notFound();
}

/** Removes the files of deleted pictures after the answer; the job does it if this fails. For whoever used `removeAllStatement`. */
export function sweepSoon(ctx: Context): void {
  ctx.waitUntil(sweepDeleted(ctx));
}
