/** Who gets where, and what the frame around every page does: guard, error screen, language, theme, cookies and banners. */
import type { Page } from "@playwright/test";
import { chromeLinks } from "../../app/chrome/links";
import { socialBanners } from "../../app/chrome/social-banners";
import { siteMap } from "../../app/site-map";
import { swept } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";
import { openAsleep } from "./support/asleep";
import { awake, expect, test } from "./support/test";
import { answerForeign } from "./support/third-parties";
import { speaker } from "./support/words";

const home = "/";
const isOpenTo = (role: string) => siteMap.filter(({ access, path, redirect }) => access === role && !path.includes(":") && !redirect);

/** Pages of a role to knock at; what the guard says of every page to every role is asked of the guard itself (`access.test.ts`). */
const someOpenTo = (role: string) => swept(sweepSettings, { what: `Pages for ${role} in the browser`, rest: isOpenTo(role), count: 8 });

test("a page for members sends strangers to the door, and on to where they were going", async ({ page, newPerson, say }) => {
  const person = await newPerson();
  const wanted = "/databank/add?course_id=course-5710140";
  await page.goto(wanted);
  await expect(page).toHaveURL(`/reception/login?${new URLSearchParams({ next: wanted })}`);
  await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say("reception:login.submit") }).click();
  await expect(page).toHaveURL(wanted);
});

test("a place outside this site is never where signing in leads", async ({ page, newPerson, say }) => {
  const person = await newPerson();
  await page.goto("/reception/login?next=//example.org/x");
  await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say("reception:login.submit") }).click();
  await expect(page).toHaveURL(home);
});

/** Where a browser with this page's cookies is sent from an address; "" when it is let in. */
async function sentTo({ request }: Page, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  return answer.status() === 302 ? (answer.headers().location ?? "") : "";
}

test("strangers reach no page that asks for more than being there", async ({ page }) => {
  for (const role of ["user", "moderator", "admin"]) {
    // Where another page stands in for strangers, they are sent there; what is in maintenance sends everybody home.
    for (const { path, isInMaintenance } of someOpenTo(role).filter(({ signedOutTo }) => !signedOutTo))
      expect(await sentTo(page, path), path).toMatch(isInMaintenance ? /^\/$/ : /^\/reception\/login\?next=/);
    const [first] = isOpenTo(role);
    await page.goto(first?.path ?? "");
    await expect(page).toHaveURL(/\/reception\/login\?next=/);
  }
});

test("members are sent home from pages of the staff, moderators from those of admins", async ({ openAs }) => {
  const student = await openAs("student");
  for (const { path } of [...someOpenTo("moderator"), ...someOpenTo("admin")]) expect(await sentTo(student, path), path).toBe("/");
  const moderator = await openAs("moderator");
  for (const { path } of someOpenTo("admin")) expect(await sentTo(moderator, path), path).toBe("/");
  for (const page of [student, moderator]) {
    await page.goto(isOpenTo("admin")[0]?.path ?? "");
    await expect(page).toHaveURL(home);
  }
});

test("whoever is signed in is sent home from the door, but may use a link that sets a new password", async ({ openAs }) => {
  const page = await openAs("student");
  for (const { path } of someOpenTo("guest")) {
    await page.goto(path);
    await expect(page, path).toHaveURL(home);
  }
  await page.goto("/reception/password-reset?token=no-longer-a-token");
  await expect(page).toHaveURL(/\/reception\/password-reset\?token=/);
});

test("the old address of the door leads to it", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveURL("/reception/login");
});

test("logging out leads to the door and closes what was open", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const page = await openAs(person);
  await page.goto("/courses/personal");
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  await page.goto("/courses/personal");
  await expect(page).toHaveURL(/\/reception\/login\?next=%2Fcourses%2Fpersonal/);
});

test("a menu that was opened before scripts arrived stays open when they do", async ({ page, say }) => {
  const wake = await openAsleep(page, "/about");
  await page.locator(`summary[aria-label="${say("chrome:menu")}"]`).click();
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: say("chrome:links.courses") })
    .last();
  await expect(link).toBeVisible();
  await wake();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: say("chrome:cookies.settings") })).toBeVisible();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
});

