/** A course while one takes it: weights, marks and absences in the browser alone, in both ways of writing numbers, without network, by two tabs. */
import type { Page } from "@playwright/test";
import { languages } from "./support/looks";
import { consent, test as offline, visitOnce } from "./support/offline";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say, speaker } from "./support/words";

const PAGE = "/gpa/term?course=ceng140";

const label = (page: Page, say: Say, key: "name" | "weight" | "score" | "outOf", at = 0) =>
  page.getByLabel(say(`term-courses:parts.${key}`), { exact: true }).nth(at);

async function fill(page: Page, say: Say, at: number, [name, weight, score]: [string, string, string]): Promise<void> {
  await page.getByRole("button", { name: say("term-courses:parts.add") }).click();
  await label(page, say, "name", at).fill(name);
  await label(page, say, "weight", at).fill(weight);
  await label(page, say, "score", at).fill(score);
}

const needed = (page: Page, letter: string) =>
  page
    .getByRole("row", { name: new RegExp(`^${letter}`) })
    .getByRole("cell")
    .last();

for (const language of languages("a course of the term")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });
    const say = speaker(language);

    test(`marks say what the final has to be, absences what is left; no request carries them (${language})`, async ({ page, context }) => {
      const sent: string[] = [];
      page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
      await page.goto(PAGE);
      await awake(page);
      await expect(page.getByRole("heading", { level: 2, name: /CENG140/ })).toBeVisible();
      await fill(page, say, 0, ["Midterm", "%40", language === "tr" ? "36,25/50" : "36.25/50"]);
      await expect(label(page, say, "weight")).toHaveValue("40");
      await expect(label(page, say, "outOf")).toHaveValue("50");
      // The final isn't entered yet: what it needs is told all the same.
      await expect(needed(page, "BB")).toHaveText("85");
      await expect(page.getByText(say("term-courses:need.onlyMissing", { percent: 60 }))).toBeVisible();
      await fill(page, say, 1, ["Final", "60", ""]);
      await expect(needed(page, "AA")).toHaveText(say("term-courses:need.outOfReach"));
      await expect(needed(page, "BB")).toHaveText(language === "tr" ? "85" : "85");
      await expect(needed(page, "BA")).toHaveText(language === "tr" ? "93,4" : "93.4");
      await page.getByLabel(say("term-courses:need.boundOf", { letter: "AA" })).fill("88");
      await expect(needed(page, "AA")).toHaveText(language === "tr" ? "98,4" : "98.4");

      await label(page, say, "score").fill("360");
      await expect(page.getByText(say("term-courses:parts.over", { score: 360, outOf: 50 }))).toBeVisible();
      await label(page, say, "score").fill(language === "tr" ? "36,25" : "36.25");
      await label(page, say, "score").fill("abc");
      await expect(page.getByText(say("term-courses:number", { min: 0, max: language === "tr" ? "1000" : "1000" }))).toBeVisible();
      await expect(needed(page, "BB")).toHaveText("85");

      await page.getByLabel(say("term-courses:absences.limit"), { exact: true }).fill("12");
      await page.getByRole("button", { name: say("term-courses:absences.more") }).click();
      await expect(page.getByText(say("term-courses:absences.left", { count: 11, hours: 11, allowed: 12 }))).toBeVisible();

      // Another tab changes something else meanwhile: both stay.
      const other = await context.newPage();
      await other.goto(PAGE);
      await awake(other);
      await other.getByRole("button", { name: say("term-courses:absences.more") }).click();
      await expect(page.getByText(say("term-courses:absences.left", { count: 10, hours: 10, allowed: 12 }))).toBeVisible();
      await label(page, say, "score").fill("80");
      await expect(label(other, say, "score")).toHaveValue("80");

      await page.getByRole("button", { name: say("term-courses:parts.removeLabel", { name: "Midterm" }) }).click();
      await expect(label(page, say, "name")).toHaveValue("Final");
      await page.getByRole("button", { name: say("term-courses:undo") }).click();
      await expect(label(page, say, "name")).toHaveValue("Midterm");
      await expect(label(page, say, "score")).toHaveValue("80");
      await page.reload();
      await expect(label(page, say, "score")).toHaveValue("80");
      expect(sent.filter((each) => /Midterm|36[.,]25/.test(each))).toEqual([]);
    });
  });
}

test("who logs in is asked once about what the device had, and finds the course from a schedule", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/schedule/create?course=MATH119&section=1");
  await page.evaluate(() => {
    const bounds = { AA: 90, BA: 85, BB: 80, CB: 75, CC: 70, DC: 65, DD: 60 };
    const absences = { missed: 3, limit: 10, unit: "hours", total: null };
    const course = { id: "2026-1 PHYS105", code: "PHYS105", term: "2026-1", parts: [], bounds, absences };
    localStorage.setItem("hocam.term", JSON.stringify({ owner: null, courses: [course], isOfferAnswered: false }));
  });
  await page.getByRole("button", { name: say("schedule:create.submit") }).click();
  await expect(page).toHaveURL(/\/grid$/);
  await page.goto(page.url().replace(/grid$/, "list"));
  await page.getByRole("link", { name: `${say("schedule:list.toTerm")}: MATH119` }).click();
  await expect(page.getByRole("heading", { level: 2, name: /MATH119/ })).toBeVisible();
  await expect(page.getByText("PHYS105")).toBeVisible();
  await page.getByRole("button", { name: say("term-courses:onDevice.take") }).click();
  await page.getByRole("button", { name: "PHYS105" }).click();
  await expect(page.getByText(say("term-courses:absences.left", { count: 7, hours: 7, allowed: 10 }))).toBeVisible();
  await expect(page.getByRole("button", { name: say("term-courses:onDevice.take") })).toHaveCount(0);
});

test("the seed's VIP takes weights from the databank", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/databank/all");
  const course = await page.locator("main a[href^='/databank/one/']").first().textContent();
  const code = /[A-Z]{2,4}\d{3,4}/.exec(course ?? "")?.[0] ?? "";
  await page.goto(`/gpa/term?course=${code}`);
  await page.getByRole("button", { name: say("term-courses:databank.ask") }).click();
  await page
    .getByRole("button", { name: say("term-courses:databank.take") })
    .first()
    .click();
  await expect(label(page, say, "weight")).not.toHaveValue("");
});

for (const language of languages("a course of the term without network")) {
  offline.describe(language, () => {
    offline.use({ locale: browserLocales[language] });
    const say = speaker(language);

    offline(`after one visit the page opens and keeps marks without network (${language})`, async ({ page, context, baseURL }) => {
      await consent(context, baseURL);
      await visitOnce(page, PAGE);
      await context.setOffline(true);
      await page.goto("/gpa/term?course=MATH119");
      await expect(page.getByRole("heading", { level: 2, name: /MATH119/ })).toBeVisible();
      await fill(page, say, 0, ["Midterm", "50", "70"]);
      await fill(page, say, 1, ["Final", "50", ""]);
      await expect(needed(page, "DD")).toHaveText("50");
      await page.reload();
      await expect(needed(page, "DD")).toHaveText("50");
    });
  });
}
