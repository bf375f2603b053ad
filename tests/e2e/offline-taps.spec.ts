/** Without network a link leads to what was saved, or to the page that says so, as a reload does; never to nothing. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { TICKETED_EVENT } from "./support/addresses";
import { languages } from "./support/looks";
import { consent, test, visitOnce } from "./support/offline";
import { register, signIn } from "./support/people";
import { awake } from "./support/test";
import { browserLocales, speaker } from "./support/words";

/** Somebody with a free ticket, who has opened it once. @returns its page */
async function ticketHolder(page: Page, context: BrowserContext, baseURL: string | undefined): Promise<string> {
  await consent(context, baseURL);
  await signIn(context.request, await register(context.request));
  const answer = await context.request.post("/api/v1/event/ticket/order", {
    data: { event_id: TICKETED_EVENT, lines: [{ category_id: "ticket-category-11-1", quantity: 1 }] },
    headers: { "Idempotency-Key": `taps-${Date.now()}` },
  });
  expect(answer.status()).toBe(201);
  const ticket = `/event/ticket/one/${(await answer.json()).tickets[0].ticket_id}`;
  await visitOnce(page, ticket);
  return ticket;
}

/** Presses a link of the page, wherever a menu folds it. */
const press = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);

for (const language of languages("without network, a tap")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });
    const say = speaker(language);

    test(`without network taps reach saved tickets, and other pages say that there is no connection (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await ticketHolder(page, context, baseURL);
      const noConnection = page.getByRole("heading", { name: say("chrome:failure.offlineTitle") });
      const tickets = page.getByRole("main").getByRole("listitem");
      await page.goto("/");
      await awake(page);
      await context.setOffline(true);
      await press(page, "/event/ticket/personal");
      await expect(page).toHaveURL(/\/event\/ticket\/offline/);
      await expect(tickets).toHaveCount(1);
      await awake(page);
      // Chromium forgets in a document of the service worker that it was told of no network: told anew.
      await context.setOffline(false);
      await context.setOffline(true);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      await press(page, "/");
      await expect(noConnection).toBeVisible();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await expect(tickets).toHaveCount(1);

      await context.setOffline(false);
      await page.goto("/");
      await awake(page);
      await context.setOffline(true);
      await page
        .getByRole("navigation", { name: say("chrome:dock") })
        .getByRole("link")
        .nth(2)
        .click();
      await expect(noConnection).toBeVisible();
      await expect(page).toHaveURL("/event/all");
      await context.setOffline(false);
      await page.getByRole("link", { name: say("chrome:failure.retry") }).click();
      await expect(page.getByRole("heading", { level: 1, name: say("events:pages.all") })).toBeVisible();
    });
  });
}

test("what a page needs that doesn't come, though the device has network, is asked for once more as a document", async ({
  page,
  context,
  baseURL,
}) => {
  await ticketHolder(page, context, baseURL);
  await page.goto("/");
  await awake(page);
  await page.route(/\.data(?:\?|$)/, (route) => route.abort());
  await press(page, "/event/ticket/personal");
  await expect(page.getByRole("heading", { level: 1, name: speaker("en")("tickets:pages.personal") })).toBeVisible();
  await expect(page).toHaveURL("/event/ticket/personal");
});
