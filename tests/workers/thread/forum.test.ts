/** Discussions as a forum: rows that know the latest reply, texts in limited Markdown, quotes, mentions, and replies that stay anonymous. */
import { users } from "@schema/accounts";
import { posts } from "@schema/posts";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { postFilters } from "../../../app/engines/posts/filters";
import { readList } from "../../../app/engines/posts/posts.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { readThread, readThreads } from "../../../app/features/thread/thread.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { dataPath, see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const staffOne = () => signUp({ userRole: "moderator" });

async function reply(as: Person, postId: string, own: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call<{ reply_id: string }>(`/thread/${postId}/replies`, { as, json: { text: "A reply", ...own } });
  return body.reply_id;
}

/** A page of the list as somebody's own context reads it. */
async function listed(as: Person, query: Record<string, unknown> = {}) {
  return (await readThreads(as.ctx, postFilters.parse({ size: 50, ...query }))).items;
}

const rowOf = async (as: Person, postId: string) => (await listed(as)).find((row) => row.postId === postId);

test("a row tells who replied last and when; a hidden or deleted reply gives its place back", async () => {
  const [author, first, second] = [await signUp(), await signUp({ name: "First Replier" }), await signUp({ name: "Second Replier" })];
  const at = Date.now() - 3 * DAY;
  const postId = await addPost(author, threads, { createdAt: at, updatedAt: at });
  expect(await rowOf(author, postId)).toMatchObject({ activeAt: at, replyCount: 0, facts: { last: null } });
  await reply(first, postId);
  const latest = await reply(second, postId);
  expect((await rowOf(author, postId))?.facts.last).toMatchObject({ name: "Second Replier" });
  await call(`/thread/replies/${latest}`, { as: second, method: "DELETE" });
  const row = await rowOf(author, postId);
  expect([row?.replyCount, row?.facts.last?.name]).toEqual([1, "First Replier"]);
  await testContext().db.update(replies).set({ status: "rejected" }).where(eq(replies.postId, postId));
  expect(await rowOf(author, postId)).toMatchObject({ activeAt: at, facts: { last: null } });
});

test("the latest reply that the database keeps is the one that counting again finds", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads);
  const ids = [];
  for (let i = 0; i < 4; i++) ids.push(await reply(i % 2 ? author : reader, postId, { text: `Reply ${i}` }));
  const { db } = testContext();
  const set = (id: string, status: "approved" | "rejected" | "deleted") =>
    db.update(replies).set({ status }).where(eq(replies.replyId, id));
  const truth = async () => {
    const rows = await db.select().from(replies).where(eq(replies.postId, postId)).orderBy(replies.key);
    const last = rows.findLast(({ status }) => status === "approved");
    return [last?.replyId ?? null, last?.createdAt ?? null];
  };
  const kept = async () => {
    const [row] = await db.select().from(posts).where(eq(posts.postId, postId));
    return [row?.lastReplyId ?? null, row?.lastReplyAt ?? null];
  };
  const [a = "", b = "", c = "", d = ""] = ids;
  const steps = [() => set(d, "rejected"), () => set(b, "deleted"), () => set(d, "approved"), () => set(d, "deleted")];
  for (const step of [...steps, () => set(c, "rejected"), () => set(a, "rejected"), () => set(c, "approved")]) {
    await step();
    expect(await kept()).toEqual(await truth());
  }
  await db.delete(replies).where(eq(replies.replyId, c));
  expect(await kept()).toEqual(await truth());
});

test("the list goes by the latest activity, page after page, and by age when asked", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const old = Date.now() - 20 * DAY;
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    ids.push(
      await addPost(author, threads, { title: `zq row ${i}`, details: { category: "tech" }, facetA: "tech", createdAt: old + i * HOUR }),
    );
  }
  await reply(reader, ids[0] ?? "");
  const pages = async (query: string) => {
    const found: string[] = [];
    let before: string | null = "";
    do {
      const next: string = before ? `&before=${before}` : "";
      const { body }: { body: { posts: { post_id: string }[]; next_before: string | null } } = await call(
        `/thread?a=tech&size=2${query}${next}`,
        { as: reader },
      );
      found.push(...body.posts.map(({ post_id }) => post_id));
      before = body.next_before;
    } while (before);
    return found.map((id) => ids.indexOf(id));
  };
  expect(await pages("")).toEqual([0, 4, 3, 2, 1]);
  expect(await pages("&sort=active")).toEqual([0, 4, 3, 2, 1]);
  expect(await pages("&sort=new")).toEqual([4, 3, 2, 1, 0]);
});

