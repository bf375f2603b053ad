/** Going from page to page. */
import { awake, expect, test } from "./support/test";

test("a touch on a link fetches the page's script and all that it imports before the finger is lifted", async ({ page }) => {
  await page.goto("/courses/all");
  await awake(page);
  await page.waitForLoadState("networkidle");
  const link = page.locator('main a[href^="/courses/one/"]').first();
  const before = await page.locator('link[rel="modulepreload"]').count();
  await link.dispatchEvent("touchstart");
  const preloaded = page.locator('head link[rel="modulepreload"]');
  await expect.poll(() => preloaded.count()).toBeGreaterThan(before + 1);
  const addresses = await preloaded.evaluateAll((links) => links.map((each) => each.getAttribute("href")));
  expect(addresses.some((address) => /\/one-/.test(address ?? ""))).toBe(true);
  await link.dispatchEvent("touchstart");
  expect(await preloaded.count()).toBe(addresses.length);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu names nothing twice, the account's is short, and the rest of one's own is one press further", async ({ openAs, say }) => {
    const page = await openAs("student");
    await page.goto("/about");
    await awake(page);
    const banner = page.getByRole("banner");
    await banner.locator("summary").last().click();
    const hrefs = await banner
      .locator("details[open] a")
      .evaluateAll((links) => links.flatMap((each) => (each.checkVisibility() ? [each.getAttribute("href")] : [])));
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs).toContain("/mental-health");
    expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
    await banner.locator("summary").filter({ visible: true }).first().click();
    const lines = banner.locator("details[open] > div :is(a, p, button, summary)").filter({ visible: true });
    expect(await lines.count()).toBeLessThanOrEqual(9);
    await banner.getByText(say("chrome:sections.own")).click();
    await banner.getByRole("link", { name: say("chrome:links.myExperiences") }).click();
    await expect(page).toHaveURL("/courses/personal");
  });

  test("the bar on top makes room while one reads on, and comes back with the first move upwards", async ({ page }) => {
    await page.goto("/policies/privacy");
    await awake(page);
    const bar = page.getByRole("banner");
    await page.mouse.move(190, 400);
    await page.mouse.wheel(0, 900);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect(bar).not.toBeInViewport();
    await page.keyboard.press("Shift+Tab");
    await bar.getByRole("link").first().focus();
    await expect(bar).toBeInViewport();
  });
});
