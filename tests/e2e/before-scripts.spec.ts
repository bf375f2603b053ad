/** A page whose scripts are still on their way: what can't be taken back asks first all the same. */
import { expect, test } from "./support/test";

/** The browser complains of what this test withholds. */
const complaint = /ERR_FAILED/;

test("a deletion asks before scripts have come, and happens when it is confirmed", async ({ openAs, newPerson, problems, say }) => {
  const page = await openAs(await newPerson());
  const body = { title: "Where to sit in the library", text: "The second floor is quiet until noon.", category: "campus" };
  const { post_id: postId } = await (await page.request.post("/api/v1/thread", { data: body })).json();
  await page.route(/\/assets\/[^/]*\.js/, (route) => route.abort());
  await page.goto(`/thread/one/${postId}`);
  await page.locator(`summary[aria-label="${say("posts:acts.more")}: ${body.title}"]`).click();
  await page.locator("summary", { hasText: say("posts:acts.remove") }).click();
  await expect(page).toHaveURL(`/thread/one/${postId}`);
  expect((await page.request.get(`/api/v1/thread/${postId}`)).ok()).toBe(true);
  await page.getByRole("button", { name: say("posts:acts.remove"), exact: true }).click();
  await expect(page).not.toHaveURL(`/thread/one/${postId}`);
  expect((await page.request.get(`/api/v1/thread/${postId}`)).ok()).toBe(false);
  problems.splice(0, problems.length, ...problems.filter((each) => !complaint.test(each)));
});

test("a transcript that is pasted while scripts are still on their way stands in the calculator that they bring", async ({ page, say }) => {
  let letGo = () => {};
  const coming = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("/gpa-calculator", { waitUntil: "commit" });
  const text = page.getByLabel(say("gpa:fields.text"), { exact: true });
  await text.fill("2025-2026 Fall\nMATH119 Calculus 5 CC");
  letGo();
  await expect(page.getByRole("button", { name: say("gpa:acts.preview") })).toBeEnabled();
  await expect(page.getByRole("main").locator("textarea").first()).toHaveValue(/MATH119 Calculus 5 CC/);
});
