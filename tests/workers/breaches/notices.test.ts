/** Mails to those affected by a breach: once each, whatever is sent twice or dies in between, in each one's language, and with proof. */

import { users } from "@schema/accounts";
import { breaches, breachNotices, breachRecipients } from "@schema/breaches";
import { outbox } from "@schema/platform";
import { eq, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import {
  closeBreach,
  readBreachWithNotices,
  sendBreachNotice,
  settleNotices,
} from "../../../app/features/breaches/breaches.service.server";
import { mailPage } from "../../../app/features/breaches/notices.repository.server";
import { breachPlaces } from "../../../app/features/breaches/personal-data.repository.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { createRandom } from "../../../drizzle/seed/random";
import { addBreachRow, noticeBody } from "../../support/breaches";
import { dying } from "../../support/dying";
import { mailsTo } from "../../support/mails";
import { post, runQueue } from "../../support/messages";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const input = (own: Record<string, unknown> = {}) => noticeBody(own) as never;
const listOf = (people: Person[]) => ({ audience: "list", addresses: people.map(({ userEmail }) => userEmail).join("\n") });

beforeEach(async () => {
  await db.delete(outbox);
});

/** Runs the queue until nothing is due; what a request's own queue was given comes back after a while. */
async function runAll(at: ReturnType<typeof post>): Promise<void> {
  for (let round = 0; round < 20; round++) {
    at.wait(6 * MINUTE);
    await runQueue(at);
  }
}

test("everybody chosen gets one mail in their language, also when the form is sent twice at once and again by somebody else", async () => {
  const [admin, second] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin", locale: "en" })];
  const [turkish, english] = [await signUp({ locale: "tr" }), await signUp({ locale: "en" })];
  const stranger = await signUp();
  const at = post();
  const breachId = await addBreachRow();
  const path = `/admin/breaches/${breachId}/notice`;
  const form = noticeBody(listOf([turkish, english])) as Record<string, string>;
  const answers = await Promise.all([visit(path, { as: admin, form }), visit(path, { as: admin, form })]);
  answers.push(await visit(path, { as: second, form }));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  // The same text to a longer list reaches only who didn't have it.
  await sendBreachNotice(admin.ctx, breachId, input(listOf([turkish, english, second])));
  await runAll(at);
  const got = async (person: Person) => (await mailsTo(person.userEmail)).map(({ values }) => values.subject);
  expect([await got(turkish), await got(english), await got(second), await got(stranger)]).toEqual([
    ["Mesajların başkalarına açıktı"],
    ["Your messages were open to others"],
    ["Your messages were open to others"],
    [],
  ]);
});

test("a notice to all reaches every account once, however often a Worker is killed in between", async () => {
  const admin = await signUp({ userRole: "admin" });
  await db.run(sql`WITH RECURSIVE each(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM each WHERE i < 250)
    INSERT INTO users (user_id, user_email, user_name, user_name_key, name, search_text, password_hash, user_role, locale, created_at, updated_at)
    SELECT 'user-many-' || i, i || '@many.example', 'many' || i, 'many' || i, 'Many', '', '', 'user', 'en', 1, 1 FROM each`);
  const at = post();
  const breachId = await addBreachRow();
  await sendBreachNotice(admin.ctx, breachId, input());
  const [notice] = await db.select().from(breachNotices).where(eq(breachNotices.breachId, breachId));
  const random = createRandom(7);
  const people = await db.$count(users);
  const keys = (await db.select({ key: breachRecipients.key }).from(breachRecipients)).map(({ key }) => key);
  for (let kill = 0; kill < 20; kill++) {
    const after = keys[Math.floor(random.next() * keys.length)] ?? 0;
    await mailPage(
      dying(at.ctx, random.next, () => undefined),
      notice?.noticeId ?? "",
      kill % 2 === 0 ? 0 : after,
    ).catch(() => undefined);
  }
  await runAll(at);
  const told = at.provider.sent.map(({ to }) => to);
  expect([told.length, new Set(told).size]).toEqual([people, people]);
  await settleNotices(at.ctx);
  const { notices } = await readBreachWithNotices(admin.ctx, breachId);
  expect(notices).toMatchObject([{ queued: people, sent: people, failed: 0, waiting: 0 }]);
});

test("how many were queued, sent and failed is known after the mails are forgotten, and after accounts are gone", async () => {
  const admin = await signUp({ userRole: "admin" });
  const [fine, full, leaving] = [await signUp(), await signUp(), await signUp()];
  const at = post(({ to }) => {
    if (to === full.userEmail) throw Object.assign(new Error("no"), { code: "E_RECIPIENT_NOT_ALLOWED" });
  });
  const breachId = await addBreachRow();
  await sendBreachNotice(admin.ctx, breachId, input(listOf([fine, full, leaving])));
  const leave = eraseStatements({ db }, breachPlaces, leaving);
  for (const statement of leave) await db.batch([statement]);
  await runAll(at);
  const proof = async () => (await readBreachWithNotices(admin.ctx, breachId)).notices[0];
  expect(await proof()).toMatchObject({ queued: 3, sent: 0, failed: 0, waiting: 2, gone: 1 });
  await settleNotices(at.ctx);
  expect(await proof()).toMatchObject({ queued: 3, sent: 1, failed: 1, waiting: 0, gone: 1 });
  await forgetOldTraces({ ...at.ctx, clock: { now: () => Date.now() + 40 * DAY } });
  expect(await db.$count(outbox, like(outbox.dedupeKey, "breach-mail:%"))).toBe(0);
  await settleNotices(at.ctx);
  expect(await proof()).toMatchObject({ queued: 3, sent: 1, failed: 1, waiting: 0, gone: 1 });
  const page = await (await visit(`/admin/breaches/${breachId}`, { as: admin })).text();
  expect(page).toContain("Your messages were open to others");
});

test("sending a notice writes down that the people are told, and when", async () => {
  const admin = await signUp({ userRole: "admin" });
  const breachId = await addBreachRow({ board: "keep", boardReason: "No risk." });
  const now = Date.now() + HOUR;
  await sendBreachNotice({ ...admin.ctx, clock: { now: () => now } }, breachId, input(listOf([admin])));
  const [row] = await db.select().from(breaches).where(eq(breaches.breachId, breachId));
  expect(row).toMatchObject({ people: "tell", peopleToldAt: now, version: 2 });
  await closeBreach(admin.ctx, breachId);
  const more = input({ ...listOf([admin]), subject_en: "Another subject" });
  await expect(sendBreachNotice(admin.ctx, breachId, more)).rejects.toMatchObject({ code: "breaches.isClosed" });
});

test("an address without an account is named at its field, and nobody is mailed", async () => {
  const admin = await signUp({ userRole: "admin" });
  const breachId = await addBreachRow();
  const path = `/admin/breaches/${breachId}/notice`;
  const form = noticeBody({ audience: "list", addresses: `${admin.userEmail}, nobody-at-all@example.org` }) as Record<string, string>;
  const answer = await visit(path, { as: admin, form });
  const page = await answer.text();
  expect([answer.status, page.includes("No account has these addresses (1): nobody-at-all@example.org")]).toEqual([400, true]);
  expect(page).toContain("20 Kasım");
  const none = await visit(path, { as: admin, form: { ...form, addresses: " " } });
  expect([none.status, (await none.text()).includes("Enter at least one email address.")]).toEqual([400, true]);
  const toAll = await visit(path, { as: admin, form: { ...form, audience: "all", addresses: admin.userEmail } });
  expect([toAll.status, (await toAll.text()).includes("All accounts are chosen above.")]).toEqual([400, true]);
  expect(await db.$count(breachNotices, eq(breachNotices.breachId, breachId))).toBe(0);
});
