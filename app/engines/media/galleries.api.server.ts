/** The endpoints of a thing's pictures, and how answers tell of them. */
import { z } from "zod";
import type { SignedInContext } from "../../platform/context";
import { idField } from "../../platform/forms/fields";
import { type Endpoint, endpoint, endpointsFor } from "../../platform/http/endpoint";
import type { Access } from "../../platform/pages/page";
import { pictureOrder, pictureUpload } from "./galleries.schemas";
import { addPicture, type Gallery, orderPictures, removePicture, retryPicture } from "./galleries.service.server";
import { imageFiles, type OwnImage, type ReadyImage } from "./image";
import { MAX_FORM_BYTES } from "./limits";

/** A picture in an answer. */
export const imageAnswer = z.object({
  image_id: z.string(),
  purpose: z.string(),
  status: z.enum(["waiting", "ready", "failed"]),
  failure: z.string().nullable(),
  image_url: z.string().nullable().describe("The largest file, a WebP; null until it is ready."),
  files: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })).describe("Every size, widest first."),
});

/** A picture as answers tell of it. */
export function imageAnswerOf(image: ReadyImage & Partial<OwnImage>): z.input<typeof imageAnswer> {
  const { imageId, purpose, status = "ready", failure = null } = image;
  const files = status === "ready" ? imageFiles(image).map(({ address: url, width, height }) => ({ url, width, height })) : [];
  return { image_id: imageId, purpose, status, failure, image_url: files[0]?.url ?? null, files };
}

interface GalleryEndpoints {
  /** Of the thing, with one parameter: `/advert/:post_id`. The endpoints are at `<path>/image…`. */
  path: string;
  access: Exclude<Access, "public" | "guest">;
  /** What it is, for the API reference: `an advert`. */
  what: string;
  /** Opens the gallery of the thing with this id. @throws when this person may not change it */
  open(ctx: SignedInContext, subjectId: string): Promise<Gallery>;
}

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

/** Add, delete, try again, put in order. */
export function galleryEndpoints({ path, access: given, what, open }: GalleryEndpoints): Endpoint[] {
  const [, name = ""] = /:(\w+)$/.exec(path) ?? [];
  const access = given as "user";
  const subject = z.object({ [name]: idField() });
  const one = z.object({ [name]: idField(), image_id: idField() });
  const gallery = (ctx: SignedInContext, params: Record<string, string>) => open(ctx, params[name] ?? "");
  const add = endpoint({
    method: "POST",
    path: `${path}/image`,
    access,
    summary: `Add a picture to ${what}: JPEG, PNG or WebP, at most 5 MB and 50 megapixels; it is shown once it is ready`,
    params: subject,
    form: pictureUpload,
    response: z.object({ image_id: z.string() }),
    status: 202,
    maxBytes: MAX_FORM_BYTES,
    async handler({ params, form: { image, image_type: type, image_order: position, key } }, ctx) {
      return { image_id: await addPicture(ctx, await gallery(ctx, params), { image, type, position, key }) };
    },
  });
  const remove = endpoint({
    method: "DELETE",
    path: `${path}/image/:image_id`,
    access,
    summary: `Delete a picture of ${what}`,
    params: one,
    response: done,
    async handler({ params }, ctx) {
      await removePicture(ctx, await gallery(ctx, params as Record<string, string>), String(params.image_id));
      return ok;
    },
  });
  const retry = endpoint({
    method: "POST",
    path: `${path}/image/:image_id/retry`,
    access,
    summary: `Try a picture of ${what} again whose preparation failed`,
    params: one,
    response: done,
    async handler({ params }, ctx) {
      await retryPicture(ctx, await gallery(ctx, params as Record<string, string>), String(params.image_id));
      return ok;
    },
  });
  const order = endpoint({
    method: "PUT",
    path: `${path}/image-order`,
    access,
    summary: `Put the pictures of ${what} in an order; those that it doesn't name come after`,
    params: subject,
    body: pictureOrder,
    response: done,
    async handler({ params, body: { image_type: type, image_ids: imageIds } }, ctx) {
      await orderPictures(ctx, await gallery(ctx, params), { type, imageIds });
      return ok;
    },
  });
  return [add, ...endpointsFor("apps that send pictures", [remove, retry, order])];
}
