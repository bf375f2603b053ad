/** Reads a transcript that somebody pastes: a page, a PDF file or a spreadsheet, our CSV, or our JSON. Says of each line what it understood, and of what it isn't sure. */
import { repairEncoding } from "~/platform/encoding";
import { visibly } from "~/platform/forms/plain-text";
import type { Transcript, TranscriptLine, TranscriptTerm } from "./gpa.schemas";
import { type Cells, cellsOf, courseStarts, gatherRows, headerOf, isAverage } from "./import-cells.rules";
import { type CourseRow, creditsOf, gradeColumn, hasOpenGrade } from "./import-columns.rules";
import { isCsvHeader, readCsvCourse } from "./import-csv.rules";
import { withName } from "./import-names.rules";
import { LONGEST_LINE, plainRow, type Row, withBrokenJoined, withCellsClosed, withListsParted } from "./import-rows.rules";
import { isOddHeading, isYearAlone, readAcademicYear, readSeason, readTerm } from "./import-term.rules";
import { bare, isBlank, isNumberLike, type Role, readCode, readGrade } from "./import-words.rules";
import { readTranscriptValue } from "./plain-transcript.rules";
import { MAX_LINES, MAX_NAME, MAX_TEXT } from "./transcript-limits";

export type Refusal = "notCourse" | "noCredits" | "credits" | "grade" | "term" | "tooLong";

/** What a line leaves open: which number is the credit, a credit out of a date or out of ECTS or the catalog alone, the grade, the term, what a mark means, or which course. */
export type Doubt = "credits" | "date" | "ects" | "catalog" | "grade" | "term" | "mark" | "code";

/** A credit that the catalog has otherwise: the text's own and the catalog's. */
export interface CreditDifference {
  own: number;
  catalog: number;
}

/** One line of the text, counted from 1; two courses of one line have the same number. */
export type ReadLine =
  | { number: number; text: string; kind: "term"; term: string }
  | { number: number; text: string; kind: "columns" }
  | {
      number: number;
      text: string;
      kind: "course";
      term: string;
      course: TranscriptLine;
      doubt: Doubt | null;
      difference?: CreditDifference;
    }
  | { number: number; text: string; kind: "refused"; reason: Refusal; lacking?: { term: string; course: Omit<TranscriptLine, "credits"> } };

export interface ReadText {
  /** Null when nothing was understood, or a failure says why. */
  transcript: Transcript | null;
  /** Every line but empty ones; none of JSON. */
  lines: ReadLine[];
  failure: "tooMuch" | "tooManyLines" | "json" | null;
}

interface Found {
  number: number;
  text: string;
  term: string;
  hasTermDoubt: boolean;
  row: CourseRow;
  areWords: boolean;
}

/** The header's columns for a row of words; null: the row has other columns than the header. */
function fitted(cells: readonly string[], header: readonly (Role | null)[]): boolean {
  if (cells.length !== header.length) return false;
  return header.every((role, at) => {
    const cell = cells[at] ?? "";
    if (role === "credit" || role === "ects") return isNumberLike(cell);
    if (role === "grade") return readGrade(cell) !== null || isBlank(cell) || /^[A-Z]{1,2}[+-]?$/.test(bare(cell));
    return true;
  });
}

/** Whether a row of cells can be one of the header's table: a shorter one may lack its last columns. */
function isOfTable(cells: readonly string[], header: readonly (Role | null)[]): boolean {
  if (cells.length >= header.length) return true;
  return cells.every((cell, at) => (header[at] !== "credit" && header[at] !== "ects") || isNumberLike(cell) || isBlank(cell));
}

/** The header's columns for cells of which some held a code and a name: a column for each. */
function withSplits(header: readonly (Role | null)[], splits: readonly number[]): (Role | null)[] {
  const own = [...header];
  for (const at of splits) {
    if (at < 1 || at > own.length || own[at] === "name") continue;
    own.splice(at - 1, 1, "other", "name");
  }
  return own;
}

