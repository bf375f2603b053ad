/** Reads curricula: what a program requires in each semester, and where it leaves a choice. */
import type { electiveKinds } from "@schema/catalog";
import { halvesOf, hoursOf } from "./import-facts.rules";
import { attempt, isRow, listIn, type Refusal, type Row, rowNamer, textOf } from "./import-rows.rules";
import { RowRefused } from "./import-sections.rules";
import { asciiDigits, cleanText, contentHash, excerpt } from "./import-text.rules";
import { codeLetters, titleCase } from "./import-titles.rules";

export interface ProgramLine {
  semester: number;
  /** From 0 within the semester. */
  position: number;
  /** `MATH119` or `2360119`; null for an elective. */
  courseCode: string | null;
  electiveKind: (typeof electiveKinds)[number] | null;
  name: string;
  creditHalves: number | null;
  theoryHours: number | null;
  practiceHours: number | null;
  ectsHalves: number | null;
}

export interface Program {
  rowName: string;
  programId: string;
  source: "catalog" | "musts";
  /** Number (`571`) or letters (`CENG`) of the department. */
  department: string;
  name: string;
  degree: string | null;
  sourceUrl: string | null;
  sourceDate: string | null;
  lines: ProgramLine[];
  hash: string;
}

export interface ProgramsFile {
  programs: Program[];
  refusals: Refusal[];
}

const MAX_SEMESTER = 12;
const MAX_LINES = 300;
const MAX_LENGTH = 300;

const ELECTIVES: [RegExp, (typeof electiveKinds)[number]][] = [
  [/^NON-?\s?TECHNICAL/, "non_technical"],
  [/^NON-?\s?DEPARTMENTAL/, "non_departmental"],
  [/^DEPARTMENTAL/, "departmental"],
  [/^TECHNICAL/, "technical"],
  [/^RESTRICTED/, "restricted"],
  [/^FREE/, "free"],
];

const electiveKindOf = (name: string) => ELECTIVES.find(([pattern]) => pattern.test(name.toUpperCase()))?.[1] ?? "other";

/** The day that a file's name tells, `2026-06` as the first of its month; null without one. */
export function dateFromFileName(fileName: string): string | null {
  const [, year, month, day = "01"] = /(?<!\d)(20\d{2})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(fileName) ?? [];
  return year && month ? `${year}-${month}-${day}` : null;
}

const shortText = (value: unknown, reason: "name" | "program") => {
  const text = cleanText(textOf(value));
  if (text.length > MAX_LENGTH) throw new RowRefused(reason, excerpt(text));
  return text;
};

function codeOf(value: unknown): string {
  const text = asciiDigits(cleanText(textOf(value))).replace(/\s+/g, "");
  const [, letters = "", number = ""] = /^(\p{L}{0,8})(\d{3,7}[A-Z]?)$/iu.exec(text) ?? [];
  if (!number) throw new RowRefused("program", excerpt(value));
  return (codeLetters(letters) ?? "") + number.toUpperCase();
}

function parseLine(line: unknown, semester: number, position: number): ProgramLine {
  if (!isRow(line)) throw new RowRefused("program", excerpt(line));
  const name = shortText(line.name, "program");
  const isSlot = line.type === "elective_slot" || textOf(line.code) === "";
  const courseCode = isSlot ? null : codeOf(line.code);
  return {
    semester,
    position,
    courseCode,
    electiveKind: isSlot ? electiveKindOf(name) : null,
    name: titleCase(name || courseCode || "Elective", "en"),
    creditHalves: halvesOf(textOf(line.credit), "credits"),
    theoryHours: hoursOf(textOf(line.contact_h_w)),
    practiceHours: hoursOf(textOf(line.lab_h_w)),
    ectsHalves: halvesOf(textOf(line.ects), "ects"),
  };
}

function semesterOf(value: unknown): number {
  const semester = hoursOf(textOf(value)) ?? 0;
  if (semester < 1 || semester > MAX_SEMESTER) throw new RowRefused("program", excerpt(value));
  return semester;
}

