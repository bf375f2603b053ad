/** What comes in from outside: whose address counts, which host is believed, what a name may hold, and what is said when all fails. */
import { limits } from "@schema/platform";
import { expect, test, vi } from "vitest";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import { passCodeStep } from "../../../app/features/reception/code-step.service.server";
import { leaveForGoogle, returnFromGoogle } from "../../../app/features/reception/google.service.server";
import { forgotPassword } from "../../../app/features/reception/reception.service.server";
import { register } from "../../../app/features/reception/registration.service.server";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { isDomainError } from "../../../app/platform/errors/define";
import { countedAddress } from "../../../app/platform/http/caller";
import { isFromHere } from "../../../app/platform/http/origin";
import { openScope } from "../../../app/platform/http/scope.server";
import { linkOrigin, siteOrigin } from "../../../app/platform/http/site-origin";
import { newId } from "../../../app/platform/ids";
import { product } from "../../../app/product.server";
import { translators } from "../../../app/translators.server";
import { passProvider } from "../../support/google";
import { lastMailTo, mailsTo } from "../../support/mails";
import { call, env, PASSWORD, signUp, testContext, visit } from "../../support/site";

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
  );

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
])("%s is counted as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test("all addresses of one IPv6 network share a limit", async () => {
  const guess = (i: number) =>
    call("/reception/login", {
      json: { user_email: `nobody${i}@metu.edu.tr`, user_password: "not a password" },
      headers: { "cf-connecting-ip": `2001:db8:77:1::${i.toString(16)}` },
    });
  const name = "sign-in:address:2001:db8:77:1::/64";
  await testContext()
    .db.insert(limits)
    .values({ name, count: 5_995, endsAt: Date.now() + MINUTE, strikes: 0 });
  const statuses = (await Promise.all(Array.from({ length: 10 }, (_, i) => guess(i)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

const request = (headers: Record<string, string> = {}) => new Request("https://evil.example/reception/login", { method: "POST", headers });
const scopeWith = (own: Partial<Env>) =>
  openScope({
    request: request(),
    url: new URL(request().url),
    env: { ...env, ...own },
    product,
    waitUntil: () => undefined,
    translate: () => String as never,
  });

test("where the site's address is configured, a request's host changes neither links nor the origin check", async () => {
  const { ctx } = await scopeWith({ SITE_ORIGIN: "https://hocam.example" });
  expect([ctx.origin, linkOrigin(ctx)]).toEqual(["https://hocam.example", "https://hocam.example"]);
  expect(isFromHere(request({ origin: "https://evil.example" }), ctx.origin)).toBe(false);
  expect(isFromHere(request({ origin: "https://hocam.example" }), ctx.origin)).toBe(true);
});

const deployed = { ...env, ENVIRONMENT: "production", SITE_ORIGIN: "" } as const;

test("a deployment that wasn't told its address mails no link and says so, to whoever asks and in the panel", async () => {
  expect([siteOrigin(deployed), siteOrigin({ ...deployed, SITE_ORIGIN: "https://a.example" })]).toEqual([null, "https://a.example"]);
  const person = await signUp({ userRole: "admin" });
  const ctx = testContext({ env: deployed });
  const input = { name: "Ada Deneme", user_name: "ada.deneme", user_email: "ada@metu.edu.tr", user_password: PASSWORD };
  for (const email of [person.userEmail, "nobody@metu.edu.tr"]) {
    expect(await refusalOf(forgotPassword(ctx, email))).toBe("kit.noSiteOrigin");
    expect(await refusalOf(register(ctx, { ...input, user_email: email }))).toBe("kit.noSiteOrigin");
  }
  expect(await mailsTo(person.userEmail)).toEqual([]);
  const healthOf = async (own: Env) => (await readStaffPanel({ ...person.ctx, env: own }, { kind: undefined, size: 20 })).health;
  expect((await healthOf(deployed))?.isWithoutAddress).toBe(true);
  expect((await healthOf(env))?.isWithoutAddress).toBe(false);
});

test("such a deployment still lets staff in on a new device, so that somebody reads what the panel says", async () => {
  const person = await signUp({ userRole: "admin" });
  const ctx = testContext({ env: deployed });
  const begun = await signIn(ctx, { user_email: person.userEmail, user_password: PASSWORD, remember_me: false }, { channel: "api" });
  const { code = "" } = (await lastMailTo(person.userEmail)).values;
  expect(await refusalOf(passCodeStep(ctx, begun.isCodeNeeded ? begun.loginToken : "", code))).toBe("done");
  expect((await mailsTo(person.userEmail)).map(({ template }) => template)).toEqual(["reception:mail.login-code"]);
});

const newcomer = (own: Record<string, unknown> = {}) => {
  const id = newId("n", Date.now()).slice(-8);
  return { name: "Ayşe Gül Işık-O’Neil", user_name: `n.${id}`, user_email: `${id}@metu.edu.tr`, user_password: PASSWORD, ...own };
};

test.each([
  "Ada\nYou won: call us",
  "Ada\rLovelace",
  "http://evil.example",
  "www.evil Ada",
  "Ada evil.example",
  "visit t.co Ada",
  "ada@evil.example",
  "Ada 0900 123 456",
  "Ada\u0000",
])("no door takes %j for a name", async (name) => {
  const [student, admin] = [await signUp(), await signUp({ userRole: "admin" })];
  const graduate = {
    phone: "+90 312 210 00 00",
    department_id: "x",
    graduation_year: 1999,
    diploma_number: "1",
    user_email: "a@b.example",
  };
  const added = { name, user_name: "added.one", user_email: "added@b.example", user_role: "user", locale: "en" };
  const answers = await Promise.all([
    call("/reception/register", { json: newcomer({ name }) }),
    call("/reception-vip/register", { json: { ...graduate, name } }),
    call("/profile/me", { as: student, method: "PUT", json: { name, user_name: student.userName, locale: "en" } }),
    call("/admin/users", { as: admin, method: "POST", json: added }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test.each(["J.R.R. Tolkien", "Çağrı Işık", "Ayşe Gül O'Neil", "M.Kemal", "李小龍", "María-José", "محمد علي"])(
  "%j is a name",
  async (name) => {
    expect((await call("/reception/register", { json: newcomer({ name }) })).status).toBe(202);
  },
);

test("a mail to somebody unknown quotes nothing that the sender of the form wrote", async () => {
  const json = newcomer({ name: "Call Us Now" });
  await call("/reception/register", { json });
  expect(Object.keys((await lastMailTo(json.user_email)).values)).toEqual(["url"]);
});

test.each(["admin", "Moderator", "hocam_", "odtu2024", "support.1"])("nobody takes the user name %j", async (user_name) => {
  const answer = await call<{ error: { code: string } }>("/reception/register", { json: newcomer({ user_name }) });
  expect([answer.status, answer.body.error.code]).toEqual([409, "reception.userNameTaken"]);
  const person = await signUp();
  expect((await call("/profile/me", { as: person, method: "PUT", json: { name: "Ada Ada", user_name, locale: "en" } })).status).toBe(409);
});

test("passwords that differ are said beside the second, on each of the three forms", async () => {
  const person = await signUp();
  const differing = { user_password: PASSWORD, password_confirmation: "another passphrase" };
  const { user_name, user_email, name } = newcomer();
  const pages = [
    await visit("/reception/register", { form: { name, user_name, user_email, ...differing } }),
    await visit("/reception/password-reset?token=x", { form: { token: "x".repeat(43), ...differing } }),
    await visit("/reception/password-change", { as: person, form: { current_password: PASSWORD, ...differing } }),
  ];
  for (const page of pages) expect([page.status, (await page.text()).includes("Passwords do not match")]).toEqual([400, true]);
  expect(await mailsTo(user_email)).toEqual([]);
});

test("what nobody expected has the words of its form", async () => {
  const broken = testContext();
  const ctx = {
    ...broken,
    db: new Proxy(broken.db, { get: (db, name) => (name === "batch" ? () => Promise.reject(new Error("gone")) : Reflect.get(db, name)) }),
  };
  expect(
    await refusalOf(signIn(ctx, { user_email: "a@metu.edu.tr", user_password: PASSWORD, remember_me: false }, { channel: "api" })),
  ).toBe("reception.loginFailed");
  expect(await refusalOf(register(ctx, newcomer() as never))).toBe("reception.registrationFailed");
  const say = translators.en.t as unknown as (key: string) => string;
  expect(say("reception:errors.loginFailed")).toBe("An error occurred during login.");
  expect(say("reception:errors.registrationFailed")).toBe("An unknown error occurred during registration.");
});

test("an answer of Google's without tokens is said to have an invalid format", async () => {
  const ctx = testContext();
  const { url, browserSecret } = await leaveForGoogle(ctx, "/");
  const path = await passProvider(new URL(url), { sub: "no-tokens", email: "nt@metu.edu.tr", email_verified: true });
  const answer = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ token_type: "Bearer" }));
  const arrival = { address: new URL(path, ctx.origin), browserSecret, channel: "web", deviceToken: undefined } as const;
  const refused = await refusalOf(returnFromGoogle(ctx, arrival));
  answer.mockRestore();
  expect(refused).toBe("reception.googleFormat");
  expect(await (await visit("/reception/login?notice=google-format")).text()).toContain("Invalid response format");
});

test.each([
  ["en", "Invalid email or password", "needs attention"],
  ["tr", "E-posta veya şifre", "düzeltmen gerek"],
])("a login that is refused names no field (%s); one that lacks something counts its fields", async (language, sentence, heading) => {
  const send = async (form: Record<string, string>) =>
    (await visit("/reception/login", { form, headers: { accept: "text/html", "accept-language": language } })).text();
  const refused = await send({ user_email: "nobody@metu.edu.tr", user_password: "not-the-password" });
  expect(refused).toContain(sentence);
  expect(refused).not.toContain(heading);
  expect(await send({ user_email: "", user_password: "not-the-password" })).toContain(heading);
});
