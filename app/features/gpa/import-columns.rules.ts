/** Finds the credit among the columns of a transcript: by their names, or by what the rows of one shape have in common. */
import { grading } from "~/university/grading";
import type { Grade } from "./grades";
import { readTerm } from "./import-term.rules";
import {
  isBlank,
  isLikeGrade,
  isNumberLike,
  isRunning,
  type ReadNumber,
  type Role,
  readCode,
  readGrade,
  readNumber,
} from "./import-words.rules";
import { isCredits } from "./plain-transcript.rules";

/** A course's part of a line, with names in one piece. */
export interface CourseRow {
  cells: string[];
  /** Column of the code; -1 without one. */
  code: number;
  /** Column of the grade; -1 without one. */
  grade: number;
  header: (Role | null)[] | null;
  /** Rows of one shape have the same columns. */
  shape: string;
  /** Its cells can be parted in two ways. */
  isLoose: boolean;
  /** It may have a grade that isn't understood, or another one. */
  isGradeOpen: boolean;
}

const rowGrade = (row: CourseRow): Grade | null => readGrade(row.cells[row.grade] ?? "");

/** The quality points of a grade; null: outside the averages. */
const coefficientOf = (grade: Grade | null): number | null => {
  const parts = grade === null ? undefined : grading.coefficients[grade];
  return parts === undefined ? null : parts / grading.partsOfPoint;
};

type Column = (ReadNumber | null)[];

/** How well another column is understood if `credit` is the credit: 2: it can hardly be by chance, 1: it may be, 0: not at all. */
function understood(rows: readonly CourseRow[], columns: ReadonlyMap<number, Column>, credit: number, other: number): 0 | 1 | 2 {
  const pairs = rows.flatMap((row, i) => {
    const c = columns.get(credit)?.[i];
    const x = columns.get(other)?.[i];
    return c && x ? [{ row, c, x, coefficient: coefficientOf(rowGrade(row)) }] : [];
  });
  if (pairs.length === 0) return 1;
  const graded = pairs.filter(({ coefficient }) => coefficient !== null);
  const isPoints = graded.every(({ c, x, coefficient }) => Math.abs(x.value - c.value * (coefficient ?? 0)) < 0.01);
  const telling = graded.filter(({ c, coefficient }) => (coefficient ?? 0) > 1 && c.value > 0).length;
  if (isPoints && telling > 0) return telling > 1 ? 2 : 1;
  if (graded.length > 0 && graded.every(({ x, coefficient }) => x.value === coefficient)) return 1;
  const numbers = pairs.map(({ x }) => x.value);
  const areWhole = pairs.every(({ x }) => x.places === 0);
  if (areWhole && pairs.every(({ row }) => other < row.code)) return 1;
  const [t, u] = [columns.get(credit - 2), columns.get(credit - 1)];
  if (t && u && (other === credit - 1 || other === credit - 2)) {
    const hours = rows.map((_, i) => [t[i]?.value ?? 0, u[i]?.value ?? 0, columns.get(credit)?.[i]?.value ?? 0] as const);
    if (hours.every(([theory, practice, c]) => c === 0 || c === theory + practice / 2))
      return hours.filter(([, practice, c]) => practice > 0 && c > 0).length > 1 ? 2 : 1;
  }
  if (pairs.every(({ c, x }) => x.value >= c.value && x.value <= 30) && pairs.some(({ c, x }) => x.value > c.value)) return 1;
  const isSection =
    areWhole &&
    other < credit &&
    numbers.every((value) => value > 0) &&
    rows.every((row) => !readCode(row.cells[row.code] ?? "")?.hasSection);
  return isSection ? 1 : 0;
}

/** Whole numbers that rise by one from row to row, or begin anew. */
const areRowNumbers = (column: Column): boolean =>
  column.length > 2 &&
  column.every((each, i) => each?.places === 0 && (i === 0 || each.value === (column[i - 1]?.value ?? 0) + 1 || each.value === 1));

