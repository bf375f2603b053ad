/** Threads: replies as they answer each other, what closes them, who may do what, and that the unnamed stay so. */

import { posts } from "@schema/posts";
import { postAliases, replies } from "@schema/thread";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { showContributions } from "../../../app/engines/review/listing.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply as writeReply } from "../../../app/features/thread/thread.service.server";
import { newId } from "../../../app/platform/ids";
import { dataPath, see } from "../../support/pages";
import { addPost, postBody } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Reply {
  reply_id: string;
  parent_id: string | null;
  depth: number;
  text: string;
  is_gone: boolean;
  author: { user_name: string } | null;
  alias: number | null;
  by_author: boolean;
  mine: boolean;
  like_count: number;
}
type Failed = { error: { code: string } };

const staffOne = () => signUp({ userRole: "moderator" });

/** Replies through the API. */
async function reply(as: Person, postId: string, own: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await call<{ reply_id: string }>(`/thread/${postId}/replies`, { as, json: { text: "A reply", ...own } });
  expect(status).toBe(201);
  return body.reply_id;
}

const repliesOf = async (postId: string, as: Person) =>
  (await call<{ replies: Reply[]; accepted_reply_id: string | null }>(`/thread/${postId}/replies`, { as })).body;

async function threadOf(own: Parameters<typeof addPost>[2] = {}) {
  const [author, reader] = [await signUp(), await signUp()];
  return { author, reader, postId: await addPost(author, threads, own) };
}

const refusedWith = async (path: string, options: Parameters<typeof call>[1]) => {
  const { status, body } = await call<Failed>(path, options);
  return [status, body.error?.code];
};

test("replies go three deep, and an answer to the deepest stands beside it", async () => {
  const { reader, postId } = await threadOf();
  const first = await reply(reader, postId);
  const second = await reply(reader, postId, { parent_id: first });
  const third = await reply(reader, postId, { parent_id: second });
  const fourth = await reply(reader, postId, { parent_id: third });
  const shape = (await repliesOf(postId, reader)).replies.map(({ reply_id, parent_id, depth }) => [reply_id, parent_id, depth]);
  expect(shape).toEqual([
    [first, null, 1],
    [second, first, 2],
    [third, second, 3],
    [fourth, second, 3],
  ]);
  const { body } = await call<{ reply_count: number }>(`/thread/${postId}`, { as: reader });
  expect(body.reply_count).toBe(4);
});

test("a reply answers only what is there and in the same thread", async () => {
  const [{ reader, postId }, other] = [await threadOf(), await threadOf()];
  const elsewhere = await reply(reader, other.postId);
  for (const parent_id of [elsewhere, "reply-none"]) {
    const refused = await refusedWith(`/thread/${postId}/replies`, { as: reader, json: { text: "A reply", parent_id } });
    expect(refused).toEqual([404, "thread.replyNotFound"]);
  }
});

test("what is answered and then deleted stays as an empty place; without answers it is gone", async () => {
  const { author, reader, postId } = await threadOf();
  const [answered, lonely] = [await reply(author, postId, { text: "zq-first-words" }), await reply(author, postId)];
  await reply(reader, postId, { parent_id: answered });
  for (const id of [answered, lonely]) expect((await call(`/thread/replies/${id}`, { as: author, method: "DELETE" })).status).toBe(200);
  const { replies: left } = await repliesOf(postId, reader);
  expect(left.map(({ text, is_gone, author: by }) => [text, is_gone, by === null])).toEqual([
    ["", true, true],
    ["A reply", false, false],
  ]);
  expect((await see(`/thread/one/${postId}.data`, { as: reader })).body).not.toContain("zq-first-words");
});

const lockNow = (postId: string) => testContext().db.update(posts).set({ isLocked: true }).where(eq(posts.postId, postId));

