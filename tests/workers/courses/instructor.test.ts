/** An instructor's page tells of courses, as those tell it themselves, and nothing of the person. */
import * as catalog from "@schema/catalog";
import { expect, test } from "vitest";
import { instructorPath } from "../../../app/features/catalog/offered/instructor-path";
import { experienceFilters } from "../../../app/features/courses/courses.schemas";
import { readCourse } from "../../../app/features/courses/courses.service.server";
import { readInstructor } from "../../../app/features/courses/instructor.service.server";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { foldTurkish } from "../../../app/platform/folding";
import { currentTerm } from "../../../app/platform/terms";
import { product } from "../../../app/product.server";
import { addCourse, addExperience, type Course } from "../../support/rows";
import { signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const now = () => currentTerm(Date.now());
let serial = 0;

/** Somebody whose name nobody else has. */
async function addInstructor(name = `ŞÜKRÜ ÖZÇELİK ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[serial++]}`) {
  const instructorId = `instructor-own-${serial}-${foldTurkish(name).replaceAll(" ", "")}`;
  await db
    .insert(catalog.instructors)
    .values({ instructorId, name, nameKey: foldTurkish(name) || name.toLowerCase(), createdAt: Date.now() });
  return { instructorId, name, slug: instructorPath(name).split("/").at(-1) ?? "", path: instructorPath(name) };
}

async function teach({ instructorId }: { instructorId: string }, { courseId }: Course, term: string, own: { withdrawnAt?: number } = {}) {
  const at = Date.now();
  const offeringId = `offering-${courseId}-${term}`;
  await db.insert(catalog.offerings).values({ offeringId, courseId, term, importHash: "x", createdAt: at, updatedAt: at });
  const sectionId = `section-${courseId}-${term}-1`;
  await db.insert(catalog.sections).values({ sectionId, offeringId, sectionNumber: 1, criteria: [], ...own });
  await db.insert(catalog.sectionInstructors).values({ sectionId, instructorId, courseId });
  await db.insert(catalog.sectionMeetings).values({ sectionId, position: 0, day: 3, startMinute: 520, endMinute: 570, courseId, term });
}

const rate = async ({ courseId }: Course, instructorId: string, ratings: readonly number[]) => {
  for (const overall of ratings)
    await addExperience({ courseId, instructorId, overall, text: "THE-WORDS-OF-A-STUDENT about it", authorId: (await signUp()).userId });
};
const textOf = async (path: string) => (await visit(path)).text();

test("courses of this term stand before those that were taught before", async () => {
  const person = await addInstructor();
  const [given, gone] = [await addCourse(), await addCourse()];
  await teach(person, given, now());
  await teach(person, gone, "2019-1");
  const page = await readInstructor(testContext(), person.slug);
  expect(page?.now.map(({ courseCode, sections }) => [courseCode, sections])).toEqual([
    [given.courseCode, [{ number: 1, times: [{ day: 3, start: "08:40" }] }]],
  ]);
  expect(page?.before.map(({ courseCode, terms }) => [courseCode, terms])).toEqual([[gone.courseCode, ["2019-1"]]]);
});

test("of each course stands what its own page says of it with this instructor, and under the floor no mean", async () => {
  const person = await addInstructor();
  const other = await addInstructor();
  const [many, few] = [await addCourse(), await addCourse()];
  for (const course of [many, few]) await teach(person, course, now());
  await rate(many, person.instructorId, [4, 5, 3]);
  await rate(many, other.instructorId, [1, 1, 1, 1]);
  await rate(few, person.instructorId, [5, 5]);
  const page = await readInstructor(testContext(), person.slug);
  const { byInstructor } = await readCourse(testContext(), many.courseId, experienceFilters.parse({}));
  const own = byInstructor.find(({ id }) => id === person.instructorId)?.scores;
  const told = Object.fromEntries(page?.now.map(({ courseId, overall, difficulty }) => [courseId, { overall, difficulty }]) ?? []);
  expect(told[many.courseId]).toEqual({ overall: own?.overall, difficulty: own?.difficulty });
  expect(told[few.courseId]).toMatchObject({ overall: { n: 2, mean: null }, difficulty: { mean: null } });
});

test("the page holds no text about anybody and no score beside those of courses", async () => {
  const person = await addInstructor();
  const course = await addCourse();
  await teach(person, course, now());
  await rate(course, person.instructorId, [5, 4, 4, 5, 2]);
  const html = await textOf(person.path);
  expect(html).not.toContain("THE-WORDS-OF-A-STUDENT");
  expect(html).toContain("Ratings are of the course, never of the person");
  expect(html.match(/class="seats/g)).toHaveLength(1);
  const page = await readInstructor(testContext(), person.slug);
  expect(Object.keys(page ?? {}).sort()).toEqual(["before", "instructorId", "name", "now"]);
});

test.each(["ŞÜKRÜ-ÖZÇELİK", "Şükrü%20Özçelik", "SUKRU-OZCELIK"])("the spelling %s leads to the one address", async (spelling) => {
  const person = await addInstructor();
  const last = person.name.at(-1);
  const response = await visit(`/courses/instructor/${spelling}-${last}`);
  expect([response.status, response.headers.get("location")]).toEqual([301, person.path]);
  expect((await visit(person.path)).status).toBe(200);
});

test.each(["nobody-at-all", "-", "%00", "..%2F..", "a".repeat(3000), "%F0%9F%98%80", "%27%20OR%201%3D1"])(
  "an address of nobody (%s) says so",
  async (slug) => {
    const response = await visit(`/courses/instructor/${slug}`);
    expect(response.status).toBe(404);
  },
);

test("a name without a Latin letter has its page too", async () => {
  const person = await addInstructor("李小龙");
  expect((await visit(person.path)).status).toBe(200);
});

test("drafts and withdrawn sections aren't told", async () => {
  const person = await addInstructor();
  const [draft, withdrawn] = [await addCourse({ status: "draft" }), await addCourse()];
  await teach(person, draft, now());
  await teach(person, withdrawn, now(), { withdrawnAt: Date.now() });
  const html = await textOf(person.path);
  expect(html).not.toContain(draft.courseCode);
  expect(html).not.toContain(withdrawn.courseCode);
  expect(html).toContain("No courses yet");
});

test("however many courses somebody teaches, the page takes one round trip", async () => {
  const person = await addInstructor();
  for (let count = 0; count < 5; count += 1) await teach(person, await addCourse(), now());
  const ctx = testContext();
  const before = ctx.meter.roundTrips;
  await readInstructor(ctx, person.slug);
  expect(ctx.meter.roundTrips - before).toBe(1);
});

test("the search finds instructors by parts of their names, and leads to their pages", async () => {
  const person = await addInstructor("GÜLŞAH ÇIĞDEMOĞLU");
  for (const question of ["gulsah", "Çığdemoğlu", "cigdemoglu gulsah"]) {
    const { groups } = await searchEverywhere(testContext(), question, 5);
    expect(
      groups.find(({ source }) => source === "instructors")?.hits.map(({ to }) => to),
      question,
    ).toContain(person.path);
  }
});

test("a course's page leads to its instructors", async () => {
  const person = await addInstructor();
  const course = await addCourse();
  await teach(person, course, now());
  expect(await textOf(`/catalog/course/${course.courseCode}`)).toContain(`href="${person.path}"`);
  const other = await addInstructor();
  await rate(course, person.instructorId, [5, 5, 5, 5, 5]);
  await rate(course, other.instructorId, [2, 2, 2, 2, 2]);
  const html = await textOf(`/courses/one/${course.courseId}`);
  expect(html).toContain(`href="${person.path}"`);
  expect(html).toContain(`href="${other.path}"`);
});

test("the assistant knows a lecturer wherever a question names them, whatever else it says", async () => {
  const person = await addInstructor("NAZLICAN PEKGÖZ");
  await teach(person, await addCourse(), now());
  const taught = product.intents.find(({ name }) => name === "courses/taught-by");
  const ask = async (text: string) => taught?.answer(testContext(), { courses: [], name: "", text });
  expect(await ask("what else is Nazlıcan Pekgöz giving this year")).toMatchObject({ title: person.name, to: person.path });
  expect(await ask("nazlican pekgoz hoca hangi derslere giriyo")).toMatchObject({ to: person.path });
  expect(await ask("hangi hoca hangi derslere giriyo")).toBeNull();
});
