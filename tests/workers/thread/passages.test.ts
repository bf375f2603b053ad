/** What the assistant quotes of discussions: the reply that answered, never what was asked. */
import { posts } from "@schema/posts";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ask, findPassages } from "../../../app/features/ai/ai.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import type { Context } from "../../../app/platform/context";
import { anonymousId } from "../../../app/platform/ids";
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

/** A discussion with replies of its own, the most liked last. */
async function discussed(own: Partial<typeof posts.$inferInsert>, said: readonly Partial<typeof replies.$inferInsert>[]): Promise<string> {
  const postId = await addPost(await signUp(), threads, own);
  for (const [at, reply] of said.entries()) await ctx.db.insert(replies).values(replyRow(postId, { likeCount: at, ...reply }));
  return postId;
}

const replyRow = (postId: string, own: Partial<typeof replies.$inferInsert>): typeof replies.$inferInsert => ({
  replyId: anonymousId("reply"),
  postId,
  depth: 1,
  text: "So it is.",
  status: "approved",
  createdAt: Date.now(),
  updatedAt: Date.now(),
  ...own,
});

const quotedTo = async (as: Context, text: string) => (await ask(as, { text })).citations.flatMap(({ sentences }) => sentences);

test("what waits, was rejected or deleted is quoted nowhere, however liked, nor anything of a discussion that is", async () => {
  const reader = await signUp();
  const title = "Does the kite workshop lend string?";
  const said = [
    { text: "Yes, at the door." },
    { text: "A roll each." },
    ...(["waiting", "rejected", "deleted"] as const).map((status) => ({ status, text: `This one is ${status}.` })),
  ];
  const postId = await discussed({ title, text: "The kite workshop begins at noon." }, said);
  expect(await quotedTo(reader.ctx, title)).toEqual(["A roll each."]);
  for (const status of ["waiting", "rejected", "deleted"] as const) {
    await ctx.db.update(posts).set({ status }).where(eq(posts.postId, postId));
    expect(await quotedTo(reader.ctx, title)).toEqual([]);
  }
});

test("who asked without their name isn't told by which reply is left out", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const title = "Is the pottery cellar open in winter?";
  const postId = await addPost(author, threads, { title, text: "The pottery cellar was cold last year.", isAnonymous: true });
  const reply = (authorId: string, isAnonymous: boolean, likeCount: number, text: string) =>
    ctx.db.insert(replies).values(replyRow(postId, { authorId, isAnonymous, likeCount, text }));
  await reply(other.userId, false, 0, "Only at weekends.");
  await reply(author.userId, true, 2, "Nobody seems to know.");
  expect(await quotedTo(other.ctx, title)).toEqual(["Only at weekends."]);
  await reply(author.userId, false, 1, "The heating is on since Monday.");
  expect(await quotedTo(other.ctx, title)).toEqual(["The heating is on since Monday."]);
});

test("however many discussions share a word, and however many replied, an answer reads few rows in one round trip", async () => {
  const reader = await signUp();
  const author = await signUp();
  const grown = await addPost(author, threads, { title: "Zeppelin hangar visit", text: "The zeppelin hangar opens its doors." });
  const many = Array.from({ length: 1000 }, (_, at) => replyRow(grown, { likeCount: at % 7, text: `Reply ${at}.` }));
  for (let at = 0; at < many.length; at += 6) await ctx.db.insert(replies).values(many.slice(at, at + 6));
  for (let each = 0; each < 60; each++) {
    const postId = await addPost(author, threads, { title: `Zeppelin walk ${each}`, text: "Who comes along to the zeppelin?" });
    for (let at = 0; at < 12; at += 6)
      await ctx.db.insert(replies).values(Array.from({ length: 6 }, (_, of) => replyRow(postId, { text: `Answer ${at + of}.` })));
  }
  const question = { text: "How does one get to the zeppelin hangar?" };
  await findPassages(reader.ctx, [question]);
  const before = { ...reader.ctx.meter };
  const [found] = await findPassages(reader.ctx, [question]);
  expect(found?.ranked.some(({ source }) => source === threads.feature)).toBe(true);
  expect(reader.ctx.meter.roundTrips - before.roundTrips).toBe(1);
  expect(reader.ctx.meter.rowsRead - before.rowsRead).toBeLessThanOrEqual(300);
});
