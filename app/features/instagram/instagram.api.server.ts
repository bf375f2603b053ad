/** Posts of the Instagram account for programs of staff; the same use cases as the pages. */
import { z } from "zod";
import { galleryEndpoints, imageAnswer, imageAnswerOf } from "~/engines/media/galleries.api.server";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { instagramLink } from "./instagram.rules";
import { instagramFilters, instagramSchema } from "./instagram.schemas";
import * as service from "./instagram.service.server";

const params = z.object({ post_id: idField() });
const done = z.object({ ok: z.literal(true) });

const instagramItem = z.object({
  post_id: z.string(),
  shortcode: z.string(),
  caption: z.string(),
  posted_on: z.string(),
  link: z.string(),
  version: z.number().describe("To be sent back with a change."),
  picture: imageAnswer.nullable(),
});

const list = endpoint({
  method: "GET",
  path: "/instagram",
  access: "moderator",
  summary: "Posts of the Instagram account, the latest first; `next_before` leads to older ones",
  query: instagramFilters.omit({ edit: true }),
  response: z.object({ posts: z.array(instagramItem), next_before: z.string().nullable() }),
  async handler({ query }, ctx) {
    const { items, nextBefore } = await service.listInstagramPosts(ctx, query);
    const posts = items.map(({ postId, shortcode, caption, postedOn, version, picture }) => ({
      post_id: postId,
      shortcode,
      caption,
      posted_on: postedOn,
      link: instagramLink(shortcode),
      version,
      picture: picture && imageAnswerOf(picture),
    }));
    return { posts, next_before: nextBefore ?? null };
  },
});

const add = endpoint({
  method: "POST",
  path: "/admin/instagram",
  access: "admin",
  summary: "Add a post of the Instagram account",
  status: 201,
  body: instagramSchema.omit({ version: true }),
  response: z.object({ post_id: z.string() }),
  handler: async ({ body }, ctx) => ({ post_id: await service.addInstagramPost(ctx, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/instagram/:post_id",
  access: "admin",
  summary: "Change a post of the Instagram account; refused when somebody else changed it since the version that was read",
  params,
  body: instagramSchema,
  response: done,
  async handler({ params: { post_id }, body }, ctx) {
    await service.editInstagramPost(ctx, post_id, body);
    return { ok: true as const };
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/admin/instagram/:post_id",
  access: "admin",
  summary: "Delete a post of the Instagram account with its picture",
  params,
  response: done,
  async handler({ params: { post_id } }, ctx) {
    await service.deleteInstagramPost(ctx, post_id);
    return { ok: true as const };
  },
});

const pictures = galleryEndpoints({
  path: "/admin/instagram/:post_id",
  access: "admin",
  what: "a post of the Instagram account",
  open: service.openInstagramGallery,
});

export const instagramEndpoints = [...endpointsFor("a program that copies the account's posts", [list, add, edit, remove]), ...pictures];