test("a thread that is locked while somebody writes takes no reply after that", async () => {
  const { reader, postId } = await threadOf();
  const { ctx } = reader;
  let isLocked = false;
  const db = new Proxy(ctx.db, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (property !== "batch") return value;
      return async (statements: never) => {
        const isWriting = (statements as unknown[]).length === 4 && !isLocked;
        if (isWriting) {
          isLocked = true;
          await lockNow(postId);
        }
        return target.batch(statements);
      };
    },
  });
  const input = { text: "Too late", is_anonymous: true };
  await expect(writeReply({ ...ctx, db }, postId, input)).rejects.toMatchObject({ code: "thread.locked" });
  const { db: plain } = testContext();
  expect(isLocked).toBe(true);
  expect(await plain.select().from(replies).where(eq(replies.postId, postId))).toEqual([]);
  expect(await plain.select().from(postAliases).where(eq(postAliases.postId, postId))).toEqual([]);
});

test("a write that trusts what it read before the lock gets through: the control of the test above", async () => {
  const { reader, postId } = await threadOf();
  const { db } = testContext();
  const [read] = await db.select({ isLocked: posts.isLocked }).from(posts).where(eq(posts.postId, postId));
  await lockNow(postId);
  const now = Date.now();
  const row = { replyId: newId("reply", now), postId, depth: 1, authorId: reader.userId, text: "Too late" };
  if (!read?.isLocked) await db.insert(replies).values({ ...row, status: "approved", createdAt: now, updatedAt: now });
  expect(await db.select().from(replies).where(eq(replies.postId, postId))).toHaveLength(1);
});

test("staff lock and unlock; each is written down once, and others may not", async () => {
  const { author, reader, postId } = await threadOf();
  const staff = await staffOne();
  const lock = (as: Person, is_locked: boolean) => call<Failed>(`/thread/${postId}/lock`, { as, method: "PUT", json: { is_locked } });
  expect((await lock(author, true)).status).toBe(403);
  expect([(await lock(staff, true)).status, (await lock(staff, true)).status]).toEqual([200, 200]);
  expect(await refusedWith(`/thread/${postId}/replies`, { as: reader, json: { text: "A reply" } })).toEqual([409, "thread.locked"]);
  const byForm = await visit(`/thread/one/${postId}`, { as: author, form: { act: "unlock" } });
  expect(byForm.status).toBe(403);
  await lock(staff, false);
  await reply(reader, postId);
  const acts = await testContext().db.all<{ act: string }>(sql`SELECT act FROM audit_entries WHERE subject_id = ${postId} ORDER BY key`);
  expect(acts.map(({ act }) => act)).toEqual(["thread.lock", "thread.unlock"]);
});

test("a pinned thread stands first on the first page alone, and once; a change keeps it there", async () => {
  const { author, reader, postId } = await threadOf({ title: "Pinned zqpin" });
  const staff = await staffOne();
  for (let i = 0; i < 3; i++) await addPost(author, threads);
  const pin = (is_pinned: boolean) => call(`/thread/${postId}/pin`, { as: staff, method: "PUT", json: { is_pinned } });
  const list = async (query = "") =>
    (await call<{ posts: { post_id: string }[]; next_before: string }>(`/thread${query}`, { as: reader })).body;
  const first = async () => (await list()).posts[0]?.post_id;
  expect(await first()).not.toBe(postId);
  expect((await pin(true)).status).toBe(200);
  expect((await list()).posts.filter(({ post_id }) => post_id === postId)).toHaveLength(1);
  await call(`/thread/${postId}`, { as: author, method: "PUT", json: postBody(threads, { title: "Pinned still zqpin" }) });
  expect(await first()).toBe(postId);
  expect((await list("?q=zqpin")).posts.map(({ post_id }) => post_id)).toEqual([postId]);
  await pin(false);
  expect(await first()).not.toBe(postId);
});

test("the thread's author or staff accept one reply, others may not, and only one that is there", async () => {
  const { author, reader, postId } = await threadOf();
  const [good, other] = [await reply(reader, postId), await threadOf()];
  const elsewhere = await reply(reader, other.postId);
  const accept = (as: Person, reply_id: string | null) => refusedWith(`/thread/${postId}/accept`, { as, json: { reply_id } });
  expect(await accept(reader, good)).toEqual([403, "thread.notTheAuthor"]);
  expect(await accept(author, elsewhere)).toEqual([404, "thread.replyNotFound"]);
  expect((await repliesOf(postId, reader)).accepted_reply_id).toBeNull();
  expect(await accept(author, good)).toEqual([200, undefined]);
  expect((await repliesOf(postId, reader)).accepted_reply_id).toBe(good);
  await call(`/thread/replies/${good}`, { as: reader, method: "DELETE" });
  expect((await repliesOf(postId, reader)).accepted_reply_id).toBeNull();
  expect(await accept(author, null)).toEqual([200, undefined]);
  const better = await reply(reader, postId);
  expect(await accept(await staffOne(), better)).toEqual([200, undefined]);
  expect((await repliesOf(postId, reader)).accepted_reply_id).toBe(better);
});

