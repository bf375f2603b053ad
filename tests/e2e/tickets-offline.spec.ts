/** Tickets in a hall without network: the holder shows the code, and the door says what nobody has confirmed yet. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { TICKETED_EVENT } from "./support/addresses";
import { consent, test, visitOnce } from "./support/offline";
import { demoEmail, demoPassword, freshAddress, register, signIn } from "./support/people";
import { awake } from "./support/test";
import { speaker } from "./support/words";

const say = speaker("en");
test.use({ locale: "en-GB" });

/** Whoever this browser belongs to gets a free ticket. @returns its page */
async function getTicket(context: BrowserContext): Promise<string> {
  const lines = [{ category_id: "ticket-category-11-1", quantity: 1 }];
  const answer = await context.request.post("/api/v1/event/ticket/order", {
    data: { event_id: TICKETED_EVENT, lines },
    headers: { "Idempotency-Key": `offline-${Date.now()}` },
  });
  expect(answer.status()).toBe(201);
  return `/event/ticket/one/${(await answer.json()).tickets[0].ticket_id}`;
}

const codeOn = async (page: Page) => (await page.locator(".font-mono").textContent()) ?? "";

test("a ticket that was opened once is shown without network, to its holder alone; a door without network says that nothing is confirmed", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await consent(context, baseURL);
  const person = await register(context.request);
  await signIn(context.request, person);
  const ticket = await getTicket(context);
  await visitOnce(page, ticket);
  const code = await codeOn(page);
  await context.setOffline(true);
  await page.goto(ticket);
  await expect(page.getByRole("img", { name: say("tickets:one.qr") })).toBeVisible();
  expect(await codeOn(page)).toBe(code);
  await expect(page.getByRole("note")).toContainText(say("tickets:offline.asOf"));
  await page.getByRole("link", { name: say("tickets:pages.personal") }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await context.setOffline(false);

  const hall = await browser.newContext({ baseURL, locale: "en-GB", extraHTTPHeaders: { "cf-connecting-ip": freshAddress() } });
  await consent(hall, baseURL);
  await signIn(hall.request, { email: demoEmail("moderator"), password: demoPassword });
  const door = await hall.newPage();
  await door.goto(`/event/ticket/check-in/${TICKETED_EVENT}`);
  await awake(door);
  await expect(door.getByRole("button", { name: say("tickets:desk.scan") })).toBeVisible();
  await hall.setOffline(true);
  await door.getByLabel(say("tickets:fields.code")).fill(code);
  await door.getByRole("button", { name: say("tickets:one.checkIn") }).click();
  await expect(door.getByText(say("tickets:desk.unsentText"))).toBeVisible();
  await expect(door.getByText(person.name)).toHaveCount(0);
  await hall.setOffline(false);
  await expect(door.getByRole("status").filter({ hasText: person.name })).toBeVisible({ timeout: 15_000 });
  await expect(door.getByText(say("tickets:desk.unsentText"))).toHaveCount(0);
  await hall.close();

  // Logging out takes what was kept with it.
  await page.goto("/");
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("ticket")))).toEqual([]);
});
