/** Reads the CSV in which staff write facts about courses by hand; README names its columns. */

const columnNames = [
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
export type CsvColumn = (typeof columnNames)[number];
export type CsvRow = Partial<Record<CsvColumn, string>>;

const isColumn = (name: string): name is CsvColumn => (columnNames as readonly string[]).includes(name);

/** Spreadsheets of Turkish computers separate by semicolons. */
const separatorOf = (line: string) => (line.split(";").length > line.split(",").length ? ";" : ",");

const FIELD = /(?:"((?:[^"]|"")*)"|([^"\r\n]*?))(?:(SEPARATOR)|(\r\n|\n|\r|$))/y;

/** The fields of every line; quotes as RFC 4180 has them. */
function linesOf(text: string): string[][] {
  const [firstLine = ""] = text.split(/\r?\n|\r/, 1);
  const field = new RegExp(FIELD.source.replace("SEPARATOR", separatorOf(firstLine)), "y");
  const lines: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (!match) {
      // A stray quote within a field: the line is taken as it stands.
      field.lastIndex = at + 1;
      continue;
    }
    lines.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
    if (match[3] === undefined) lines.push([]);
  }
  return lines.filter((line) => line.some(Boolean));
}

const namesOf = (line: string[]) => line.map((name) => name.toLowerCase().replace(/[\s-]+/g, "_"));

/** The columns that the first line of a text names, in lower case; of a text that is no CSV, some nonsense. */
export const csvHeader = (text: string): string[] => namesOf(linesOf(text.slice(0, 2000).split(/\r?\n|\r/, 1)[0] ?? "")[0] ?? []);

/** Whether a first line is that of our own CSV: the number of the course, and at least one fact about it. */
export const isCatalogHeader = (header: readonly string[]): boolean =>
  header.includes("numeric_code") && header.filter(isColumn).length > 1;

/** The rows below the header, by column; a column that isn't known is left out. */
export function readCsvRows(text: string): CsvRow[] {
  const [first = [], ...lines] = linesOf(text);
  const header = namesOf(first);
  return lines.map((line) => Object.fromEntries(header.flatMap((name, index) => (isColumn(name) ? [[name, line[index] ?? ""]] : []))));
}
