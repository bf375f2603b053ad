/** Reads a transcript that somebody pastes: lines of a student page in any order of columns, our CSV, or our JSON. Says of each line what it understood. */
import type { Transcript, TranscriptLine, TranscriptTerm } from "./gpa.schemas";
import { GRADES, type Grade } from "./grades";
import { isCsvHeader, readCsvCourse } from "./import-csv.rules";
import { readTerm } from "./import-term.rules";
import { isCredits, readTranscriptValue } from "./plain-transcript.rules";
import { MAX_LINES, MAX_NAME, MAX_TEXT } from "./transcript-limits";

const LONGEST_LINE = 500;

export type Refusal = "notCourse" | "noCredits" | "credits" | "grade" | "tooLong";

/** One line of the text, counted from 1. */
export type ReadLine =
  | { number: number; text: string; kind: "term"; term: string }
  | { number: number; text: string; kind: "course"; term: string; course: TranscriptLine }
  | { number: number; text: string; kind: "refused"; reason: Refusal };

export interface ReadText {
  /** Null when nothing was understood, or a failure says why. */
  transcript: Transcript | null;
  /** Every line but empty ones; none of JSON. */
  lines: ReadLine[];
  failure: "tooMuch" | "tooManyLines" | "json" | null;
}

const CODE = /^(?:[A-Z]{2,5}\d{3,4}[A-Z]?|\d{7})$/;
/** `CENG 140`, where it isn't one word already. */
const APART = /(^|[\s"(])([A-Za-zİı]{2,5})[ \u00a0](\d{3,4}[A-Za-z]?)(?=$|[\s",;)])/;
const NUMBER = /^[-+−]?\d{1,4}(?:[.,]\d{1,3})?$/;
const isGrade = (text: string): text is Grade => (GRADES as readonly string[]).includes(text);
const upper = (text: string) => text.replace(/[ıİ]/g, "I").toUpperCase();
const bare = (cell: string) => upper(cell.replace(/[*()[\]:]/g, "").trim());

/** Cells of a line by whichever mark parts them: quotes, tabs, semicolons, bars, commas, wide gaps; else its words. */
function cellsOf(line: string): { cells: string[]; areWords: boolean } {
  const parted = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean);
  if (/^\s*"/.test(line)) {
    const quoted = [...line.matchAll(/"((?:[^"]|"")*)"|[^,;"\s]+/g)];
    return { cells: parted(quoted.map(([whole, inside]) => (inside ?? whole).replaceAll('""', '"'))), areWords: false };
  }
  const commas = line.replace(/(\D),|,(?=\D)/g, "$1\t");
  const ways = [line.split("\t"), line.split(";"), line.split("|"), commas.split("\t"), line.split(/[ \u00a0]{2,}/)].map(parted);
  const cells = ways.find((way) => way.length >= 3);
  return cells ? { cells, areWords: false } : { cells: parted(line.split(/\s+/)), areWords: true };
}

/** Where the grade stands; -1 without one. A lone I among words is part of a name, as in Calculus I, unless it ends the line. */
function gradeAt(cells: readonly string[], areWords: boolean): number {
  const found = cells.flatMap((cell, at) => (isGrade(bare(cell)) ? [at] : []));
  const clear = found.filter((at) => bare(cells[at] ?? "").length === 2);
  if (clear.length > 0) return clear.at(-1) ?? -1;
  const last = found.at(-1) ?? -1;
  const isName = areWords && last > 0 && last < cells.length - 1 && bare(cells[last] ?? "") === "I";
  return isName ? -1 : last;
}

/** A cell that stands where a grade does and looks like one, but is none of METU's: `BX`, `B+`. */
const LIKE_GRADE = /^(?:[A-Z]{2}|[A-F][+-]?)$/;

/** Whether a line ends in a grade that METU doesn't give. Among words only behind the credits: names may end in two letters as well. */
function endsInUnknownGrade(cells: readonly string[], areWords: boolean): boolean {
  const last = bare(cells.at(-1) ?? "");
  return LIKE_GRADE.test(last) && last !== "NI" && (!areWords || NUMBER.test(cells.at(-2) ?? ""));
}

