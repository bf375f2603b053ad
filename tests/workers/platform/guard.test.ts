/** The door itself: where redirects may lead, what every answer carries, and what is refused before any page's code runs. */
import { exports } from "cloudflare:workers";
import { errorGroups } from "@schema/platform";
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { safeReturnTo } from "../../../app/platform/access/return-to";
import { see } from "../../support/pages";
import { consentToAll } from "../../support/pools";
import { addCourse } from "../../support/rows";
import { call, PASSWORD, signUp, testContext, visit } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const OUTSIDE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "https:evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " //evil.example",
  "\t//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\u0000/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "evil.example",
  "@evil.example",
  "",
];

/** Where a browser on this site ends up, following a Location header. */
const originOf = (location: string | null) => new URL(location ?? "", "https://hocam.test").origin;
const HERE = "https://hocam.test";

test("signing in leads nowhere outside this site, whatever the address asks for", async () => {
  const person = await signUp();
  const form = { user_email: person.userEmail, user_password: PASSWORD };
  const all = [...OUTSIDE, "/%2f%2fevil.example", "%2f%2fevil.example", "/%5cevil.example"];
  // The function that decides is asked about all; hashing a password for each is slow.
  expect(OUTSIDE.filter((next) => safeReturnTo(next) !== "/")).toEqual([]);
  for (const next of swept(sweepSettings, { what: "Places outside, by signing in", rest: all, count: 8 })) {
    const { status, headers } = await visit(`/reception/login?${new URLSearchParams({ next })}`, { form });
    const location = headers.get("location") ?? "";
    expect([next, status, originOf(location), location.startsWith("//"), location.includes("\\")]).toEqual([next, 302, HERE, false, false]);
    if (OUTSIDE.includes(next)) expect([next, location]).toEqual([next, "/"]);
  }
});

test("signing in leads back to where somebody was going", async () => {
  const person = await signUp();
  const form = { user_email: person.userEmail, user_password: PASSWORD };
  const next = "/courses/add?course_id=course-1&q=%C3%A7";
  expect((await visit(`/reception/login?${new URLSearchParams({ next })}`, { form })).headers.get("location")).toBe(next);
  expect((await visit("/reception/login", { form })).headers.get("location")).toBe("/");
});

test("the sign-in form itself repeats no address of another site", async () => {
  for (const next of OUTSIDE) {
    const { body } = await see(`/reception/login?${new URLSearchParams({ next })}`);
    expect(/<form[^>]*action="[^"]*evil/.test(body), next).toBe(false);
  }
});

test("signing out and choosing a language lead nowhere outside this site", async () => {
  for (const [address, fallback] of [
    ["/api/v1/reception/logout", "/reception/login"],
    ["/api/v1/preferences", "/"],
  ] as const) {
    for (const return_to of OUTSIDE) {
      const { status, headers } = await visit(address, { form: { return_to } });
      expect([return_to, status, headers.get("location")]).toEqual([return_to, 303, fallback]);
    }
    expect((await visit(address, { form: { return_to: "/courses/all?q=a" } })).headers.get("location")).toBe("/courses/all?q=a");
  }
});

test.each([
  ["/Courses/ALL", "/courses/all"],
  ["/courses/all/", "/courses/all"],
  ["/courses//all?q=a", "/courses/all?q=a"],
  ["//courses/all", "/courses/all"],
  ["/ABOUT", "/about"],
  ["/Admin/Errors/", "/admin/errors"],
])("%s leads for good to %s", async (path, location) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await visit(path, { method });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
  }
});

test("a canonical address leads nowhere, a parameter keeps its case, and no address goes round in circles", async () => {
  const { courseId } = await addCourse();
  expect((await visit(`/courses/one/${courseId}`)).status).toBe(200);
  for (const odd of ["%2F", "a%2fb", "C++", "a@b", "%25", "%C3%A7", "ç", "a%20b", "'()*!", "%E0%A4%A", "..%2f..", "a;b", "%"]) {
    let path: string | null = `/courses/one/${odd}`;
    let hops = 0;
    for (; path && hops < 4; hops++) path = (await see(path)).location;
    expect([odd, hops < 4]).toEqual([odd, true]);
  }
});

const KINDS: [string, Parameters<typeof visit>[1], number][] = [
  ["/", {}, 200],
  ["/courses/all", {}, 200],
  ["/courses/all.data", {}, 200],
  ["/courses/one/course-none", {}, 404],
  ["/courses/personal", {}, 302],
  ["/no/such/page", {}, 302],
  ["/error", {}, 500],
  ["/api/v1/coursefile/courses", {}, 200],
  ["/api/v1/no/such", {}, 404],
  ["/api/v1/reception/verify-token", {}, 401],
  ["/api/v1/openapi.json", {}, 200],
  ["/sitemap.xml", {}, 200],
  ["/api/v1/reception/login", { json: {} }, 400],
  ["/reception/login", { form: { user_email: "x" } }, 400],
  ["/reception/login", { form: {}, headers: { origin: "https://evil.example" } }, 403],
  ["/about", { form: {} }, 405],
  ["/api/v1/reception/login", { method: "POST", body: "x".repeat(1_100_000), headers: { "content-type": "application/json" } }, 413],
];