const MANY = 8;

test("people who reply unnamed in the same moment get a number each, and keep it", async () => {
  const { postId, reader } = await threadOf();
  const people = await Promise.all(Array.from({ length: MANY }, () => signUp()));
  await Promise.all(people.map((as) => reply(as, postId, { is_anonymous: true })));
  await Promise.all(people.map((as) => reply(as, postId, { is_anonymous: true })));
  const { replies: all } = await repliesOf(postId, reader);
  const numbers = all.map(({ alias }) => alias).sort();
  expect(all.every(({ author }) => author === null)).toBe(true);
  expect(numbers).toEqual([...Array.from({ length: MANY }, (_, i) => i + 1), ...Array.from({ length: MANY }, (_, i) => i + 1)].sort());
});

test("numbers that are read first and written then collide: the control of the test above", async () => {
  const { postId } = await threadOf();
  const people = await Promise.all(Array.from({ length: MANY }, () => signUp()));
  const { db } = testContext();
  const give = async ({ userId }: Person) => {
    const [row] = await db.select({ last: sql<number>`coalesce(max(alias), 0)` }).from(postAliases).where(eq(postAliases.postId, postId));
    await db.insert(postAliases).values({ postId, userId, alias: (row?.last ?? 0) + 1 });
  };
  const results = await Promise.allSettled(people.map(give));
  expect(results.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
});

/** Everything that somebody may fetch about a thread and of the lists that it is in. */
async function allAbout(postId: string, as: Person): Promise<string> {
  const page = `/thread/one/${postId}`;
  const lists = ["/thread/all", "/thread/demo", "/thread/display/demo", "/admin/thread/all?status=approved", "/admin/thread/users"];
  const api = [`/thread/${postId}`, `/thread/${postId}/replies`, "/thread", "/thread/similar?q=useful+title"];
  const addresses = [page, ...lists].flatMap((each) => [each, dataPath(each)]).concat(api.map((each) => `/api/v1${each}`));
  const bodies = await Promise.all(addresses.map(async (each) => (await see(each, { as })).body));
  return bodies.join("\n");
}

test("nothing below an admin's view leads from what is unnamed to who wrote it, nor from one thread to another", async () => {
  const someone = await signUp({
    userId: "user-zq00unnamed0thread",
    userName: "zq_unnamed.1",
    name: "Zqunnamed Person",
    userEmail: "zq.un@metu.edu.tr",
  });
  const helper = await signUp();
  const body = postBody(threads, { is_anonymous: true });
  const write = async () => (await call<{ post_id: string }>("/thread", { as: someone, json: body })).body.post_id;
  const [one, two] = [await write(), await write()];
  const foreign = await addPost(helper, threads);
  await reply(helper, two, { is_anonymous: true });
  for (const postId of [one, two, foreign]) await reply(someone, postId, { is_anonymous: true });
  const liked = await reply(helper, one);
  await call(`/thread/replies/${liked}/helpful`, { as: someone, method: "PUT", json: { is_helpful: true } });
  await call(`/thread/${foreign}/helpful`, { as: someone, method: "PUT", json: { is_helpful: true } });
  const marks = [someone.userId, "zq00unnamed0thread", someone.userName, someone.name, someone.userEmail];
  for (const as of [await signUp(), await staffOne()]) {
    for (const postId of [one, two, foreign]) {
      const whole = await allAbout(postId, as);
      expect(marks.filter((mark) => whole.includes(mark))).toEqual([]);
    }
    const views = await Promise.all(
      [one, two].map(async (postId) => (await repliesOf(postId, as)).replies.find(({ by_author }) => by_author)),
    );
    expect(views.map((view) => [view?.author, view?.alias, view?.mine])).toEqual([
      [null, null, false],
      [null, null, false],
    ]);
  }
  expect((await repliesOf(foreign, helper)).replies[0]).toMatchObject({ author: null, alias: 1, by_author: false });
  expect((await repliesOf(foreign, someone)).replies[0]?.mine).toBe(true);
});

test("a named thread names its author: the control of the test above", async () => {
  const { author, reader, postId } = await threadOf();
  expect(await allAbout(postId, reader)).toContain(author.userName);
  await showContributions(testContext());
  expect((await see("/admin/thread/users", { as: await staffOne() })).body).toContain(author.userName);
  expect((await see("/admin/thread/users", { as: reader })).body).not.toContain(author.userName);
  expect((await see("/admin/thread/users", { as: author })).body).toContain(author.userName);
});

test("an author's named reply in their unnamed thread isn't marked as the author's", async () => {
  const { author, reader, postId } = await threadOf({ isAnonymous: true });
  await reply(author, postId);
  expect((await repliesOf(postId, reader)).replies[0]).toMatchObject({ by_author: false, author: { user_name: author.userName } });
});

test("the author of an unnamed thread takes no number from those who reply", async () => {
  const { author, reader, postId } = await threadOf({ isAnonymous: true });
  for (const as of [author, reader]) await reply(as, postId, { is_anonymous: true });
  const views = (await repliesOf(postId, reader)).replies.map(({ alias, by_author }) => [alias, by_author]);
  expect(views).toEqual([
    [null, true],
    [1, false],
  ]);
});

test("somebody without a role sees their own threads alone among the states", async () => {
  const { author, postId } = await threadOf({ title: "zq-mine-alone" });
  const list = async (as: Person) => (await see("/admin/thread/all.data?status=approved", { as })).body;
  expect(await list(author)).toContain(postId);
  expect(await list(await signUp())).not.toContain("zq-mine-alone");
  expect(await list(await staffOne())).toContain(postId);
});

test("changing a thread and a reply keeps what they said, for whoever may read them", async () => {
  const { author, reader, postId } = await threadOf({ text: "zq-the-old-text of the thread" });
  const replyId = await reply(author, postId, { text: "zq-the-old-reply" });
  const edit = (as: Person) => call<Failed>(`/thread/replies/${replyId}`, { as, method: "PUT", json: { text: "A new reply" } });
  expect((await edit(reader)).body.error.code).toBe("posts.notYours");
  expect((await edit(author)).status).toBe(200);
  await visit(`/thread/one/${postId}?edit=1`, { as: author, form: { ...(postBody(threads) as Record<string, string>) } });
  const page = (await see(`/thread/one/${postId}`, { as: reader })).body;
  for (const words of ["zq-the-old-text", "zq-the-old-reply", "A new reply"]) expect(page).toContain(words);
  const staff = await staffOne();
  const hide = (reason: string) => visit(`/thread/one/${postId}`, { as: staff, form: { act: "hide-reply", id: replyId, reason } });
  expect([(await hide("")).status, (await hide("zq-why-hidden")).status]).toEqual([400, 303]);
  const later = (await see(`/thread/one/${postId}.data`, { as: reader })).body;
  for (const words of ["zq-the-old-reply", "A new reply", "zq-why-hidden"]) expect(later).not.toContain(words);
  expect((await see(`/thread/one/${postId}`, { as: author })).body).toContain("zq-why-hidden");
  await visit(`/thread/one/${postId}`, { as: staff, form: { act: "approve-reply", id: replyId } });
  expect((await see(`/thread/one/${postId}`, { as: reader })).body).toContain("A new reply");
});

test("only staff hide replies", async () => {
  const { author, reader, postId } = await threadOf();
  const replyId = await reply(reader, postId);
  const answer = await visit(`/thread/one/${postId}`, { as: author, form: { act: "hide-reply", id: replyId, reason: "I don't like it" } });
  expect(answer.status).toBe(403);
  expect((await repliesOf(postId, author)).replies[0]?.is_gone).toBe(false);
});

test("one person finds a reply helpful once, never their own", async () => {
  const { author, reader, postId } = await threadOf();
  const replyId = await reply(author, postId);
  const like = (as: Person, is_helpful: boolean) => call(`/thread/replies/${replyId}/helpful`, { as, method: "PUT", json: { is_helpful } });
  const count = async () => (await repliesOf(postId, reader)).replies[0]?.like_count;
  await Promise.all([like(reader, true), like(reader, true), like(author, true)]);
  expect(await count()).toBe(1);
  await like(reader, false);
  expect(await count()).toBe(0);
});

test("similar threads are found by folded words, the likest first, at most five, and only open ones", async () => {
  const { author, reader, postId } = await threadOf({ title: "Yurtta çamaşırhane ne zaman açık?" });
  const hidden = await addPost(author, threads, { title: "Camasirhane gizli", status: "rejected" });
  for (let i = 0; i < 6; i++) await addPost(author, threads, { title: `Çamaşırhane ${i}` });
  const similar = async (q: string) =>
    (await call<{ threads: { post_id: string }[] }>(`/thread/similar?q=${encodeURIComponent(q)}`, { as: reader })).body.threads;
  const found = (await similar("CAMASIRHANE yurtta acik mi bilen")).map(({ post_id }) => post_id);
  expect([found[0], found.length, found.includes(hidden)]).toEqual([postId, 5, false]);
  expect(await similar("")).toEqual([]);
  expect(await similar("zqnothinglikethis")).toEqual([]);
});

test("replies and what is done with them answer with the right status", async () => {
  const { author, reader, postId } = await threadOf();
  const replyId = await reply(reader, postId);
  const json = { text: "A reply" };
  expect(await refusedWith("/thread/post-none/replies", { as: reader, json })).toEqual([404, "posts.notFound"]);
  expect((await call(`/thread/${postId}/replies`, { json })).status).toBe(401);
  expect((await call(`/thread/${postId}/replies`, { as: reader, json: { text: " " } })).status).toBe(400);
  expect((await call(`/thread/${postId}/replies`, { as: reader, json: { ...json, other: 1 } })).status).toBe(400);
  for (const method of ["PUT", "DELETE"] as const) {
    expect((await call(`/thread/replies/${replyId}`, { as: author, method, ...(method === "PUT" && { json }) })).status).toBe(403);
    expect((await call("/thread/replies/reply-none", { as: author, method, ...(method === "PUT" && { json }) })).status).toBe(404);
  }
  expect((await call("/thread/post-none/follow", { as: reader, method: "PUT", json: { is_followed: true } })).status).toBe(404);
  expect((await call("/thread/post-none/pin", { as: await staffOne(), method: "PUT", json: { is_pinned: true } })).status).toBe(404);
  await testContext().db.update(posts).set({ status: "rejected" }).where(eq(posts.postId, postId));
  expect((await call(`/thread/${postId}/replies`, { as: author, json })).status).toBe(404);
  expect((await call(`/thread/replies/${replyId}`, { as: reader, method: "PUT", json })).status).toBe(404);
});

test("the page's forms reply, answer and accept without scripts, and a refused reply keeps its words", async () => {
  const { author, reader, postId } = await threadOf();
  const page = `/thread/one/${postId}`;
  const sent = await visit(page, { as: reader, form: { act: "reply", text: "zq by hand" } });
  const replyId = sent.headers.get("location")?.split("#")[1] ?? "";
  expect([sent.status, replyId.startsWith("reply-")]).toEqual([303, true]);
  expect((await visit(page, { as: author, form: { act: "reply", id: replyId, text: "zq below", is_anonymous: "on" } })).status).toBe(303);
  expect((await visit(page, { as: author, form: { act: "accept", id: replyId } })).status).toBe(303);
  const long = `zq-kept ${"x".repeat(5000)}`;
  const refused = await visit(page, { as: reader, form: { act: "reply", text: long } });
  expect([refused.status, (await refused.text()).includes("zq-kept")]).toEqual([400, true]);
  const { db } = testContext();
  const rows = await db
    .select({ depth: replies.depth })
    .from(replies)
    .where(and(eq(replies.postId, postId), eq(replies.status, "approved")));
  expect(rows.map(({ depth }) => depth)).toEqual([1, 2]);
  expect((await repliesOf(postId, reader)).accepted_reply_id).toBe(replyId);
});
