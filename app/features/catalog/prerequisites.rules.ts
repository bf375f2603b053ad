/** Makes a tree of prerequisite rows: any set satisfies, a set needs all of its courses. */
import { groupBy } from "~/platform/group";

export interface PrerequisiteRow {
  courseId: string;
  setNumber: number;
  requiredCourseId: string;
  /** Of the required course. */
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

/** A requirement of a course that isn't here. */
export interface WaitingRow {
  courseId: string;
  setNumber: number;
  /** Seven digits. */
  requiredCode: string;
}

export interface RequiredCourse {
  courseCode: string;
  /** Both null for a course that isn't here. */
  nameEn: string | null;
  nameTr: string | null;
  /** What this course itself needs; empty at the depth where the tree ends. */
  sets: RequiredCourse[][];
  /** Its own prerequisites stand elsewhere in the tree. */
  isRepeated: boolean;
}

/**
 * The sets that a course needs, down to a depth. A course is opened where it stands first; a circle ends where it closes.
 * @param depth how many levels are shown; 1 shows the course's own sets alone
 * @param waiting what is required of courses that aren't here: they stand in their sets by code
 */
export function prerequisiteTree(
  rows: readonly PrerequisiteRow[],
  courseId: string,
  depth: number,
  waiting: readonly WaitingRow[] = [],
): RequiredCourse[][] {
  const opened = new Set([courseId]);
  const ofCourse = groupBy<PrerequisiteRow | WaitingRow, string>([...rows, ...waiting], (row) => row.courseId);
  const setsOf = (id: string, level: number): RequiredCourse[][] => {
    const bySet = groupBy(ofCourse.get(id) ?? [], (row) => row.setNumber);
    return [...bySet.entries()].sort(([a], [b]) => a - b).map(([, set]) => set.map((row) => open(row, level)));
  };
  const open = (row: PrerequisiteRow | WaitingRow, level: number): RequiredCourse => {
    if ("requiredCode" in row) return { courseCode: row.requiredCode, nameEn: null, nameTr: null, isRepeated: false, sets: [] };
    const { requiredCourseId: id, courseCode, nameEn, nameTr } = row;
    const hasOwn = level < depth && ofCourse.has(id);
    const isRepeated = hasOwn && opened.has(id);
    if (hasOwn) opened.add(id);
    return { courseCode, nameEn, nameTr, isRepeated, sets: hasOwn && !isRepeated ? setsOf(id, level + 1) : [] };
  };
  return setsOf(courseId, 1);
}
