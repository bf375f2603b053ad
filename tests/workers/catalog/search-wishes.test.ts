/** The search for courses understands filters, orders, numbers alone and codes with zeros, by tests/support/search-wishes.ts. */
import { searchNicknames } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { catalogFilters } from "~/features/catalog/catalog.schemas";
import { searchCatalog } from "~/features/catalog/catalog.service.server";
import { refreshCourseWords } from "~/features/catalog/course-finder.service.server";
import { courseFilters } from "~/features/courses/courses.schemas";
import { listCourses } from "~/features/courses/courses.service.server";
import { searchEverywhere } from "~/features/search/search.service.server";
import { systemClock } from "~/platform/clock";
import { seedCatalog } from "../../../drizzle/seed/catalog";
import { coursesUpTo } from "../../../drizzle/seed/course-list";
import { type AskedKind, askedQuestions, numberPairs, zeroPairs } from "../../support/search-wishes";
import { testContext, visit } from "../../support/site";

const find = (q: string) => searchCatalog(testContext(), catalogFilters.parse({ q }));

beforeAll(async () => {
  const { db } = testContext();
  await seedCatalog({ db, clock: systemClock }, coursesUpTo(0));
  await refreshCourseWords(testContext());
});

/** `days=5&q=fizik`; null: the words are looked for. */
async function wishIn(q: string): Promise<string | null> {
  const { wish } = await find(q);
  const parts = Object.entries(wish?.filters ?? {}).map(([name, value]) => `${name}=${value}`);
  return wish && parts.sort().join("&");
}

test.each(["electives", "wishes", "titles"] satisfies AskedKind[])(
  "%s are read as the filters and orders that they ask for",
  async (kind) => {
    const questions = askedQuestions(kind);
    const answers = await Promise.all(questions.map(async ({ query }) => [query, await wishIn(query)]));
    expect(answers).toEqual(questions.map(({ query, wanted }) => [query, wanted]));
  },
);

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
    expect([search?.corrected ?? null, search?.how === "similar"]).toEqual([null, false]);
  },
);

test("what is asked beside a filter is found without the filter's words, and set right alone", async () => {
  const beside = await find("cuma boş linear algebra");
  expect([beside.search?.how, beside.items[0]?.course_name]).toEqual(["typed", (await find("linear algebra")).items[0]?.course_name]);
  const mistyped = await find("en kolay linaer algebra");
  expect(mistyped.search).toEqual({ how: "similar", corrected: "linear algebra" });
});

test.each([
  ["en kolay seçmeli", { course_type: "elective", sort: "easiest" }],
  ["best rated courses", { sort: "rating" }],
  ["lisans dersleri", { level: "undergraduate" }],
  ["3 kredilik zorunlu dersler", { course_type: "mandatory", credits: "3" }],
  ["hardest electives", { course_type: "elective", sort: "hardest" }],
  ["en zor matematik dersleri", { q: "matematik", sort: "hardest" }],
  ["easy math courses", { q: "math", sort: "easiest" }],
  ["popüler teknik seçmeli", { course_type: "technical_elective", sort: "views" }],
])("%s lists at once what its filters list, and its words when these are asked for", async (q, filters) => {
  const [asked, chosen] = [await find(q), await searchCatalog(testContext(), catalogFilters.parse(filters))];
  expect([asked.wish?.filters, asked.total > 0]).toEqual([filters, true]);
  expect(asked.items.map(({ course_code }) => course_code)).toEqual(chosen.items.map(({ course_code }) => course_code));
  const literal = await searchCatalog(testContext(), catalogFilters.parse({ q, is_exact: "1" }));
  expect([literal.wish, literal.total < asked.total]).toEqual([null, true]);
});

test("what was chosen beside the words stays, and they say only the rest", async () => {
  const { wish, items } = await searchCatalog(testContext(), catalogFilters.parse({ q: "kolay seçmeli", sort: "code", level: "graduate" }));
  expect(wish).toMatchObject({ text: "Electives", filters: { course_type: "elective" } });
  expect(items.every(({ level, course_type }) => level === "graduate" && course_type === "elective")).toBe(true);
});

test.each(["Kolay Mat", "Kolay Ders", "easy class"])("a nickname of a course is one, however it sounds: %s", async (typed) => {
  const { db } = testContext();
  const nickname = typed.toLowerCase();
  await db.insert(searchNicknames).values({ nickname, replacement: "linear algebra", createdAt: systemClock.now() });
  await refreshCourseWords(testContext());
  const found = await find(typed);
  expect([found.wish, found.items[0]?.course_name]).toEqual([null, (await find("linear algebra")).items[0]?.course_name]);
  await db.delete(searchNicknames).where(eq(searchNicknames.nickname, nickname));
  await refreshCourseWords(testContext());
});

