/** A discussion is read a page at a time: each page has an address, and so has the page of every reply. */
import { replies } from "@schema/thread";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { readThread } from "../../../app/features/thread/thread.service.server";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

async function addReplies(author: Person, postId: string, count: number, from = 0) {
  const rows = Array.from({ length: count }, (_, i) => from + i);
  await db.run(sql`INSERT INTO replies (reply_id, post_id, depth, author_id, text, status, created_at, updated_at)
    SELECT 'reply-' || ${postId} || '-' || value, ${postId}, 1, ${author.userId}, 'Said as number ' || value || '.', 'approved', ${Date.now()}, ${Date.now()}
    FROM json_each(${JSON.stringify(rows)})`);
}

const idsOf = async (postId: string) =>
  (await db.select({ id: replies.replyId }).from(replies).where(eq(replies.postId, postId)).orderBy(asc(replies.key))).map(({ id }) => id);

const shown = ({ replies: rows }: { replies: { replyId: string }[] }) => rows.map(({ replyId }) => replyId);

test("pages follow one another without a gap, and a reply's address leads to the page on which it stands", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await addReplies(author, postId, 120);
  const ids = await idsOf(postId);
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await readThread(reader.ctx, postId, { page }));
  expect(pages.flatMap(shown)).toEqual(ids);
  expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([1, 2, 3].map((page) => [page, 3]));
  for (const at of [0, 49, 50, 99, 100, 119]) {
    const found = await readThread(reader.ctx, postId, { reply: ids[at] });
    const page = Math.floor(at / 50);
    expect([at, found.page, shown(found)]).toEqual([at, page + 1, ids.slice(page * 50, page * 50 + 50)]);
  }
  expect((await readThread(reader.ctx, postId, { reply: "reply-none" })).page).toBe(1);
  expect(shown(await readThread(reader.ctx, postId, { page: 9 }))).toEqual([]);
});

test("places stay when replies are deleted or hidden, and those of one discussion aren't those of another", async () => {
  const author = await signUp();
  const [one, other] = [await addPost(author, threads), await addPost(author, threads)];
  await addReplies(author, one, 60);
  await addReplies(author, other, 5);
  const ids = await idsOf(one);
  await db
    .update(replies)
    .set({ status: "deleted" })
    .where(eq(replies.replyId, ids[3] ?? ""));
  await addReplies(author, one, 1, 60);
  const places = await db.select({ place: replies.place }).from(replies).where(eq(replies.postId, one)).orderBy(asc(replies.key));
  expect(places.map(({ place }) => place)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
  const second = await readThread(author.ctx, one, { page: 2 });
  expect(second.replies).toHaveLength(11);
});

test("whoever answers among a few replies sees all of them, and what is new comes with what was read before", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await addReplies(author, postId, 4);
  await see(`/thread/one/${postId}`, { as: reader });
  const { location } = await see(`/thread/one/${postId}`, {
    as: reader,
    form: { act: "reply", text: "A fifth.", key: "a-key-of-the-fifth-reply" },
  });
  const ids = await idsOf(postId);
  expect(location).toBe(`/thread/one/${postId}?reply=${ids[4]}#${ids[4]}`);
  expect(shown(await readThread(reader.ctx, postId, { reply: ids[4] }))).toEqual(ids);
  await addReplies(author, postId, 2, 5);
  expect(shown(await readThread(reader.ctx, postId, { isUnread: true }))).toEqual(await idsOf(postId));
});

test("what is new leads to the page with the first reply that its reader hasn't seen", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await addReplies(author, postId, 70);
  expect((await see(`/thread/one/${postId}?page=2`, { as: reader })).status).toBe(200);
  await addReplies(author, postId, 80, 70);
  const first = await see(`/thread/one/${postId}`, { as: reader });
  expect(first.body).toContain('href="?unread=1#unread"');
  expect((await readThread(reader.ctx, postId, { isUnread: true })).page).toBe(2);
  expect((await see(`/thread/one/${postId}?unread=1`, { as: reader })).body).toContain('id="unread"');
});

test("who replies is led to the page with their reply, wherever they wrote it", async () => {
  const author = await signUp();
  const postId = await addPost(author, threads);
  await addReplies(author, postId, 50);
  const form = { act: "reply", text: "And one more thing.", key: "a-key-of-this-form-alone" };
  const { location } = await see(`/thread/one/${postId}?page=1`, { as: author, form });
  const id = (await idsOf(postId)).at(-1);
  expect(location).toBe(`/thread/one/${postId}?reply=${id}#${id}`);
  expect((await see(location?.split("#")[0] ?? "", { as: author })).body).toContain("And one more thing.");
});

test("programs read on after a key as before", async () => {
  const author = await signUp();
  const postId = await addPost(author, threads);
  await addReplies(author, postId, 230);
  const first = await call<{ replies: unknown[]; next_after: number }>(`/thread/${postId}/replies`, { as: author });
  const rest = await call<{ replies: unknown[]; next_after: null }>(`/thread/${postId}/replies?after=${first.body.next_after}`, {
    as: author,
  });
  expect([first.body.replies.length, rest.body.replies.length, rest.body.next_after]).toEqual([200, 30, null]);
});

test("a page of a discussion reads as much among five thousand replies as among a hundred, whichever page it is", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  const rowsOf = async (wanted: Parameters<typeof readThread>[2]) => {
    const ctx = testContext({ actor: reader.ctx.actor }) as Person["ctx"];
    await readThread(ctx, postId, wanted);
    return ctx.meter.rowsRead;
  };
  await addReplies(author, postId, 100);
  const few = await rowsOf({ page: 1 });
  await addReplies(author, postId, 4900, 100);
  const last = (await idsOf(postId)).at(-1);
  const many = [await rowsOf({ page: 1 }), await rowsOf({ page: 60 }), await rowsOf({ page: 100 }), await rowsOf({ reply: last })];
  expect(many.filter((rows) => rows > few * 1.2 + 50)).toEqual([]);
});

test("quoting a reply stands beside answering it, and in the menu for those who may accept it", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  await addReplies(reader, postId, 1);
  const quoteComesFirst = async (as: Person) => {
    const html = await (await visit(`/thread/one/${postId}`, { as })).text();
    const reply = html.slice(html.indexOf("Said as number 0."));
    const [quote, menu] = [reply.indexOf('aria-label="Quote: '), reply.indexOf('aria-label="More: ')];
    expect(Math.min(quote, menu)).toBeGreaterThan(-1);
    return quote < menu;
  };
  expect([await quoteComesFirst(reader), await quoteComesFirst(author)]).toEqual([true, false]);
});
