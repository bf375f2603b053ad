/** The plan to graduation: out of a pasted transcript, on the device; moved, asked what a failure costs, and shared without a grade. */
import { expect, test } from "./support/test";

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
  await page.reload();
  await expect(page.getByText(say("study-plan:problems.needs", { codes: "CENG140" }))).toBeVisible();
  await page.getByRole("button", { name: say("study-plan:arrange") }).click();
  await expect(move).toHaveValue(before);

  await page.getByRole("button", { name: say("study-plan:costLabel", { course: "CENG140" }) }).click();
  const cost = page.getByRole("group", { name: say("study-plan:cost.title", { course: "CENG140" }) });
  await cost.getByLabel(say("study-plan:cost.outcomes.FF")).check();
  await expect(cost.getByText(say("study-plan:cost.mustRepeat"))).toBeVisible();
  await expect(cost.getByText(/^Earliest graduation/)).toBeVisible();

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
