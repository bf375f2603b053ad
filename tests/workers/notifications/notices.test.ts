/** Notifications are written with their cause, once for each person, and show nothing of what isn't there any more. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteNotice, markNoticesRead, setChoice } from "../../../app/engines/notices/notices.repository.server";
import { notify, notifyFrom, notifyIf } from "../../../app/engines/notices/notify.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { acceptReply, addReply } from "../../../app/features/thread/thread.service.server";
import { onlyIf, rawStatement } from "../../../app/platform/db.server";
import { product } from "../../../app/product.server";
import { asNow, noticesOf, unreadOf } from "../../support/notices";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

const input = { text: "A reply", is_anonymous: false };

/** A thread of somebody, a reply of somebody else in it. */
async function replied() {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads, { title: "Where to study at night" });
  await call(`/thread/${postId}/follow`, { as: author, method: "PUT", json: { is_followed: true } });
  const replyId = await addReply(asNow(other), postId, input);
  return { author, other, postId, replyId };
}

const about = (userId: string, replyId: string, key = `reply:${replyId}`) => ({
  kind: newReply,
  userId,
  subjectId: replyId,
  path: "/thread/all",
  key,
});

test("whoever follows a discussion is notified of a reply, in their language; its author isn't", async () => {
  const { author, other, postId, replyId } = await replied();
  expect(await noticesOf(author)).toEqual([
    expect.objectContaining({
      title: "New reply in “Where to study at night”",
      path: `/thread/one/${postId}?reply=${replyId}#${replyId}`,
      isRead: false,
    }),
  ]);
  expect((await noticesOf(author, "tr"))[0]?.title).toBe("“Where to study at night” konusunda yeni yanıt var");
  expect(await noticesOf(other)).toEqual([]);
});

test("a reply to one's reply is told once, also to who follows the discussion as well", async () => {
  const { author, other, postId, replyId } = await replied();
  await call(`/thread/${postId}/follow`, { as: other, method: "PUT", json: { is_followed: true } });
  await addReply(asNow(author), postId, { ...input, parent_id: replyId });
  expect(await noticesOf(other)).toHaveLength(1);
  expect(await noticesOf(author)).toHaveLength(1);
});

test("a reply that isn't written notifies nobody", async () => {
  const { author, postId } = await replied();
  await testContext().db.run(sql`UPDATE posts SET is_locked = 1 WHERE post_id = ${postId}`);
  await expect(addReply(asNow(await signUp()), postId, input)).rejects.toThrow();
  expect(await noticesOf(author)).toHaveLength(1);
});

test("who wrote the accepted reply is told, and once however often it is accepted", async () => {
  const { author, other, postId, replyId } = await replied();
  for (const accepted of [replyId, null, replyId]) await acceptReply(asNow(author), postId, accepted);
  expect((await noticesOf(other)).map(({ title }) => title)).toEqual([
    "Your reply in “Where to study at night” was accepted as the answer",
  ]);
});

test("a notification about something hidden, withdrawn or gone shows nothing of it", async () => {
  const changes = [
    (postId: string) => sql`UPDATE replies SET status = 'rejected' WHERE post_id = ${postId}`,
    (postId: string) => sql`UPDATE replies SET status = 'deleted' WHERE post_id = ${postId}`,
    (postId: string) => sql`UPDATE posts SET status = 'rejected' WHERE post_id = ${postId}`,
    (postId: string) => sql`DELETE FROM replies WHERE post_id = ${postId}`,
  ];
  for (const change of changes) {
    const { author, postId } = await replied();
    await testContext().db.run(change(postId));
    const [notice] = await noticesOf(author);
    expect(notice).toMatchObject({ title: "This notification is about something that isn't available now.", text: "", path: null });
  }
});

test("who wrote anonymously is named in no notification", async () => {
  const [author, other] = [await signUp(), await signUp({ name: "Zübeyde Qırmızıgül" })];
  const postId = await addPost(author, threads);
  await call(`/thread/${postId}/follow`, { as: author, method: "PUT", json: { is_followed: true } });
  await addReply(asNow(other), postId, { ...input, is_anonymous: true });
  expect(await noticesOf(author)).toHaveLength(1);
  const rows = await testContext().db.all(sql`SELECT * FROM notices WHERE user_id = ${author.userId}`);
  expect([JSON.stringify(rows), JSON.stringify(await noticesOf(author))].join()).not.toMatch(
    new RegExp([other.userId, other.name, other.userName].join("|")),
  );
});

