/** Reads the CSV in which staff write facts about courses by hand; README names its columns. */
import { csvLines } from "~/platform/csv";

/** The columns that the file may have, in any order. */
export const csvColumns = [
  "numeric_code",
  "course_code",
  "name_en",
  "name_tr",
  "credit",
  "theory",
  "practice",
  "ects",
  "language",
  "level",
  "semesters",
  "prerequisites",
] as const;
export type CsvColumn = (typeof csvColumns)[number];
export type CsvRow = Partial<Record<CsvColumn, string>>;

const isColumn = (name: string): name is CsvColumn => (csvColumns as readonly string[]).includes(name);

const namesOf = (line: string[]) => line.map((name) => name.toLowerCase().replace(/[\s-]+/g, "_"));

/** The columns that the first line of a text names, in lower case; of a text that is no CSV, some nonsense. */
export const csvHeader = (text: string): string[] => namesOf(csvLines(text.slice(0, 2000).split(/\r?\n|\r/, 1)[0] ?? "")[0] ?? []);

/** Whether a first line is that of our own CSV: the number of the course, and at least one fact about it. */
export const isCatalogHeader = (header: readonly string[]): boolean =>
  header.includes("numeric_code") && header.filter(isColumn).length > 1;

/** The rows below the header, by column; a column that isn't known is left out. */
export function readCsvRows(text: string): CsvRow[] {
  const [first = [], ...lines] = csvLines(text);
  const header = namesOf(first);
  return lines.map((line) => Object.fromEntries(header.flatMap((name, index) => (isColumn(name) ? [[name, line[index] ?? ""]] : []))));
}
