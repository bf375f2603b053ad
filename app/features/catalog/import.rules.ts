/** Reads a whole timetable file into courses that can be stored, and names every row that can't be, with the reason. */
import type { courseLevels } from "@schema";
import { foldTurkish, turkishSortKey } from "~/platform/folding";
import { byCode } from "~/platform/order";
import { importErrors } from "./import.errors";
import type { TimetableDepartment } from "./import-departments.rules";
import { creditOf, halvesOf } from "./import-facts.rules";
import { type ImportFile, readImportFile } from "./import-formats.rules";
import { readMetuSchedule } from "./import-metu-schedule.rules";
import { attempt, isRow, type Refusal, type Row, rowNamer, textOf } from "./import-rows.rules";
import { betterSpelling, parseSections, RowRefused, type TimetableSection } from "./import-sections.rules";
import { asciiDigits, cleanText, contentHash, excerpt } from "./import-text.rules";
import { codeLetters, splitName, splitTitles, titleCase } from "./import-titles.rules";

/** What a row that names a course says of it. */
export interface NamedCourse {
  rowName: string;
  numericCode: string;
  /** `CENG140`; null where the row has a number only. */
  toldCode: string | null;
  nameEn: string;
  /** Null where the row has none. */
  toldNameTr: string | null;
  /** Credit, hours of theory and of practice, and ECTS, as `settleCredits` reads them; null where the row says neither. */
  toldCredit?: string | null;
}

export interface TimetableCourse extends NamedCourse {
  /** `CENG140`; `CENG140-9990140` when a lower numeric code of the file has the plain one; the number without a prefix. */
  courseCode: string;
  /** The code without what keeps it apart from others. */
  plainCode: string;
  /** The English title where there is no Turkish one. */
  nameTr: string;
  level: (typeof courseLevels)[number];
  departmentNumericCode: string;
  /** The letters most of the department's courses start with; null when none has any. */
  departmentPrefix: string | null;
  /** Hash of its sections, whatever their order in the file. */
  offeringHash: string;
  sections: TimetableSection[];
  /** About how many letters its sections take on their way to the database. */
  weight: number;
}

export interface Timetable {
  /** By numeric code. */
  courses: TimetableCourse[];
  refusals: Refusal[];
}

const MAX_NAME_LENGTH = 300;
/** Four times the largest timetable seen; each row costs statements, of which a Worker has a thousand. */
const MAX_ROWS = 10_000;
/** Letters of database rows that may travel in one string: at three bytes each they stay under D1's 2 MB. */
export const MAX_WEIGHT = 500_000;

/** Some terms have no Turkish titles at all; there, brackets belong to the English ones. Needs enough rows to tell. */
function isEnglishOnlyFile(rows: [string, unknown][]): boolean {
  const names = rows.map(([, row]) => (isRow(row) ? row["Course Name"] : null)).filter((name) => typeof name === "string");
  return names.length >= 50 && names.filter((name) => name.trimEnd().endsWith(")")).length < names.length / 10;
}

/**
 * The level that METU's course numbers tell: 1–4 undergraduate; 5 and 7 graduate; 6, 8 and 9 doctoral. It is the first
 * digit of the number, whether it has three digits (`0140`) or four (`5137`). Numbers below 100 carry no credit: 09x are
 * doctoral examinations, the others preparatory.
 */
export function levelOf(numericCode: string): TimetableCourse["level"] {
  const number = numericCode.slice(3).replace(/^0/, "");
  if (/^[57]/.test(number)) return "graduate";
  return /^(?:[689]|09)/.test(number) ? "phd" : "undergraduate";
}

/** `140` of `5710140`, `1101` of `3121101`. */
const numberOf = (numericCode: string) => numericCode.slice(3).replace(/^0/, "");

function parseNumericCode(key: string, row: Row): string {
  const code = row["Course Code"];
  const named = typeof code === "number" ? String(code) : code;
  const [own, told] = [key, named].map((text) => (typeof text === "string" && text.length <= 30 ? asciiDigits(cleanText(text)) : ""));
  if (!own || !/^\d{7}$/.test(own) || own !== told) throw new RowRefused("numericCode", excerpt(code));
  return own;
}

interface Draft {
  key: string;
  rowName: string;
  numericCode: string;
  prefix: string | null;
  number: string;
  nameEn: string;
  nameTr: string | null;
  credit: string | null;
  sections: TimetableSection[];
}

/** Most timetables say no credits. Where they can't be read the course stays without, and that is told. */
function parseCredit(row: Row, rowName: string, refusals: Refusal[]): string | null {
  const [told] = attempt(`${rowName} · 0`, refusals, () => {
    const { creditHalves, theoryHours, practiceHours } = creditOf(textOf(row.Credit));
    return [creditHalves, theoryHours, practiceHours, halvesOf(textOf(row.ECTS), "ects")];
  }).map((values) => (values.every((value) => value === null) ? null : JSON.stringify(values)));
  return told ?? null;
}

