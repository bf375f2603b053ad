/** Signing in with Google, against an OpenID provider on this machine: the whole way, and every way it is refused. */

import { sessions, users } from "@schema/accounts";
import { googleAccounts } from "@schema/reception";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passProvider } from "../../support/google";
import { call, PASSWORD, signUp, testContext, visit } from "../../support/site";

const HTML = { accept: "text/html" };
const FAILED = "/reception/login?notice=google";
let serial = 0;

/** Somebody at Google with a university address. */
const claimsFor = (own: Record<string, unknown> = {}) => {
  serial += 1;
  return { sub: `google-${serial}`, email: `g${serial}@metu.edu.tr`, email_verified: true, name: "Gül Öğrenci", ...own };
};

interface Departure {
  atProvider: URL;
  cookie: string;
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

async function leave(next = "/"): Promise<Departure> {
  const response = await visit(`/api/v1/reception/google/url?next=${encodeURIComponent(next)}`);
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return { atProvider: new URL(url), cookie: cookieOf(response) };
}

async function signIn(claims: Record<string, unknown>, next?: string): Promise<Response> {
  const { atProvider, cookie } = await leave(next);
  return visit(await passProvider(atProvider, claims), { headers: { ...HTML, cookie } });
}

const sessionOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith("__Host-hocam_session=")) ?? "";

async function userBy(email: string) {
  const [user] = await testContext().db.select().from(users).where(eq(users.userEmail, email));
  return user;
}

test("a newcomer gets a verified account without a password, is signed in, and lands where they were going", async () => {
  const claims = claimsFor();
  const response = await signIn(claims, "/courses/personal");
  expect([response.status, response.headers.get("location")]).toEqual([303, "/courses/personal"]);
  expect((await visit("/courses/personal", { headers: { cookie: sessionOf(response) } })).status).toBe(200);
  const user = await userBy(claims.email);
  expect(user).toMatchObject({ passwordHash: "", emailVerifiedAt: expect.any(Number), name: "Gül Öğrenci" });
  const guess = await call("/reception/login", { json: { user_email: claims.email, user_password: "anything at all" } });
  expect(guess.status).toBe(401);
});

test("a program gets tokens, and the same person comes back by Google's id even when the address changed", async () => {
  const claims = claimsFor();
  await signIn(claims);
  const { atProvider, cookie } = await leave();
  const path = await passProvider(atProvider, { ...claims, email: "somewhere@gmail.com", email_verified: false });
  const response = await visit(path, { headers: { accept: "application/json", cookie } });
  expect(await response.json()).toMatchObject({ access_token: expect.any(String), user_current: { user_email: claims.email } });
});

test("an account with the same verified address is linked and keeps its password", async () => {
  const person = await signUp();
  const claims = claimsFor({ email: person.userEmail.replace(/@.*/, "@metu.edu.tr") });
  await testContext().db.update(users).set({ userEmail: claims.email }).where(eq(users.userId, person.userId));
  expect((await signIn(claims)).headers.get("location")).toBe("/");
  const [link] = await testContext().db.select().from(googleAccounts).where(eq(googleAccounts.subject, claims.sub));
  expect(link?.userId).toBe(person.userId);
  expect((await call("/reception/login", { json: { user_email: claims.email, user_password: PASSWORD } })).status).toBe(200);
});

test("whoever registered somebody else's address before them loses password and sessions when the owner comes by Google", async () => {
  const claims = claimsFor();
  const stranger = await signUp({ userEmail: claims.email, emailVerifiedAt: null });
  expect((await signIn(claims)).headers.get("location")).toBe("/");
  expect((await call("/reception/login", { json: { user_email: claims.email, user_password: PASSWORD } })).status).toBe(401);
  const [ended] = await testContext().db.select().from(sessions).where(eq(sessions.sessionId, stranger.ctx.actor.sessionId));
  expect(ended?.endReason).toBe("google-link");
});

test("a second Google account can't be linked to the same person", async () => {
  const claims = claimsFor();
  await signIn(claims);
  expect((await signIn(claimsFor({ email: claims.email }))).headers.get("location")).toBe(FAILED);
});

