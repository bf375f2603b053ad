/** What a signed-in browser holds, and how two tabs share it. */
import type { Page } from "@playwright/test";
import type { Person } from "./support/people";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const DAY = 86_400;

async function signInThroughPage(page: Page, say: Say, person: Person, isRemembered = false): Promise<void> {
  await page.goto("/reception/login");
  await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill(person.password);
  if (isRemembered) await page.getByLabel(say("reception:fields.remember_me")).check();
  await page.getByRole("button", { name: say("reception:login.submit") }).click();
  await expect(page).toHaveURL("/");
}

async function logOut(page: Page, say: Say, person: Person): Promise<void> {
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
}

test("the session is one cookie that scripts can't read and that ends with the browser", async ({ page, context, newPerson, say }) => {
  await signInThroughPage(page, say, await newPerson());
  const cookie = (await context.cookies()).find(({ name }) => name === "hocam_session");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", domain: "localhost", expires: -1 });
  const readable = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
  expect(readable).not.toContain(cookie?.value);
  expect(readable).not.toMatch(/hocam_session|eyJ/);
});

test("remembered, the cookie stays for thirty days", async ({ page, context, newPerson, say }) => {
  await signInThroughPage(page, say, await newPerson(), true);
  const cookie = (await context.cookies()).find(({ name }) => name === "hocam_session");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});

test("signing in again gives another cookie", async ({ page, context, newPerson, say }) => {
  const person = await newPerson();
  const value = async () => (await context.cookies()).find(({ name }) => name === "hocam_session")?.value;
  await signInThroughPage(page, say, person);
  const first = await value();
  await logOut(page, say, person);
  expect(await value()).toBeUndefined();
  await signInThroughPage(page, say, person);
  expect(await value()).not.toBe(first);
});

test("both tabs are signed in, and logging out in one signs the other out at its next page", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const first = await openAs(person);
  const second = await first.context().newPage();
  await first.goto("/event/all");
  await second.goto("/courses/personal");
  await expect(second.getByLabel(say("chrome:account", { name: person.name }))).toBeVisible();
  await awake(second);
  await logOut(first, say, person);
  await second
    .getByRole("main")
    .getByRole("link", { name: say("courses:pages.add") })
    .first()
    .click();
  await expect(second).toHaveURL(/\/reception\/login\?next=%2Fcourses%2Fadd/);
  await second.getByRole("banner").getByRole("link", { name: "Hocam" }).click();
  await expect(second).toHaveURL("/");
  await expect(second.getByRole("banner").getByRole("link", { name: say("chrome:login") })).toBeVisible();
  await expect(second.getByLabel(say("chrome:account", { name: person.name }))).toHaveCount(0);
});

test("a form sent after logging out elsewhere asks to sign in and changes nothing", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const first = await openAs(person);
  const second = await first.context().newPage();
  await first.goto("/event/all");
  await second.goto("/reception/password-change");
  await second.getByLabel(say("reception:fields.current_password"), { exact: true }).fill(person.password);
  await second.getByLabel(say("reception:fields.user_password"), { exact: true }).fill("another long sentence here");
  await second.getByLabel(say("reception:fields.password_confirmation"), { exact: true }).fill("another long sentence here");
  await logOut(first, say, person);
  await second.getByRole("button", { name: say("reception:change.submit") }).click();
  await expect(second).toHaveURL(/\/reception\/login/);
  await signInThroughPage(first, say, person);
});

test("a cookie that nobody issued is taken away and opens nothing", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "hocam_session", value: "made-up-by-somebody", url: baseURL, httpOnly: true }]);
  await page.goto("/courses/personal");
  await expect(page).toHaveURL(/\/reception\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("hocam_session");
});