/** Whether one column can be the points of another: then the smaller isn't the credit for being the smaller. */
const canBePoints = (rows: readonly CourseRow[], points: Column, credits: Column): boolean =>
  rows.every((row, i) => {
    const coefficient = coefficientOf(rowGrade(row));
    const [p, c] = [points[i], credits[i]];
    return coefficient === null || !p || !c || Math.abs(p.value - c.value * coefficient) < 0.01;
  });

/** Whether all are so, but for one in five: a line that can't be read doesn't keep the others from being read. */
const areNearlyAll = <Item>(items: readonly Item[], isSo: (item: Item) => boolean): boolean =>
  items.filter((item) => !isSo(item)).length <= items.length / 5;

/** The columns that can be the credit of rows of one shape: the best one first, alone where it is proven. */
function creditColumns(rows: readonly CourseRow[]): number[] {
  const columns = new Map<number, Column>();
  for (let at = 0; at < (rows[0]?.cells.length ?? 0); at++) {
    const cells = rows.map((row) => (at === row.code ? "" : (row.cells[at] ?? "")));
    const column = cells.map(readNumber);
    if (column.some(Boolean) && areNearlyAll(cells, (cell) => isBlank(cell) || isNumberLike(cell))) columns.set(at, column);
  }
  for (const [at, column] of columns) if (at < (rows[0]?.code ?? 0) && areRowNumbers(column)) columns.delete(at);
  const explicit = [...columns.keys()].filter((at) => columns.get(at)?.some((each) => each?.hasHours));
  if (explicit.length > 0) return explicit.slice(0, 1);
  const candidates = [...columns.keys()].filter((at) =>
    areNearlyAll(columns.get(at) ?? [], (each) => each === null || isCredits(each.value)),
  );
  const scored = candidates.map((at) => {
    const others = [...columns.keys()].filter((other) => other !== at).map((other) => understood(rows, columns, at, other));
    return { at, open: others.filter((each) => each === 0).length, sure: others.filter((each) => each === 2).length };
  });
  const [best, next] = [...scored].sort((a, b) => a.open - b.open || b.sure - a.sure);
  if (!best || !next) return candidates;
  const isAhead = next.open > best.open || next.sure < best.sure;
  const isProven = isAhead && best.sure > 0;
  const isPlain = (at: number) => columns.get(at)?.every((each) => each === null || each.places > 0);
  const haveSections = rows.every((row) => readCode(row.cells[row.code] ?? "")?.hasSection);
  const isCreditAndEcts =
    columns.size === 2 &&
    rows.length > 1 &&
    (haveSections || candidates.every(isPlain)) &&
    !canBePoints(rows, columns.get(best.at) ?? [], columns.get(next.at) ?? []);
  if (isProven || (isAhead && isCreditAndEcts)) return [best.at];
  return [best.at, ...candidates.filter((at) => at !== best.at)];
}

export type CreditRead = { credits: number; doubt: "credits" | "date" | "ects" | null } | "noCredits" | "credits";

/** Weekly hours with the credit at the end of a name: what stands behind the grade is its points then. */
const HOURS_AT_END = /\p{L}.*(?:[([]\d{1,2} ?- ?\d{1,2}[)\]] ?\d{1,2}(?:[.,]\d{1,2})?|[ \u00a0]\d{1,2}(?:[.,]\d{1,2})?\([\d+-]+\))$/u;
/** More than any course has that isn't counted in ECTS: it may be points. */
const MANY_CREDITS = 10;

const mayBePoints = ({ cells, header, code }: CourseRow, credits: number): boolean =>
  header === null && (credits > MANY_CREDITS || cells.some((cell, at) => at !== code && HOURS_AT_END.test(cell)));

/** The only cell that says itself that it is the credit: `4kredi`, `4(3-2)`. */
function saidCredit(row: CourseRow): number[] {
  const said = row.cells.flatMap((cell, at) => (at !== row.code && readNumber(cell)?.hasHours ? [at] : []));
  return said.length === 1 ? said : [];
}