/** One course's part of a line by its columns, or why it is none. */
function rowOf({ cells, areWords, isLoose = false }: Cells, header: (Role | null)[] | null): CourseRow | Refusal {
  const codes = cells.flatMap((cell, at) => (readCode(cell) ? [at] : []));
  const pair = codes.filter((at) => at === (codes[0] ?? 0) || at === (codes[0] ?? 0) + 1);
  const code = pair.find((at) => !readCode(cells[at] ?? "")?.isNumeric) ?? pair[0] ?? -1;
  const nameAt = header?.indexOf("name") ?? -1;
  const split = areWords
    ? withName(cells, code, header && nameAt >= 0 ? header.length - nameAt - 1 : 0)
    : { cells: [...cells], isLoose: false };
  const own = header && !(areWords ? fitted(split.cells, header) : isOfTable(split.cells, header)) ? null : header;
  const parted = areWords && own !== header ? withName(cells, code, 0) : split;
  const { grade, isUnknown } = gradeColumn(parted.cells, own);
  const isGradeOpen = !areWords && own?.includes("grade") !== true && hasOpenGrade(parted.cells, code, grade);
  if (isUnknown && code >= 0) return "grade";
  if (code < 0 && (grade < 0 || parted.cells.filter((cell) => !isBlank(cell)).length < 3)) return "notCourse";
  const shape = `${areWords} ${parted.cells.length} ${code} ${own ? "named" : ""} ${areWords && parted.isLoose ? "loose" : ""}`;
  const isOpen = isLoose || own !== header || (own === null && parted.isLoose);
  return { cells: parted.cells, code, grade, header: own, shape, isLoose: isOpen, isGradeOpen };
}

/** Without a header a number that only some rows of words have is the end of their name: `İNGİLİZCE 1 4,00`. */
function withoutNumbersOfNames(found: readonly Found[]): void {
  const loose = found.filter(
    ({ row, areWords }) => areWords && row.header === null && row.code >= 0 && readCode(row.cells[row.code] ?? ""),
  );
  const tailOf = ({ row }: Found) => row.cells.length - row.code - 2;
  const numbered = loose.filter(({ row }) => row.cells.some((cell, at) => at > row.code && isNumberLike(cell)));
  // A row without any number lacks its credit, or none of them has one and these numbers are of names: then all are unsure.
  const mayAllBeOfNames = numbered.length < loose.length;
  const usual = Math.min(...numbered.map(tailOf));
  for (const each of numbered) {
    const { row } = each;
    row.isLoose ||= mayAllBeOfNames;
    const extra = row.cells.slice(row.code + 2, row.code + 2 + tailOf(each) - usual);
    if (extra.length === 0 || usual < 1) continue;
    const next = row.cells[row.code + 2 + extra.length] ?? "";
    const isOdd = (cell: string) => /^\d+$/.test(cell) && (Number(cell) > 40 || /[.,]\d/.test(next));
    row.cells.splice(row.code + 1, extra.length + 1, [row.cells[row.code + 1], ...extra].join(" "));
    if (row.grade >= 0) row.grade -= extra.length;
    row.isLoose ||= extra.length > 1 || !isOdd(extra[0] ?? "");
    row.shape = `true ${row.cells.length} ${row.code}  `;
  }
}

/** Whether a name has a code in it: `Calculus (MATH 119)`. */
const holdsCode = (name: string) => /(?<!\p{L})\p{L}{2,5} ?\d{3,4}(?!\d)/u.test(name);

const isNi = (cell: string) => bare(cell) === "NI";

function nameOf({ cells, header, code, grade }: CourseRow): string {
  const nameAt = header?.indexOf("name") ?? -1;
  const named = nameAt === code ? undefined : cells[nameAt];
  const isName = (cell: string, at: number) =>
    at !== code && at !== grade && !isNumberLike(cell) && !readCode(cell) && !isNi(cell) && /\p{L}/u.test(cell) && !readTerm(cell);
  const name = named ?? cells.filter(isName).sort((a, b) => b.length - a.length)[0] ?? "";
  return [...name.replace(/[\0\p{Surrogate}]/gu, "")]
    .slice(0, MAX_NAME / 2)
    .join("")
    .trim();
}

