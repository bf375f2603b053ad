/** Finding anything from anywhere. */
import { awake, expect, test } from "./support/test";

test("a slash opens the search, the arrow keys walk through what it finds, and Enter opens it", async ({ page, say }) => {
  await page.goto("/about");
  await awake(page);
  await page.keyboard.press("/");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("linear algebra");
  const options = page
    .getByRole("dialog")
    .getByRole("group", { name: say("search:sources.courses") })
    .getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courses\/one\//);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the front page shows courses that fit while one types, by touch and by keyboard, and Escape puts them away", async ({
  page,
  say,
}) => {
  await page.goto("/");
  await awake(page);
  const field = page.getByRole("searchbox", { name: say("home:hero.label") });
  await field.fill("linear alg");
  const fitting = page.getByRole("list", { name: say("home:hero.fitting") });
  await expect(fitting.getByRole("link").first()).toBeVisible();
  await field.press("Escape");
  await expect(fitting).toHaveCount(0);
  await field.fill("linear algebra");
  await expect(fitting).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: say("home:hero.act") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(fitting.getByRole("link").first()).toBeFocused();
  await fitting.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/catalog\/course\//);
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
  await page.getByRole("dialog").getByRole("combobox").fill("calculus");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=calculus");
  await expect(page.getByRole("heading", { level: 1, name: say("search:pages.results") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("a mistyped question is answered, and what was looked for lately is offered until it is cleared", async ({ page, say }) => {
  await page.goto("/about");
  await awake(page);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("linaer algebra");
  await expect(dialog.getByRole("option").first().locator("mark").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=linaer+algebra");
  await page.getByRole("link", { name: "linear algebra", exact: true }).click();
  await expect(page).toHaveURL("/search?q=linear+algebra");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(dialog.getByRole("option", { name: "linaer algebra" })).toBeVisible();
  await dialog.getByRole("button", { name: say("search:clearRecent") }).click();
  await expect(dialog.getByRole("option")).toHaveCount(0);
});
