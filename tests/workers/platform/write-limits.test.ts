/** How often one may write, search, and be counted for looking in vain. */
import { instructors, offerings, searchMisses, sectionInstructors, sections } from "@schema/catalog";
import { limits } from "@schema/platform";
import { posts } from "@schema/posts";
import { eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { forgetMisses } from "../../../app/features/catalog/analytics.repository.server";
import { catalogFilters } from "../../../app/features/catalog/catalog.schemas";
import { searchCatalog } from "../../../app/features/catalog/catalog.service.server";
import { eventBody } from "../../support/events";
import { untilRefused } from "../../support/network-limits";
import { postBody } from "../../support/posts";
import { addCourse, type Course, INSTRUCTOR } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { publish } from "../../support/site-content";

let course: Course;
let student: Person;

beforeAll(async () => {
  [course, student] = [await addCourse(), await signUp()];
});

const experience = () => ({
  course_id: course.courseId,
  instructor_id: INSTRUCTOR.instructorId,
  term: "2023-1",
  overall: 4,
  difficulty: 3,
  usefulness: 4,
  weekly_hours: 6,
  attendance: "none",
  text: "A text about a course that is long enough to be of use to somebody who thinks about taking it next term.",
});

const entry = () => ({
  course_id: course.courseId,
  instructor_id: INSTRUCTOR.instructorId,
  term: "2023-1",
  grade_parts: [{ name: "Final", weight: 100 }],
  exam_kinds: "Two written exams",
  topics: "What came up in the exams, long enough to be of use to somebody.",
});
const suggestion = { course_code: "TST9999", name_en: "New", name_tr: "Yeni", department_id: "department-999" };
const api = (path: string, body: () => unknown) => async (as: Person) => (await call(path, { as, json: body() })).status;

test.each([
  ["experiences", api("/coursefile/experiences", experience)],
  ["databank entries", api("/databank/entries", entry)],
  ["suggestions", async (as: Person) => (await visit("/courses/submission", { as, form: suggestion })).status],
  ["events", api("/event/manage", eventBody)],
])("somebody who writes %s without end is asked to wait", async (_, write) => {
  const [person, other] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "moderator" })];
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push(await write(person));
  expect([statuses.slice(0, 30).includes(429), statuses[30], (await write(other)) === 429]).toEqual([false, 429, false]);
});

test("fifty identical posts at once are one, and every answer names it", async () => {
  for (const collection of collections.filter(({ writers, hasFile }) => writers === "user" && !hasFile)) {
    const person = await signUp();
    const body = postBody(collection);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => call<{ post_id: string }>(`/${collection.feature}`, { as: person, json: body })),
    );
    const ids = new Set(answers.map(({ body: { post_id } }) => post_id));
    expect([collection.feature, [...new Set(answers.map(({ status }) => status))], ids.size]).toEqual([collection.feature, [201], 1]);
    expect(await testContext().db.$count(posts, eq(posts.authorId, person.userId))).toBe(1);
  }
});

test("another text, another person, or the same text after a deletion is a post of its own", async () => {
  const [threads] = collections.filter(({ feature }) => feature === "thread");
  const [one, other] = [await signUp(), await signUp()];
  const add = async (as: Person, own = {}) =>
    (await call<{ post_id: string }>("/thread", { as, json: postBody(threads!, own) })).body.post_id;
  const first = await add(one);
  expect(await add(one)).toBe(first);
  const others = [await add(other), await add(one, { text: "Another text that is long enough to be kept here." })];
  await call(`/thread/${first}`, { as: one, method: "DELETE" });
  expect(new Set([first, ...others, await add(one)]).size).toBe(4);
});

test("a reader who searches without end is asked to wait, and others aren't", async () => {
  const headers = { "cf-connecting-ip": "198.51.100.77" };
  const statuses = await untilRefused(60, (i) => visit(`/api/v1/search?q=course${i}`, { headers }));
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await untilRefused(60, () => visit("/search?q=course", { headers }))).at(-1)).toBe(429);
  expect((await visit("/api/v1/search?q=course")).status).toBe(200);
});

const miss = async (q: string, address: string) => {
  const work: Promise<unknown>[] = [];
  const ctx = testContext({ address, userAgent: "Mozilla/5.0 Firefox/140.0", waitUntil: (each) => work.push(each) });
  await searchCatalog(ctx, catalogFilters.parse({ q }));
  await Promise.all(work);
};

