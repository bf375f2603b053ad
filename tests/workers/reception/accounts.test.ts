/** Signing up, in, and back in. */

import { sessions, users } from "@schema/accounts";
import { outbox } from "@schema/platform";
import { registrations } from "@schema/reception";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY } from "../../../app/platform/clock";
import { newSecret, sha256 } from "../../../app/platform/ids";
import { openSession, refreshSession } from "../../../app/platform/session/session.service.server";
import { mailsTo } from "../../support/mails";
import { call, PASSWORD, signUp, testContext, visit } from "../../support/site";

const NEW = { name: "Bilge Deneme", user_password: "correct horse battery staple" };

async function lastMail(to: string) {
  const rows = await testContext().db.select().from(outbox);
  return rows.filter(({ payload }) => payload.to === to).at(-1)?.payload as { template: string; values: { url: string } } | undefined;
}

const tokenOf = (mail: { values: { url: string } } | undefined) => new URL(mail?.values.url ?? "").searchParams.get("token") ?? "";

test("somebody registers, verifies by mail, and signs in", async () => {
  const user = { ...NEW, user_email: "bilge@metu.edu.tr", user_name: "bilge.deneme" };
  expect((await call("/reception/register", { json: user })).status).toBe(202);
  const login = { user_email: user.user_email, user_password: user.user_password };
  const early = await call<{ error: { code: string } }>("/reception/login", { json: login });
  expect([early.status, early.body.error.code]).toEqual([403, "reception.notVerified"]);
  const token = tokenOf(await lastMail(user.user_email));
  expect((await call(`/reception/verify-email?token=${token}`)).status).toBe(200);
  expect((await call(`/reception/verify-email?token=${token}`)).status).toBe(410);
  const { status, body } = await call("/reception/login", { json: login });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_current: { user_email: user.user_email, user_role: "user" },
  });
});

test("registering an address that has an account answers the same and mails its owner", async () => {
  const person = await signUp({ userEmail: "owner@metu.edu.tr" });
  const again = await call("/reception/register", { json: { ...NEW, user_email: person.userEmail, user_name: "someone.else" } });
  const fresh = await call("/reception/register", { json: { ...NEW, user_email: "fresh@metu.edu.tr", user_name: "fresh.one" } });
  expect(again).toEqual(fresh);
  expect((await lastMail(person.userEmail))?.template).toBe("reception:mail.already-registered");
});

test.each([
  ["nobody confirmed goes on with a new link", { emailVerifiedAt: null }, "settled-a@metu.edu.tr", "verify-email"],
  [
    "an admin gave a role is settled, confirmed or not",
    { emailVerifiedAt: null, userRole: "moderator" },
    "settled-b@metu.edu.tr",
    "already-registered",
  ],
  ["is spelt otherwise is settled, confirmed or not", { emailVerifiedAt: null }, "settled-c+1@metu.edu.tr", "already-registered"],
  ["is confirmed is settled", {}, "settled-d@metu.edu.tr", "already-registered"],
] as const)("an account that %s", async (_, own, user_email, template) => {
  await signUp({ ...own, userEmail: user_email.replace("+1", "") });
  const json = { ...NEW, user_email, user_name: user_email.slice(0, 9).replace("-", ".") };
  expect((await call("/reception/register", { json })).status).toBe(202);
  expect((await lastMail(user_email))?.template).toBe(`reception:mail.${template}`);
});

test("registration refuses other domains, weak passwords, and taken names", async () => {
  const person = await signUp();
  const codes = await Promise.all(
    [
      { ...NEW, user_email: "a@gmail.com", user_name: "aaa1" },
      { ...NEW, user_email: "b@metu.edu.tr", user_name: "bbb1", user_password: "password1234" },
      { ...NEW, user_email: "c@metu.edu.tr", user_name: person.userName.toUpperCase() },
    ].map(async (json) => (await call<{ error: { code: string } }>("/reception/register", { json })).body.error.code),
  );
  expect(codes).toEqual(["reception.domainNotAllowed", "reception.weakPassword", "reception.userNameTaken"]);
});

test.each([
  "x@notmetu.edu.tr",
  "x@metu.edu.tr.example.org",
  "x@metu.edu",
  "x@ogrenci.metu.edu.tr",
  "x@metu-edu.tr",
  "x@metu.edu.tr@example.org",
  "x@mеtu.edu.tr",
  "x@metu.edu.tr\u200b.example.org",
  "metu.edu.tr@example.org",
])("nobody registers with %s, which only looks like the university's", async (user_email) => {
  const { status, body } = await call<{ error: { code: string } }>("/reception/register", {
    json: { ...NEW, user_email, user_name: "look.alike" },
  });
  expect([400, 422]).toContain(status);
  expect(["reception.domainNotAllowed", "kit.invalidInput"]).toContain(body.error.code);
  expect(await mailsTo(user_email)).toEqual([]);
});

