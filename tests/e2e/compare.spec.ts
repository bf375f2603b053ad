/** Comparing courses on a phone: a few taps from the front page, remembered by the browser, and possible without a pointer or scripts. */
import type { Page } from "@playwright/test";
import { COURSE } from "./support/addresses";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const tray = (page: Page, say: Say) => page.getByRole("region", { name: say("compare:tray.title") });
const ticks = (page: Page, say: Say) => page.getByRole("main").getByRole("button", { name: new RegExp(`^${say("kit:acts.compare")}: `) });
const chips = (page: Page, say: Say) => tray(page, say).getByRole("listitem");
const columns = (page: Page) => page.getByRole("table").first().getByRole("columnheader");

test("three courses are compared within five taps of the front page", async ({ page, say }) => {
  let taps = 0;
  const tap = async (target: ReturnType<Page["locator"]>) => {
    taps += 1;
    await target.click();
  };
  await page.goto("/");
  await awake(page);
  await tap(page.locator("nav.dock").getByRole("link", { name: say("chrome:links.courses") }));
  await expect(page).toHaveURL("/courses/all");
  for (const index of [0, 1, 2]) await tap(ticks(page, say).nth(index));
  await tap(tray(page, say).getByRole("link", { name: say("compare:tray.open", { count: 3 }) }));
  await expect(page).toHaveURL(/\/courses\/compare\?with=\w+&with=\w+&with=\w+$/);
  await expect(columns(page)).toHaveCount(3);
  expect(taps).toBeLessThanOrEqual(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the choice stays over pages, tabs and reloads, and is changed by keyboard alone", async ({ page, context, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  const first = ticks(page, say).first();
  await first.focus();
  await page.keyboard.press("Space");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(chips(page, say)).toHaveCount(1);
  await expect(page.getByText(/added, 1 of 3/)).toBeAttached();

  await page.goto(`/courses/one/${COURSE}`);
  await awake(page);
  await ticks(page, say).first().focus();
  await page.keyboard.press("Enter");
  await expect(chips(page, say)).toHaveCount(2);
  await page.reload();
  await expect(chips(page, say)).toHaveCount(2);

  const other = await context.newPage();
  await other.goto("/catalog/all");
  await awake(other);
  await expect(chips(other, say)).toHaveCount(2);
  await tray(other, say).getByRole("button").first().focus();
  await other.keyboard.press("Enter");
  await expect(chips(other, say)).toHaveCount(1);
  await expect(other.getByText(/removed, 1 of 3/)).toBeAttached();
  await expect(chips(page, say)).toHaveCount(1);

  await tray(other, say).getByRole("button").press("Enter");
  await expect(tray(other, say)).toHaveCount(0);
  await expect(other.locator("nav.dock")).toBeVisible();
});

test("wherever a course can be ticked, the tray stands", async ({ page, say }) => {
  const code = "CENG140";
  for (const path of [
    "/courses/all",
    `/courses/one/${COURSE}`,
    `/catalog/course/${code}`,
    "/catalog/all",
    "/catalog/department/CENG",
    "/courses/instructor/oya-dereli",
    `/search?q=${code}`,
  ]) {
    await page.goto(path);
    await page.evaluate((chosen) => localStorage.setItem("compared-courses", JSON.stringify([chosen])), code);
    await page.reload();
    await awake(page);
    await expect(ticks(page, say).first(), path).toBeVisible();
    await expect(chips(page, say), path).toHaveCount(1);
  }
});

test("a fourth course isn't taken, and the page says why", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  for (const index of [0, 1, 2, 3]) await ticks(page, say).nth(index).click();
  await expect(page.getByText(say("compare:tray.full"))).toBeVisible();
  await expect(chips(page, say)).toHaveCount(3);
  await expect(ticks(page, say).nth(3)).toHaveAttribute("aria-pressed", "false");
});

test("whatever lies in the browser's storage, the tray is none or right", async ({ page, say }) => {
  await page.goto("/courses/all");
  for (const text of ["", "{", "null", "7", '{"a":1}', '[1,null,"<b>"]', '["x y"]']) {
    await page.evaluate((value) => localStorage.setItem("compared-courses", value), text);
    await page.reload();
    await awake(page);
    await expect(ticks(page, say).first()).toBeVisible();
    await expect(tray(page, say)).toHaveCount(0);
  }
});

test("the tray takes the place of the dock, no higher than 64 px, and covers nothing at the end of the page", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  for (const index of [0, 1, 2]) await ticks(page, say).nth(index).click();
  await expect(page.locator("nav.dock")).toBeHidden();
  const box = await tray(page, say).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  for (const chip of await tray(page, say).getByRole("button").all()) {
    const inside = await chip.boundingBox();
    expect((inside?.y ?? 0) >= (box?.y ?? 0) && (inside?.y ?? 0) + (inside?.height ?? 0) <= 844).toBe(true);
  }
  await page.emulateMedia({ media: "print" });
  await expect(tray(page, say)).toBeHidden();
});

test("on the page itself a course is taken out and another is added", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  for (const index of [0, 1]) await ticks(page, say).nth(index).click();
  await tray(page, say).getByRole("link").click();
  await expect(columns(page)).toHaveCount(2);
  await columns(page).first().getByRole("link").last().click();
  await expect(columns(page)).toHaveCount(1);
  await page.getByLabel(say("compare:add.label")).fill("ceng 140");
  await page.getByRole("button", { name: say("compare:add.submit") }).click();
  await expect(page.getByRole("columnheader", { name: /CENG140/ }).first()).toBeVisible();
  await page.getByLabel(say("compare:add.label")).fill("nope 999");
  await page.getByRole("button", { name: say("compare:add.submit") }).click();
  await expect(page.getByRole("status").filter({ hasText: "NOPE999" })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without scripts the tick leads to the page with that course, and the field there adds another", async ({ page, say }) => {
    await page.goto("/courses/all");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${say("kit:acts.compare")}: `) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/courses\/compare\?with=\w+$/);
    await expect(columns(page)).toHaveCount(1);
    await page.getByLabel(say("compare:add.label")).fill("CENG140");
    await page.getByRole("button", { name: say("compare:add.submit") }).click();
    await expect(page).toHaveURL(/with=\w+&with=CENG140$/);
  });
});
