/** What is new in a discussion: how far each reader has read, and how many replies came since, as open pages ask for it. */

import { users } from "@schema/accounts";
import { posts } from "@schema/posts";
import { replies, threadReads } from "@schema/thread";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { postFilters } from "../../../app/engines/posts/filters";
import { threads } from "../../../app/features/thread/thread.collection";
import { readThreads } from "../../../app/features/thread/thread.service.server";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

async function reply(as: Person, postId: string, own: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call<{ reply_id: string }>(`/thread/${postId}/replies`, { as, json: { text: "A reply", ...own } });
  return body.reply_id;
}

async function keyOf(replyId: string): Promise<number> {
  const [row] = await testContext().db.select({ key: replies.key }).from(replies).where(eq(replies.replyId, replyId));
  return row?.key ?? -1;
}

const ask = (as: Person | undefined, postId: string, after: number) =>
  call<{ count?: number; error?: { code: string } }>(`/thread/${postId}/replies/new?after=${after}`, { as });
const newFor = async (as: Person, postId: string, after: number) => (await ask(as, postId, after)).body.count;

const setReply = (replyId: string, status: "approved" | "rejected" | "deleted" | "waiting") =>
  testContext().db.update(replies).set({ status }).where(eq(replies.replyId, replyId));

async function seenKey(reader: Person, postId: string) {
  const where = and(eq(threadReads.userId, reader.userId), eq(threadReads.postId, postId));
  const [row] = await testContext().db.select().from(threadReads).where(where);
  return row?.seenKey;
}

test("an open page learns how many replies others wrote since its last one, and nothing else of them", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  const first = await keyOf(await reply(author, postId));
  expect(await newFor(reader, postId, first)).toBe(0);
  await reply(author, postId, { text: "zq-secret words", is_anonymous: true });
  await reply(author, postId);
  await reply(reader, postId);
  const { body } = await ask(reader, postId, first);
  expect(body).toEqual({ count: 2 });
  expect(await newFor(author, postId, first)).toBe(1);
  expect(await newFor(reader, postId, 0)).toBe(3);
});

test("replies that are hidden, waiting or deleted are never new, and are when they are shown again", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  const ids = [await reply(author, postId), await reply(author, postId), await reply(author, postId), await reply(author, postId)];
  const [a = "", b = "", c = ""] = ids;
  await setReply(a, "rejected");
  await setReply(b, "waiting");
  await setReply(c, "deleted");
  expect(await newFor(reader, postId, 0)).toBe(1);
  await setReply(a, "approved");
  expect(await newFor(reader, postId, 0)).toBe(2);
});

test("a discussion that isn't open to readers tells nothing, and one of another kind neither", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  for (const status of ["waiting", "rejected", "deleted"] as const) {
    const postId = await addPost(author, threads);
    await reply(author, postId);
    await testContext().db.update(posts).set({ status }).where(eq(posts.postId, postId));
    expect([(await ask(reader, postId, 0)).status, (await ask(author, postId, 0)).status]).toEqual([404, 404]);
  }
  expect((await ask(reader, "post-none", 0)).status).toBe(404);
});

test("guests and those who were blocked are told nothing", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await reply(author, postId);
  expect((await ask(undefined, postId, 0)).status).toBe(401);
  expect((await ask(reader, postId, 0)).status).toBe(200);
  await testContext().db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, reader.userId));
  expect(await ask(reader, postId, 0)).toMatchObject({ status: 401, body: { error: { code: "kit.needsSignIn" } } });
});

test("what is asked after may be anything", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await reply(author, postId);
  const statuses = [];
  for (const after of ["", "x", "-1", "1.5", "99999999999999999999", "9007199254740991", "0"]) {
    const { status } = await call(`/thread/${postId}/replies/new?after=${after}`, { as: reader });
    statuses.push(status < 500);
  }
  expect(statuses).toEqual(statuses.map(() => true));
});

test("asking reads one row where nothing is new, and one more for each new reply, in one trip", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  for (let i = 0; i < 20; i++) await reply(author, postId);
  const newest = await keyOf(await reply(author, postId));
  const cost = async (after: number) => {
    const { headers } = await visit(`/api/v1/thread/${postId}/replies/new?after=${after}`, { as: reader });
    const [, trips, read] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
    return [Number(trips), Number(read)] as const;
  };
  const [trips, read] = await cost(newest);
  expect([trips, read]).toEqual([1, read]);
  expect(read).toBeLessThanOrEqual(5);
  const [, more] = await cost(newest - 1);
  expect(more - read).toBeLessThanOrEqual(2);
});

const rowOf = async (as: Person, postId: string) =>
  (await readThreads(as.ctx, postFilters.parse({ size: 50 }))).items.find((row) => row.postId === postId)?.facts;

test("a row is unread until it is opened, then tells what others wrote since", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await reply(author, postId);
  expect(await rowOf(reader, postId)).toMatchObject({ isUnread: true, news: 0 });
  expect(await rowOf(author, postId)).toMatchObject({ isUnread: false });
  await see(`/thread/one/${postId}`, { as: reader });
  await expect.poll(() => seenKey(reader, postId)).toBeGreaterThan(0);
  expect(await rowOf(reader, postId)).toMatchObject({ isUnread: false, news: 0 });
  await reply(reader, postId);
  const hidden = await reply(author, postId);
  await reply(author, postId);
  expect(await rowOf(reader, postId)).toMatchObject({ news: 2 });
  await setReply(hidden, "rejected");
  expect(await rowOf(reader, postId)).toMatchObject({ news: 1 });
  for (let i = 0; i < 12; i++) await reply(author, postId);
  expect(await rowOf(reader, postId)).toMatchObject({ news: 10 });
});

test("a page has a line where its reader stopped, with a way there, and none where they never were or nothing is new", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await reply(author, postId, { text: "zq-old" });
  const page = async (as = reader) => (await see(`/thread/one/${postId}`, { as })).body;
  expect((await page()).includes('id="unread"')).toBe(false);
  await expect.poll(() => seenKey(reader, postId)).toBeGreaterThan(0);
  expect((await page()).includes('id="unread"')).toBe(false);
  await reply(reader, postId, { text: "zq-own" });
  await reply(author, postId, { text: "zq-new" });
  const shown = await page();
  expect(shown.includes('href="#unread"')).toBe(true);
  const order = ["zq-old", "zq-own", 'id="unread"', "zq-new"].map((part) => shown.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  await expect.poll(async () => (await page()).includes('id="unread"')).toBe(false);
});

test("what was read is never taken back by an older page, and goes with its person", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  const newest = await keyOf(await reply(author, postId));
  await see(`/thread/one/${postId}`, { as: reader });
  await expect.poll(() => seenKey(reader, postId)).toBe(newest);
  await setReply((await testContext().db.select().from(replies).where(eq(replies.postId, postId)))[0]?.replyId ?? "", "deleted");
  await see(`/thread/one/${postId}`, { as: reader });
  expect(await seenKey(reader, postId)).toBe(newest);
});
