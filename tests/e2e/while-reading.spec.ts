/** What stays fixed on a phone while one reads on: 64 px at most, and all of it comes back with the first move upwards. */
import type { Page } from "@playwright/test";
import { COURSE } from "./support/addresses";
import { awake, expect, test } from "./support/test";

const MOST = 64;
const PAGES = ["/", "/courses/all", `/courses/one/${COURSE}`, "/event/event-1", "/thread/display/demo", "/gpa-calculator", "/about"];
const PAGES_OF_MEMBERS = [...PAGES, "/event/all", "/thread/all", "/event/add", "/mental-health"];

/** Pixels of the window's height that something fixed covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    // What may stick counts where it does.
    const isStuck = (at: Element) => {
      const [{ position, top, bottom }, box] = [getComputedStyle(at), at.getBoundingClientRect()];
      const isAt = (edge: number, wanted: string) => Math.abs(edge - Number.parseFloat(wanted)) < 2;
      return position === "fixed" || (position === "sticky" && (isAt(box.top, top) || isAt(innerHeight - box.bottom, bottom)));
    };
    const isFixed = (at: Element): boolean => isStuck(at) || (at.parentElement !== null && isFixed(at.parentElement));
    const isCovered = (y: number) =>
      [20, innerWidth / 2, innerWidth - 20].some((x) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && isFixed(hit);
      });
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length;
  });

/** Scrolls as a finger does, and again while parts of the page still come and move it. */
async function readOn(page: Page): Promise<void> {
  await page.mouse.move(190, 400);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 100);
}

/** Regular readers are invited to other places. */
const beRegular = (page: Page) => page.addInitScript(() => localStorage.setItem("social-banner-visits", "9"));

async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  await beRegular(page);
  for (const path of paths) {
    await page.goto(path);
    await awake(page);
    const measure = async () => {
      await readOn(page);
      return covered(page);
    };
    await expect.poll(measure, path).toBeLessThanOrEqual(MOST);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test("while a guest reads on, 64 px at most stay fixed", async ({ page }) => {
  await expectRoom(page, PAGES);
});

test("while a member reads on, 64 px at most stay fixed", async ({ openAs }) => {
  const page = await openAs("student");
  await page.goto("/thread/all");
  const discussion = await page.locator('main a[href^="/thread/one/"]').first().getAttribute("href");
  const made = await page.context().request.post("/schedule/create", { form: { name: "Plan A", term: "2026-1" }, maxRedirects: 0 });
  const schedule = (made.headers().location ?? "").replace("add-courses", "grid");
  await expectRoom(page, [...PAGES_OF_MEMBERS, schedule, discussion ?? ""]);
});

test.describe(() => {
  test.use({ isUndecided: true, reducedMotion: "reduce" });

  test("the cookie question makes room too, and comes back with the first move upwards or with the keyboard", async ({ page, say }) => {
    await expectRoom(page, PAGES);
    const question = page.getByRole("region", { name: say("chrome:cookies.title") });
    await expect(question).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    await readOn(page);
    await expect(question).not.toBeInViewport();
    await page.keyboard.press("Shift+Tab");
    await question.getByRole("button").first().focus();
    await expect(question).toBeInViewport({ ratio: 1 });
  });
});

test("the dock makes room for a page's own bar, and the keyboard brings it back", async ({ page, say }) => {
  await page.goto("/gpa-calculator");
  await awake(page);
  const [dock, bar] = [page.locator("nav.dock"), page.getByRole("region", { name: say("gpa:bar.title") })];
  await expect(async () => {
    await readOn(page);
    await expect(dock).not.toBeInViewport({ timeout: 2_000 });
  }).toPass();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift+Tab");
  await dock.getByRole("link").first().focus();
  await expect(dock).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test("an anchor and a field that takes the focus aren't behind what is fixed", async ({ page }) => {
  await page.goto("/gpa-calculator");
  await awake(page);
  const behind = await page.locator("main :is(input:not([type=hidden]), select, textarea)").evaluateAll((fields) => {
    const isHit = (field: Element) => {
      window.scrollTo(0, 0);
      (field as HTMLElement).focus();
      const { left, top, width, height } = field.getBoundingClientRect();
      return field.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return fields.filter((field) => field.checkVisibility() && !isHit(field)).map(({ outerHTML }) => outerHTML);
  });
  expect(behind).toEqual([]);
  await page.goto("/policies/privacy");
  await awake(page);
  await page.evaluate(() => {
    const heading = [...document.querySelectorAll("main h2")].at(-2);
    heading?.setAttribute("id", "asked-for");
    location.hash = "asked-for";
  });
  const isSeen = () =>
    page.locator("#asked-for").evaluate((node) => {
      const { left, top, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 2, top + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
});

test("without scripts nothing hides, and the end of a page is reached", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/about");
  await page.mouse.move(190, 400);
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole("banner")).toBeInViewport();
  const last = page.getByRole("contentinfo").getByRole("link").filter({ visible: true }).last();
  await last.click({ trial: true });
  await context.close();
});
