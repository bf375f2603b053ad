/** A freshman plans a term from nothing, on a phone and on a desktop, in both languages; and without scripts. */
import type { Page } from "@playwright/test";
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

/** Each clashes with both others in the seeded timetable. */
const COURSES = ["CENG111", "ENG101", "MATH119"];
const FRIDAY = "4";

/** The address of the schedule that is open, without its page. */
const scheduleOf = (page: Page) => new URL(page.url()).pathname.split("/").slice(0, 3).join("/");

async function create(page: Page, say: Say): Promise<string> {
  await page.goto("/schedule/all");
  await page.getByRole("link", { name: say("schedule:pages.create") }).click();
  await page.getByRole("button", { name: say("schedule:create.submit") }).click();
  await expect(page).toHaveURL(/\/schedule\/[\w-]+\/add-courses$/);
  return scheduleOf(page);
}

async function addItem(page: Page, say: Say): Promise<void> {
  await page.getByRole("link", { name: say("schedule:tabs.add-item") }).click();
  await page.getByLabel(say("schedule:fields.title"), { exact: true }).fill("Tennis");
  await page.getByLabel(say("schedule:fields.day")).selectOption(FRIDAY);
  await page.getByRole("button", { name: say("schedule:item.add") }).click();
  await expect(page).toHaveURL(/\/grid$/);
}

for (const [language, width] of looks("a schedule")) {
  test.describe(`${language} ${width}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`three courses are found, an item is added, and every conflict is solved (${language}, ${width})`, async ({
      newPerson,
      openAs,
      say,
    }) => {
      const page = await openAs(await newPerson());
      await page.setViewportSize({ width, height: 844 });
      const schedule = await create(page, say);
      for (const code of COURSES) {
        await awake(page);
        await page.getByRole("searchbox").fill(code);
        await page
          .getByRole("main")
          .getByRole("link", { name: new RegExp(`^${code} `) })
          .click();
        await page.getByRole("button", { name: say("schedule:add.addLabel", { code, number: 1 }) }).click();
        await expect(page.getByRole("button", { name: say("schedule:list.removeLabel", { name: code }) })).toBeVisible();
      }
      await page.goto(`${schedule}/grid`);
      await addItem(page, say);
      await expect(page.getByRole("main").getByRole("link", { name: /^MATH119, / })).toHaveCount(2);
      await expect(page.getByRole("main").getByRole("link", { name: /^Tennis, / })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.goto(`${schedule}/conflicts`);
      const cards = page.getByRole("main").getByRole("heading", { level: 3 });
      for (const left of [2, 1, 0]) {
        const before = await cards.count();
        if (before <= left) continue;
        await page
          .getByRole("button", { name: new RegExp(`^${say("schedule:conflicts.apply")}`) })
          .first()
          .click();
        await expect(cards).not.toHaveCount(before);
      }
      await expect(page.getByText(say("schedule:conflicts.none"))).toBeVisible();

      await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
      await page.getByRole("button", { name: say("schedule:combinations.takeLabel", { number: 1 }) }).click();
      await expect(page.getByText(say("schedule:toasts.changed")).first()).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("a course is added, a clash allowed and combinations are found without scripts", async ({ page, openAs, newPerson, say }) => {
    const person = await newPerson();
    const signedIn = await openAs(person);
    await page.context().addCookies(await signedIn.context().cookies());
    const schedule = await create(page, say);
    for (const code of COURSES.slice(0, 2)) {
      await page.goto(`${schedule}/add-courses?q=${code}`);
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${code} `) })
        .click();
      await page.getByRole("button", { name: say("schedule:add.addLabel", { code, number: 1 }) }).click();
    }
    await page.goto(`${schedule}/grid`);
    await expect(page.getByRole("main").getByRole("link", { name: /^CENG111, / })).toHaveCount(2);
    await page.goto(`${schedule}/conflicts`);
    await page.getByRole("button", { name: say("schedule:conflicts.allow") }).click();
    await expect(page.getByText(say("schedule:conflicts.isAllowed"), { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: say("catalog:days.0"), exact: true }).check();
    await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
    await expect(page.getByRole("heading", { name: say("schedule:combinations.choice", { number: 1 }) })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: say("catalog:days.0"), exact: true })).toBeChecked();
  });
});
