/** Experiences: who may write, change, judge and find them helpful, and what is left of two at once. */
import { experiences } from "@schema/courses";
import { auditEntries } from "@schema/platform";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCourse, addExperience, experienceBody, INSTRUCTOR, LONG_TEXT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

type Failed = { error: { code: string; details?: Record<string, unknown> } };
type Created = { experience_id: string; status: string };
const POST = "/coursefile/experiences";
const REVIEW = "/admin/coursefile/experiences/review";

const post = (as: Person, json: unknown) => call<Created & Failed>(POST, { as, json });
const put = (as: Person, id: string, json: unknown) => call<Created & Failed>(`${POST}/${id}`, { as, json, method: "PUT" });
const review = (as: Person, json: unknown) => call<{ changed: string[] } & Failed>(REVIEW, { as, json });
const outcome = ({ status, body }: { status: number; body: Failed }) => [status, body.error?.code];

async function rowOf(experienceId: string | undefined) {
  const [row] = await testContext()
    .db.select()
    .from(experiences)
    .where(eq(experiences.experienceId, experienceId ?? ""));
  return row;
}

async function written(own: Partial<typeof experiences.$inferInsert> = {}) {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const row = await addExperience({ courseId, authorId: author.userId, ...own });
  return { author, courseId, id: row.experienceId };
}

const moderator = () => signUp({ userRole: "moderator" });

test("an experience is written and waits for review", async () => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const { status, body } = await post(author, experienceBody(courseId, { instructor_id: INSTRUCTOR.instructorId }));
  expect([status, body.status]).toEqual([201, "waiting"]);
  expect(await rowOf(body.experience_id)).toMatchObject({
    courseId,
    authorId: author.userId,
    status: "waiting",
    weeklyHours: 6,
    letterGrade: "BB",
    instructorId: INSTRUCTOR.instructorId,
  });
  const page = await call<{ experiences: unknown[]; scores: { overall: { n: number } } }>(`/coursefile/courses/${courseId}`);
  expect([page.body.experiences.length, page.body.scores.overall.n]).toEqual([0, 0]);
});

test("what isn't chosen is stored as nothing", async () => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const { letter_grade: _, tips: __, assessments: ___, ...rest } = experienceBody(courseId);
  const { body } = await post(author, rest);
  expect(await rowOf(body.experience_id)).toMatchObject({ letterGrade: null, tips: null, assessments: [] });
});

test.each([
  ["course_id", undefined],
  ["course_id", "no spaces please"],
  ["instructor_id", ""],
  ["term", "2024"],
  ["term", "2024-4"],
  ["overall", 0],
  ["overall", 6],
  ["overall", 2.5],
  ["overall", "four"],
  ["difficulty", null],
  ["usefulness", -1],
  ["weekly_hours", 61],
  ["weekly_hours", -1],
  ["attendance", "sometimes"],
  ["assessments", ["midterm", "oracle"]],
  ["assessments", "midterm"],
  ["letter_grade", "A+"],
  ["text", "x".repeat(79)],
  ["text", ` ${"x".repeat(79)} `],
  ["text", "x".repeat(5001)],
  ["text", `${LONG_TEXT}\u0000`],
  ["tips", "x".repeat(1001)],
  ["mine", true],
])("an experience whose %s is %j is refused by that field's name", async (field, value) => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const { status, body } = await post(author, experienceBody(courseId, { [field]: value }));
  expect([status, body.error.code]).toEqual([400, "kit.invalidInput"]);
  const [[name = "", message] = []] = Object.entries(body.error.details ?? {});
  expect([field, "body", "assessments.1"]).toContain(name);
  expect(`${name} ${message}`).toContain(field);
});

test.each([
  [{ course_id: "course-none" }, 404, "courses.notFound"],
  [{ instructor_id: "instructor-none" }, 422, "courses.unknownInstructor"],
  [{ term: "2099-1" }, 422, "courses.futureTerm"],
  [{ term: "1999-1" }, 422, "courses.futureTerm"],
])("an experience of %j is refused", async (own, status, code) => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  expect(outcome(await post(author, experienceBody(courseId, own)))).toEqual([status, code]);
  const { id } = await written({ authorId: author.userId });
  expect(outcome(await put(author, id, experienceBody(courseId, own)))).toEqual([status, code]);
});

