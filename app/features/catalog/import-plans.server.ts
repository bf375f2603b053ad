/** Turns a file of each kind into chunks, of which each is one transaction. */
import type { Db } from "~/platform/db.server";
import type { NamedDepartment } from "../departments/import.service.server";
import { importErrors } from "./import.errors";
import { departmentPrefixes } from "./import.repository.server";
import { MAX_WEIGHT, parseTimetableRows, readTimetableFile, type TimetableCourse } from "./import.rules";
import {
  departmentsOfCatalog,
  departmentsOfElectives,
  writeCatalogChunk,
  writeDepartmentsChunk,
  writeElectivesChunk,
} from "./import-catalog.repository.server";
import { type CatalogCourse, parseCatalog, parseCatalogCsv } from "./import-catalog.rules";
import { type ChunkStart, departmentStatements } from "./import-courses.repository.server";
import { parseDepartments, type TimetableDepartment } from "./import-departments.rules";
import { parseElectives } from "./import-electives.rules";
import type { ImportFile } from "./import-formats.rules";
import type { Foresight } from "./import-preview.rules";
import { previewCatalog, previewDepartments, previewElectives, previewPrograms, previewTimetable } from "./import-preview.server";
import { departmentsOfPrograms, writeProgramsChunk } from "./import-programs.repository.server";
import { dateFromFileName, parseMustLists, parsePrograms } from "./import-programs.rules";
import type { Refusal } from "./import-rows.rules";
import { departmentsOfTimetable, withdrawMissing, writeTimetableChunk } from "./import-timetable.repository.server";

export interface ImportPlan {
  refusals: Refusal[];
  chunks: { size: number; write: (start: ChunkStart) => Promise<void> }[];
  /** What is written when all chunks are. */
  ending: (importId: string, now: number) => ReturnType<typeof withdrawMissing>;
  /** What all of it would change now. */
  foresee: () => Promise<Foresight>;
}

/** Rows in one transaction: few enough for small statements, many enough for few round trips. */
const CHUNK_ROWS = 250;
/** A curriculum has some sixty lines. */
const CHUNK_PROGRAMS = 20;
/** A chunk is some 22 statements, and a Worker may send a thousand. */
const MAX_CHUNKS = 40;

interface Weighed {
  weight?: number;
}

/** Cuts rows into chunks that are one transaction and no string over D1's limit each; always in the same places. @throws importTooLarge */
export function cutIntoChunks<T extends Weighed>(rows: readonly T[], size = CHUNK_ROWS): T[][] {
  const chunks: T[][] = [];
  let total = 0;
  for (const row of rows) {
    const last = chunks.at(-1);
    const { weight = 0 } = row;
    total += weight;
    if (last && last.length < size && total <= MAX_WEIGHT) last.push(row);
    else {
      chunks.push([row]);
      total = weight;
    }
  }
  if (chunks.length > MAX_CHUNKS) throw importErrors.importTooLarge();
  return chunks;
}

const chunksOf = <T extends object>(rows: readonly T[], write: (rows: T[], start: ChunkStart) => Promise<void>, size?: number) =>
  cutIntoChunks<T & Weighed>(rows, size).map((chunk) => ({ size: chunk.length, write: (start: ChunkStart) => write(chunk, start) }));

const nothing = () => [];

const namedDepartment = ({ numericCode, departmentCode, nameEn, nameTr, hasCourses }: TimetableDepartment): NamedDepartment => ({
  numericCode,
  prefix: departmentCode === numericCode ? null : departmentCode,
  nameEn,
  nameTr,
  hasCourses,
});

/** Seven-digit codes that the file has: with sections, or in rows that can't be read and so withdraw nothing. */
function codesInFile(courses: TimetableCourse[], refusals: Refusal[]): string[] {
  const read = courses.filter(({ sections }) => sections.length > 0).map(({ numericCode }) => numericCode);
  return [...read, ...refusals.flatMap(({ rowName }) => rowName.match(/(?<!\d)\d{7}(?!\d)/g) ?? [])];
}

