/** Suggested courses: one open suggestion a code, and an approved one becomes a course. */

import { courses } from "@schema/catalog";
import { courseSubmissions } from "@schema/courses";
import { auditEntries } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCourse, addSuggestion, addUniversity, DEPARTMENT } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

let serial = 6000;
const newCode = () => `TST${serial++}`;

const suggest = (as: Person | undefined, form: Record<string, string>) =>
  visit("/courses/submission", { as, form: { name_en: "Brewing Coffee", ...form } });

function decide(as: Person, ids: string[], decision: string, reason = "") {
  const chosen = Object.fromEntries(ids.map((id, index) => [`ids[${index}]`, id]));
  return visit("/admin/courses/all?view=suggestions", { as, form: { ...chosen, decision, reason, collection: "suggestions" } });
}

async function rowsOf(code: string) {
  return testContext().db.select().from(courseSubmissions).where(eq(courseSubmissions.courseCode, code));
}

async function courseOf(code: string) {
  const [row] = await testContext().db.select().from(courses).where(eq(courses.courseCode, code));
  return row;
}

test("a suggestion is written, waits, and its author sees it", async () => {
  const [author, code] = [await signUp(), newCode()];
  const sent = await suggest(author, {
    course_code: ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`,
    name_tr: "Kahve Demleme",
    note: "Offered each fall",
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/courses/submission"]);
  expect(await rowsOf(code)).toMatchObject([
    {
      authorId: author.userId,
      nameEn: "Brewing Coffee",
      nameTr: "Kahve Demleme",
      status: "waiting",
      note: "Offered each fall",
      departmentId: null,
    },
  ]);
  expect(await (await visit("/courses/submission", { as: author })).text()).toContain(code);
});

test.each([
  ["course_code", ""],
  ["course_code", "T1"],
  ["course_code", "TST12345"],
  ["course_code", "<b>101"],
  ["name_en", "ab"],
  ["name_en", "x".repeat(201)],
  ["name_tr", "x".repeat(201)],
  ["note", "x".repeat(501)],
  ["department_id", "not an id"],
])("a suggestion whose %s is %j comes back with a message and what was typed", async (field, value) => {
  const code = newCode();
  const answer = await suggest(await signUp(), { course_code: code, note: "Keep this note", [field]: value });
  const page = await answer.text();
  expect([answer.status, page.includes(`aria-invalid="true"`), field === "note" || page.includes("Keep this note")]).toEqual([
    400,
    true,
    true,
  ]);
  expect(await rowsOf(code)).toEqual([]);
});

test("a suggestion that names no department of ours is refused at that field", async () => {
  const code = newCode();
  expect((await suggest(await signUp(), { course_code: code, department_id: "department-none" })).status).toBe(422);
  expect(await rowsOf(code)).toEqual([]);
});

test("signed out, nothing is suggested", async () => {
  const code = newCode();
  const answer = await suggest(undefined, { course_code: code });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/reception/login?next=%2Fcourses%2Fsubmission"]);
  expect(await rowsOf(code)).toEqual([]);
});

test("a course that the catalog has isn't suggested", async () => {
  const { courseCode } = await addCourse();
  expect((await suggest(await signUp(), { course_code: courseCode })).status).toBe(409);
  expect(await rowsOf(courseCode)).toEqual([]);
});

async function suggestAtOnce() {
  const code = newCode();
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp()));
  const answers = await Promise.all(people.map((person) => suggest(person, { course_code: code })));
  return { codes: answers.map(({ status }) => status).sort(), rows: (await rowsOf(code)).length };
}

test("of a course suggested four times at once one suggestion is left", async () => {
  expect(await suggestAtOnce()).toEqual({ codes: [303, 409, 409, 409], rows: 1 });
});

test("without the unique index all four would be left: the control of the test above", async () => {
  const { db } = testContext();
  const [index] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'course_submissions_open'`);
  await db.run(sql`DROP INDEX course_submissions_open`);
  const { rows } = await suggestAtOnce();
  await db.run(sql`DELETE FROM course_submissions WHERE key NOT IN (SELECT min(key) FROM course_submissions GROUP BY course_code)`);
  await db.run(sql.raw(index?.sql ?? ""));
  expect(rows).toBe(4);
});

test("an approved suggestion becomes a course that anyone can write about", async () => {
  const [author, staff] = [await signUp(), await signUp({ userRole: "moderator" })];
  await addUniversity();
  const { submissionId, courseCode } = await addSuggestion(author, { nameTr: "Yeni Ders" });
  expect((await decide(staff, [submissionId], "approve")).status).toBe(303);
  const numericCode = `${DEPARTMENT.numericCode}${courseCode.slice(3)}`;
  expect(await courseOf(courseCode)).toMatchObject({
    courseId: `course-${numericCode}`,
    numericCode,
    nameEn: "A New Course",
    nameTr: "Yeni Ders",
    status: "active",
    departmentId: DEPARTMENT.departmentId,
  });
  expect(await rowsOf(courseCode)).toMatchObject([{ status: "approved", courseId: `course-${numericCode}`, reviewedBy: staff.userId }]);
  expect((await visit(`/courses/add?course_id=course-${numericCode}`, { as: author })).status).toBe(200);
  const [audit] = await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, submissionId));
  expect(audit).toMatchObject({ act: "course-submission.approve", before: { status: "waiting" }, after: { status: "approved" } });
});

