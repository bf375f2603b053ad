/** Databank entries: who may write, change, correct and judge them. */
import { courseAliases, courses } from "@schema/catalog";
import { databankEntries } from "@schema/databank";
import { auditEntries } from "@schema/platform";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { product } from "../../../app/product.server";
import { addCourse, addEntry, entryBody } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

type Failed = { error: { code: string; details?: Record<string, unknown> } };
type Created = { entry_id: string; status: string };
const POST = "/databank/entries";

const post = (as: Person, json: unknown) => call<Created & Failed>(POST, { as, json });
const put = (as: Person, id: string, json: unknown) => call<Created & Failed>(`${POST}/${id}`, { as, json, method: "PUT" });
const review = (as: Person, json: unknown) => call<{ changed: string[] } & Failed>("/admin/databank/entries/review", { as, json });
const outcome = ({ status, body }: { status: number; body: Failed }) => [status, body.error?.code];
const moderator = () => signUp({ userRole: "moderator" });
const auditsOf = (id: string) =>
  testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.key);

async function rowOf(entryId: string | undefined) {
  const [row] = await testContext()
    .db.select()
    .from(databankEntries)
    .where(eq(databankEntries.entryId, entryId ?? ""));
  return row;
}

async function written(own: Partial<typeof databankEntries.$inferInsert> = {}) {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const row = await addEntry({ courseId, authorId: author.userId, ...own });
  return { author, courseId, id: row.entryId };
}

test("an entry is written and waits for review", async () => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const { status, body } = await post(author, entryBody(courseId));
  expect([status, body.status]).toEqual([201, "waiting"]);
  const { course_id: _, instructor_id: __, grade_parts, exam_kinds, ...rest } = entryBody(courseId);
  expect(await rowOf(body.entry_id)).toMatchObject({
    courseId,
    authorId: author.userId,
    status: "waiting",
    gradeParts: grade_parts,
    examKinds: exam_kinds,
    ...rest,
  });
});

const part = (weight: unknown, name = "Part") => ({ name, weight });

test.each([
  ["course_id", undefined],
  ["term", "fall"],
  ["grade_parts", []],
  ["grade_parts", [part(99)]],
  ["grade_parts", [part(60), part(60)]],
  ["grade_parts", [part(100, "")]],
  ["grade_parts", [part(100, "x".repeat(61))]],
  ["grade_parts", [part(0), part(100)]],
  ["grade_parts", [part(50.5), part(49.5)]],
  ["grade_parts", [part("a hundred")]],
  ["grade_parts", [{ ...part(100), secret: 1 }]],
  ["grade_parts", Array.from({ length: 13 }, (_, i) => part(i === 0 ? 88 : 1))],
  ["exam_kinds", "ab"],
  ["topics", "too short"],
  ["topics", "x".repeat(3001)],
  ["topics", `${"x".repeat(30)}\u0000`],
  ["boundaries", "x".repeat(501)],
  ["resources", "x".repeat(2001)],
  ["advice", 5],
  ["status", "approved"],
])("an entry whose %s is %j is refused by that field's name", async (field, value) => {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const { status, body } = await post(author, entryBody(courseId, { [field]: value }));
  expect([status, body.error.code]).toEqual([400, "kit.invalidInput"]);
  expect(JSON.stringify(body.error.details)).toContain(field);
});

test("weights that sum to a hundred in any way are taken", async () => {
  const author = await signUp();
  for (const grade_parts of [[part(100)], Array.from({ length: 12 }, (_, i) => part(i === 0 ? 89 : 1)), [part(33), part(33), part(34)]]) {
    expect((await post(author, entryBody((await addCourse()).courseId, { grade_parts }))).status).toBe(201);
  }
});

test.each([
  [{ course_id: "course-none" }, 404, "courses.notFound"],
  [{ instructor_id: "instructor-none" }, 422, "courses.unknownInstructor"],
  [{ term: "2099-1" }, 422, "courses.futureTerm"],
])("an entry of %j is refused", async (own, status, code) => {
  const { author, courseId, id } = await written();
  expect(outcome(await post(author, entryBody(courseId, own)))).toEqual([status, code]);
  expect(outcome(await put(author, id, entryBody(courseId, own)))).toEqual([status, code]);
});

async function postAtOnce() {
  const [author, { courseId }] = await Promise.all([signUp(), addCourse()]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(author, entryBody(courseId))));
  const rows = await testContext()
    .db.select()
    .from(databankEntries)
    .where(and(eq(databankEntries.courseId, courseId), eq(databankEntries.authorId, author.userId)));
  return { codes: answers.map(({ status }) => status).sort(), rows: rows.length };
}

test("of the same entry posted five times at once one is left", async () => {
  expect(await postAtOnce()).toEqual({ codes: [201, 409, 409, 409, 409], rows: 1 });
});

