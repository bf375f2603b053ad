/** The terms that a file may be of. */
import { academicYear, TERM_PATTERN } from "~/platform/terms";

const YEARS_BACK = 9;
/** No timetable of an earlier year was ever published as a file. */
const FIRST_YEAR = 2000;

/** From the next academic year, whose timetable comes out before it begins, back through nine; newest first. */
export function importableTerms(now: number): string[] {
  const next = academicYear(now) + 1;
  return Array.from({ length: YEARS_BACK + 2 }, (_, back) => [3, 2, 1].map((number) => `${next - back}-${number}`)).flat();
}

/** Whether text is a term that a file can be of: the year an academic year began in, from 2000 to the next, then 1 fall, 2 spring, 3 summer. */
export function isImportableTerm(text: string, now: number): boolean {
  const year = Number(text.slice(0, 4));
  return TERM_PATTERN.test(text) && year >= FIRST_YEAR && year <= academicYear(now) + 1;
}

/**
 * The term of a file that is named by its date: September to January is fall, February to June spring, July and August
 * summer, of the academic year that began in the September before (`…_2024-09-19_…` → `2024-1`). Null without a date.
 */
export function termFromFileName(fileName: string): string | null {
  const match = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(fileName);
  const [year, month, day] = (match?.slice(1) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (month >= 9) return `${year}-1`;
  if (month === 1) return `${year - 1}-1`;
  return month <= 6 ? `${year - 1}-2` : `${year - 1}-3`;
}

/** A term as files write it: `2025-3`, or `20253` as METU's own pages do. Null for anything else. */
export function termInFile(value: unknown): string | null {
  const match = /^\s*(\d{4})-?([123])\s*$/.exec(typeof value === "number" ? String(value) : typeof value === "string" ? value : "");
  return match ? `${match[1]}-${match[2]}` : null;
}
