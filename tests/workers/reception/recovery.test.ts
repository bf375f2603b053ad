/** Getting back in, and keeping others out: what a new password ends, what the second step asks, and what owners are told. */
import { knownDevices, loginCodes, sessions, users } from "@schema/accounts";
import { outbox } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestDeletion } from "../../../app/features/profile/leaving.service.server";
import { markLeaving } from "../../../app/features/profile/profile.repository.server";
import { beginCodeStep } from "../../../app/features/reception/code-step.service.server";
import { findCredentialsById } from "../../../app/features/reception/reception.repository.server";
import { changePassword, forgotPassword, resetPassword } from "../../../app/features/reception/reception.service.server";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { blockUser, updateUser } from "../../../app/features/users/users.repository.server";
import { replaceCode } from "../../../app/platform/accounts/login-codes.repository.server";
import { findActor } from "../../../app/platform/accounts/sessions.repository.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { isDomainError } from "../../../app/platform/errors/define";
import { sha256 } from "../../../app/platform/ids";
import { openSession } from "../../../app/platform/session/session.service.server";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { call, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const NEXT = "an entirely new passphrase";
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
  );
const templates = async ({ userEmail }: Person) => (await mailsTo(userEmail)).map(({ template }) => template);
const mailedLinks = async ({ userEmail }: Person) =>
  (await mailsTo(userEmail)).filter(({ template }) => template === "reception:mail.password-reset").map(tokenIn);

/** A person with two mailed links, a sign-in that waits for its code, and a known device. */
async function withOldWays(own: Partial<typeof users.$inferInsert> = {}) {
  const person = await signUp(own);
  await forgotPassword(testContext(), person.userEmail);
  await forgotPassword(testContext(), person.userEmail);
  const user = await findCredentialsById(person.ctx, person.userId);
  if (!user) throw new Error("nobody");
  await beginCodeStep(person.ctx, user, "web", true);
  await person.ctx.db
    .insert(knownDevices)
    .values({ userId: person.userId, deviceHash: await sha256(person.userId), createdAt: 1, lastSeenAt: 1 });
  return person;
}

async function waysOf({ userId }: Person) {
  const { db } = testContext();
  const [codes, devices] = await Promise.all([
    db.select().from(loginCodes).where(eq(loginCodes.userId, userId)),
    db.select().from(knownDevices).where(eq(knownDevices.userId, userId)),
  ]);
  return { codes: codes.length, devices: devices.length };
}

test("a reset ends older links, waiting codes and known devices, and its owner is mailed", async () => {
  const person = await withOldWays({ userRole: "moderator" });
  const [older = "", newer = ""] = await mailedLinks(person);
  expect(await refusalOf(resetPassword(testContext(), newer, NEXT))).toBe("done");
  expect(await refusalOf(resetPassword(testContext(), older, "one more passphrase here"))).toBe("reception.linkInvalid");
  expect(await waysOf(person)).toEqual({ codes: 0, devices: 0 });
  expect((await lastMailTo(person.userEmail)).template).toBe("reception:mail.password-was-reset");
});

test("a changed password ends links, waiting codes and known devices, and its owner is mailed", async () => {
  const person = await withOldWays();
  const [link = ""] = await mailedLinks(person);
  await changePassword(person.ctx, PASSWORD, NEXT);
  expect(await refusalOf(resetPassword(testContext(), link, "one more passphrase here"))).toBe("reception.linkInvalid");
  expect(await waysOf(person)).toEqual({ codes: 0, devices: 0 });
  expect((await lastMailTo(person.userEmail)).template).toBe("reception:mail.password-changed");
  expect((await call("/reception/verify-token", { as: person })).status).toBe(200);
});

test("of two changes of a password at once one is made", async () => {
  const person = await signUp();
  const both = [NEXT, "yet another new passphrase"].map((next) => refusalOf(changePassword(person.ctx, PASSWORD, next)));
  expect((await Promise.all(both)).sort()).toEqual(["done", "reception.wrongPassword"]);
});

const put = (as: Person, own: Record<string, unknown>) => {
  const json = { name: "Deniz Yeni", user_name: as.userName, locale: "en", ...own };
  return call<{ has_second_step: boolean; error: { code: string } }>("/profile/me", { as, method: "PUT", json });
};

test("the second step stays as it is when it isn't named, and turning it off takes the password", async () => {
  const person = await signUp();
  expect((await put(person, { has_second_step: true })).body.has_second_step).toBe(true);
  expect((await put(person, {})).body.has_second_step).toBe(true);
  for (const user_password of [undefined, "not the password"]) {
    const refused = await put(person, { has_second_step: false, user_password });
    expect([refused.status, refused.body.error.code]).toEqual([403, "profile.wrongPassword"]);
  }
  expect((await put(person, { has_second_step: true })).status).toBe(200);
  expect((await put(person, { has_second_step: false, user_password: PASSWORD })).body.has_second_step).toBe(false);
  expect(await templates(person)).toEqual(["profile:mail.second-step-on", "profile:mail.second-step-off"]);
});

