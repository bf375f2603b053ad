/** The search across everything: what it finds, for whom, and at what price. */
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { devLogs } from "../../../app/features/dev-log/dev-log.collection";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { wats } from "../../../app/features/wat/wat.collection";
import { foldTurkish } from "../../../app/platform/folding";
import { newId } from "../../../app/platform/ids";
import { naughtyStrings } from "../../support/naughty";
import { addPost } from "../../support/posts";
import { addCourse } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

interface Answer {
  groups: { source: string; hits: { title: string; about: string | null; to: string }[]; rest: string | null }[];
}

/** A word that nothing else holds. */
const freshWord = () => newId("word", Date.now()).replace(/[^a-z0-9]/g, "");

const look = async (q: string, as?: Person) => (await call<Answer>(`/search?${new URLSearchParams({ q })}`, { as })).body.groups;
const titles = (groups: Answer["groups"]) => groups.map(({ source, hits }) => [source, hits.map(({ title }) => title)]);

test("while nothing is asked the lists that a reader may open are offered, and none beside a question", async () => {
  const listed = async (ctx: Parameters<typeof searchEverywhere>[0], q = "") =>
    (await searchEverywhere(ctx, q, 4)).lists.map(({ to }) => to);
  const [guest, member] = [await listed(testContext()), await listed((await signUp()).ctx)];
  expect(guest).toContain("/courses/all");
  expect(guest).not.toContain("/thread/all");
  expect(member).toEqual(expect.arrayContaining([...guest.filter((to) => to !== "/study-tip/demo"), "/thread/all"]));
  expect(await listed(testContext(), "calculus")).toEqual([]);
});

test("one question finds courses, posts of every collection and people", async () => {
  const word = freshWord();
  const author = await signUp({ name: `Çağrı ${word}`, searchText: foldTurkish(`Çağrı ${word}`) });
  const { courseId, courseCode } = await addCourse({ nameEn: `Introduction to ${word}`, searchText: word });
  const threadId = await addPost(author, threads, { title: `About ${word}` });
  const groups = await look(word, author);
  expect(titles(groups)).toEqual([
    ["courses", [courseCode]],
    ["thread", [`About ${word}`]],
    ["people", [`Çağrı ${word}`]],
  ]);
  expect(groups.flatMap(({ hits }) => hits.map(({ to }) => to))).toEqual([
    `/courses/one/${courseId}`,
    `/thread/one/${threadId}`,
    `/overview/public/one/${author.userName}`,
  ]);
  expect(titles(await look(`CAGRI ${word.toUpperCase()}`, author))).toEqual([["people", [`Çağrı ${word}`]]]);
});

test("guests find what guests may open, and nothing else", async () => {
  const word = freshWord();
  const author = await signUp({ name: `Deniz ${word}`, searchText: `deniz ${word}` });
  await addCourse({ searchText: word, nameEn: word });
  for (const collection of [threads, wats, devLogs]) await addPost(author, collection, { title: `A ${word}` });
  expect((await look(word)).map(({ source }) => source)).toEqual(["courses", "dev-log", "wat"]);
});

test("what is hidden, closed or gone isn't found, nor whoever is blocked, unverified or about to leave", async () => {
  const word = freshWord();
  const reader = await signUp();
  const hidden = [{ blockedAt: 1, blockedUntil: Date.now() + 1e9 }, { emailVerifiedAt: null }, { deletionDueAt: Date.now() + 1e9 }];
  for (const [at, state] of hidden.entries()) await signUp({ name: `Deniz${at} ${word}`, searchText: `deniz${at} ${word}`, ...state });
  for (const status of ["waiting", "rejected", "deleted"] as const) await addPost(reader, threads, { title: word, status });
  await addCourse({ searchText: word, status: "archived" });
  expect(await look(word, reader)).toEqual([]);
});

test("somebody's address finds nobody", async () => {
  const reader = await signUp();
  const { userEmail } = await signUp({ userEmail: `${freshWord()}@metu.edu.tr` });
  expect(await look(userEmail.split("@")[0] ?? "", reader)).toEqual([]);
});

test("an unnamed author's name finds no thread of theirs, and a found thread doesn't name them", async () => {
  const word = freshWord();
  const author = await signUp({ name: `Ada ${word}`, searchText: `ada ${word}` });
  const other = freshWord();
  await addPost(author, threads, { title: `Quiet ${other}`, isAnonymous: true });
  const reader = await signUp();
  expect((await look(word, reader)).map(({ source }) => source)).toEqual(["people"]);
  const page = await visit(`/search?q=${other}`, { as: reader });
  const html = await page.text();
  expect(html).toContain(`Quiet ${other}`);
  expect([author.userId, author.userName, author.name].filter((name) => html.includes(name))).toEqual([]);
});

test("the rest of many hits is one link away", async () => {
  const word = freshWord();
  const author = await signUp();
  for (let count = 0; count < 5; count++) await addPost(author, threads, { title: `${word} ${count}` });
  const [group] = await look(word, author);
  expect(group?.hits.map(({ title }) => title)).toEqual([4, 3, 2, 1].map((count) => `${word} ${count}`));
  expect(group?.rest).toBe(`/thread/all?q=${word}`);
});

test("one letter, marks alone and naughty strings are answered, by the page as well", async () => {
  const reader = await signUp();
  expect(await look("a", reader)).toEqual([]);
  expect(await look('"*- (', reader)).toEqual([]);
  const answers = await Promise.all(naughtyStrings.slice(0, 80).map((q) => call(`/search?${new URLSearchParams({ q })}`)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await visit("/search?q=%3Cscript%3Ealert(1)")).status).toBe(200);
});

test("a question costs one round trip and few rows, however many posts hold its word", async () => {
  const word = freshWord();
  const author = await signUp();
  const { db } = testContext();
  const now = Date.now();
  const row = (at: number): typeof posts.$inferInsert => ({
    postId: newId("post", now + at),
    kind: "study-tip",
    title: word,
    text: word,
    details: {},
    searchText: word,
    status: "approved",
    createdAt: now,
    updatedAt: now,
  });
  for (let start = 0; start < 3000; start += 5) await db.insert(posts).values(Array.from({ length: 5 }, (_, at) => row(start + at)));
  const ctx = testContext({ actor: author.ctx.actor });
  const { groups } = await searchEverywhere(ctx, word, 4);
  expect(groups.map(({ hits }) => hits.length)).toEqual([4]);
  expect(ctx.meter.roundTrips).toBe(1);
  // A dozen for what is shown, and one or two for each index that has nothing.
  expect(ctx.meter.rowsRead).toBeLessThanOrEqual(44);
  await db.delete(posts).where(eq(posts.title, word));
});
