/** Where the focus goes when what had it goes: the next row, else the heading; and what is said meanwhile. */
import type { Locator, Page } from "@playwright/test";
import { COURSE } from "./support/addresses";
import { addExperience, otherCourses } from "./support/contributions";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

test.use({ refusals: [400, 401] });

const todos = ["third", "second", "first"];
const tick = (page: Page, say: Say, title: string) => page.getByRole("button", { name: say("todo:row.do", { title }) });
const undo = (page: Page, say: Say) => page.getByRole("button", { name: say("todo:row.undo") });
const rowOf = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const hasFocusWithin = (place: Locator) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

async function withTodos(page: Page, say: Say, titles = todos): Promise<void> {
  await page.goto("/todo/all");
  await awake(page);
  for (const title of titles) {
    await page.getByLabel(say("todo:fields.line")).fill(title);
    await page.keyboard.press("Enter");
    await expect(tick(page, say, title)).toBeVisible();
  }
}

test("a todo that is ticked off hands the focus to the next one, the last to the one before, the only one to the heading", async ({
  openAs,
  newPerson,
  say,
}) => {
  const page = await openAs(await newPerson());
  await withTodos(page, say);
  for (const [title, next] of [
    ["second", "third"],
    ["third", "first"],
  ] as const) {
    await tick(page, say, title).press("Enter");
    await expect(tick(page, say, title)).toHaveCount(0);
    await hasFocusWithin(rowOf(page, next));
  }
  await tick(page, say, "first").press("Enter");
  await expect(tick(page, say, "first")).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test("a message is reached by F8, stays while it can be undone, and gives the focus back", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await withTodos(page, say);
  await page.clock.install();
  await tick(page, say, "third").press("Enter");
  await expect(undo(page, say)).toBeVisible();
  await page.clock.runFor(60_000);
  await hasFocusWithin(rowOf(page, "second"));
  await page.keyboard.press("F8");
  await expect(undo(page, say)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tick(page, say, "third")).toBeVisible();
  await hasFocusWithin(rowOf(page, "second"));
});

test("messages stand one at a time and each undoes its own", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await withTodos(page, say);
  for (const title of ["first", "second"]) {
    await tick(page, say, title).press("Enter");
    await expect(tick(page, say, title)).toHaveCount(0);
  }
  await expect(undo(page, say)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: say("todo:row.doneLine", { title: "second" }) })).toHaveCount(1);
  await undo(page, say).click();
  await expect(tick(page, say, "second")).toBeVisible();
  await undo(page, say).click();
  await expect(tick(page, say, "first")).toBeVisible();
  await expect(undo(page, say)).toHaveCount(0);
});

test("a todo that is added is said", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await withTodos(page, say, ["a report"]);
  await expect(page.getByRole("status").filter({ hasText: say("todo:quick.added", { title: "a report" }) })).toHaveCount(1);
});

test("a message that can be undone goes when its page is left", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await withTodos(page, say, ["a report"]);
  await tick(page, say, "a report").click();
  await expect(undo(page, say)).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(undo(page, say)).toHaveCount(0);
});

test("what one takes back hands the focus to the next of the list, and the last one to its heading", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  for (const course of otherCourses.slice(0, 2)) await addExperience(page.request, course);
  await page.goto("/courses/personal");
  await awake(page);
  const removing = page.getByRole("button", { name: new RegExp(`^${say("kit:acts.remove")}`) });
  for (const left of [1, 0]) {
    await removing.first().press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("kit:acts.remove"), exact: true })
      .press("Enter");
    await expect(removing).toHaveCount(left);
    if (left > 0) await hasFocusWithin(page.getByRole("main").getByRole("listitem").filter({ has: removing.first() }));
    else await hasFocusWithin(page.getByRole("main"));
  }
});

test("a decision on many hands the focus to what is left", async ({ openAs, newPerson, say }) => {
  const author = await openAs(await newPerson());
  const id = await addExperience(author.request, otherCourses[0]);
  const page = await openAs("moderator");
  await page.goto("/admin/courses/all");
  await awake(page);
  // Its own: others decide on what is theirs meanwhile.
  await page.locator(`input[name="ids"][value="${id}"]`).press("Space");
  const approve = page.getByRole("button", { name: say("kit:acts.approve"), exact: true });
  await Promise.all([page.waitForResponse((response) => response.request().method() === "POST"), approve.press("Enter")]);
  await hasFocusWithin(page.getByRole("main"));
});

