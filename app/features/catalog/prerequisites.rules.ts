/** Makes a tree of prerequisite rows: any set satisfies, a set needs all of its courses. */
import { groupBy } from "./group.rules";

export interface PrerequisiteRow {
  courseId: string;
  setNumber: number;
  requiredCourseId: string;
  /** Of the required course. */
  courseCode: string;
  nameEn: string;
  nameTr: string;
}

export interface RequiredCourse {
  courseCode: string;
  nameEn: string;
  nameTr: string;
  /** What this course itself needs; empty at the depth where the tree ends. */
  sets: RequiredCourse[][];
  /** Its own prerequisites stand elsewhere in the tree. */
  isRepeated: boolean;
}

/**
 * The sets that a course needs, down to a depth. A course is opened where it stands first; a circle ends where it closes.
 * @param depth how many levels are shown; 1 shows the course's own sets alone
 */
export function prerequisiteTree(rows: readonly PrerequisiteRow[], courseId: string, depth: number): RequiredCourse[][] {
  const opened = new Set([courseId]);
  const ofCourse = groupBy(rows, (row) => row.courseId);
  const setsOf = (id: string, level: number): RequiredCourse[][] => {
    const bySet = groupBy(ofCourse.get(id) ?? [], (row) => row.setNumber);
    return [...bySet.entries()].sort(([a], [b]) => a - b).map(([, set]) => set.map((row) => open(row, level)));
  };
  const open = ({ requiredCourseId: id, courseCode, nameEn, nameTr }: PrerequisiteRow, level: number): RequiredCourse => {
    const hasOwn = level < depth && ofCourse.has(id);
    const isRepeated = hasOwn && opened.has(id);
    if (hasOwn) opened.add(id);
    return { courseCode, nameEn, nameTr, isRepeated, sets: hasOwn && !isRepeated ? setsOf(id, level + 1) : [] };
  };
  return setsOf(courseId, 1);
}
