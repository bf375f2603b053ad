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
