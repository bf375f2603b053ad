/** Writing in a collection, in the browser: what is missing is said beside its field, what is written is found again. */
import { awake, expect, test } from "./support/test";

test.use({ locale: "tr-TR" });

test("a student writes a study tip, finds it again, and another finds it helpful", async ({ openAs, newPerson, say }) => {
  const page = await openAs("student");
  await page.goto("/study-tip/add");
  await awake(page);
  await page.getByLabel(say("study-tip:fields.title"), { exact: true }).fill("Çığ gibi büyüyen ödevler");
  await page.getByLabel(say("study-tip:fields.category")).selectOption("homework");
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await expect(page).toHaveURL(/\/study-tip\/add$/);
  await page
    .getByLabel(say("study-tip:fields.text"), { exact: true })
    .fill("Her ödevi verildiği gün on dakika açıp ilk adımını yazmak yetiyor.");
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await expect(page).toHaveURL(/\/study-tip\/one\/post-/);
  const address = page.url();
  const reader = await openAs(await newPerson());
  await reader.goto("/study-tip/all?q=cig+odev");
  await reader.getByRole("link", { name: /Çığ gibi büyüyen ödevler/ }).click();
  await expect(reader).toHaveURL(address);
  await awake(reader);
  await reader.getByRole("button", { name: say("posts:acts.like"), exact: true }).click();
  await expect(reader.getByRole("button", { name: `${say("posts:acts.like")} 1` })).toHaveAttribute("aria-pressed", "true");
});
