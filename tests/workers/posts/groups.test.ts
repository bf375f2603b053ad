/** Reasons stay together by department over all pages of the list, and the form begins with what is known. */
import { expect, test } from "vitest";
import { postFilters } from "../../../app/engines/posts/filters";
import { readList } from "../../../app/engines/posts/posts.service.server";
import { whys } from "../../../app/features/why/why.collection";
import { fullScans, watchedContext } from "../../support/plans";
import { addPost } from "../../support/posts";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { signUp, visit } from "../../support/site";

const DEPARTMENTS = ["Architecture", "Biology", "Chemistry"];

test("departments follow each other, the latest reason first, and none is begun twice over the pages", async () => {
  const reader = await signUp();
  for (let round = 0; round < 4; round++)
    for (const department of DEPARTMENTS)
      await addPost(reader, whys, { facetB: department, title: `${department} ${round}`, details: { choice: "department", department } });
  const { ctx, statements } = watchedContext({ actor: reader.ctx.actor });
  const titles: string[] = [];
  let before: string | undefined;
  do {
    const page = await readList(ctx, whys, postFilters.parse({ size: 5, before }));
    titles.push(...page.items.map(({ title }) => title));
    before = page.nextBefore;
  } while (before);
  expect(titles).toEqual(DEPARTMENTS.flatMap((department) => [3, 2, 1, 0].map((round) => `${department} ${round}`)));
  expect(await fullScans(statements)).toEqual([]);
});

test("in another order the list is one of cards that name their department", async () => {
  const reader = await signUp();
  const html = async (path: string) => /<main[\s\S]*<\/main>/.exec(await (await visit(path, { as: reader })).text())?.[0] ?? "";
  expect(await html("/why/all")).toMatch(/<h2[^>]*>Architecture<\/h2>/);
  const latest = await html("/why/all?sort=new");
  expect([/<h2[^>]*>Architecture<\/h2>/.test(latest), latest.includes("Architecture")]).toEqual([false, true]);
});

test("the form for a reason begins with the writer's department, and with none where the profile has none", async () => {
  await addUniversity();
  const [known, unknown] = [await signUp({ departmentId: DEPARTMENT.departmentId }), await signUp({ departmentId: null })];
  const field = async (as: typeof known) =>
    /<input[^>]*name="department"[^>]*>/.exec(await (await visit("/why/add", { as })).text())?.[0] ?? "";
  expect(await field(known)).toContain(`value="Testing"`);
  expect(await field(unknown)).toMatch(/value=""|^(?!.*value=)/);
});