test("a suggestion approved twice at once makes one course", async () => {
  const [author, one, two] = [await signUp(), await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })];
  await addUniversity();
  const { submissionId, courseCode } = await addSuggestion(author);
  const answers = await Promise.all([decide(one, [submissionId], "approve"), decide(two, [submissionId], "approve")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await testContext().db.select().from(courses).where(eq(courses.courseCode, courseCode))).toHaveLength(1);
});

test("a suggestion whose letters name no department can't be approved until it has one", async () => {
  const [author, staff] = [await signUp(), await signUp({ userRole: "moderator" })];
  await addUniversity();
  const homeless = await addSuggestion(author, { courseCode: `ZZ${serial++}` });
  expect((await decide(staff, [homeless.submissionId], "approve")).status).toBe(422);
  expect([(await courseOf(homeless.courseCode)) ?? null, (await rowsOf(homeless.courseCode))[0]?.status]).toEqual([null, "waiting"]);
  const placed = await addSuggestion(author, { courseCode: `ZZ${serial++}`, departmentId: DEPARTMENT.departmentId });
  expect((await decide(staff, [placed.submissionId], "approve")).status).toBe(303);
  expect((await courseOf(placed.courseCode))?.departmentId).toBe(DEPARTMENT.departmentId);
});

test("nobody on the staff approves their own suggestion, and no course comes of it", async () => {
  const staff = await signUp({ userRole: "admin" });
  await addUniversity();
  const { submissionId, courseCode } = await addSuggestion(staff);
  expect((await decide(staff, [submissionId], "approve")).status).toBe(409);
  expect([(await courseOf(courseCode)) ?? null, (await rowsOf(courseCode))[0]?.status]).toEqual([null, "waiting"]);
});

test("a rejected suggestion shows its reason, makes no course, and the code can be suggested again", async () => {
  const [author, staff] = [await signUp(), await signUp({ userRole: "moderator" })];
  const { submissionId, courseCode } = await addSuggestion(author);
  expect((await decide(staff, [submissionId], "reject")).status).toBe(400);
  expect((await decide(staff, [submissionId], "reject", "Not a course of ours")).status).toBe(303);
  expect(await courseOf(courseCode)).toBeUndefined();
  expect(await (await visit("/courses/submission", { as: author })).text()).toContain("Not a course of ours");
  expect((await suggest(await signUp(), { course_code: courseCode })).status).toBe(303);
});

test("a deleted suggestion isn't restored while another of its code waits", async () => {
  const [author, staff] = [await signUp(), await signUp({ userRole: "moderator" })];
  const { submissionId, courseCode } = await addSuggestion(author);
  expect((await decide(staff, [submissionId], "delete")).status).toBe(303);
  await addSuggestion(await signUp(), { courseCode });
  expect((await decide(staff, [submissionId], "restore")).status).toBe(409);
  expect((await rowsOf(courseCode)).map(({ status }) => status).sort()).toEqual(["deleted", "waiting"]);
});
