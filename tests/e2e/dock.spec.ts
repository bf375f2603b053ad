/** The bottom of a phone's window: the dock, banners and messages cover nothing that somebody wants to press. */
import type { Locator, Page } from "@playwright/test";
import { awake, expect, test } from "./support/test";

/** Whether a press in the middle of an element reaches it, wherever the window stops scrolling for it. */
const isHit = (element: Locator) =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  });

/** The names of what can be pressed in these parts of a page and isn't reached. */
async function covered(page: Page, selector: string): Promise<string[]> {
  const found: string[] = [];
  for (const element of await page.locator(selector).filter({ visible: true }).all())
    if (!(await isHit(element))) found.push((await element.textContent()) || (await element.evaluate((node) => node.outerHTML)));
  return found;
}

const dock = (page: Page) => page.locator("nav.dock");

/** The next visits are those of somebody whom banners invite. */
const becomeRegular = (page: Page) => page.evaluate(() => localStorage.setItem("social-banner-visits", "9"));

test("the dock leads to five places, without scripts too, and marks the one that is open", async ({ browser, baseURL, say }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  await expect(dock(page).getByRole("link")).toHaveCount(5);
  await dock(page)
    .getByRole("link", { name: say("chrome:links.courses") })
    .click();
  await expect(page).toHaveURL("/courses/all");
  await expect(dock(page).locator("[aria-current]")).toHaveText(say("chrome:links.courses"));
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(dock(page)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dock(page)).toBeHidden();
  await context.close();
});

test.describe(() => {
  test.use({ isUndecided: true });

  test("the cookie banner stands above the dock and covers neither it nor what stands at the end of a page", async ({ page, say }) => {
    await page.goto("/about");
    await awake(page);
    const banner = page.getByRole("region", { name: say("chrome:cookies.title") });
    const [above, below] = [await banner.boundingBox(), await dock(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect(await covered(page, "nav.dock a, footer a, footer button, footer summary")).toEqual([]);
  });

  test("a form is never asked about cookies", async ({ openAs, say }) => {
    const page = await openAs("student");
    await page.goto("/courses/add");
    await expect(dock(page)).toBeVisible();
    await expect(page.getByRole("region", { name: say("chrome:cookies.title") })).toHaveCount(0);
  });
});

test("the invitation stands at the end of lists, and neither on forms nor on pages of staff, where every button is reached", async ({
  openAs,
  say,
}) => {
  const page = await openAs("moderator");
  await page.goto("/about");
  await awake(page);
  await becomeRegular(page);
  const banner = page.getByRole("complementary", { name: say("chrome:social.instagramTitle") });
  await page.goto("/courses/all");
  await expect(banner).toBeAttached();
  await expect(banner).not.toBeInViewport();
  expect(await covered(page, "nav.dock a, footer a, footer button, footer summary, aside.invitation :is(a, button)")).toEqual([]);
  for (const path of ["/admin/courses/all", "/admin/panel", "/notes/add", "/courses/add"]) {
    await page.goto(path);
    await awake(page);
    await expect(banner).toHaveCount(0);
    expect(await covered(page, "main button, main input[type=checkbox]"), path).toEqual([]);
  }
});

test("a message stands above the dock, and bars that stick to the bottom stand above both", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/admin/courses/all");
  await awake(page);
  await page.evaluate((text) => {
    window.dispatchEvent(new CustomEvent("toast", { detail: { id: "one", text, level: "error" } }));
  }, "Something happened");
  const message = page.getByText("Something happened");
  await expect(message).toBeVisible();
  const approve = page.getByRole("button", { name: say("kit:acts.approve"), exact: true }).first();
  await expect.poll(() => isHit(approve)).toBe(true);
  await expect.poll(() => covered(page, "nav.dock a, main button")).toEqual([]);
  await message.locator("xpath=..").getByRole("button").click();
  await expect(message).toHaveCount(0);
});

test("the result of the GPA calculator stays in sight above the dock", async ({ page, say }) => {
  await page.goto("/gpa-calculator");
  await awake(page);
  const bar = page.getByRole("region", { name: say("gpa:bar.title") });
  const [result, places] = [await bar.boundingBox(), await dock(page).boundingBox()];
  expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThanOrEqual((places?.y ?? 0) + 1);
  expect(await covered(page, "main button:not(:disabled), nav.dock a")).toEqual([]);
});
