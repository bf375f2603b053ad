/**
 * Whom a browser asks while somebody reads: on every page of the site map nobody but us before a choice about cookies and after a
 * refusal, and after consent only whom the deployment names. Pages rotate with the seed; `npm run test:full` opens all of them.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { matchPage } from "../../app/platform/pages/match";
import { siteMap } from "../../app/site-map";
import { COLLECT_HOST, TAG_HOST } from "../support/google-tag";
import { swept } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";
import { findExamples, pathsFor, type Reader, readers } from "./support/addresses";
import { awake, expect, test } from "./support/test";
import { answerForeign, SENTRY_HOST, viewsIn, watchForeign } from "./support/third-parties";

/** Recording hundreds of pages would take as long again as reading them; the fault names its page. */
test.use({ trace: "off", isUndecided: true });

const AGREED = "a1m1";
/** What the cookie says, and whom pages may ask then. */
const states = [
  { when: "before a choice", cookie: null, allowed: [] },
  { when: "after a refusal", cookie: "a0m0", allowed: [] },
  { when: "after consent", cookie: AGREED, allowed: [COLLECT_HOST, SENTRY_HOST, TAG_HOST] },
] as const;

/** Pages that are open at the same time: while one waits, another loads. */
const TABS = 4;
/** How many pages of each reader a run opens; the rest come with other commits. */
const SAMPLE = 2;

const rowOf = (path: string) => {
  const row = matchPage(siteMap, path)?.row;
  if (!row) throw new Error(`${path} is no page`);
  return row;
};

/** Waits until the page has nothing urgent left to do. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3000 })));

const hearsView = (page: Page) => page.waitForRequest((request) => new URL(request.url()).host === COLLECT_HOST);

/** Sentry counts each document as a session, on a port of its own. */
const hearsSession = (page: Page) => page.waitForRequest((request) => /\/api\/\d+\/envelope\//.test(new URL(request.url()).pathname));

/** Opens a page as a document. Where views are counted, it is left once its own was, and Sentry has begun. */
async function open(page: Page, path: string, isCounted: boolean): Promise<void> {
  const view = isCounted && !rowOf(path).isConfidential ? Promise.all([hearsView(page), hearsSession(page)]) : null;
  await page.goto(path);
  expect(new URL(page.url()).pathname, `${path} opens`).toBe(path);
  await awake(page);
  await idle(page);
  await view;
}

async function openAll(context: BrowserContext, paths: readonly string[], isCounted: boolean): Promise<void> {
  const left = [...paths];
  const openNext = async () => {
    const page = await context.newPage();
    await answerForeign(page);
    for (let path = left.shift(); path; path = left.shift()) await open(page, path, isCounted);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, openNext));
}

const decideAs = (context: BrowserContext, value: string, url?: string) => context.addCookies([{ name: "cookie-consent", value, url }]);

for (const { when, cookie, allowed } of states) {
  for (const reader of Object.keys(readers) as Reader[]) {
    test.describe(() => {
      test.use({ refusals: [500] });
      test.setTimeout(600_000);

      const whom = allowed.length > 0 ? "only the configured third parties" : "no third party";
      test(`${when} the pages of a ${reader} ask ${whom}`, async ({ page, openAs, request, baseURL }) => {
        const all = pathsFor(reader, await findExamples(request, (await openAs("admin")).request));
        const paths = swept(sweepSettings, { what: `Third parties on pages of a ${reader}`, rest: all, count: SAMPLE });
        const context = (reader === "guest" ? page : await openAs(reader)).context();
        if (cookie) await decideAs(context, cookie, baseURL);
        const asked = watchForeign(context, baseURL);
        await openAll(context, paths, cookie === AGREED);
        const strangers = asked.filter(({ host, from }) => !allowed.some((each) => each === host) || rowOf(from).isConfidential);
        expect(strangers.map(({ url, from }) => `${from}: ${url}`)).toEqual([]);
        expect([...new Set(asked.map(({ host }) => host))].sort()).toEqual([...allowed].sort());
        if (cookie === AGREED) {
          const counted = paths.map(rowOf).filter(({ isConfidential }) => !isConfidential);
          expect(viewsIn(asked).sort()).toEqual(counted.map((row) => row.path).sort());
        }
      });
    });
  }
}

