/** A survey is built with a condition, answered by somebody else, and results are read; on a phone in English, on a desktop in Turkish. */
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales } from "./support/words";

for (const [language, width] of looks("surveys")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`a survey is built, answered and read (${language}, ${width})`, async ({ openAs, newPerson, say }) => {
      const author = await openAs(await newPerson());
      await author.setViewportSize({ width, height: 844 });
      await author.goto("/survey/add");
      await awake(author);
      const main = author.getByRole("main");
      const title = `Bicycles ${language} ${Date.now()}`;
      await main.getByLabel(say("survey:fields.title"), { exact: true }).fill(title);
      await main.getByLabel(say("survey:fields.text"), { exact: true }).fill("How we get to the campus.");
      const question = (number: number) => main.getByRole("group", { name: say("survey:form.question", { number }), exact: true });
      const field = (number: number, name: "kind" | "question" | "options" | "if_question" | "if_value") =>
        question(number)
          .getByLabel(say(`survey:fields.${name}`))
          .first();
      await field(1, "question").fill("Do you cycle?");
      await field(1, "options").fill("Yes\nNo");
      for (const number of [2, 3]) {
        await main.getByRole("button", { name: say("survey:form.addQuestion") }).click();
        await expect(question(number)).toBeVisible();
      }
      await field(2, "kind").selectOption("scale");
      await field(2, "question").fill("How often?");
      await field(3, "kind").selectOption("short");
      await field(3, "question").fill("Why not?");
      await field(3, "if_question").fill("1");
      await field(3, "if_value").fill("2");
      expect(await author.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await main.getByRole("button", { name: say("survey:form.publish") }).click();
      await expect(author).toHaveURL(/\/survey\/one\/post-/);

      const reader = await openAs(await newPerson());
      await reader.setViewportSize({ width, height: 844 });
      await reader.goto(author.url());
      await awake(reader);
      await expect(reader.getByLabel(/^Why not\?/)).toBeHidden();
      await reader.getByLabel("No", { exact: true }).check();
      await reader.getByLabel(/^Why not\?/).fill("Hills");
      await reader.reload();
      await awake(reader);
      await expect(reader.getByLabel(/^Why not\?/)).toHaveValue("Hills");
      await reader.getByRole("button", { name: say("survey:answer.send") }).click();
      await expect(reader.getByText(say("survey:answer.thanks"))).toBeVisible();
      await expect(reader.getByRole("heading", { name: say("survey:results.title") })).toBeVisible();

      const student = await openAs("student");
      await student.setViewportSize({ width, height: 844 });
      await student.goto("/survey/one/post-survey-1");
      await expect(student.getByRole("table").first()).toBeVisible();
      expect(await student.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}
