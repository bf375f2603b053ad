/** Without network: the GPA calculator and one's own schedules after one visit, an honest message elsewhere, and nothing of anybody else. */
import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { languages } from "./support/looks";
import { consent, test, visitOnce } from "./support/offline";
import { freshAddress, type Person, register, signIn } from "./support/people";
import { browserLocales, speaker } from "./support/words";

/** Every address in every cache of the browser, and all that their answers say. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const perCache = names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(requests.map(async (request) => ({ url: request.url, text: await (await cache.match(request))?.text() })));
    });
    return (await Promise.all(perCache)).flat();
  });

for (const language of languages("without network, one")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });
    const say = speaker(language);

    test(`after one visit the calculator opens, computes and keeps without network (${language})`, async ({ page, context, baseURL }) => {
      await consent(context, baseURL);
      await visitOnce(page);
      await context.setOffline(true);
      await page.reload();
      const result = page
        .getByRole("region", { name: say("gpa:bar.title") })
        .getByRole("status")
        .first();
      await expect(result).toHaveText("—");
      await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill("2023-2024 Fall\nMATH119 Calculus 5 AA\nPHYS105 Physics 4 FD");
      await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
      await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
      await expect(result).toHaveText(language === "tr" ? "2,44" : "2.44");
      await page.reload();
      await expect(result).toHaveText(language === "tr" ? "2,44" : "2.44");
      await expect(page.getByText(say("chrome:cookies.text"))).toHaveCount(0);

      await page.goto("/courses/all");
      await expect(page.getByRole("heading", { name: say("chrome:failure.offlineTitle") })).toBeVisible();
      await page.getByRole("link", { name: say("gpa:pages.calculator") }).click();
      await expect(result).toHaveText(language === "tr" ? "2,44" : "2.44");
    });
  });
}

test("signed in, changes made without network are saved when it is back, and caches hold nothing of the person", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const say = speaker("en");
  const person = await register(request);
  await consent(context, baseURL);
  await signIn(context.request, person);
  await visitOnce(page);
  await page.goto("/my-space");
  await page.goto("/gpa-calculator");
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  await expect(page.getByText(say("gpa:saving.loading"))).toHaveCount(0);
  // An account that holds nothing yet has saved nothing.
  await expect(page.getByText(say("gpa:saving.saved"))).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(say("gpa:saving.offline"))).toBeVisible();
  await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill("2023-2024 Fall\nMATH119 Calculus 5 AA");
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
  await expect(page.getByText(say("gpa:saving.offline"))).toBeVisible();
  await page.goto("/my-space");
  await expect(page.getByRole("heading", { name: say("chrome:failure.offlineTitle") })).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await page.goto("/gpa-calculator");
  await expect(page.getByLabel(`${say("gpa:fields.grade")}, MATH119`)).toHaveValue("AA");

  const all = await cached(page);
  const paths = all.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    "/event/ticket/offline",
    "/gpa-calculator",
    "/gpa/plan",
    "/gpa/term",
    "/offline/en",
    "/schedule/offline",
  ]);
  expect(JSON.stringify(all)).not.toContain(person.name);
  expect(JSON.stringify(all)).not.toContain(person.userName);

  await context.setOffline(false);
  await expect(page.getByText(say("gpa:saving.saved"))).toBeVisible();
  const kept = await context.request.get("/api/v1/gpa/me", { maxRetries: 2 });
  expect(await kept.json()).toMatchObject({ version: 1, transcript: { terms: [{ lines: [{ code: "MATH119" }] }] } });

  await page.goto("/");
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  expect(await cached(page)).toEqual([]);
  expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, localStorage.length])).toEqual([0, 0]);
  await visitOnce(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(say("gpa:empty"))).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: say("chrome:failure.offlineTitle") })).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
});

test("a kept page says who reads it, until the session has ended", async ({ page, context, request, baseURL }) => {
  const say = speaker("en");
  const person = await register(request);
  await consent(context, baseURL);
  await signIn(context.request, person);
  await visitOnce(page);
  const account = page.getByRole("banner").getByLabel(say("chrome:account", { name: person.name }));
  const login = page.getByRole("link", { name: say("chrome:login"), exact: true });
  await context.setOffline(true);
  for (const path of ["/gpa-calculator", "/schedule/offline"]) {
    await page.goto(path);
    await expect(account).toBeVisible();
    await expect(login).toHaveCount(0);
  }
  // The session ends elsewhere: the next document that the network brings is a guest's, also where it is one that is kept.
  await context.setOffline(false);
  await context.clearCookies({ name: "hocam_session" });
  await page.goto("/gpa-calculator");
  await expect(login.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("reading")))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(login.first()).toBeVisible();
  await expect(account).toHaveCount(0);
});

test("without network a page says so in the site's look and in the theme that was chosen", async ({ page, context, baseURL }) => {
  await consent(context, baseURL);
  const say = speaker("en");
  const theme = (value: string) => context.addCookies([{ name: "theme", value, url: baseURL ?? "" }]);
  await visitOnce(page);
  await context.setOffline(true);
  const looks: string[] = [];
  for (const chosen of ["light", "dark"]) {
    await theme(chosen);
    await page.goto("/courses/all");
    await expect(page.getByRole("heading", { name: say("chrome:failure.offlineTitle") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", chosen);
    looks.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    const retry = page.getByRole("link", { name: say("chrome:failure.retry") });
    expect(await retry.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(40);
  }
  expect(new Set(looks).size).toBe(2);
});

test("an update takes over at once and leaves nothing of the old one", async ({ page, context, baseURL }) => {
  await consent(context, baseURL);
  await visitOnce(page);
  const addresses = async () => (await cached(page)).map(({ url }) => url).sort();
  const before = await addresses();
  // Another language is another script, as a new version is.
  await page.evaluate(async () => {
    const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    await navigator.serviceWorker.register("/sw.js?lang=tr");
    await taken;
  });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL)),
  ).toEqual([expect.stringContaining("lang=tr")]);
  await expect.poll(async () => (await addresses()).filter((url) => url.includes("-en") || url.includes("/offline/en"))).toEqual([]);
  expect((await addresses()).length).toBe(before.length);
  await context.setOffline(true);
  await page.goto("/gpa-calculator");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
});

test("the service worker is fetched anew each time, and the site can be installed in either language", async ({ request }) => {
  const worker = await request.get("/sw.js");
  expect([worker.status(), worker.headers()["cache-control"], worker.headers()["content-type"]]).toEqual([
    200,
    "no-cache",
    expect.stringContaining("javascript"),
  ]);
  for (const language of ["en", "tr"]) {
    const html = await (await request.get("/", { headers: { "accept-language": language } })).text();
    const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const manifest = await (await request.get(address)).json();
    expect(manifest).toMatchObject({ lang: language, start_url: "/", display: "standalone" });
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  }
});

/** Somebody new with a schedule of one course and one item; gives the schedule's path. */
async function planner(context: BrowserContext): Promise<{ person: Person; schedule: string }> {
  const person = await register(context.request);
  await signIn(context.request, person);
  const form = { name: "Plan Ç", term: "2026-1" };
  const made = await context.request.post("/schedule/create", { form, maxRedirects: 0 });
  const schedule = (made.headers().location ?? "").split("/").slice(0, 3).join("/");
  expect(schedule).toMatch(/^\/schedule\/[\w-]+$/);
  const item = { title: "Tennis", repeats: "weekly", day: "4", start: "17:40", end: "18:30", color: "1" };
  await context.request.post(`${schedule}/add-item`, { form: item, maxRedirects: 0 });
  return { person, schedule };
}

