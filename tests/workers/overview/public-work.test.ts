/** What somebody gave under their name is on their profile once they say so; what is anonymous, waits or is gone never is. */
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { notes } from "../../../app/features/notes/notes.collection";
import { readPublicProfile } from "../../../app/features/overview/overview.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { whys } from "../../../app/features/why/why.collection";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { addCourse, addExperience, addUniversity } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

beforeAll(addUniversity);

async function profileOf(publicParts: string[], write: (author: Awaited<ReturnType<typeof signUp>>) => Promise<unknown>) {
  const [author, reader] = [await signUp({ publicParts }), await signUp()];
  await write(author);
  const profile = await readPublicProfile(reader.ctx, author.userName);
  const page = await see(`/overview/public/one/${author.userName}`, { as: reader });
  return { ...profile, counted: Object.fromEntries((profile.work?.counts ?? []).map(({ kind, count }) => [kind, count])), page: page.body };
}

test.each([
  ["nothing", [], {}],
  ["one tip", [[studyTips, {}]], { "study-tip": 1 }],
  [
    "tips and notes",
    [
      [studyTips, {}],
      [studyTips, {}],
      [notes, {}],
    ],
    { "study-tip": 2, notes: 1 },
  ],
  [
    "one of two reasons, the other anonymous",
    [
      [whys, {}],
      [whys, { isAnonymous: true }],
    ],
    { why: 1 },
  ],
  ["an anonymous question alone", [[threads, { isAnonymous: true }]], {}],
  [
    "what waits, was refused or deleted",
    [
      [notes, { status: "waiting" }],
      [notes, { status: "rejected" }],
      [notes, { status: "deleted" }],
    ],
    {},
  ],
  [
    "a semester and an anonymous question",
    [
      [erasmus, {}],
      [threads, { isAnonymous: true }],
    ],
    { erasmus: 1 },
  ],
] as const)("the numbers of %s", async (_, written, counted) => {
  const profile = await profileOf(["contributions"], async (author) => {
    for (const [at, [collection, own]] of written.entries())
      await addPost(author, collection, { ...own, title: `${"isAnonymous" in own ? "Unnamed" : "Named"} number ${at}` });
  });
  expect(profile.counted).toEqual(counted);
  expect(profile.work?.latest).toHaveLength(Object.values(counted).reduce((sum, count) => sum + count, 0));
  expect(profile.page).not.toContain("Unnamed number");
});

test("nothing of it is told until its owner says so", async () => {
  const profile = await profileOf([], (author) => addPost(author, studyTips, { title: "A tip that stays apart" }));
  expect([profile.work, profile.isVip, profile.page.includes("A tip that stays apart")]).toEqual([null, false, false]);
});

test("six of the latest are rows that lead to them, the latest first", async () => {
  const profile = await profileOf(["contributions"], async (author) => {
    for (let at = 1; at <= 8; at += 1) await addPost(author, studyTips, { title: `Tip the ${at}th` });
  });
  expect(profile.work?.latest.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((at) => `Tip the ${at}th`));
  for (const { to, title } of profile.work?.latest ?? []) expect(profile.page).toMatch(new RegExp(`href="${to}"[\\s\\S]*${title}`));
});

test("a named post that becomes anonymous or is taken down leaves the profile", async () => {
  const [author, reader] = [await signUp({ publicParts: ["contributions"] }), await signUp()];
  const postId = await addPost(author, whys);
  const count = async () => (await readPublicProfile(reader.ctx, author.userName)).work?.counts.length;
  expect(await count()).toBe(1);
  await testContext().db.update(posts).set({ isAnonymous: true }).where(eq(posts.postId, postId));
  expect(await count()).toBe(0);
  await testContext().db.update(posts).set({ isAnonymous: false, status: "rejected" }).where(eq(posts.postId, postId));
  expect(await count()).toBe(0);
});

test("VIP is there for who earned it and shows it alone, and what earned it isn't", async () => {
  const write = async (author: Awaited<ReturnType<typeof signUp>>) => {
    for (let at = 0; at < 12; at += 1) {
      const { courseId } = await addCourse();
      await addExperience({ courseId, authorId: author.userId, text: `Nobody may trace the ${at}th of these experiences.` });
    }
  };
  const shown = await profileOf(["vip", "contributions"], write);
  expect([shown.isVip, shown.counted, shown.page.includes("Nobody may trace")]).toEqual([true, {}, false]);
  expect((await profileOf(["contributions"], write)).isVip).toBe(false);
  expect((await profileOf(["vip"], async () => null)).isVip).toBe(false);
});
