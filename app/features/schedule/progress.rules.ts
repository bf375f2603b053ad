/** How far a schedule brings its owner in their curriculum, and which prerequisites none of their schedules has. */
import type { electiveKinds } from "@schema/catalog";
import { groupBy } from "~/platform/group";
import { courseKey } from "~/university/course-key";
import { choicesOf } from "../catalog/offered/alternatives";
import type { CourseMark } from "../course-marks/course-marks.rules";

export interface CurriculumLine {
  semester: number;
  position: number;
  courseCode: string | null;
  courseId: string | null;
  electiveKind: (typeof electiveKinds)[number] | null;
  name: string;
  creditHalves: number | null;
  nameEn: string | null;
  nameTr: string | null;
}

/** A course in any of one's schedules. */
export interface PlannedCourse {
  courseId: string;
  /** The earliest term that it is planned in. */
  term: string;
}

/** `done`: passed or being taken by one's transcript; `here` in this schedule, `elsewhere` in another of one's own, `open` in none. */
export type LineState = "done" | "here" | "elsewhere" | "open";

export interface ProgressLine extends CurriculumLine {
  state: LineState;
  /** Of the other schedule. */
  term: string | null;
  /** What one's transcript says of it. */
  mark: CourseMark | null;
}

type MarkOf = (code: string) => CourseMark | null;

function stateOf(line: CurriculumLine, { here, planned, markOf }: Pick<ProgressQuestion, "markOf"> & Sets): ProgressLine {
  const id = line.courseId ?? "";
  const term = planned.get(id) ?? null;
  const mark = markOf(line.courseCode ?? "");
  if (mark && mark.state !== "toRepeat") return { ...line, state: "done", term: null, mark };
  if (here.has(id)) return { ...line, state: "here", term: null, mark };
  return { ...line, state: term === null ? "open" : "elsewhere", term, mark };
}

interface Sets {
  here: ReadonlySet<string>;
  planned: ReadonlyMap<string, string>;
}

interface ProgressQuestion {
  lines: readonly CurriculumLine[];
  /** Ids of the schedule's courses. */
  here: readonly string[];
  planned: readonly PlannedCourse[];
  /** What one's transcript says of a course, by its code. */
  markOf: MarkOf;
}

/** The curriculum by semester with what is planned of it, courses of which one is taken as one, and its slots for electives by kind. */
export function progressOf({ lines, here, planned, markOf }: ProgressQuestion) {
  const sets = { here: new Set(here), planned: new Map(planned.map(({ courseId, term }) => [courseId, term])), markOf };
  const required = lines.filter(({ electiveKind }) => electiveKind === null).map((line) => stateOf(line, sets));
  const choices = choicesOf(required).map((own) => ({ lines: own, isOpen: own.every(({ state }) => state === "open") }));
  const semesters = [...groupBy(choices, ({ lines: [first] }) => first?.semester ?? 0)].map(([semester, own]) => ({
    semester,
    choices: own,
  }));
  const slots = groupBy(
    lines.flatMap(({ electiveKind }) => electiveKind ?? []),
    (kind) => kind,
  );
  const requiredIds = new Set(required.map(({ courseId }) => courseId));
  return {
    semesters: semesters.sort((a, b) => a.semester - b.semester),
    required: choices.length,
    /** By one's transcript. */
    done: choices.filter(({ lines: own }) => own.some(({ state }) => state === "done")).length,
    planned: choices.filter(({ lines: own, isOpen }) => !isOpen && own.every(({ state }) => state !== "done")).length,
    electives: [...slots].map(([kind, own]) => ({ kind, count: own.length })),
    /** Ids of the schedule's courses that the curriculum doesn't require. */
    beyond: here.filter((id) => !requiredIds.has(id)),
  };
}

export interface RequirementRow {
  courseId: string;
  setNumber: number;
  /** Null for one that isn't here. */
  requiredCourseId: string | null;
  requiredCode: string;
}

interface Standing {
  /** Of the schedule. */
  term: string;
  planned: readonly PlannedCourse[];
  /** What one's transcript says of a course, by its code. */
  markOf: MarkOf;
}

/** Whether one passed what is required, or takes it before the term; a schedule of a term in which one failed it says nothing. */
function isMet({ requiredCourseId, requiredCode }: RequirementRow, { term, planned, markOf }: Standing): boolean {
  const mark = markOf(requiredCode);
  if (mark?.state === "passed") return true;
  if (mark?.state === "taking" && mark.term < term) return true;
  const failedIn = mark?.state === "toRepeat" ? mark.term : "";
  return planned.some((each) => each.courseId === requiredCourseId && each.term < term && each.term > failedIn);
}

/**
 * The prerequisites of courses that one neither passed nor takes in an earlier term.
 * @returns for each course with none of its sets complete, what is missing of each set, the shortest first
 */
export function missingPrerequisites(rows: readonly RequirementRow[], standing: Standing): { courseId: string; missing: string[][] }[] {
  return [...groupBy(rows, ({ courseId }) => courseId)].flatMap(([courseId, own]) => {
    const sets = [...groupBy(own, ({ setNumber }) => setNumber).values()];
    // A course that the catalog hasn't got is required by its seven digits, which nobody knows it by.
    const missing = sets.map((set) => set.filter((row) => !isMet(row, standing)).map(({ requiredCode }) => courseKey(requiredCode)));
    if (missing.some((set) => set.length === 0)) return [];
    return [{ courseId, missing: missing.sort((a, b) => a.length - b.length) }];
  });
}
