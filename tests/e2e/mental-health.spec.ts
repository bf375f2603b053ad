/** The way into a pool and out of it: agreed to, read, written, withdrawn and left at once. */
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";

const NEUTRAL = "https://www.metu.edu.tr/";

for (const [language, width] of looks("mental-health")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

    test("a pool opens by agreeing, takes an experience, closes by withdrawing, and is left by Esc twice", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const page = await openAs(await newPerson());
      const words = (key: string, values?: Record<string, number>) => say(`mental-health:${key}`, values);
      await page.context().route(`${NEUTRAL}**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>neutral</title>" }));
      await page.goto("/mental-health");
      await page
        .getByRole("main")
        .getByRole("link", { name: words("landing.psychology") })
        .click();
      await expect(page).toHaveURL(/\/psychology\/consent\?next=/);
      await expect(page.getByRole("checkbox")).toHaveCount(2);
      for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
      await expect(page.getByRole("link", { name: words("frame.emergency") })).toBeInViewport();
      await page.getByLabel(words("fields.of_age")).check();
      await page.getByLabel(words("fields.agree")).check();
      await page.getByRole("button", { name: words("consent.accept") }).click();
      await expect(page.getByRole("link", { name: /E\. S\./ })).toBeVisible();

      await page
        .getByRole("main")
        .getByRole("link", { name: words("list.add") })
        .first()
        .click();
      await awake(page);
      await page
        .getByLabel(words("fields.experience"))
        .fill("We began with what I wanted to change, and looked back at it every few weeks. That helped.");
      await page.getByLabel(words("fields.city")).fill("Ankara");
      await page.getByLabel(words("fields.sessions")).fill("5");
      for (const name of ["meeting", "language", "first_wait", "cost_band"])
        await page.getByLabel(words(`fields.${name}`)).selectOption({ index: 1 });
      await page.getByRole("button", { name: words("form.send") }).click();
      await expect(page).toHaveURL(/view=mine/);
      await expect(page.getByText(say("kit:status.waiting"), { exact: true })).toBeVisible();

      await page.getByRole("link", { name: words("list.consent") }).click();
      await page.getByRole("button", { name: words("consent.withdraw") }).click();
      await expect(page.getByText(words("consent.lead.withdrawn"))).toBeVisible();
      await expect(page.getByRole("heading", { name: words("consent.own", { count: 1 }) })).toBeVisible();
      await page.goto("/psychology/all");
      await expect(page).toHaveURL(/\/psychology\/consent/);
      await awake(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(NEUTRAL);
    });
  });
}
