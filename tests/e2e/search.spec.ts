/** Finding anything from anywhere. */
import { awake, expect, test } from "./support/test";

test("a slash opens the search, the arrow keys walk through what it finds, and Enter opens it", async ({ page, say }) => {
  await page.goto("/about");
  await awake(page);
  await page.keyboard.press("/");
  const field = page.getByRole("dialog").getByRole("searchbox");
  await expect(field).toBeFocused();
  await field.fill("linear algebra");
  await expect(page.getByRole("dialog").getByRole("heading", { name: say("search:sources.courses") })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courses\/one\//);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a slash that belongs to a text stays in it", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  const field = page.getByRole("searchbox", { name: say("courses:list.search") });
  await field.pressSequentially("a/b");
  await expect(field).toHaveValue("a/b");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the question has an address, so that it can be shared, and finds people for those who are signed in", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/");
  await awake(page);
  await page.getByRole("link", { name: say("chrome:search"), exact: true }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("calculus");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=calculus");
  await expect(page.getByRole("heading", { level: 1, name: say("search:pages.results") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