test("signs that nobody sees in a copied address aren't part of it, and it is one account with and without them", async () => {
  const register = (user_email: string, user_name: string) => call("/reception/register", { json: { ...NEW, user_email, user_name } });
  expect((await register("copied.one@metu.edu.tr\u200b", "copied.one")).status).toBe(202);
  expect((await register("\u2060copied.one@metu.edu.tr", "copied.two")).status).toBe(202);
  const waiting = await testContext().db.selectDistinct({ email: registrations.userEmail }).from(registrations);
  expect(waiting.filter(({ email }) => email.includes("copied.one"))).toEqual([{ email: "copied.one@metu.edu.tr" }]);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const person = await signUp();
  const wrong = await call("/reception/login", { json: { user_email: person.userEmail, user_password: "not the password" } });
  const unknown = await call("/reception/login", { json: { user_email: "nobody@metu.edu.tr", user_password: "not the password" } });
  expect(wrong).toEqual(unknown);
  expect(wrong.status).toBe(401);
});

test("the eleventh failed guess waits, even when all are sent at once, and the mailed link lets the owner in", async () => {
  const person = await signUp();
  const guess = () => call("/reception/login", { json: { user_email: person.userEmail, user_password: "a wrong guess" } });
  const answers = await Promise.all(Array.from({ length: 14 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  const right = { user_email: person.userEmail, user_password: PASSWORD };
  expect((await call("/reception/login", { json: right })).status).toBe(429);
  await call("/reception/password-forgot", { json: { user_email: person.userEmail } });
  const next = "an entirely new passphrase";
  const reset = { token: tokenOf(await lastMail(person.userEmail)), user_password: next };
  expect((await call("/reception/password-reset", { json: reset })).status).toBe(200);
  expect((await call("/reception/login", { json: { ...right, user_password: next } })).status).toBe(200);
});

test("asking for a new password answers the same for an unknown address, and sends nothing", async () => {
  const person = await signUp();
  const known = await call("/reception/password-forgot", { json: { user_email: person.userEmail } });
  const unknown = await call("/reception/password-forgot", { json: { user_email: "ghost@metu.edu.tr" } });
  expect(known).toEqual(unknown);
  expect(await lastMail("ghost@metu.edu.tr")).toBeUndefined();
});

test("a new password ends every session, and its link works once", async () => {
  const person = await signUp();
  await call("/reception/password-forgot", { json: { user_email: person.userEmail } });
  const json = { token: tokenOf(await lastMail(person.userEmail)), user_password: "yet another passphrase" };
  expect((await call("/reception/verify-token", { as: person })).status).toBe(200);
  const both = await Promise.all([call("/reception/password-reset", { json }), call("/reception/password-reset", { json })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await call("/reception/verify-token", { as: person })).status).toBe(401);
});

test("changing the password asks the old one and ends the other sessions only", async () => {
  const person = await signUp();
  const other = await openSession(person.ctx, { userId: person.userId, channel: "api", isRemembered: false });
  const json = { current_password: "not it at all", user_password: "a brand new passphrase" };
  expect((await call("/reception/password-change", { as: person, json })).status).toBe(403);
  expect((await call("/reception/password-change", { as: person, json: { ...json, current_password: PASSWORD } })).status).toBe(200);
  expect((await call("/reception/verify-token", { as: person })).status).toBe(200);
  expect((await call("/reception/verify-token", { as: { ...person, accessToken: other.accessToken } })).status).toBe(401);
});

test("a refresh token works once; using it again ends the whole family", async () => {
  const person = await signUp();
  const pair = await openSession(person.ctx, { userId: person.userId, channel: "api", isRemembered: true });
  const first = await call<{ refresh_token: string; access_token: string }>("/reception/refresh", {
    json: { refresh_token: pair.refreshToken },
  });
  expect(first.status).toBe(200);
  expect((await call("/reception/refresh", { json: { refresh_token: pair.refreshToken } })).status).toBe(401);
  expect((await call("/reception/refresh", { json: { refresh_token: first.body.refresh_token } })).status).toBe(401);
  expect((await call("/reception/verify-token", { as: { ...person, accessToken: first.body.access_token } })).status).toBe(401);
  const [row] = await person.ctx.db.select().from(sessions).where(eq(sessions.sessionId, pair.sessionId));
  expect(row?.endReason).toBe("refresh-reuse");
});

test("of two refreshes at once one gets the next pair", async () => {
  const person = await signUp();
  const pair = await openSession(person.ctx, { userId: person.userId, channel: "api", isRemembered: true });
  const settled = await Promise.allSettled([
    refreshSession(testContext(), pair.refreshToken),
    refreshSession(testContext(), pair.refreshToken),
  ]);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

async function browserSession() {
  const person = await signUp();
  const response = await visit("/reception/login", { form: { user_email: person.userEmail, user_password: PASSWORD, remember_me: "on" } });
  expect(response.status).toBe(302);
  const cookie = response.headers.getSetCookie().find((each) => each.includes("hocam_session=")) ?? "";
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/);
  const value = cookie.split(";")[0]?.split("=")[1] ?? "";
  return { person, cookie: `__Host-hocam_session=${value}`, key: `session:${await sha256(value)}` };
}

test("a browser's session survives an expired access token without its user noticing", async () => {
  const { cookie, key } = await browserSession();
  const { env } = testContext();
  const pair = JSON.parse((await env.KV.get(key)) ?? "{}");
  await env.KV.put(key, JSON.stringify({ ...pair, accessToken: "expired.or.broken" }));
  const response = await visit("/courses/personal", { headers: { cookie } });
  expect(response.status).toBe(200);
  const renewed = JSON.parse((await env.KV.get(key)) ?? "{}");
  expect(renewed.refreshToken).not.toBe(pair.refreshToken);
});

test("a pair that was renewed is kept until its session is over and no longer, as the notice says", async () => {
  const { person, cookie, key } = await browserSession();
  const { env } = testContext();
  const pair = JSON.parse((await env.KV.get(key)) ?? "{}");
  await env.KV.put(key, JSON.stringify({ ...pair, accessToken: "expired.or.broken" }));
  const expiresAt = Date.now() + 3 * DAY;
  await person.ctx.db.update(sessions).set({ expiresAt }).where(eq(sessions.sessionId, pair.sessionId));
  const renewed = await visit("/courses/personal", { headers: { cookie } });
  const { keys } = await env.KV.list({ prefix: key });
  expect(Math.abs((keys[0]?.expiration ?? 0) * 1000 - expiresAt)).toBeLessThan(60_000);
  expect(renewed.headers.getSetCookie().join()).toMatch(/Max-Age=259\d{3};/);
});

test("a browser that reads a replaced pair for a moment stays signed in", async () => {
  const { cookie, key } = await browserSession();
  const { env } = testContext();
  const pair = JSON.parse((await env.KV.get(key)) ?? "{}");
  await refreshSession(testContext(), pair.refreshToken);
  await env.KV.put(key, JSON.stringify({ ...pair, accessToken: "expired.or.broken" }));
  expect((await visit("/courses/personal", { headers: { cookie } })).status).toBe(200);
});

test("a refresh that fails ends the browser's session and leads to the sign-in page", async () => {
  const { cookie, key } = await browserSession();
  const { env } = testContext();
  await env.KV.put(key, JSON.stringify({ accessToken: "x", refreshToken: newSecret(), sessionId: "x" }));
  const response = await visit("/courses/personal", { headers: { cookie } });
  expect(response.headers.get("location")).toBe("/reception/login?next=%2Fcourses%2Fpersonal");
  expect(response.headers.getSetCookie().join()).toContain("hocam_session=; ");
});

test("logging out ends the session and clears the cookie", async () => {
  const { cookie } = await browserSession();
  const out = await visit("/api/v1/reception/logout", { form: { return_to: "//evil.example" }, headers: { cookie } });
  expect([out.status, out.headers.get("location")]).toEqual([303, "/reception/login"]);
  expect((await visit("/courses/personal", { headers: { cookie } })).status).toBe(302);
});

test("a blocked person is signed out with the very next request", async () => {
  const person = await signUp();
  expect((await call("/reception/verify-token", { as: person })).status).toBe(200);
  await person.ctx.db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, person.userId));
  expect((await call("/reception/verify-token", { as: person })).status).toBe(401);
});

test("a demoted moderator is refused with the very next request", async () => {
  const person = await signUp({ userRole: "moderator" });
  expect((await visit("/admin/courses/all", { as: person })).status).toBe(200);
  await person.ctx.db.update(users).set({ userRole: "user" }).where(eq(users.userId, person.userId));
  expect((await visit("/admin/courses/all", { as: person })).headers.get("location")).toBe("/");
});

test("a verification link is over after a day", async () => {
  const json = { ...NEW, user_email: "late@metu.edu.tr", user_name: "late.one" };
  await call("/reception/register", { json });
  await testContext()
    .db.update(registrations)
    .set({ expiresAt: Date.now() - 1 });
  expect((await call(`/reception/verify-email?token=${tokenOf(await lastMail(json.user_email))}`)).status).toBe(410);
});
