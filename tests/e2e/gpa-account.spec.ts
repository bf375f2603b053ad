/** A transcript in the account: saved by itself, on two devices, offered on sign-in, and gone from the device on sign-out. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import type { Say } from "./support/words";

const gradeOf = (page: Page, say: Say, code: string) => page.getByLabel(`${say("gpa:fields.grade")}, ${code}`);
const saved = (page: Page, say: Say) => expect(page.getByText(say("gpa:saving.saved"))).toBeVisible();

async function paste(page: Page, say: Say, text: string): Promise<void> {
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  const field = page.getByLabel(say("gpa:fields.text"), { exact: true });
  if (!(await field.isVisible())) await page.getByText(say("gpa:paste.title"), { exact: true }).click();
  await field.fill(text);
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
}

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("hocam."))
      .sort(),
  );

test.describe("two devices", () => {
  test.use({ refusals: [409] });

  test("an edit on two devices is asked about, and the other one is an undo away", async ({ openAs, newPerson, say }) => {
    const person = await newPerson();
    const [first, second] = [await openAs(person), await openAs(person)];
    await first.goto("/gpa-calculator");
    await paste(first, say, "2023-2024 Fall\nMATH119 Calculus 5 AA");
    await saved(first, say);
    await second.goto("/gpa-calculator");
    await expect(gradeOf(second, say, "MATH119")).toHaveValue("AA");
    await gradeOf(second, say, "MATH119").selectOption("CC");
    await saved(second, say);
    await gradeOf(first, say, "MATH119").selectOption("BB");
    await expect(first.getByText(say("gpa:account.otherTitle"))).toBeVisible();
    await expect(gradeOf(first, say, "MATH119")).toHaveValue("BB");
    await first.getByRole("button", { name: say("gpa:account.useAccount") }).click();
    await expect(gradeOf(first, say, "MATH119")).toHaveValue("CC");
    await saved(first, say);
    await first.getByRole("button", { name: say("gpa:acts.undo") }).click();
    await expect(gradeOf(first, say, "MATH119")).toHaveValue("BB");
    await saved(first, say);
    await second.reload();
    await expect(gradeOf(second, say, "MATH119")).toHaveValue("BB");
  });
});

test("a guest's transcript is offered on sign-in, and signing out leaves nothing on the device", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const page = await openAs(person);
  await page.goto("/gpa-calculator");
  await page.evaluate(() => {
    const line = { id: "a", code: "OWN101", name: "", credits: 3, grade: "AA", what_if: null, is_ni: false, programmes: ["major"] };
    localStorage.setItem("hocam.gpa", JSON.stringify({ version: 1, normal_load: null, terms: [{ term: "2023-1", lines: [line] }] }));
  });
  await page.reload();
  await expect(page.getByText(say("gpa:account.offerTitle"))).toBeVisible();
  await expect(gradeOf(page, say, "OWN101")).toHaveCount(0);
  await page.getByRole("button", { name: say("gpa:account.useDevice") }).click();
  await expect(gradeOf(page, say, "OWN101")).toHaveValue("AA");
  await gradeOf(page, say, "OWN101").selectOption("BB");
  await saved(page, say);
  expect(await kept(page)).toEqual(["hocam.account.gpa", "hocam.account.reading.name", "hocam.account.reading.reader", "hocam.gpa"]);
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  expect(await kept(page)).toEqual([]);
  await page.goto("/gpa-calculator");
  await expect(page.getByText(say("gpa:empty"))).toBeVisible();
});

test("a transcript is deleted from the account after a question", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/gpa-calculator");
  await paste(page, say, "2023-2024 Fall\nMATH119 Calculus 5 AA");
  await saved(page, say);
  await page.getByRole("button", { name: say("gpa:account.remove") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("gpa:account.remove") })
    .click();
  await expect(page.getByText(say("gpa:empty"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("gpa:empty"))).toBeVisible();
});
