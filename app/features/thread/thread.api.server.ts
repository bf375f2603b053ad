/** The endpoints of threads below `/api/v1/thread`. */
import { z } from "zod";
import { postEndpoints } from "~/engines/posts/posts.api.server";
import { postErrors } from "~/engines/posts/posts.errors";
import { readDemo } from "~/engines/posts/posts.service.server";
import { platformErrors } from "~/platform/errors/errors";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import type { Reply } from "./components/reply";
import { threads } from "./thread.collection";
import * as schemas from "./thread.schemas";
import * as service from "./thread.service.server";

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;
const ofThread = z.object({ post_id: idField() });
const ofReply = z.object({ reply_id: idField() });

const replyAnswer = z.object({
  reply_id: z.string(),
  parent_id: z.string().nullable(),
  depth: z.number(),
  text: z.string(),
  is_gone: z.boolean().describe("It isn't shown any more, but has answers."),
  author: z.object({ name: z.string(), user_name: z.string() }).nullable(),
  alias: z.number().nullable().describe("The number of somebody unnamed, in this thread alone."),
  by_author: z.boolean(),
  mine: z.boolean(),
  like_count: z.number(),
  created_at: z.number(),
});

const answerOf = ({ author, ...reply }: Reply) => ({
  reply_id: reply.replyId,
  parent_id: reply.parentId,
  depth: reply.depth,
  text: reply.text,
  is_gone: reply.isGone,
  author: author && { name: author.name, user_name: author.userName },
  alias: reply.alias,
  by_author: reply.isByAuthor,
  mine: reply.isMine,
  like_count: reply.likeCount,
  created_at: reply.createdAt,
});

const similar = endpoint({
  method: "GET",
  path: "/thread/similar",
  access: "user",
  summary: "Up to five threads that share words with a title, and whether they ask the same",
  query: schemas.similarQuery,
  response: z.object({
    threads: z.array(z.object({ post_id: z.string(), title: z.string(), reply_count: z.number(), is_alike: z.boolean() })),
  }),
  async handler({ query: { q } }, ctx) {
    const found = await service.findSimilar(ctx, q);
    return {
      threads: found.map(({ postId, title, replyCount, isAlike }) => ({
        post_id: postId,
        title,
        reply_count: replyCount,
        is_alike: isAlike,
      })),
    };
  },
});

const preview = endpoint({
  method: "POST",
  path: "/thread/preview",
  access: "user",
  summary: "How a text of limited Markdown will look, as a tree, and which names in it are nobody's; nothing is stored",
  body: schemas.previewSchema,
  response: z.object({ blocks: z.array(z.unknown()), unknown: z.array(z.string()).describe("In lower case, without the `@`.") }),
  handler: ({ body: { text } }, ctx) => service.previewText(ctx, text),
});

const demo = endpoint({
  method: "GET",
  path: "/thread/display/demo",
  access: "public",
  summary: "A few real threads, for people who aren't signed in: without their authors",
  isShared: true,
  response: z.object({
    threads: z.array(
      z.object({ title: z.string(), text: z.string(), like_count: z.number(), reply_count: z.number(), created_at: z.number() }),
    ),
  }),
  async handler(_, ctx) {
    const found = await readDemo(ctx, threads);
    return {
      threads: found.map(({ title, text, likeCount, replyCount, createdAt }) => ({
        title,
        text,
        like_count: likeCount,
        reply_count: replyCount,
        created_at: createdAt,
      })),
    };
  },
});

const list = endpoint({
  method: "GET",
  path: "/thread/:post_id/replies",
  access: "user",
  summary: "Replies of a thread, in the order in which they were written",
  params: ofThread,
  query: schemas.repliesQuery,
  response: z.object({ replies: z.array(replyAnswer), accepted_reply_id: z.string().nullable(), next_after: z.number().nullable() }),
  async handler({ params, query }, ctx) {
    const { replies, accepted, nextAfter } = await service.readReplies(ctx, params.post_id, query.after);
    return { replies: replies.map(answerOf), accepted_reply_id: accepted?.replyId ?? null, next_after: nextAfter ?? null };
  },
});