const blocks = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: "Tennis" });

const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("schedule")));

/** Visits the list of schedules and the schedule's page, until the browser keeps both. */
async function visitPlan(page: Page, schedule: string): Promise<void> {
  await visitOnce(page, "/schedule/all");
  await page.goto(`${schedule}/grid`);
  await expect(blocks(page)).toHaveCount(1);
  await expect.poll(async () => (await keptKeys(page)).length).toBe(2);
}

for (const language of languages("without network, two")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });
    const say = speaker(language);

    test(`after one visit one's own schedules are read without network, and nothing can be changed (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await consent(context, baseURL);
      const { schedule } = await planner(context);
      await visitPlan(page, schedule);
      await context.setOffline(true);
      for (const view of ["grid", "list"]) {
        await page.goto(`${schedule}/${view}`);
        await expect(page.getByRole("heading", { level: 1, name: "Plan Ç" })).toBeVisible();
        await expect(blocks(page).first()).toBeVisible();
        await expect(page.getByRole("note")).toContainText(say("schedule:offline.asOf"));
        await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
        await expect(page.getByRole("main").locator("form, a[href*='add-'], a[href*='edit']")).toHaveCount(0);
        await page.reload();
        await expect(blocks(page).first()).toBeVisible();
      }
      await page
        .getByRole("link", { name: say("schedule:pages.all") })
        .last()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: say("schedule:pages.all") })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Plan Ç" }).click();
      await expect(blocks(page)).toHaveCount(1);
      await page.goto(`${schedule}/conflicts`);
      await expect(page.getByRole("heading", { name: say("chrome:failure.offlineTitle") })).toBeVisible();

      await page.goto(`${schedule}/grid`);
      await expect(page.getByRole("note")).toBeVisible();
      await context.setOffline(false);
      await context.request.post(`${schedule}/add-item`, {
        maxRetries: 2,
        form: { title: "Tennis again", repeats: "weekly", day: "3", start: "17:40", end: "18:30", color: "2" },
        maxRedirects: 0,
      });
      await page.reload();
      await expect(page).toHaveURL(`${schedule}/grid`);
      await expect(blocks(page)).toHaveCount(2);
      await expect(page.getByRole("note")).toHaveCount(0);
    });
  });
}

test("no cache holds a schedule, and logging out takes what the device kept of them", async ({ page, context, baseURL }) => {
  const say = speaker("en");
  await consent(context, baseURL);
  const { person, schedule } = await planner(context);
  await visitPlan(page, schedule);
  const all = JSON.stringify(await cached(page));
  expect([all.includes("Plan Ç"), all.includes(person.name), all.includes(person.userName)]).toEqual([false, false, false]);
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  expect(await keptKeys(page)).toEqual([]);
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto(`${schedule}/grid`);
  await expect(page.getByText(say("schedule:offline.noPlan"))).toBeVisible();
  await page.goto("/schedule/all");
  await expect(page.getByText(say("schedule:offline.none"))).toBeVisible();
});

for (const next of ["another person", "nobody"]) {
  test(`when a session ends otherwise and ${next} reads on, the schedules are gone`, async ({ page, context, baseURL, playwright }) => {
    const say = speaker("en");
    await consent(context, baseURL);
    const { schedule } = await planner(context);
    await visitPlan(page, schedule);
    await context.clearCookies();
    await consent(context, baseURL);
    if (next === "another person") {
      const others = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { "cf-connecting-ip": freshAddress() } });
      await signIn(context.request, await register(others));
      await others.dispose();
    }
    // The page that stands in for schedules asks whose session it is before it shows any.
    await page.goto(next === "nobody" ? `/schedule/offline?at=${schedule}/grid` : "/");
    if (next === "nobody") await expect(page.getByText(say("schedule:offline.signedOut"))).toBeVisible();
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${schedule}/grid`);
    await expect(page.getByText(say("schedule:offline.noPlan"))).toBeVisible();
    await expect(page.getByText("Plan Ç")).toHaveCount(0);
  });
}