test("a second experience of the same course, instructor and term is refused, another term isn't", async () => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  expect((await post(author, experienceBody(courseId))).status).toBe(201);
  expect(outcome(await post(author, experienceBody(courseId, { text: `${LONG_TEXT} Again.` })))).toEqual([409, "courses.duplicate"]);
  expect((await post(author, experienceBody(courseId, { term: "2023-2" }))).status).toBe(201);
  expect((await post(author, experienceBody(courseId, { instructor_id: INSTRUCTOR.instructorId }))).status).toBe(201);
  expect((await post(await signUp(), experienceBody(courseId))).status).toBe(201);
});

async function postAtOnce() {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(author, experienceBody(courseId))));
  const rows = await testContext()
    .db.select()
    .from(experiences)
    .where(and(eq(experiences.courseId, courseId), eq(experiences.authorId, author.userId)));
  return { answers: answers.map(({ status }) => status).sort(), rows: rows.length };
}

test("of the same experience posted six times at once one is left", async () => {
  expect(await postAtOnce()).toEqual({ answers: [201, 409, 409, 409, 409, 409], rows: 1 });
});

test("without the unique index more would be left: the control of the test above", async () => {
  const { db } = testContext();
  const [index] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'experiences_once'`);
  await db.run(sql`DROP INDEX experiences_once`);
  const { rows } = await postAtOnce();
  await db.run(
    sql`DELETE FROM experiences WHERE key NOT IN (SELECT min(key) FROM experiences GROUP BY author_id, course_id, instructor_id, term)`,
  );
  await db.run(sql.raw(index?.sql ?? ""));
  expect(rows).toBe(6);
});

test("an author's change of an approved experience sends it back to review and out of the numbers", async () => {
  const { author, courseId, id } = await written({ term: "2024-1" });
  const before = await call<{ total: number }>(`/coursefile/courses/${courseId}`);
  const { status, body } = await put(author, id, experienceBody(courseId, { overall: 1 }));
  expect([before.body.total, status, body.status]).toEqual([1, 200, "waiting"]);
  expect(await rowOf(id)).toMatchObject({ status: "waiting", overall: 1, reviewedBy: null, reviewReason: null });
  const after = await call<{ total: number; scores: { overall: { n: number } } }>(`/coursefile/courses/${courseId}`);
  expect([after.body.total, after.body.scores.overall.n]).toEqual([0, 0]);
});

test("a change can't make a second one, move to another course, or touch a deleted one or somebody else's", async () => {
  const { author, courseId, id } = await written({ term: "2024-1" });
  const second = await addExperience({ courseId, authorId: author.userId, term: "2023-1" });
  expect(outcome(await put(author, second.experienceId, experienceBody(courseId)))).toEqual([409, "courses.duplicate"]);
  expect(outcome(await put(author, id, experienceBody((await addCourse()).courseId)))).toEqual([404, "courses.experienceNotFound"]);
  expect(outcome(await put(await signUp({ userRole: "admin" }), id, experienceBody(courseId)))).toEqual([
    404,
    "courses.experienceNotFound",
  ]);
  const gone = await addExperience({ courseId, authorId: author.userId, term: "2022-1", status: "deleted" });
  expect(outcome(await put(author, gone.experienceId, experienceBody(courseId)))).toEqual([404, "courses.experienceNotFound"]);
  expect(outcome(await put(author, id, {}))).toEqual([400, "kit.invalidInput"]);
});

test("an author takes their own away, once; nobody else does", async () => {
  const { author, courseId, id } = await written();
  const remove = (as: Person) => call<Failed>(`${POST}/${id}`, { as, method: "DELETE" });
  expect(outcome(await remove(await moderator()))).toEqual([404, "courses.experienceNotFound"]);
  expect((await remove(author)).status).toBe(200);
  expect(outcome(await remove(author))).toEqual([404, "courses.experienceNotFound"]);
  expect((await rowOf(id))?.status).toBe("deleted");
  expect((await call<{ total: number }>(`/coursefile/courses/${courseId}`)).body.total).toBe(0);
});

test("one's own form shows one's own words, and nobody else's", async () => {
  const { author, id } = await written({ text: `${LONG_TEXT} Unmistakable.` });
  expect(await (await visit(`/courses/add?edit=${id}`, { as: author })).text()).toContain("Unmistakable.");
  const other = await visit(`/courses/add?edit=${id}`, { as: await signUp({ userRole: "admin" }) });
  expect([other.status, (await other.text()).includes("Unmistakable.")]).toEqual([404, false]);
});

const helpful = (as: Person, id: string, is_helpful: boolean) =>
  call<Failed>(`${POST}/${id}/helpful`, { as, method: "PUT", json: { is_helpful } });

test("a helpful vote counts once however often it is sent, and can be taken back", async () => {
  const { id } = await written();
  const [one, two] = [await signUp(), await signUp()];
  await Promise.all([...Array.from({ length: 8 }, () => helpful(one, id, true)), helpful(two, id, true)]);
  expect((await rowOf(id))?.helpfulCount).toBe(2);
  expect((await helpful(one, id, false)).status).toBe(200);
  expect((await helpful(one, id, false)).status).toBe(200);
  expect((await rowOf(id))?.helpfulCount).toBe(1);
});

test("nobody votes for their own, for one that isn't shown, or for none", async () => {
  const { author, id } = await written();
  const waiting = await written({ status: "waiting" });
  const voter = await signUp();
  expect(outcome(await helpful(author, id, true))).toEqual([409, "courses.ownHelpful"]);
  expect(outcome(await helpful(voter, waiting.id, true))).toEqual([409, "courses.ownHelpful"]);
  expect(outcome(await helpful(voter, "experience-none", true))).toEqual([409, "courses.ownHelpful"]);
  expect(outcome(await call<Failed>(`${POST}/${id}/helpful`, { as: voter, method: "PUT", json: { is_helpful: "yes" } }))).toEqual([
    400,
    "kit.invalidInput",
  ]);
  expect([(await rowOf(id))?.helpfulCount, (await rowOf(waiting.id))?.helpfulCount]).toEqual([0, 0]);
});

test("staff decide on many at once; those in another state stay as they are", async () => {
  const [a, b, done] = [await written({ status: "waiting" }), await written({ status: "waiting" }), await written()];
  const staff = await moderator();
  const { status, body } = await review(staff, { ids: [a.id, b.id, done.id, "experience-none"], decision: "approve" });
  expect([status, body.changed.sort()]).toEqual([200, [a.id, b.id].sort()]);
  expect([(await rowOf(a.id))?.status, (await rowOf(a.id))?.reviewedBy, (await rowOf(done.id))?.reviewedBy]).toEqual([
    "approved",
    staff.userId,
    null,
  ]);
  expect(outcome(await review(staff, { ids: [a.id, b.id], decision: "approve" }))).toEqual([409, "kit.nothingToReview"]);
});

test("rejecting asks for a reason, which the author sees", async () => {
  const { author, id } = await written({ status: "waiting" });
  const staff = await moderator();
  for (const reason of [undefined, "", "  ", "no"])
    expect(outcome(await review(staff, { ids: [id], decision: "reject", reason }))).toEqual([400, "kit.invalidInput"]);
  expect((await review(staff, { ids: [id], decision: "reject", reason: "Names a student" })).status).toBe(200);
  expect(await (await visit("/courses/personal", { as: author })).text()).toContain("Names a student");
  expect((await review(staff, { ids: [id], decision: "approve" })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: "approved", reviewReason: null });
});

test.each([
  [{ ids: [], decision: "approve" }],
  [{ ids: Array.from({ length: 101 }, (_, i) => `x${i}`), decision: "approve" }],
  [{ ids: "experience-1", decision: "approve" }],
  [{ ids: ["experience-1"], decision: "publish" }],
  [{ ids: ["experience-1"], decision: "reject", reason: "x".repeat(501) }],
  [{ decision: "approve" }],
])("a decision such as %j is refused", async (json) => {
  expect(outcome(await review(await moderator(), json))).toEqual([400, "kit.invalidInput"]);
});

test("nobody on the staff decides on their own, alone or among others", async () => {
  const staff = await moderator();
  const { courseId } = await addCourse();
  const own = await addExperience({ courseId, authorId: staff.userId, status: "waiting" });
  const other = await written({ status: "waiting" });
  for (const decision of ["approve", "delete"])
    expect(outcome(await review(staff, { ids: [own.experienceId], decision }))).toEqual([409, "kit.nothingToReview"]);
  expect((await review(staff, { ids: [own.experienceId, other.id], decision: "approve" })).body.changed).toEqual([other.id]);
  expect((await rowOf(own.experienceId))?.status).toBe("waiting");
});

test("of two who decide at once one is heard, and one audit row says so", async () => {
  const { id } = await written({ status: "waiting" });
  const [one, two] = [await moderator(), await moderator()];
  const answers = await Promise.all([review(one, { ids: [id], decision: "approve" }), review(two, { ids: [id], decision: "approve" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toHaveLength(1);
});

test("each decision leaves who, what, before, after and why", async () => {
  const { id } = await written({ status: "waiting" });
  const staff = await moderator();
  await review(staff, { ids: [id], decision: "reject", reason: "Names a student" });
  await review(staff, { ids: [id], decision: "delete" });
  await review(staff, { ids: [id], decision: "restore" });
  const rows = await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.key);
  expect(rows.map(({ actorId, act, before, after, reason }) => ({ actorId, act, before, after, reason }))).toEqual([
    {
      actorId: staff.userId,
      act: "experience.reject",
      before: { status: "waiting" },
      after: { status: "rejected" },
      reason: "Names a student",
    },
    { actorId: staff.userId, act: "experience.delete", before: { status: "rejected" }, after: { status: "deleted" }, reason: null },
    { actorId: staff.userId, act: "experience.restore", before: { status: "deleted" }, after: { status: "waiting" }, reason: null },
  ]);
});

test("restoring one that was written again meanwhile is refused, with all that came along, and leaves no audit row", async () => {
  const { author, courseId, id } = await written({ term: "2024-1", status: "deleted" });
  await addExperience({ courseId, authorId: author.userId, term: "2024-1" });
  const other = await written({ status: "deleted" });
  const staff = await moderator();
  expect(outcome(await review(staff, { ids: [other.id, id], decision: "restore" }))).toEqual([409, "kit.restoreCollides"]);
  expect([(await rowOf(id))?.status, (await rowOf(other.id))?.status]).toEqual(["deleted", "deleted"]);
  expect(await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, other.id))).toEqual([]);
  expect((await review(staff, { ids: [other.id], decision: "restore" })).status).toBe(200);
});

test("an admin deletes for good, votes and all, and the audit remembers it", async () => {
  const { courseId, id } = await written();
  await helpful(await signUp(), id, true);
  const admin = await signUp({ userRole: "admin" });
  const purge = () => call<Failed>(`/admin/coursefile/experiences/${id}`, { as: admin, method: "DELETE" });
  expect((await purge()).status).toBe(200);
  expect([await rowOf(id), (await call<{ total: number }>(`/coursefile/courses/${courseId}`)).body.total]).toEqual([undefined, 0]);
  const [audit] = await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit).toMatchObject({ act: "experience.purge", before: { status: "approved" }, actorId: admin.userId });
  expect(outcome(await purge())).toEqual([404, "courses.experienceNotFound"]);
});

test("only admins delete for good", async () => {
  const { author, id } = await written();
  for (const as of [author, await moderator()])
    expect((await call(`/admin/coursefile/experiences/${id}`, { as, method: "DELETE" })).status).toBe(403);
  expect(await rowOf(id)).toBeDefined();
});

test("an unknown course, a draft and an address out of hand are 404 or 400", async () => {
  const draft = await addCourse({ status: "draft" });
  expect(outcome(await call<Failed>("/coursefile/courses/course-none"))).toEqual([404, "courses.notFound"]);
  expect(outcome(await call<Failed>(`/coursefile/courses/${draft.courseId}`))).toEqual([404, "courses.notFound"]);
  expect(outcome(await call<Failed>(`/coursefile/courses/${"x".repeat(81)}`))).toEqual([400, "kit.invalidInput"]);
});
