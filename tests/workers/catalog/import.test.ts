/** What an import leaves in the database: everything once, nothing twice, no half course. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as service from "~/features/catalog/import.service.server";
import { openDb } from "~/platform/db.server";
import { brokenRows, course, section, soundRows, timetable } from "../../unit/fixtures/timetable-quirks";

let time = Date.UTC(2026, 0, 1);
const context = () => ({ db: openDb(env.DB).db, clock: { now: () => time++ }, actor: null });

const TABLES = "departments instructors courses offerings sections section_instructors section_meetings".split(" ");

async function dump() {
  const results = await env.DB.batch(TABLES.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)));
  return results.map((result) => result.results);
}

async function run(rows: readonly (readonly [string, unknown])[], term: string) {
  const ctx = context();
  const { importId } = await service.createImport(ctx, { fileName: "timetable.json", term });
  return service.runImport(ctx, { importId, fileText: timetable(rows) });
}

const courseOf = (numericCode: string) => env.DB.prepare("SELECT * FROM courses WHERE numeric_code = ?").bind(numericCode).first();

test("importing twice changes nothing", async () => {
  expect(await run(soundRows(), "2001-1")).toMatchObject({ status: "done", total: 5, added: 5, refused: 0 });
  const before = await dump();
  expect(await run(soundRows().reverse(), "2001-1")).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
  expect(await dump()).toEqual(before);
});

test("refused rows are listed and leave nothing behind", async () => {
  const rows = [...brokenRows.map(([key, row]) => [key, row] as const), course("5720900", "AEE900 - WHOLE (TAM)")];
  const done = await run(rows, "2002-1");
  expect(done).toMatchObject({ status: "done", added: 1, refused: brokenRows.length, processed: rows.length });
  const { refusals } = await service.findImport(context(), done.importId);
  expect(refusals.map((refusal) => refusal.rowName).sort()).toEqual(brokenRows.map(([key]) => key).sort());
  for (const [key] of brokenRows) expect(await courseOf(key)).toBeNull();
});

test("a changed course replaces its sections, and only its own", async () => {
  const other = course("5720702", "AEE702 - OTHER (ÖTEKİ)");
  const name = "AEE701 - CHANGING (DEĞİŞEN)";
  await run([course("5720701", name, { "1": section(), "2": section() }), other], "2003-1");
  const next = await run([course("5720701", name, { "2": section({ t: [] }), "3": section() }), other], "2003-1");
  expect(next).toMatchObject({ changed: 1, unchanged: 1 });
  const { results } = await env.DB.prepare(
    "SELECT section_id FROM sections WHERE section_id LIKE 'section-572070%' AND withdrawn_at IS NULL",
  ).all();
  expect(results.map((row) => row.section_id).sort()).toEqual([
    "section-5720701-2003-1-2",
    "section-5720701-2003-1-3",
    "section-5720702-2003-1-1",
  ]);
});

test("an older term adds its offering and leaves the course as it is", async () => {
  await run([course("5720711", "AEE711 - NEW NAME (YENİ AD)")], "2004-2");
  expect(await run([course("5720711", "AEE711 - OLD NAME (ESKİ AD)")], "2003-2")).toMatchObject({ changed: 1 });
  expect(await courseOf("5720711")).toMatchObject({ name_en: "New Name", name_tr: "Yeni Ad", last_term: "2004-2" });
});

test("what the staff wrote stays", async () => {
  await run([course("5720721", "AEE721 - FIRST (İLK)")], "2004-1");
  await env.DB.prepare("UPDATE courses SET status = 'archived', level = 'phd', ects_halves = 13 WHERE numeric_code = '5720721'").run();
  await run([course("5720721", "AEE721 - SECOND (İKİNCİ)")], "2004-2");
  expect(await courseOf("5720721")).toMatchObject({
    name_en: "Second",
    status: "archived",
    level: "phd",
    ects_halves: 13,
  });
});

test("an import that broke off goes on, counts once, and is done once", async () => {
  const rows = Array.from({ length: 600 }, (_, i) => course(`${9610100 + i}`, `XYZ${100 + i} - TOPIC ${i} (KONU ${i})`));
  const ctx = context();
  const { importId } = await service.createImport(ctx, { fileName: "timetable.json", term: "2005-1" });
  const input = { importId, fileText: timetable(rows) };
  const onProgress = () => {
    throw new Error("killed");
  };
  await expect(service.runImport(ctx, { ...input, onProgress })).rejects.toThrow("killed");
  expect(await service.runImport(ctx, input)).toMatchObject({
    status: "done",
    added: 600,
    unchanged: 0,
    processed: 600,
  });
  expect(await service.runImport(ctx, input)).toMatchObject({ status: "done", added: 600, processed: 600 });
});

test("courses and refusals of any size fit their statements", async () => {
  const criteria = Array.from({ length: 400 }, (_, i) => ({ d: `ŞÖĞ${i}`, s: "AA", e: "ZZ" }));
  const heavy = Array.from({ length: 40 }, (_, i) =>
    course(`${9630100 + i}`, `HVY${100 + i} - HEAVY ${i} (AĞIR ${i})`, {
      "1": section({ c: criteria }),
      "2": section({ c: criteria }),
      "3": section({ c: criteria }),
    }),
  );
  const broken = Array.from({ length: 5000 }, (_, i) => [`${"ğ".repeat(200)}${i}`, "ş".repeat(500)] as const);
  expect(await run([...broken, ...heavy], "2007-1")).toMatchObject({ status: "done", added: 40, refused: 5000 });
});

test("of courses with one letter code the lowest number has it, whichever came first", async () => {
  await run([course("9620140", "TWN140 - FIRST (İLK)")], "2006-1");
  await run([course("9610940", "TWN140 - SECOND (İKİNCİ)")], "2006-1");
  await run([course("9630940", "TWN140 - THIRD (ÜÇÜNCÜ)")], "2006-1");
  const codes = await Promise.all(["9610940", "9620140", "9630940"].map(async (code) => (await courseOf(code))?.course_code));
  expect(codes).toEqual(["TWN140", "TWN140-9620140", "TWN140-9630940"]);
});

test("a file that is no timetable fails the import and says why", async () => {
  const ctx = context();
  const { importId } = await service.createImport(ctx, { fileName: "x.json", term: "2006-1" });
  const failed = await service.runImport(ctx, { importId, fileText: "[]" });
  expect(failed).toMatchObject({ status: "failed", failure: "catalog.importUnknown" });
});

test.each(["2024-4", "2204-1", "1999-1", "2028-1", "20241"])("%s is no term that a file can be of", async (term) => {
  await expect(service.createImport(context(), { fileName: "x", term })).rejects.toThrow("catalog.importTerm");
});
