/** Courses are found as students type them: on the seed's catalog, by the pairs of tests/support/search-pairs.ts. */
import { courses, instructors, sectionInstructors } from "@schema/catalog";
import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { catalogFilters } from "../../../app/features/catalog/catalog.schemas";
import { searchCatalog } from "../../../app/features/catalog/catalog.service.server";
import { refreshCourseWords } from "../../../app/features/catalog/course-finder.service.server";
import { wats } from "../../../app/features/wat/wat.collection";
import { systemClock } from "../../../app/platform/clock";
import { foldTurkish } from "../../../app/platform/folding";
import { seedCatalog } from "../../../drizzle/seed/catalog";
import { coursesUpTo } from "../../../drizzle/seed/course-list";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { lecturerPairs, mistypedTitles, type SearchPair, searchPairs } from "../../support/search-pairs";
import { answerable, scoreOf, totalOf } from "../../support/search-score";
import { call, signUp, testContext } from "../../support/site";

let pairs: SearchPair[];

const find = (q: string, more: Record<string, string> = {}) => searchCatalog(testContext(), catalogFilters.parse({ q, ...more }));
const codesOf = async (q: string, more: Record<string, string> = {}) => (await find(q, more)).items.map(({ course_code }) => course_code);

beforeAll(async () => {
  const { db } = testContext();
  await seedCatalog({ db, clock: systemClock }, coursesUpTo(0));
  await refreshCourseWords(testContext());
  const all = await db.select({ code: courses.courseCode, name: courses.nameEn }).from(courses).orderBy(asc(courses.key));
  const taught = await db
    .select({ lecturer: instructors.name, codes: sql<string>`group_concat(DISTINCT ${courses.courseCode})` })
    .from(instructors)
    .innerJoin(sectionInstructors, eq(sectionInstructors.instructorId, instructors.instructorId))
    .innerJoin(courses, eq(courses.courseId, sectionInstructors.courseId))
    .groupBy(instructors.key);
  const lecturers = taught.map(({ lecturer, codes }) => ({ lecturer, codes: codes.split(",") }));
  pairs = answerable([...searchPairs, ...lecturerPairs(lecturers, 12), ...mistypedTitles(all, 14)], new Set(all.map(({ code }) => code)));
});

test("the right course comes first for nine of ten questions, and among the first five for 97 of a hundred", async () => {
  const scores = await scoreOf(pairs, codesOf);
  const total = totalOf(scores);
  const typos = scores.get("typo");
  const missed = total.missed.map(({ pair, found }) => `${pair.query} → ${found.join(" ")}`).join("; ");
  expect(total.pairs).toBeGreaterThan(200);
  expect(total.first / total.pairs, missed).toBeGreaterThanOrEqual(0.9);
  expect(total.five / total.pairs, missed).toBeGreaterThanOrEqual(0.97);
  expect((typos?.five ?? 0) / (typos?.pairs ?? 1), missed).toBeGreaterThanOrEqual(0.95);
});

test("a search is one round trip once the words of the catalog are known, and two before", async () => {
  const cost = async () => {
    const ctx = testContext();
    await searchCatalog(ctx, catalogFilters.parse({ q: "calclus" }));
    return ctx.meter.roundTrips;
  };
  expect(await cost()).toBe(1);
  await testContext().env.KV.delete("catalog:words");
  // Another isolate that kept nothing of its own change.
  const { planCourseSearch } = await import("../../../app/features/catalog/course-finder.service.server");
  const ctx = testContext({ clock: { now: () => Date.now() + 3_600_000 } });
  await planCourseSearch(ctx, "calclus");
  expect(ctx.meter.roundTrips).toBe(1);
});

test("a mistyped word is set right, said so, and looked for as it stands when that is asked", async () => {
  const { search, items } = await find("linaer algebra");
  expect(search).toEqual({ how: "similar", corrected: "linear algebra" });
  const marked = ["Linear", "Algebra"].map((text) => ({ text, marked: true }));
  expect(items[0]?.markedName).toEqual(expect.arrayContaining(marked));
  const exact = await find("linaer algebra", { is_exact: "1" });
  expect([exact.total, exact.search]).toEqual([0, { how: "nothing", corrected: null }]);
});

test("what fits as it was typed is never mixed with guesses", async () => {
  const { search, items } = await find("statics");
  expect(search).toEqual({ how: "typed", corrected: null });
  expect(items.every(({ course_name }) => /static/i.test(course_name))).toBe(true);
});

