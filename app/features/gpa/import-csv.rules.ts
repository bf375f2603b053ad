/** Reads the rows of our own CSV by its columns, where pasted text is understood by what stands in it. */

import { csvLines, unguarded } from "~/platform/csv";
import { readDecimal } from "~/platform/forms/plain-text";
import { TERM_PATTERN } from "~/platform/terms";
import { CSV_COLUMNS } from "./export-transcript.rules";
import type { TranscriptLine } from "./gpa.schemas";
import { GRADES } from "./grades";
import { isCredits } from "./plain-transcript.rules";

/** Whether a line is the header of our CSV. */
export const isCsvHeader = (row: string): boolean => row.length < 200 && csvLines(row)[0]?.join() === CSV_COLUMNS.join();

/** One row: its term and course, or what is wrong with it. */
export function readCsvCourse(row: string): { term: string; course: TranscriptLine } | "notCourse" | "noCredits" | "credits" | "grade" {
  const [term = "", code = "", name = "", credits = "", grade = "", ni = ""] = (csvLines(row)[0] ?? []).map(unguarded);
  if (!TERM_PATTERN.test(term)) return "notCourse";
  if (credits === "") return "noCredits";
  const amount = readDecimal(credits) ?? Number.NaN;
  if (!isCredits(amount)) return "credits";
  const known = GRADES.find((each) => each === grade.toUpperCase());
  if (grade !== "" && !known) return "grade";
  const course = { code, name, credits: amount, grade: known ?? null, what_if: null, is_ni: ni.toUpperCase() === "NI" };
  return { term, course: { ...course, programmes: ["major"] } };
}
