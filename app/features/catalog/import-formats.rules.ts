/** Tells by its content what an uploaded file is; its name tells at most a date. */

import { importErrors } from "./import.errors";
import { csvHeader, isCatalogHeader } from "./import-csv.rules";
import { isRow, listIn, type Row } from "./import-rows.rules";

/** Three times the largest timetable seen; JSON of this size still fits a Worker's memory. */
export const MAX_FILE_LENGTH = 12_000_000;

/** What can be read, each with what it becomes. */
export const formats = {
  timetable: "timetable",
  metuSchedule: "timetable",
  catalog: "catalog",
  catalogCsv: "catalog",
  programs: "programs",
  musts: "musts",
  electives: "electives",
  departments: "departments",
} as const;

export type Format = keyof typeof formats;
export type ImportKind = (typeof formats)[Format];

/** Kinds of files that are of a term. */
export const kindsWithTerm: ReadonlySet<ImportKind> = new Set(["timetable", "electives"]);

export interface ImportFile {
  format: Format;
  kind: ImportKind;
  /** Parsed JSON; the text itself of a CSV. */
  content: unknown;
}

const hasCourses = (value: unknown) => isRow(value) && Array.isArray(value.courses);
const isFaculty = (value: unknown) => isRow(value) && listIn(value.departments).some(hasCourses);
const isFacultyOfPrograms = (value: unknown) =>
  isRow(value) && listIn(value.programs).some((program) => isRow(program) && "curriculum" in program);
const isElective = (value: unknown) => isRow(value) && isRow(value.code) && "numeric" in value.code;
const isTimetableRow = (value: unknown) => isRow(value) && ["Course Code", "Course Name", "Sections"].some((key) => key in value);
const isDepartment = ([key, value]: [string, unknown]) => /^\s*\d{3}\s*$/.test(key) && isRow(value) && "n" in value;
const isSemester = ([key, value]: [string, unknown]) => /^\d{1,2}$/.test(key) && Array.isArray(value);
const isMustList = (value: unknown) => isRow(value) && Object.entries(value).some(isSemester);
const isTeachingDepartment = (value: unknown) =>
  hasCourses(value) && isRow(value) && listIn(value.courses).some((course) => isRow(course) && "sections" in course);

const formatOfList = (list: unknown[]): Format | null => (list.some(isFaculty) ? "catalog" : list.some(isElective) ? "electives" : null);

function formatOfObject(object: Row): Format | null {
  if (listIn(object.faculties).some(isFacultyOfPrograms)) return "programs";
  if (listIn(object.faculties).some(isFaculty)) return "catalog";
  if (listIn(object.departments).some(isTeachingDepartment)) return "metuSchedule";
  const values = Object.values(object);
  if (values.some(isTimetableRow)) return "timetable";
  if (Object.entries(object).some(isDepartment)) return "departments";
  return values.some(isMustList) ? "musts" : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw importErrors.importNotJson();
  }
}

const read = (format: Format | null, content: unknown): ImportFile => {
  if (!format) throw importErrors.importUnknown();
  return { format, kind: formats[format], content };
};

/**
 * What a file is, and what it holds.
 * @throws importTooLarge; importNotJson for JSON that is cut off or broken; importUnknown for anything that isn't read
 */
export function readImportFile(fileText: string): ImportFile {
  if (fileText.length > MAX_FILE_LENGTH) throw importErrors.importTooLarge();
  const text = fileText.replace(/^\uFEFF/, "");
  const first = text.trimStart()[0];
  if (first !== "{" && first !== "[") return read(isCatalogHeader(csvHeader(text)) ? "catalogCsv" : null, text);
  const content = parseJson(text);
  return read(Array.isArray(content) ? formatOfList(content) : isRow(content) ? formatOfObject(content) : null, content);
}