test.each(KINDS.map((kind, number) => [number, ...kind] as const))(
  "answer %i, %s, carries the security headers",
  async (_, path, options, status) => {
    const { headers, ...answer } = await visit(path, options).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    }));
    expect(answer.status).toBe(status);
    const policy = headers.get("content-security-policy") ?? "";
    const isDocument = headers.get("content-type")?.startsWith("text/html") ?? false;
    const own = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"];
    for (const part of isDocument ? own : ["default-src 'none'"]) expect(policy.split("; ")).toContain(part);
    expect(policy.split("; ")).toContain("frame-ancestors 'none'");
    if (isDocument) expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'nonce-[\w-]{30}'$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("x-request-id")).toMatch(/^request-[0-9a-z]{20}$/);
    expect(headers.get("cache-control")).toMatch(/no-cache|no-store/);
  },
);

test("every script of a page has the answer's own nonce, which is never used twice", async () => {
  const { courseCode } = await addCourse();
  const seen = new Set<string>();
  for (const path of ["/", "/", "/courses/all", "/error", "/reception/login", `/catalog/course/${courseCode}`]) {
    const { body, headers } = await see(path);
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const tags = body.match(/<script\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect([/\son\w+="/.test(body.replace(/<script[\s\S]*?<\/script>/g, "")), /href="javascript:/i.test(body), seen.has(nonce)]).toEqual([
      false,
      false,
      false,
    ]);
    seen.add(nonce);
  }
});

test("without https nothing demands https, and the cookie can still be set", async () => {
  const person = await signUp();
  const worker = (exports as unknown as { default: Fetcher }).default;
  const body = new URLSearchParams({ user_email: person.userEmail, user_password: PASSWORD }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await worker.fetch(
    new Request("http://localhost:5173/reception/login", { method: "POST", body, headers, redirect: "manual" }),
  );
  const cookie = answer.headers.getSetCookie().find((each) => each.includes("hocam_session")) ?? "";
  expect([
    answer.status,
    answer.headers.get("strict-transport-security"),
    cookie.startsWith("hocam_session="),
    cookie.includes("Secure"),
    cookie.includes("HttpOnly"),
  ]).toEqual([302, null, true, false, true]);
});

test("an unknown path leads to the error screen with its path and an id, and the screen answers 404", async () => {
  const { location } = await see("/no/such/page?token=secret");
  const query = new URL(location ?? "", HERE).searchParams;
  expect([query.get("message"), query.get("description"), query.get("error_id")]).toEqual([
    "Page Not Found",
    "The page at /no/such/page does not exist",
    expect.stringMatching(/^error-[0-9a-z]{20}$/),
  ]);
  const screen = await see(location ?? "");
  expect([screen.status, screen.body.includes("/no/such/page"), screen.body.includes(query.get("error_id") ?? "-")]).toEqual([
    404,
    true,
    true,
  ]);
});

test.each([
  ["Your account is blocked, call 0555", "Send your password to evil.example"],
  ["Page Not Found", "Send your password to evil.example"],
  ["Page Not Found", "The page at /x Send your password to evil.example does not exist"],
  ["page not found", "Send your password"],
  ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"],
])("the error screen says nothing of its address's own words: %s, %s", async (message, description) => {
  const { status, body } = await see(`/error?${new URLSearchParams({ message, description, error_id: "error-<b>call</b>" })}`);
  const shown = body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " ");
  expect([
    status === 404 || status === 500,
    /account is blocked|password to|alert\(1\)|call/.test(shown),
    body.includes("<img src=x"),
    body.includes("<b>call"),
  ]).toEqual([true, false, false, false]);
  expect(status).toBe(message === "Page Not Found" ? 404 : 500);
});

test("the error screen never answers 200, as data either", async () => {
  for (const query of [
    "",
    "?message=Application+Error",
    "?message=Component+Loading+Error",
    "?message=Page+Not+Found",
    "?status=200&message=OK",
  ]) {
    for (const path of [`/error${query}`, `/error.data${query}`]) expect([404, 500]).toContain((await see(path)).status);
  }
});

const bytes = (size: number) => new TextEncoder().encode("x".repeat(size));

/** A body whose length nobody is told. */
function streamed(size: number): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (let left = size; left > 0; left -= 65_536) controller.enqueue(bytes(Math.min(left, 65_536)));
      controller.close();
    },
  });
}

test("a body over a megabyte is refused by API and pages, whether its length is told or not", async () => {
  const size = 1024 * 1024 + 1;
  for (const [path, type] of [
    ["/api/v1/reception/login", "application/json"],
    ["/reception/login", "application/x-www-form-urlencoded"],
    ["/api/v1/reception/logout", "application/x-www-form-urlencoded"],
    ["/reception/verify-email", "multipart/form-data; boundary=x"],
  ] as const) {
    for (const body of [bytes(size), streamed(size)]) {
      const { status, body: answer } = await see(path, { method: "POST", body, headers: { "content-type": type } });
      expect([path, status, JSON.parse(answer).error.code]).toEqual([path, 413, "kit.tooLarge"]);
    }
  }
});

