/** What tests of reading without network share. */
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { freshAddress } from "./people";
import { awake } from "./test";

/** Browsers complain in their console about every request that finds no network, so these tests watch no console. */
export const test = base.extend({
  extraHTTPHeaders: async ({ userAgent: _ }, use) => use({ "cf-connecting-ip": freshAddress() }),
});

/** Visits a page once, until what works offline is kept: the worker has the page, and what the page keeps itself is kept. */
export async function visitOnce(page: Page, path = "/gpa-calculator"): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await awake(page);
}

export const consent = (context: BrowserContext, url?: string) => context.addCookies([{ name: "cookie-consent", value: "a0m0", url }]);
