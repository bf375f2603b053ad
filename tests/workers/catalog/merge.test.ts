/** Two courses that are one: everything moves, numbers are right, and the old codes lead on. */
import * as schema from "@schema/catalog";
import { courseSubmissions, experiences } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import * as allTables from "@schema/index";
import { auditEntries, counters } from "@schema/platform";
import { and, eq, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { mergeStatements } from "~/features/catalog/merge.repository.server";
import { mergeCourse, readMerge } from "~/features/catalog/merge.service.server";
import { experienceSchema } from "~/features/courses/courses.schemas";
import { addExperience as writeExperience } from "~/features/courses/experiences.service.server";
import { addEntry as writeEntry } from "~/features/databank/databank.service.server";
import { rawStatement } from "~/platform/db.server";
import { product } from "~/product.server";
import { addOffering, addPair, addProgram, addRequirement } from "../../support/course-facts";
import { comparable, kept, recount } from "../../support/recount";
import { addCourse, addEntry, addExperience, addSuggestion, type Course, entryBody, experienceBody } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

async function merge(from: Course, into: Course) {
  const admin = await signUp({ userRole: "admin" });
  const { goes, stays } = await readMerge(admin.ctx, from.courseCode, into.courseCode);
  const versions = { from_version: goes.version, into_version: stays?.version ?? 0 };
  return mergeCourse(admin.ctx, from.courseCode, { into: into.courseCode, ...versions });
}

const courseOf = async (courseId: string) => (await db.select().from(schema.courses).where(eq(schema.courses.courseId, courseId)))[0];

test("every table that names a course says what becomes of its rows", () => {
  const tables = Object.values(allTables as Record<string, unknown>).filter((each): each is SQLiteTable => is(each, SQLiteTable));
  const named = tables
    .filter((table) => getTableName(table) !== "courses")
    .filter((table) => getTableConfig(table).columns.some(({ name }) => /(^|_)course_id$/.test(name)));
  const moved = new Set(product.courseMerge.flatMap(({ tables }) => tables.map((table) => getTableName(table))));
  expect(named.map((table) => getTableName(table)).filter((name) => !moved.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(8);
});

test("experiences, entries and what is counted of them move to the course that stays", async () => {
  const [from, into] = await addPair();
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp()));
  for (const [n, { userId }] of people.entries()) {
    await addExperience({ courseId: from.courseId, authorId: userId, overall: 1 + n, letterGrade: "AA" });
    await addEntry({ courseId: from.courseId, authorId: userId, term: "2020-1" });
  }
  await addExperience({ courseId: from.courseId, authorId: people[0]?.userId ?? "", term: "2018-1", status: "rejected" });
  await addExperience({ courseId: into.courseId, authorId: people[1]?.userId ?? "", term: "2017-2", letterGrade: "BB" });
  await merge(from, into);
  const ids = [from.courseId, into.courseId];
  const { courses: counted, ...rows } = comparable(await recount(ids));
  const { courses: stored, ...sums } = await kept(ids);
  expect([sums.sums, sums.grades, stored[1]]).toEqual([rows.sums, rows.grades, counted[1]]);
  expect(stored[1]).toMatchObject({ experienceCount: 5, databankCount: 4 });
  expect(await courseOf(from.courseId)).toBeUndefined();
  expect(await courseOf(into.courseId)).toMatchObject({ viewCount: 7 });
});

test("of two experiences by one person for the same instructor and term the approved one stays, else the later one", async () => {
  const [from, into] = await addPair();
  const [one, two] = [await signUp(), await signUp()];
  const same = { instructorId: "not-listed", term: "2019-1" };
  const approved = await addExperience({ courseId: from.courseId, authorId: one.userId, ...same, updatedAt: 1000 });
  const waiting = await addExperience({ courseId: into.courseId, authorId: one.userId, ...same, status: "waiting", updatedAt: 9000 });
  const later = await addEntry({ courseId: from.courseId, authorId: two.userId, ...same, updatedAt: 5000 });
  const earlier = await addEntry({ courseId: into.courseId, authorId: two.userId, ...same, updatedAt: 4000 });
  const preview = await readMerge((await signUp({ userRole: "admin" })).ctx, from.courseCode, into.courseCode);
  expect(preview.moves).toEqual([
    { name: "experiences", count: 1, twice: 1 },
    { name: "entries", count: 1, twice: 1 },
  ]);
  await merge(from, into);
  const own = await db.select().from(experiences).where(eq(experiences.authorId, one.userId));
  const states = Object.fromEntries(own.map(({ experienceId, status, courseId }) => [experienceId, [status, courseId]]));
  expect(states).toEqual({ [approved.experienceId]: ["approved", into.courseId], [waiting.experienceId]: ["deleted", into.courseId] });
  const entries = await db.select().from(databankEntries).where(eq(databankEntries.authorId, two.userId));
  expect(Object.fromEntries(entries.map(({ entryId, status }) => [entryId, status]))).toEqual({
    [later.entryId]: "approved",
    [earlier.entryId]: "deleted",
  });
  expect(await courseOf(into.courseId)).toMatchObject({ experienceCount: 1, databankCount: 1 });
});

test("favourites are counted once a person, suggestions follow", async () => {
  const [from, into] = await addPair();
  const [both, one] = [await signUp(), await signUp()];
  for (const [code, as] of [
    [from.courseCode, both],
    [into.courseCode, both],
    [from.courseCode, one],
  ] as const)
    await call(`/catalog/courses/${code}/favorite`, { as, method: "PUT", json: { is_favorite: true } });
  const suggestion = await addSuggestion(one, { courseId: from.courseId, status: "approved" });
  await merge(from, into);
  const rows = await db.select().from(schema.courseFavorites).where(eq(schema.courseFavorites.courseId, into.courseId));
  expect([rows.length, (await courseOf(into.courseId))?.favoriteCount]).toEqual([2, 2]);
  const [row] = await db.select().from(courseSubmissions).where(eq(courseSubmissions.submissionId, suggestion.submissionId));
  expect(row?.courseId).toBe(into.courseId);
});

test("terms and sections move, and a section that both have stays the one of the course that stays", async () => {
  const [from, into] = await addPair();
  await addOffering(from.courseId, "2023-1", [1, 2]);
  await addOffering(from.courseId, "2022-1", [1]);
  await addOffering(into.courseId, "2023-1", [2, 3]);
  await merge(from, into);
  const rows = await db
    .select({ term: schema.offerings.term, id: schema.sections.sectionId })
    .from(schema.offerings)
    .innerJoin(schema.sections, eq(schema.sections.offeringId, schema.offerings.offeringId))
    .where(eq(schema.offerings.courseId, into.courseId));
  expect(rows.map(({ term, id }) => `${term} ${id}`).sort()).toEqual(
    [
      `2022-1 section-${from.courseId}-2022-1-1`,
      `2023-1 section-${from.courseId}-2023-1-1`,
      `2023-1 section-${into.courseId}-2023-1-2`,
      `2023-1 section-${into.courseId}-2023-1-3`,
    ].sort(),
  );
  for (const table of [schema.sectionInstructors, schema.sectionMeetings]) {
    const counted = await Promise.all([from, into].map(({ courseId }) => db.$count(table, eq(table.courseId, courseId))));
    expect(counted).toEqual([0, 4]);
  }
});

test("what requires the old course requires the new one; its own sets come along where the new one has none", async () => {
  const [from, into] = await addPair();
  const [basic, later, pair] = [await addCourse({ hasPrerequisites: false }), await addCourse(), await addCourse()];
  await db.update(schema.courses).set({ hasPrerequisites: true }).where(eq(schema.courses.courseId, from.courseId));
  await addRequirement(from.courseId, basic.courseId);
  await addRequirement(from.courseId, into.courseId, 2);
  await db.insert(schema.waitingPrerequisites).values({ courseId: from.courseId, setNumber: 3, requiredCode: "9998888" });
  await addRequirement(later.courseId, from.courseId);
  await addRequirement(pair.courseId, from.courseId);
  await addRequirement(pair.courseId, into.courseId);
  await addProgram([{ semester: 1, courseCode: from.courseCode, courseId: from.courseId }]);
  await merge(from, into);
  const rows = await db
    .select()
    .from(schema.coursePrerequisites)
    .where(sql`course_id IN ${[into.courseId, later.courseId, pair.courseId]}`);
  expect(rows.map(({ courseId, setNumber, requiredCourseId }) => [courseId, setNumber, requiredCourseId]).sort()).toEqual(
    [
      [into.courseId, 1, basic.courseId],
      [later.courseId, 1, into.courseId],
      [pair.courseId, 1, into.courseId],
    ].sort(),
  );
  expect(await db.$count(schema.waitingPrerequisites, eq(schema.waitingPrerequisites.courseId, into.courseId))).toBe(1);
  expect(await courseOf(into.courseId)).toMatchObject({ hasPrerequisites: true });
  expect(await db.$count(schema.programCourses, eq(schema.programCourses.courseId, into.courseId))).toBe(1);
});

test("the old code, number, id and what they were before lead to the course that stays", async () => {
  const [from, into] = await addPair();
  await db.insert(schema.courseAliases).values({ code: "OLDER101", courseId: from.courseId, createdAt: 1 });
  await merge(from, into);
  for (const code of [from.courseCode, from.numericCode, "OLDER101"]) {
    const answer = await visit(`/catalog/course/${code}?term=2020-1`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `/catalog/course/${into.courseCode}?term=2020-1`]);
  }
  const reader = await signUp();
  const addresses = [
    [`/courses/one/${from.courseId}`, `/courses/one/${into.courseId}`],
    [`/courses/one/${from.courseId}/notes`, `/courses/one/${into.courseId}/notes`],
    [`/databank/one/${from.courseId}`, `/databank/one/${into.courseId}`],
  ];
  for (const [old = "", now] of addresses) {
    const answer = await visit(old, { as: reader });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, now]);
  }
  for (const [old, now] of [
    [`/api/v1/catalog/courses/${from.courseCode}`, `/api/v1/catalog/courses/${into.courseCode}`],
    [`/api/v1/coursefile/courses/${from.courseId}`, `/api/v1/coursefile/courses/${into.courseId}`],
  ] as const) {
    const answer = await visit(old);
    expect([answer.status, new URL(answer.headers.get("location") ?? "", "https://x").pathname]).toEqual([301, now]);
  }
});

