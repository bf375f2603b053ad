/** Filters of the catalog by what the university's own catalog says of a course. */
import { courses } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { catalogFilters } from "~/features/catalog/catalog.schemas";
import { listCatalog } from "~/features/catalog/catalog-list.repository.server";
import { planCourseSearch } from "~/features/catalog/course-finder.service.server";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { addUniversity, makeCourse } from "../../support/rows";
import { call, env, signUp, testContext } from "../../support/site";

type Row = ReturnType<typeof makeCourse>;

const LANGUAGES = ["en", "tr", null] as const;

/** Courses with every mix of the facts; others of the shared database are left out by the department. */
async function addMixed(count: number): Promise<Row[]> {
  await addUniversity();
  const { db } = testContext();
  await db.update(courses).set({ status: "draft" });
  const rows = Array.from({ length: count }, (_, n) =>
    makeCourse({
      creditHalves: n % 9,
      ectsHalves: 5 + (n % 11),
      language: LANGUAGES[n % 3],
      offeredSemesters: n % 10 === 9 ? null : n % 8,
      nonTechnicalTerm: n % 7 === 0 ? "2025-1" : n % 7 === 1 ? "2024-1" : null,
    }),
  );
  await insertMany(db, courses, rows);
  return rows;
}

const asked: [string, Record<string, string>, (row: Row) => boolean][] = [
  ["a language", { language: "tr" }, ({ language }) => language === "tr"],
  ["any other language", { language: "not_en" }, ({ language }) => language === "tr"],
  ["fall", { semester: "fall" }, ({ offeredSemesters }) => ((offeredSemesters ?? 0) & 1) > 0],
  ["summer", { semester: "summer" }, ({ offeredSemesters }) => ((offeredSemesters ?? 0) & 4) > 0],
  ["ECTS with halves", { ects: "5.5" }, ({ ectsHalves }) => ectsHalves === 11],
  ["credits with halves", { credits: "1.5" }, ({ creditHalves }) => creditHalves === 3],
  ["the latest list of electives", { non_technical: "1" }, ({ nonTechnicalTerm }) => nonTechnicalTerm === "2025-1"],
  [
    "all of them",
    { language: "en", semester: "spring", ects: "4.5" },
    ({ language, offeredSemesters, ectsHalves }) => language === "en" && ((offeredSemesters ?? 0) & 2) > 0 && ectsHalves === 9,
  ],
];

test("each filter finds what a plain scan finds, from an index, without sorting", async () => {
  const rows = await addMixed(600);
  const ctx = testContext();
  for (const [name, query, isMeant] of asked) {
    const filters = catalogFilters.parse({ ...query });
    const { items } = await listCatalog(ctx, filters);
    const meant = rows.filter(isMeant).sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
    expect([name, items.map(({ courseCode }) => courseCode)]).toEqual([name, meant.slice(0, 20).map(({ courseCode }) => courseCode)]);
  }
  expect(await ctx.db.$count(courses, eq(courses.status, "active"))).toBe(600);
});

const PLAN = (where: string) =>
  `EXPLAIN QUERY PLAN SELECT c.course_id FROM courses c WHERE c.status = 'active' AND ${where} ORDER BY c.sort_key, c.key LIMIT 21`;

test.each([
  ["courses_language", "c.language = 'tr'"],
  ["courses_ects", "c.ects_halves = 11"],
  ["courses_summer", "c.offered_semesters & 4"],
  ["courses_non_technical", "c.non_technical_term = (SELECT max(non_technical_term) FROM courses WHERE status = 'active')"],
])("%s gives its courses in the order of the list", async (index, where) => {
  const { results } = await env.DB.prepare(PLAN(where)).all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("\n");
  expect([plan.includes(`USING INDEX ${index}`) || plan.includes(`USING COVERING INDEX ${index}`), plan.includes("TEMP B-TREE")]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ["courses_easiest", "c.difficulty_hundredths NULLS LAST, c.key"],
  ["courses_easiest", "c.difficulty_hundredths DESC, c.key DESC"],
  ["courses_rating", "c.overall_hundredths DESC, c.key DESC"],
  ["courses_experiences", "c.experience_count DESC, c.key DESC"],
])("%s gives the order of the list without sorting", async (index, order) => {
  const sql = `EXPLAIN QUERY PLAN SELECT c.course_id FROM courses c WHERE c.status = 'active' ORDER BY ${order} LIMIT 21`;
  const { results } = await env.DB.prepare(sql).all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("\n");
  expect([plan.includes(index), plan.includes("TEMP B-TREE")]).toEqual([true, false]);
});

test("a filter in an address that can't be read is left out", () => {
  expect(catalogFilters.parse({ language: "la", semester: "winter", ects: "many", non_technical: "perhaps" })).toEqual(
    catalogFilters.parse({}),
  );
});

test("drafts and archived courses are found by admins alone, with and without words", async () => {
  await addUniversity();
  const rows = (["draft", "archived"] as const).map((status) => makeCourse({ status }));
  await insertMany(testContext().db, courses, rows);
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  for (const { status, courseCode } of rows) {
    for (const query of [`status=${status}&size=50`, `status=${status}&q=${courseCode}`]) {
      const found = async (as?: typeof admin) => {
        const { body } = await call<{ courses: { course_code: string }[] }>(`/catalog/courses?${query}`, { as });
        return body.courses.some(({ course_code }) => course_code === courseCode);
      };
      expect([query, await found(admin), await found(moderator), await found()]).toEqual([query, true, false, false]);
    }
  }
});

const MEANS = ["easiest", "hardest", "rating", "experiences"] as const;
type Mean = (typeof MEANS)[number];
const VALUE: Record<Mean, (row: Row) => number | null> = {
  easiest: ({ difficultyHundredths }) => difficultyHundredths ?? null,
  hardest: ({ difficultyHundredths }) => (difficultyHundredths == null ? null : -difficultyHundredths),
  rating: ({ overallHundredths }) => (overallHundredths == null ? null : -overallHundredths),
  experiences: ({ experienceCount }) => -(experienceCount ?? 0),
};

test.each(MEANS)("the order by %s has courses with too few ratings last, with filters, times and words and without", async (sort) => {
  await addUniversity();
  const { db } = testContext();
  await db.update(courses).set({ status: "draft" });
  const rows = Array.from({ length: 60 }, (_, n) => {
    const isRated = n % 3 !== 0;
    return makeCourse({
      nameEn: `Ordered ${n}`,
      searchText: `ordered ${n}`,
      language: LANGUAGES[n % 3],
      experienceCount: isRated ? 3 + n : n % 3,
      overallHundredths: isRated ? 100 + ((n * 37) % 400) : null,
      difficultyHundredths: isRated ? 100 + ((n * 53) % 400) : null,
    });
  });
  await insertMany(db, courses, rows);
  const last = Number.POSITIVE_INFINITY;
  for (const query of [{}, { language: "not_tr" }, { q: "ordered" }]) {
    const ctx = testContext();
    const filters = catalogFilters.parse({ ...query, sort, size: "50" });
    const plan = filters.q ? await planCourseSearch(ctx, filters.q, true) : null;
    const { items } = await listCatalog(ctx, filters, plan);
    const values = items.map(({ courseCode }) => VALUE[sort](rows.find((row) => row.courseCode === courseCode) as Row) ?? last);
    expect([query, values.length > 0, values]).toEqual([query, true, values.toSorted((a, b) => a - b)]);
  }
});
