/** What scripts add to forms: checks while typing, a guard around unsaved work, and the keyboard for everything. */
import type { Locator, Page } from "@playwright/test";
import { addExperience, course, experienceText, fillExperience, otherCourses } from "./support/contributions";
import { makePerson } from "./support/people";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

// 400: where the checks come late, the server is the one that refuses.
test.use({ refusals: [400, 401, 409] });

const newForm = `/courses/add?course_id=${course.id}`;

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Goes one down in the focused list, which takes that. */
const chooseNext = (page: Page) => page.keyboard.press("ArrowDown");

const experienceField = (page: Page, say: Say, name: string) => page.getByLabel(say(`courses:fields.${name}`), { exact: true });

test("a field says what is wrong when it is left, and takes it back while one types", async ({ page, say }) => {
  await page.goto("/reception/register");
  await awake(page);
  const email = page.getByLabel(say("reception:fields.user_email"), { exact: true });
  const name = page.getByLabel(say("reception:fields.user_name"), { exact: true });
  const complaint = say("validation:email");
  await email.fill("e123456");
  await expect(async () => {
    await email.focus();
    await name.focus();
    await expect(page.getByText(complaint)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(new RegExp(complaint));
  await email.pressSequentially("@metu.edu.tr");
  await expect(page.getByText(complaint)).toHaveCount(0);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test("one press says all that is wrong, though leaving the field before writes an error that moves the button", async ({
  openAs,
  newPerson,
  say,
}) => {
  const page = await openAs(await newPerson());
  await page.goto(newForm);
  await awake(page);
  const text = experienceField(page, say, "text");
  await text.fill("Too short.");
  const button = page.getByRole("button", { name: say("courses:form.submit") });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width / 2, y + 4, { delay: 80 });
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(8);
});

test("a refused form puts the focus on what is wrong, with links to the fields", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto(newForm);
  await awake(page);
  await experienceField(page, say, "weekly_hours").fill("6");
  await page.getByRole("button", { name: say("courses:form.submit") }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(7);
  await summary.getByRole("link", { name: say("validation:required", { field: say("courses:fields.text") }) }).click();
  await expect(experienceField(page, say, "text")).toBeFocused();
  await summary.getByRole("link", { name: say("validation:required", { field: say("courses:fields.overall") }) }).click();
  await expect(page.getByRole("group", { name: say("courses:fields.overall"), exact: true })).toBeFocused();
  await expect(page.getByRole("group", { name: say("courses:fields.overall"), exact: true })).toBeInViewport();
});

test("what the server refuses stands beside its field and keeps what was written", async ({ page, newPerson, say }) => {
  const taken = await newPerson();
  const person = makePerson();
  await page.goto("/reception/register");
  await awake(page);
  const field = (name: string) => page.getByLabel(say(`reception:fields.${name}`), { exact: true });
  await field("user_email").fill(person.email);
  await field("name").fill(person.name);
  await field("user_name").fill(taken.userName);
  await field("user_password").fill(person.password);
  await field("password_confirmation").fill(person.password);
  await page.getByRole("button", { name: say("reception:register.submit") }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(field("user_name")).toHaveAccessibleDescription(new RegExp(say("reception:errors.userNameTaken")));
  await expect(field("user_name")).toHaveValue(taken.userName);
  await expect(field("user_email")).toHaveValue(person.email);
});

test("writing the same twice is refused above the form, with everything still in it", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await addExperience(page.request, course.id);
  await page.goto(newForm);
  await awake(page);
  await fillExperience(page, say);
  await page.getByRole("button", { name: say("courses:form.submit") }).click();
  await expect(page.getByRole("alert")).toContainText(say("courses:errors.duplicate"));
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(experienceField(page, say, "text")).toHaveValue(experienceText);
  await expect(experienceField(page, say, "term")).toHaveValue("2025-1");
});

test("leaving unsaved work asks first; staying keeps it, leaving goes", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto(newForm);
  await awake(page);
  await experienceField(page, say, "text").fill("Half a thought");
  const away = page.getByRole("banner").getByRole("link", { name: "Hocam" });
  const dialog = page.getByRole("dialog", { name: say("kit:forms.unsavedTitle") });
  await away.click();
  await expect(dialog).toContainText(say("kit:forms.unsavedText"));
  await dialog.getByRole("button", { name: say("kit:forms.stay") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(newForm);
  await expect(experienceField(page, say, "text")).toHaveValue("Half a thought");
  await away.click();
  await dialog.getByRole("button", { name: say("kit:forms.leave") }).click();
  await expect(page).toHaveURL("/");
});

test("closing or reloading a page with unsaved work asks, a saved one doesn't", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.goto(newForm);
  await awake(page);
  await page.reload();
  await awake(page);
  expect(asked).toEqual([]);
  await fillExperience(page, say);
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await awake(page);
  await fillExperience(page, say);
  await page.getByRole("button", { name: say("courses:form.submit") }).click();
  await expect(page).toHaveURL("/courses/add/result");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("Ctrl+Enter sends from a text", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto(newForm);
  await awake(page);
  await fillExperience(page, say);
  await experienceField(page, say, "text").press("Control+Enter");
  await expect(page).toHaveURL("/courses/add/result");
});

test("pressing twice in a hurry sends once, also on a slow phone", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto(newForm);
  await awake(page);
  await fillExperience(page, say);
  const button = page.getByRole("button", { name: say("courses:form.submit") });
  // On a slow phone: the second press comes when the server has the first, and the page hasn't been drawn since.
  await button.evaluate((element: HTMLButtonElement) => {
    const send = window.fetch;
    window.fetch = (...sent) => {
      if (sent[1]?.method !== "POST") return send(...sent);
      window.fetch = send;
      const answer = send(...sent);
      const until = performance.now() + 300;
      while (performance.now() < until);
      element.click();
      return answer;
    };
  });
  await button.click();
  await expect(page).toHaveURL("/courses/add/result");
  await page.goto("/courses/personal");
  await expect(page.getByText(say("kit:status.waiting"), { exact: true })).toHaveCount(1);
});

test("a keyboard is enough to skip to the content, sign in and write", async ({ page, newPerson, say }) => {
  const person = await newPerson();
  const keys = page.keyboard;
  await page.goto(`/courses/add?course_id=${otherCourses[0]}`);
  await awake(page);
  await keys.press("Tab");
  await expect(page.getByRole("link", { name: say("chrome:skip") })).toBeFocused();
  await expect(page.getByRole("link", { name: say("chrome:skip") })).toBeInViewport();
  await keys.press("Enter");
  await tabTo(page, page.getByLabel(say("reception:fields.user_email"), { exact: true }), 4);
  await keys.type(person.email);
  await keys.press("Tab");
  await keys.type(person.password);
  await keys.press("Enter");
  await expect(page).toHaveURL(/\/courses\/add\?course_id=/);

  await tabTo(page, experienceField(page, say, "term"));
  await chooseNext(page);
  await expect(experienceField(page, say, "term")).not.toHaveValue("");
  await keys.press("Tab");
  await chooseNext(page);
  await expect(experienceField(page, say, "instructor_id")).toHaveValue("not-listed");
  for (const name of ["overall", "difficulty", "usefulness"]) {
    const ratings = page.getByRole("group", { name: say(`courses:fields.${name}`), exact: true }).getByRole("radio");
    await tabTo(page, ratings.first(), 3);
    await keys.press("ArrowRight");
    await expect(ratings.nth(1)).toBeChecked();
  }
  await keys.press("Tab");
  await keys.type("4");
  await keys.press("Tab");
  await keys.press("Space");
  await expect(page.getByRole("radio", { name: say("courses:attendance.none") })).toBeChecked();
  await tabTo(page, experienceField(page, say, "text"), 12);
  await keys.insertText(experienceText);
  await tabTo(page, page.getByRole("button", { name: say("courses:form.submit") }), 6);
  await keys.press("Enter");
  await expect(page).toHaveURL("/courses/add/result");
});

test("menus open, close and give the focus back by keyboard", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/about");
  await awake(page);
  const menu = page.getByRole("banner").locator("summary").last();
  await tabTo(page, menu, 12);
  await page.keyboard.press("Enter");
  const link = page.getByRole("banner").getByRole("link", { name: say("chrome:links.courses") });
  await expect(link.last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link.last()).toBeHidden();
  await expect(menu).toBeFocused();
});

test("a wrong password is refused without saying which part was wrong", async ({ page, newPerson, say }) => {
  const person = await newPerson();
  await page.goto("/reception/login");
  await awake(page);
  for (const email of [person.email, makePerson().email]) {
    await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(email);
    await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill("not the right one");
    await page.getByRole("button", { name: say("reception:login.submit") }).click();
    await expect(page.getByRole("alert")).toContainText(say("reception:errors.invalidCredentials"));
    await expect(page.getByLabel(say("reception:fields.user_email"), { exact: true })).toHaveValue(email);
  }
});

test("a course that is chosen while a search still waits opens, and the search doesn't call its reader back", async ({ openAs, say }) => {
  const page = await openAs("student");
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data\?course_id=/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`/courses/add?q=${course.code}`);
  await awake(page);
  await page.clock.install();
  await page.getByRole("searchbox", { name: say("courses:list.search") }).pressSequentially(" ");
  await page.getByRole("main").getByRole("link", { name: course.code }).click();
  // The page knows that it is being left; only then may time go on.
  await page.locator(".pending-bar").waitFor({ state: "attached" });
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      }),
  );
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole("heading", { level: 1, name: course.code })).toBeVisible();
});
