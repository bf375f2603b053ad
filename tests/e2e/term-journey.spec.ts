/** A term planned on a phone: from a pasted transcript to a schedule, its Plan B, its calendar and an exam, in at most 25 taps. */
import type { Locator } from "@playwright/test";
import { languages } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales } from "./support/words";

const PASTED = ["2025-2026 Spring", "CENG111 Introduction 4 BB", "MATH119 Calculus 5 CC", "PHYS105 General Physics 4 DD"].join("\n");
const MOST_TAPS = 25;

for (const language of languages("a term planned")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language], viewport: { width: 390, height: 844 } });

    test(`from a transcript to an exam in one's week (${language})`, async ({ openAs, newPerson, say }) => {
      const page = await openAs(await newPerson());
      const main = page.getByRole("main");
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.first().click();
      };
      const choose = async (target: Locator, option: string) => {
        taps += 2;
        await target.selectOption(option);
      };

      await page.goto("/");
      await awake(page);
      await tap(page.getByRole("banner").locator("summary:visible").last());
      await tap(page.locator('a[href="/gpa-calculator"]:visible'));
      await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
      await awake(page);
      await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(PASTED);
      await tap(page.getByRole("button", { name: say("gpa:acts.preview") }));
      await tap(page.getByRole("button", { name: say("gpa:acts.replace") }));

      await tap(main.getByRole("link", { name: say("study-plan:pages.plan") }));
      await expect(page.getByLabel(say("study-plan:curriculum"))).toHaveValue("program-571");
      await choose(page.getByLabel(say("study-plan:start")), "2026-1");
      await tap(main.getByRole("link", { name: say("study-plan:makeSchedule") }));
      await tap(page.getByRole("button", { name: say("schedule:create.submit") }));

      await expect(page).toHaveURL(/\/(conflicts|grid)$/);
      await tap(page.getByRole("navigation", { name: say("schedule:tabs.label") }).getByRole("link", { name: say("schedule:tabs.grid") }));
      await expect(page).toHaveURL(/\/grid$/);
      await tap(main.getByRole("link", { name: say("schedule:pages.plan-b"), exact: true }));
      await expect(main.getByRole("heading", { level: 3 }).first()).toBeVisible();

      await tap(
        page.getByRole("navigation", { name: say("schedule:tabs.label") }).getByRole("link", { name: say("schedule:tabs.export") }),
      );
      const [calendar] = await Promise.all([
        page.waitForEvent("download"),
        tap(page.getByRole("link", { name: say("schedule:export.ics") })),
      ]);
      expect(calendar.suggestedFilename()).toMatch(/\.ics$/);

      await tap(page.getByRole("banner").locator("summary:visible").last());
      await tap(page.locator('a[href="/schedule/exams"]:visible'));
      await tap(main.getByRole("link", { name: new RegExp(`^${say("exams:pages.add")}: `) }));
      await choose(page.getByLabel(say("exams:fields.kind"), { exact: true }), "final");
      await page.getByLabel(say("exams:fields.date"), { exact: true }).fill("2027-01-12");
      await page.getByLabel(say("exams:fields.start"), { exact: true }).fill("09:30");
      await page.getByLabel(say("exams:fields.end"), { exact: true }).fill("11:30");
      await tap(page.getByRole("button", { name: say("exams:add.submit") }));
      await expect(page.getByText(say("exams:toasts.added")).first()).toBeVisible();
      await page.goto("/schedule/exams");
      await expect(main.getByText("09:30").first()).toBeVisible();
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    });
  });
}