test("who replies anonymously is a number in the row, and a photo is shown only by those who show it", async () => {
  const photo = { photoId: "image-zq-photo" };
  const hidden = await signUp({ ...photo, name: "Zqhidden Replier" });
  const open = await signUp({ ...photo, publicParts: ["photo"] });
  const postId = await addPost(open, threads);
  const unnamed = await addPost(open, threads, { isAnonymous: true });
  await reply(hidden, postId, { is_anonymous: true });
  await reply(hidden, unnamed);
  const [named, secret] = [await rowOf(open, postId), await rowOf(open, unnamed)];
  expect(named?.facts).toMatchObject({ photoId: "image-zq-photo", last: { name: null, photoId: null, alias: 1 } });
  expect(secret?.facts).toMatchObject({ photoId: null, last: { name: "Zqhidden Replier", photoId: null } });
  const page = (await see("/thread/all", { as: await signUp() })).body;
  expect(page).toContain("Anonymous 1");
});

test("whoever replies anonymously in two discussions is in each row the number of that discussion", async () => {
  const [author, other, hidden] = [await signUp(), await signUp(), await signUp()];
  const [one, two] = [await addPost(author, threads), await addPost(author, threads)];
  await reply(other, one, { is_anonymous: true });
  await reply(hidden, one, { is_anonymous: true });
  await reply(hidden, two, { is_anonymous: true });
  await reply(other, two, { is_anonymous: true });
  await reply(hidden, two, { is_anonymous: true });
  expect([(await rowOf(author, one))?.facts.last?.alias, (await rowOf(author, two))?.facts.last?.alias]).toEqual([2, 1]);
});

test("a row says how many replies are new to its reader", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const { body } = await call<{ post_id: string }>("/thread", {
    as: author,
    json: { title: "Zq news of a row", text: "Long enough a text for a discussion.", category: "tech" },
  });
  await reply(other, body.post_id);
  await reply(other, body.post_id);
  expect([(await rowOf(author, body.post_id))?.facts.news, (await rowOf(other, body.post_id))?.facts.news]).toEqual([2, 0]);
});

test("the list reads at most ten rows for each that it shows, and no table from end to end", async () => {
  const [author, reader] = [await signUp({ photoId: "image-x", publicParts: ["photo"] }), await signUp()];
  for (let i = 0; i < 25; i++) {
    const postId = await addPost(author, threads);
    await reply(reader, postId, { is_anonymous: i % 2 === 0 });
    await reply(author, postId);
  }
  await see("/thread/all", { as: reader });
  const { headers } = await see("/thread/all", {
    as: reader,
    headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
  });
  const [, trips = "99", read = "99999"] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(trips)).toBeLessThanOrEqual(2);
  expect(Number(read)).toBeLessThanOrEqual(200);
  const { ctx, statements } = watchedContext({ actor: reader.ctx.actor });
  for (const query of [{}, { a: "courses" }, { sort: "new" }, { sort: "liked" }])
    await readThreads(ctx as typeof reader.ctx, postFilters.parse(query));
  const [{ postId = "" } = {}] = await listed(reader);
  await readThread(ctx as typeof reader.ctx, postId);
  expect(await fullScans(statements)).toEqual([]);
});

/** A page without the data that it carries for scripts. */
const drawnPart = (page: string) => page.slice(0, page.indexOf("window.__remixContext"));

const RICH = "**zq-bold** and [zq-here](https://example.edu/zq)\n- zq-item <b>zq-raw</b>";

test("a discussion and its replies are drawn as Markdown; the API gives the source", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads, { text: RICH });
  await reply(author, postId, { text: `Reply ${RICH}` });
  const { body: page } = await see(`/thread/one/${postId}`, { as: reader });
  const drawn = drawnPart(page);
  expect(drawn.match(/<strong>zq-bold<\/strong>/g)).toHaveLength(2);
  expect(drawn.match(/<a href="https:\/\/example\.edu\/zq" rel="nofollow ugc noopener" target="_blank"/g)).toHaveLength(2);
  expect(drawn).toContain("&lt;b&gt;zq-raw&lt;/b&gt;");
  expect((await call<{ text: string }>(`/thread/${postId}`, { as: reader })).body.text).toBe(RICH);
  const { body } = await call<{ replies: { text: string }[] }>(`/thread/${postId}/replies`, { as: reader });
  expect(body.replies[0]?.text).toBe(`Reply ${RICH}`);
});