function creditOf(row: CourseRow, columns: readonly number[]): CreditRead {
  const read = columns.flatMap((at) => readNumber(row.cells[at] ?? "") ?? []);
  const [best] = read;
  if (!best) return row.cells.some((cell, at) => at !== row.code && readNumber(cell)) ? "credits" : "noCredits";
  if (!isCredits(best.value)) return "credits";
  const isSure =
    read.length === columns.length && read.every(({ value }) => value === best.value) && !row.isLoose && !mayBePoints(row, best.value);
  return { credits: best.value, doubt: best.isDate ? "date" : isSure ? null : "credits" };
}

/** The credit of each row, by the header above it or by what rows of its shape say. */
export function creditsOf(rows: readonly CourseRow[]): CreditRead[] {
  const shapes = new Map<string, CourseRow[]>();
  for (const row of rows) {
    const own = shapes.get(row.shape) ?? [];
    own.push(row);
    shapes.set(row.shape, own);
  }
  const found = new Map([...shapes].map(([shape, own]) => [shape, creditColumns(own)]));
  return rows.map((row) => {
    const named = row.header?.indexOf("credit") ?? -1;
    if (named >= 0) return creditOf(row, [named]);
    const said = saidCredit(row);
    const read = creditOf(row, said.length > 0 ? said : (found.get(row.shape) ?? []));
    const hasEcts = row.header?.includes("ects");
    return hasEcts && typeof read === "object" ? { ...read, doubt: "ects" } : read;
  });
}

/** Two letters of a grade with signs or numbers around them: `BB ✅`, `BB/3.00`, `_BB_`. */
const GRADE_ALONE = /^[^\p{L}\p{N}]*(?:[A-D][A-D]|F[DF]|NA|EX)(?!\p{L})[^\p{L}]*$/u;
const GRADE_AT_END = /.(?<!\p{L})(?:[A-D][A-D]|F[DF]|NA|EX)[)\].;]*$/u;

/** The column of the grade; a status of one letter isn't one where others of the shape have two letters elsewhere. `unknown`: it holds none of METU's. */
export function gradeColumn(cells: readonly string[], header: (Role | null)[] | null): { grade: number; isUnknown: boolean } {
  const named = header?.indexOf("grade") ?? -1;
  if (named >= 0) {
    const cell = cells[named] ?? "";
    const isNone = isBlank(cell) || isRunning(cell) || readNumber(cell) !== null;
    return readGrade(cell) ? { grade: named, isUnknown: false } : { grade: -1, isUnknown: !isNone };
  }
  const found = cells.flatMap((cell, at) => (readGrade(cell) && !readCode(cell) ? [at] : []));
  const clear = found.filter((at) => (readGrade(cells[at] ?? "") ?? "").length === 2);
  const last = cells.reduce((at, cell, i) => (isBlank(cell) || /^NI$/i.test(cell) ? at : i), -1);
  // `AA (2021-2022 Fall)`, `passed with AA`: a grade that would be lost.
  const isAmongWords = cells.some(
    (cell) => (/^\S{2} ?[([]/.test(cell) && readGrade(cell.slice(0, 2))) || GRADE_AT_END.test(cell) || GRADE_ALONE.test(cell),
  );
  const isOdd = isLikeGrade(cells[last] ?? "") && !isRunning(cells[last] ?? "") && !readGrade(cells[last] ?? "");
  const isUnknown = clear.length === 0 && (isOdd || isAmongWords);
  return { grade: clear.at(-1) ?? found.at(-1) ?? -1, isUnknown };
}

/** Whether unnamed cells hold two grades, or end in words behind the numbers where a grade would stand: `Geçti`, `BB R`. */
export function hasOpenGrade(cells: readonly string[], code: number, grade: number): boolean {
  const grades = new Set(cells.flatMap((cell, at) => (at > code && (readGrade(cell) ?? "").length === 2 ? [readGrade(cell)] : [])));
  if (grade >= 0) return grades.size > 1;
  const behind = cells.slice(cells.findIndex((cell, at) => at > code && readNumber(cell) !== null) + 1);
  const names = cells.filter((cell, at) => at > code && !isNumberLike(cell) && /\p{L}/u.test(cell));
  const end = behind.filter((cell) => !isBlank(cell)).at(-1) ?? "";
  return names.length > 1 && names.at(-1) === end && !isRunning(end) && !/^NI$/i.test(end) && readTerm(end) === null;
}
