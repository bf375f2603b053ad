/** One course under one head: tabs, facts, what is written about it, and departments with their curricula. */
import * as schema from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { curriculumMap } from "~/features/catalog/curriculum.rules";
import { listFacultiesWithDepartments, readDepartmentPage } from "~/features/catalog/departments.service.server";
import { threads } from "~/features/thread/thread.collection";
import { addOffering, addProgram, addRequirement } from "../../support/course-facts";
import { addPost } from "../../support/posts";
import { addCourse, DEPARTMENT } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const textOf = async (path: string, options: Parameters<typeof visit>[1] = {}) => (await visit(path, options)).text();
/** As readers see it: without tags and what React puts between texts. */
const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("every tab has the course's name, facts and links to the others, and marks itself", async () => {
  const { courseId, courseCode, nameEn } = await addCourse({ theoryHours: 3, practiceHours: 0, ectsHalves: 13, language: "en" });
  const reader = await signUp();
  const tabs = {
    [`/courses/one/${courseId}`]: "Experiences",
    [`/catalog/course/${courseCode}`]: "Sections",
    [`/databank/one/${courseId}`]: "Databank",
    [`/courses/one/${courseId}/notes`]: "Notes",
    [`/courses/one/${courseId}/discussions`]: "Discussions",
  };
  for (const [path, label] of Object.entries(tabs)) {
    const page = await textOf(path, { as: reader });
    expect([path, plain(page).includes(`${courseCode} · ${nameEn}`), plain(page).includes("3 (3-0) credits · 6.5 ECTS · English")]).toEqual(
      [path, true, true],
    );
    for (const other of Object.keys(tabs)) expect([path, other, page.includes(`href="${other}"`)]).toEqual([path, other, true]);
    const open = /<a[^>]*aria-current="page"[^>]*>([^<]+)/g;
    expect([path, [...page.matchAll(open)].map(([, text]) => text)]).toEqual([path, expect.arrayContaining([label])]);
    expect([path, page.includes('name="is_favorite"'), page.includes("/reporting/add?about=/catalog/course/")]).toEqual([path, true, true]);
  }
});

