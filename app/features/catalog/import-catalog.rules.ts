/** Reads the university's course catalog: what each course counts, in which language, at what level, and what it needs. */
import type { courseLanguages, courseLevels } from "@schema/catalog";
import { byCode } from "~/platform/order";
import { type CsvRow, readCsvRows } from "./import-csv.rules";
import {
  type Credit,
  creditOf,
  halvesOf,
  hoursOf,
  languageOf,
  levelIn,
  prerequisitesOf,
  prerequisitesOfCsv,
  semestersOf,
} from "./import-facts.rules";
import { attempt, isRow, listIn, type Refusal, type Row, rowNamer, textOf } from "./import-rows.rules";
import { RowRefused } from "./import-sections.rules";
import { asciiDigits, cleanText, contentHash, excerpt } from "./import-text.rules";
import { codeLetters, titleCase } from "./import-titles.rules";

/** What a file says of a course; null where it says nothing. */
export interface CourseFactsInFile extends Credit {
  ectsHalves: number | null;
  language: (typeof courseLanguages)[number] | null;
  level: (typeof courseLevels)[number] | null;
  offeredSemesters: number | null;
}

export interface CatalogCourse {
  rowName: string;
  numericCode: string;
  /** `CENG140`; null where the file has none. */
  courseCode: string | null;
  nameEn: string | null;
  nameTr: string | null;
  facts: CourseFactsInFile;
  /** Any one set is enough; null where the file says nothing about prerequisites. */
  prerequisites: string[][] | null;
  hash: string;
}

export interface CatalogDepartment {
  numericCode: string;
  /** The letters that most of its courses begin with. */
  prefix: string | null;
  nameEn: string | null;
}

export interface CatalogFile {
  /** By numeric code, each once. */
  courses: CatalogCourse[];
  departments: CatalogDepartment[];
  refusals: Refusal[];
}

const MAX_NAME_LENGTH = 300;
const LETTER_CODE = /^([A-Z]{1,8})(\d{3,4}[A-Z]?)$/;

function nameIn(value: unknown, language: "en" | "tr"): string | null {
  const text = cleanText(textOf(value));
  if (text.length > MAX_NAME_LENGTH) throw new RowRefused("name", excerpt(text));
  return /[\p{L}\p{N}]/u.test(text) ? titleCase(text, language) : null;
}

/** `CENG 140` → `CENG140`; null for anything without letters in front. */
function letterCodeOf(value: unknown): string | null {
  const text = cleanText(textOf(value)).replace(/\s+/g, "");
  const [, letters = "", number = ""] = /^(\p{L}+)(\d.*)$/u.exec(text) ?? [];
  const code = (codeLetters(letters) ?? "") + asciiDigits(number).toUpperCase();
  return LETTER_CODE.test(code) ? code : null;
}

function numericCodeOf(...values: unknown[]): string {
  const codes = values.map((value) => asciiDigits(cleanText(textOf(value))));
  const code = codes.find(Boolean) ?? "";
  if (!/^\d{7}$/.test(code)) throw new RowRefused("numericCode", excerpt(code || values[0]));
  return code;
}

const hashed = (course: Omit<CatalogCourse, "hash">): CatalogCourse => {
  const { rowName: _, ...facts } = course;
  return { ...course, hash: contentHash(JSON.stringify(facts)) };
};

/** An entry whose page was empty still has its number in the address and its credits in the list. */
function parseEntry(entry: unknown, rowName: string): CatalogCourse {
  if (!isRow(entry)) throw new RowRefused("row", excerpt(entry));
  const detail = isRow(entry.detail) ? entry.detail : {};
  const said = (key: string, ...others: string[]) => textOf(detail[key]) || others.map((other) => textOf(entry[other])).find(Boolean) || "";
  const inAddress = /[?&]course_code=(\d+)/.exec(textOf(entry.detail_url))?.[1];
  const hours = `${textOf(entry.metu_credit)}(${textOf(entry.contact_hw)}-${textOf(entry.lab_hw)})`;
  const isListed = [entry.metu_credit, entry.contact_hw, entry.lab_hw].every((value) => textOf(value) !== "");
  return hashed({
    rowName,
    numericCode: numericCodeOf(detail.course_code_internal, entry.course_code_internal, inAddress),
    courseCode: letterCodeOf(entry.code),
    nameEn: nameIn(entry.name, "en"),
    nameTr: null,
    facts: {
      ...creditOf(textOf(detail.metu_credit) || (isListed ? hours : "")),
      ectsHalves: halvesOf(said("ects_credit", "ects"), "ects"),
      language: languageOf(said("language", "language")),
      level: levelIn(said("level", "level")),
      offeredSemesters: semestersOf(said("offered_semester", "offered_semester")),
    },
    prerequisites: prerequisitesOf(said("prerequisite", "prerequisite")),
  });
}

