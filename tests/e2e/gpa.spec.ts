/** The GPA calculator on a phone, in both languages, with and without scripts. */
import { languages } from "./support/looks";
import { expect, test } from "./support/test";
import { browserLocales } from "./support/words";

const TRANSCRIPT = ["2023-2024 Fall", "MATH119\tCalculus\t5,0\tAA", "PHYS105 General Physics I 4 FD", "hello"].join("\n");

for (const language of languages("the calculator")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });

    const average = language === "tr" ? "2,44" : "2.44";

    test(`a pasted transcript is previewed, taken, changed, undone and still there after a reload (${language})`, async ({ page, say }) => {
      await page.goto("/gpa-calculator");
      const result = page
        .getByRole("region", { name: say("gpa:bar.title") })
        .getByRole("status")
        .first();
      await expect(result).toHaveText("—");
      await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(TRANSCRIPT);
      await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
      await expect(page.getByText(say("transcript-import:refusals.notCourse"))).toBeVisible();
      await expect(result).toHaveText("—");
      await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
      await expect(result).toHaveText(average);

      await page.getByLabel(`${say("gpa:fields.grade")}, PHYS105`).selectOption("AA");
      await expect(result).toHaveText(language === "tr" ? "4,00" : "4.00");
      await page.getByRole("button", { name: say("gpa:acts.undo") }).click();
      await expect(result).toHaveText(average);

      await page.reload();
      await expect(result).toHaveText(average);
      await page.getByLabel(say("gpa:fields.target"), { exact: true }).fill("4");
      await page.getByLabel(say("gpa:fields.target_credits"), { exact: true }).fill("30");
      await expect(page.getByText(say("gpa:need.unreachable", { best: language === "tr" ? "3,64" : "3.64" }))).toBeVisible();
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test(`a transcript is answered without scripts (${language})`, async ({ page, say }) => {
        await page.goto("/gpa-calculator");
        await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(TRANSCRIPT);
        await page.getByRole("button", { name: say("gpa:acts.calculate") }).click();
        await expect(page.getByRole("status").filter({ hasText: average })).toBeVisible();
        await expect(page.getByText(say("gpa:standings.sufficient"), { exact: true }).first()).toBeVisible();
        await expect(page.getByLabel(say("gpa:fields.text"), { exact: true })).toHaveValue(TRANSCRIPT);
      });
    });
  });
}

test("a course is added by its code, which fills in the rest from the catalog", async ({ page, say }) => {
  await page.goto("/gpa-calculator");
  await page.getByRole("button", { name: say("gpa:acts.addTerm") }).click();
  const course = page.getByLabel(say("gpa:fields.course"), { exact: true }).first();
  await course.pressSequentially("CENG14");
  await expect(page.locator("datalist option[value=CENG140]")).toBeAttached();
  await course.fill("CENG140");
  await expect(page.getByLabel(`${say("gpa:fields.credits")}, CENG140`)).toHaveValue("4");
});