function parseNames(name: unknown, isEnglishOnly: boolean) {
  if (typeof name !== "string" || name.length > MAX_NAME_LENGTH) throw new RowRefused("name", excerpt(name));
  const parts = splitName(name);
  if (!parts) throw new RowRefused("name", excerpt(name));
  const { en, tr } = splitTitles(parts.title, isEnglishOnly);
  const nameTr = tr && /[\p{L}\p{N}]/u.test(tr) ? titleCase(tr, "tr") : null;
  const nameEn = en && /[\p{L}\p{N}]/u.test(en) ? titleCase(en, "en") : nameTr;
  if (!nameEn) throw new RowRefused("name", excerpt(name));
  return { ...parts, nameEn, nameTr };
}

function parseRow(key: string, rowName: string, row: unknown, isEnglishOnly: boolean, refusals: Refusal[]): Draft {
  if (!isRow(row)) throw new RowRefused("row", excerpt(row));
  const numericCode = parseNumericCode(key, row);
  const { prefix, number, nameEn, nameTr } = parseNames(row["Course Name"], isEnglishOnly);
  const dropped: string[] = [];
  const sections = parseSections(row.Sections, (detail) => dropped.push(detail));
  for (const [at, detail] of dropped.entries()) refusals.push({ rowName: `${rowName} · ${at + 1}`, reason: "criteria", detail });
  return { key, rowName, numericCode, prefix, number, nameEn, nameTr, credit: parseCredit(row, rowName, refusals), sections };
}

/**
 * Reads the code and the names of a course: `CENG140 - C PROGRAMMING (C PROGRAMLAMA)`.
 * @throws RowRefused
 */
export function parseNamedCourse(rowName: string, code: unknown, name: unknown): NamedCourse {
  const numericCode = asciiDigits(cleanText(typeof code === "string" || typeof code === "number" ? String(code).slice(0, 30) : ""));
  if (!/^\d{7}$/.test(numericCode)) throw new RowRefused("numericCode", excerpt(code));
  const { prefix, number, nameEn, nameTr } = parseNames(name, false);
  return { rowName, numericCode, toldCode: prefix && prefix + number, nameEn, toldNameTr: nameTr };
}

/** The prefix most courses of each department have; of equally frequent ones, the first in the alphabet. */
function prefixesOf(drafts: Draft[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { prefix, numericCode } of drafts) {
    if (!prefix) continue;
    const department = counts.get(numericCode.slice(0, 3)) ?? new Map<string, number>();
    counts.set(numericCode.slice(0, 3), department.set(prefix, (department.get(prefix) ?? 0) + 1));
  }
  const winners = [...counts].map(([department, prefixes]) => {
    const [winner = ["", 0]] = [...prefixes].sort(([a, n], [b, m]) => m - n || byCode(a, b));
    return [department, winner[0]] as const;
  });
  return new Map(winners);
}

/** Of rows with one numeric code (`5710140`, `5710140 `), keeps the one whose key is written so, else the first in order. */
function withoutRepeats(drafts: Draft[], refusals: Refusal[]): Draft[] {
  const rank = ({ key, numericCode }: Draft) => (key === numericCode ? 0 : 1);
  const ordered = [...drafts].sort((a, b) => rank(a) - rank(b) || byCode(a.key, b.key));
  const kept = new Map<string, Draft>();
  for (const draft of ordered) {
    const first = kept.get(draft.numericCode);
    if (!first) kept.set(draft.numericCode, draft);
    else refusals.push({ rowName: draft.rowName, reason: "duplicateCode", detail: first.rowName });
  }
  return [...kept.values()].sort((a, b) => byCode(a.numericCode, b.numericCode));
}

/** The same person in two spellings gets the better one everywhere in the file. */
function unifySpellings(drafts: Draft[]): void {
  const spelling = new Map<string, string>();
  const all = drafts.flatMap((draft) => draft.sections.flatMap((section) => section.instructors));
  for (const { nameKey, name } of all) spelling.set(nameKey, betterSpelling(name, spelling.get(nameKey) ?? name));
  for (const person of all) person.name = spelling.get(person.nameKey) ?? person.name;
}

function hashSections(sections: TimetableSection[]): string {
  const facts = sections.map(({ number, instructors, criteria, meetings, note }) => [
    number,
    instructors.map((person) => person.nameKey),
    criteria,
    meetings,
    note,
  ]);
  return contentHash(JSON.stringify(facts));
}

/** Every row that a section becomes repeats ids and keys; criteria are JSON within JSON, whose quotes double. */
function weighSections(sections: TimetableSection[]): number {
  const letters = sections.map(({ instructors, criteria, meetings, note }) => {
    const people = instructors.reduce((sum, person) => sum + 200 + 2 * person.name.length, 0);
    const times = meetings.reduce((sum, meeting) => sum + 150 + 2 * (meeting.place?.length ?? 0), 0);
    return 150 + 2 * JSON.stringify(criteria).length + 2 * (note?.length ?? 0) + people + times;
  });
  return letters.reduce((sum, length) => sum + length, 0);
}

