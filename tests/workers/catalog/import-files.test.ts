/** What files of all kinds leave together: the same in any order, nothing twice, nothing lost, and taken back when it should be. */
import { env } from "cloudflare:workers";
import { courseOverrides } from "@schema/catalog";
import { beforeEach, expect, test } from "vitest";
import { readCatalogCourse } from "../../../app/features/catalog/catalog.service.server";
import { forgetImages, undoImport } from "../../../app/features/catalog/imports.service.server";
import { mergeCourse, readMerge } from "../../../app/features/catalog/merge.service.server";
import { deleteOffered } from "../../../app/features/catalog/offered-terms.service.server";
import { handleMessage } from "../../../app/jobs.server";
import { clearCatalog, dumpCatalog, type FileToImport, factsOfCatalog, importContext, importFile } from "../../support/imports";
import { addExperience } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";
import { course, section, timetable } from "../../unit/fixtures/timetable-quirks";
import * as files from "../../unit/fixtures/university-files";

beforeEach(clearCatalog);

const steps = [
  files.entry({ code: "INV101", number: "9710101", name: "OLD FIRST STEPS", credit: "4(3-1)", ects: "7.5" }),
  files.entry({ code: "INV102", number: "9710102", prerequisite: "Set 1: 9710101 , 9710109 Set 2: 9720100" }),
  files.entry({ code: "INV109", number: "9710109", name: "", language: "Turkish", level: "Masters", semester: "Once in several years." }),
];
const catalog: FileToImport = { text: files.catalogFile(steps) };
const programs: FileToImport = {
  text: files.programsFile([
    [{ code: "INV101" }, { code: "OTH100" }],
    [{ code: "INV102" }, { code: null, name: "ELECTIVE" }],
  ]),
};
const fall: FileToImport = { text: files.timetableFile, term: "2024-1" };
const all: FileToImport[] = [
  fall,
  catalog,
  { text: files.mustsFile },
  programs,
  { text: files.electivesFile, term: "2024-2" },
  { text: files.departmentsFile },
  {
    text: timetable([course("9720100", "OTH100 - OTHER (ÖTEKİ)"), course("9710101", "INV110 - EARLIER NAME (ÖNCEKİ AD)")]),
    term: "2023-1",
  },
  { text: files.metuScheduleFile("20242") },
];

const one = (sql: string) => env.DB.prepare(sql).first();
const courseOf = (number: string) => env.DB.prepare("SELECT * FROM courses WHERE numeric_code = ?").bind(number).first();
const listOf = async (sql: string) => (await env.DB.prepare(sql).raw()).map((row) => row.join(" "));

async function importAll(list: FileToImport[]) {
  for (const file of list) await importFile(file);
  return factsOfCatalog();
}

