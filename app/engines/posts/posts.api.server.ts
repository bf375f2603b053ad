/** The endpoints that every collection has below `/api/v1/<feature>`. */
import { z } from "zod";
import type { SignedInContext } from "../../platform/context";
import { idField } from "../../platform/forms/fields";
import { type Endpoint, endpoint, endpointsFor } from "../../platform/http/endpoint";
import { imageAnswer, imageAnswerOf } from "../media/galleries.api.server";
import type { OwnImage } from "../media/image";
import type { Collection } from "./collection";
import { postFilters } from "./filters";
import { readPostWithPictures } from "./pictures.service.server";
import * as service from "./posts.service.server";
import { type PostInput, postEditSchema, postSchema } from "./schema";

const postAnswer = z.object({
  post_id: z.string(),
  title: z.string(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  author: z.object({ name: z.string(), user_name: z.string() }).nullable().describe("Null when it is unnamed, or the reader is a guest."),
  mine: z.boolean(),
  like_count: z.number(),
  reply_count: z.number(),
  closed_at: z.number().nullable(),
  relevant_at: z.number().nullable(),
  created_at: z.number(),
  updated_at: z.number().describe("To be sent back with a change."),
  image: imageAnswer.nullable().optional().describe("In lists of posts with pictures: the first."),
  images: z
    .array(imageAnswer)
    .optional()
    .describe("Of a post with pictures: all in their order; those that aren't ready for its author alone."),
});

const answerOf = ({ author, ...post }: service.PostView) => ({
  post_id: post.postId,
  title: post.title,
  text: post.text,
  details: post.details,
  author: author && { name: author.name, user_name: author.userName },
  mine: post.isMine,
  like_count: post.likeCount,
  reply_count: post.replyCount,
  closed_at: post.closedAt,
  relevant_at: post.relevantAt,
  created_at: post.createdAt,
  updated_at: post.updatedAt,
});

const listedAnswer = (collection: Collection) => (post: service.PostView) => ({
  ...answerOf(post),
  ...(collection.pictures && { image: post.picture && imageAnswerOf(post.picture) }),
});

const wholeAnswer = (collection: Collection, { post, images }: { post: service.PostView; images: OwnImage[] }) => ({
  ...answerOf(post),
  ...(collection.pictures && { images: images.map(imageAnswerOf) }),
});

const idParam = z.object({ post_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

/**
 * List, one, create, update, delete, helpful, and close where a collection knows it.
 * @param write makes a post, where its feature does more than that
 * @param change changes one, likewise
 */
export function postEndpoints(
  collection: Collection,
  write = (ctx: SignedInContext, input: PostInput) => service.addPost(ctx, collection, input),
  change: service.PostChange = (ctx, postId, input, version) => service.editPost(ctx, collection, postId, input, { version }),
): Endpoint[] {
  const { feature, readers, isClosable } = collection;
  const path = `/${feature}`;
  const one = `${path}/:post_id`;
  const body = postSchema(collection);
  const list = endpoint({
    method: "GET",
    path,
    access: readers,
    summary: `Posts of ${feature}, texts cut short`,
    query: postFilters,
    response: z.object({
      posts: z.array(postAnswer),
      total: z.number(),
      is_total_capped: z.boolean(),
      next_before: z.string().nullable(),
    }),
    async handler({ query }, ctx) {
      const { items, total, isTotalCapped, nextBefore } = await service.readList(ctx, collection, query);
      return { posts: items.map(listedAnswer(collection)), total, is_total_capped: isTotalCapped, next_before: nextBefore ?? null };
    },
  });
  const read = endpoint({
    method: "GET",
    path: one,
    access: readers,
    summary: `One post of ${feature}`,
    params: idParam,
    response: postAnswer,
    handler: async ({ params }, ctx) => wholeAnswer(collection, await readPostWithPictures(ctx, collection, params.post_id)),
  });
  const add = endpoint({
    method: "POST",
    path,
    access: "user",
    summary: `Write a post of ${feature}`,
    status: 201,
    body,
    response: z.object({ post_id: z.string() }),
    handler: async ({ body: input }, ctx) => ({ post_id: await write(ctx, input as PostInput) }),
  });
  const edit = endpoint({
    method: "PUT",
    path: one,
    access: "user",
    summary: `Change one's own post of ${feature}; staff any`,
    params: idParam,
    body: postEditSchema(collection),
    response: postAnswer,
    async handler({ params, body: { updated_at: version, ...input } }, ctx) {
      await change(ctx, params.post_id, input as PostInput, version);
      return wholeAnswer(collection, await readPostWithPictures(ctx, collection, params.post_id));
    },
  });
  const remove = endpoint({
    method: "DELETE",
    path: one,
    access: "user",
    summary: `Take one's own post of ${feature} away`,
    params: idParam,
    response: done,
    async handler({ params }, ctx) {
      await service.deleteOwnPost(ctx, collection, params.post_id);
      return ok;
    },
  });
  const like = endpoint({
    method: "PUT",
    path: `${one}/helpful`,
    access: "user",
    summary: `Find a post of ${feature} helpful, or no longer`,
    params: idParam,
    body: z.strictObject({ is_helpful: z.boolean() }),
    response: done,
    async handler({ params, body: { is_helpful } }, ctx) {
      await service.readPost(ctx, collection, params.post_id);
      await service.likePost(ctx, collection, params.post_id, is_helpful);
      return ok;
    },
  });
  const close = endpoint({
    method: "POST",
    path: `${one}/close`,
    access: "user",
    summary: `Close one's own post of ${feature}: sold, over`,
    params: idParam,
    response: done,
    async handler({ params }, ctx) {
      await service.closePost(ctx, collection, params.post_id);
      return ok;
    },
  });
  return endpointsFor("apps in which people read and write posts", [list, read, add, edit, remove, like, ...(isClosable ? [close] : [])]);
}