function parseCsvRow(row: CsvRow, rowName: string): CatalogCourse {
  const { credit = "", theory = "", practice = "" } = row;
  return hashed({
    rowName,
    numericCode: numericCodeOf(row.numeric_code),
    courseCode: letterCodeOf(row.course_code),
    nameEn: nameIn(row.name_en, "en"),
    nameTr: nameIn(row.name_tr, "tr"),
    facts: {
      creditHalves: halvesOf(credit, "credits"),
      theoryHours: hoursOf(theory),
      practiceHours: hoursOf(practice),
      ectsHalves: halvesOf(row.ects ?? "", "ects"),
      language: languageOf(row.language ?? ""),
      level: levelIn(row.level ?? ""),
      offeredSemesters: semestersOf(row.semesters ?? ""),
    },
    prerequisites: row.prerequisites === undefined ? null : prerequisitesOfCsv(row.prerequisites),
  });
}

/** The same course stands in several programs; the first entry with a name is taken, whatever the order of programs. */
function eachOnce(entries: CatalogCourse[]): CatalogCourse[] {
  const rank = ({ nameEn, nameTr }: CatalogCourse) => (nameEn || nameTr ? 0 : 1);
  const ordered = [...entries].sort((a, b) => rank(a) - rank(b) || byCode(a.hash, b.hash));
  const kept = new Map<string, CatalogCourse>();
  for (const course of ordered) if (!kept.has(course.numericCode)) kept.set(course.numericCode, course);
  return [...kept.values()].sort((a, b) => byCode(a.numericCode, b.numericCode));
}

const mostFrequent = (values: string[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || byCode(a, b))[0]?.[0] ?? null;
};

/** The departments of courses by the first three digits of these, with the names that the file gives to those numbers. */
function departmentsOf(courses: CatalogCourse[], nameByNumber: ReadonlyMap<string, string>): CatalogDepartment[] {
  const lettersOf = new Map<string, string[]>();
  for (const { numericCode, courseCode } of courses) {
    const letters = /^[A-Z]+/.exec(courseCode ?? "")?.[0];
    const number = numericCode.slice(0, 3);
    lettersOf.set(number, [...(lettersOf.get(number) ?? []), ...(letters ? [letters] : [])]);
  }
  return [...lettersOf].map(([numericCode, letters]) => ({
    numericCode,
    prefix: mostFrequent(letters),
    nameEn: nameIn(nameByNumber.get(numericCode), "en"),
  }));
}

/** `571` of a department, which stands in a field or, for institutes, in its address. */
const numberOf = (department: Row) =>
  textOf(department.fac_prog).match(/^\d{3}$/)?.[0] ?? /_prog=(\d{3})\b/.exec(`${department.fac_prog} ${department.url}`)?.[1];

/**
 * Parses the catalog (`[{ departments: [{ fac_prog, name, courses: [{ code, name, detail: { … } }] }] }]`). An entry with
 * any part that can't be right is refused; the other entries of the same course are unaffected.
 */
export function parseCatalog(content: unknown): CatalogFile {
  const faculties = isRow(content) ? listIn(content.faculties) : listIn(content);
  const departments = faculties.flatMap((faculty) => (isRow(faculty) ? listIn(faculty.departments) : [])).filter(isRow);
  const refusals: Refusal[] = [];
  const nameRow = rowNamer();
  const entries = departments.flatMap((department) =>
    listIn(department.courses).flatMap((entry) => {
      const rowName = nameRow(isRow(entry) ? `${numberOf(department) ?? "?"} ${textOf(entry.code)}` : excerpt(entry));
      return attempt(rowName, refusals, () => parseEntry(entry, rowName));
    }),
  );
  const named = departments.flatMap((department) => {
    const number = numberOf(department);
    return number && typeof department.name === "string" ? [[number, department.name] as const] : [];
  });
  const courses = eachOnce(entries);
  return { courses, departments: departmentsOf(courses, new Map(named)), refusals };
}

/** Parses our own CSV. Columns that are left out say nothing; of a course named twice, the second row is refused. */
export function parseCatalogCsv(text: string): CatalogFile {
  const refusals: Refusal[] = [];
  const nameRow = rowNamer();
  const seen = new Set<string>();
  const courses = readCsvRows(text).flatMap((row, index) => {
    const rowName = nameRow([index + 2, row.numeric_code].filter(Boolean).join(" · "));
    return attempt(rowName, refusals, () => {
      const course = parseCsvRow(row, rowName);
      if (seen.has(course.numericCode)) throw new RowRefused("duplicateCode", course.numericCode);
      seen.add(course.numericCode);
      return course;
    });
  });
  courses.sort((a, b) => byCode(a.numericCode, b.numericCode));
  return { courses, departments: departmentsOf(courses, new Map()), refusals };
}
