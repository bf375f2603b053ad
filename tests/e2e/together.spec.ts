/** Two students compare their free time: invited, accepted, ended; on a phone in English and on a desktop in Turkish. */
import type { Page } from "@playwright/test";
import { looks } from "./support/looks";
import { expect, test } from "./support/test";
import { browserLocales } from "./support/words";

const TERM = "2026-1";

/** Gives somebody a plan with one item of two hours on a day. @returns the plan's path */
async function plan(page: Page, day: string, title: string): Promise<string> {
  const made = await page.context().request.post("/schedule/create", { form: { name: "Plan A", term: TERM }, maxRedirects: 0 });
  const path = (made.headers().location ?? "").split("/").slice(0, 3).join("/");
  const item = { title, repeats: "weekly", day, start: "08:40", end: "17:30", color: "1" };
  await page.context().request.post(`${path}/add-item`, { form: item, maxRedirects: 0 });
  return path;
}

for (const [language, width] of looks("together")) {
  test.describe(language, () => {
    // The page is gone once sharing has ended.
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 }, refusals: [404] });

    test(`two people find the hours when both are free, and stop (${language}, ${width})`, async ({ openAs, newPerson, say }) => {
      const other = await newPerson();
      const [first, second] = [await openAs(await newPerson()), await openAs(other)];
      for (const page of [first, second]) await page.setViewportSize({ width, height: 844 });
      const path = await plan(first, "0", "Secret work");
      await plan(second, "2", "Secret sport");

      await first.goto(`${path}/grid`);
      await first
        .getByRole("navigation", { name: say("schedule:tabs.label") })
        .getByRole("link", { name: say("schedule:tabs.together") })
        .click();
      await first.getByRole("textbox", { name: say("schedule:fields.user_name") }).fill(other.userName);
      await first.getByRole("button", { name: say("schedule:together.byName.send") }).click();
      await expect(first.getByText(say("schedule:toasts.invited")).first()).toBeVisible();

      await second.goto("/schedule/all");
      await second.getByRole("link", { name: say("schedule:together.waiting", { count: 1 }) }).click();
      await second.getByRole("link", { name: new RegExp(`^${say("schedule:together.acts.answer")}`) }).click();
      await second.getByRole("button", { name: say("schedule:together.acts.accept") }).click();
      await expect(second.getByRole("heading", { name: say("schedule:together.titles.longest") })).toBeVisible();
      const address = second.url();

      await first.goto(address);
      const longest = first.getByRole("region", { name: say("schedule:together.titles.longest") }).getByRole("listitem");
      await expect(longest).toHaveCount(3);
      await expect(longest.first()).toContainText(say("catalog:days.1"));
      expect(await first.content()).not.toContain("Secret sport");
      expect(await first.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await second.getByText(say("schedule:together.end"), { exact: true }).first().click();
      await second.getByRole("button", { name: say("schedule:together.end") }).click();
      await expect(second).toHaveURL("/schedule/together");
      expect((await first.goto(address))?.status()).toBe(404);
    });
  });
}
