/** Reads a term's list of non-technical electives: which courses any student may take as one. */
import { byCode } from "~/platform/order";
import { type NamedCourse, parseNamedCourse } from "./import.rules";
import { attempt, isRow, listIn, type Refusal, rowNamer, textOf } from "./import-rows.rules";
import { RowRefused } from "./import-sections.rules";
import { excerpt } from "./import-text.rules";

export interface ElectivesFile {
  /** By numeric code, each once. */
  courses: NamedCourse[];
  refusals: Refusal[];
}

/** Parses `[{ code: { numeric: "1200460" }, name: "ARCH460 - TITLE (BAŞLIK)", … }]`. Sections are the timetable's matter. */
export function parseElectives(content: unknown): ElectivesFile {
  const refusals: Refusal[] = [];
  const nameRow = rowNamer();
  const seen = new Set<string>();
  const courses = listIn(content).flatMap((entry) => {
    const code = isRow(entry) && isRow(entry.code) ? entry.code : {};
    const rowName = nameRow(textOf(code.numeric) || excerpt(entry));
    return attempt(rowName, refusals, () => {
      const course = parseNamedCourse(rowName, code.numeric, isRow(entry) ? entry.name : undefined);
      if (seen.has(course.numericCode)) throw new RowRefused("duplicateCode", course.numericCode);
      seen.add(course.numericCode);
      return course;
    });
  });
  return { courses: courses.sort((a, b) => byCode(a.numericCode, b.numericCode)), refusals };
}