/** The first number that can be a credit; null: there are numbers, none can; undefined: there are none. */
function creditsOf(numbers: readonly string[]): number | null | undefined {
  if (numbers.length === 0) return undefined;
  const values = numbers.map((text) => Number(text.replace(",", ".").replace("−", "-")));
  return values.find((value) => isCredits(value)) ?? null;
}

/** One line as a course, or why not. */
function readCourse(text: string): { term: string | null; course: TranscriptLine } | Refusal {
  const joined = text.replace(APART, "$1$2$3");
  const { cells, areWords } = cellsOf(joined);
  const grade = gradeAt(cells, areWords);
  const codes = cells.flatMap((cell, at) => (CODE.test(bare(cell)) ? [at] : []));
  if (codes.length > 0 && grade < 0 && endsInUnknownGrade(cells, areWords)) return "grade";
  const code = codes.find((at) => /^[A-Z]/.test(bare(cells[at] ?? ""))) ?? codes[0];
  if (code === undefined && (grade < 0 || cells.length < 3)) return "notCourse";
  const isPlain = (_: string, at: number) => at !== grade && !codes.includes(at);
  const rest = cells.filter(isPlain);
  const credits = creditsOf(rest.filter((cell) => NUMBER.test(cell)));
  if (credits === undefined) return "noCredits";
  if (credits === null) return "credits";
  const term = rest.map((cell) => (areWords ? null : readTerm(cell))).find(Boolean) ?? null;
  const names = rest.filter((cell) => !NUMBER.test(cell) && bare(cell) !== "NI" && /\p{L}/u.test(cell) && !readTerm(cell));
  const name = areWords ? names.join(" ") : ([...names].sort((a, b) => b.length - a.length)[0] ?? "");
  return {
    term,
    course: {
      code: code === undefined ? "" : bare(cells[code] ?? ""),
      name: [...name.replace(/[\0\p{Surrogate}]/gu, "")]
        .slice(0, MAX_NAME / 2)
        .join("")
        .trim(),
      credits,
      grade: grade < 0 ? null : (bare(cells[grade] ?? "") as Grade),
      what_if: null,
      is_ni: cells.some((cell) => bare(cell) === "NI"),
      programmes: ["major"],
    },
  };
}

function readJson(text: string): ReadText {
  try {
    const transcript = readTranscriptValue(JSON.parse(text));
    return { transcript, lines: [], failure: transcript ? null : "json" };
  } catch {
    return { transcript: null, lines: [], failure: "json" };
  }
}

/**
 * Reads a pasted text line by line.
 * @param firstTerm the term of courses before any heading
 */
export function readTranscript(text: string, firstTerm: string): ReadText {
  if (text.length > MAX_TEXT) return { transcript: null, lines: [], failure: "tooMuch" };
  if (/^\s*\{/.test(text)) return readJson(text);
  const terms = new Map<string, TranscriptTerm>();
  const lines: ReadLine[] = [];
  let term = firstTerm;
  let courses = 0;
  const rows = text.replace(/^\ufeff/, "").split(/\r\n?|\n/);
  const isCsv = isCsvHeader(rows[0] ?? "");
  const readRow = isCsv ? readCsvCourse : readCourse;
  for (const [index, row] of rows.entries()) {
    const known = { number: index + 1, text: row.trim().slice(0, LONGEST_LINE) };
    if (known.text === "" || (isCsv && index === 0)) continue;
    const read = row.length > LONGEST_LINE ? "tooLong" : readRow(row);
    const heading = !isCsv && typeof read === "string" && read !== "tooLong" ? readTerm(row) : null;
    if (heading) {
      term = heading;
      lines.push({ ...known, kind: "term", term });
    } else if (typeof read === "string") {
      lines.push({ ...known, kind: "refused", reason: read });
    } else {
      const own = read.term ?? term;
      courses += 1;
      if (courses > MAX_LINES) return { transcript: null, lines: [], failure: "tooManyLines" };
      const kept = terms.get(own) ?? { term: own, lines: [] };
      kept.lines.push(read.course);
      terms.set(own, kept);
      lines.push({ ...known, kind: "course", term: own, course: read.course });
    }
  }
  if (courses === 0) return { transcript: null, lines, failure: null };
  return { transcript: { version: 1, normal_load: null, terms: [...terms.values()] }, lines, failure: null };
}