test("the footer asks strangers to log in before places that need it, and shows no place that isn't there", async ({ page, say }) => {
  // On a phone the footer's links are folded away.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about");
  await awake(page);
  const dialog = page.getByRole("dialog", { name: say("chrome:loginRequired.title") });
  for (const { to, key } of chromeLinks.filter(({ group, asksToSignIn }) => group === "resources" && asksToSignIn)) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: say(`chrome:links.${key}`) });
    if (!siteMap.some(({ path }) => path === to)) {
      await expect(link).toHaveCount(0);
      continue;
    }
    await link.click();
    await expect(dialog).toContainText(say("chrome:loginRequired.heading"));
    await expect(dialog).toContainText(say("chrome:loginRequired.message"));
    await dialog.getByRole("button", { name: say("chrome:loginRequired.cancel") }).click();
    await expect(page).toHaveURL("/about");
    await link.click();
    await dialog.getByRole("button", { name: say("chrome:loginRequired.login") }).click();
    await expect(page).toHaveURL(`/reception/login?${new URLSearchParams({ next: to })}`);
    await page.goBack();
  }
});

test.describe(() => {
  test.use({ refusals: [404, 500] });

  test("an unknown path leads to the error screen, which names it and carries an id", async ({ page, say }) => {
    const response = await page.goto("/nowhere/at-all");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/error\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get("message")).toBe("Page Not Found");
    expect(query.get("description")).toBe("The page at /nowhere/at-all does not exist");
    await expect(page.getByRole("heading", { level: 1, name: say("errors:catalogue.pageNotFound.message") })).toBeVisible();
    await expect(page.getByText(say("errors:catalogue.pageNotFound.description", { path: "/nowhere/at-all" }))).toBeVisible();
    await expect(page.getByText(query.get("error_id") ?? "none")).toBeVisible();
  });

  test("the error screen says nothing that a stranger puts into its address", async ({ page }) => {
    await page.goto("/error?message=Send+your+password&description=to+somebody&error_id=<b>");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/Send your password|to somebody/)).toHaveCount(0);
  });

  test("a course that doesn't exist says so with its own status", async ({ page, say }) => {
    const response = await page.goto("/courses/one/course-none");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText(say("courses:errors.notFound"));
  });
});

test("going back finds the list as it was left: filters, page and place", async ({ page, say }) => {
  await page.goto("/courses/all");
  await awake(page);
  await page.getByText(say("kit:list.filters"), { exact: true }).click();
  await page.getByLabel(say("courses:list.level"), { exact: true }).selectOption("undergraduate");
  await expect(page).toHaveURL(/level=undergraduate/);
  await page.getByRole("link", { name: say("kit:list.next"), exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const address = page.url();
  const course = page.locator('main a[href^="/courses/one/"]').nth(12);
  await course.hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await course.click();
  await expect(page).toHaveURL(/\/courses\/one\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel(say("courses:list.level"), { exact: true })).toHaveValue("undergraduate");
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), place)).toBeLessThan(5);
});

