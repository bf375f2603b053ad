/** Writes tables that a spreadsheet opens as text, whatever is in them, and reads them again. */

/** What a spreadsheet takes for the start of a formula, in ordinary and full width, behind any blanks. */
const FORMULA = /^[\s\u0000\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/;
const BREAKS = /[\t\r\n\u0000]/;

export type CsvLocale = "en" | "tr";

/** Spreadsheets of Turkish computers separate by semicolons, as their numbers have commas. */
const SEPARATORS: Record<CsvLocale, string> = { en: ",", tr: ";" };

const numberText = (value: number, locale: CsvLocale) => (locale === "tr" ? String(value).replace(".", ",") : String(value));

/** One cell: always quoted; text that could be taken for a formula gets an apostrophe in front, which makes it text. */
export function csvCell(value: string | number | null, locale: CsvLocale): string {
  const text = typeof value === "number" ? numberText(value, locale) : (value ?? "");
  const isRisky = typeof value === "string" && (FORMULA.test(text) || BREAKS.test(text.charAt(0)));
  return `"${(isRisky ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export type CsvRow = readonly (string | number | null)[];

/** A whole file as the reader's spreadsheet opens it, with the mark by which it knows UTF-8. */
export const csvFile = (rows: readonly CsvRow[], locale: CsvLocale): string => `\ufeff${csvPart(rows, locale)}`;

/** Some lines of such a file, after its beginning. */
export const csvPart = (rows: readonly CsvRow[], locale: CsvLocale): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, locale)).join(SEPARATORS[locale])}\r\n`).join("");

/** The same file, written while it is read: its rows needn't fit into memory. */
export function csvStream(parts: AsyncIterable<readonly CsvRow[]>, locale: CsvLocale): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(isFirst ? csvFile(value, locale) : csvPart(value, locale)));
      isFirst = false;
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

const GUARDED = new RegExp(`^'(?=${FORMULA.source.slice(1)}|${BREAKS.source})`);

/** A cell as it was before `csvCell` made sure that it is text. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, "");

/** What stands more often between the cells of a line; what is in quotes isn't between them. */
function separatorOf(line: string): string {
  const between = line.replace(/"(?:[^"]|"")*"/g, "");
  return between.split(";").length > between.split(",").length ? ";" : ",";
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^"\r\n]*?))(?:(SEPARATOR)|(\r\n|\n|\r|$))/y;

/** The fields of every line of a table that was written as text; quotes as RFC 4180 has them. */
export function csvLines(text: string): string[][] {
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
