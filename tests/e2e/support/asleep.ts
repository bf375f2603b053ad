import type { Page } from "@playwright/test";
import { awake } from "./test";

/**
 * Opens a page whose scripts wait, so that something can be done before it wakes; it has arrived whole and was painted.
 * @returns lets them come, and waits until the page is awake
 */
export async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    arrive();
    await awake(page);
  };
}