/** What a mark at a code means by the text's own legend; undefined: it has none. */
function legendOf(rows: readonly { row: string }[]): boolean | undefined {
  const legend = rows.find(
    ({ row }) => /^\s*[("]?[*†‡]\s*[)":=–-]?\s*\p{L}/u.test(row) && courseStarts(cellsOf(row).cells).length === 0,
  )?.row;
  return legend === undefined ? undefined : /\bNI\b|not (?:be )?included|dahil (?:değil|edilme)|katılma/i.test(legend);
}

function readJson(text: string): ReadText {
  try {
    const transcript = readTranscriptValue(JSON.parse(text));
    return { transcript, lines: [], failure: transcript ? null : "json" };
  } catch {
    return { transcript: null, lines: [], failure: "json" };
  }
}

/** Our own CSV, whose columns are known. */
function readCsv(rows: readonly string[]): ReadLine[] {
  return rows.flatMap((row, index): ReadLine[] => {
    const known = { number: index + 1, text: row.trim().slice(0, LONGEST_LINE) };
    if (known.text === "" || index === 0) return [];
    const read = row.length > LONGEST_LINE ? "tooLong" : readCsvCourse(row);
    return typeof read === "string" ? [{ ...known, kind: "refused", reason: read }] : [{ ...known, kind: "course", ...read, doubt: null }];
  });
}

/** The term that a row's own columns name. */
function ownTerm(cells: readonly string[], header: (Role | null)[] | null): string | null {
  const named = cells.filter((_, at) => header?.[at] === "term").join(" ");
  return readTerm(named) ?? cells.map((cell) => (cell.length < 60 ? readTerm(cell) : null)).find(Boolean) ?? null;
}

/** Whether a line holds a code and a grade of two letters behind it. */
function hasCourse(row: string): boolean {
  const words = row.split(/[^\p{L}\p{N}]+/u);
  const code = words.findIndex((word, at) => readCode(word) ?? (/^\p{L}+$/u.test(word) && readCode(`${word}${words[at + 1]}`)));
  return code >= 0 && words.slice(code + 1).some((word) => readGrade(word)?.length === 2);
}

/** Columns of which one letter may be the grade, and another the course's status: `I … S`. */
const oneLetters = ({ cells, code }: CourseRow) => cells.flatMap((cell, at) => (at > code && readGrade(cell)?.length === 1 ? [at] : []));

/** Where a row has two letters that may be its grade, the rows of its shape with a grade of two say which column it is; else it is unsure. */
function withGradesSettled(found: readonly Found[]): void {
  const ofTwo = new Map<string, Set<number>>();
  for (const { row } of found)
    if (readGrade(row.cells[row.grade] ?? "")?.length === 2) ofTwo.set(row.shape, new Set([...(ofTwo.get(row.shape) ?? []), row.grade]));
  for (const { row } of found) {
    const letters = oneLetters(row);
    if (row.header?.includes("grade") || !letters.includes(row.grade) || letters.length < 2) continue;
    const settled = letters.filter((at) => ofTwo.get(row.shape)?.has(at));
    if (settled.length === 1) row.grade = settled[0] ?? row.grade;
    else row.isGradeOpen = true;
  }
}

const withJoin = (cells: Cells, isJoined = false): Cells => (isJoined ? { ...cells, isLoose: true } : cells);

/** Goes through the lines of a text, and knows which terms and which header hold for the next one. */
class Reading {
  readonly lines: (ReadLine | Found)[] = [];
  /** One for each column of courses side by side. */
  private terms: (string | null)[];
  private header: (Role | null)[] | null = null;
  private year: number | null = null;
  private starts: number[] = [];
  /** The last term that a row's own column named: it holds for rows whose column is empty. */
  private namedTerm: string | null = null;

  constructor(private readonly firstTerm: string) {
    this.terms = [firstTerm];
  }

  /** @param typed the line as it was pasted */
  read({ number, row, isJoined }: Row, typed: string): void {
    const known = { number, text: typed.trim().slice(0, LONGEST_LINE) };
    if (row.length > LONGEST_LINE) {
      this.lines.push({ ...known, kind: "refused", reason: "tooLong" });
      return;
    }
    if (!/[\p{L}\p{N}]/u.test(row)) return;
    const parted = withJoin(cellsOf(row, this.header?.length), isJoined);
    const header = headerOf(parted);
    if (header) {
      this.header = header;
      const term = parted.areWords ? null : ownTerm(parted.cells, null);
      if (term) this.terms = [term];
      this.lines.push(term ? { ...known, kind: "term", term } : { ...known, kind: "columns" });
      return;
    }
    const refusal = this.readCourses(known, parted);
    if (refusal === "grade") this.lines.push({ ...known, kind: "refused", reason: refusal });
    else if (refusal) this.readHeading(known, row, parted, refusal);
  }

  private readCourses(known: { number: number; text: string }, { cells, areWords, isLoose, splits = [] }: Cells): Refusal | null {
    const starts = courseStarts(cells);
    if (starts.length > 1) this.starts = starts;
    const bounds = starts.length > 1 ? [0, ...starts.slice(1)] : [0];
    let refusal: Refusal | null = null;
    for (const [i, begin] of bounds.entries()) {
      const code = starts[i] ?? 0;
      const isAside = bounds.length === 1 && this.terms.length > 1 && this.starts.length > 1;
      const lane = isAside && !areWords ? Math.max(0, this.starts.filter((start) => start <= code).length - 1) : i;
      const offset = isAside && !areWords ? (lane > 0 ? (this.starts[lane] ?? 0) : 0) : begin;
      const part = cells.slice(offset, bounds[i + 1] ?? (lane === 0 && isAside && !areWords ? this.starts[1] : undefined));
      const width = this.starts.length > 1 ? Math.round((this.header?.length ?? 0) / this.starts.length) : undefined;
      const header = this.header && width ? this.header.slice(0, width) : this.header;
      const row = rowOf(
        { cells: part, areWords, isLoose },
        header &&
          withSplits(
            header,
            splits.map((at) => at - offset),
          ),
      );
      if (typeof row === "string") {
        refusal = row;
        if (i > 0) this.lines.push({ ...known, kind: "refused", reason: row });
        continue;
      }
      const { term, isGuessed } = this.termOf(areWords ? [] : row.cells, row.header, lane);
      const hasTermDoubt = isGuessed || (this.terms.length > 1 && bounds.length === 1 && areWords);
      this.lines.push({ ...known, term: term ?? this.firstTerm, hasTermDoubt, row, areWords });
      refusal = i === 0 ? null : refusal;
    }
    return refusal && bounds.length === 1 ? refusal : null;
  }

  private termOf(cells: readonly string[], header: (Role | null)[] | null, lane: number): { term: string | null; isGuessed: boolean } {
    const own = ownTerm(cells, header);
    if (own) this.namedTerm = own;
    const hasColumn = cells.length > 0 && header?.includes("term") === true;
    const isEmpty = cells.every((cell, at) => header?.[at] !== "term" || isBlank(cell));
    const term = own ?? (hasColumn && isEmpty ? this.namedTerm : null) ?? this.terms[Math.min(lane, this.terms.length - 1)] ?? null;
    return { term, isGuessed: term === null || (hasColumn && own === null && term !== this.namedTerm && term === this.firstTerm) };
  }

  private readHeading(known: { number: number; text: string }, row: string, { cells, areWords }: Cells, refusal: Refusal): void {
    const several = (areWords ? row.trim().split(/[ \u00a0]{2,}|\t+/) : cells).flatMap((cell) => readTerm(cell) ?? []);
    const year = readAcademicYear(row);
    const season = readSeason(row);
    if (year !== null) this.year = year;
    const single = readTerm(row) ?? (season && this.year !== null ? `${this.year}-${season}` : null);
    const terms = several.length > 1 ? several : single ? [single] : [];
    if (terms.length > 0) {
      // A heading that holds a course as well would lose it without a word.
      if (hasCourse(row)) this.lines.push({ ...known, kind: "refused", reason: refusal });
      this.terms = terms;
      this.namedTerm = null;
      this.starts = [];
      if (this.year === null || year === null) this.year = Number(terms[0]?.slice(0, 4));
      for (const term of terms) this.lines.push({ ...known, kind: "term", term });
      return;
    }
    const goesOn = year !== null && isYearAlone(row) && this.terms.length === 1 && this.terms[0]?.startsWith(`${year}-`);
    const isYear = year !== null && !goesOn && row.trim().split(/\s+/).length <= 6;
    const isOdd = season !== null || isYear || (isOddHeading(row) && !isAverage(row));
    if (isOdd) this.terms = [null];
    this.lines.push({ ...known, kind: "refused", reason: isOdd ? "term" : refusal });
  }
}

/** The courses that were found, with their credits and what they leave open. */
function linesOf(read: readonly (ReadLine | Found)[], marksNi: boolean | undefined): ReadLine[] {
  const found = read.filter((line): line is Found => "row" in line);
  withGradesSettled(found);
  withoutNumbersOfNames(found);
  const credits = new Map(creditsOf(found.map(({ row }) => row)).map((each, i) => [found[i], each]));
  return read.map((line): ReadLine => {
    if (!("row" in line)) return line;
    const { number, text, term, hasTermDoubt, row } = line;
    const read = credits.get(line) ?? "noCredits";
    const code = readCode(row.cells[row.code] ?? "");
    const hasMark = row.cells.some((cell) => readCode(cell)?.hasMark);
    const course = {
      code: code?.code ?? "",
      name: nameOf(row),
      grade: readGrade(row.cells[row.grade] ?? ""),
      what_if: null,
      is_ni: row.cells.some(isNi) || (hasMark && marksNi !== false),
      programmes: ["major"] as TranscriptLine["programmes"],
    };
    if (read === "noCredits" && code) return { number, text, kind: "refused", reason: read, lacking: { term, course } };
    if (typeof read === "string") return { number, text, kind: "refused", reason: read };
    const doubts: (Doubt | null | false)[] = [
      read.doubt,
      row.isGradeOpen && "grade",
      hasTermDoubt && "term",
      hasMark && marksNi === undefined && "mark",
      !code && (!row.header || holdsCode(course.name)) && "code",
    ];
    return { number, text, kind: "course", term, course: { ...course, credits: read.credits }, doubt: doubts.find(Boolean) || null };
  });
}

/** The transcript of the courses among the lines; null without one. */
export function transcriptOfLines(lines: readonly ReadLine[]): Transcript | null {
  const terms = new Map<string, TranscriptTerm>();
  for (const line of lines) {
    if (line.kind !== "course") continue;
    const own = terms.get(line.term) ?? { term: line.term, lines: [] };
    own.lines.push(line.course);
    terms.set(line.term, own);
  }
  return terms.size === 0 ? null : { version: 1, normal_load: null, terms: [...terms.values()] };
}

/**
 * Reads a pasted text line by line.
 * @param firstTerm the term of courses before any heading
 */
export function readTranscript(text: string, firstTerm: string): ReadText {
  if (text.length > MAX_TEXT) return { transcript: null, lines: [], failure: "tooMuch" };
  if (/^\s*\{/.test(text)) return readJson(text);
  const rows = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const lines = isCsvHeader(rows[0] ?? "") ? readCsv(rows) : readPasted(rows, firstTerm);
  const courses = lines.filter(({ kind }) => kind === "course").length;
  if (courses > MAX_LINES) return { transcript: null, lines: [], failure: "tooManyLines" };
  return { transcript: transcriptOfLines(lines), lines, failure: null };
}

function readPasted(rows: readonly string[], firstTerm: string): ReadLine[] {
  const isHeading = (row: string) => readTerm(row) !== null || readSeason(row) !== null;
  const closed = withCellsClosed(rows.map((row) => visibly(repairEncoding(row))));
  const plain = closed.map(({ number, row }) => ({ number, row: plainRow(row) }));
  const gathered = withListsParted(withBrokenJoined(gatherRows(plain, isHeading), isHeading), isHeading);
  const reading = new Reading(firstTerm);
  for (const each of gathered) reading.read(each, rows[each.number - 1] ?? each.row);
  return linesOf(reading.lines, legendOf(gathered));
}