test.describe(() => {
  /** Goes on within the document, without the network's help. */
  const follow = async (page: Page, name: string, path: string) => {
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // The address comes before the page does.
    await expect(heading).not.toHaveText(before);
    await awake(page);
  };

  test.use({ viewport: { width: 1280, height: 900 } });

  /** Sentry draws by lot whose visits it times and records; here nobody's, so that it sends nothing late. */
  const withoutLot = (page: Page) =>
    page.addInitScript(() => {
      Math.random = () => 0.99;
    });

  test("a page counts as viewed 200 ms after it was opened, and one that was only passed not at all", async ({
    page,
    context,
    say,
    baseURL,
  }) => {
    await decideAs(context, AGREED, baseURL);
    // Recording, it clears timers of the real clock by the page's own.
    await withoutLot(page);
    const asked = watchForeign(context, baseURL);
    await answerForeign(page);
    await page.clock.install();
    await Promise.all([hearsView(page), page.goto("/about")]);
    await awake(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await follow(page, say("chrome:links.faq"), "/faq");
    await follow(page, say("chrome:links.courses"), "/courses/all");
    await page.clock.runFor(199);
    expect(viewsIn(asked)).toEqual(["/about"]);
    await page.clock.runFor(1);
    await expect.poll(() => viewsIn(asked)).toEqual(["/about", "/courses/all"]);
  });

  test("consent and its withdrawal hold at once, within the document", async ({ page, context, say, baseURL }) => {
    const asked = watchForeign(context, baseURL);
    await withoutLot(page);
    await answerForeign(page);
    const TOKEN = "t0ken-of-an-address";
    await page.goto(`/about?token=${TOKEN}#${TOKEN}`);
    await awake(page);
    const breakSomething = (message: string) =>
      page.evaluate((text) => window.dispatchEvent(new ErrorEvent("error", { message: text, error: new Error(text) })), message);
    const told = () => asked.filter(({ host }) => host === SENTRY_HOST).map(({ body }) => body);
    await Promise.all([hearsView(page), page.getByRole("button", { name: say("chrome:cookies.allowAll") }).click()]);
    await expect.poll(() => asked.some(({ host }) => host === SENTRY_HOST)).toBe(true);
    await breakSomething("Broken while watched");
    await expect.poll(() => told().join("\n")).toContain("Broken while watched");
    expect(told().join("\n")).not.toContain(TOKEN);
    expect((await context.cookies()).map(({ name }) => name)).toContain("_ga");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: say("chrome:cookies.settings") })
      .click();
    const dialog = page.getByRole("dialog", { name: say("chrome:cookies.settings") });
    await dialog.getByRole("checkbox", { name: say("chrome:cookies.analytics") }).uncheck();
    await dialog.getByRole("button", { name: say("chrome:cookies.save") }).click();
    await expect(dialog).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
    const before = asked.length;
    await breakSomething("Broken while nobody watches");
    await follow(page, say("chrome:links.faq"), "/faq");
    await idle(page);
    await page.goto("/courses/all");
    await awake(page);
    expect(asked.slice(before).map(({ url }) => url.href)).toEqual([]);
  });

  test("error reporting waits until the page is idle, three seconds at the latest, and its script comes no sooner", async ({
    page,
    context,
    baseURL,
  }) => {
    await decideAs(context, AGREED, baseURL);
    await withoutLot(page);
    const asked = watchForeign(context, baseURL);
    await answerForeign(page);
    const scripts: string[] = [];
    page.on("request", (request) => /\/assets\/sentry/.test(request.url()) && scripts.push(request.url()));
    await page.addInitScript(() => {
      const waiting: { work: () => void; timeout?: number }[] = [];
      Object.assign(window, { waiting, whenIdle: window.requestIdleCallback });
      window.requestIdleCallback = (work, options) => waiting.push({ work: work as () => void, timeout: options?.timeout });
    });
    await page.goto("/about");
    await awake(page);
    const waits = () =>
      page.evaluate(() => (window as unknown as { waiting: { timeout?: number }[] }).waiting.map(({ timeout }) => timeout));
    await expect.poll(waits).toContain(3000);
    expect([scripts, asked.filter(({ host }) => host === SENTRY_HOST)]).toEqual([[], []]);
    await page.evaluate(() => {
      const held = window as unknown as { waiting: { work: () => void }[]; whenIdle: typeof window.requestIdleCallback };
      window.requestIdleCallback = held.whenIdle;
      for (const { work } of held.waiting) work();
    });
    await expect.poll(() => scripts.length).toBe(1);
    await expect.poll(() => asked.some(({ host }) => host === SENTRY_HOST)).toBe(true);
  });

  test("a confidential page ends counting for its document, and nobody is told of it", async ({ openAs, newPerson, say, baseURL }) => {
    const page = await openAs(await newPerson());
    await decideAs(page.context(), AGREED, baseURL);
    const asked = watchForeign(page.context(), baseURL);
    await withoutLot(page);
    await answerForeign(page);
    await page.clock.install();
    await Promise.all([hearsView(page), page.goto("/about")]);
    await awake(page);
    await expect.poll(() => asked.some(({ host }) => host === SENTRY_HOST)).toBe(true);
    const before = asked.length;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await follow(page, say("chrome:links.mentalHealth"), "/mental-health");
    await page.clock.runFor(1000);
    await follow(page, say("chrome:links.faq"), "/faq");
    await page.clock.runFor(1000);
    expect(asked.slice(before).map(({ url }) => url.href)).toEqual([]);
    await page.clock.resume();
    await Promise.all([hearsView(page), page.goto("/faq")]);
    expect(viewsIn(asked)).toEqual(["/about", "/faq"]);
  });
});