test("the page's forms do the same: saving the profile leaves the second step, its own form asks for the password", async () => {
  const person = await signUp({ hasSecondStep: true });
  const save = { name: "Deniz Sayfa", user_name: person.userName };
  expect((await visit("/profile/about", { as: person, form: save })).status).toBe(303);
  const off = { act: "secondStep", has_second_step: "false", user_password: "" };
  expect((await visit("/profile/security", { as: person, form: off })).status).toBe(403);
  const isOn = async () => (await call<{ has_second_step: boolean }>("/profile/me", { as: person })).body.has_second_step;
  expect(await isOn()).toBe(true);
  expect((await visit("/profile/security", { as: person, form: { ...off, user_password: PASSWORD } })).status).toBe(303);
  expect(await isOn()).toBe(false);
});

test("an admin who changes somebody's address tells the old one", async () => {
  const [admin, person] = [await signUp({ userRole: "admin" }), await signUp()];
  const json = { name: person.name, user_name: person.userName, user_email: `moved.${person.userEmail}`, user_role: "user" };
  expect((await call(`/admin/users/${person.userId}`, { as: admin, method: "PUT", json })).status).toBe(200);
  expect(await templates(person)).toEqual(["users:mail.moved"]);
  expect((await call(`/admin/users/${person.userId}`, { as: admin, method: "PUT", json: { ...json, name: "Yeni Ad" } })).status).toBe(200);
  expect(await mailsTo(json.user_email)).toEqual([]);
});

test("staff are told of a login on a device that wasn't known", async () => {
  const [staff, student] = [await signUp({ userRole: "moderator" }), await signUp({ hasSecondStep: true })];
  for (const person of [staff, student]) {
    const login = await call<{ login_token: string }>("/reception/login", {
      json: { user_email: person.userEmail, user_password: PASSWORD },
    });
    const { code } = (await lastMailTo(person.userEmail)).values;
    expect((await call("/reception/otp/verify", { json: { login_token: login.body.login_token, code } })).status).toBe(200);
  }
  expect(await templates(staff)).toEqual(["reception:mail.login-code", "reception:mail.new-device"]);
  expect(await templates(student)).toEqual(["reception:mail.login-code"]);
});

/** Sessions of each kind, and how long each may lie idle. */
const idle = [
  ["user", true, 14 * DAY],
  ["user", false, 2 * HOUR],
  ["moderator", true, 3 * DAY],
  ["admin", false, HOUR],
] as const;

test.each(idle)("a session of a %s, remembered: %s, ends after %i ms without use", async (userRole, isRemembered, ms) => {
  const { userId, ctx } = await signUp({ userRole });
  const opened = await openSession(ctx, { userId, channel: "web", isRemembered });
  const isIn = async (after: number) => (await findActor({ ...ctx, clock: { now: () => Date.now() + after } }, opened.sessionId)) !== null;
  expect([await isIn(ms - MINUTE), await isIn(ms + MINUTE)]).toEqual([true, false]);
});

test("a session of staff ends after a week, however much it is used", async () => {
  const { userId, ctx } = await signUp({ userRole: "moderator" });
  const { sessionId } = await openSession(ctx, { userId, channel: "web", isRemembered: true });
  const later = { ...ctx, clock: { now: () => Date.now() + 8 * DAY } };
  await ctx.db.update(sessions).set({ lastSeenAt: later.clock.now() }).where(eq(sessions.sessionId, sessionId));
  expect(await findActor(later, sessionId)).toBeNull();
});

/** Runs work in a database that refuses mails: the write before it in the batch must not stand. */
async function withoutMails(work: () => Promise<unknown>) {
  const { db } = testContext();
  await db.run(sql`CREATE TRIGGER no_mails BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no mails'); END`);
  await expect(work()).rejects.toThrow();
  await db.run(sql`DROP TRIGGER no_mails`);
}

test("leaving is marked, mailed and ends sessions at once or not at all", async () => {
  const person = await signUp();
  const other = await openSession(person.ctx, { userId: person.userId, channel: "web", isRemembered: true });
  await withoutMails(() => requestDeletion(person.ctx, PASSWORD));
  const [row] = await person.ctx.db.select().from(users).where(eq(users.userId, person.userId));
  expect(row?.deletionDueAt).toBeNull();
  expect(await findActor(person.ctx, other.sessionId)).not.toBeNull();
  await requestDeletion(person.ctx, PASSWORD);
  expect(await findActor(person.ctx, other.sessionId)).toBeNull();
  expect(await templates(person)).toEqual(["profile:mail.leaving"]);
});

test("a code is replaced together with its mail or not at all", async () => {
  const person = await signUp({ hasSecondStep: true });
  const result = await signIn(
    person.ctx,
    { user_email: person.userEmail, user_password: PASSWORD, remember_me: false },
    { channel: "api" },
  );
  const tokenHash = await sha256(result.isCodeNeeded ? result.loginToken : "");
  const codeNow = async () => (await person.ctx.db.select().from(loginCodes).where(eq(loginCodes.loginTokenHash, tokenHash)))[0]?.codeHash;
  const before = await codeNow();
  const later = { ...person.ctx, clock: { now: () => Date.now() + 2 * MINUTE } };
  const mail = {
    to: person.userEmail,
    locale: "en",
    messageClass: "transactional",
    template: "reception:mail.login-code",
    values: {},
  } as const;
  const replace = () => replaceCode(later, tokenHash, "a new hash", MINUTE, mail);
  await withoutMails(replace);
  expect(await codeNow()).toBe(before);
  expect([await replace(), await replace()]).toEqual([true, false]);
  expect(await codeNow()).toBe("a new hash");
  expect(await person.ctx.db.select().from(outbox).where(eq(outbox.dedupeKey, "login-code:a new hash"))).toHaveLength(1);
});

