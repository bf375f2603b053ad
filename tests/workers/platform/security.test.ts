/** Requirements of the table in docs/security.md that no feature's own tests show. */
import { scryptSync } from "node:crypto";
import { sessions } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { sign } from "hono/jwt";
import { expect, test } from "vitest";
import { verifyPassword } from "../../../app/platform/session/password.server";
import assetHeaders from "../../../public/_headers?raw";
import { passProvider } from "../../support/google";
import { see } from "../../support/pages";
import { call, env, ORIGIN, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const HTML = { accept: "text/html" };

/** Signs a person in as a browser does. */
async function browserOf({ userEmail }: Person): Promise<{ cookie: string; answer: Response }> {
  const answer = await visit("/reception/login", { form: { user_email: userEmail, user_password: PASSWORD } });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("__Host-hocam_session=")) ?? "";
  return { cookie: cookie.split(";")[0] ?? "", answer };
}

const sessionsOf = ({ userId }: Person) => testContext().db.select().from(sessions).where(eq(sessions.userId, userId));

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf", "nothing"])(
  "a form of the profile that calls itself %j is taken for the plain one, and its answer holds nothing of the Worker's",
  async (act) => {
    const person = await signUp();
    for (const path of ["/profile/about", "/profile/about.data"]) {
      const { status, body } = await see(path, { as: person, form: { act, name: "", user_name: "" } });
      expect([path, status, body.includes(env.AUTH_SECRET)]).toEqual([path, 400, false]);
    }
  },
);

test("an id that begins like what every object inherits is nothing that can be reported", async () => {
  const { status } = await call("/reporting", { json: { subject_id: "constructor-1", category: "spam", text: "Nothing at all" } });
  expect(status).toBeLessThan(500);
});

test("mails are shown to nobody where the site isn't a developer's own", async () => {
  const admin = await signUp({ userRole: "admin" });
  expect((await call(`/dev/outbox?to=${encodeURIComponent(admin.userEmail)}`, { as: admin })).status).toBe(404);
});

test("every cookie is Secure over https and belongs to this site's own navigation", async () => {
  const person = await signUp();
  const { answer, cookie } = await browserOf(person);
  const answers = [
    answer,
    await visit("/api/v1/preferences", { form: { locale: "tr", theme: "dark", consent: "all" } }),
    await visit("/api/v1/reception/google/url"),
    await visit("/profile/security", { form: { act: "endOthers" }, headers: { cookie } }),
    await visit("/api/v1/reception/logout", { form: {}, headers: { cookie } }),
  ];
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  const names = ["__Host-hocam_session", "__Host-hocam_google", "d1-bookmark", "locale", "theme", "cookie-consent"];
  for (const name of names) expect(cookies.some((each) => each.startsWith(`${name}=`))).toBe(true);
  for (const each of cookies) expect([each, /; Secure(;|$)/.test(each), /; SameSite=Lax(;|$)/.test(each)]).toEqual([each, true, true]);
});

test("signing out tells the browser to forget what it kept", async () => {
  const { cookie } = await browserOf(await signUp());
  const out = await visit("/api/v1/reception/logout", { form: {}, headers: { cookie } });
  expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect((await visit("/", { headers: { cookie } })).headers.get("clear-site-data")).toBeNull();
});

test("no base address can be put into any answer", async () => {
  for (const path of ["/", "/reception/login", "/api/v1/coursefile/courses", "/api/v1/no/such"])
    expect((await visit(path)).headers.get("content-security-policy")?.split("; ")).toContain("base-uri 'none'");
});

test("files that the Worker doesn't answer demand https, can't be framed, and aren't guessed at", () => {
  const everything = assetHeaders.split(/\n\n/)[0] ?? "";
  expect(everything).toMatch(/^\/\*$/m);
  expect(everything).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains");
  expect(everything).toContain("X-Content-Type-Options: nosniff");
  for (const policy of assetHeaders.match(/^ {2}Content-Security-Policy: .*/gm) ?? []) expect(policy).toContain("frame-ancestors 'none'");
});

test("an address without https leads to the page with it, and a program that calls one is refused", async () => {
  const { default: worker } = (await import("../../../workers/app")) as unknown as {
    default: Required<Pick<ExportedHandler<Env>, "fetch">>;
  };
  const { createExecutionContext } = await import("cloudflare:test");
  const ask = (url: string, init: RequestInit = {}, own: Partial<Env> = { SITE_ORIGIN: ORIGIN }) =>
    worker.fetch(
      new Request(url, { redirect: "manual", ...init }) as Parameters<typeof worker.fetch>[0],
      { ...env, ...own },
      createExecutionContext(),
    );
  const page = await ask("http://hocam.test/courses/all?q=a%20b");
  expect([page.status, page.headers.get("location")]).toEqual([301, `${ORIGIN}/courses/all?q=a%20b`]);
  const json = { "content-type": "application/json" };
  const refused = [
    await ask("http://hocam.test/api/v1/coursefile/courses", { headers: { authorization: "Bearer x" } }),
    await ask("http://hocam.test/api/v1/reception/login", { method: "POST", body: "{}", headers: json }),
    await ask("http://hocam.test/reception/login", { method: "POST", body: "{}", headers: json }),
  ];
  for (const answer of refused) {
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code]).toEqual([403, "kit.needsHttps"]);
  }
  expect((await ask("https://hocam.test/about")).status).toBe(200);
  expect((await ask("http://localhost:8787/about", {}, { SITE_ORIGIN: "" })).status).toBe(200);
});