test("where a text isn't drawn, it stands without its marks; other collections keep theirs", async () => {
  const [author, staff] = [await signUp(), await staffOne()];
  const postId = await addPost(author, threads, { text: RICH, details: { category: "tech" } });
  const replyId = await reply(author, postId, { text: RICH });
  await call(`/study-tip`, {
    as: author,
    json: { title: "Zq marks stay", text: "**zq-stays** in a study tip, enough of it.", category: "exams" },
  });
  const pages = ["/thread/all", "/thread/demo", "/admin/thread/all?status=approved"];
  for (const page of pages) expect([page, (await see(page, { as: staff })).body.includes("**zq-bold")]).toEqual([page, false]);
  const { db } = testContext();
  await db.update(posts).set({ status: "waiting" }).where(eq(posts.postId, postId));
  await db.update(replies).set({ status: "waiting" }).where(eq(replies.replyId, replyId));
  const panel = drawnPart((await see("/admin/panel", { as: staff })).body);
  expect(["zq-bold", "zq-here (https://example.edu/zq)", "**zq-bold"].map((words) => panel.includes(words))).toEqual([true, true, false]);
  const tips = await readList(staff.ctx, studyTips, postFilters.parse({}));
  expect(tips.items.some(({ text }) => text.startsWith("**zq-stays**"))).toBe(true);
});

test("somebody who is mentioned is linked while others may see them", async () => {
  const mentioned = await signUp({ userName: "Zq_mentioned" });
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addPost(author, threads, { text: "Ask @zq_MENTIONED, or @nobody.at.all who doesn't exist." });
  await reply(author, postId, { text: 'A "quoted" \\ line with \n@zq_mentioned.' });
  const linked = async () => {
    const { body } = await see(`/thread/one/${postId}`, { as: reader });
    return body.match(/href="\/overview\/public\/one\/Zq_mentioned"/g)?.length ?? 0;
  };
  expect(await linked()).toBe(2);
  await testContext().db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, mentioned.userId));
  expect(await linked()).toBe(0);
});

test("quoting a reply opens the form with its words and a link to it, whoever wrote it; sending leads away from the quote", async () => {
  const [author, reader] = [await signUp({ name: "Zq [Au]thor" }), await signUp()];
  const postId = await addPost(author, threads);
  const quoted = await reply(author, postId, { text: "> zq-quoted-before\nzq-first line\nzq-second **line**" });
  const unnamed = await reply(author, postId, { text: "zq-unnamed words", is_anonymous: true });
  const page = `/thread/one/${postId}`;
  const formOf = async (id: string) => {
    const { body } = await see(`${page}?quote=${id}`, { as: reader });
    return /id="reply".*?<textarea[^>]*>([^<]*)<\/textarea>/s.exec(body)?.[1] ?? "";
  };
  expect(await formOf(quoted)).toBe(`\n&gt; [Zq \\[Au\\]thor](#${quoted}):\n&gt; zq-first line\n&gt; zq-second **line**\n\n`.trimStart());
  expect(await formOf(unnamed)).toContain("&gt; [Anonymous 1]");
  expect(await formOf("reply-none")).toBe("");
  const sent = await visit(`${page}?quote=${quoted}`, {
    as: reader,
    form: { act: "reply", text: `> [x](#${quoted}):\n> zq-first\n\nYes.` },
  });
  const to = sent.headers.get("location") ?? "";
  expect([sent.status, to.includes("quote")]).toEqual([303, false]);
  const { body } = await see(page, { as: reader });
  expect(body).toMatch(new RegExp(`<blockquote[^>]*>.*?<a href="#${quoted}" class="link`, "s"));
  expect((await see(dataPath(page), { as: reader })).body).not.toContain("zq-quoted-before\\nzq");
});

test("a reply in one's own anonymous discussion is anonymous beforehand, and says so; in others' it isn't", async () => {
  const author = await signUp();
  const [mine, named] = [await addPost(author, threads, { isAnonymous: true }), await addPost(author, threads)];
  const boxes = async (postId: string, as: Person) => {
    const { body } = await see(`/thread/one/${postId}`, { as });
    return (body.match(/<input[^>]*name="is_anonymous"[^>]*>/g) ?? []).map((box) => box.includes("checked"));
  };
  await reply(await signUp(), mine);
  const own = await boxes(mine, author);
  expect([own.length >= 2, own.every(Boolean)]).toEqual([true, true]);
  expect((await see(`/thread/one/${mine}`, { as: author })).body).toContain("your replies are anonymous too");
  expect((await boxes(mine, await signUp())).some(Boolean)).toBe(false);
  expect((await boxes(named, author)).some(Boolean)).toBe(false);
});
