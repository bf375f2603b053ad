/** Imports files as the command does, and tells all that they left in the catalog. */
import { env } from "cloudflare:workers";
import * as service from "../../app/features/catalog/import.service.server";
import { openDb } from "../../app/platform/db.server";

let time = Date.UTC(2026, 0, 1);
/** Each moment is later than the one before. */
export const importContext = () => ({ db: openDb(env.DB).db, clock: { now: () => time++ }, actor: null });

export interface FileToImport {
  text: string;
  term?: string;
  name?: string;
}

export async function importFile({ text, term = "", name = "file" }: FileToImport) {
  const ctx = importContext();
  const { importId } = await service.createImport(ctx, { fileName: name, term });
  return service.runImport(ctx, { importId, fileText: text });
}

/** Every table that imports write, with the columns that order its rows. */
const TABLES = {
  departments: "department_id",
  courses: "course_id",
  course_claims: "1, 2, 3",
  course_aliases: "code",
  course_overrides: "1, 2",
  course_prerequisites: "1, 2, 3",
  waiting_prerequisites: "1, 2, 3",
  programs: "program_id",
  program_courses: "1, 2, 3",
  instructors: "instructor_id",
  offerings: "offering_id",
  sections: "section_id",
  section_instructors: "1, 2",
  section_meetings: "1, 2",
};

/** All rows of these tables, to be compared. */
export async function dumpCatalog(): Promise<Record<string, Record<string, unknown>[]>> {
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const results = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`SELECT * FROM ${name} ORDER BY ${TABLES[name]}`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, results[index]?.results ?? []]));
}

/** The same without what tells when and in which order something was written. */
export async function factsOfCatalog() {
  const dump = await dumpCatalog();
  const timeless = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== "key" && !name.endsWith("_at")));
  return Object.fromEntries(Object.entries(dump).map(([name, rows]) => [name, rows.map(timeless)]));
}

/** Leaves nothing in the catalog. */
export async function clearCatalog(): Promise<void> {
  const tables = [
    ...Object.keys(TABLES)
      .filter((name) => name !== "departments" && name !== "courses")
      .reverse(),
    "courses",
    "departments",
  ];
  const all = ["import_before", "import_refusals", "imports", "course_favorites", "experiences", "audit_entries", ...tables];
  await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...all.map((name) => env.DB.prepare(`DELETE FROM ${name}`))]);
}

/** Files of the university by name; none where they aren't beside the repository. */
export const universityFiles = JSON.parse((env as unknown as { UNIVERSITY_FILES?: string }).UNIVERSITY_FILES ?? "{}") as Record<
  string,
  string
>;
