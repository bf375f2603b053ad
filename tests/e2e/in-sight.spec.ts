/** Rows wider than a phone show what is current, unless the reader has scrolled them before the page's scripts came. */
import type { Page } from "@playwright/test";
import { openAsleep } from "./support/asleep";
import { test as base, expect } from "./support/test";

/** A page of a newcomer on a phone. */
const test = base.extend<{ phone: Page }>({
  phone: async ({ openAs, newPerson }, use) => {
    const page = await openAs(await newPerson());
    await page.setViewportSize({ width: 390, height: 844 });
    await use(page);
  },
});

async function plan(page: Page): Promise<string> {
  const made = await page.context().request.post("/schedule/create", { form: { name: "Plan A", term: "2026-1" }, maxRedirects: 0 });
  return (made.headers().location ?? "").split("/").slice(0, 3).join("/");
}

async function addWork(page: Page, path: string, day: string): Promise<void> {
  const form = { title: "Work", repeats: "weekly", day, start: "08:40", end: "17:30", color: "1" };
  await page.context().request.post(`${path}/add-item`, { form, maxRedirects: 0 });
}

test("the open tab is in sight before and after the page wakes, and a strip that was scrolled meanwhile stays", async ({
  phone: page,
  say,
}) => {
  const path = `${await plan(page)}/settings`;
  const strip = page.getByRole("navigation", { name: say("schedule:tabs.label") });
  const open = strip.locator('[aria-current="page"]');

  const wake = await openAsleep(page, path);
  await expect(open).toBeInViewport({ ratio: 1 });
  const before = await strip.evaluate((row) => row.scrollLeft);
  await wake();
  await expect(open).toBeInViewport({ ratio: 1 });
  expect([before > 0, await strip.evaluate((row) => row.scrollLeft)]).toEqual([true, before]);

  const wakeAgain = await openAsleep(page, path);
  await strip.evaluate((row) => {
    row.scrollLeft = 7;
  });
  await wakeAgain();
  expect(await strip.evaluate((row) => row.scrollLeft)).toBe(7);
});

test("where a browser can't begin a strip at the open tab, scripts bring it into sight", async ({ phone: page, say }) => {
  const wake = await openAsleep(page, `${await plan(page)}/settings`);
  const strip = page.getByRole("navigation", { name: say("schedule:tabs.label") });
  const open = strip.locator('[aria-current="page"]');
  await page.addStyleTag({ content: ".in-sight { scroll-initial-target: none !important; }" });
  await strip.evaluate((row) => {
    row.scrollLeft = 0;
  });
  await expect(open).not.toBeInViewport();
  await wake();
  await expect(open).toBeInViewport({ ratio: 1 });
});

test("a week that was swiped before the page woke stays at the day that was chosen", async ({ phone: page }) => {
  const path = await plan(page);
  await addWork(page, path, "0");
  const wake = await openAsleep(page, `${path}/grid`);
  const friday = page.locator("#day-4");
  await friday.evaluate((day) => {
    (day.parentElement as HTMLElement).scrollLeft = (day as HTMLElement).offsetLeft;
  });
  await expect(friday).toBeInViewport();
  await wake();
  await expect(friday).toBeInViewport();
});

test("above a week the day in sight is marked, whether it was pressed or swiped to, and today stays named", async ({
  phone: page,
  say,
}) => {
  const path = await plan(page);
  for (const day of ["5", "6"]) await addWork(page, path, day);
  const wake = await openAsleep(page, `${path}/grid`);
  const strip = page.getByRole("navigation", { name: say("schedule:grid.days") });
  const marked = strip.locator('[aria-current="true"]');
  const today = strip.getByRole("link", { name: say("schedule:grid.today") });
  const begins = (await today.getAttribute("href")) ?? "";
  await expect(marked).toHaveAttribute("href", begins);
  await wake();
  await expect(marked).toHaveAttribute("href", begins);

  for (const day of ["#day-3", "#day-1"]) {
    await strip.locator(`a[href="${day}"]`).click();
    await expect(page.locator(day)).toBeInViewport();
    await expect(marked).toHaveAttribute("href", day);
  }
  await page.locator("#day-6").evaluate((day) => {
    (day.parentElement as HTMLElement).scrollLeft = (day as HTMLElement).offsetLeft;
  });
  await expect(marked).toHaveAttribute("href", "#day-6");
  await expect(today).toHaveAttribute("href", begins);
});