test("the tab of sections begins with the sections, each with a link to who teaches it", async () => {
  const { courseId, courseCode } = await addCourse();
  await addOffering(courseId, "2026-1", [1]);
  const page = await textOf(`/catalog/course/${courseCode}`);
  const heads = [...page.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);
  const sections = heads.indexOf("Sections");
  expect([sections >= 0, sections < heads.indexOf("Prerequisites"), sections < heads.indexOf("Facts")]).toEqual([true, true, true]);
  expect(page).toMatch(/<a class="link"[^>]*href="\/courses\/instructor\//);
});

test("a course is saved on any of its tabs, and the reader stays there", async () => {
  const { courseId, courseCode } = await addCourse();
  const reader = await signUp();
  const form = { is_favorite: "yes", back: `/courses/one/${courseId}` };
  const answer = await visit(`/catalog/course/${courseCode}`, { as: reader, form });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/courses/one/${courseId}`]);
  const elsewhere = await visit(`/catalog/course/${courseCode}`, { as: reader, form: { ...form, back: "//evil.example" } });
  expect(elsewhere.headers.get("location")).toBe("/");
});

test("a code that no course has offers the search", async () => {
  const answer = await visit("/catalog/course/XYZ999");
  const page = await answer.text();
  expect([answer.status, page.includes("/catalog/all?q=XYZ999"), page.includes("No course has this code")]).toEqual([404, true, true]);
});

test("facts say when the university's own credit isn't theory + practice / 2", async () => {
  const [own, plainOne] = [
    await addCourse({ creditHalves: 8, theoryHours: 4, practiceHours: 1, offeredSemesters: 3 }),
    await addCourse({ creditHalves: 7, theoryHours: 3, practiceHours: 1, offeredSemesters: 0 }),
  ];
  const [page, other] = [
    plain(await textOf(`/catalog/course/${own.courseCode}`)),
    plain(await textOf(`/catalog/course/${plainOne.courseCode}`)),
  ];
  const note = "university's own figure";
  expect([page.includes("4 (4-1)"), page.replaceAll("&#x27;", "'").includes(note), page.includes("Fall, Spring")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([other.includes("3.5 (3-1)"), other.replaceAll("&#x27;", "'").includes(note), other.includes("Once every few years")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("requirements show sets, what is required in turn, and courses that aren't here by their number", async () => {
  const [course, one, two, deep] = [await addCourse(), await addCourse(), await addCourse(), await addCourse()];
  await addRequirement(course.courseId, one.courseId, 1);
  await addRequirement(course.courseId, two.courseId, 2);
  await addRequirement(one.courseId, deep.courseId, 1);
  await db.insert(schema.waitingPrerequisites).values({ courseId: course.courseId, setNumber: 2, requiredCode: "9990007" });
  const { body } = await call<{ prerequisites: { course_code: string; course_name: string | null }[][] }>(
    `/catalog/courses/${course.courseCode}`,
  );
  expect(body.prerequisites.map((set) => set.map(({ course_code }) => course_code))).toEqual([
    [one.courseCode],
    [two.courseCode, "9990007"],
  ]);
  const page = await textOf(`/catalog/course/${course.courseCode}`);
  expect([page.includes(`href="/catalog/course/${deep.courseCode}"`), page.includes("9990007"), page.includes("<details")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(plain(await textOf(`/catalog/course/${deep.courseCode}`))).toContain(`Required for (1) ${one.courseCode}`);
});

test("a section that a newer timetable no longer has is marked", async () => {
  const course = await addCourse();
  await addOffering(course.courseId, "2024-1", [1, 2], [2]);
  const { body } = await call<{ sections: { section_number: number; is_withdrawn: boolean }[] }>(`/catalog/courses/${course.courseCode}`);
  expect(body.sections.map(({ section_number, is_withdrawn }) => [section_number, is_withdrawn])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(await textOf(`/catalog/course/${course.courseCode}`)).toContain("Withdrawn");
});

test("notes and discussions that name a course stand on its tabs, however the code was spaced", async () => {
  const course = await addCourse({ courseCode: "MNTN2150" });
  const author = await signUp();
  const named = { title: "About MNTN 2150 and its labs", text: "Somebody should have told me about the labs." };
  await call("/thread", { as: author, method: "POST", json: { ...named, category: "courses" } });
  await call("/thread", {
    as: author,
    method: "POST",
    json: { title: "Another matter", text: "Nothing of that course in here at all.", category: "courses" },
  });
  const page = plain(await textOf(`/courses/one/${course.courseId}/discussions`, { as: author }));
  expect([page.includes(named.title), page.includes("Another matter")]).toEqual([true, false]);
  expect((await visit(`/courses/one/${course.courseId}/notes`)).status).toBe(302);
});

test("codes in a text are links to their courses", async () => {
  const author = await signUp();
  const postId = await addPost(author, threads, { text: "Take MATH 119 before PHYS105, not https://x.example/CENG140." });
  const page = await textOf(`/thread/one/${postId}`, { as: author });
  expect([...page.matchAll(/href="\/catalog\/course\/(\w+)"/g)].map(([, code]) => code)).toEqual(["MATH119", "PHYS105"]);
});

const LINES = [
  { semester: 2, position: 0, courseCode: "A101", electiveKind: null, creditHalves: 6, ectsHalves: 10 },
  { semester: 1, position: 1, courseCode: null, electiveKind: "technical" as const, creditHalves: null, ectsHalves: 8 },
  { semester: 1, position: 0, courseCode: "B102", electiveKind: null, creditHalves: 9, ectsHalves: 13 },
].map((line) => ({ name: "X", theoryHours: null, practiceHours: null, ...line }));

test("a curriculum is told by semester with what each comes to", () => {
  const { semesters, sums } = curriculumMap(LINES);
  const exact = { isCreditsLeast: false, isEctsLeast: false };
  expect(semesters.map(({ semester, choices, sums: own }) => [semester, choices.flat().map(({ position }) => position), own])).toEqual([
    [1, [0, 1], { ...exact, credits: 4.5, withoutCredits: 1, ects: 10.5, withoutEcts: 0, courses: 1, electives: 1 }],
    [2, [0], { ...exact, credits: 3, withoutCredits: 0, ects: 5, withoutEcts: 0, courses: 1, electives: 0 }],
  ]);
  expect(sums).toEqual({ ...exact, credits: 7.5, withoutCredits: 1, ects: 15.5, withoutEcts: 0, courses: 2, electives: 1 });
});

test("a department's page shows its curricula with links, electives, sums and source, and its courses", async () => {
  const course = await addCourse({ ectsHalves: 13 });
  const first = await addProgram([
    { semester: 1, courseCode: course.courseCode, courseId: course.courseId, creditHalves: 6, ectsHalves: 13 },
    { semester: 1, electiveKind: "free", ectsHalves: 10 },
    { semester: 2, courseCode: "GONE101", creditHalves: 7 },
  ]);
  const second = await addProgram([{ semester: 8, courseCode: "LAST408" }], {
    name: "Testing (Evening)",
    source: "musts",
    sourceUrl: null,
  });
  const path = `/catalog/department/${DEPARTMENT.departmentCode}`;
  const page = await textOf(`${path}?program=${first}`);
  const read = plain(page);
  expect(page).toContain(`href="/catalog/course/${course.courseCode}"`);
  const sums = "6.5 credits · Courses with unknown credits: 1 · 11.5 ECTS · Courses with unknown ECTS: 1 · 2 required courses · 1 elective";
  for (const text of ["Free elective", "GONE101", "Semester 2", sums, "2026-06-01"])
    expect([text, read.includes(text)]).toEqual([text, true]);
  expect(page).toContain("https://catalog.example.edu/program");
  expect(plain(await textOf(`${path}?program=${second}`))).toContain("LAST408");
  const moved = await visit(`/catalog/department/${DEPARTMENT.departmentCode.toLowerCase()}?program=${first}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `${path}?program=${first}`]);
  expect((await visit("/catalog/department/NONE")).status).toBe(404);
  expect(plain(await textOf(`/catalog/course/${course.courseCode}`))).toContain("Testing (B.S.) semester 1");
});