const newReplies = endpoint({
  method: "GET",
  path: "/thread/:post_id/replies/new",
  access: "user",
  summary: "How many replies others wrote after a place, 99 at most. Cheap: open pages ask every few seconds",
  isTokenEnough: true,
  params: ofThread,
  query: schemas.newRepliesQuery,
  response: z.object({ count: z.number() }),
  async handler({ params, query, holder }, ctx) {
    if (!holder) throw platformErrors.needsSignIn();
    const count = await service.countNewReplies(ctx, holder.userId, params.post_id, query.after);
    if (!(await holder.isStill())) throw platformErrors.needsSignIn();
    if (count === null) throw postErrors.notFound();
    return { count };
  },
});

const add = endpoint({
  method: "POST",
  path: "/thread/:post_id/replies",
  access: "user",
  summary: "Reply to a thread or to a reply; one that answers the third level stands there too",
  status: 201,
  params: ofThread,
  body: schemas.replySchema,
  response: z.object({ reply_id: z.string() }),
  handler: async ({ params, body }, ctx) => ({ reply_id: await service.addReply(ctx, params.post_id, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/thread/replies/:reply_id",
  access: "user",
  summary: "Change one's own reply; what it said is kept",
  params: ofReply,
  body: schemas.replyEditSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.editReply(ctx, params.reply_id, body.text);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/thread/replies/:reply_id",
  access: "user",
  summary: "Take one's own reply away",
  params: ofReply,
  response: done,
  async handler({ params }, ctx) {
    await service.deleteReply(ctx, params.reply_id);
    return ok;
  },
});

const helpful = endpoint({
  method: "PUT",
  path: "/thread/replies/:reply_id/helpful",
  access: "user",
  summary: "Find a reply helpful, or no longer",
  params: ofReply,
  body: schemas.helpfulSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.likeReply(ctx, params.reply_id, body.is_helpful);
    return ok;
  },
});

const accept = endpoint({
  method: "POST",
  path: "/thread/:post_id/accept",
  access: "user",
  summary: "Say which reply answered one's own thread, or any as staff; null for none",
  params: ofThread,
  body: schemas.acceptSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.acceptReply(ctx, params.post_id, body.reply_id);
    return ok;
  },
});

const attach = endpoint({
  method: "PUT",
  path: "/thread/:post_id/poll",
  access: "user",
  summary: "Embed an open poll in one's own thread, in the place of the one before; null for none",
  params: ofThread,
  body: schemas.attachSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.attachPoll(ctx, params.post_id, body.poll_id);
    return ok;
  },
});

const follow = endpoint({
  method: "PUT",
  path: "/thread/:post_id/follow",
  access: "user",
  summary: "Follow a thread, or no longer",
  params: ofThread,
  body: schemas.followSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.followThread(ctx, params.post_id, body.is_followed);
    return ok;
  },
});

const close = endpoint({
  method: "PUT",
  path: "/thread/:post_id/close",
  access: "user",
  summary: "Close one's own thread to new replies, or any as staff, or open it again",
  params: ofThread,
  body: schemas.closeSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.closeThread(ctx, params.post_id, body.is_closed);
    return ok;
  },
});

const lock = endpoint({
  method: "PUT",
  path: "/thread/:post_id/lock",
  access: "moderator",
  summary: "Take new replies off a thread, or on again",
  params: ofThread,
  body: schemas.lockSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.lockThread(ctx, params.post_id, body.is_locked);
    return ok;
  },
});

const pin = endpoint({
  method: "PUT",
  path: "/thread/:post_id/pin",
  access: "moderator",
  summary: "Put a thread on top of the list, or take it down",
  params: ofThread,
  body: schemas.pinSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.pinThread(ctx, params.post_id, body.is_pinned);
    return ok;
  },
});

/** `similar` stands before the address of one thread, which would take its name for an id. */
export const threadEndpoints = [
  ...[demo, similar, preview],
  ...endpointsFor("apps in which people talk", [edit, remove, helpful]),
  ...postEndpoints(threads, (ctx, input) => service.openThread(ctx, input), service.editThread),
  ...endpointsFor("apps in which people talk", [list]),
  newReplies,
  ...endpointsFor("apps in which people talk", [add, accept, attach, follow, close]),
  ...endpointsFor("programs of staff that keep order", [lock, pin]),
];