/** Ten tellings of one cause at once. @returns how many rows there are then */
async function toldAtOnce(person: Person, replyId: string): Promise<number> {
  const tell = () => asNow(person).db.batch([notify(asNow(person), about(person.userId, replyId, "once"))]);
  await Promise.all(Array.from({ length: 10 }, tell));
  return (await noticesOf(person)).length;
}

test("the same cause is told once, told ten times at once as well; without the uniqueness ten times", async () => {
  const { other, replyId } = await replied();
  expect(await toldAtOnce(other, replyId)).toBe(1);
  const { db } = testContext();
  await db.run(sql`DROP INDEX notices_once`);
  expect(await toldAtOnce(await signUp(), replyId)).toBe(10);
  await db.run(
    sql`DELETE FROM notices WHERE dedupe_key = 'once' AND key NOT IN (SELECT min(key) FROM notices GROUP BY user_id, dedupe_key)`,
  );
  await db.run(sql`CREATE UNIQUE INDEX notices_once ON notices (user_id, dedupe_key)`);
});

test("a condition and the cause's own batch decide whether anybody is notified", async () => {
  const { other, replyId } = await replied();
  const ctx = asNow(other);
  const count = async () => (await noticesOf(other)).length;
  await ctx.db.batch([notifyIf(ctx, about(other.userId, replyId, "never"), sql`0`)]);
  expect(await count()).toBe(0);
  await expect(ctx.db.batch([notify(ctx, about(other.userId, replyId, "undone")), onlyIf(ctx.db, sql`0`)])).rejects.toThrow();
  expect(await count()).toBe(0);
  await ctx.db.batch([rawStatement(ctx.db, sql`SELECT 1`), notifyIf(ctx, about(other.userId, replyId, "now"), sql`1`)]);
  expect(await count()).toBe(1);
});

test("many are told by one statement, but neither who switched it off nor who is gone", async () => {
  const { replyId } = await replied();
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp()));
  const ctx = testContext();
  const [off] = people;
  await ctx.db.batch([setChoice(ctx, off?.userId ?? "", newReply.name, "off")]);
  const ids = JSON.stringify([...people.map(({ userId }) => userId), "user-gone"]);
  const told = { kind: newReply, userId: sql`each.value`, subjectId: sql`${replyId}`, path: sql`'/'`, key: sql`'many'` };
  const [rows]: [{ userId: string }[]] = await ctx.db.batch([notifyFrom(ctx, told, sql`FROM json_each(${ids}) AS each`)]);
  expect(rows.map(({ userId }) => userId).sort()).toEqual(
    people
      .slice(1)
      .map(({ userId }) => userId)
      .sort(),
  );
});

test("the bell's number follows what is told, read and deleted", async () => {
  const { other, replyId } = await replied();
  const ctx = asNow(other);
  await ctx.db.batch([1, 2, 3].map((n) => notify(ctx, about(other.userId, replyId, `n${n}`))) as never);
  expect(await unreadOf(other)).toEqual([3, 3]);
  const [first, second] = await noticesOf(other);
  await markNoticesRead(ctx, first?.noticeId);
  await markNoticesRead(ctx, first?.noticeId);
  expect(await unreadOf(other)).toEqual([2, 2]);
  await deleteNotice(ctx, first?.noticeId ?? "");
  await deleteNotice(ctx, second?.noticeId ?? "");
  expect(await unreadOf(other)).toEqual([1, 1]);
  await markNoticesRead(ctx);
  expect(await unreadOf(other)).toEqual([0, 0]);
});

test("nobody reads, marks or deletes the notifications of others", async () => {
  const { author, other } = await replied();
  const [notice] = await noticesOf(author);
  const stranger = asNow(other);
  await markNoticesRead(stranger, notice?.noticeId);
  await markNoticesRead(stranger);
  await deleteNotice(stranger, notice?.noticeId ?? "");
  expect(await noticesOf(author)).toEqual([notice]);
});

test("every kind has words of its own in both languages", () => {
  for (const { name, words, label } of product.notices) {
    for (const locale of ["en", "tr"] as const) {
      const { i18n } = { i18n: product.translators[locale] };
      expect([i18n.exists(words), i18n.exists(label)], `${name} ${locale}`).toEqual([true, true]);
    }
  }
});
