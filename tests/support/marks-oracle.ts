/**
 * What a transcript makes of a course, once more and straight from the regulation: articles 26/5, 28/1, 28/2, 28/4 and 21, looked up
 * line by line. It shares nothing with the rules but the shape of a transcript.
 */
import type { Transcript } from "../../app/features/gpa/gpa.schemas";

type Line = Transcript["terms"][number]["lines"][number];

interface Row extends Line {
  term: string;
  course: string;
}

const NUMBERS: Record<string, string> = { "2360119": "MATH119", "5710140": "CENG140", "2360219": "MATH219" };

/** 26/5: these pass a course; S is for courses without credit, EX for those that one is excused from. */
const PASS = "AA BA BB CB CC DC DD S EX".split(" ");
/** 28/1: these have to be repeated, and W beside them. */
const FAIL = "FF FD NA U".split(" ");

const told = (code: string) => code.replace(/\s/g, "").toUpperCase();

/**
 * @param former codes that courses had before, with what they are called now
 * @returns `passed 2024-1 BB` for each course that isn't just not taken
 */
export function oracleMarks(transcript: Transcript, former: Record<string, string> = {}): Record<string, string> {
  const rows: Row[] = [];
  for (const term of transcript.terms.map((each) => each.term).sort())
    for (const line of transcript.terms.find((each) => each.term === term)?.lines ?? []) {
      const bare = told(line.code);
      const lettered = NUMBERS[bare] ?? bare;
      rows.push({ ...line, term, course: former[bare] ?? former[lettered] ?? lettered });
    }
  /** What a line stands in for: what it names, or its own course the last time before. */
  const stoodInFor = (row: Row): Row | undefined => {
    const older = rows.filter((each) => each.term < row.term);
    if (row.replaces === null) return undefined;
    if (row.replaces !== undefined) return older.find((each) => each.id === row.replaces);
    return row.course === "" ? undefined : older.filter((each) => each.course === row.course).at(-1);
  };
  const lineage = (row: Row): Row[] => {
    const one = stoodInFor(row);
    return one ? [one, ...lineage(one)] : [];
  };
  const result: Record<string, string> = {};
  for (const course of new Set(rows.map((row) => row.course))) {
    if (course === "") continue;
    // 21: a course that isn't included changes nothing.
    const own = rows.filter((row) => row.course === course && !row.is_ni);
    const last = own[own.length - 1];
    if (!last) continue;
    // 28/4: of several grades the last one counts; a withdrawal is none, and I is none yet.
    const graded = own.filter((row) => PASS.includes(row.grade ?? "") || FAIL.includes(row.grade ?? ""));
    const counts = graded[graded.length - 1];
    if (counts && PASS.includes(counts.grade ?? "")) {
      result[course] = `passed ${counts.term} ${counts.grade}`;
      continue;
    }
    // 28/2: another course took its place.
    const isReplaced = rows.some((row) => row.grade !== null && !row.is_ni && row.course !== course && lineage(row).includes(last));
    if (isReplaced) continue;
    const isOpen = last.grade === null || last.grade === "I";
    result[course] = `${isOpen ? "taking" : "toRepeat"} ${last.term} ${last.grade ?? "-"}`;
  }
  return result;
}