/** Lines of a semester may stand in several places of the file; positions count through them. */
function linesOf(curriculum: unknown): ProgramLine[] {
  const next = new Map<number, number>();
  const lines = listIn(curriculum).flatMap((part) => {
    const semester = semesterOf(isRow(part) ? part.semester_number : part);
    return listIn(isRow(part) ? part.courses : []).map((line) => {
      const position = next.get(semester) ?? 0;
      next.set(semester, position + 1);
      return parseLine(line, semester, position);
    });
  });
  if (lines.length > MAX_LINES) throw new RowRefused("program", `${lines.length} lines`);
  return lines;
}

const hashed = (program: Omit<Program, "hash">): Program => ({
  ...program,
  hash: contentHash(JSON.stringify({ ...program, rowName: "" })),
});

/** `B.S` and `B.S.` are the same. */
const degreeOf = (value: unknown) => shortText(value, "program").replace(/(?<=\.[A-Z])$/, ".") || null;

const addressOf = (value: unknown) => (/^https?:\/\//.test(textOf(value)) ? textOf(value).slice(0, MAX_LENGTH) : null);

function parseProgram(program: Row, rowName: string, sourceDate: string | null): Program {
  const number = asciiDigits(textOf(program.program_id)).trim();
  if (!/^\d{1,6}$/.test(number)) throw new RowRefused("program", excerpt(program.program_id));
  const name = titleCase(shortText(program.program_name, "name"), "en");
  if (!name) throw new RowRefused("name", excerpt(program.program_name));
  return hashed({
    rowName,
    programId: `program-${number}`,
    source: "catalog",
    department: number,
    name,
    degree: degreeOf(program.degree),
    sourceUrl: addressOf(program.catalog_url),
    sourceDate,
    lines: linesOf(program.curriculum),
  });
}

const byId = (programs: Program[]) => [...new Map(programs.map((program) => [program.programId, program])).values()];

/**
 * Parses `{ faculties: [{ programs: [{ program_id, program_name, degree, curriculum }] }] }`. A program without a
 * curriculum is left out; one with a line that can't be right is refused whole, for its sums would be wrong.
 */
export function parsePrograms(content: unknown, sourceDate: string | null): ProgramsFile {
  const faculties = isRow(content) ? listIn(content.faculties) : [];
  const all = faculties.flatMap((faculty) => (isRow(faculty) ? listIn(faculty.programs) : []));
  const refusals: Refusal[] = [];
  const nameRow = rowNamer();
  const programs = all.flatMap((program) => {
    const rowName = nameRow(isRow(program) ? `${textOf(program.program_id)} ${textOf(program.program_name)}` : excerpt(program));
    return attempt(rowName, refusals, () => {
      if (!isRow(program)) throw new RowRefused("row", excerpt(program));
      return parseProgram(program, rowName, sourceDate);
    });
  });
  return { programs: byId(programs.filter(({ lines }) => lines.length > 0)), refusals };
}

function parseMusts(letters: string, semesters: Row, rowName: string, sourceDate: string | null): Program {
  const department = codeLetters(letters);
  if (!department || letters.length > 20) throw new RowRefused("program", excerpt(letters));
  const curriculum = Object.entries(semesters).map(([semester, codes]) => ({
    semester_number: semester,
    courses: listIn(codes).map((code) => ({ code: textOf(code) || "?", name: textOf(code) })),
  }));
  return hashed({
    rowName,
    programId: `musts-${department}`,
    source: "musts",
    department,
    name: department,
    degree: null,
    sourceUrl: null,
    sourceDate,
    lines: linesOf(curriculum),
  });
}

/** Parses the list of must courses (`{ "CENG": { "1": ["2360119", …] } }`); a department without any is left out. */
export function parseMustLists(content: unknown, sourceDate: string | null): ProgramsFile {
  const refusals: Refusal[] = [];
  const programs = Object.entries(isRow(content) ? content : {}).flatMap(([letters, semesters]) => {
    const rowName = excerpt(letters) || "(empty)";
    return attempt(rowName, refusals, () => {
      if (!isRow(semesters)) throw new RowRefused("row", excerpt(semesters));
      return parseMusts(letters, semesters, rowName, sourceDate);
    });
  });
  return { programs: byId(programs.filter(({ lines }) => lines.length > 0)), refusals };
}