test("what people wrote is marked with its language where that isn't the page's, and a report says of what", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/erasmus/all");
  await expect(page.getByText("Lizbon'da güneş ve yokuş", { exact: true })).toHaveAttribute("lang", "tr");
  await expect(page.getByText("A winter in Vienna", { exact: true })).not.toHaveAttribute("lang");
  await page.goto(`/courses/one/${COURSE}`);
  const reports = page.getByRole("main").getByRole("link", { name: new RegExp(`^${say("kit:acts.report")} \\S`) });
  await expect(page.locator("article").getByRole("link", { name: say("kit:acts.report"), exact: true })).toHaveCount(0);
  await expect(reports).not.toHaveCount(0);
});

test("a drawer that is closed gives the focus back to what opened it", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/about");
  await awake(page);
  const opener = page
    .getByRole("banner")
    .getByRole("link", { name: say("chrome:links.events"), exact: true })
    .last();
  await opener.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("chrome:events.close") })
    .press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a chosen course that is taken out hands the focus to the next, the last one to the heading", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  const compares = page.getByRole("main").getByRole("button", { name: new RegExp(`^${say("kit:acts.compare")}: `) });
  for (const at of [0, 1]) await compares.nth(at).press("Enter");
  const chips = page
    .getByRole("region", { name: say("compare:tray.title") })
    .getByRole("listitem")
    .getByRole("button");
  await expect(chips).toHaveCount(2);
  await chips.first().press("Enter");
  await expect(chips).toHaveCount(1);
  await expect(chips).toBeFocused();
  await chips.press("Enter");
  await expect(chips).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test("a question that is answered no gives the focus back", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await addExperience(page.request, otherCourses[0]);
  await page.goto("/courses/personal");
  await awake(page);
  const removing = page.getByRole("button", { name: new RegExp(`^${say("kit:acts.remove")}`) }).first();
  await removing.press("Enter");
  await page.keyboard.press("Escape");
  await expect(removing).toBeFocused();
});

test("the next page of a list has a title of its own, is said, and begins at its heading", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  const first = await page.title();
  await page.getByRole("link", { name: say("kit:list.next"), exact: true }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveTitle(new RegExp(say("kit:list.page", { page: 2 })));
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("p[aria-live]").filter({ hasText: say("kit:list.page", { page: 2 }) })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(first);
});

test("an open tab is in the title, is said, and keeps the focus", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/admin/courses/all");
  await awake(page);
  const tab = page.getByRole("link", { name: new RegExp(`^${say("kit:status.approved")}`) });
  await tab.press("Enter");
  await expect(page).toHaveURL(/status=approved/);
  await expect(page).toHaveTitle(new RegExp(say("kit:status.approved")));
  await expect(page.locator("p[aria-live]").filter({ hasText: say("kit:status.approved") })).toHaveCount(1);
  await expect(tab).toBeFocused();
});

test("what is wrong with a form is said in the form's order", async ({ page, openAs, newPerson }) => {
  const person = await openAs(await newPerson());
  for (const [reader, path] of [
    [page, "/reception/register"],
    [person, "/advert/add"],
    [person, `/courses/add?course_id=${otherCourses[0]}`],
    [person, `/databank/add?course_id=${otherCourses[0]}`],
  ] as const) {
    await reader.goto(path);
    await awake(reader);
    await reader.locator("main form button[type=submit]:not([name])").last().press("Enter");
    const summary = reader.getByRole("alert").filter({ has: reader.getByRole("link") });
    await expect(summary).toBeFocused();
    const inOrder = await summary.evaluate((box) => {
      const fields = [...box.querySelectorAll("a")].map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
      return fields.every((field, at) => {
        const next = fields[at + 1];
        return !field || !next || Boolean(field.compareDocumentPosition(next) & 4);
      });
    });
    expect(inOrder, path).toBe(true);
  }
});