test("a merge is audited with what the course was, and the totals of courses stay right", async () => {
  const [from, into] = await addPair();
  const active = and(eq(counters.name, "courses"), eq(counters.facet, "active"));
  const [before] = await db.select().from(counters).where(active);
  await merge(from, into);
  const [after] = await db.select().from(counters).where(active);
  expect((after?.value ?? 0) - (before?.value ?? 0)).toBe(-1);
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, from.courseId));
  expect(entry).toMatchObject({ act: "course.merge", before: { courseCode: from.courseCode }, after: { into: into.courseId } });
});

test("of two merges at once, against each other, one happens; unguarded, both courses would be gone", async () => {
  const [one, two] = await addPair();
  const done = await Promise.allSettled([merge(one, two), merge(two, one)]);
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect([await courseOf(one.courseId), await courseOf(two.courseId)].filter(Boolean)).toHaveLength(1);
  const [third, fourth] = await addPair();
  const unguarded = (from: Course, into: Course) =>
    mergeStatements(product.courseMerge, { from: from.courseId, into: into.courseId, now: Date.now() })
      .filter((_, index, all) => index === all.length - 1)
      .map((statement) => rawStatement(db, statement));
  for (const statements of [unguarded(third, fourth), unguarded(fourth, third)]) await db.batch(statements as never);
  expect([await courseOf(third.courseId), await courseOf(fourth.courseId)]).toEqual([undefined, undefined]);
});

