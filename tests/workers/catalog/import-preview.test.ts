/** A file says what it would change before anything is written, and what is written is what it said. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { actFilters } from "../../../app/features/audit/audit.schemas";
import { listActs } from "../../../app/features/audit/audit.service.server";
import { createImport, findImport, previewImport, runImport } from "../../../app/features/catalog/import.service.server";
import { confirmImport, consumeImport, forgetPreviews, undoImport, uploadFile } from "../../../app/features/catalog/imports.service.server";
import { DAY } from "../../../app/platform/clock";
import { clearCatalog, dumpCatalog, type FileToImport, importContext, importFile } from "../../support/imports";
import { call, signUp, testContext, visit } from "../../support/site";
import { course, section, timetable } from "../../unit/fixtures/timetable-quirks";
import * as files from "../../unit/fixtures/university-files";

beforeEach(clearCatalog);

const steps = [
  files.entry({ code: "INV101", number: "9710101", name: "OLD FIRST STEPS", credit: "4(3-1)", ects: "7.5" }),
  files.entry({ code: "INV102", number: "9710102", prerequisite: "Set 1: 9710101 , 9710109 Set 2: 9720100" }),
];
const catalog = { text: files.catalogFile(steps) };
const program = (...codes: string[]) => ({ text: files.programsFile([codes.map((code) => ({ code }))]) });
const fall = (rows: ReturnType<typeof course>[]) => ({ text: timetable(rows), term: "2024-1" });

async function previewed({ text, term = "", name = "file" }: FileToImport) {
  const ctx = importContext();
  const { importId } = await createImport(ctx, { fileName: name, term, isPreview: true });
  const row = await previewImport(ctx, { importId, fileText: text });
  if (!row.preview) throw new Error(`no preview: ${row.failure}`);
  return { ...row, preview: row.preview };
}

const confirmed = async (importId: string, text: string) => {
  await env.DB.prepare("UPDATE imports SET status = 'waiting', confirmed_at = 1 WHERE import_id = ?").bind(importId).run();
  return runImport(importContext(), { importId, fileText: text });
};

const sequence: FileToImport[] = [
  { text: files.timetableFile, term: "2024-1" },
  catalog,
  { text: files.mustsFile },
  program("INV101", "OTH100"),
  { text: files.electivesFile, term: "2024-2" },
  { text: files.departmentsFile },
  fall([course("9720100", "OTH100 - OTHER (ÖTEKİ)"), course("9710101", "INV110 - EARLIER NAME (ÖNCEKİ AD)")]),
  { text: files.metuScheduleFile("20242") },
  { text: files.catalogFile([files.entry({ code: "INV101", number: "9710101", name: "RENAMED", credit: "3(3-0)", ects: "5" })]) },
  program("INV101", "INV102"),
];

test("a preview of each kind of file writes nothing, and importing it does what was said", async () => {
  for (const file of [...sequence, ...sequence]) {
    const before = await dumpCatalog();
    const { importId, preview, refused } = await previewed(file);
    expect(await dumpCatalog()).toEqual(before);
    const done = await confirmed(importId, file.text);
    const main = preview.tallies.courses ?? preview.tallies.programs ?? preview.tallies.departments;
    expect(done).toMatchObject({ status: "done", refused, preview: { differs: false } });
    expect(main).toMatchObject({ added: done.added, changed: done.changed, unchanged: done.unchanged });
    expect(preview.tallies.sections?.gone ?? 0).toBe(done.withdrawn);
    const after = await dumpCatalog();
    expect(preview.tallies.departments?.added ?? 0).toBe((after.departments?.length ?? 0) - (before.departments?.length ?? 0));
    const live = (dump: typeof before) => (dump.sections ?? []).filter((row) => row.withdrawn_at === null).length;
    const { added = 0, gone = 0 } = preview.tallies.sections ?? {};
    expect(live(after) - live(before)).toBe(added - gone);
  }
});

test("the panel says every kind of difference in words, in both languages", async () => {
  const admin = await signUp({ userRole: "admin" });
  const later = section({ i: ["BAŞKA ALİ"], t: [{ p: "D-102", s: "13:40", e: "15:30", d: 2 }] });
  const changes = [
    fall([course("5720701", "AEE701 - FIRST (İLK)", { "1": section(), "2": section() }), course("5720702", "AEE702 - GONE (GİDEN)")]),
    fall([course("5720701", "AEE701 - SECOND (İKİNCİ)", { "2": later })]),
  ];
  const told = new Set<string>();
  for (const file of [...sequence, ...changes]) {
    const { importId, preview } = await previewed(file);
    for (const { field } of preview.differences) told.add(field);
    for (const locale of ["en", "tr"]) {
      const page = await visit(`/catalog/admin?import=${importId}`, { as: admin, headers: { "accept-language": locale } });
      const text = await page.text();
      expect([page.status, /\[object|undefined|preview\.fields|NaN/.exec(text.replace(/<script[\s\S]*?<\/script>/g, ""))?.[0]]).toEqual([
        200,
        undefined,
      ]);
    }
    await confirmed(importId, file.text);
  }
  const kinds = ["courseCode", "nameEn", "prerequisites", "offering", "section", "sectionInstructors", "sectionMeetings", "programLines"];
  expect([...told]).toEqual(expect.arrayContaining(kinds));
});

test("new departments and programs are named", async () => {
  expect((await previewed({ text: files.departmentsFile })).preview.newDepartments.map(({ code }) => code)).toContain("INV");
  const { preview } = await previewed(program("INV101"));
  expect(preview.newPrograms).toHaveLength(1);
  expect(preview.tallies.programs).toEqual({ added: 1, changed: 0, gone: 0, unchanged: 0 });
});

test("each field that changes is told as it was and as it will be", async () => {
  await importFile(catalog);
  const next = [
    files.entry({ code: "INV101", number: "9710101", name: "FIRST STEPS", credit: "3(3-0)", ects: "7.5" }),
    files.entry({ code: "INV102", number: "9710102", prerequisite: "Set 1: 9710101" }),
  ];
  const { preview } = await previewed({ text: files.catalogFile(next) });
  const told = preview.differences.map(({ of, field, before, after }) => [of, field, before, after]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["INV101", "nameEn", "Old First Steps", "First Steps"],
      ["INV101", "creditHalves", 8, 6],
      ["INV101", "practiceHours", 1, 0],
      ["INV102", "prerequisites", [["9710101", "9710109"], ["9720100"]], [["9710101"]]],
    ]),
  );
  expect(told.some(([, field]) => field === "ectsHalves")).toBe(false);
});

test("credits that a timetable brings are told, where the catalog says none", async () => {
  await importFile({ text: files.timetableFile, term: "2024-1" });
  const toldOf = async () =>
    (await previewed({ text: files.metuScheduleFile("20251") })).preview.differences
      .filter(({ field }) => /Hours|Halves/.test(field))
      .map(({ of, field, before, after }) => [of, field, before, after]);
  expect(await toldOf()).toEqual([
    ["INV101", "creditHalves", null, 6],
    ["INV101", "theoryHours", null, 3],
    ["INV101", "practiceHours", null, 0],
  ]);
  await importFile(catalog);
  expect(await toldOf()).toEqual([]);
});

test("what staff set isn't told as changing", async () => {
  await importFile(catalog);
  await env.DB.prepare(
    "INSERT INTO course_overrides (course_id, field, set_at) SELECT course_id, 'creditHalves', 1 FROM courses WHERE numeric_code = '9710101'",
  ).run();
  const { preview } = await previewed({
    text: files.catalogFile([files.entry({ code: "INV101", number: "9710101", name: "OLD FIRST STEPS", credit: "3(3-1)", ects: "7.5" })]),
  });
  expect(preview.differences).toEqual([]);
});

test("sections are told one by one: new, changed, gone and the same", async () => {
  const name = "AEE701 - CHANGING (DEĞİŞEN)";
  await importFile(
    fall([course("5720701", name, { "1": section(), "2": section(), "4": section() }), course("5720702", "AEE702 - GONE (GİDEN)")]),
  );
  const later = section({ i: ["BAŞKA ALİ"], t: [{ p: "D-102", s: "13:40", e: "15:30", d: 2 }] });
  const { preview } = await previewed(fall([course("5720701", name, { "2": later, "3": section(), "4": section() })]));
  expect(preview.tallies.sections).toEqual({ added: 1, changed: 1, gone: 2, unchanged: 1 });
  expect(preview.tallies.courses).toEqual({ added: 0, changed: 1, gone: 1, unchanged: 0 });
  expect(preview.differences).toMatchObject([
    { of: "AEE702", field: "offering", before: true, after: false },
    { of: "AEE701", section: 2, field: "sectionInstructors", before: ["Örnek Ayşe"], after: ["Başka Ali"] },
    { of: "AEE701", section: 2, field: "sectionMeetings", before: [[0, 640, 750, "D-101"]], after: [[2, 820, 930, "D-102"]] },
    { of: "AEE701", section: 1, field: "section", before: true, after: false },
  ]);
});

test("twenty differences are shown, and how many there are", async () => {
  const rows = (word: string) => Array.from({ length: 30 }, (_, i) => course(`${9610100 + i}`, `XYZ${100 + i} - ${word} ${i} (KONU ${i})`));
  await importFile(fall(rows("OLD")));
  const { preview } = await previewed(fall(rows("NEW")));
  expect([preview.differences.length, preview.differenceCount]).toEqual([20, 30]);
});

test("rows that can't be read are listed with their line", async () => {
  const text = "numeric_code,course_code,name_en\n9710101,INV101,First\n97101,INV102,Short\n,INV103,None\n";
  const { importId, refused } = await previewed({ text });
  const { refusals } = await findImport(importContext(), importId);
  expect(refused).toBe(2);
  expect(refusals.map(({ rowName, reason }) => [rowName, reason])).toEqual([
    ["3 · 97101", "numericCode"],
    ["4", "numericCode"],
  ]);
});

test("a file of ten thousand rows is looked at", async () => {
  const rows = Array.from({ length: 9_990 }, (_, i) => course(`${1_000_000 + i * 7}`, `BIG${100 + (i % 9_000)} - TOPIC ${i} (KONU ${i})`));
  const { preview } = await previewed(fall(rows));
  expect(preview.tallies.courses).toMatchObject({ added: 9_990 });
  expect(preview.newDepartments.length).toBe(preview.tallies.departments?.added);
}, 60_000);

test("what changed since the preview is imported right, and the answer says that it differs", async () => {
  const file = fall([course("5720701", "AEE701 - FIRST (İLK)"), course("5720702", "AEE702 - SECOND (İKİNCİ)")]);
  const { importId, preview } = await previewed(file);
  expect(preview.tallies.courses).toMatchObject({ added: 2 });
  await importFile(fall([course("5720701", "AEE701 - FIRST (İLK)")]));
  expect(await confirmed(importId, file.text)).toMatchObject({ status: "done", added: 1, unchanged: 1, preview: { differs: true } });
});

test("imports are undone in the order in which they ran, not in which their files came", async () => {
  const admin = (await signUp({ userRole: "admin" })).ctx;
  const first = fall([course("5720701", "AEE701 - FIRST (İLK)")]);
  const { importId: early } = await previewed(first);
  const before = await dumpCatalog();
  const { importId: late } = await importFile(fall([course("5720701", "AEE701 - OTHER (ÖTEKİ)")]));
  await confirmed(early, first.text);
  await expect(undoImport(admin, late)).rejects.toMatchObject({ code: "catalog.importUndoLater" });
  await undoImport(admin, early);
  await undoImport(admin, late);
  expect(await dumpCatalog()).toEqual(before);
});

const upload = async (who: Awaited<ReturnType<typeof signUp>>, text: string) => {
  const form = new FormData();
  form.set("file", new File([text], "timetable.json"));
  form.set("term", "2024-1");
  const answer = await call<{ import_id: string }>("/catalog/imports", { as: who, method: "POST", body: form });
  return answer.body.import_id;
};

const waiting = { text: timetable([course("5720701", "AEE701 - FIRST (İLK)")]) };

test("an uploaded file waits for a word, and two at once bring it in once", async () => {
  const admin = await signUp({ userRole: "admin" });
  const importId = await upload(admin, waiting.text);
  await consumeImport(testContext(), importId);
  const page = await visit(`/catalog/admin?import=${importId}`, { as: admin });
  expect(await page.text()).toContain('value="confirm"');
  expect(await env.DB.prepare("SELECT count(*) AS n FROM courses").first("n")).toBe(0);
  const confirm = () => call(`/catalog/imports/${importId}/confirm`, { as: admin, method: "POST" });
  expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  await consumeImport(testContext(), importId);
  const state = await call(`/catalog/imports/${importId}`, { as: admin, method: "GET" });
  expect(state.body).toMatchObject({ status: "done", added: 1, preview: { differs: false } });
});

test("a program's file waits for a word as a form's does, unless the program says that it may come in at once", async () => {
  const admin = await signUp({ userRole: "admin" });
  const send = async (query: string) => {
    const { body } = await call<{ import_id: string }>(`/catalog/imports?${query}`, { as: admin, method: "POST", body: waiting.text });
    await consumeImport(testContext(), body.import_id);
    return (await call(`/catalog/imports/${body.import_id}`, { as: admin, method: "GET" })).body;
  };
  expect(await send("term=2024-1")).toMatchObject({ status: "shown" });
  expect(await send("term=2024-1&preview=0")).toMatchObject({ status: "done", added: 1 });
});

test("a file that is left goes, and can't be brought in any more", async () => {
  const admin = await signUp({ userRole: "admin" });
  const importId = await upload(admin, waiting.text);
  await consumeImport(testContext(), importId);
  expect((await call(`/catalog/imports/${importId}`, { as: await signUp({ userRole: "moderator" }), method: "DELETE" })).status).toBe(403);
  expect((await call(`/catalog/imports/${importId}`, { as: admin, method: "DELETE" })).status).toBe(200);
  expect(await env.BUCKET.head(`imports/${importId}.json`)).toBeNull();
  expect((await call(`/catalog/imports/${importId}/confirm`, { as: admin, method: "POST" })).status).toBe(409);
  await consumeImport(testContext(), importId);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM courses").first("n")).toBe(0);
});

test("what nobody confirms goes after a day, with its file", async () => {
  const admin = await signUp({ userRole: "admin" });
  const importId = await upload(admin, waiting.text);
  await consumeImport(testContext(), importId);
  await forgetPreviews(testContext());
  expect(await env.BUCKET.head(`imports/${importId}.json`)).not.toBeNull();
  await forgetPreviews(testContext({ clock: { now: () => Date.now() + DAY + 1000 } }));
  expect(await env.BUCKET.head(`imports/${importId}.json`)).toBeNull();
  expect((await call(`/catalog/imports/${importId}`, { as: admin, method: "GET" })).status).toBe(404);
});

test("a file that can't be read fails its preview, and running it again looks again without importing", async () => {
  const admin = await signUp({ userRole: "admin" });
  const importId = await upload(admin, "[]");
  await consumeImport(testContext(), importId);
  const state = () => call(`/catalog/imports/${importId}`, { as: admin, method: "GET" });
  expect((await state()).body).toMatchObject({ status: "failed", failure: "catalog.importUnknown" });
  const form = { act: "rerun", import_id: importId };
  await visit("/catalog/admin", { as: admin, form });
  expect((await state()).body).toMatchObject({ status: "reading" });
});

test("of a file that can't be read its page says so and what to do, and offers to discard it instead of another run", async () => {
  const admin = await signUp({ userRole: "admin" });
  const importId = await upload(admin, "[]");
  await consumeImport(testContext(), importId);
  const page = async () => (await visit(`/catalog/admin?import=${importId}`, { as: admin, headers: { "accept-language": "en" } })).text();
  const body = await page();
  expect(body).toContain("Not imported");
  expect(body).not.toMatch(/>Failed<|value="rerun"|No rows were refused|Timetable ·/);
  await visit("/catalog/admin", { as: admin, form: { act: "leave", import_id: importId } });
  expect(await env.BUCKET.head(`imports/${importId}.json`)).toBeNull();
  const other = await upload(admin, "[]");
  await env.DB.prepare("UPDATE imports SET status = 'failed', failure = 'catalog.importAbandoned', confirmed_at = 1 WHERE import_id = ?")
    .bind(other)
    .run();
  expect(await (await visit(`/catalog/admin?import=${other}`, { as: admin, headers: { "accept-language": "en" } })).text()).toContain(
    'value="rerun"',
  );
});

test("an import that was applied stands in the audit once, with its kind, its counts and who confirmed it, in both languages and the file", async () => {
  const [uploader, admin] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin", name: "Zq Onaylar" })];
  const text = timetable([course("9710101", "INV101 - FIRST STEPS (İLK ADIMLAR)", { "1": section() }), course("9710102", "")]);
  const importId = await uploadFile(uploader.ctx, {
    fileName: "fall.json",
    term: "2024-1",
    content: new TextEncoder().encode(text).buffer as ArrayBuffer,
    isPreview: true,
  });
  const acts = async (locale: "en" | "tr" = "en", filters: object = {}) =>
    (await listActs({ ...admin.ctx, locale }, actFilters.parse({ q: importId, ...filters }))).items;
  await consumeImport(testContext(), importId);
  expect(await acts()).toEqual([]);
  await confirmImport(admin.ctx, importId);
  for (let times = 0; times < 2; times++) await consumeImport(testContext(), importId);
  const said = "imported a file (Timetable, 2024–25 Fall): 1 added, 0 changed, 0 unchanged, 1 refused, 0 sections withdrawn";
  const turkish =
    "bir dosyayı içe aktardı (Ders programı, 2024–25 Güz): 1 eklenen, 0 değişen, 0 aynı kalan, 1 reddedilen, 0 kaldırılan şube";
  expect(await acts()).toMatchObject([{ actorName: "Zq Onaylar", said, to: "/catalog/admin" }]);
  expect(await acts("tr", { kind: "import", act: "add" })).toMatchObject([{ said: turkish }]);
  expect(await (await visit(`/api/v1/admin/audit/list.csv?q=${importId}`, { as: admin })).text()).toContain(said);
});

test("what the command imports is said to be its doing", async () => {
  const { importId } = await importFile(catalog);
  const { ctx } = await signUp({ userRole: "admin" });
  expect((await listActs(ctx, actFilters.parse({ q: importId }))).items).toMatchObject([
    { actorName: "The command line", said: expect.stringMatching(/^imported a file \(Course catalog\): \d+ added/) },
  ]);
});