/** A page that stands in for a schedule, kept by this browser; the session of its owner has ended without a word. */
async function endedSession(page: Page, context: BrowserContext, baseURL: string | undefined): Promise<string> {
  await consent(context, baseURL);
  const { schedule } = await planner(context);
  await visitPlan(page, schedule);
  await context.clearCookies();
  await consent(context, baseURL);
  return `/schedule/offline?at=${schedule}/grid`;
}

/** Whose session it is, as the page that stands in asks: a `HEAD` request past the service worker's own answers. */
const onQuestion = (context: BrowserContext, answer: (route: Route) => Promise<void> | void) =>
  context.route("**/schedule/all", (route) => (route.request().method() === "HEAD" ? answer(route) : route.fallback()));

test("the question whose session it is keeps an ended session's schedules out of sight, and removes them", async ({
  page,
  context,
  baseURL,
}) => {
  const standIn = await endedSession(page, context, baseURL);
  let asked = 0;
  await onQuestion(context, (route) => {
    asked += 1;
    return route.fallback();
  });
  await page.goto(standIn);
  await expect(page.getByText(speaker("en")("schedule:offline.signedOut"))).toBeVisible();
  await expect(blocks(page)).toHaveCount(0);
  expect([asked, await keptKeys(page)]).toEqual([1, []]);
});

test("without an answer to that question they would be seen: the control of the test above", async ({ page, context, baseURL }) => {
  const standIn = await endedSession(page, context, baseURL);
  await onQuestion(context, (route) => route.abort("failed"));
  // The bar asks on every page that was kept; its answer would remove them as well.
  await context.route("**/reception/login", (route) => (route.request().method() === "HEAD" ? route.abort("failed") : route.fallback()));
  await page.goto(standIn);
  await expect(blocks(page)).toHaveCount(1);
  expect(await keptKeys(page)).toHaveLength(2);
});

test("a server that hangs is waited for no longer than five seconds, then what is kept is shown with its note", async ({
  page,
  context,
  baseURL,
}) => {
  const say = speaker("en");
  const standIn = await endedSession(page, context, baseURL);
  const isAsked = new Promise<void>((asked) => {
    // Never answered.
    void onQuestion(context, () => asked());
  });
  // Nor is what the bar asks, whose answer would remove what is kept.
  await context.route("**/reception/login", (route) => (route.request().method() === "HEAD" ? undefined : route.fallback()));
  // AbortSignal.timeout is the browser's own clock; put on the page's, which the test turns.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), ms);
      return controller.signal;
    };
  });
  await page.goto(standIn);
  await isAsked;
  await page.clock.runFor(4_900);
  await expect(page.getByText(say("schedule:offline.asking"))).toBeVisible();
  await expect(blocks(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(blocks(page)).toHaveCount(1);
  await expect(page.getByRole("note")).toContainText(say("schedule:offline.asOf"));
});