test("a browser that signs in while it is signed in keeps the new session alone", async () => {
  const person = await signUp({ userEmail: "twice@metu.edu.tr" });
  const { cookie } = await browserOf(person);
  const departure = await visit("/api/v1/reception/google/url");
  const { url } = (await departure.json()) as { url: string };
  const google = departure.headers.getSetCookie()[0]?.split(";")[0];
  const claims = { sub: `again-${person.userId}`, email: person.userEmail, email_verified: true };
  const path = await passProvider(new URL(url), claims);
  const back = await visit(path, { headers: { ...HTML, cookie: `${google}; ${cookie}` } });
  expect(back.status).toBe(303);
  expect((await visit("/courses/personal", { headers: { cookie } })).status).toBe(302);
  expect((await sessionsOf(person)).filter(({ endReason }) => endReason === "replaced")).toHaveLength(1);
});

test("an access token of another key, without a key, over, or without its session opens nothing", async () => {
  const person = await signUp();
  const sid = person.ctx.actor.sessionId;
  const now = Math.floor(Date.now() / 1000);
  const own = { sub: person.userId, sid, exp: now + 600 };
  const unsigned = (claims: object) =>
    `${[{ alg: "none", typ: "JWT" }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")).join(".")}.`;
  const { AUTH_SECRET } = env;
  const forged = [
    await sign(own, "another secret of forty characters length", "HS256"),
    await sign(own, AUTH_SECRET, "HS512"),
    await sign({ ...own, exp: now - 1 }, AUTH_SECRET, "HS256"),
    await sign({ sub: own.sub, sid }, AUTH_SECRET, "HS256"),
    await sign({ sub: own.sub, exp: own.exp }, AUTH_SECRET, "HS256"),
    await sign({ ...own, sid: "session-none" }, AUTH_SECRET, "HS256"),
    unsigned(own),
    `${(await sign(own, AUTH_SECRET, "HS256")).split(".").slice(0, 2).join(".")}.`,
  ];
  const statusOf = async (token: string) =>
    (await call("/reception/verify-token", { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 401));
  expect(await statusOf(await sign(own, AUTH_SECRET, "HS256"))).toBe(200);
});

test("a hash says at which cost it was made, and is checked at that cost", async () => {
  const salt = Buffer.from("0123456789abcdef");
  const key = scryptSync("an older passphrase", salt, 32, { N: 4096, r: 8, p: 1 });
  const older = ["scrypt", 4096, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
  expect([await verifyPassword("an older passphrase", older), await verifyPassword("another passphrase", older)]).toEqual([true, false]);
});

test("an id token whose signature isn't the provider's opens no session", async () => {
  const departure = await visit("/api/v1/reception/google/url");
  const { url } = (await departure.json()) as { url: string };
  const cookie = departure.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const claims = { sub: "forged-1", email: "forged@metu.edu.tr", email_verified: true, has_wrong_signature: true };
  const back = await visit(await passProvider(new URL(url), claims), { headers: { ...HTML, cookie } });
  expect([back.headers.get("location"), back.headers.getSetCookie().join().includes("hocam_session=")]).toEqual([
    "/reception/login?notice=google",
    false,
  ]);
});

test("a parameter that is sent twice counts once, and one in the query is none of the body's", async () => {
  const { body } = await call<{ size: number }>("/coursefile/courses?size=50&size=10");
  expect(body.size).toBe(10);
  const { status } = await call(`/reception/login?user_email=a@metu.edu.tr&user_password=${encodeURIComponent(PASSWORD)}`, { json: {} });
  expect(status).toBe(400);
});

test("methods that nothing answers are refused everywhere", async () => {
  for (const path of ["/", "/courses/all", "/admin/panel", "/api/v1/coursefile/courses", "/profile/image/x"])
    for (const method of ["OPTIONS", "PROPFIND"]) expect([404, 405]).toContain((await visit(path, { method })).status);
});

test("no answer lets another site read it", async () => {
  const person = await signUp();
  for (const path of ["/", "/api/v1/coursefile/courses", "/api/v1/reception/verify-token", "/profile/view"]) {
    const { headers } = await visit(path, { as: person, headers: { origin: "https://evil.example" } });
    expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
  }
});
