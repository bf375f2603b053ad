/** Page views leave only with their reader's consent, and tell which page of the site map was opened and nothing else. */
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageViewEndpoint } from "../../../app/platform/analytics/page-views.api.server";
import { countsViews } from "../../../app/platform/analytics/page-views.server";
import { ORIGIN, signUp, testContext, visit } from "../../support/site";

const AGREED = "cookie-consent=a1m0";
const SECRET_LINK = "/schedule/together/invitation/secret-of-the-invitation";

interface Sent {
  address: URL;
  body: { client_id: string; events: { name: string; params: Record<string, string> }[]; consent: Record<string, string> };
}

/** What reaches the collector. */
function collector(): Sent[] {
  const sent: Sent[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    sent.push({ address: new URL(String(input)), body: JSON.parse(String(init?.body)) as Sent["body"] });
    return new Response(null, { status: 204 });
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

/** Tells of a view as a browser does, and waits for what follows from it. */
async function tell(path: string, cookie: string, own: Partial<Env> = {}) {
  const behind: Promise<unknown>[] = [];
  const cookies: string[] = [];
  const ctx = testContext({ env: { ...env, ...own } as Env, waitUntil: (work) => void behind.push(work) });
  const request = new Request(`${ORIGIN}/api/v1/page-views`, { method: "POST", headers: { cookie } });
  const handle = pageViewEndpoint.handler as unknown as (input: object, ctx: object) => Promise<{ is_counted: boolean }>;
  const { is_counted } = await handle({ body: { path }, request, setCookie: (value: string) => cookies.push(value) }, ctx);
  await Promise.all(behind);
  return { isCounted: is_counted, cookies };
}

test("a view of a course names the kind of page, not the course", async () => {
  const sent = collector();
  const { isCounted, cookies } = await tell("/courses/one/course-1", AGREED);
  const [view] = sent;
  expect([isCounted, sent.length, view?.address.host, view?.address.searchParams.get("measurement_id")]).toEqual([
    true,
    1,
    "www.google-analytics.com",
    "G-TESTS",
  ]);
  expect(view?.body.events).toEqual([
    {
      name: "page_view",
      params: expect.objectContaining({ page_location: `${ORIGIN}/courses/one/:course_id`, page_title: "/courses/one/:course_id" }),
    },
  ]);
  expect(JSON.stringify(view?.body)).not.toContain("course-1");
  expect(view?.body.consent).toEqual({ ad_user_data: "DENIED", ad_personalization: "DENIED" });
  expect(cookies).toEqual([
    expect.stringMatching(/^page-views=visit-[0-9a-z]{20}; Path=\/api\/v1\/page-views; SameSite=Lax; Max-Age=7200$/),
  ]);
});

test("views of one browser belong together, and a number that isn't ours is replaced", async () => {
  const sent = collector();
  const { cookies } = await tell("/about", AGREED);
  const [own = ""] = cookies[0]?.split(";") ?? [];
  await tell("/faq", `${AGREED}; ${own}`);
  await tell("/faq", `${AGREED}; page-views=somebody@example.edu`);
  const [first, second, third] = sent.map(({ body }) => body.client_id);
  expect(second).toBe(first);
  expect(third).toMatch(/^visit-/);
  expect(third).not.toBe(first);
});

test.each([
  ["without a decision", "", {}],
  ["with essential cookies only", "cookie-consent=a0m0", {}],
  ["with marketing alone", "cookie-consent=a0m1", {}],
  ["without an account to count with", AGREED, { ANALYTICS_SECRET: "" }],
])("nothing is counted %s", async (_, cookie, own) => {
  const sent = collector();
  expect(await tell("/about", cookie, own)).toEqual({ isCounted: false, cookies: [] });
  expect(sent).toEqual([]);
});

test.each(["/psychology/all", "/mental-health", SECRET_LINK, "/no/such/page", "//elsewhere.example/about"])(
  "%s is never counted",
  async (path) => {
    const sent = collector();
    expect((await tell(path, AGREED)).isCounted).toBe(false);
    expect(sent).toEqual([]);
  },
);

test("a collector that is down changes nothing", async () => {
  const spy = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Network connection lost"));
  onTestFinished(() => spy.mockRestore());
  expect((await tell("/about", AGREED)).isCounted).toBe(true);
});

test("the Worker takes views from its own pages alone, without asking who calls", async () => {
  const sent = collector();
  const student = await signUp();
  const ask = (headers: Record<string, string>) =>
    visit("/api/v1/page-views", { as: student, json: { path: "/about" }, headers: { cookie: AGREED, ...headers } });
  const taken = await ask({});
  expect([taken.status, await taken.json(), taken.headers.get("server-timing")]).toEqual([
    200,
    { is_counted: true },
    expect.stringContaining("round trips 0"),
  ]);
  expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
  await vi.waitFor(() => expect(sent.length).toBe(1));
});

test("taking analytics back takes the browser's number away", async () => {
  const choose = async (consent: string) =>
    (await visit("/api/v1/preferences", { form: { consent } })).headers.getSetCookie().filter((cookie) => cookie.startsWith("page-views="));
  expect(await choose("all")).toEqual([]);
  expect(await choose("none")).toEqual([expect.stringContaining("page-views=; Path=/api/v1/page-views; SameSite=Lax; Max-Age=0")]);
});

test("views are counted where both settings are there", () => {
  expect(countsViews({ ANALYTICS_ID: "G-1", ANALYTICS_SECRET: "secret" })).toBe(true);
  expect(countsViews({ ANALYTICS_ID: "G-1" })).toBe(false);
});
