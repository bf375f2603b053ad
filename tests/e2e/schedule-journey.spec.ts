/** A freshman plans a term from nothing to a calendar file by clicks alone, and takes it along as an image. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

const COURSES = ["CENG111", "ENG101", "MATH119"];

/** Finds a course by its code and adds its first section. */
async function addCourse(page: Page, say: Say, code: string): Promise<void> {
  await awake(page);
  await page.getByRole("searchbox").fill(code);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${code} `) })
    .click();
  await page.getByRole("button", { name: say("schedule:add.addLabel", { code, number: 1 }) }).click();
  await expect(page.getByRole("button", { name: say("schedule:list.removeLabel", { name: code }) })).toBeVisible();
}

/** Brings an image's kinds of pixels: how many colors, and whether any is dark. */
async function colorsOf(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let i = 0; i < data.length; i += 3) colors.add(data.readUIntBE(i, 3));
  return { width: info.width, height: info.height, colors: colors.size, hasText: colors.has(0x1c1c1e), hasWhite: colors.has(0xffffff) };
}

for (const [language, width] of looks("a schedule outside")) {
  test.describe(`${language} ${width}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`from no schedule to a calendar file and an image by clicks (${language}, ${width})`, async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.setViewportSize({ width, height: 844 });
      const tab = (name: string) => page.getByRole("navigation", { name: say("schedule:tabs.label") }).getByRole("link", { name });
      await page.goto("/schedule/all");
      const begun = Date.now();
      await page.getByRole("link", { name: say("schedule:pages.create") }).click();
      await page.getByRole("button", { name: say("schedule:create.submit") }).click();
      await expect(page).toHaveURL(/\/schedule\/[\w-]+\/add-courses$/);
      for (const code of COURSES) await addCourse(page, say, code);

      await tab(say("schedule:tabs.conflicts")).click();
      await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
      await page.getByRole("button", { name: say("schedule:combinations.takeLabel", { number: 1 }) }).click();
      await expect(page.getByText(say("schedule:toasts.changed")).first()).toBeVisible();

      await tab(say("schedule:tabs.export")).click();
      const [calendar] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: say("schedule:export.ics") }).click(),
      ]);
      const seconds = (Date.now() - begun) / 1000;
      const text = readFileSync(await calendar.path(), "utf8");
      expect([calendar.suggestedFilename().endsWith(".ics"), text.startsWith("BEGIN:VCALENDAR")]).toEqual([true, true]);
      console.log(`From nothing to a calendar file: ${seconds.toFixed(1)} s (${language}, ${width} px)`);

      const [image] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: say("schedule:export.png") }).click(),
      ]);
      expect(image.suggestedFilename()).toBe(`${say("schedule:create.name")}.png`);
      const seen = await colorsOf(await image.path());
      expect(seen).toMatchObject({ width: 1600, hasText: true, hasWhite: true });
      expect([seen.height > 600, seen.colors > 20]).toEqual([true, true]);
    });
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without scripts the image isn't offered, the calendar file is", async ({ page, openAs, newPerson, say }) => {
    const signedIn = await openAs(await newPerson());
    await page.context().addCookies(await signedIn.context().cookies());
    await page.goto("/schedule/create");
    await page.getByRole("button", { name: say("schedule:create.submit") }).click();
    await page
      .getByRole("navigation", { name: say("schedule:tabs.label") })
      .getByRole("link", { name: say("schedule:tabs.export") })
      .click();
    await expect(page.getByRole("link", { name: say("schedule:export.ics") })).toBeVisible();
    await expect(page.getByRole("button", { name: say("schedule:export.png") })).toHaveCount(0);
  });
});