test("the list of experiences does what it has filters for, and leads to the catalog for the rest", async () => {
  const list = async (q: string) => {
    const { wish, isOwnWish, items } = await listCourses(testContext(), courseFilters.parse({ q }));
    return { wish: wish?.filters, isOwnWish, types: [...new Set(items.map(({ course_type }) => course_type))] };
  };
  expect(await list("kolay seçmeli")).toEqual({
    wish: { course_type: "elective", sort: "easiest" },
    isOwnWish: true,
    types: [
      ...new Set(
        (await listCourses(testContext(), courseFilters.parse({ course_type: "elective", sort: "easiest" }))).items.map(
          (each) => each.course_type,
        ),
      ),
    ],
  });
  expect(await list("cuma boş")).toEqual({ wish: { days: "0,1,2,3,5,6" }, isOwnWish: false, types: [] });
  expect((await list("linear algebra")).wish).toBeUndefined();
});

test("the pages say how words were read, in both languages, and lead to the words", async () => {
  const plain = async (path: string, language = "en") =>
    (await (await visit(path, { headers: { "accept-language": language } })).text()).replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
  const catalog = await plain("/catalog/all?q=easy+electives");
  expect(catalog).toContain("Electives, easiest first</a>");
  expect(catalog).toContain('href="/catalog/all?q=easy+electives&is_exact=1"');
  const literally = await plain("/catalog/all?q=easy+electives&is_exact=1");
  expect(literally).not.toContain("easiest first</a>");
  expect(await plain("/catalog/all?q=ingilizce+olmayan+ders", "tr")).toContain("verilmeyen dersler</a>");
});

test.each([
  ["q=cuma+boş", "days and nothing else"],
  ["q=friday+off&level=undergraduate", "days beside a filter"],
  ["q=öğleden+sonra+dersler&sort=code", "hours"],
  ["q=akşam+dersleri", "hours of the evening"],
  ["q=3+kredilik+seçmeli", "credits"],
])("of %s (%s) the list of experiences leads to the catalog's", async (query) => {
  const answer = await visit(`/courses/all?${encodeURI(query)}`);
  expect([answer.status, decodeURI(answer.headers.get("location") ?? "")]).toEqual([302, `/catalog/all?${query}`]);
  expect((await visit(`/courses/all?${encodeURI(query)}&is_exact=1`)).status).toBe(200);
});

/** The chosen options and checked boxes of a page, as `name=value`. */
function shownBy(html: string): string[] {
  const selects = [...html.matchAll(/<select[^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].flatMap(([, name, inside = ""]) =>
    [...inside.matchAll(/<option(?=[^>]*\sselected)[^>]*value="([^"]+)"/g)].map(([, value]) => `${name}=${value}`),
  );
  const boxes = [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*\schecked)[^>]*>/g)].map(
    ([box]) => `${/name="([^"]+)"/.exec(box)?.[1]}=${/value="([^"]*)"/.exec(box)?.[1]}`,
  );
  return [...selects, ...boxes].sort();
}

test.each([
  ["/catalog/all?q=easy+electives", ["course_type=elective", "sort=easiest"]],
  ["/catalog/all?q=best+rated+courses", ["sort=rating"]],
  ["/catalog/all?q=lisans+dersleri", ["level=undergraduate"]],
  ["/catalog/all?q=3+kredilik+zorunlu+dersler", ["course_type=mandatory", "credits=3"]],
  ["/catalog/all?q=nte", ["non_technical=1"]],
  ["/catalog/all?q=ingilizce+olmayan+ders", ["language=not_en"]],
  ["/catalog/all?q=kolay+seçmeli&sort=views", ["course_type=elective", "sort=views"]],
  ["/catalog/all?q=easy+electives&is_exact=1", []],
  ["/catalog/all?q=linear+algebra", []],
  ["/courses/all?q=kolay+seçmeli", ["course_type=elective", "sort=easiest"]],
])("%s shows in its filters what the words set", async (path, shown) => {
  const html = await (await visit(encodeURI(path))).text();
  expect(shownBy(html)).toEqual(shown);
});

test("the search across the site leads to the list of a wish first", async () => {
  const { groups } = await searchEverywhere(testContext(), "electives without friday", 5);
  const [first] = groups.find(({ source }) => source === "courses")?.hits ?? [];
  expect([first?.title, first?.to]).toEqual(["Electives without lectures on Friday", "/catalog/all?q=electives+without+friday"]);
  const exact = await searchEverywhere(testContext(), "electives without friday", 5, true);
  expect(exact.groups.some(({ source }) => source === "courses")).toBe(false);
});

test("finding a number alone reads at most twenty rows for each course that fits", async () => {
  for (const q of ["101", "201", "213"]) {
    const ctx = testContext();
    const { total } = await searchCatalog(ctx, catalogFilters.parse({ q, size: "1" }));
    expect([q, ctx.meter.roundTrips, ctx.meter.rowsRead <= 20 * total + 20]).toEqual([q, 1, true]);
  }
});
