/** Where the files of pictures lie: everything of one picture below its own id, so that they can go together. */
import type { Context } from "../../platform/context";
import type { DrawnSize } from "./draw";

type Base = Pick<Context, "env">;

const folderOf = (imageId: string) => `images/${imageId}/`;
const originalKey = (imageId: string) => `${folderOf(imageId)}original`;

/** The key of one size. */
export const sizeKey = (imageId: string, width: number | string) => `${folderOf(imageId)}${width}.webp`;

/** Keeps a picture as it was uploaded; it is never served. */
export async function putOriginal({ env }: Base, imageId: string, bytes: ArrayBuffer): Promise<void> {
  await env.BUCKET.put(originalKey(imageId), bytes);
}

/** The picture as it was uploaded; null when it isn't there. */
export async function getOriginal({ env }: Base, imageId: string): Promise<ArrayBuffer | null> {
  return (await (await env.BUCKET.get(originalKey(imageId)))?.arrayBuffer()) ?? null;
}

/** Whether the picture as it was uploaded is there. */
export const hasOriginal = async ({ env }: Base, imageId: string): Promise<boolean> =>
  (await env.BUCKET.head(originalKey(imageId))) !== null;

/** Removes the picture as it was uploaded; its sizes stay. */
export const removeOriginal = ({ env }: Base, imageId: string): Promise<void> => env.BUCKET.delete(originalKey(imageId));

/** Writes the sizes of a picture. */
export async function putSizes({ env }: Base, imageId: string, sizes: DrawnSize[]): Promise<void> {
  for (const { width, webp } of sizes) {
    await env.BUCKET.put(sizeKey(imageId, width), webp, { httpMetadata: { contentType: "image/webp" } });
  }
}

/** Removes everything of a picture; removing it twice changes nothing. */
export async function removeFiles({ env }: Base, imageId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await env.BUCKET.list({ prefix: folderOf(imageId), cursor });
    if (page.objects.length > 0) await env.BUCKET.delete(page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
