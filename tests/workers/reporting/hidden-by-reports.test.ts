/** What reports hid says so to its author, with what they can do, and to nobody else. */
import { experiences } from "@schema/courses";
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply } from "../../../app/features/thread/thread.service.server";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { reportedBy, shownExperience } from "../../support/reports";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();
const BADGE = { en: "Hidden by reports", tr: "Şikâyetler üzerine gizlendi" };
const OBJECT = "/privacy/request?kind=computed";

test("a post and its author's list say that reports hid it, and how to object, in both languages; readers and staff aren't told", async () => {
  const [author, reader, moderator] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  for (const collection of [studyTips, threads]) {
    const id = await addPost(author, collection);
    await addPost(author, collection, { status: "waiting" });
    const one = `${collection.path}/one/${id}`;
    const pages = collection === studyTips ? [one, `${collection.path}/personal`] : [one];
    for (const path of pages) expect((await see(path, { as: author })).body, path).not.toContain(BADGE.en);
    await reportedBy(3, id);
    for (const path of pages)
      for (const [locale, badge] of Object.entries(BADGE)) {
        const { body } = await see(path, { as: author, headers: { cookie: `locale=${locale}`, "accept-language": locale } });
        expect([body.includes(badge), body.includes(OBJECT)], `${path} ${locale}`).toEqual([true, true]);
        expect(body.split(`${badge}</`).length, path).toBe(2);
      }
    for (const as of [reader, moderator])
      for (const path of [one, `${collection.path}/all`]) expect((await see(path, { as })).body, path).not.toContain(BADGE.en);
    await db.update(posts).set({ status: "approved", reviewedAt: Date.now() }).where(eq(posts.postId, id));
    await db.update(posts).set({ status: "waiting" }).where(eq(posts.postId, id));
    expect((await see(one, { as: author })).body).not.toContain(BADGE.en);
  }
});

test("one's list of experiences says it of the one that reports hid, not of one that waits to be read first", async () => {
  const author = await signUp();
  const id = await shownExperience({ authorId: author.userId });
  await shownExperience({ authorId: author.userId, status: "waiting" });
  const list = async () => (await see("/courses/personal", { as: author })).body.split(`${BADGE.en}</`).length - 1;
  expect(await list()).toBe(0);
  await reportedBy(3, id);
  expect(await list()).toBe(1);
  await db.update(experiences).set({ status: "rejected", reviewedAt: Date.now() }).where(eq(experiences.experienceId, id));
  expect(await list()).toBe(0);
});

test("a reply that reports hid says so to its author alone", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await addPost(other, threads);
  const replyId = await addReply(author.ctx, postId, { text: "So it is, and has been for a long time.", is_anonymous: false });
  await reportedBy(3, replyId);
  const page = async (as: typeof author) => (await see(`/thread/one/${postId}`, { as })).body;
  expect([(await page(author)).includes(BADGE.en), (await page(author)).includes(OBJECT)]).toEqual([true, true]);
  for (const as of [other, await signUp({ userRole: "moderator" })]) expect(await page(as)).not.toContain(BADGE.en);
});
