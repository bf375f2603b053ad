/** A form sent after its session ended: the login stands in between, and nothing that was typed is lost. */
import type { Page } from "@playwright/test";
import type { Person } from "./support/people";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

// Suggestions that are asked for while somebody types are refused as well.
test.use({ refusals: [401] });

async function logIn(page: Page, say: Say, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/reception\/login\?next=/);
  await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say("reception:login.submit") }).click();
}

const endSession = (page: Page) => page.context().clearCookies({ name: "hocam_session" });

const TEXT = "A text that somebody thought about for a quarter of an hour: ığüşöç, “quotes” & <marks>.\n\nAnd its second paragraph.";

test("a new discussion comes back whole after the login, and is posted once", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const page = await openAs(person);
  await page.goto("/thread/add");
  await awake(page);
  await page.getByRole("textbox", { name: say("thread:fields.title") }).fill("Where does one sit between lectures?");
  await page.locator("textarea[name=text]").fill(TEXT);
  await page.locator("input[type=checkbox][name=is_anonymous], input[type=checkbox][name=anonymous]").first().check();
  const category = page.locator("select[name=category]");
  await category.selectOption({ index: 1 });
  const chosen = await category.inputValue();
  await endSession(page);
  await page.locator("form:has(textarea[name=text]) button[type=submit]").last().click();
  await logIn(page, say, person);
  await expect(page).toHaveURL("/thread/add");
  await expect(page.locator("textarea[name=text]")).toHaveValue(TEXT);
  await expect(page.getByRole("textbox", { name: say("thread:fields.title") })).toHaveValue("Where does one sit between lectures?");
  await expect(page.locator("input[type=checkbox][name=is_anonymous], input[type=checkbox][name=anonymous]").first()).toBeChecked();
  await expect(category).toHaveValue(chosen);
  await page.locator("form:has(textarea[name=text]) button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/thread\/one\//);
  // What was posted isn't brought back the next time.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("unsent-form"))).toBeNull();
});

test("a reply comes back into its own form", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const page = await openAs(person);
  await page.goto("/thread/all");
  await page.getByRole("main").locator('a[href^="/thread/one/"]').first().click();
  await expect(page).toHaveURL(/\/thread\/one\//);
  await awake(page);
  const address = new URL(page.url()).pathname;
  const reply = page.locator("form:has(textarea[name=text])").last();
  await reply.scrollIntoViewIfNeeded();
  await reply.locator("textarea[name=text]").fill(TEXT);
  await endSession(page);
  await reply.locator("button.btn-primary").click();
  await logIn(page, say, person);
  await expect(page).toHaveURL(new RegExp(`${address}`));
  await page.locator("form:has(textarea[name=text])").last().scrollIntoViewIfNeeded();
  await expect(page.locator("form:has(textarea[name=text])").last().locator("textarea[name=text]")).toHaveValue(TEXT);
});

test("somebody else who signs in there is given nothing", async ({ openAs, newPerson, say }) => {
  const [person, other] = [await newPerson(), await newPerson()];
  const page = await openAs(person);
  await page.goto("/study-tip/add");
  await awake(page);
  await page.locator("textarea[name=text]").fill(TEXT);
  await endSession(page);
  await page.locator("form:has(textarea[name=text])").evaluate((form) => {
    (form as HTMLFormElement).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  });
  await page.goto(`/reception/login?${new URLSearchParams({ next: "/study-tip/add" })}`);
  await awake(page);
  await logIn(page, say, other);
  await expect(page).toHaveURL("/study-tip/add");
  await awake(page);
  await expect(page.locator("textarea[name=text]")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("unsent-form"))).toBeNull();
});
