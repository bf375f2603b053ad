/** Writes tables that a spreadsheet opens as text, whatever is in them. */

/** What a spreadsheet takes for the start of a formula, in ordinary and full width, behind any blanks. */
const FORMULA = /^[\s\u0000\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/;
const BREAKS = /[\t\r\n\u0000]/;

/** One cell: always quoted; text that could be taken for a formula gets an apostrophe in front, which makes it text. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? "");
  const isRisky = typeof value === "string" && (FORMULA.test(text) || BREAKS.test(text.charAt(0)));
  return `"${(isRisky ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A whole file, with the mark by which spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