test("what is written while a merge happens is of the course that stays; without the way on it would be refused", async () => {
  const [from, into] = await addPair();
  const [author, other] = [await signUp(), await signUp()];
  await merge(from, into);
  const experienceId = await writeExperience(author.ctx, experienceSchema.parse(experienceBody(from.courseId)));
  const entryId = await writeEntry(author.ctx, entryBody(from.courseId));
  const [experience] = await db.select().from(experiences).where(eq(experiences.experienceId, experienceId));
  const [entry] = await db.select().from(databankEntries).where(eq(databankEntries.entryId, entryId));
  expect([experience?.courseId, entry?.courseId]).toEqual([into.courseId, into.courseId]);
  await expect(addExperience({ courseId: from.courseId, authorId: other.userId })).rejects.toThrow();
});

test("a merge of what was changed since its preview is refused and changes nothing", async () => {
  const [from, into] = await addPair();
  const admin = await signUp({ userRole: "admin" });
  const { goes, stays } = await readMerge(admin.ctx, from.courseCode, into.courseCode);
  await db
    .update(schema.courses)
    .set({ nameEn: "Changed", updatedAt: Date.now() + 5 })
    .where(eq(schema.courses.courseId, into.courseId));
  const input = { into: into.courseCode, from_version: goes.version, into_version: stays?.version ?? 0 };
  await expect(mergeCourse(admin.ctx, from.courseCode, input)).rejects.toMatchObject({ code: "catalog.mergeConflict" });
  expect(await courseOf(from.courseId)).toBeDefined();
});

test.each([
  ["a code that no course has", "XYZ0001", "mergeUnknown"],
  ["the course itself", null, "mergeItself"],
])("merging into %s is refused with the reason", async (_, into, problem) => {
  const from = await addCourse();
  const admin = await signUp({ userRole: "admin" });
  const page = await readMerge(admin.ctx, from.courseCode, into ?? from.courseCode);
  expect([page.problem, page.stays]).toEqual([problem, null]);
  const input = { into: into ?? from.courseCode, from_version: 0, into_version: 0 };
  await expect(mergeCourse(admin.ctx, from.courseCode, input)).rejects.toMatchObject({ code: `catalog.${problem}` });
});
