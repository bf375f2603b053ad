/** What the assistant quotes of discussions: the reply that answered, never what was asked. */
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ask } from "../../../app/features/ai/ai.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import type { Context } from "../../../app/platform/context";
import { addPost } from "../../support/posts";
import { call, signUp, testContext } from "../../support/site";

const ctx = testContext();
const QUESTION = "Is the lantern festival worth the walk?";
const OPENING = "The lantern festival is on the other hill. Is it worth the walk at night?";
const ANSWER = "Yes, and take a torch for the way back.";

test("a discussion answers with its accepted reply, and not at all without one", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads, { title: QUESTION, text: OPENING });
  const said = async (as: Context = other.ctx) => (await ask(as, { text: "Is the lantern festival worth it?" })).citations;

  const { body } = await call<{ reply_id: string }>(`/thread/${postId}/replies`, { as: other, json: { text: ANSWER, is_anonymous: true } });
  expect(await said()).toEqual([]);

  expect((await call(`/thread/${postId}/accept`, { as: author, json: { reply_id: body.reply_id } })).status).toBe(200);
  expect(await said()).toEqual([
    { source: "thread", title: QUESTION, to: `/thread/one/${postId}?reply=${body.reply_id}#${body.reply_id}`, sentences: [ANSWER] },
  ]);
  expect(await said(ctx)).toEqual([]);

  await ctx.db.update(replies).set({ status: "rejected" }).where(eq(replies.replyId, body.reply_id));
  expect(await said()).toEqual([]);
});

test("where several replied and none was accepted, the reply that most liked answers, never the asker's own", async () => {
  const [author, other, third] = [await signUp(), await signUp(), await signUp()];
  const postId = await addPost(author, threads, {
    title: "Does the paper mill tour need boots?",
    text: "The paper mill tour is on Friday.",
  });
  const said = async () =>
    (await ask(other.ctx, { text: "Does the paper mill tour need boots?" })).citations.map(({ sentences }) => sentences);
  const reply = (as: typeof other, text: string) =>
    call<{ reply_id: string }>(`/thread/${postId}/replies`, { as, json: { text, is_anonymous: false } });

  await reply(author, "Nobody knows, it seems.");
  await reply(other, "Trainers are fine.");
  const { body } = await reply(third, "Bring boots, the yard is mud.");
  expect(await said()).toEqual([["Trainers are fine."]]);

  await ctx.db.update(replies).set({ likeCount: 3 }).where(eq(replies.replyId, body.reply_id));
  expect(await said()).toEqual([["Bring boots, the yard is mud."]]);
});