test("a department's page says of which courses one is taken, and counts them once", async () => {
  const turkish = ["TURK105", "TURK201", "TURK303"].map((courseCode, i) => ({
    semester: 5,
    courseCode,
    creditHalves: 0,
    ectsHalves: [10, 6, 4][i],
  }));
  const program = await addProgram([...turkish, { semester: 5, courseCode: "GONE101", creditHalves: 6, ectsHalves: 10 }]);
  const path = `/catalog/department/${DEPARTMENT.departmentCode}?program=${program}`;
  const read = plain(await textOf(path));
  for (const text of ["One of these TURK105", "at least 7 ECTS", "2 required courses", "3 credits"])
    expect([text, read.includes(text)]).toEqual([text, true]);
  expect(plain(await textOf(path, { headers: { "accept-language": "tr" } }))).toContain("Bunlardan biri");
});

test("departments are listed by faculty and found by a word", async () => {
  await addCourse();
  const ctx = testContext();
  const all = await listFacultiesWithDepartments(ctx, "");
  expect(all.flatMap(({ departments: own }) => own.map(({ code }) => code))).toContain(DEPARTMENT.departmentCode);
  expect(await listFacultiesWithDepartments(ctx, "no such department")).toEqual([]);
  const page = await textOf("/catalog/departments?q=test");
  expect(page).toContain(`href="/catalog/department/${DEPARTMENT.departmentCode}"`);
  expect(await db.$count(departments, eq(departments.departmentId, DEPARTMENT.departmentId))).toBe(1);
});

test("a course's pages and a department's take two round trips at most", async () => {
  const course = await addCourse();
  await addProgram(
    Array.from({ length: 50 }, (_, position) => ({
      semester: 1 + (position % 8),
      courseCode: course.courseCode,
      courseId: course.courseId,
    })),
  );
  const ctx = testContext();
  await readDepartmentPage(ctx, DEPARTMENT.departmentCode, new URLSearchParams());
  const before = { ...ctx.meter };
  await readDepartmentPage(ctx, DEPARTMENT.departmentCode, new URLSearchParams());
  expect(ctx.meter.roundTrips - before.roundTrips).toBeLessThanOrEqual(2);
});
