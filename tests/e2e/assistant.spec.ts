/** Asking the assistant: words as they come, stopped, asked anew, and a conversation that is found again. */
import type { Page } from "@playwright/test";
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const field = (page: Page, say: Say) => page.getByLabel(say("ai:fields.question"), { exact: true });
const withdrawal = (page: Page) => page.locator('a[href="/gpa-calculator#rule-withdrawal"]');

for (const [language, width] of looks("assistant")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

    /** Opens what stands beside the page where there is room. */
    const openHistory = async (page: Page, say: Say) => {
      if (width < 1024) await page.locator("summary", { hasText: say("ai:history.title") }).click();
    };

    test("somebody asks, asks on, renames the conversation and finds it", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      await page.getByRole("button", { name: say("ai:samples.withdraw") }).click();
      await expect(page).toHaveURL(/\/ai\/chat\?chat=/);
      await expect(page.getByRole("heading", { name: say("ai:samples.withdraw") })).toBeVisible();
      await expect(withdrawal(page)).toBeVisible();
      await field(page, say).fill(say("ai:samples.honour"));
      await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
      await expect(page.getByRole("button", { name: say("ai:again") })).toHaveCount(2);
      await expect(page.getByRole("heading", { name: say("ai:samples.honour") })).toBeInViewport();
      await page
        .getByRole("button", { name: say("ai:rating.down") })
        .last()
        .click();
      await expect(page.getByText(say("ai:rating.comment"))).toBeVisible();
      await page.getByText(say("ai:rename"), { exact: true }).click();
      await page.getByRole("textbox", { name: say("ai:fields.title"), exact: true }).fill("Zeugma");
      await page.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
      await openHistory(page, say);
      await expect(page.getByRole("link", { name: /Zeugma/ })).toBeVisible();
      await page.goto("/ai/chat?find=zeugma");
      await page.getByRole("link", { name: /Zeugma/ }).click();
      await expect(page.getByRole("heading", { name: say("ai:samples.honour") })).toBeInViewport();
    });

    test("an answer that is on its way can be stopped, and asked anew", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      await page.route("**/api/v1/ai/stream", () => undefined);
      await field(page, say).fill(say("ai:samples.repeat"));
      await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
      await page.getByRole("button", { name: say("ai:stop"), exact: true }).click();
      await expect(page.getByText(say("ai:stopped"), { exact: true })).toBeVisible();
      await page.unroute("**/api/v1/ai/stream");
      await page.getByRole("button", { name: say("ai:again") }).click();
      await expect(page).toHaveURL(/\/ai\/chat\?chat=/);
      await expect(page.locator("blockquote").first()).toBeVisible();
    });

    test("Enter sends, Shift+Enter makes a line, and an answer is said once", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      const height = async () => (await field(page, say).boundingBox())?.height ?? 0;
      const before = await height();
      await field(page, say).pressSequentially(say("ai:samples.withdraw"));
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.press("Shift+Enter");
      expect(await height()).toBeGreaterThan(before);
      await expect(page.getByRole("heading", { level: 2, name: say("ai:samples.withdraw") })).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(withdrawal(page)).toBeVisible();
      await expect(field(page, say)).toHaveValue("");
      await expect(field(page, say)).toBeFocused();
      const [first] = (await page.locator("blockquote").allInnerTexts()).map((text) => text.slice(0, 40));
      await expect(page.getByRole("main").getByRole("status")).toContainText(first ?? "");
      await expect(page.getByRole("main").locator("[aria-live], [role=status]")).toHaveCount(1);
    });

    test("what the assistant doesn't know leads to the nearest places and to a discussion, and nothing lies under the field", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const page = await openAs(await newPerson());
      await page.goto("/ai/chat");
      await awake(page);
      for (const question of ["Zeppelin penguins kumquats", "Zeppelin penguins withdrawal çekilme kumquats"]) {
        await field(page, say).fill(question);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("main").getByText(say("ai:unknown")).last()).toBeVisible();
        await expect(page.locator("section[id]").filter({ hasText: question })).toBeVisible();
      }
      await expect(page.getByText(say("ai:nearest"), { exact: true })).toHaveCount(1);
      const act = page.getByRole("link", { name: say("ai:askOthers") }).last();
      await expect(act).toHaveAttribute("href", /\/thread\/add\?title=Zeppelin\+penguins\+withdrawal/);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [last, composer] = [await page.locator("main section").last().boundingBox(), await field(page, say).boundingBox()];
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(composer?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    test("the search's last row asks the assistant, which waits with the question in its field", async ({ openAs, say }) => {
      const page = await openAs("student");
      await page.goto("/about");
      await awake(page);
      await page.keyboard.press("/");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox").fill("zeppelin & penguins?");
      const row = dialog.getByRole("option", { name: say("search:asks.ai", { q: "zeppelin & penguins?" }) });
      await expect(row).toBeVisible();
      await page.keyboard.press("ArrowUp");
      await expect(row).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ai/chat?q=zeppelin+%26+penguins%3F");
      await expect(field(page, say)).toHaveValue("zeppelin & penguins?");
      await expect(page.locator("main section[id]")).toHaveCount(0);
    });
  });
}

test("guests are led to the samples, whose way in keeps the question", async ({ page, say }) => {
  await page.goto("/about");
  await awake(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("zeppelin");
  await page.getByRole("option", { name: say("search:asks.ai", { q: "zeppelin" }) }).click();
  await expect(page).toHaveURL("/ai/demo?q=zeppelin");
  await page.getByRole("link", { name: say("ai:login") }).click();
  await expect(page).toHaveURL("/reception/login?next=%2Fai%2Fchat%3Fq%3Dzeppelin");
});

test.describe("with a clipboard", () => {
  test("an answer is copied with its places", async ({ newPerson, openAs, say }) => {
    const page = await openAs(await newPerson());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await page.goto("/ai/chat");
    await awake(page);
    await field(page, say).fill(say("ai:samples.withdraw"));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `${say("ai:copy")} ${say("ai:samples.withdraw")}` }).click();
    await expect(page.getByText(say("ai:copied"))).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toContain("/gpa-calculator#rule-withdrawal");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, refusals: [400], viewport: { width: 320, height: 700 } });

  test("one asks, is answered in a conversation that goes on, and what is no question stays in the field", async ({
    newPerson,
    openAs,
    say,
  }) => {
    const page = await openAs(await newPerson());
    await page.goto(`/ai/chat?${new URLSearchParams({ q: say("ai:samples.withdraw") })}`);
    await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
    await expect(page).toHaveURL(/\/ai\/chat\?chat=chat-\w+#answer-/);
    await expect(withdrawal(page)).toBeVisible();
    await field(page, say).fill("x");
    await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field(page, say)).toHaveValue("x");
    await field(page, say).fill(say("ai:samples.honour"));
    await page.getByRole("button", { name: say("ai:ask"), exact: true }).click();
    await expect(page.getByRole("heading", { name: say("ai:samples.honour") })).toBeVisible();
    await expect(page.getByRole("heading", { name: say("ai:samples.withdraw") })).toBeVisible();
    await page.locator("summary", { hasText: say("ai:history.title") }).click();
    await expect(page.getByRole("link", { name: say("ai:samples.withdraw") })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
