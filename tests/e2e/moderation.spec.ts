/** An hour of moderation by keyboard: everything is read where it is decided on, and what is decided can be undone. */
import { randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { rejectionTemplates } from "../../app/engines/review/templates";
import { course, experienceText, otherCourses } from "./support/contributions";
import { awake, expect, jsonOf, test } from "./support/test";

const MANY = 30;
/** So slow a device draws an answer and what follows from it at once. */
const SLOW = 20;
const ABUSE = "Hocası tam bir aptal, sakın alma.";
const courses = [course.id, ...otherCourses];
const terms = Array.from({ length: 8 }, (_, i) => `${2024 - i}-1`);

test.use({ viewport: { width: 1280, height: 900 } });

/** Thirty experiences of one person; the fourth insults somebody in its tips alone. */
async function writeMany(request: APIRequestContext, mark: string): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < MANY; i++) {
    const data = {
      course_id: courses[i % courses.length],
      term: terms[Math.floor(i / courses.length)],
      instructor_id: "not-listed",
      overall: 4,
      difficulty: 3,
      usefulness: 5,
      weekly_hours: 6,
      attendance: "partial",
      assessments: ["final"],
      text: `${experienceText} ${mark} number ${i}`,
      ...(i === 3 && { tips: ABUSE }),
    };
    ids.push((await jsonOf<{ experience_id: string }>(await request.post("/api/v1/coursefile/experiences", { data }))).experience_id);
  }
  return ids;
}

/** Takes these in hand: however much others wrote meanwhile, they stand on the first page. */
async function claim(moderator: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) await moderator.request.post("/admin/panel", { form: { act: "claim", inbox: "experiences", id } });
}

/** The ready reason of this name. */
function templateOf(name: string) {
  const found = rejectionTemplates.find(({ key }) => key === name);
  if (!found) throw new Error(`No reason is called ${name}`);
  return found;
}

const focused = (page: Page) => page.locator("[data-item]:focus");
const countOf = async (page: Page, mark: string) => page.getByRole("article").filter({ hasText: mark }).count();

/** Goes down to the next of these, by J alone. */
async function goToNext(page: Page, mark: string): Promise<void> {
  if ((await focused(page).count()) === 0) await page.keyboard.press("j");
  for (let i = 0; i < 100; i++) {
    if ((await focused(page).textContent())?.includes(mark)) return;
    await page.keyboard.press("j");
  }
  throw new Error("The list ends before.");
}

test("thirty contributions are moderated by keyboard alone, with one undo, and the abuse in a review's tips is seen", async ({
  openAs,
  newPerson,
  say,
}) => {
  test.slow();
  const mark = `mark${randomBytes(5).toString("hex")}`;
  const author = await openAs(await newPerson());
  const ids = await writeMany(author.request, mark);
  const page = await openAs("moderator");
  await claim(page, ids);
  await page.goto("/admin/panel?kind=experiences&size=50");
  await awake(page);
  expect(await countOf(page, mark)).toBe(MANY);
  await page.keyboard.press("?");
  await expect(page.getByText(say("admin:queue.keys.z"))).toBeVisible();
  for (let left = MANY; left > 0; left--) {
    await goToNext(page, mark);
    const item = page.locator(`[data-item="${await focused(page).getAttribute("data-item")}"]`);
    const title = await item.textContent();
    if (title?.includes(ABUSE)) {
      await expect(item.getByText(ABUSE)).toBeVisible();
      await page.keyboard.press("r");
      const reason = item.getByLabel(say("kit:fields.reason"), { exact: true });
      await page.keyboard.press("2");
      await expect(reason).toHaveValue(templateOf("person").en);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(reason).not.toHaveValue(templateOf("person").en);
      const ready = item.getByRole("combobox", { name: say("review:moderation.template") });
      await reason.fill("Names somebody who teaches it.");
      await ready.focus();
      await page.keyboard.press("3");
      await expect(reason).toHaveValue("Names somebody who teaches it.");
      await item.getByRole("button", { name: say("review:moderation.templates.insult") }).click();
      await expect(reason).toHaveValue(templateOf("insult").en);
      await ready.focus();
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("a");
    }
    await expect(page.getByRole("article").filter({ hasText: mark })).toHaveCount(left - 1);
    if (left !== MANY - 5) continue;
    await page.keyboard.press("z");
    await expect(page.getByText(say("admin:said.undo"))).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: mark })).toHaveCount(left);
    await expect(focused(page)).toContainText(mark);
    await page.keyboard.press("a");
    await expect(page.getByRole("article").filter({ hasText: mark })).toHaveCount(left - 1);
  }
  await author.goto("/courses/personal");
  await expect(author.getByText(say("kit:status.rejected"), { exact: true }).first()).toBeVisible();
});

