/** The university's own files, where they are at hand: everything equals an independent count, in any order. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createImport, previewImport, runImport } from "../../../app/features/catalog/import.service.server";
import { undoImport } from "../../../app/features/catalog/imports.service.server";
import {
  clearCatalog,
  dumpCatalog,
  type FileToImport,
  factsOfCatalog,
  importContext,
  importFile,
  universityFiles,
} from "../../support/imports";
import { signUp } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const file = (name: string, term?: string): FileToImport => ({ text: universityFiles[name] ?? "", name, ...(term && { term }) });
const timetable = file("robotdegilim_2024-09-19_sections.json", "2024-1");
const catalog = file("metuschedule_2026-06_catalog.json");
const programs = file("metuschedule_2026-06_programs.json");
const musts = file("robotdegilim_2024-09-19_musts.json");
const electives = file("robotdegilim_2025-09-03_nte.json", "2025-1");
const departments = file("robotdegilim_2024-09-19_departments.json");

/** They may not be in the repository: their licences differ, and people are named in them. */
const real = test.skipIf(Object.keys(universityFiles).length === 0);

beforeEach(clearCatalog);

const listOf = async (sql: string) => (await env.DB.prepare(sql).raw()).map((row) => row.join(" "));

interface Entry {
  detail: { course_code_internal: string; metu_credit: string; ects_credit: string; prerequisite: string };
}

/** A reader of its own: text in, facts out, without a line of what is tested. */
function readCatalog() {
  const faculties = JSON.parse(catalog.text) as { departments: { courses: Entry[] }[] }[];
  const entries = faculties.flatMap((faculty) => faculty.departments.flatMap((department) => department.courses));
  const facts = new Map<string, string>();
  for (const { detail } of entries.filter((entry) => entry.detail.course_code_internal !== "")) {
    const sets = detail.prerequisite.split("Set ").slice(1);
    const told = sets.map((set) =>
      set
        .slice(set.indexOf(":") + 1)
        .split(",")
        .map((code) => code.trim())
        .sort()
        .join("+"),
    );
    const credit = Number.parseFloat(detail.metu_credit) * 2;
    facts.set(detail.course_code_internal, [credit, Number(detail.ects_credit) * 2, [...new Set(told)].join(" | ")].join(" "));
  }
  return { entries: entries.length, facts };
}

const SETS = `SELECT group_concat(codes, ' | ') FROM (
  SELECT set_number, group_concat(code, '+') AS codes FROM (
    SELECT set_number, r.numeric_code AS code FROM course_prerequisites p JOIN courses r ON r.course_id = p.required_course_id WHERE p.course_id = c.course_id
    UNION ALL SELECT set_number, required_code FROM waiting_prerequisites w WHERE w.course_id = c.course_id ORDER BY 1, 2
  ) GROUP BY set_number ORDER BY set_number)`;

real("every course has the credits, the ECTS and the sets of prerequisites of the catalog", async () => {
  const { entries, facts } = readCatalog();
  expect([entries, facts.size]).toEqual([3746, 1885]);
  await importFile(timetable);
  expect(await importFile(catalog)).toMatchObject({ status: "done", refused: 0 });
  const rows = await env.DB.prepare(
    `SELECT c.numeric_code, c.credit_halves, c.ects_halves, (${SETS}) FROM courses c WHERE c.catalog_hash IS NOT NULL`,
  ).raw<(string | number | null)[]>();
  const stored = new Map(rows.map(([code, credit, ects, sets]) => [String(code), [credit, ects, sets ?? ""].join(" ")]));
  for (const [code, told] of facts) expect(`${code} ${stored.get(code)}`).toBe(`${code} ${told}`);
  // One entry's page was empty; its number stands in its address.
  expect([...stored.keys()].filter((code) => !facts.has(code))).toEqual(["8710500"]);
});

interface Line {
  credit: number | null;
  ects: number;
  type: string;
}

real("every curriculum has the sums of its semesters, and its courses are linked", async () => {
  const { faculties } = JSON.parse(programs.text) as {
    faculties: { programs: { program_id: number; curriculum: { semester_number: number; courses: Line[] }[] }[] }[];
  };
  const told = faculties.flatMap((faculty) =>
    faculty.programs.flatMap(({ program_id, curriculum }) =>
      curriculum.map(({ semester_number, courses }) => {
        const sum = (of: (line: Line) => number) => courses.reduce((total, line) => total + of(line), 0);
        const required = courses.filter(({ type }) => type === "required").length;
        return `program-${program_id} ${semester_number} ${courses.length} ${required} ${sum(({ credit }) => 2 * (credit ?? 0))} ${sum(({ ects }) => 2 * ects)}`;
      }),
    ),
  );
  await importFile(catalog);
  expect(await importFile(programs)).toMatchObject({ added: 61, refused: 0 });
  const stored =
    await listOf(`SELECT program_id, semester, count(*), sum(elective_kind IS NULL), CAST(total(credit_halves) AS INTEGER), CAST(total(ects_halves) AS INTEGER)
    FROM program_courses GROUP BY 1, 2`);
  expect(stored.sort()).toEqual(told.sort());
  expect(await listOf("SELECT count(*) FROM programs WHERE department_id IS NULL")).toEqual(["0"]);
});

real(
  "orders of all files, one after another twice, leave the same",
  async () => {
    const others = [
      [departments, electives, musts, programs, catalog, timetable],
      [programs, electives, catalog, timetable, timetable, departments, musts, catalog],
    ];
    const orders = [
      [timetable, catalog, programs, musts, electives, departments],
      ...swept(sweepSettings, { what: "Orders of real files", rest: others, count: 1 }),
    ];
    const results = [];
    for (const order of orders) {
      await clearCatalog();
      for (const each of order) expect((await importFile(each)).status).toBe("done");
      results.push(await factsOfCatalog());
    }
    for (const result of results) expect(result).toEqual(results[0]);
    const before = await dumpCatalog();
    for (const each of orders[0] ?? []) expect(await importFile(each)).toMatchObject({ added: 0, changed: 0, withdrawn: 0 });
    expect(await dumpCatalog()).toEqual(before);
  },
  240_000,
);

real(
  "undoing a real import gives back the state before",
  async () => {
    await importFile(catalog);
    await importFile(programs);
    const before = await dumpCatalog();
    const { importId } = await importFile(timetable);
    await undoImport((await signUp({ userRole: "admin" })).ctx, importId);
    expect(await dumpCatalog()).toEqual(before);
  },
  120_000,
);

real(
  "what real files are said to change is what they do",
  async () => {
    for (const { text, name = "", term = "" } of [catalog, timetable, programs, musts, electives, departments, catalog]) {
      const ctx = importContext();
      const { importId } = await createImport(ctx, { fileName: name, term, isPreview: true });
      const { preview, refused } = await previewImport(ctx, { importId, fileText: text });
      await env.DB.prepare("UPDATE imports SET status = 'waiting', confirmed_at = 1 WHERE import_id = ?").bind(importId).run();
      const done = await runImport(ctx, { importId, fileText: text });
      const told = preview?.tallies.courses ?? preview?.tallies.programs ?? preview?.tallies.departments;
      expect(told, name).toMatchObject({ added: done.added, changed: done.changed, unchanged: done.unchanged });
      expect(done).toMatchObject({ status: "done", refused, preview: { differs: false } });
    }
  },
  120_000,
);