test("one guest can't fill the list of searches without a result, and it never freezes", async () => {
  const { db } = testContext();
  for (let i = 0; i < 40; i++) await miss(`zqinvented${i}`, "198.51.100.78");
  expect(await db.$count(searchMisses, like(searchMisses.query, "zqinvented%"))).toBe(30);
  await db.insert(limits).values({ name: "unrelated", count: 1, endsAt: 1, strikes: 0 });
  for (let i = 0; i < 5_200; i += 50)
    await db
      .insert(searchMisses)
      .values(Array.from({ length: 30 }, (_, j) => ({ query: `old ${i + j}`, count: 1, lastSeenAt: i + j })))
      .onConflictDoNothing();
  await miss("zqwanted", "198.51.100.79");
  expect(await db.$count(searchMisses, eq(searchMisses.query, "zqwanted"))).toBe(1);
  await forgetMisses(testContext(), 0);
  expect([await db.$count(searchMisses), await db.$count(searchMisses, eq(searchMisses.query, "zqwanted"))]).toEqual([2_000, 1]);
});

test("an admin's dev log isn't a moderator's to change, hide or see hidden", async () => {
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  const [devLogs] = collections.filter(({ feature }) => feature === "dev-log");
  const { body } = await call<{ post_id: string }>("/dev-log", { as: admin, json: postBody(devLogs!) });
  const change = await call(`/dev-log/${body.post_id}`, { as: moderator, method: "PUT", json: postBody(devLogs!, { title: "Changed" }) });
  expect(change.status).toBe(403);
  expect((await call<{ title: string }>(`/dev-log/${body.post_id}`, {})).body.title).toBe("A useful title");
});

test("threads' demo is there for programs, without names or ids", async () => {
  const json = postBody(collections.find(({ feature }) => feature === "thread")!);
  const { body: added } = await call<{ post_id: string }>("/thread", { as: student, json });
  await publish(await signUp({ userRole: "admin" }), { demo_picks: [added.post_id] });
  const { status, body } = await call<{ threads: Record<string, unknown>[] }>("/thread/display/demo");
  expect([status, body.threads.length]).toEqual([200, 1]);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`post-|user-|${student.name}|${student.userName}`));
});

test("what broke is said in the words of what was asked for", async () => {
  const { db } = testContext();
  await db.run("ALTER TABLE event_dates RENAME TO event_dates_gone");
  const said = async (path: string, language: string) =>
    (await call<{ error: { code: string; message: string } }>(path, { as: student, headers: { "accept-language": language } })).body.error
      .message;
  expect([await said("/event/all", "en"), await said("/event/all", "tr")]).toEqual(["Failed to load events", "Etkinlikler yüklenemedi"]);
  await db.run("ALTER TABLE communities RENAME TO communities_gone");
  expect(await said("/event/organize/communities", "en")).toBe("Failed to load communities");
});

test("a search for an instructor finds every course, however many sections each has", async () => {
  const { db } = testContext();
  const now = Date.now();
  const instructorId = "instructor-zqmany";
  await db.insert(instructors).values({ instructorId, name: "ZQMANY HOCA", nameKey: "zqmany hoca", createdAt: now });
  const taught = await Promise.all([0, 1, 2].map(() => addCourse()));
  for (const { courseId } of taught) {
    const offeringId = `${courseId}-offering`;
    await db.insert(offerings).values({ offeringId, courseId, term: "2023-1", importHash: "x", createdAt: now, updatedAt: now });
    for (let number = 1; number <= 60; number++) {
      const sectionId = `${offeringId}-${number}`;
      await db.batch([
        db.insert(sections).values({ sectionId, offeringId, sectionNumber: number, criteria: [] }),
        db.insert(sectionInstructors).values({ sectionId, instructorId, courseId }),
      ]);
    }
  }
  const ids = taught.map(({ courseId }) => courseId).sort();
  const { items } = await searchCatalog(testContext(), catalogFilters.parse({ q: "zqmany" }));
  expect(items.map(({ course_id }) => course_id).sort()).toEqual(ids);
  const list = await call<{ courses: { course_id: string }[] }>("/coursefile/courses?q=zqmany");
  expect(list.body.courses.map(({ course_id }) => course_id).sort()).toEqual(ids);
});
