/** The plan to graduation: out of a pasted transcript, on the device; moved, asked what a failure costs, and shared without a grade. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/people";
import { awake, expect, test } from "./support/test";

const PASTED = "2025-2026 Spring\nCENG111 Introduction 4 BB\nMATH119 Calculus 5 CC";

test("a pasted transcript becomes a plan; a move, an FF and a link say what they should, and no request carries the transcript", async ({
  page,
  browser,
  baseURL,
  say,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/gpa-calculator");
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(PASTED);
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("study-plan:pages.plan") })
    .first()
    .click();
  await expect(page.getByLabel(say("study-plan:curriculum"))).toHaveValue("program-571");

  const move = page.getByLabel(say("study-plan:moveLabel", { course: "CENG213" }));
  await expect(move).toBeVisible();
  await expect(page.getByLabel(say("study-plan:moveLabel", { course: "CENG111" }))).toHaveCount(0);
  const end = page.getByText(/^Graduation by this plan/);
  await expect(end).toBeVisible();

  // Before CENG140, which it needs.
  const before = await move.inputValue();
  const first = await page.getByLabel(say("study-plan:moveLabel", { course: "CENG140" })).inputValue();
  await move.selectOption(first);
  await expect(page.getByText(say("study-plan:problems.needs", { codes: "CENG140" }))).toBeVisible();
  await expect(move).toHaveAccessibleDescription(new RegExp(say("study-plan:problems.needs", { codes: "CENG140" })));
  await page.reload();
  await expect(page.getByText(say("study-plan:problems.needs", { codes: "CENG140" }))).toBeVisible();
  await page.getByRole("button", { name: say("study-plan:arrange") }).click();
  await expect(move).toHaveValue(before);

  await page.getByRole("button", { name: say("study-plan:costLabel", { course: "CENG140" }) }).click();
  const cost = page.getByRole("group", { name: say("study-plan:cost.title", { course: "CENG140" }) });
  await cost.getByLabel(say("study-plan:cost.outcomes.FF")).check();
  await expect(cost.getByText(say("study-plan:cost.mustRepeat"))).toBeVisible();
  await expect(cost.getByText(/^Earliest graduation/)).toBeVisible();
  // A list that is told is still a list.
  await expect(cost.getByRole("status").getByRole("list").getByRole("listitem").first()).toBeVisible();

  const schedule = page.getByRole("link", { name: say("study-plan:makeSchedule") });
  expect(new URL((await schedule.getAttribute("href")) ?? "", page.url()).searchParams.getAll("course")).toContain("CENG140");

  await page.getByRole("button", { name: say("study-plan:acts.share") }).click();
  const link = await page.getByLabel(say("study-plan:link"), { exact: true }).inputValue();
  const other = await browser.newContext({ baseURL });
  const opened = await other.newPage();
  const asked: string[] = [];
  opened.on("request", (request) => asked.push(request.url()));
  await opened.goto(link);
  await opened.getByRole("button", { name: say("study-plan:shared.take") }).click();
  await expect(opened.getByLabel(say("study-plan:moveLabel", { course: "CENG213" }))).toHaveValue(before);
  await expect(opened.getByLabel(say("study-plan:moveLabel", { course: "CENG111" }))).toHaveCount(0);
  expect(await opened.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/\b(BB|CC)\b/);
  expect(asked.filter((each) => each.includes("plan="))).toEqual([]);
  await other.close();
  expect(sent.filter((each) => /Calculus|"grade"|\/api\/v1\/gpa\/(me|compute)/.test(each))).toEqual([]);
});

const LINE = { id: "a", code: "CENG111", name: "", credits: 4, grade: "BB", what_if: null, is_ni: false, programmes: ["major"] };
const TRANSCRIPT = { version: 1, normal_load: null, terms: [{ term: "2025-2", lines: [LINE] }] };

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /plans$/.test(key)));

test("a transcript of the account that can't be fetched is said, asked for again, and never planned without", async ({
  openAs,
  newPerson,
  say,
}) => {
  const page = await openAs(await newPerson());
  await page.goto("/gpa/plan");
  await awake(page);
  await page.evaluate(async (transcript) => {
    const body = JSON.stringify({ transcript, version: 0 });
    await fetch("/api/v1/gpa/me", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
  }, TRANSCRIPT);
  // As a network answers that wants its own login first.
  await page.route("**/api/v1/gpa/me", (route) => route.fulfill({ body: "<h1>Welcome</h1>" }));
  await page.reload();
  await expect(page.getByRole("alert").getByText(say("study-plan:lack.offline"))).toBeVisible();
  await expect(page.getByLabel(say("study-plan:curriculum"))).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  await page.unroute("**/api/v1/gpa/me");
  await page.getByRole("button", { name: say("study-plan:lack.retry") }).click();
  await expect(page.getByLabel(say("study-plan:curriculum"))).toHaveValue("program-571");
  await expect(page.getByLabel(say("study-plan:moveLabel", { course: "CENG111" }))).toHaveCount(0);
  await expect(page.getByLabel(say("study-plan:moveLabel", { course: "CENG140" }))).toBeVisible();
});

