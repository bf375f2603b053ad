/** Telling staff that something is wrong, and what staff do with what waits. */
import { randomBytes } from "node:crypto";
import { addExperience, course, markedText } from "./support/contributions";
import { awake, expect, test } from "./support/test";

const markOf = () => `mark${randomBytes(5).toString("hex")}`;

test.use({ refusals: [400] });

test("a guest reports a post, keeps the code, and reads there what a moderator answered", async ({ page, openAs, say }) => {
  const mark = markOf();
  await page.goto("/wat/all");
  await page.locator('main a[href^="/wat/one/"]').first().click();
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${say("kit:acts.report")} `) })
    .click();
  await expect(page).toHaveURL(/\/reporting\/add\/post-/);
  await awake(page);
  await page.getByLabel(say("reporting:fields.category")).selectOption("false");
  await page.getByLabel(say("reporting:fields.details")).fill(`These wages can't be right: ${mark}.`);
  await page.getByRole("button", { name: say("reporting:add.submit") }).click();
  await page.getByRole("link", { name: say("reporting:thanks.toStatus") }).click();
  await expect(page).toHaveURL(/\/reporting\/one\//);
  await expect(page.getByText(say("reporting:states.open")).first()).toBeVisible();

  const staff = await openAs("moderator");
  await staff.goto("/admin/reporting/all?status=open&size=50");
  await awake(staff);
  const card = staff.getByRole("article").filter({ hasText: mark });
  await card.getByRole("button", { name: say("review:moderation.claim") }).click();
  await expect(staff.getByText(say("reporting:toasts.claim"))).toBeVisible();
  await staff.goto("/admin/reporting/all?status=claimed&size=50");
  await awake(staff);
  await card.getByText(say("review:moderation.decide"), { exact: true }).click();
  await card.getByLabel(say("review:moderation.template")).first().selectOption("en.opinion");
  await card.getByRole("button", { name: say("reporting:all.dismissItem") }).click();
  await expect(staff.getByText(say("reporting:toasts.dismiss"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(/within our rules/)).toBeVisible();
});

test("a moderator claims what waits in the panel, decides on it and takes that back", async ({ openAs, newPerson, say }) => {
  const mark = markOf();
  const author = await openAs(await newPerson());
  await addExperience(author.request, course.id, markedText(mark));
  const staff = await openAs("moderator");
  await staff.goto("/admin/panel?kind=experiences&size=50");
  await awake(staff);
  const item = staff.getByRole("article").filter({ hasText: mark });
  await item.getByRole("button", { name: say("review:moderation.claim") }).click();
  await expect(item.getByText(say("review:moderation.claimedByMe"))).toBeVisible();
  await item.getByText(say("review:moderation.rejectWhy"), { exact: true }).click();
  await item.getByRole("button", { name: say("kit:acts.reject"), exact: true }).click();
  await expect(item.getByText(say("kit:errors.reasonNeeded")).first()).toBeVisible();
  await item.getByRole("combobox", { name: say("review:moderation.template") }).selectOption("en.short");
  await item.getByRole("button", { name: say("kit:acts.reject"), exact: true }).click();
  await expect(item).toHaveCount(0);
  await staff
    .getByRole("region", { name: say("admin:panel.decided") })
    .getByRole("listitem")
    .filter({ hasText: course.code })
    .first()
    .getByRole("button", { name: say("review:moderation.undo") })
    .click();
  await expect(item).toBeVisible();
});
