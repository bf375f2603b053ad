/** One's own account in the browser. */
import { awake, expect, test } from "./support/test";

test.use({ refusals: [400] });

test("somebody changes their account, and a wrong link is told beside its field", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/profile/about");
  await awake(page);
  await page.getByLabel(say("profile:fields.name"), { exact: true }).fill("Deniz Tarayıcı");
  await page.getByLabel(say("profile:fields.links")).fill("ftp://example.edu");
  await page.getByRole("button", { name: say("profile:view.save") }).click();
  await expect(page.getByText(say("validation:https")).first()).toBeVisible();
  await page.getByLabel(say("profile:fields.links")).fill("https://example.edu/~deniz");
  await page.getByRole("button", { name: say("profile:view.save") }).click();
  await expect(page.getByText(say("profile:view.saved"))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say("profile:fields.name"), { exact: true })).toHaveValue("Deniz Tarayıcı");
});
