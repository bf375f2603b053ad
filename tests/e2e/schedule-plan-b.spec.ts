/** Plan B: opened from a schedule, worked out in the browser, read again without network, and printed on one page. */
import type { Page } from "@playwright/test";
import { languages } from "./support/looks";
import { consent, test as offline, visitOnce } from "./support/offline";
import { register, signIn } from "./support/people";
import { awake, expect, test } from "./support/test";
import { browserLocales, speaker } from "./support/words";

const first = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).first();

test("from one's week a button leads to Plan B, which says what to take instead, on one page of paper", async ({
  openAs,
  newPerson,
  say,
}) => {
  const page = await openAs(await newPerson());
  await page.goto("/schedule/create?course=MATH119&section=1");
  await page.getByRole("button", { name: say("schedule:create.submit") }).click();
  await expect(page).toHaveURL(/\/grid$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("schedule:pages.plan-b"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/plan-b$/);
  await expect(first(page)).toHaveText(say("plan-b:full", { code: "MATH119", number: 1 }));
  await expect(page.getByText(say("plan-b:take", { number: 3 }))).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(first(page)).toBeVisible();
  await expect(page.getByRole("button", { name: say("plan-b:print") })).toBeHidden();
  await expect(page.getByRole("navigation", { name: say("schedule:tabs.label") })).toBeHidden();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("without scripts the page says what it needs", async ({ browser, newPerson, openAs, say, baseURL }) => {
  const page = await openAs(await newPerson());
  await page.goto("/schedule/create?course=MATH119&section=1");
  await page.getByRole("button", { name: say("schedule:create.submit") }).click();
  await expect(page).toHaveURL(/\/grid$/);
  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState: await page.context().storageState() });
  const without = await quiet.newPage();
  await without.goto(page.url().replace(/grid$/, "plan-b"));
  expect(await without.content()).toContain(say("plan-b:noScripts"));
  await quiet.close();
});

for (const language of languages("Plan B without network")) {
  offline.describe(language, () => {
    offline.use({ locale: browserLocales[language] });
    const say = speaker(language);

    offline(`what Plan B said is read without network, until the schedule changes (${language})`, async ({ page, context, baseURL }) => {
      await consent(context, baseURL);
      await signIn(context.request, await register(context.request));
      const form = { name: "Plan Ç", term: "2026-1", course: "MATH119", section: "1" };
      const made = await context.request.post("/schedule/create", { form, maxRedirects: 0 });
      const schedule = (made.headers().location ?? "").split("/").slice(0, 3).join("/");
      await visitOnce(page, "/schedule/all");
      await page.goto(`${schedule}/plan-b`);
      await awake(page);
      const full = page.getByRole("heading", { name: say("plan-b:full", { code: "MATH119", number: 1 }) });
      await expect(full).toBeVisible();
      await context.setOffline(true);
      await page.goto(`${schedule}/plan-b`);
      await expect(page.getByRole("note")).toContainText(say("schedule:offline.asOf"));
      await expect(full).toBeVisible();
      await expect(page.getByText(say("plan-b:take", { number: 3 }))).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await context.setOffline(false);
      await context.request.post(`${schedule}/add-courses`, {
        maxRetries: 2,
        form: { act: "add", course_code: "MATH119", section: "2" },
        maxRedirects: 0,
      });
      await page.goto(`${schedule}/grid`);
      // The week forgets it as soon as its scripts run.
      await awake(page);
      await context.setOffline(true);
      await page.goto(`${schedule}/plan-b`);
      await expect(page.getByText(say("schedule:offline.noPlan"))).toBeVisible();
    });
  });
}
