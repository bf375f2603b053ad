/** Asking the assistant: words as they come, stopped, asked anew, and a conversation that is found again. */
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";

for (const [language, width] of looks("assistant")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

    test("somebody asks, asks on, renames the conversation and finds it", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      await page.getByRole("button", { name: say("ai:samples.withdraw") }).click();
      await expect(page).toHaveURL(/\/ai\/chat\?chat=/);
      await expect(page.getByRole("heading", { name: say("ai:samples.withdraw") })).toBeVisible();
      await expect(page.locator('a[href="/gpa-calculator#rule-withdrawal"]')).toBeVisible();
      await page.getByLabel(say("ai:fields.question")).fill(say("ai:samples.honour"));
      await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
      await expect(page.getByRole("button", { name: say("ai:again") })).toHaveCount(2);
      await page
        .getByRole("button", { name: say("ai:rating.down") })
        .last()
        .click();
      await expect(page.getByText(say("ai:rating.comment"))).toBeVisible();
      await page.getByText(say("ai:rename"), { exact: true }).click();
      await page.getByRole("textbox", { name: say("ai:fields.title"), exact: true }).fill("Zeugma");
      await page.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
      await expect(page.getByRole("link", { name: /Zeugma/ })).toBeVisible();
      await page.goto("/ai/chat?q=zeugma");
      await page.getByRole("link", { name: /Zeugma/ }).click();
      await expect(page.getByRole("heading", { name: say("ai:samples.honour") })).toBeVisible();
    });

    test("an answer that is on its way can be stopped, and asked anew", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      await page.route("**/api/v1/ai/stream", () => undefined);
      await page.getByLabel(say("ai:fields.question")).fill(say("ai:samples.repeat"));
      await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
      await page.getByRole("button", { name: say("ai:stop"), exact: true }).click();
      await expect(page.getByText(say("ai:stopped"), { exact: true })).toBeVisible();
      await page.unroute("**/api/v1/ai/stream");
      await page.getByRole("button", { name: say("ai:again") }).click();
      await expect(page).toHaveURL(/\/ai\/chat\?chat=/);
      await expect(page.locator("blockquote").first()).toBeVisible();
    });
  });
}
