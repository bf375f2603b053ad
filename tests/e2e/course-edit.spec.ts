/** Staff edit a course and merge it into another, and its readers are led on. */
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { addExperience } from "./support/contributions";
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

test.use({ refusals: [400, 409] });

const newCode = () => `ZZ${randomInt(1000, 10_000)}`;

/** Brings a course that only this test knows: suggested by one, approved by another. */
async function addCourse(author: Page, moderator: Page, say: Say, name: string): Promise<{ code: string; id: string }> {
  const code = newCode();
  const form = { course_code: code, name_en: name, department_id: "department-571" };
  await author.request.post("/courses/submission", { form });
  await moderator.goto("/admin/courses/all?view=suggestions&size=50");
  await awake(moderator);
  await moderator.getByRole("article").filter({ hasText: code }).getByRole("checkbox").check();
  await moderator.getByRole("button", { name: say("kit:acts.approve") }).click();
  await expect(moderator.getByText(say("review:moderation.done"))).toBeVisible();
  return { code, id: `course-571${code.slice(2)}` };
}

/** Nothing of the page lies beside the window. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Reads all there is of a course: each tab, what it requires, and the curriculum of its department. */
async function readCourse(
  page: Page,
  say: Say,
  tabsRead: readonly ("experiences" | "databank" | "notes" | "discussions" | "sections")[],
): Promise<void> {
  await page.goto("/catalog/course/CENG213");
  await expect(page.getByRole("heading", { name: say("catalog:course.prerequisites") })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /CENG140/ })
      .first(),
  ).toBeVisible();
  for (const tab of tabsRead) {
    const tabs = page.getByRole("navigation", { name: "CENG213" });
    await tabs.getByRole("link", { name: say(`catalog:tabs.${tab}`) }).click();
    await expect(tabs.getByRole("link", { name: say(`catalog:tabs.${tab}`) })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("CENG213");
    await expectNoOverflow(page);
  }
  await page.goto("/catalog/department/CENG");
  await expect(page.getByRole("table", { name: say("catalog:department.semester", { semester: 7 }) })).toBeVisible();
  await expectNoOverflow(page);
}

for (const [language, width] of looks("editing a course")) {
  test.describe(() => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`an admin renames a course, a second save over theirs is refused, and both courses become one (${language}, ${width})`, async ({
      page,
      openAs,
      newPerson,
      say,
    }) => {
      const author = await openAs(await newPerson());
      const moderator = await openAs("moderator");
      const from = await addCourse(author, moderator, say, "Weaving Baskets");
      const into = await addCourse(author, moderator, say, "Basket Weaving");
      await addExperience(author.request, from.id);

      const [admin, other] = [await openAs("admin"), await openAs("admin")];
      await admin.setViewportSize({ width, height: 844 });
      const field = (of: Page, name: string) => of.getByLabel(say(`catalog:fields.${name}`), { exact: true });
      await admin.goto(`/catalog/course/${from.code}`);
      await awake(admin);
      await admin
        .getByRole("main")
        .getByRole("link", { name: say("kit:acts.edit"), exact: true })
        .click();
      await expect(field(admin, "name_en")).toHaveValue("Weaving Baskets");
      await other.goto(`/catalog/edit/${from.code}`);
      await awake(other);
      for (const name of ["name_en", "name_tr"]) await field(admin, name).fill("Weaving Fine Baskets");
      await admin.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
      await expect(admin).toHaveURL(`/catalog/course/${from.code}`);
      await expect(admin.getByRole("heading", { level: 1 })).toContainText("Weaving Fine Baskets");

      await field(other, "name_en").fill("Weaving Large Baskets");
      await other.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
      await expect(other.getByText(say("upkeep:edit.conflictTitle"))).toBeVisible();
      await expect(other.getByText("Weaving Fine Baskets").first()).toBeVisible();
      await expect(field(other, "name_en")).toHaveValue("Weaving Large Baskets");

      await admin.goto(`/catalog/edit/${from.code}`);
      await awake(admin);
      await field(admin, "into").fill(into.code);
      await admin.getByRole("button", { name: say("upkeep:merge.preview") }).click();
      await expect(admin.getByText(say("upkeep:merge.names.experiences"), { exact: true })).toBeVisible();
      await admin.getByRole("button", { name: say("upkeep:merge.confirm") }).click();
      await expect(admin).toHaveURL(`/catalog/course/${into.code}`);

      await page.goto(`/courses/one/${from.id}`);
      await expect(page).toHaveURL(`/courses/one/${into.id}`);
      await page.goto(`/catalog/course/${from.code}`);
      await expect(page).toHaveURL(`/catalog/course/${into.code}`);
      await author.goto("/courses/personal");
      await expect(author.getByText(into.code).first()).toBeVisible();
    });

    test(`all tabs of a course, what it requires and its department's curriculum are read (${language}, ${width})`, async ({
      openAs,
      say,
    }) => {
      const page = await openAs("student");
      await page.setViewportSize({ width, height: 844 });
      await readCourse(page, say, ["experiences", "databank", "notes", "discussions", "sections"]);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test(`what a guest may read is read without scripts (${language}, ${width})`, async ({ page, say }) => {
        await readCourse(page, say, ["experiences", "sections"]);
      });
    });
  });
}
