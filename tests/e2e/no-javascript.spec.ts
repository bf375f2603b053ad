/** All that matters works before scripts do, and without them. */
import type { Page } from "@playwright/test";
import { course, experienceText, markedText } from "./support/contributions";
import { mailedPath, makePerson } from "./support/people";
import { expect, test } from "./support/test";
import { speaker } from "./support/words";

test.use({ javaScriptEnabled: false, refusals: [400] });

const newForm = `/courses/add?course_id=${course.id}`;

/** Radios of a rating are drawn as cards: a reader presses the card. */
async function rate(page: Page, group: string): Promise<void> {
  await page.getByRole("group", { name: group, exact: true }).getByText("4", { exact: true }).click();
}

test("a newcomer registers, verifies, signs in and writes without scripts, and a moderator approves", async ({
  page,
  openAs,
  say,
  request,
}) => {
  const person = makePerson();
  const field = (name: string) => page.getByLabel(say(`reception:fields.${name}`), { exact: true });
  const courseField = (name: string) => page.getByLabel(say(`courses:fields.${name}`), { exact: true });

  await test.step("registering refuses what is missing and keeps the rest", async () => {
    await page.goto("/reception/register");
    await field("name").fill(person.name);
    await field("user_email").fill(person.email);
    await page.getByRole("button", { name: say("reception:register.submit") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field("user_name")).toHaveAccessibleDescription(
      new RegExp(say("validation:required", { field: say("reception:fields.user_name") })),
    );
    await expect(field("name")).toHaveValue(person.name);
    await expect(field("user_email")).toHaveValue(person.email);
    await field("user_name").fill(person.userName);
    await field("user_password").fill(person.password);
    await field("password_confirmation").fill(person.password);
    await page.getByRole("button", { name: say("reception:register.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("reception:register.sentTitle") })).toBeVisible();
  });

  await test.step("the mailed link verifies and signs in", async () => {
    await page.goto(await mailedPath(request, person.email));
    await page.getByRole("button", { name: say("reception:verify.submit") }).click();
    await expect(page).toHaveURL("/");
    await page.goto(newForm);
    await expect(page).toHaveURL(newForm);
  });

  await test.step("a refused experience shows its errors beside the fields and loses nothing", async () => {
    await courseField("term").selectOption("2025-1");
    await rate(page, say("courses:fields.overall"));
    await courseField("weekly_hours").fill("ninety");
    await courseField("text").fill("Too short.");
    await page.getByRole("checkbox", { name: say("courses:assessments.final") }).check();
    await page.getByRole("button", { name: say("courses:form.submit") }).click();
    await expect(courseField("weekly_hours")).toHaveAccessibleDescription(
      new RegExp(say("validation:number", { field: say("courses:names.weekly_hours") })),
    );
    await expect(courseField("text")).toHaveAccessibleDescription(/80/);
    await expect(page.getByRole("group", { name: say("courses:fields.difficulty"), exact: true })).toContainText(
      say("validation:required", { field: say("courses:fields.difficulty") }),
    );
    await expect(courseField("term")).toHaveValue("2025-1");
    await expect(courseField("weekly_hours")).toHaveValue("ninety");
    await expect(courseField("text")).toHaveValue("Too short.");
    await expect(page.getByRole("checkbox", { name: say("courses:assessments.final") })).toBeChecked();
    await expect(
      page
        .getByRole("group", { name: say("courses:fields.overall"), exact: true })
        .getByRole("radio")
        .nth(3),
    ).toBeChecked();
  });

  await test.step("corrected, it is taken", async () => {
    await courseField("instructor_id").selectOption("not-listed");
    for (const name of ["difficulty", "usefulness"]) await rate(page, say(`courses:fields.${name}`));
    await courseField("weekly_hours").fill("6");
    await page.getByRole("radio", { name: say("courses:attendance.none") }).check();
    await courseField("text").fill(markedText(person.userName));
    await page.getByRole("button", { name: say("courses:form.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("courses:result.title") })).toBeVisible();
  });

  await test.step("a moderator finds and approves it", async () => {
    const moderator = await openAs("moderator");
    await moderator.goto("/admin/courses/all");
    await moderator.getByRole("searchbox", { name: say("courses:admin.search") }).fill(person.userName);
    await moderator.getByRole("button", { name: say("kit:acts.apply") }).click();
    await moderator.getByRole("article").filter({ hasText: experienceText }).getByRole("checkbox").check();
    await moderator.getByRole("button", { name: say("kit:acts.approve") }).click();
    await expect(moderator.getByText(say("review:moderation.done"))).toBeVisible();
    await page.goto("/courses/personal");
    await expect(page.getByText(say("kit:status.approved"), { exact: true })).toBeVisible();
  });
});

test("theme and language switch without scripts and stay where one was", async ({ page, say }) => {
  const turkish = speaker("tr");
  await page.goto("/courses/all?sort=code");
  await page.getByRole("button", { name: say("chrome:theme") }).click();
  await expect(page).toHaveURL("/courses/all?sort=code");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "TR, Türkçe" }).click();
  await expect(page).toHaveURL("/courses/all?sort=code");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1, name: turkish("courses:pages.all") })).toBeVisible();
  await page.getByRole("button", { name: turkish("chrome:theme") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test.describe(() => {
  test.use({ isUndecided: true });

  test("cookies can be chosen without scripts, one by one or all at once", async ({ page, context, say }) => {
    await page.goto("/about");
    const banner = page.getByRole("region", { name: say("chrome:cookies.title") });
    await banner.getByRole("checkbox", { name: say("chrome:cookies.analytics") }).check();
    await banner.getByRole("button", { name: say("chrome:cookies.save") }).click();
    await expect(page).toHaveURL("/about");
    await expect(banner).toHaveCount(0);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a1m0" }));
    await context.clearCookies();
    await page.goto("/faq");
    await banner.getByRole("button", { name: say("chrome:cookies.allowAll") }).click();
    await expect(page).toHaveURL("/faq");
    await expect(banner).toHaveCount(0);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "cookie-consent", value: "a1m1" }));
  });
});

test("filters and pager are plain forms and links", async ({ page, say }) => {
  await page.goto("/courses/all");
  await page.getByText(say("kit:list.filters"), { exact: true }).click();
  await page.getByLabel(say("courses:list.level"), { exact: true }).selectOption("undergraduate");
  await page.getByRole("button", { name: say("kit:acts.apply") }).click();
  await expect(page).toHaveURL(/level=undergraduate/);
  const first = page.locator('main a[href^="/courses/one/"]').first();
  const before = await first.getAttribute("href");
  await page.getByRole("link", { name: say("kit:list.next"), exact: true }).click();
  await expect(page).toHaveURL(/level=undergraduate.*page=2|page=2.*level=undergraduate/);
  await expect(first).not.toHaveAttribute("href", before ?? "");
  await page.getByRole("link", { name: `10 · ${say("kit:list.perPage")}` }).click();
  await expect(page).toHaveURL(/size=10/);
  await expect(page.locator('main a[href^="/courses/one/"]')).toHaveCount(10);
  await page.getByRole("link", { name: say("kit:list.clearFilters") }).click();
  await expect(page).toHaveURL("/courses/all");
});

test("rows of a grade are added and removed without losing what is written", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto(`/databank/add?course_id=${course.id}`);
  const names = page.getByLabel(say("databank:fields.name"), { exact: true });
  const weights = page.getByLabel(say("databank:fields.weight"), { exact: true });
  const exams = page.getByLabel(say("databank:fields.exam_kinds"), { exact: true });
  await exams.fill("Two midterms");
  await page.getByRole("button", { name: say("databank:form.addPart") }).click();
  await expect(names).toHaveCount(3);
  await expect(exams).toHaveValue("Two midterms");
  await names.nth(2).fill("Quizzes");
  await weights.nth(2).fill("10");
  await page.getByRole("button", { name: say("kit:forms.removeRow", { number: 1 }) }).click();
  await expect(names).toHaveCount(2);
  await expect(names.nth(1)).toHaveValue("Quizzes");
  await expect(weights.nth(1)).toHaveValue("10");
  await expect(exams).toHaveValue("Two midterms");
  await page.getByRole("button", { name: say("kit:forms.removeRow", { number: 2 }) }).click();
  await expect(names).toHaveCount(1);
  await expect(page.getByRole("button", { name: say("kit:forms.removeRow", { number: 1 }) })).toHaveCount(0);
});

test("a poll in a discussion is added, voted in and removed without scripts, and each leads back to the discussion", async ({
  openAs,
  newPerson,
  say,
}) => {
  const page = await openAs(await newPerson());
  const body = { title: "Where we study", text: "Tell us where you study in finals week.", category: "campus" };
  const { post_id: postId } = await (await page.request.post("/api/v1/thread", { data: body })).json();
  const address = new RegExp(`/thread/one/${postId}`);
  await page.goto(`/thread/one/${postId}`);
  await page.locator(`summary[aria-label="${say("posts:acts.more")}: ${body.title}"]`).click();
  await page.getByRole("link", { name: say("poll:place.add") }).click();
  await page.locator('select[name="poll_id"]').selectOption("poll-demo-1");
  await page.getByRole("button", { name: say("poll:place.embed") }).click();
  await expect(page).toHaveURL(address);
  const poll = page.getByRole("region", { name: say("poll:card.title"), exact: true });
  await poll.getByRole("button", { name: say("poll:one.vote") }).click();
  await expect(page.getByText(say("poll:errors.chooseOne")).first()).toBeVisible();
  await poll.getByRole("radio").nth(1).check();
  await poll.getByRole("button", { name: say("poll:one.vote") }).click();
  await expect(page).toHaveURL(address);
  await expect(poll.getByRole("table")).toBeVisible();
  const remove = poll.locator("summary", { hasText: say("poll:place.remove") });
  await remove.click();
  await expect(poll.getByText(say("poll:place.removeTitle"))).toBeVisible();
  await poll.getByRole("button", { name: say("poll:place.remove") }).click();
  await expect(poll).toHaveCount(0);
  await expect(page).toHaveURL(address);
});