/** Admins who can sign in. */
const admins = async () =>
  (await testContext().db.select().from(users).where(eq(users.userRole, "admin"))).filter(
    ({ blockedAt, deletionDueAt }) => blockedAt === null && deletionDueAt === null,
  );
const noAdminIsLeft = () => testContext().db.update(users).set({ blockedAt: 1 }).where(eq(users.userRole, "admin"));
const demotion = ({ name, userName, userEmail }: Person) => ({
  name,
  user_name: userName,
  user_email: userEmail,
  user_role: "user" as const,
  is_verified_graduate: false,
});
const noMail = { to: "", locale: "en", messageClass: "transactional", template: "", values: {} } as const;

test.each([
  ["blocked", { blockedAt: 1 }],
  ["leaving", { deletionDueAt: 9e12 }],
  ["unconfirmed", { emailVerifiedAt: null }],
] as const)("an admin who is %s doesn't count: the other can neither leave, nor be demoted or blocked", async (_, own) => {
  await noAdminIsLeft();
  const last = await signUp({ userRole: "admin" });
  const useless = await signUp({ userRole: "admin", ...own });
  expect(await refusalOf(requestDeletion(last.ctx, PASSWORD))).toBe("profile.lastAdmin");
  expect(await updateUser(useless.ctx, last.userId, demotion(last), noMail)).toBe("lastAdmin");
  expect(await blockUser(useless.ctx, last.userId, { reason: "a test", blockedUntil: null })).toBe("lastAdmin");
  await signUp({ userRole: "admin" });
  expect(await refusalOf(requestDeletion(last.ctx, PASSWORD))).toBe("done");
});

test("of two admins, one leaving while the other is demoted, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    await noAdminIsLeft();
    const [one, two] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
    const mail = { ...noMail, to: one.userEmail };
    const marked = await Promise.all([
      markLeaving(one.ctx, { userId: one.userId, dueAt: 9e12, keepSessionId: "", mail }),
      updateUser(one.ctx, two.userId, demotion(two), noMail),
    ]);
    expect(marked.filter((each) => each === true)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  }
});

test("reading before writing would let both go: the control of the test above", async () => {
  await noAdminIsLeft();
  const both = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  const naive = async ({ userId }: Person) => {
    if ((await admins()).length < 2) return;
    await testContext().db.update(users).set({ userRole: "user" }).where(eq(users.userId, userId));
  };
  await Promise.all(both.map(naive));
  expect(await admins()).toEqual([]);
});

/** What a page's links and forms lead to, as written in it. */
const leadsTo = async (path: string) =>
  [...(await (await visit(path)).text()).matchAll(/(?:href|action)="([^"]*)"/g)].map(([, at = ""]) => at.replaceAll("&amp;", "&"));

test("whoever forgot their password comes to where they were going", async () => {
  const person = await signUp();
  const goal = new URLSearchParams({ next: "/event/one/x?tab=2" });
  for (const login of ["/reception/login", "/reception-vip/login"])
    expect(await leadsTo(`${login}?${goal}`)).toContain(`/reception/password-forgot?${goal}`);
  expect(await leadsTo(`/reception/password-forgot?${goal}`)).toContain(`/reception/login?${goal}`);
  await visit(`/reception/password-forgot?${goal}`, { form: { user_email: person.userEmail } });
  const mail = await lastMailTo(person.userEmail);
  const link = new URL(String(mail?.values.url));
  expect(link.searchParams.get("next")).toBe("/event/one/x?tab=2");
  const form = { token: link.searchParams.get("token") ?? "", user_password: NEXT, password_confirmation: NEXT };
  const reset = await visit(link.pathname + link.search, { form });
  expect([reset.status, reset.headers.get("location")]).toEqual([302, `/reception/login?notice=reset&${goal}`]);
  expect(await leadsTo(link.pathname + link.search)).toContain(`/reception/password-forgot?${goal}`);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a\nb"])(
  "no reset leads to %j",
  async (next) => {
    const person = await signUp();
    await visit(`/reception/password-forgot?${new URLSearchParams({ next })}`, { form: { user_email: person.userEmail } });
    const link = new URL(String((await lastMailTo(person.userEmail))?.values.url));
    expect(link.searchParams.get("next")).toBeNull();
    const form = { token: link.searchParams.get("token") ?? "", user_password: NEXT, password_confirmation: NEXT };
    const reset = await visit(`${link.pathname}?${new URLSearchParams({ token: form.token, next })}`, { form });
    expect(reset.headers.get("location")).toBe("/reception/login?notice=reset");
  },
);