test("keys aren't taken while somebody types, and can be turned off", async ({ openAs, newPerson, say }) => {
  const mark = `mark${randomBytes(5).toString("hex")}`;
  const author = await openAs(await newPerson());
  const data = {
    course_id: course.id,
    term: "2023-2",
    instructor_id: "not-listed",
    overall: 4,
    difficulty: 3,
    usefulness: 5,
    weekly_hours: 6,
    attendance: "partial",
    assessments: ["final"],
    text: `${experienceText} ${mark}`,
  };
  const { experience_id } = await jsonOf<{ experience_id: string }>(await author.request.post("/api/v1/coursefile/experiences", { data }));
  const page = await openAs("moderator");
  await claim(page, [experience_id]);
  await page.goto("/admin/panel?kind=experiences&size=50");
  await awake(page);
  await goToNext(page, mark);
  const item = page.getByRole("article").filter({ hasText: mark });
  await page.keyboard.press("r");
  await item.getByLabel(say("kit:fields.reason"), { exact: true }).fill("a j a");
  await item.getByLabel(say("kit:fields.reason"), { exact: true }).press("a");
  await expect(item).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(focused(page)).toContainText(mark);
  await page.getByText(say("admin:queue.hint")).click();
  await page.getByLabel(say("admin:queue.useKeys")).uncheck();
  await item.focus();
  await page.keyboard.press("a");
  await page.keyboard.press("j");
  await expect(focused(page)).toContainText(mark);
  await page.getByLabel(say("admin:queue.useKeys")).check();
  await item.focus();
  await page.keyboard.press("a");
  await expect(item).toHaveCount(0);
});

test("deciding keeps the page where it is: the next one takes the place", async ({ openAs, newPerson, say }) => {
  const mark = `mark${randomBytes(5).toString("hex")}`;
  const author = await openAs(await newPerson());
  const ids: string[] = [];
  for (const term of ["2021-1", "2021-2", "2022-2", "2023-2"]) {
    const data = {
      course_id: otherCourses[0],
      term,
      instructor_id: "not-listed",
      overall: 4,
      difficulty: 3,
      usefulness: 5,
      weekly_hours: 6,
      attendance: "partial",
      assessments: ["final"],
      text: `${experienceText} ${mark} ${term}`,
    };
    ids.push(
      (await jsonOf<{ experience_id: string }>(await author.request.post("/api/v1/coursefile/experiences", { data }))).experience_id,
    );
  }
  const page = await openAs("moderator");
  await claim(page, ids);
  await page.goto("/admin/panel?kind=experiences&size=50");
  await awake(page);
  const item = page.getByRole("article").filter({ hasText: `${mark} 2021-2` });
  await item.scrollIntoViewIfNeeded();
  await item.getByRole("button", { name: say("kit:acts.approve") }).focus();
  const topOf = async (article: typeof item) => (await article.boundingBox())?.y ?? Number.NaN;
  const before = await topOf(item);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await item.getByRole("button", { name: say("kit:acts.approve") }).press("Enter");
  await expect(item).toHaveCount(0);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(focused(page)).toContainText(`${mark} 2022-2`);
  expect(Math.abs((await topOf(focused(page))) - before)).toBeLessThan(200);
  await page
    .getByRole("region", { name: say("kit:toast.region") })
    .getByRole("button", { name: say("review:moderation.undo") })
    .last()
    .click();
  await expect(item).toBeVisible();
});

test("a key that decides nothing here says so, and its page is a key away", async ({ openAs, say }) => {
  const page = await openAs("admin");
  await page.goto("/admin/panel?kind=legal_requests&size=50");
  await awake(page);
  await page.keyboard.press("j");
  await expect(focused(page)).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText(say("admin:queue.noKey"))).toBeVisible();
  await page.keyboard.press("o");
  await expect(page).toHaveURL(/\/admin\/requests\//);
});
