/** Staff edit a course and merge it into another, and its readers are led on. */
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { addExperience } from "./support/contributions";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

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
  await expect(moderator.getByText(say("kit:moderation.done"))).toBeVisible();
  return { code, id: `course-571${code.slice(2)}` };
}

test("an admin renames a course, a second save over theirs is refused, and both courses become one", async ({
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
  await field(admin, "name_en").fill("Weaving Fine Baskets");
  await admin.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
  await expect(admin).toHaveURL(`/catalog/course/${from.code}`);
  await expect(admin.getByRole("heading", { level: 1 })).toContainText("Weaving Fine Baskets");

  await field(other, "name_en").fill("Weaving Large Baskets");
  await other.getByRole("button", { name: say("kit:acts.save"), exact: true }).click();
  await expect(other.getByText(say("catalog:edit.conflictTitle"))).toBeVisible();
  await expect(other.getByText("Weaving Fine Baskets")).toBeVisible();
  await expect(field(other, "name_en")).toHaveValue("Weaving Large Baskets");

  await admin.goto(`/catalog/edit/${from.code}`);
  await awake(admin);
  await field(admin, "into").fill(into.code);
  await admin.getByRole("button", { name: say("catalog:merge.preview") }).click();
  await expect(admin.getByText(say("catalog:merge.names.experiences"), { exact: true })).toBeVisible();
  await admin.getByRole("button", { name: say("catalog:merge.confirm") }).click();
  await expect(admin).toHaveURL(`/catalog/course/${into.code}`);

  await page.goto(`/courses/one/${from.id}`);
  await expect(page).toHaveURL(`/courses/one/${into.id}`);
  await page.goto(`/catalog/course/${from.code}`);
  await expect(page).toHaveURL(`/catalog/course/${into.code}`);
  await author.goto("/courses/personal");
  await expect(author.getByText(into.code).first()).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("prerequisites, curricula and tabs are read without scripts", async ({ page, say }) => {
    await page.goto("/catalog/course/CENG213");
    await expect(page.getByRole("navigation", { name: say("catalog:tabs.label", { code: "CENG213" }) })).toBeVisible();
    await expect(page.getByRole("heading", { name: say("catalog:course.prerequisites") })).toBeVisible();
    await page.getByRole("link", { name: say("catalog:tabs.experiences") }).click();
    await expect(page).toHaveURL(/\/courses\/one\//);
  });
});