test("a guest tries an example, plans, and finds the plan again after logging in", async ({ page, newPerson, say }) => {
  await page.goto("/gpa/plan");
  await expect(page.getByRole("heading", { name: say("study-plan:firstSteps.title") })).toBeVisible();
  await page.getByRole("button", { name: say("study-plan:firstSteps.example") }).click();
  await expect(page.getByText(say("study-plan:firstSteps.exampleSays"))).toBeVisible();
  await expect(page.getByText(/^Graduation by this plan/)).toBeVisible();
  await page.getByLabel(say("study-plan:curriculum")).selectOption("program-571");
  const move = page.getByLabel(say("study-plan:moveLabel", { course: "CENG213" }));
  await expect(move).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("hocam.plans") ?? "null")?.plans ?? [])).toEqual([]);
  const last = await move.locator("option").last().getAttribute("value");
  await move.selectOption(last);
  await page.getByLabel(say("study-plan:name")).fill("Mine");
  await page.getByLabel(say("study-plan:name")).blur();

  await signIn(page.context().request, await newPerson());
  await page.goto("/gpa/plan");
  await page.getByRole("button", { name: say("study-plan:onDevice.take") }).click();
  await expect(page.getByLabel(say("study-plan:name"))).toHaveValue("Mine");
  await expect(move).toHaveValue(last ?? "");
  await page.reload();
  await expect(move).toHaveValue(last ?? "");
  await expect(page.getByRole("button", { name: say("study-plan:onDevice.take") })).toHaveCount(0);
});

test("two tabs of a plan show each other's moves and lose none; a curriculum that is only looked at adds no plan", async ({
  page,
  say,
}) => {
  await page.goto("/gpa/plan");
  await awake(page);
  await page.evaluate((text) => localStorage.setItem("hocam.gpa", text), JSON.stringify(TRANSCRIPT));
  await page.reload();
  const move = (of: Page, course: string) => of.getByLabel(say("study-plan:moveLabel", { course }));
  const [first, second] = [await move(page, "CENG140").inputValue(), "CENG213"];
  await move(page, "CENG140").selectOption({ index: 5 });
  const other = await page.context().newPage();
  await other.goto("/gpa/plan");
  await expect(move(other, "CENG140")).not.toHaveValue(first);
  await move(other, second).selectOption({ index: 7 });
  const moved = await move(other, second).inputValue();
  await expect(move(page, second)).toHaveValue(moved);
  await move(page, "CENG140").selectOption(first);
  await expect(move(other, "CENG140")).toHaveValue(first);
  await expect(move(other, second)).toHaveValue(moved);

  // Placing all anew takes the moves away, and gives them back.
  await page.getByRole("button", { name: say("study-plan:arrange") }).click();
  await expect(move(page, second)).not.toHaveValue(moved);
  await page.getByRole("button", { name: say("study-plan:acts.undo") }).click();
  await expect(move(page, second)).toHaveValue(moved);
  await expect(page.getByText(say("study-plan:arranged"))).toHaveCount(0);

  const curriculum = page.getByLabel(say("study-plan:curriculum"));
  const values = await curriculum.locator("option").evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  for (const value of values.slice(0, 3)) await curriculum.selectOption(value);
  await curriculum.selectOption("program-571");
  await expect(move(page, second)).toHaveValue(moved);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("hocam.plans") ?? "null").plans.length)).toBe(1);
});

test("a student sees where their open courses were accepted abroad, and no request says which courses those are", async ({
  page,
  newPerson,
  say,
}) => {
  await signIn(page.context().request, await newPerson());
  await page.goto("/erasmus/all");
  await page.getByRole("link", { name: say("erasmus:equivalences.mine") }).click();
  await awake(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByLabel(say("study-plan:curriculum")).selectOption("program-571");
  const vienna = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "TU Wien" }) });
  await expect(vienna.getByText("CENG334")).toBeVisible();
  await page.getByRole("searchbox").fill("wien");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { name: "AGH University" })).toHaveCount(0);
  await expect(vienna).toBeVisible();
  expect(page.url()).toContain("q=wien");
  await vienna.getByRole("link", { name: "Betriebssysteme" }).click();
  await expect(page).toHaveURL(/\/erasmus\/one\/post-erasmus-2/);
  await page.goBack();
  await expect(vienna).toBeVisible();
  await expect(page.getByLabel(say("study-plan:curriculum"))).toHaveValue("program-571");
  expect(sent.filter((each) => /CENG|MATH219|gpa\/compute/.test(each))).toEqual([]);
});
