/** A transcript as files that this page, and a spreadsheet, open again. */
import { type CsvLocale, csvFile } from "~/platform/csv";
import { byCode } from "~/platform/order";
import type { Transcript } from "./gpa.schemas";

/** Everything, links and tried grades too. */
export const transcriptJson = (transcript: Transcript): string => `${JSON.stringify(transcript, null, 2)}\n`;

/** The header of our CSV. */
export const CSV_COLUMNS = ["term", "code", "name", "credits", "grade", "ni"] as const;

/** Courses as rows, in the order of their terms. */
export function transcriptCsv({ terms }: Transcript, locale: CsvLocale): string {
  const sorted = [...terms].sort((a, b) => byCode(a.term, b.term));
  const rows = sorted.flatMap(({ term, lines }) =>
    lines.map(({ code, name, credits, grade, is_ni }) => [term, code, name, credits, grade ?? "", is_ni ? "NI" : ""]),
  );
  return csvFile([CSV_COLUMNS, ...rows], locale);
}
