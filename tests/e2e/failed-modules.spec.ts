/** Code that doesn't load: a part beside the page says so itself, a page leads to the error page after one more try. */
import { awake, expect, test } from "./support/test";

/** The browser complains of what these tests withhold. */
const complaint = /ERR_FAILED|dynamically imported module|Error loading route module|error loading dynamically|\/contacts: $/i;

test.use({ refusals: [500] });

test("a drawer that doesn't load says so, leaves what was typed, and is recorded", async ({ page, problems, say }) => {
  await page.route(/\/assets\/events-drawer-panel/, (route) => route.abort());
  const recorded = page.waitForRequest(/\/api\/v1\/errors$/);
  await page.goto("/contacts");
  await awake(page);
  const details = page.getByRole("textbox", { name: say("contacts:fields.details") });
  await details.fill("Half of a long message");
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("chrome:links.events") })
    .click();
  const failed = page.getByRole("dialog", { name: say("kit:sidePart.title") });
  await expect(failed).toBeVisible();
  await recorded;
  await failed.getByRole("button", { name: say("kit:acts.close") }).click();
  await expect(failed).toBeHidden();
  await expect(details).toHaveValue("Half of a long message");
  await expect(page).toHaveURL("/contacts");
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

test("a part that didn't load comes with the next try, once the network is back", async ({ page, problems, say }) => {
  let isAway = true;
  await page.route(/\/assets\/events-drawer-panel/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/contacts");
  await awake(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("chrome:links.events") })
    .click();
  const failed = page.getByRole("dialog", { name: say("kit:sidePart.title") });
  const retry = failed.getByRole("button", { name: say("kit:sidePart.retry") });
  await retry.click();
  await expect(retry).toBeVisible();
  isAway = false;
  await retry.click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole("dialog", { name: say("chrome:events.title") })).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

test("a page whose module doesn't load is tried once more, recorded, and told on the error page", async ({ page, problems, say }) => {
  await page.goto("/contacts");
  await awake(page);
  let asked = 0;
  await page.route(/\/assets\/display-[^/]*\.js/, (route) => {
    asked += 1;
    return route.abort();
  });
  const recorded = page.waitForRequest(/\/api\/v1\/errors$/);
  await page.getByRole("main").locator('a[href="/qa/display"]').click();
  await recorded;
  await expect(page).toHaveURL(/\/error\?message=Component\+Loading\+Error/);
  await expect(page.getByRole("heading", { name: say("errors:catalogue.component.message") })).toBeVisible();
  expect(asked).toBeLessThanOrEqual(4);
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

test("admins read on the error page which modules a page wanted, and are led to what was recorded", async ({ openAs, problems, say }) => {
  const page = await openAs("admin");
  await page.goto("/contacts");
  await awake(page);
  await page.route(/\/assets\/display-[^/]*\.js/, (route) => route.abort());
  await page.getByRole("main").locator('a[href="/qa/display"]').click();
  await expect(page.getByRole("heading", { name: say("errors:catalogue.component.message") })).toBeVisible();
  const recorded = page.locator("main pre");
  await expect(recorded).toContainText("Failed to load the modules of a page");
  await expect(recorded).toContainText(/ at \/assets\/display-/);
  await page.getByRole("main").locator('a[href^="/admin/error/error-"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to load the modules of a page");
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

test("after a release, when a page's module is there under another name, the page opens all the same", async ({ page, problems }) => {
  await page.goto("/contacts");
  await awake(page);
  let isGone = true;
  await page.route(/\/assets\/display-[^/]*\.js/, (route) => (isGone ? route.abort() : route.continue()));
  page.once("framenavigated", () => {
    isGone = false;
  });
  await page.getByRole("main").locator('a[href="/qa/display"]').click();
  await expect(page).toHaveURL("/qa/display");
  await awake(page);
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

for (const [path, hint] of [
  ["/thread/add", "similar-threads"],
  ["/thread/add", "tag-suggestions"],
  ["/notes/add", "course-suggestions"],
] as const) {
  test(`a form goes on without what only helps and doesn't load (${path}, ${hint})`, async ({ openAs, problems, say }) => {
    const page = await openAs("student");
    await page.route(new RegExp(`/assets/${hint}-`), (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(hint));
    await page.goto(path);
    await awake(page);
    const title = page.getByLabel(say(`${path === "/thread/add" ? "thread" : "notes"}:fields.title`), { exact: true });
    await title.fill("What was typed");
    await failed;
    await page.getByRole("button", { name: say("posts:form.add") }).focus();
    await expect(title).toHaveValue("What was typed");
    problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
  });
}

test("without network a link that is passed over, touched or focused leaves the page as it is", async ({ page, problems }) => {
  await page.clock.install();
  await page.goto("/courses/all");
  await awake(page);
  const cards = page.getByRole("main").locator('a[href^="/courses/one/"]');
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.context().setOffline(true);
  await cards.nth(0).hover();
  await cards.nth(1).focus();
  await cards.nth(2).dispatchEvent("touchstart");
  await page.clock.runFor(1000);
  // What can't be fetched takes as long as a page's module would.
  await page.evaluate(() => fetch("/assets/none.js").catch(() => undefined));
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  await page.context().setOffline(false);
  const ahead = page.waitForRequest(/\/assets\/one-/);
  await cards.nth(3).hover();
  await ahead;
  problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)));
});