test("without the unique index more would be left: the control of the test above", async () => {
  const { db } = testContext();
  const [index] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'databank_once'`);
  await db.run(sql`DROP INDEX databank_once`);
  const { rows } = await postAtOnce();
  await db.run(
    sql`DELETE FROM databank_entries WHERE key NOT IN (SELECT min(key) FROM databank_entries GROUP BY author_id, course_id, instructor_id, term)`,
  );
  await db.run(sql.raw(index?.sql ?? ""));
  expect(rows).toBe(5);
});

test("an author's change of an approved entry sends it back to review and out of the list", async () => {
  const { author, courseId, id } = await written({ term: "2024-1" });
  const staff = await moderator();
  expect(await (await visit(`/databank/one/${courseId}`, { as: staff })).text()).not.toContain("Recursion, linked lists");
  expect((await put(author, id, entryBody(courseId))).body.status).toBe("waiting");
  expect(await rowOf(id)).toMatchObject({ status: "waiting", topics: entryBody(courseId).topics });
  expect(await (await visit(`/databank/one/${courseId}`, { as: staff })).text()).not.toContain("Recursion, linked lists");
  await review(staff, { ids: [id], decision: "approve" });
  expect(await (await visit(`/databank/one/${courseId}`, { as: staff })).text()).toContain("Recursion, linked lists");
});

test("whoever earned nothing yet reads their own entry, and is told how many others there are", async () => {
  const { author, courseId } = await written({ status: "approved", topics: "What I wrote myself" });
  const page = async () => (await visit(`/databank/one/${courseId}`, { as: author })).text();
  const alone = await page();
  expect([alone.includes("What I wrote myself"), alone.includes("can&#x27;t read yet")]).toEqual([true, false]);
  await addEntry({ courseId, authorId: (await signUp()).userId, status: "approved", topics: "What somebody else wrote" });
  const both = await page();
  expect([both.includes("What I wrote myself"), both.includes("1 entry you can&#x27;t read yet"), both.includes("somebody else")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a change can't make a second one, move to another course, or touch a deleted one or somebody else's", async () => {
  const { author, courseId, id } = await written({ term: "2024-1" });
  const second = await addEntry({ courseId, authorId: author.userId, term: "2023-1" });
  const gone = await addEntry({ courseId, authorId: author.userId, term: "2022-1", status: "deleted" });
  expect(outcome(await put(author, second.entryId, entryBody(courseId)))).toEqual([409, "databank.duplicate"]);
  expect(outcome(await put(author, id, entryBody((await addCourse()).courseId)))).toEqual([404, "databank.entryNotFound"]);
  expect(outcome(await put(author, gone.entryId, entryBody(courseId)))).toEqual([404, "databank.entryNotFound"]);
  expect(outcome(await put(await signUp({ userRole: "admin" }), id, entryBody(courseId)))).toEqual([404, "databank.entryNotFound"]);
});

test("an author takes their own away, once; nobody else does", async () => {
  const { author, id } = await written();
  const remove = (as: Person) => call<Failed>(`${POST}/${id}`, { as, method: "DELETE" });
  expect(outcome(await remove(await moderator()))).toEqual([404, "databank.entryNotFound"]);
  expect((await remove(author)).status).toBe(200);
  expect(outcome(await remove(author))).toEqual([404, "databank.entryNotFound"]);
  expect((await rowOf(id))?.status).toBe("deleted");
});

test("staff decide on many at once, never on their own, and each decision is written down", async () => {
  const staff = await moderator();
  const [a, b] = [await written({ status: "waiting" }), await written()];
  const own = await addEntry({ courseId: a.courseId, authorId: staff.userId, status: "waiting" });
  expect((await review(staff, { ids: [a.id, b.id, own.entryId], decision: "approve" })).body.changed).toEqual([a.id]);
  expect(outcome(await review(staff, { ids: [own.entryId], decision: "approve" }))).toEqual([409, "kit.nothingToReview"]);
  expect(outcome(await review(staff, { ids: [a.id], decision: "reject" }))).toEqual([400, "kit.invalidInput"]);
  await review(staff, { ids: [a.id], decision: "reject", reason: "Holds the exam's questions" });
  const audits = await auditsOf(a.id);
  expect(audits.map(({ act, before, after, reason }) => [act, before, after, reason])).toEqual([
    ["databank-entry.approve", { status: "waiting" }, { status: "approved" }, null],
    ["databank-entry.reject", { status: "approved" }, { status: "rejected" }, "Holds the exam's questions"],
  ]);
  expect(await (await visit("/databank/personal", { as: a.author })).text()).toContain("Holds the exam");
});

test("restoring one that was written again meanwhile is refused", async () => {
  const { author, courseId, id } = await written({ term: "2024-1", status: "deleted" });
  await addEntry({ courseId, authorId: author.userId, term: "2024-1" });
  expect(outcome(await review(await moderator(), { ids: [id], decision: "restore" }))).toEqual([409, "kit.restoreCollides"]);
});

const asForm = (courseId: string, own: Record<string, string> = {}): Record<string, string> => ({
  course_id: courseId,
  instructor_id: "not-listed",
  term: "2024-1",
  "grade_parts[0].name": "Final",
  "grade_parts[0].weight": "100",
  exam_kinds: "Written",
  topics: "Everything since the first week",
  ...own,
});

test("a moderator corrects an entry, which goes back to review, and the audit keeps what it was", async () => {
  const { courseId, id } = await written({ term: "2024-1", topics: "The old topics of the course" });
  const staff = await moderator();
  const sent = await visit(`/databank/edit?entry_id=${id}`, { as: staff, form: asForm(courseId) });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin/databank/all"]);
  expect(await rowOf(id)).toMatchObject({ status: "waiting", topics: "Everything since the first week" });
  const [audit] = await auditsOf(id);
  expect(audit).toMatchObject({
    act: "databank-entry.edit",
    actorId: staff.userId,
    before: { topics: "The old topics of the course" },
    after: { topics: "Everything since the first week" },
  });
  expect(JSON.stringify(audit)).not.toContain("author");
});

test("a correction of no entry, or into a second one, is refused", async () => {
  const { author, courseId, id } = await written({ term: "2023-1" });
  await addEntry({ courseId, authorId: author.userId, term: "2024-1" });
  const staff = await moderator();
  expect((await visit("/databank/edit?entry_id=databank-none", { as: staff, form: asForm(courseId) })).status).toBe(404);
  expect((await visit(`/databank/edit?entry_id=${id}`, { as: staff, form: asForm(courseId) })).status).toBe(409);
  expect(await auditsOf(id)).toEqual([]);
});

test("only admins delete for good, and the audit remembers it", async () => {
  const { author, id } = await written();
  const purge = (as: Person) => call<Failed>(`/admin/databank/entries/${id}`, { as, method: "DELETE" });
  for (const as of [author, await moderator()]) expect((await purge(as)).status).toBe(403);
  const admin = await signUp({ userRole: "admin" });
  expect((await purge(admin)).status).toBe(200);
  expect(outcome(await purge(admin))).toEqual([404, "databank.entryNotFound"]);
  expect([await rowOf(id), (await auditsOf(id))[0]?.act]).toEqual([undefined, "databank-entry.purge"]);
});

test("the numbers of the databank are those of its rows", async () => {
  type Stats = { entries: number; courses: number; waiting: number; vip_threshold: number };
  const before = (await call<Stats>("/databank/stats")).body;
  const { author, courseId } = await written();
  await addEntry({ courseId, authorId: author.userId, term: "2020-1" });
  await addEntry({ courseId, authorId: author.userId, term: "2020-2", status: "waiting" });
  const { body } = await call<Stats>("/databank/stats");
  expect(body).toEqual({ entries: before.entries + 2, courses: before.courses + 1, waiting: before.waiting + 1, vip_threshold: 3 });
  expect((await call<{ weights_sum: number }>("/databank/add/constants")).body.weights_sum).toBe(100);
});

test("how a course was graded is told by its code, also an earlier one, to who earned it; to others how many wrote it", async () => {
  const { courseId, courseCode } = await addCourse();
  const author = await signUp();
  await addEntry({
    courseId,
    authorId: author.userId,
    status: "approved",
    gradeParts: [{ name: "Final", weight: 100 }],
    boundaries: "AA 88",
  });
  await addEntry({ courseId, authorId: (await signUp()).userId, status: "waiting" });
  await testContext().db.insert(courseAliases).values({ code: "FORMER999", courseId, createdAt: Date.now() });
  type Answer = { is_vip: boolean; entry_count: number; entries: { grade_parts: unknown; boundaries: string | null }[] };
  const asked = async (as: Person, code: string) => (await call<Answer>(`/databank/grading/${code}`, { as })).body;
  const moderator = await signUp({ userRole: "moderator" });
  for (const code of [courseCode, courseCode.toLowerCase(), "FORMER999"])
    expect(await asked(moderator, code)).toMatchObject({
      is_vip: true,
      entry_count: 1,
      entries: [{ grade_parts: [{ name: "Final", weight: 100 }], boundaries: "AA 88" }],
    });
  expect(await asked(await signUp(), courseCode)).toEqual({ is_vip: false, entry_count: 1, entries: [] });
  expect(await asked(moderator, "NONE101")).toEqual({ is_vip: true, entry_count: 0, entries: [] });
});

test("the assistant tells how a course's grade is made up to whoever the databank is open to, and to nobody else", async () => {
  const { courseId } = await written({ status: "approved", gradeParts: [{ name: "Quizzes", weight: 100 }] });
  const grading = product.intents.find(({ name }) => name === "databank/grading");
  const [course] = await testContext().db.select().from(courses).where(eq(courses.courseId, courseId));
  const slots = { courses: [course?.courseCode ?? ""], name: "", text: "" };
  const [outsider, insider] = [await signUp(), await moderator()];
  expect(await grading?.answer(outsider.ctx, slots)).toBeNull();
  expect(await grading?.answer(insider.ctx, slots)).toMatchObject({
    to: `/databank/one/${courseId}`,
    text: expect.stringContaining("Quizzes 100%"),
  });
});
