/** Emails of notifications: at once or once a day, to those who chose so, once, with a way to end them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailDigests, mailNotices } from "../../../app/engines/notices/mails.server";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply } from "../../../app/features/thread/thread.service.server";
import { DAY } from "../../../app/platform/clock";
import { post, runQueue } from "../../support/messages";
import { asNow, noticesOf } from "../../support/notices";
import { addNotice } from "../../support/notification-samples";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

type Channel = Parameters<typeof setChoice>[3];

/** Somebody who chose a channel and whose discussion somebody replied in. */
async function replied(channel: Channel, own: Parameters<typeof signUp>[0] = {}) {
  const [author, other] = [await signUp({ locale: "en", ...own }), await signUp()];
  const ctx = testContext();
  await ctx.db.batch([setChoice(ctx, author.userId, newReply.name, channel)]);
  const postId = await addPost(author, threads, { title: "Where to study" });
  await call(`/thread/${postId}/follow`, { as: author, method: "PUT", json: { is_followed: true } });
  const replyId = await addReply(asNow(other), postId, { text: "In the library", is_anonymous: false });
  return { author, replyId, postId };
}

/** The mails that a person was sent in the end. */
async function sentTo({ userEmail }: Person, at = post()) {
  await runQueue(at);
  return at.provider.sent.filter(({ to }) => to === userEmail) as { subject: string; text: string; headers?: Record<string, string> }[];
}

test("who chose an email at once gets one, however often the job runs; who chose the site none", async () => {
  const [mailed, onSite] = [await replied("mail"), await replied("app")];
  const at = post();
  await Promise.all([mailNotices(at.ctx), mailNotices(at.ctx)]);
  await mailNotices(at.ctx);
  const mails = await sentTo(mailed.author, at);
  expect(mails.map(({ subject }) => subject)).toEqual(["New reply in “Where to study”"]);
  expect(mails[0]?.text).toContain(`/thread/one/${mailed.postId}?reply=${mailed.replyId}#${mailed.replyId}`);
  expect(at.provider.sent.filter(({ to }) => to === onSite.author.userEmail)).toEqual([]);
});

test("an email is in its reader's language", async () => {
  const { author } = await replied("mail", { locale: "tr" });
  const at = post();
  await mailNotices(at.ctx);
  expect((await sentTo(author, at)).map(({ subject }) => subject)).toEqual(["“Where to study” konusunda yeni yanıt var"]);
});

test("what was read, hidden or deleted before its email goes isn't mailed", async () => {
  const [read, hidden, gone] = [await replied("mail"), await replied("mail"), await replied("mail")];
  const { db } = testContext();
  await db.run(sql`UPDATE notices SET read_at = 1 WHERE user_id = ${read.author.userId}`);
  await db.run(sql`UPDATE replies SET status = 'rejected' WHERE reply_id = ${hidden.replyId}`);
  await db.run(sql`DELETE FROM notices WHERE user_id = ${gone.author.userId}`);
  const at = post();
  await mailNotices(at.ctx);
  for (const { author } of [read, hidden, gone]) expect(await sentTo(author, at)).toEqual([]);
});

test("a digest comes once a day after eight o'clock in Istanbul, with what is still new", async () => {
  const { author } = await replied("digest");
  const at = post();
  expect(await mailNotices(at.ctx)).toBe(0);
  // Seven in the morning, then a minute past eight: 04:00 and 05:01 UTC.
  const tomorrow = Math.floor(Date.now() / DAY) * DAY + DAY;
  const run = (moment: number) => mailDigests({ ...at.ctx, clock: { now: () => moment } });
  const early = await run(tomorrow + 4 * 3_600_000);
  const [morning, again] = [await run(tomorrow + 5 * 3_600_000 + 60_000), await run(tomorrow + 5 * 3_600_000 + 120_000)];
  expect(early + morning).toBeGreaterThanOrEqual(1);
  expect(again).toBe(0);
  const mails = await sentTo(author, at);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your notifications: 1 new"]);
  expect(mails[0]?.text).toContain("New reply in “Where to study”");
});

test("an email says how to end such emails, to its reader and to their email program; one request does it, signed out", async () => {
  const { author } = await replied("mail");
  const at = post();
  await mailNotices(at.ctx);
  const [mail] = await sentTo(author, at);
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const link = new URL(/<(.+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "");
  expect(mail?.text).toContain(`/notifications/unsubscribe${link.search}`);
  const answer = await visit(link.pathname + link.search, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status).toBe(200);
  await addNotice(author, "later");
  const [row] = await testContext().db.all<{ mail: string | null }>(
    sql`SELECT mail FROM notices WHERE user_id = ${author.userId} AND dedupe_key = 'later'`,
  );
  expect(row?.mail).toBeNull();
  expect(await noticesOf(author)).toHaveLength(2);
});

test("the page of the link asks first, and a forged link does nothing", async () => {
  const { author } = await replied("mail");
  const at = post();
  await mailNotices(at.ctx);
  const [mail] = await sentTo(author, at);
  const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const choice = async () => {
    const rows = await testContext().db.all<{ channel: string }>(sql`SELECT channel FROM notice_choices WHERE user_id = ${author.userId}`);
    return rows[0]?.channel;
  };
  expect(await (await visit(`/notifications/unsubscribe?token=${token}`)).text()).toContain("Stop these emails?");
  expect(await choice()).toBe("mail");
  const [head, body] = token.split(".");
  for (const forged of [`${head}.${body}.AAAA`, author.accessToken, "x"]) {
    expect((await visit("/notifications/unsubscribe", { form: { token: forged } })).status).toBe(400);
  }
  expect(await choice()).toBe("mail");
  const done = await visit("/notifications/unsubscribe", { form: { token } });
  expect([done.status, await choice(), (await done.text()).includes("You won&#x27;t get these emails now.")]).toEqual([200, "app", true]);
});