function finish(draft: Draft, prefix: string | null, departmentPrefix: string | null): TimetableCourse {
  const { rowName, numericCode, nameEn, nameTr, sections } = draft;
  const number = draft.prefix ? draft.number : numberOf(numericCode);
  const plainCode = prefix ? prefix + number : numericCode;
  const weight = weighSections(sections);
  if (weight > MAX_WEIGHT) throw new RowRefused("sections", `${sections.length} sections are too much`);
  return {
    rowName,
    numericCode,
    courseCode: plainCode,
    plainCode,
    toldCode: draft.prefix && draft.prefix + draft.number,
    nameEn,
    nameTr: nameTr ?? nameEn,
    toldNameTr: nameTr,
    toldCredit: draft.credit,
    level: levelOf(numericCode),
    departmentNumericCode: numericCode.slice(0, 3),
    departmentPrefix,
    offeringHash: hashSections(sections),
    sections,
    weight,
  };
}

/** What a code is when another course has the plain one: honest about the number, and the same at every import. */
export const apartCode = (plainCode: string, numericCode: string) => `${plainCode}-${numericCode}`;

/** What search finds a course by: code, code with a space, numeric code, then each name between slashes, all folded. */
export function searchTextOf(course: Pick<TimetableCourse, "plainCode" | "numericCode" | "nameEn" | "nameTr">): string {
  const spaced = course.plainCode.replace(/^([A-Z]+)(?=\d)/, "$1 ");
  const codes = [course.plainCode, spaced, course.numericCode].join(" ");
  return `${[codes, course.nameEn, course.nameTr].map(foldTurkish).join(" / ")} /`;
}

export const sortKeyOf = (courseCode: string) => turkishSortKey(courseCode);

/** Courses come by numeric code, so the lowest keeps the plain code whatever the order in the file. */
function keepCodesApart(courses: TimetableCourse[]): void {
  const taken = new Set<string>();
  for (const course of courses) {
    if (taken.has(course.plainCode)) course.courseCode = apartCode(course.plainCode, course.numericCode);
    taken.add(course.plainCode);
  }
}

/** The departments and the term that a file names besides its rows. */
export interface TimetableFile {
  rows: [string, unknown][];
  term: string | null;
  departments: TimetableDepartment[];
}

/**
 * The rows of either format of a timetable.
 * @throws importTooLarge, and what `readImportFile` throws; importUnknown for a file of another kind
 */
export function readTimetableFile(file: ImportFile): TimetableFile {
  if (file.kind !== "timetable") throw importErrors.importUnknown();
  const isPlain = file.format === "timetable";
  const { content } = file;
  const read = isPlain ? { rows: Object.entries(isRow(content) ? content : {}), term: null, departments: [] } : readMetuSchedule(content);
  if (read.rows.length > MAX_ROWS) throw importErrors.importTooLarge();
  return read;
}

/**
 * Parses the rows of a timetable (`{ "5710140": { "Course Code", "Course Name", "Sections" } }`).
 * A row with any part that can't be right is refused whole; the others are unaffected, and the order of rows is of no matter.
 * @param known.prefixByNumericDepartment letters of departments (`571` → `CENG`) for names without a prefix
 */
export function parseTimetableRows(
  rows: [string, unknown][],
  known: { prefixByNumericDepartment?: ReadonlyMap<string, string> } = {},
): Timetable {
  const refusals: Refusal[] = [];
  const isEnglishOnly = isEnglishOnlyFile(rows);
  const nameRow = rowNamer();
  const parsed = rows.flatMap(([key, row]) => {
    const rowName = nameRow(key);
    return attempt(rowName, refusals, () => parseRow(key, rowName, row, isEnglishOnly, refusals));
  });
  const drafts = withoutRepeats(parsed, refusals);
  unifySpellings(drafts);
  const own = prefixesOf(drafts);
  const courses = drafts.flatMap((draft) =>
    attempt(draft.rowName, refusals, () => {
      const department = draft.numericCode.slice(0, 3);
      const told = codeLetters(known.prefixByNumericDepartment?.get(department) ?? "");
      return finish(draft, draft.prefix ?? told ?? own.get(department) ?? null, told ?? own.get(department) ?? null);
    }),
  );
  keepCodesApart(courses);
  refusals.sort((a, b) => byCode(a.rowName, b.rowName));
  return { courses, refusals };
}

/** Parses the text of a timetable of either format. @throws what `readTimetableFile` and `readImportFile` do */
export const parseTimetable = (text: string, known: Parameters<typeof parseTimetableRows>[1] = {}): Timetable =>
  parseTimetableRows(readTimetableFile(readImportFile(text)).rows, known);
