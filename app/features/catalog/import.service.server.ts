/** Imports a timetable: what the upload, the queue and the admin panel call. */
import type { Context } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { newId } from "~/platform/ids";
import { addNamedDepartments } from "../departments/import.service.server";
import { importErrors } from "./import.errors";
import * as repository from "./import.repository.server";
import { isTerm, MAX_WEIGHT, parseTimetable, type Timetable, type TimetableCourse } from "./import.rules";
import { parseDepartments } from "./import-departments.rules";

type ImportContext = Pick<Context, "db" | "clock">;

/** Courses in one transaction: few enough for small statements, many enough for few round trips. */
const CHUNK_COURSES = 250;
/** A chunk is thirteen statements, and a Worker may send a thousand. */
const MAX_CHUNKS = 60;
const REFUSALS_PER_PAGE = 500;

/**
 * Writes down that a file waits to be imported.
 * @throws importTerm when the term is none
 */
export async function createImport(
  ctx: ImportContext & Partial<Pick<Context, "actor">>,
  { fileName, term }: { fileName: string; term: string },
): Promise<{ importId: string }> {
  if (!isTerm(term)) throw importErrors.importTerm();
  const now = ctx.clock.now();
  const importId = newId("import", now);
  const startedBy = ctx.actor?.userId ?? null;
  await repository.insertImport(ctx.db, {
    importId,
    fileName: fileName.slice(0, 200),
    term,
    startedBy,
    createdAt: now,
    updatedAt: now,
  });
  return { importId };
}

/** Cuts courses into chunks that are one transaction and no string over D1's limit each; always in the same places. */
export function chunkCourses(courses: TimetableCourse[]): TimetableCourse[][] {
  const chunks: TimetableCourse[][] = [];
  let weight = 0;
  for (const course of courses) {
    const last = chunks.at(-1);
    weight += course.weight;
    if (last && last.length < CHUNK_COURSES && weight <= MAX_WEIGHT) last.push(course);
    else {
      chunks.push([course]);
      weight = course.weight;
    }
  }
  return chunks;
}

/** Where the file has no Turkish title but the catalog does, the catalog's stays. */
async function withKnownNames({ db }: ImportContext, courses: TimetableCourse[]): Promise<TimetableCourse[]> {
  const missing = courses.filter((course) => course.isNameTrMissing).map((course) => course.numericCode);
  const names = await repository.knownTurkishNames(db, missing);
  return courses.map((course) => (course.isNameTrMissing ? { ...course, nameTr: names.get(course.numericCode) ?? course.nameTr } : course));
}

async function readFile({ db, clock }: ImportContext, importId: string, fileText: string): Promise<Timetable | null> {
  try {
    const known = { prefixByNumericDepartment: await repository.departmentPrefixes(db) };
    const timetable = parseTimetable(fileText, known);
    if (chunkCourses(timetable.courses).length > MAX_CHUNKS) throw importErrors.importTooLarge();
    return timetable;
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    await repository.failImport(db, importId, thrown.code, clock.now());
    return null;
  }
}

async function mustFind({ db }: ImportContext, importId: string): Promise<repository.ImportRow> {
  const row = await repository.readImport(db, importId);
  if (!row) throw importErrors.importNotFound();
  return row;
}

/**
 * Imports a file that waits. May be called again at any time: what is written stays, what is counted counts once,
 * and an import that is done does nothing. A file that is no timetable fails the import with the error's code.
 * @returns the import as it stands
 * @throws importNotFound; whatever the database throws, after which the call may be repeated
 */
export async function runImport(
  ctx: ImportContext,
  input: {
    importId: string;
    fileText: string;
    term: string;
    onProgress?: (progress: { processed: number; total: number }) => void | Promise<void>;
  },
): Promise<repository.ImportRow> {
  const { importId, fileText, term, onProgress } = input;
  if (!isTerm(term)) throw importErrors.importTerm();
  const waiting = await mustFind(ctx, importId);
  if (waiting.status === "done") return waiting;
  const timetable = await readFile(ctx, importId, fileText);
  if (!timetable) return mustFind(ctx, importId);
  const { refusals } = timetable;
  const total = timetable.courses.length + refusals.length;
  await repository.startImport(ctx.db, { importId, total, refusals, now: ctx.clock.now() });
  let processed = refusals.length;
  for (const courses of chunkCourses(await withKnownNames(ctx, timetable.courses))) {
    await repository.writeChunk(ctx.db, { importId, term, courses, processedBefore: processed, now: ctx.clock.now() });
    processed += courses.length;
    await onProgress?.({ processed, total });
  }
  await repository.finishImport(ctx.db, importId, ctx.clock.now());
  return mustFind(ctx, importId);
}

/** Adds the departments of a departments file; what the staff wrote stays. */
export async function importDepartments(ctx: ImportContext, fileText: string) {
  const { departments, refusals } = parseDepartments(fileText);
  await addNamedDepartments(ctx.db, departments, ctx.clock.now());
  return { total: departments.length, refusals };
}

/**
 * An import and up to 500 of its refusals, by row name.
 * @param afterRow the last row name of the page before
 * @throws importNotFound
 */
export async function findImport(ctx: Pick<Context, "db">, importId: string, afterRow = "") {
  const { row, refusals } = await repository.readImportWithRefusals(ctx.db, importId, afterRow, REFUSALS_PER_PAGE);
  if (!row) throw importErrors.importNotFound();
  return { import: row, refusals };
}