test("switching the language loads the page anew, in place, and is remembered", async ({ page }) => {
  const turkish = speaker("tr");
  await page.goto("/courses/all?sort=code");
  await awake(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole("button", { name: "TR, Türkçe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: turkish("courses:pages.all") })).toBeVisible();
  await expect(page).toHaveURL("/courses/all?sort=code");
  expect(await page.evaluate(() => "isOld" in window)).toBe(false);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
});

test.describe(() => {
  test.use({ locale: "de-DE" });

  test("a language that we don't speak gets English", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("the theme is in the first HTML, so that nothing flashes", async ({ page, context, baseURL, request, say }) => {
  expect(await (await request.get("/about")).text()).not.toMatch(/<html[^>]*data-theme/);
  const dark = await request.get("/about", { headers: { cookie: "theme=dark" } });
  expect(await dark.text()).toMatch(/<html[^>]*data-theme="dark"/);
  await page.goto("/about");
  await awake(page);
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("button", { name: say("chrome:theme") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
  expect(await context.cookies(baseURL)).toContainEqual(expect.objectContaining({ name: "theme", value: "dark" }));
});

test.describe(() => {
  test.use({ colorScheme: "dark", javaScriptEnabled: false });

  test("without a choice the system's theme holds, before any script", async ({ page }) => {
    await page.goto("/about");
    const look = page.locator("body");
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    await expect(look).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });
});

test.describe(() => {
  test.use({ isUndecided: true });

  test("no cookie is set before cookies are decided", async ({ page }) => {
    for (const path of ["/", "/courses/all", "/reception/login"]) {
      await page.goto(path);
      await awake(page);
    }
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });

  /** Collects what the page broadcasts; gives it to whoever asks. */
  async function listen(page: Page): Promise<() => Promise<unknown[]>> {
    await page.evaluate(() => {
      const heard: unknown[] = [];
      window.addEventListener("cookie-consent-updated", (event) => heard.push((event as CustomEvent).detail));
      Object.assign(window, { heard });
    });
    return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  }

  test("undecided sees the banner; allowing all saves, hides it and tells the page", async ({ page, context, say }) => {
    await answerForeign(page);
    await page.goto("/about");
    await awake(page);
    const heard = await listen(page);
    const banner = page.getByRole("region", { name: say("chrome:cookies.title") });
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: say("chrome:cookies.allowAll") }).click();
    await expect(banner).toHaveCount(0);
    expect(await heard()).toEqual([{ essential: true, analytics: true, marketing: true }]);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a1m1" }));
    await page.goto("/faq");
    await expect(banner).toHaveCount(0);
  });

  test("saying no is one press as well", async ({ page, context, say }) => {
    await page.goto("/about");
    await awake(page);
    await page.getByRole("button", { name: say("chrome:cookies.onlyEssential") }).click();
    await expect(page.getByRole("region", { name: say("chrome:cookies.title") })).toHaveCount(0);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a0m0" }));
  });

  test("the settings have two toggles beside what is always on; cancelling decides nothing, saving does", async ({
    page,
    context,
    say,
  }) => {
    await page.goto("/about");
    await awake(page);
    const heard = await listen(page);
    const banner = page.getByRole("region", { name: say("chrome:cookies.title") });
    const dialog = page.getByRole("dialog", { name: say("chrome:cookies.settings") });
    const toggle = (key: string) => dialog.getByRole("checkbox", { name: say(`chrome:cookies.${key}`) });
    await banner.getByRole("button", { name: say("chrome:cookies.manage") }).click();
    await expect(toggle("essential")).toBeChecked();
    await expect(toggle("essential")).toBeDisabled();
    await expect(toggle("analytics")).not.toBeChecked();
    await expect(toggle("marketing")).not.toBeChecked();
    await toggle("analytics").check();
    await dialog.getByRole("button", { name: say("chrome:cookies.cancel") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(banner).toBeVisible();
    expect(await heard()).toEqual([]);
    await banner.getByRole("button", { name: say("chrome:cookies.manage") }).click();
    await expect(toggle("analytics")).not.toBeChecked();
    await toggle("marketing").check();
    await dialog.getByRole("button", { name: say("chrome:cookies.save") }).click();
    await expect(banner).toHaveCount(0);
    expect(await heard()).toEqual([{ essential: true, analytics: false, marketing: true }]);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a0m1" }));
  });
});

test("a decision about cookies can be changed from every footer", async ({ page, context, say }) => {
  await answerForeign(page);
  await page.goto("/about");
  await awake(page);
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: say("chrome:cookies.settings") })
    .click();
  const dialog = page.getByRole("dialog", { name: say("chrome:cookies.settings") });
  await dialog.getByRole("checkbox", { name: say("chrome:cookies.analytics") }).check();
  await dialog.getByRole("button", { name: say("chrome:cookies.save") }).click();
  await expect(dialog).toHaveCount(0);
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a1m0" }));
});

test("regular readers are invited to the chat at the third visit and to Instagram at the fifth, then left alone for a while", async ({
  page,
  say,
}) => {
  const day = 86_400_000;
  const start = new Date("2026-03-02T10:00:00Z").getTime();
  const [chat, instagram] = socialBanners;
  const banner = ({ key }: { key: string }) => page.getByRole("complementary", { name: say(`chrome:social.${key}Title`) });
  const later = (days: number) => page.clock.setFixedTime(start + days * day);
  const visit = async () => {
    await page.goto("/about");
    await awake(page);
  };
  expect([chat.visits, chat.wait / day, instagram.visits, instagram.wait / day]).toEqual([3, 7, 5, 14]);
  await later(0);
  await visit();
  await visit();
  await expect(banner(chat)).toHaveCount(0);
  await visit();
  await expect(banner(chat)).toBeVisible();
  await banner(chat)
    .getByRole("button", { name: say("chrome:social.dismiss") })
    .click();
  await expect(banner(chat)).toHaveCount(0);
  await visit();
  await expect(banner(chat)).toHaveCount(0);
  await visit();
  await expect(banner(instagram)).toBeVisible();
  await banner(instagram)
    .getByRole("button", { name: say("chrome:social.dismiss") })
    .click();
  await later(6.9);
  await visit();
  await expect(banner(chat)).toHaveCount(0);
  await later(7.1);
  await visit();
  await expect(banner(chat)).toBeVisible();
  await banner(chat)
    .getByRole("button", { name: say("chrome:social.dismiss") })
    .click();
  await later(13.9);
  await visit();
  await expect(banner(instagram)).toHaveCount(0);
  await later(14.2);
  await visit();
  await expect(banner(instagram)).toBeVisible();
  await banner(instagram)
    .getByRole("button", { name: say("chrome:social.dismiss") })
    .click();
  await visit();
  await expect(banner(chat)).toBeVisible();
});
