/** Adverts: when they end, who sees how to reach their author, and what is sold. */
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adverts } from "../../../app/features/advert/advert.collection";
import { frequentJobs } from "../../../app/jobs.server";
import { DAY } from "../../../app/platform/clock";
import { dayAhead } from "../../../app/platform/time";
import { postBody } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Advert {
  post_id: string;
  closed_at: number | null;
  details: Record<string, unknown>;
}
type Failed = { error: { code: string } };

const inDays = (days: number) => dayAhead(Date.now(), days);

async function add(author: Person, own: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await call<Advert>("/advert", { as: author, json: postBody(adverts, own) });
  expect(status).toBe(201);
  return body.post_id;
}

const read = async (postId: string, as: Person) => (await call<Advert>(`/advert/${postId}`, { as })).body;
const isListed = async (postId: string, as: Person, query = "") =>
  (await call<{ posts: Advert[] }>(`/advert?size=100${query}`, { as })).body.posts.some(({ post_id }) => post_id === postId);

test("an advert ends within sixty days, in thirty if nothing is said, and never before today", async () => {
  const author = await signUp();
  for (const days of [61, 400, -1]) {
    const refused = await call<Failed>("/advert", { as: author, json: postBody(adverts, { expires: inDays(days) }) });
    expect([days, refused.status, refused.body.error.code]).toEqual([days, 422, "posts.dayOutside"]);
  }
  for (const days of [0, 60]) await add(author, { expires: inDays(days) });
  expect((await read(await add(author, { expires: undefined }), author)).details.expires).toBe(inDays(30));
  const postId = await add(author);
  const edited = await call<Failed>(`/advert/${postId}`, { as: author, method: "PUT", json: postBody(adverts, { expires: inDays(61) }) });
  expect([edited.status, edited.body.error.code]).toEqual([422, "posts.dayOutside"]);
  const form = { title: "A bicycle", text: "A bicycle that is as good as new.", category: "other", contact: "0500", expires: inDays(61) };
  const page = await visit("/advert/add", { as: author, form });
  expect([page.status, (await page.text()).includes("Choose a day between today and 60 days from now.")]).toEqual([422, true]);
});

test("what is over is closed by the job, readable still, and listed only when closed ones are asked for", async () => {
  const author = await signUp();
  const [ends, stays] = [await add(author, { expires: inDays(5) }), await add(author, { expires: inDays(50) })];
  const run = (days: number) => frequentJobs["close-expired"]?.(testContext({ clock: { now: () => Date.now() + days * DAY } }));
  await run(4);
  expect((await read(ends, author)).closed_at).toBeNull();
  await run(7);
  expect((await read(ends, author)).closed_at).toEqual(expect.any(Number));
  expect((await read(stays, author)).closed_at).toBeNull();
  expect([await isListed(ends, author), await isListed(ends, author, "&closed=too")]).toEqual([false, true]);
  expect([await isListed(stays, author), await isListed(stays, author, "&closed=too")]).toEqual([true, true]);
  expect(await run(7)).toBe("0 posts closed");
});

test("an advert that is over can still be corrected, as long as its day stays", async () => {
  const author = await signUp();
  const postId = await add(author);
  const expires = inDays(-20);
  const { details } = await read(postId, author);
  await testContext()
    .db.update(posts)
    .set({ details: { ...details, expires } })
    .where(eq(posts.postId, postId));
  const edit = (day: string) => call(`/advert/${postId}`, { as: author, method: "PUT", json: postBody(adverts, { expires: day }) });
  expect([(await edit(expires)).status, (await edit(inDays(-19))).status]).toEqual([200, 422]);
});

test("how to reach its author is for members alone", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await add(author, { contact: "zq-reach-me" });
  await testContext().db.update(posts).set({ likeCount: 1000 }).where(eq(posts.postId, postId));
  expect((await read(postId, reader)).details.contact).toBe("zq-reach-me");
  for (const address of ["/advert/demo", "/advert/demo.data"]) {
    for (const as of [undefined, reader]) expect(await (await visit(address, { as })).text()).not.toContain("zq-reach-me");
  }
  expect((await call(`/advert/${postId}`)).status).toBe(401);
  expect((await call("/advert")).status).toBe(401);
});

test("its author alone marks it as sold, once, and it leaves the list", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await add(author);
  const close = (as: Person) => call(`/advert/${postId}/close`, { as, method: "POST", json: {} });
  expect((await close(other)).status).toBe(404);
  expect(await isListed(postId, other)).toBe(true);
  const page = await visit(`/advert/one/${postId}`, { as: author });
  expect(await page.text()).toContain("Mark as sold");
  const sold = await visit(`/advert/one/${postId}`, { as: author, form: { act: "close", id: postId } });
  expect(sold.status).toBe(303);
  expect(await isListed(postId, other)).toBe(false);
  expect((await close(author)).status).toBe(404);
});

test("without scripts an advert leads to its pictures where they are asked for, and to itself otherwise", async () => {
  const author = await signUp();
  const form = { text: "A bicycle that is as good as new.", category: "other", contact: "0500", expires: inDays(9) };
  const sent = (title: string, more = {}) => visit("/advert/add", { as: author, form: { ...form, title, ...more } });
  const page = await (await visit("/advert/add", { as: author })).text();
  expect(page).toMatch(/<noscript><button name="next" value="pictures"/);
  expect((await sent("A bicycle")).headers.get("location")).toMatch(/^\/advert\/one\/post-\w+$/);
  expect((await sent("A helmet", { next: "pictures" })).headers.get("location")).toMatch(/^\/advert\/edit\/post-\w+#pictures$/);
  expect((await sent("A lock", { next: "elsewhere" })).headers.get("location")).toMatch(/^\/advert\/one\/post-\w+$/);
  const refused = await sent("A", { next: "pictures" });
  expect([refused.status, (await refused.text()).includes("as good as new")]).toEqual([400, true]);
});
