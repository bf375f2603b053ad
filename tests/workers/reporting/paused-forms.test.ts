/** Whoever is paused is told before they write, in their mail and where they appeal, not only when they send. */
import { pauses } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailDecisions } from "../../../app/engines/review/notices.server";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { MINUTE } from "../../../app/platform/clock";
import { siteMap } from "../../../app/site-map";
import { outboxOf } from "../../support/outbox";
import { pageFiller, see } from "../../support/pages";
import { consentToAll } from "../../support/pools";
import { addPost } from "../../support/posts";
import { body, firstOf, later, member, moderator, uphold } from "../../support/reports";
import { addUniversity } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();
beforeEach(addUniversity);

/** Somebody paused for a week by the removal of one post, with that post. */
async function paused(own: Parameters<typeof signUp>[0] = {}) {
  const author = await signUp(own);
  const postId = await addPost(author, threads);
  await report((await member()).ctx, body({ subject_id: postId }));
  await decideReport((await moderator()).ctx, await firstOf(postId), { ...uphold, pause_days: "7" });
  return { author, postId };
}
const markupOf = (page: string) => page.replaceAll(/<script[\s\S]*?<\/script>/g, "");
/** Whether it stands in a page's own markup, not only in its data. */
const isTold = (page: string) => /alert-warning">[^<]*a moderator has paused your posts/.test(page);

test("above each form that publishes a paused member reads that it takes nothing, before they type, and members read nothing of it", async () => {
  const [{ author }, other] = [await paused(), await signUp()];
  for (const each of [author, other]) await consentToAll(each);
  const fill = await pageFiller();
  const rows = siteMap.filter(({ access, redirect }) => (access === "user" || access === "public") && !redirect);
  const untold: string[] = [];
  let told = 0;
  for (const row of rows) {
    const path = fill(row);
    const { status, body: text } = await see(path, { as: author, headers: { accept: "text/html" } });
    const asks = status === 200 && /<form[^>]*method="post"[\s\S]*?<textarea/.test(markupOf(text));
    if (isTold(text)) told += 1;
    else if (asks && row.whilePaused === undefined) untold.push(path);
    if (row.whilePaused === "open") expect([path, isTold(text)]).toEqual([path, false]);
  }
  expect(untold).toEqual([]);
  expect(told).toBeGreaterThan(20);
  expect(isTold((await see("/thread/add", { as: other })).body)).toBe(false);
  expect((await see("/thread/add", { as: author, headers: { "accept-language": "tr" } })).body).toMatch(
    /alert-warning">[^<]*paylaşım yapamazsın/,
  );
  await db
    .update(pauses)
    .set({ until: Date.now() - 1 })
    .where(eq(pauses.userId, author.userId));
  expect(isTold((await see("/thread/add", { as: author })).body)).toBe(false);
});

test("the author's own removed post leads to the appeal once nobody can take the decision back, and nobody else's page does", async () => {
  const author = await signUp();
  const removed = { status: "rejected" as const, reviewReason: "It insults somebody." };
  const [old, fresh] = [
    await addPost(author, threads, { ...removed, reviewedAt: Date.now() - 11 * MINUTE }),
    await addPost(author, threads, { ...removed, reviewedAt: Date.now() }),
  ];
  const link = (id: string) => `href="/reporting/personal#${id}"`;
  expect((await see(`/thread/one/${old}`, { as: author })).body).toContain(link(old));
  expect((await see(`/thread/one/${fresh}`, { as: author })).body).not.toContain(link(fresh));
  expect((await see(`/thread/one/${old}`, { as: await moderator() })).body).not.toContain(link(old));
});

test("the mail of a removal says until when one can't publish, where one is paused, and else that it can be sent again", async () => {
  for (const locale of ["en", "tr"] as const) {
    const { author } = await paused({ locale });
    const free = await signUp({ locale });
    const other = await addPost(free, threads);
    await report((await member()).ctx, body({ subject_id: other }));
    await decideReport((await moderator()).ctx, await firstOf(other), uphold);
    await mailDecisions(later(author.ctx, 11 * MINUTE));
    const [mine, theirs] = [await outboxOf(author.userEmail), await outboxOf(free.userEmail)];
    expect(mine[0]).toMatch(
      locale === "tr" ? /\d{2}:\d{2} tarihine kadar paylaşım yapamazsın\. Sonra/ : /can't publish until .*\d{2}:\d{2}\. After/,
    );
    expect(theirs[0]).not.toMatch(/until|tarihine/);
  }
});
