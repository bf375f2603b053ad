/** Staff at work with a thumb: what waits stands there one at a time, and a page of people is ticked at once. */
import { awake, expect, test } from "./support/test";

/** What a thumb meets. */
const TARGET = 44;

test("on a phone one waiting thing fills the window, its buttons meet a thumb, and the next is one press away", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/admin/panel?kind=experiences");
  await awake(page);
  const items = page.locator("[data-item]");
  const [first, second] = [items.nth(0), items.nth(1)];
  expect(await first.evaluate((item) => item.getBoundingClientRect().height >= window.innerHeight)).toBe(true);
  await first.getByRole("link", { name: say("admin:queue.keys.j") }).click();
  await expect(second.getByRole("heading").first()).toBeInViewport();
  await expect(first.getByRole("heading").first()).not.toBeInViewport();
  await items
    .locator("summary", { hasText: say("review:moderation.rejectWhy") })
    .first()
    .click();
  const buttons = items.locator("button:visible, summary.btn:visible, a.btn:visible");
  const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(TARGET);
});

test("all people of a page are ticked at once, counted, and let go in the same way", async ({ openAs, say }) => {
  const page = await openAs("admin");
  await page.goto("/admin/users/all?size=50");
  await awake(page);
  const boxes = page.locator("input[name=user_ids]");
  const ticked = page.locator("input[name=user_ids]:checked");
  const count = await boxes.count();
  const all = page.getByRole("button", { name: say("users:several.chooseAll") });
  await boxes.first().check();
  await all.click();
  await expect(ticked).toHaveCount(count);
  await expect(page.getByText(say("users:several.chosen", { count }))).toBeVisible();
  await all.click();
  await expect(ticked).toHaveCount(0);
});