/** Departments by what their courses tell and, where the file names them, by that. */
function withNames(departments: NamedDepartment[], named: NamedDepartment[]): NamedDepartment[] {
  const told = new Map(departments.map((each) => [each.numericCode, each]));
  for (const each of named) {
    const { prefix = null, hasCourses = false } = told.get(each.numericCode) ?? {};
    const all = { numericCode: each.numericCode, nameEn: each.nameEn, nameTr: each.nameTr };
    told.set(each.numericCode, { ...all, prefix: prefix ?? each.prefix, hasCourses: hasCourses || each.hasCourses });
  }
  return [...told.values()];
}

async function planTimetable(db: Db, file: ImportFile, term: string): Promise<ImportPlan> {
  const { rows, departments } = readTimetableFile(file);
  const { courses, refusals } = parseTimetableRows(rows, { prefixByNumericDepartment: await departmentPrefixes(db) });
  const named = departments.map(namedDepartment);
  const present = codesInFile(courses, refusals);
  return {
    refusals,
    chunks: chunksOf(courses, (chunk, start) => writeTimetableChunk(db, { ...start, term, courses: chunk })),
    ending: (importId, now) => [
      ...(named.length > 0 ? departmentStatements(importId, named, now) : []),
      ...withdrawMissing({ importId, term, now }, present),
    ],
    foresee: () =>
      previewTimetable(
        db,
        { chunks: cutIntoChunks(courses), departments: withNames(departmentsOfTimetable(courses), named) },
        { term, present },
      ),
  };
}

function planCatalog(db: Db, file: ImportFile): ImportPlan {
  const { courses, departments, refusals } =
    file.format === "catalogCsv" ? parseCatalogCsv(String(file.content)) : parseCatalog(file.content);
  const chunks = chunksOf(courses, (chunk, start) => writeCatalogChunk(db, { ...start, courses: chunk, departments }));
  const foresee = () =>
    previewCatalog(db, {
      chunks: cutIntoChunks<CatalogCourse & Weighed>(courses),
      departments: departmentsOfCatalog(courses, departments),
    });
  return { refusals, chunks, ending: nothing, foresee };
}

function planPrograms(db: Db, file: ImportFile, fileName: string): ImportPlan {
  const parse = file.kind === "programs" ? parsePrograms : parseMustLists;
  const { programs, refusals } = parse(file.content, dateFromFileName(fileName));
  return {
    refusals,
    chunks: chunksOf(programs, (chunk, start) => writeProgramsChunk(db, { ...start, programs: chunk }), CHUNK_PROGRAMS),
    ending: nothing,
    foresee: () =>
      previewPrograms(db, cutIntoChunks<(typeof programs)[number] & Weighed>(programs, CHUNK_PROGRAMS), departmentsOfPrograms(programs)),
  };
}

function planElectives(db: Db, file: ImportFile, term: string): ImportPlan {
  const { courses, refusals } = parseElectives(file.content);
  return {
    refusals,
    chunks: chunksOf(courses, (chunk, start) => writeElectivesChunk(db, { ...start, term, courses: chunk })),
    ending: nothing,
    foresee: () =>
      previewElectives(
        db,
        { chunks: cutIntoChunks<(typeof courses)[number] & Weighed>(courses), departments: departmentsOfElectives(courses) },
        term,
      ),
  };
}

function planDepartments(db: Db, file: ImportFile): ImportPlan {
  const { departments, refusals } = parseDepartments(file.content);
  const named = departments.map(namedDepartment);
  return {
    refusals,
    chunks: chunksOf(named, (chunk, start) => writeDepartmentsChunk(db, { ...start, departments: chunk })),
    ending: nothing,
    foresee: () => previewDepartments(db, named),
  };
}

/** What importing a file means, all of it read. @throws importTooLarge */
export async function planImport(
  db: Db,
  { file, fileName, term }: { file: ImportFile; fileName: string; term: string },
): Promise<ImportPlan> {
  switch (file.kind) {
    case "timetable":
      return planTimetable(db, file, term);
    case "catalog":
      return planCatalog(db, file);
    case "electives":
      return planElectives(db, file, term);
    case "departments":
      return planDepartments(db, file);
    default:
      return planPrograms(db, file, fileName);
  }
}
