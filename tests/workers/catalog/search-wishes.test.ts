/** The search for courses understands filters, orders, numbers alone and codes with zeros, by tests/support/search-wishes.ts. */
import { beforeAll, expect, test } from "vitest";
import { catalogFilters } from "~/features/catalog/catalog.schemas";
import { searchCatalog } from "~/features/catalog/catalog.service.server";
import { refreshCourseWords } from "~/features/catalog/course-finder.service.server";
import { systemClock } from "~/platform/clock";
import { seedCatalog } from "../../../drizzle/seed/catalog";
import { coursesUpTo } from "../../../drizzle/seed/course-list";
import { type AskedKind, askedQuestions, numberPairs, zeroPairs } from "../../support/search-wishes";
import { testContext } from "../../support/site";

const find = (q: string) => searchCatalog(testContext(), catalogFilters.parse({ q }));

beforeAll(async () => {
  const { db } = testContext();
  await seedCatalog({ db, clock: systemClock }, coursesUpTo(0));
  await refreshCourseWords(testContext());
});

/** `catalog?days=5&q=fizik`. */
async function wishesOf(q: string): Promise<string[]> {
  const { wishes } = await find(q);
  return wishes.map(({ list, filters }) => {
    const parts = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
    return `${list}?${parts.sort().join("&")}`;
  });
}

test.each(["electives", "wishes", "titles"] satisfies AskedKind[])("%s lead to the lists that do what they ask for", async (kind) => {
  const questions = askedQuestions(kind);
  const answers = await Promise.all(questions.map(async ({ query }) => [query, await wishesOf(query)]));
  expect(answers).toEqual(questions.map(({ query, wanted }) => [query, wanted]));
});

test.each([
  ["a number alone brings the course that most people take", numberPairs],
  ["zeros before a number change nothing", zeroPairs],
] as const)("%s", async (_, pairs) => {
  const first = await Promise.all(pairs.map(async ([query]) => [query, (await find(query)).items[0]?.course_code]));
  expect(first).toEqual(pairs);
});

test.each(["nte", "hss", "ntes", "te", "kolay", "cumasız", "nlp", "ceng 999", "gene 999"])(
  "%s is never taken for a mistyping",
  async (q) => {
    const { search } = await find(q);
    expect([search?.corrected, search?.how === "similar"]).toEqual([null, false]);
  },
);

test("what is asked beside a filter is found without the filter's words, and set right alone", async () => {
  const beside = await find("cuma boş linear algebra");
  expect([beside.search?.how, beside.items[0]?.course_name]).toEqual(["some", (await find("linear algebra")).items[0]?.course_name]);
  const mistyped = await find("en kolay linaer algebra");
  expect(mistyped.search).toEqual({ how: "similar", corrected: "en kolay linear algebra" });
});

test("finding a number alone reads at most twenty rows for each course that fits", async () => {
  for (const q of ["101", "201", "213"]) {
    const ctx = testContext();
    const { total } = await searchCatalog(ctx, catalogFilters.parse({ q, size: "1" }));
    expect([q, ctx.meter.roundTrips, ctx.meter.rowsRead <= 20 * total + 20]).toEqual([q, 1, true]);
  }
});