test("a body of a megabyte less a little is read, however it comes: the control of the test above", async () => {
  for (const body of [bytes(1_000_000), streamed(1_000_000)]) {
    expect((await see("/api/v1/reception/login", { method: "POST", body, headers: { "content-type": "application/json" } })).status).toBe(
      400,
    );
  }
});

type Failed = { error: { code: string; message: string; details?: Record<string, string> } };
const withBody = endpoints.filter(({ body }) => body);

const bodiesOf = (bodies: string[], type: string, status: number, code: string) => bodies.map((body) => ({ body, type, status, code }));
const JSON_TYPE = "application/json";
const OTHER_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
];

/** Bodies that are none, with how each is refused. */
const BODIES = [
  ...bodiesOf(["", "{", '{"a":1,}', "\u0000", "{'a':1}", "NaN", "undefined"], JSON_TYPE, 400, "kit.badRequest"),
  ...OTHER_TYPES.flatMap((type) => bodiesOf(["{}"], type, 415, "kit.notJson")),
  ...bodiesOf(["null", "[]", '"x"', "5", "true"], JSON_TYPE, 400, "kit.invalidInput"),
];

test("broken JSON is 400 and another content type 415, at every endpoint that takes a body", async () => {
  expect(withBody.length).toBeGreaterThan(10);
  // One for each kind of body: what one person writes is limited.
  const admins = await Promise.all(BODIES.map(() => signUp({ userRole: "admin" })));
  await Promise.all(admins.map(consentToAll));
  const sent = (which: (index: number) => boolean) =>
    withBody.flatMap((target) => BODIES.flatMap((body, at) => (which(at) ? { target, as: admins[at], ...body } : [])));
  const isFirstOfItsKind = (index: number) => BODIES.findIndex(({ code }) => code === BODIES[index]?.code) === index;
  const bodies = swept(sweepSettings, {
    what: "Bodies to endpoints",
    always: sent(isFirstOfItsKind),
    rest: sent((index) => !isFirstOfItsKind(index)),
    count: 150,
  });
  for (const { target, as, body, type, status, code } of bodies) {
    const address = target.path.replace(/:\w+/g, "none");
    const answer = await call<Failed>(address, { as, method: target.method, body, headers: { "content-type": type } });
    expect([target.path, body, type, answer.status, answer.body.error?.code]).toEqual([target.path, body, type, status, code]);
  }
  const [first] = withBody;
  const problem = {
    as: admins[0],
    method: first?.method,
    body: "{}",
    headers: { "content-type": "application/problem+json; charset=utf-8" },
  };
  expect((await call((first?.path ?? "").replace(/:\w+/g, "none"), problem)).status).not.toBe(415);
});

test("a field that nobody asked for is named, at every endpoint that takes a body, in the caller's language", async () => {
  const admin = await signUp({ userRole: "admin" });
  await consentToAll(admin);
  for (const { method, path } of withBody) {
    const send = (locale: string) =>
      call<Failed>(path.replace(/:\w+/g, "none"), { as: admin, method, json: { zz_unknown: 1 }, headers: { "accept-language": locale } });
    const [english, turkish] = [await send("en"), await send("tr-TR,tr;q=0.9")];
    for (const { status, body } of [english, turkish])
      expect([path, status, JSON.stringify(body.error.details).includes("zz_unknown")]).toEqual([path, 400, true]);
    expect(english.body.error.code).toBe(turkish.body.error.code);
    expect(english.body.error.message).not.toBe(turkish.body.error.message);
  }
});

test("a value of the wrong type is named by its field", async () => {
  const json = { name: 5, user_name: ["x"], user_email: {}, user_password: true, entrance_year: "last year", department_id: 7 };
  const { status, body } = await call<Failed>("/reception/register", { json });
  expect([status, Object.keys(body.error.details ?? {}).sort()]).toEqual([400, Object.keys(json).sort()]);
});

test("a form that is no form is refused by every page that takes one, and a refusal is no accident", async () => {
  const person = await signUp();
  const guestAnswers = [
    "/reception/login",
    "/reception/register",
    "/reception/verify-email",
    "/reception/password-forgot",
    "/reception/password-reset",
  ];
  const userPages = [
    "/reception/password-change",
    "/courses/add",
    "/courses/submission",
    "/courses/personal",
    "/databank/add",
    "/databank/personal",
    "/catalog/favorites",
  ];
  for (const [pages, as] of [
    [guestAnswers, undefined],
    [userPages, person],
  ] as const) {
    for (const page of pages) {
      for (const options of [
        { json: {} },
        { method: "POST", body: "x", headers: { "content-type": "multipart/form-data" } },
        { method: "POST", body: "x" },
        { form: {} },
      ]) {
        const { status } = await see(page, { as, ...options });
        expect([page, JSON.stringify(options), status]).toEqual([page, JSON.stringify(options), 400]);
      }
    }
  }
  expect((await testContext().db.select().from(errorGroups)).map(({ message }) => message)).toEqual([]);
});
