/** Marks on courses: of a device's transcript without any request that carries it, and of an account's once its owner agrees. */
import type { Page } from "@playwright/test";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const LINE = {
  id: "a",
  code: "5710111",
  name: "Nowhere but here",
  credits: 4,
  grade: "BB",
  what_if: null,
  is_ni: false,
  programmes: ["major"],
};
const TRANSCRIPT = { version: 1, normal_load: null, terms: [{ term: "2024-1", lines: [LINE] }] };

const badge = (page: Page, say: Say) => page.getByRole("main").getByText(`${say("course-marks:states.passed")} · BB`);

test("a guest's courses are marked by the transcript on the device, and no request carries it", async ({ page, say }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`));
  await page.goto("/catalog/all?q=CENG111");
  await awake(page);
  await expect(badge(page, say)).toHaveCount(0);
  await page.evaluate((text) => localStorage.setItem("hocam.gpa", text), JSON.stringify(TRANSCRIPT));
  await page.reload();
  await expect(badge(page, say)).toHaveCount(1);
  await page.goto("/catalog/course/CENG111");
  await expect(page.getByText(say("course-marks:sentences.passed", { term: "2024–25 Fall", grade: "BB" }))).toBeVisible();
  expect(sent.some((each) => each.includes("/api/v1/catalog/renamed"))).toBe(true);
  expect(sent.filter((each) => /Nowhere|"grade"|\/api\/v1\/gpa/.test(each))).toEqual([]);
});

test("an account's courses are marked when its owner agrees, and no longer when they stop it", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/catalog/all?q=CENG111");
  await awake(page);
  const question = page.getByRole("region", { name: say("course-marks:question.title") });
  const kept = await page.evaluate(async (transcript) => {
    const body = JSON.stringify({ transcript, version: 0 });
    return (await fetch("/api/v1/gpa/me", { method: "PUT", headers: { "Content-Type": "application/json" }, body })).status;
  }, TRANSCRIPT);
  expect(kept).toBe(200);
  await page.reload();
  await question.getByRole("button", { name: say("course-marks:question.allow") }).click();
  await expect(badge(page, say)).toHaveCount(1);
  await expect(question).toHaveCount(0);
  await page.goto("/gpa/marks");
  await expect(badge(page, say)).toHaveCount(1);
  await page.getByRole("button", { name: say("course-marks:setting.stop") }).click();
  await expect(page.getByText(say("course-marks:setting.off"))).toBeVisible();
  await page.goto("/catalog/all?q=CENG111");
  await awake(page);
  await expect(page.getByRole("main").getByText("CENG111")).not.toHaveCount(0);
  await expect(badge(page, say)).toHaveCount(0);
});
