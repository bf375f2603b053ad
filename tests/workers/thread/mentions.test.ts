/** Who is told that a discussion mentions them: once, by name alone, and nobody who isn't shown to others. */

import { users } from "@schema/accounts";
import { noticeChoices, notices } from "@schema/notices";
import { limits } from "@schema/platform";
import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { DAY } from "../../../app/platform/clock";
import { postBody, postForm } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

async function open(as: Person, own: Record<string, unknown> = {}): Promise<string> {
  return (await call<{ post_id: string }>("/thread", { as, json: postBody(threads, own) })).body.post_id;
}

async function answer(as: Person, postId: string, json: Record<string, unknown>): Promise<string> {
  const { status, body } = await call<{ reply_id: string }>(`/thread/${postId}/replies`, { as, json });
  expect(status).toBe(201);
  return body.reply_id;
}

/** The kinds of what somebody was told of a discussion or a reply. */
const toldOf = async ({ userId }: Person, id: string) =>
  (
    await db
      .select({ kind: notices.kind })
      .from(notices)
      .where(and(eq(notices.userId, userId), like(notices.path, `%${id}%`)))
  ).map(({ kind }) => kind);

test("whoever a reply mentions is told once, also when they follow, and its author never", async () => {
  const [author, named, other] = [await signUp(), await signUp(), await signUp()];
  const postId = await open(author);
  const text = `@${named.userName.toUpperCase()} and @${author.userName}: see what @${other.userName} wrote, @${other.userName}`;
  const replyId = await answer(other, postId, { text });
  expect([await toldOf(named, replyId), await toldOf(author, replyId), await toldOf(other, replyId)]).toEqual([
    ["thread.mention"],
    ["thread.mention"],
    [],
  ]);
});

test("the same reply sent twice at once tells once, and a change tells only those who are new in it", async () => {
  const [author, first, second] = [await signUp(), await signUp(), await signUp()];
  const postId = await open(author);
  const json = { text: `Ask @${first.userName}`, key: crypto.randomUUID() };
  const ids = await Promise.all([answer(author, postId, json), answer(author, postId, json)]);
  expect(new Set(ids).size).toBe(1);
  const [replyId = ""] = ids;
  expect(await toldOf(first, replyId)).toEqual(["thread.mention"]);
  const change = (text: string) => call(`/thread/replies/${replyId}`, { as: author, method: "PUT", json: { text } });
  expect((await change(`Ask @${first.userName} or @${second.userName}`)).status).toBe(200);
  expect((await change(`Ask @${second.userName} or @${first.userName}`)).status).toBe(200);
  expect([await toldOf(first, replyId), await toldOf(second, replyId)]).toEqual([["thread.mention"], ["thread.mention"]]);
});

test("nobody who is blocked or leaves is told, and what is posted anonymously or quoted tells nobody", async () => {
  const [author, blocked, leaving, named] = [await signUp(), await signUp(), await signUp(), await signUp()];
  await db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, blocked.userId));
  await db
    .update(users)
    .set({ deletionDueAt: Date.now() + 1 })
    .where(eq(users.userId, leaving.userId));
  const postId = await open(author, { text: `@${blocked.userName} @${leaving.userName} @${named.userName} what do you think of it?` });
  expect(await Promise.all([blocked, leaving, named].map((person) => toldOf(person, postId)))).toEqual([[], [], ["thread.mention"]]);
  const unnamed = await answer(author, postId, { text: `Ask @${named.userName}`, is_anonymous: true });
  const quoting = await answer(author, postId, { text: `> Ask @${named.userName}\n\nI did.` });
  expect([await toldOf(named, unnamed), await toldOf(named, quoting)]).toEqual([[], []]);
  const hidden = await open(author, { is_anonymous: true, text: `@${named.userName} what do you think of all that?` });
  expect(await toldOf(named, hidden)).toEqual([]);
});

const many = (count: number) => Promise.all(Array.from({ length: count }, () => signUp()));
const at = (people: readonly Person[]) => people.map(({ userName }) => `@${userName}`).join(" ");
const toldAmong = async (people: readonly Person[], id: string) =>
  (await Promise.all(people.map((person) => toldOf(person, id)))).filter((kinds) => kinds.length > 0).length;

