/** The way of a newcomer: from the door to the databank that three contributions open, in both languages on a phone. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  addEntry,
  addExperience,
  course,
  decide,
  experienceText,
  fillEntry,
  fillExperience,
  markedText,
  otherCourses,
  topicsText,
} from "./support/contributions";
import { languages } from "./support/looks";
import { mailedPath, makePerson, type Person } from "./support/people";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

const markOf = () => `mark${randomBytes(5).toString("hex")}`;

/** Writes three experiences and gets them approved, all through the API. */
async function earnDatabank(author: Page, moderator: Page): Promise<string[]> {
  const ids: string[] = [];
  for (const id of otherCourses) ids.push(await addExperience(author.request, id));
  await decide(moderator.request, "experiences", ids, "approve");
  return ids;
}

/** Opens the course with the most databank entries. */
async function openFilledCourse(page: Page): Promise<void> {
  await page.goto("/databank/all");
  await page.locator('main a[href^="/databank/one/"]').first().click();
  await expect(page).toHaveURL(/\/databank\/one\//);
}

async function fillRegistration(page: Page, say: Say, person: Person): Promise<void> {
  const field = (name: string) => page.getByLabel(say(`reception:fields.${name}`), { exact: true });
  await field("user_email").fill(person.email);
  await field("name").fill(person.name);
  await field("user_name").fill(person.userName);
  await field("user_password").fill(person.password);
  await field("password_confirmation").fill(person.password);
}

async function approveInBulk(page: Page, mark: string, count: number, say: Say): Promise<void> {
  await page.goto(`/admin/courses/all?q=${mark}`);
  await awake(page);
  const boxes = page.getByRole("article").getByRole("checkbox");
  await expect(boxes).toHaveCount(count);
  for (const box of await boxes.all()) await box.check();
  await expect(page.getByText(say("review:moderation.chosen", { count }))).toBeVisible();
  await page.getByRole("button", { name: say("kit:acts.approve") }).click();
  await expect(page.getByText(say("review:moderation.done"))).toBeVisible();
  await expect(boxes).toHaveCount(0);
}

for (const language of languages("the main path")) {
  const locale = browserLocales[language];
  test.describe(() => {
    test.use({ locale, refusals: [400] });

    test(`three approved experiences open the databank to a newcomer (${language})`, async ({ page, openAs, say, request }) => {
      const person = makePerson();
      const mark = markOf();

      await test.step("a stranger on the way to a form registers", async () => {
        await page.goto("/courses/add");
        await expect(page).toHaveURL(/\/reception\/login\?next=/);
        await page.getByRole("link", { name: say("reception:login.register") }).click();
        await expect(page).toHaveURL("/reception/register?next=%2Fcourses%2Fadd");
        await awake(page);
        await fillRegistration(page, say, person);
        await page.getByRole("button", { name: say("reception:register.submit") }).click();
        await expect(page.getByRole("heading", { level: 1, name: say("reception:register.sentTitle") })).toBeVisible();
        await expect(page.getByText(person.email)).toBeVisible();
      });

      await test.step("the mailed link verifies the address, signs in and leads where they were going", async () => {
        await page.goto(await mailedPath(request, person.email));
        await awake(page);
        await page.getByRole("button", { name: say("reception:verify.submit") }).click();
        await expect(page).toHaveURL("/courses/add");
      });

      await test.step("the course is found without Turkish letters", async () => {
        await page.getByRole("searchbox", { name: say("courses:list.search") }).fill(course.searched);
        await page.getByRole("button", { name: say("kit:acts.search"), exact: true }).click();
        await page.getByRole("link", { name: course.code }).click();
        await expect(page.getByRole("heading", { level: 1, name: course.code })).toBeVisible();
      });

      await test.step("the experience is sent, and the way to the databank shown", async () => {
        await fillExperience(page, say, markedText(mark));
        await page.getByRole("button", { name: say("courses:form.submit") }).click();
        await expect(page).toHaveURL("/courses/add/result");
        await expect(page.getByRole("heading", { level: 1, name: say("courses:result.title") })).toBeVisible();
        await expect(page.getByText(say("vip:progress", { approved: 0, threshold: 3 }))).toBeVisible();
        await expect(page.getByText(say("vip:waiting", { count: 1 }))).toBeVisible();
      });

      const moderator = await openAs("moderator");
      await test.step("a moderator approves it, then two more at once", async () => {
        await approveInBulk(moderator, mark, 1, say);
        await page.goto("/courses/add/result");
        await expect(page.getByText(say("vip:progress", { approved: 1, threshold: 3 }))).toBeVisible();
        await openFilledCourse(page);
        await expect(page.getByText(say("databank:one.lockedText", { threshold: 3, approved: 1 }))).toBeVisible();
        for (const id of otherCourses.slice(0, 2)) await addExperience(page.request, id, markedText(mark));
        await approveInBulk(moderator, mark, 2, say);
      });

      await test.step("the databank opens", async () => {
        await page.goto("/courses/add/result");
        await page.getByRole("link", { name: say("vip:toDatabank") }).click();
        await expect(page).toHaveURL("/databank/all");
        await openFilledCourse(page);
        await expect(page.getByRole("article").first()).toContainText(say("databank:one.topics"));
      });

      await test.step("an entry of one's own waits in sight of its author", async () => {
        await page.goto(`/databank/add?course_id=${course.id}`);
        await fillEntry(page, say);
        await page.getByRole("button", { name: say("databank:form.submit") }).click();
        await expect(page).toHaveURL("/databank/personal");
        await expect(page.getByText(say("databank:form.sent"))).toBeVisible();
        const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: course.code });
        await expect(entry).toContainText(say("kit:status.waiting"));
      });
    });

    test(`a rejected entry tells its author why (${language})`, async ({ openAs, newPerson, say }) => {
      const author = await openAs(await newPerson());
      const moderator = await openAs("moderator");
      const mark = markOf();
      const id = await addEntry(author.request, course.id, `${topicsText} ${mark}`);
      const reason = "Please leave the exam questions out.";
      await moderator.goto(`/admin/databank/all?q=${mark}`);
      await awake(moderator);
      await moderator.locator(`input[value="${id}"]`).check();
      await moderator.getByRole("button", { name: say("kit:acts.reject") }).click();
      await expect(moderator.getByText(say("validation:reasonNeeded")).first()).toBeVisible();
      await moderator.getByLabel(say("kit:fields.reason")).fill(reason);
      await moderator.getByRole("button", { name: say("kit:acts.reject") }).click();
      await expect(moderator.getByText(say("review:moderation.done"))).toBeVisible();
      await author.goto("/databank/personal");
      await expect(author.getByText(say("kit:moderation.rejectedFor", { reason }))).toBeVisible();
      await expect(author.getByText(say("kit:status.rejected"), { exact: true })).toBeVisible();
    });

    test(`changing what was approved sends it back to review (${language})`, async ({ openAs, newPerson, say }) => {
      const author = await openAs(await newPerson());
      const moderator = await openAs("moderator");
      await decide(moderator.request, "experiences", [await addExperience(author.request, course.id)], "approve");
      await author.goto("/courses/personal");
      await expect(author.getByText(say("kit:status.approved"), { exact: true })).toBeVisible();
      await author.getByRole("link", { name: `${say("kit:acts.edit")} ${course.code}` }).click();
      const text = author.getByLabel(say("courses:fields.text"), { exact: true });
      await expect(text).toHaveValue(experienceText);
      await text.fill(`${experienceText} The project was fun.`);
      await author.getByRole("button", { name: say("courses:form.save") }).click();
      await expect(author).toHaveURL("/courses/add/result");
      await author.getByRole("link", { name: say("courses:pages.personal") }).click();
      await expect(author.getByText(say("kit:status.waiting"), { exact: true })).toBeVisible();
      await expect(author.getByText(say("vip:progress", { approved: 0, threshold: 3 }))).toBeVisible();
    });

    test(`deleting a contribution closes the databank again (${language})`, async ({ openAs, newPerson, say }) => {
      const author = await openAs(await newPerson());
      await earnDatabank(author, await openAs("moderator"));
      await author.goto("/courses/personal");
      await expect(author.getByText(say("vip:open"))).toBeVisible();
      await awake(author);
      await author.getByRole("button", { name: `${say("kit:acts.remove")} CENG140` }).click();
      const dialog = author.getByRole("dialog");
      await expect(dialog).toContainText(say("kit:moderation.deleteOneText"));
      await dialog.getByRole("button", { name: say("kit:acts.remove") }).click();
      await expect(author.getByText(say("courses:personal.deleted"))).toBeVisible();
      await expect(author.getByText(say("vip:progress", { approved: 2, threshold: 3 }))).toBeVisible();
      await openFilledCourse(author);
      await expect(author.getByText(say("databank:one.lockedText", { threshold: 3, approved: 2 }))).toBeVisible();
    });
  });
}