/** The same files in an order that a number tells. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const left = [...list];
  return list.map((_, index) => left.splice((seed * 7919 + index * 104729) % left.length, 1)[0] as T);
}

test("files in any order leave the same", async () => {
  const expected = await importAll(all);
  for (let seed = 1; seed <= 8; seed++) {
    await clearCatalog();
    expect(await importAll(shuffled(all, seed)), `order ${seed}`).toEqual(expected);
  }
  expect(await courseOf("9710101")).toMatchObject({
    course_code: "INV101",
    name_en: "First Steps",
    name_tr: "İlk Adımlar",
    credit_halves: 8,
    theory_hours: 3,
    practice_hours: 1,
    ects_halves: 15,
    course_type: "mandatory",
    last_term: "2024-2",
  });
  expect(await courseOf("9710109")).toMatchObject({
    name_en: "INV109",
    language: "tr",
    level: "graduate",
    offered_semesters: 0,
    last_term: null,
  });
  expect(await courseOf("9710450")).toMatchObject({ course_code: "INV450", non_technical_term: "2024-2", last_term: null });
  expect(await listOf("SELECT set_number, required_course_id FROM course_prerequisites ORDER BY 1, 2")).toEqual([
    "1 course-9710101",
    "1 course-9710109",
    "2 course-9720100",
  ]);
  expect(await listOf("SELECT program_id, department_id, degree FROM programs")).toEqual(["program-971 department-971 B.S."]);
  expect(await listOf("SELECT course_code, course_id FROM program_courses WHERE course_code IS NOT NULL ORDER BY 1")).toEqual([
    "INV101 course-9710101",
    "INV102 course-9710102",
    "OTH100 course-9720100",
  ]);
  expect(await listOf("SELECT code, course_id FROM course_aliases")).toEqual(["INV110 course-9710101"]);
});

test("importing everything twice changes nothing", async () => {
  await importAll(all);
  const before = await dumpCatalog();
  for (const file of all) expect(await importFile(file)).toMatchObject({ status: "done", added: 0, changed: 0, withdrawn: 0 });
  expect(await dumpCatalog()).toEqual(before);
});

test("a prerequisite on a course that isn't here waits for it, and the course says that it has one", async () => {
  await importFile(catalog);
  expect(await courseOf("9710102")).toMatchObject({ has_prerequisites: 1 });
  expect(await listOf("SELECT required_code FROM waiting_prerequisites")).toEqual(["9720100"]);
  await importFile({ text: timetable([course("9720100", "OTH100 - OTHER (ÖTEKİ)")]), term: "2024-1" });
  expect(await listOf("SELECT required_code FROM waiting_prerequisites")).toEqual([]);
});

test("a changed code is taken from the newest term, and the old one leads to it", async () => {
  await importFile(fall);
  const renamed = timetable([
    course("9710101", "INV201 - FIRST STEPS (İLK ADIMLAR)"),
    course("9710102", "INV102 - SECOND STEPS (İKİNCİ ADIMLAR)"),
  ]);
  await importFile({ text: renamed, term: "2024-2" });
  expect(await courseOf("9710101")).toMatchObject({ course_code: "INV201", sort_key: "h~nv201" });
  const { course: found } = await readCatalogCourse(testContext(), "INV101");
  expect(found).toMatchObject({ courseId: "course-9710101", courseCode: "INV201" });
});

test("courses that swap codes do, and neither code leads astray", async () => {
  await importFile(fall);
  const swapped = timetable([
    course("9710101", "INV102 - FIRST STEPS (İLK ADIMLAR)"),
    course("9710102", "INV101 - SECOND STEPS (İKİNCİ ADIMLAR)"),
  ]);
  await importFile({ text: swapped, term: "2024-2" });
  expect(await listOf("SELECT numeric_code, course_code FROM courses ORDER BY 1")).toEqual(["9710101 INV102", "9710102 INV101"]);
  expect(await listOf("SELECT code FROM course_aliases")).toEqual([]);
});

test("what staff set stays, and what files say instead stands beside it until they agree", async () => {
  await importFile(catalog);
  const { db } = testContext();
  const set = (field: string) => ({ courseId: "course-9710101", field, setAt: 1 });
  await db.insert(courseOverrides).values(["courseCode", "nameEn", "creditHalves", "courseType", "prerequisites"].map(set));
  await env.DB.prepare("UPDATE courses SET course_code = 'OWN1', name_en = 'Own', credit_halves = 2 WHERE numeric_code = '9710101'").run();
  const changed = files.entry({ code: "INV101", number: "9710101", name: "NEW STEPS", credit: "5(3-1)", prerequisite: "Set 1: 9710102" });
  await importFile({ text: files.catalogFile([changed]) });
  await importFile(programs);
  expect(await courseOf("9710101")).toMatchObject({
    course_code: "OWN1",
    name_en: "Own",
    credit_halves: 2,
    course_type: "elective",
    has_prerequisites: 0,
  });
  expect(await listOf("SELECT field, file_value FROM course_overrides ORDER BY 1")).toEqual([
    'courseCode "INV101"',
    'courseType "mandatory"',
    "creditHalves 10",
    'nameEn "New Steps"',
    'prerequisites [["9710102"]]',
  ]);
  await importFile({ text: files.catalogFile([files.entry({ code: "INV101", number: "9710101", name: "OWN", credit: "1(3-1)" })]) });
  expect(await one("SELECT file_value FROM course_overrides WHERE field = 'nameEn'")).toEqual({ file_value: null });
  expect(await one("SELECT file_value FROM course_overrides WHERE field = 'creditHalves'")).toEqual({ file_value: null });
});

test("what a newer file of the term has no more is withdrawn, counted, not offered, and comes back", async () => {
  await importFile(fall);
  const less = timetable([course("9710101", "INV101 - FIRST STEPS (İLK ADIMLAR)", { "1": section() })]);
  expect(await importFile({ text: less, term: "2024-1" })).toMatchObject({ changed: 1, withdrawn: 2 });
  expect(await listOf("SELECT section_id FROM sections WHERE withdrawn_at IS NOT NULL ORDER BY 1")).toEqual([
    "section-9710101-2024-1-2",
    "section-9710102-2024-1-1",
  ]);
  expect(await listOf("SELECT DISTINCT section_id FROM section_meetings")).toEqual(["section-9710101-2024-1-1"]);
  expect(await courseOf("9710102")).toMatchObject({ last_term: null, status: "active" });
  const before = await dumpCatalog();
  expect(await importFile({ text: less, term: "2024-1" })).toMatchObject({ changed: 0, withdrawn: 0 });
  expect(await dumpCatalog()).toEqual(before);
  expect(await importFile(fall)).toMatchObject({ changed: 2, withdrawn: 0 });
  expect(await listOf("SELECT section_id FROM sections WHERE withdrawn_at IS NOT NULL")).toEqual([]);
  expect(await courseOf("9710102")).toMatchObject({ last_term: "2024-1" });
});

const credits = () =>
  listOf("SELECT numeric_code, credit_halves, theory_hours, practice_hours, ects_halves FROM courses WHERE numeric_code = '9710101'");
const spring = (term: string, own: object = {}): FileToImport => {
  const file = JSON.parse(files.metuScheduleFile(term)) as { departments: { courses: object[] }[] };
  Object.assign(file.departments[1]?.courses[0] ?? {}, own);
  return { text: JSON.stringify(file) };
};

test("a course that the catalog doesn't have takes its credits from the latest timetable that says some", async () => {
  await importFile(fall);
  expect(await credits()).toEqual(["9710101    "]);
  expect(await importFile(spring("20242"))).toMatchObject({ changed: 1 });
  expect(await credits()).toEqual(["9710101 6 3 0 "]);
  await importFile(spring("20251", { credit: "4.00(3.00,2.00,0.00)", ects: "6.5" }));
  await importFile(spring("20232", { credit: "1.00(1.00,0.00,0.00)", ects: "2.0" }));
  await importFile({ text: files.timetableFile, term: "2025-2" });
  expect(await credits()).toEqual(["9710101 8 3 2 13"]);
  const [lesson] = await listOf("SELECT count(*) FROM course_claims WHERE field = 'credit'");
  expect(lesson).toBe("1");
});

test("the catalog's credits and those of staff stay, whichever file comes first", async () => {
  await importAll([spring("20242"), catalog]);
  expect(await credits()).toEqual(["9710101 8 3 1 15"]);
  await importFile(spring("20251", { credit: "2.00(2.00,0.00,0.00)" }));
  expect(await credits()).toEqual(["9710101 8 3 1 15"]);
  await clearCatalog();
  await importFile(fall);
  await testContext().db.insert(courseOverrides).values({ courseId: "course-9710101", field: "creditHalves", setAt: 1 });
  await env.DB.prepare("UPDATE courses SET credit_halves = 2 WHERE numeric_code = '9710101'").run();
  await importFile(spring("20242"));
  expect(await credits()).toEqual(["9710101 2 3 0 "]);
});

test.each([
  ["en", "Who it&#x27;s open to isn&#x27;t known", "Open to everyone"],
  ["tr", "Kimlere açık olduğu bilinmiyor", "Herkese açık"],
])("a section of a timetable without criteria isn't called open to everyone: %s", async (locale, unknown, open) => {
  await importAll([fall, spring("20242")]);
  const { body } = await call<{ sections: { criteria: unknown }[] }>("/catalog/courses/INV101");
  expect(body.sections.map(({ criteria }) => criteria)).toEqual([null, null]);
  const text = await (await visit("/catalog/course/INV101", { headers: { "accept-language": locale } })).text();
  expect([text.includes(unknown), text.includes(open)]).toEqual([true, false]);
  await importFile({ text: files.timetableFile, term: "2024-2" });
  const again = await call<{ sections: { criteria: unknown }[] }>("/catalog/courses/INV101");
  expect(again.body.sections.map(({ criteria }) => criteria)).not.toContain(null);
});

test("a row that can't be read withdraws nothing, and neither does another term", async () => {
  await importFile(fall);
  const broken = timetable([
    course("9710101", "INV101 - FIRST STEPS (İLK ADIMLAR)", { "1": section(), "2": section() }),
    course("9710102", ""),
  ]);
  expect(await importFile({ text: broken, term: "2024-1" })).toMatchObject({ refused: 1, withdrawn: 0 });
  expect(await importFile({ text: files.metuScheduleFile("20242") })).toMatchObject({ withdrawn: 0 });
});

test.each(all.map((_, index) => index))("undoing gives back exactly what was before (file %i last)", async (index) => {
  const last = all[index] as FileToImport;
  await importAll(all.slice(0, index));
  const before = await dumpCatalog();
  const { importId } = await importFile(last);
  expect(await dumpCatalog()).not.toEqual(before);
  const admin = await signUp({ userRole: "admin" });
  await undoImport(admin.ctx, importId);
  expect(await dumpCatalog()).toEqual(before);
  expect(await one("SELECT count(*) AS n FROM import_before b JOIN imports i USING (import_id) WHERE i.undone_at IS NOT NULL")).toEqual({
    n: 0,
  });
  expect(await listOf(`SELECT act FROM audit_entries WHERE subject_id = '${importId}' ORDER BY key`)).toEqual([
    "import.add",
    "import.undo",
  ]);
});

test("undoing all, the latest first, leaves an empty catalog; an earlier one has to wait", async () => {
  const empty = await dumpCatalog();
  const done = [];
  for (const file of all) done.push(await importFile(file));
  const { ctx } = await signUp({ userRole: "admin" });
  await expect(undoImport(ctx, done[0]?.importId ?? "")).rejects.toThrow("catalog.importUndoLater");
  for (const { importId } of done.toReversed()) await undoImport(ctx, importId);
  expect(await dumpCatalog()).toEqual(empty);
  await expect(undoImport(ctx, done[0]?.importId ?? "")).rejects.toThrow("catalog.importUndoNothing");
});

test("what people wrote about, and what staff set since, outlives undoing", async () => {
  const { importId } = await importFile(fall);
  const author = await signUp();
  await addExperience({ courseId: "course-9710101", authorId: author.userId });
  const { ctx } = await signUp({ userRole: "admin" });
  await undoImport(ctx, importId);
  expect(await listOf("SELECT course_code FROM courses")).toEqual(["INV101"]);
  expect(await importFile(fall)).toMatchObject({ added: 1, changed: 1 });
});

test("an import isn't undone once a course of it was merged into another: nothing of either is lost", async () => {
  await importFile(fall);
  const { importId } = await importFile(catalog);
  const { ctx } = await signUp({ userRole: "admin" });
  const { goes, stays } = await readMerge(ctx, "INV102", "INV101");
  await mergeCourse(ctx, "INV102", { into: "INV101", from_version: goes.version, into_version: stays?.version ?? 0 });
  const merged = await dumpCatalog();
  await expect(undoImport(ctx, importId)).rejects.toThrow("catalog.importUndoMerged");
  expect(await dumpCatalog()).toEqual(merged);
});

test("an import can be undone for thirty days", async () => {
  const { importId } = await importFile(catalog);
  const { ctx } = await signUp({ userRole: "admin" });
  const days = (count: number) => ({ ...ctx, clock: { now: () => Date.UTC(2026, 0, 1) + count * 86_400_000 } });
  await forgetImages(days(29));
  expect(await one("SELECT count(*) > 0 AS has FROM import_before")).toEqual({ has: 1 });
  await forgetImages(days(31));
  await expect(undoImport(ctx, importId)).rejects.toThrow("catalog.importUndoNothing");
});

test("a term or what it offers of one course is deleted, and written down", async () => {
  await importFile(fall);
  await importFile({ text: files.metuScheduleFile("20242") });
  const { ctx } = await signUp({ userRole: "admin" });
  await deleteOffered(ctx, "2024-2", "inv 101");
  expect(await courseOf("9710101")).toMatchObject({ last_term: "2024-1" });
  await deleteOffered(ctx, "2024-1", "");
  expect(await listOf("SELECT offering_id FROM offerings")).toEqual([]);
  expect(await courseOf("9710101")).toMatchObject({ last_term: null, course_code: "INV101" });
  expect(await listOf("SELECT act FROM audit_entries WHERE subject_type = 'term' ORDER BY created_at, act")).toEqual([
    "offering.delete",
    "term.delete",
  ]);
  await expect(deleteOffered(ctx, "2024-1", "")).rejects.toThrow("catalog.notOffered");
});

test("what isn't offered is said beside the field that names it, and what was typed stays", async () => {
  await importFile(fall);
  const admin = await signUp({ userRole: "admin" });
  const answer = await visit("/catalog/admin", {
    as: admin,
    method: "POST",
    form: { act: "delete", term: "2024-1", offered_code: "INV999", is_sure: "on" },
  });
  expect(answer.status).toBe(404);
  const page = await answer.text();
  const field = /<input[^>]*name="offered_code"[^>]*>/.exec(page)?.[0] ?? "";
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('value="INV999"');
});

test("of two imports at once one waits for the other", async () => {
  await importFile(catalog);
  await env.DB.prepare(
    "INSERT INTO imports (import_id, file_name, term, status, created_at, updated_at) VALUES ('busy', 'x', '', 'running', 1, ?)",
  )
    .bind(importContext().clock.now())
    .run();
  await expect(importFile(fall)).rejects.toThrow("catalog.importBusy");
  expect(await courseOf("9710102")).toMatchObject({ last_term: null });
  await env.DB.prepare("UPDATE imports SET updated_at = updated_at - 400000 WHERE import_id = 'busy'").run();
  expect(await importFile(fall)).toMatchObject({ status: "done" });
  expect(await one("SELECT status FROM imports WHERE import_id = 'busy'")).toEqual({ status: "failed" });
});

test("every kind comes in by upload and the queue, and a timetable of no term says what it lacks", async () => {
  const admin = await signUp({ userRole: "admin" });
  const upload = async ({ text, term = "", name = "upload.json" }: FileToImport) => {
    const query = new URLSearchParams({ file_name: name, term, preview: "0" });
    const { body } = await call<{ import_id: string }>(`/catalog/imports?${query}`, { method: "POST", as: admin, body: text });
    const noCodecs = () => Promise.reject(new Error("No picture."));
    await handleMessage(testContext(), { kind: "import", importId: body.import_id }, noCodecs);
    return (
      await call<{ kind: string; status: string; failure: string | null; term: string }>(`/catalog/imports/${body.import_id}`, {
        as: admin,
      })
    ).body;
  };
  const states = [];
  for (const file of all) states.push(await upload(file));
  expect(states.map(({ status }) => status)).toEqual(all.map(() => "done"));
  expect(states.map(({ kind, term }) => `${kind} ${term}`.trim())).toEqual([
    "timetable 2024-1",
    "catalog",
    "musts",
    "programs",
    "electives 2024-2",
    "departments",
    "timetable 2023-1",
    "timetable 2024-2",
  ]);
  const named = await upload({ text: files.timetableFile, name: "invented_2025-03-01_sections.json" });
  expect(named).toMatchObject({ status: "done", term: "2024-2" });
  expect(await upload({ text: files.timetableFile })).toMatchObject({ status: "failed", failure: "catalog.importTermMissing" });
  expect(await upload({ text: "hello" })).toMatchObject({ status: "failed", failure: "catalog.importUnknown" });
});

test("a course that staff merged into another one doesn't come back", async () => {
  await importFile({ text: files.catalogFile([files.entry({ code: "INV101", number: "9710101" })]) });
  await env.DB.prepare("INSERT INTO course_aliases (code, course_id, created_at) VALUES ('9710102', 'course-9710101', 1)").run();
  const { importId, ...done } = await importFile(fall);
  expect(done).toMatchObject({ status: "done", refused: 1, changed: 1 });
  expect(await listOf("SELECT numeric_code FROM courses")).toEqual(["9710101"]);
  expect(await listOf(`SELECT row_name, reason FROM import_refusals WHERE import_id = '${importId}'`)).toEqual(["9710102 merged"]);
});

test("an old code in an address leads to the new one for good", async () => {
  await importFile(fall);
  await importFile({ text: timetable([course("9710101", "INV201 - FIRST STEPS (İLK ADIMLAR)")]), term: "2024-2" });
  const answer = await visit("/catalog/course/INV101?term=2024-1");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/catalog/course/INV201?term=2024-1"]);
});
