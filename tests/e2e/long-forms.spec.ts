/** A long form in parts that fold: nothing in it is lost, and what is wrong is in sight, with scripts and without. */
import type { Page } from "@playwright/test";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

test.use({ refusals: [400] });

const field = (page: Page, say: Say, name: string) =>
  page.getByRole("main").getByLabel(new RegExp(`^${say(`erasmus:fields.${name}`).replace(/[?.]/g, "\\$&")}( |$)`));
const part = (page: Page, say: Say, name: string) => page.locator("main form details").filter({ hasText: say(`erasmus:steps.${name}`) });

async function fillPlace(page: Page, say: Say): Promise<void> {
  for (const name of ["title", "university", "country", "city", "term"]) await field(page, say, name).fill(`Some ${name}`);
  await field(page, say, "language").selectOption("english");
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a part that was left out opens with its errors, and the others keep what was written", async ({ openAs, say }) => {
    const page = await openAs("student");
    await page.goto("/erasmus/add");
    await expect(field(page, say, "title")).toBeVisible();
    await expect(field(page, say, "monthly_cost")).toBeHidden();
    await fillPlace(page, say);
    await page.getByRole("button", { name: say("posts:form.add") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(field(page, say, "university")).toHaveValue("Some university");
    await expect(part(page, say, "living")).toHaveAttribute("open");
    await field(page, say, "monthly_cost").fill("850");
    await field(page, say, "currency").selectOption("EUR");
    await field(page, say, "text").fill("Long enough a text to be of use to somebody who reads it.");
    await page.getByRole("button", { name: say("posts:form.add") }).click();
    await expect(page).toHaveURL(/\/erasmus\/one\/post-/);
    await expect(page.getByRole("heading", { level: 1, name: "Some title" })).toBeVisible();
  });
});

test("with scripts the part opens as well, also when it was folded again", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/erasmus/add");
  await awake(page);
  await fillPlace(page, say);
  const submit = page.getByRole("button", { name: say("posts:form.add") });
  await submit.click();
  await expect(field(page, say, "monthly_cost")).toBeVisible();
  await part(page, say, "living").locator("summary").click();
  await expect(field(page, say, "monthly_cost")).toBeHidden();
  await page
    .getByRole("alert")
    .getByRole("link", { name: new RegExp(say("erasmus:fields.monthly_cost")) })
    .click();
  await expect(field(page, say, "monthly_cost")).toBeVisible();
  await expect(field(page, say, "monthly_cost")).toBeFocused();
});
