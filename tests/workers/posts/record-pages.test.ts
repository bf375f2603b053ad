/** The page of a record: what is like it, what a season paid, and how one answers an advert. */
import { expect, test } from "vitest";
import { adverts } from "../../../app/features/advert/advert.collection";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { wats } from "../../../app/features/wat/wat.collection";
import { addPost } from "../../support/posts";
import { type Person, signUp, visit } from "../../support/site";

const pageOf = async (path: string, as: Person) => (await visit(path, { as })).text();

test("below a tip are the latest four others that share its category: none that is hidden, of another category, or itself", async () => {
  const author = await signUp();
  const facetA = "some-category";
  const tip = (title: string, own = {}) => addPost(author, studyTips, { title, facetA, ...own });
  const postId = await tip("The one that is read");
  await tip("A like one, the oldest");
  for (const at of [1, 2, 3, 4]) await tip(`A like one, number ${at}`);
  await tip("One taken down", { status: "rejected" });
  await tip("One that waits", { status: "waiting" });
  await tip("One of another category", { facetA: "another-category" });
  const html = await pageOf(`/study-tip/one/${postId}`, author);
  const related = html.slice(html.indexOf("More like this"));
  const shown = ["number 1", "number 2", "number 3", "number 4"].map((title) => related.includes(`A like one, ${title}</span>`));
  expect(shown).toEqual([true, true, true, true]);
  for (const title of ["the oldest", "One taken down", "One that waits", "One of another category"]) expect(html).not.toContain(title);
  expect(related.includes(`href="/study-tip/one/${postId}"`)).toBe(false);
});

test("a tip that nothing is like has no such list", async () => {
  const author = await signUp();
  const postId = await addPost(author, studyTips, { facetA: "a-category-of-its-own" });
  expect(await pageOf(`/study-tip/one/${postId}`, author)).not.toContain("More like this");
});

const SEASON = { year: "2025", agency: "A", employer: "B", state: "Ohio", job: "C", promised_wage: 15, promised_hours: 40 };

test.each([
  [{ real_wage: 15, real_hours: 40, weeks: 12 }, "$7,200", "Season total"],
  [{ real_wage: 12.5, real_hours: 30, weeks: 10 }, "$3,750", "Season total"],
  [{ real_wage: 11.1, real_hours: 33, weeks: 3 }, "$1,098.90", "Season total"],
  [{ real_wage: 15, real_hours: 32 }, "$480", "A week"],
  [{ real_wage: 15, real_hours: 32, weeks: 0 }, "$480", "A week"],
] as const)("the page of a season %j tells %s", async (real, sum, label) => {
  const author = await signUp();
  const postId = await addPost(author, wats, { details: { ...SEASON, ...real } });
  const html = await pageOf(`/wat/one/${postId}`, author);
  expect(html).toMatch(new RegExp(`${label}</dt><dd[^>]*>${sum.replace("$", "\\$")}</dd>`));
});

test.each([
  [true, "Would go again"],
  [false, "Wouldn&#x27;t go again"],
])("whether its author would go again (%s) is said plainly, and nothing is summed of what isn't known", async (would_return, words) => {
  const author = await signUp();
  const postId = await addPost(author, wats, { details: { ...SEASON, real_wage: 0, real_hours: 0, would_return } });
  const html = await pageOf(`/wat/one/${postId}`, author);
  expect([html.includes(words), html.includes("Season total"), html.includes(">A week<")]).toEqual([true, false, false]);
});

const ADVERT = { category: "books", price: 1250 };

test("an advert's number is to call and its address to write to, its price is there, and what is sold says so without a call", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const details = { ...ADVERT, contact: "0532 123 45 67 or ada@metu.edu.tr" };
  const html = await pageOf(`/advert/one/${await addPost(author, adverts, { details })}`, reader);
  for (const part of ['href="tel:05321234567"', 'href="mailto:ada@metu.edu.tr"', "1,250 ₺", "Call"]) expect(html).toContain(part);
  expect(html).not.toContain(">Sold<");
  const sold = await addPost(author, adverts, { details, closedAt: Date.now() - 1000, relevantAt: Date.now() + 86_400_000 });
  const after = await pageOf(`/advert/one/${sold}`, reader);
  expect([after.includes(">Sold<"), after.includes("Call</a>")]).toEqual([true, false]);
  const over = await addPost(author, adverts, { details, closedAt: Date.now() - 1000, relevantAt: Date.now() - 2000 });
  expect(await pageOf(`/advert/one/${over}`, reader)).toContain(">No longer available<");
});