test("a reply tells ten people in all, however often it is changed; another one tells its own", async () => {
  const [author, people] = [await signUp(), await many(13)];
  const postId = await open(author);
  const replyId = await answer(author, postId, { text: at(people.slice(0, 6)) });
  const change = (text: string) => call(`/thread/replies/${replyId}`, { as: author, method: "PUT", json: { text } });
  await change(at(people.slice(0, 8)));
  expect(await toldAmong(people, replyId)).toBe(8);
  await change(at(people.slice(8)));
  expect(await toldAmong(people, replyId)).toBe(10);
  await change(at(people.toReversed()));
  expect(await toldAmong(people, replyId)).toBe(10);
  expect(await toldAmong(people, await answer(author, postId, { text: at(people.slice(8)) }))).toBe(5);
});

test("ten are told of those whom a text finds, not of the first ten names in it", async () => {
  const [author, ...people] = await many(3);
  const invented = Array.from({ length: 12 }, (_, number) => `@nobody.${number}.at.all`).join(" ");
  const postId = await open(author as Person, { text: `${invented} and ${at(people)}` });
  expect(await toldAmong(people, postId)).toBe(2);
});

test("replies are changed so often a day, and then no more until the next", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await open(author);
  const [mine, theirs] = [await answer(author, postId, { text: "Mine" }), await answer(other, postId, { text: "Theirs" })];
  await db.insert(limits).values({ name: `reply-edits:${author.userId}`, count: 200, endsAt: Date.now() + DAY, strikes: 0 });
  const change = (as: Person, id: string) => call(`/thread/replies/${id}`, { as, method: "PUT", json: { text: "Changed" } });
  expect([(await change(author, mine)).status, (await change(other, theirs)).status]).toEqual([429, 200]);
});

test("whoever a discussion mentions only after a change is told, by the page and by the API, ten people in all", async () => {
  const [author, people] = [await signUp(), await many(12)];
  const [first, second, ...others] = people as [Person, Person, ...Person[]];
  const postId = await open(author, { text: `What do you think of it, ${at([first])}?` });
  const version = async () => (await call<{ updated_at: number }>(`/thread/${postId}`, { as: author })).body.updated_at;
  const text = `What do you think of it, ${at([first, second])}?`;
  const form = { ...postForm(threads, { text }), updated_at: String(await version()) };
  expect((await visit(`/thread/one/${postId}`, { as: author, form })).status).toBe(303);
  expect([await toldOf(first, postId), await toldOf(second, postId)]).toEqual([["thread.mention"], ["thread.mention"]]);
  const json = { ...postBody(threads, { text: `${text} ${at(others)}` }), updated_at: await version() };
  expect((await call(`/thread/${postId}`, { as: author, method: "PUT", json })).status).toBe(200);
  expect(await toldAmong(people, postId)).toBe(10);
  const older = { ...postBody(threads, { text: at(others) }), updated_at: 1 };
  expect((await call(`/thread/${postId}`, { as: author, method: "PUT", json: older })).status).toBe(409);
});

test("staff who change somebody's discussion tell nobody in its author's name", async () => {
  const [author, staff, named] = [await signUp(), await signUp({ userRole: "moderator" }), await signUp()];
  const postId = await open(author);
  const { updated_at } = (await call<{ updated_at: number }>(`/thread/${postId}`, { as: author })).body;
  const json = { ...postBody(threads, { text: `What do you think of it, ${at([named])}?` }), updated_at };
  expect((await call(`/thread/${postId}`, { as: staff, method: "PUT", json })).status).toBe(200);
  expect(await toldOf(named, postId)).toEqual([]);
});

test("a mention comes as replies do where only these were chosen; replies that are off don't take it along, and a choice of its own counts", async () => {
  const [author, mailed, off, own, unchosen] = (await many(5)) as [Person, Person, Person, Person, Person];
  await db.insert(noticeChoices).values([
    { userId: mailed.userId, kind: "thread.reply", channel: "mail", pushes: false },
    { userId: off.userId, kind: "thread.reply", channel: "off" },
    { userId: own.userId, kind: "thread.reply", channel: "mail" },
    { userId: own.userId, kind: "thread.mention", channel: "digest" },
  ]);
  const replyId = await answer(author, await open(author), { text: at([mailed, off, own, unchosen]) });
  const mailOf = async ({ userId }: Person) =>
    (
      await db
        .select({ mail: notices.mail })
        .from(notices)
        .where(and(eq(notices.userId, userId), like(notices.path, `%${replyId}%`)))
    )[0]?.mail;
  expect(await Promise.all([mailed, off, own, unchosen].map(mailOf))).toEqual(["now", null, "daily", null]);
});
