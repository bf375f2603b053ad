/** Who is told that a discussion mentions them: once, by name alone, and nobody who isn't shown to others. */

import { users } from "@schema/accounts";
import { notices } from "@schema/notices";
import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { namesIn } from "../../../app/features/thread/thread.rules";
import { postBody } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

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

test("names are read as texts link them, and no more than ten", () => {
  expect(namesIn("(@Ada.b), mail a@b.example, @ada.b. and\n > @quoted\n@c_1!")).toEqual(["ada.b", "c_1"]);
  expect(namesIn(Array.from({ length: 12 }, (_, i) => `@n${i}`).join(" "))).toHaveLength(10);
});
