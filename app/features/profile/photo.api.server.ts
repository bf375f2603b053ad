/** One's own photo for programs. */
import { z } from "zod";
import { MAX_FORM_BYTES } from "~/engines/media/limits";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { photoUpload } from "./photo.schemas";
import { removePhoto, uploadPhoto } from "./photo.service.server";

const upload = endpoint({
  method: "PUT",
  path: "/profile/me/photo",
  access: "user",
  summary: "Upload one's photo: JPEG, PNG or WebP, at most 5 MB and 50 megapixels; it is shown once it is ready",
  form: photoUpload,
  response: z.object({ image_id: z.string(), status: z.literal("waiting") }),
  status: 202,
  maxBytes: MAX_FORM_BYTES,
  handler: async ({ form }, ctx) => ({ image_id: await uploadPhoto(ctx, form.image), status: "waiting" as const }),
});

const remove = endpoint({
  method: "DELETE",
  path: "/profile/me/photo",
  access: "user",
  summary: "Remove one's photo",
  response: z.object({ ok: z.literal(true) }),
  async handler(_, ctx) {
    await removePhoto(ctx);
    return { ok: true as const };
  },
});

export const photoEndpoints = endpointsFor("apps that show somebody their account", [upload, remove]);