test("two people whose addresses would give the same user name both get in", async () => {
  const [first, second] = [claimsFor(), claimsFor()];
  await signIn(first);
  const taken = (await userBy(first.email))?.userName ?? "";
  await testContext()
    .db.update(users)
    .set({ userName: "g", userNameKey: second.email.split("@")[0] })
    .where(eq(users.userName, taken));
  expect((await signIn(second)).headers.get("location")).toBe("/");
});

test.each([
  ["an unverified address", { email_verified: false }],
  ["an address whose verification isn't said", { email_verified: undefined }],
  ["another domain", { email: "somebody@gmail.com" }],
  ["a domain that only ends like ours", { email: "somebody@notmetu.edu.tr" }],
  ["no address", { email: undefined }],
  ["a wrong nonce", { nonce: "another nonce" }],
  ["another audience", { aud: "another-client" }],
  ["another issuer", { iss: "https://evil.example" }],
  ["a token that is over", { exp: 1000 }],
])("%s is refused with the one sentence, and no account is made", async (_, own) => {
  const claims = claimsFor(own);
  const response = await signIn(claims);
  expect([response.status, response.headers.get("location"), sessionOf(response)]).toEqual([303, FAILED, ""]);
  expect(await testContext().db.select().from(googleAccounts).where(eq(googleAccounts.subject, claims.sub))).toEqual([]);
});

test("the login page says the sentence in both languages", async () => {
  expect(await (await visit(FAILED)).text()).toContain("Google authentication failed.");
  expect(await (await visit(FAILED, { headers: { "accept-language": "tr" } })).text()).toContain("Google ile giriş yapılamadı.");
});

test("a state is used once: the same return again, or twenty at once, opens one session", async () => {
  const { atProvider, cookie } = await leave();
  const path = await passProvider(atProvider, claimsFor());
  const again = () => visit(path, { headers: { ...HTML, cookie } }).then((response) => response.headers.get("location"));
  const answers = await Promise.all(Array.from({ length: 20 }, again));
  expect(answers.filter((location) => location === "/")).toHaveLength(1);
  expect(answers.filter((location) => location === FAILED)).toHaveLength(19);
  expect(await again()).toBe(FAILED);
});

test.each([
  ["a wrong state", (path: string) => path.replace(/state=[^&]+/, "state=wrong"), true],
  ["no state", (path: string) => path.replace(/&?state=[^&]+/, ""), true],
  ["a wrong code", (path: string) => path.replace(/code=[^&]+/, "code=wrong"), true],
  ["Google's refusal", (path: string) => path.replace(/code=[^&]+/, "error=access_denied"), true],
  ["another browser", (path: string) => path, false],
] as const)("%s is refused, as a page and as JSON", async (_, spoil, hasCookie) => {
  for (const accept of ["text/html", "application/json"]) {
    const { atProvider, cookie } = await leave();
    const path = spoil(await passProvider(atProvider, claimsFor()));
    const response = await visit(path, { headers: { accept, ...(hasCookie && { cookie }) } });
    if (accept === "text/html") expect(response.headers.get("location")).toBe(FAILED);
    else expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([401, "reception.google"]);
  }
});

test("a blocked person stays outside, and staff on a new device are asked for a code", async () => {
  const [blocked, staff] = [claimsFor(), claimsFor()];
  await signUp({ userEmail: blocked.email, blockedAt: Date.now() });
  await signUp({ userEmail: staff.email, userRole: "admin" });
  expect((await signIn(blocked)).headers.get("location")).toBe(`${FAILED}-blocked`);
  expect((await signIn(staff, "/admin/panel")).headers.get("location")).toMatch(/^\/reception\/otp\?token=/);
});

test("an admin sees that the connection works", async () => {
  const admin = await signUp({ userRole: "admin" });
  expect(await (await visit("/reception/google/callback", { as: admin })).text()).toContain(
    "https://hocam.test/api/v1/reception/google/callback",
  );
});