test("of courses that a name found it is said whose they are, with the name marked, and of others nothing", async () => {
  const ctx = testContext();
  const taught = await ctx.db
    .select({ courseId: sectionInstructors.courseId, name: instructors.name })
    .from(instructors)
    .innerJoin(sectionInstructors, eq(sectionInstructors.instructorId, instructors.instructorId));
  const surnames = [...new Set(taught.map(({ name }) => name.split(" ").at(-1) ?? ""))].slice(0, 12);
  let found = 0;
  for (const surname of surnames) {
    for (const { course_id, markedLecturer } of (await find(surname.toLowerCase())).items) {
      const said = Array.isArray(markedLecturer) ? markedLecturer : [];
      if (said.length === 0) continue;
      found += 1;
      const name = said.map(({ text }) => text).join("");
      expect(taught).toContainEqual({ courseId: course_id, name: expect.stringMatching(new RegExp(`^${name}$`, "i")) });
      expect(foldTurkish(said.find(({ marked }) => marked)?.text ?? "")).toBe(foldTurkish(surname));
    }
  }
  expect(found).toBeGreaterThan(surnames.length / 2);
  // Beside a word of the title it is said as well.
  const [one] = taught;
  const [course] = await ctx.db
    .select({ code: courses.courseCode, name: courses.nameEn })
    .from(courses)
    .where(eq(courses.courseId, one?.courseId ?? ""));
  const both = await find(`${course?.name.split(" ")[0]} ${one?.name.toLowerCase()}`);
  expect(both.items.find(({ course_code }) => course_code === course?.code)?.markedLecturer).not.toBeNull();
  for (const q of ["calculus", "linear algebra", "math 119"]) {
    expect((await find(q)).items.filter(({ markedLecturer }) => markedLecturer !== null)).toEqual([]);
  }
});

test("the lists of courses show it, and the search across everything", async () => {
  const ctx = testContext();
  const [someone] = await ctx.db
    .select({ name: instructors.name })
    .from(instructors)
    .innerJoin(sectionInstructors, eq(sectionInstructors.instructorId, instructors.instructorId))
    .orderBy(asc(instructors.name));
  const q = someone?.name.toLowerCase() ?? "";
  const shown = new RegExp(q.split(" ").join("(</?(mark|span)>|\\s)+"), "i");
  for (const path of ["/catalog/all", "/courses/all"]) {
    expect((await see(`${path}?${new URLSearchParams({ q })}`)).body.split("<ul").slice(1).join("")).toMatch(shown);
  }
  const { body } = await call<{ groups: { source: string; hits: { about: string }[] }[] }>(`/search?${new URLSearchParams({ q })}`);
  expect(body.groups.find(({ source }) => source === "courses")?.hits[0]?.about).toMatch(new RegExp(` · ${q}$`, "i"));
});

test("a question without letter or digit says so instead of listing everything", async () => {
  for (const path of ["/catalog/courses", "/coursefile/courses"]) {
    const { body, status } = await call<{ total: number; search: unknown }>(`${path}?${new URLSearchParams({ q: "?! *" })}`);
    expect([status, body.total, body.search]).toEqual([200, 0, { how: "unsearchable", corrected: null }]);
  }
  const { body } = await call<{ is_unsearchable: boolean; groups: unknown[] }>("/search?q=%3F%21");
  expect([body.is_unsearchable, body.groups]).toEqual([true, []]);
});

test("the three lists and the search across everything find the same course first", async () => {
  const q = "diferential equations";
  const [first] = await codesOf(q);
  const lists = await call<{ courses: { course_code: string }[] }>(`/coursefile/courses?${new URLSearchParams({ q })}`);
  const everywhere = await call<{ corrected: string; groups: { source: string; hits: { title: string }[] }[] }>(
    `/search?${new URLSearchParams({ q })}`,
  );
  expect(lists.body.courses[0]?.course_code).toBe(first);
  expect(everywhere.body.groups.find(({ source }) => source === "courses")?.hits[0]?.title).toBe(first);
  expect(everywhere.body.corrected).toBe("differential equations");
});

test("of equal titles the one that more people reviewed comes first", async () => {
  const { db } = testContext();
  const before = await codesOf("classical mechanics");
  const last = before.at(-1) ?? "";
  await db.update(courses).set({ experienceCount: 400 }).where(eq(courses.courseCode, last));
  expect((await codesOf("classical mechanics"))[0]).toBe(last);
  await db.update(courses).set({ experienceCount: 0 }).where(eq(courses.courseCode, last));
});

test("the order that somebody chooses is kept while words are looked for", async () => {
  const codes = await codesOf("introduction", { sort: "code", size: "50" });
  expect(codes).toEqual(codes.toSorted());
  expect(await codesOf("introduction", { size: "50" })).not.toEqual(codes);
});

test("beside what somebody wrote just so nothing is guessed", async () => {
  const look = async () => {
    const { body } = await call<{ corrected: string | null; groups: { source: string }[] }>("/search?q=linaer");
    return [body.corrected, body.groups.map(({ source }) => source)];
  };
  expect(await look()).toEqual(["linear", ["courses"]]);
  await addPost(await signUp(), wats, { title: "The linaer accelerator" });
  expect(await look()).toEqual([null, ["wat"]]);
});
