/**
 * What somebody still has to take: their curriculum without what their transcript says is passed, or will be before the first planned term,
 * with what is known of each course. Computed on the device, of a transcript that stays there.
 */

import { courseKey } from "~/university/course-key";
import { grading } from "~/university/grading";
import { choicesOf } from "../catalog/offered/alternatives";
import { type CourseMark, type CourseMarks, courseMarks, type Renamed, takenCodes } from "../course-marks/course-marks.rules";
import { computeTranscript } from "../gpa/gpa.rules";
import type { Transcript } from "../gpa/gpa.schemas";
import type { Probation } from "../gpa/standing.rules";
import { type ElectiveKind, filledSlots } from "./electives.rules";
import { type Evidence, evidenceOf, neverIn } from "./evidence.rules";
import { idsOf } from "./line-ids.rules";
import type { Loads, OpenCourse } from "./open-course.rules";
import { termsFrom } from "./plan-terms.rules";
import type { CurriculumAnswer, CurriculumLine } from "./study-plan.schemas";

/** A line of the curriculum; `id` is the course's key, or an elective's kind with its number. */
export interface PlanCourse extends OpenCourse {
  code: string | null;
  kind: ElectiveKind | null;
  name: string;
  /** METU credits; null while unknown. */
  credits: number | null;
  semester: number;
  evidence: Evidence;
  /** What the transcript says of it, of one that has to be repeated or is being taken. */
  mark: CourseMark | null;
}

export interface PlanFacts {
  /** Terms that can be planned. */
  terms: readonly string[];
  /** Still to be taken, in the curriculum's order. */
  open: readonly PlanCourse[];
  /** Being taken: they count as passed before the first planned term. */
  taking: readonly PlanCourse[];
  /** Passed, being taken, and slots that are filled; by id, courses beyond the curriculum among them. */
  done: ReadonlySet<string>;
  /** Courses that fill slots for electives. */
  filled: readonly { code: string; kind: ElectiveKind }[];
  loads: Loads;
  /** Credited courses of the fullest semester of the curriculum. */
  normalLoad: number;
  /** Never more in a term, by today's average (19, 32). */
  mostLoad: number;
  cgpa: number | null;
  /** Averages in hundredths, today's and the least at graduation, while it isn't reached (33). */
  lacksAverage: { cgpa: number; least: number } | null;
  probation: Probation | null;
  /** What it is made of; null without one. */
  transcript: Transcript | null;
}

export interface FactsQuestion {
  curriculum: CurriculumAnswer;
  transcript: Transcript | null;
  renamed: Renamed;
  /** Ids that are done by a plan that somebody shared; null: by the transcript. */
  shared: readonly string[] | null;
  /** The first semester that is planned. */
  first: string;
}

/** The curriculum's lines as what is taken: of courses of which one is taken the one that was begun, else the first. */
function chosenLines(lines: readonly CurriculumLine[], marks: CourseMarks): CurriculumLine[] {
  const coded = lines.map((line) => ({ ...line, courseCode: line.course_code }));
  const rank = { passed: 0, taking: 1, toRepeat: 2 } as const;
  return choicesOf(coded).flatMap((own) => {
    const rankOf = ({ course_code }: CurriculumLine) => {
      const mark = marks.get(courseKey(course_code ?? ""));
      return mark ? rank[mark.state] : Object.keys(rank).length;
    };
    return own.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 1);
  });
}

const isCredited = ({ credits }: CurriculumLine): boolean => credits === null || credits > 0;

/** The most credited courses of any of its semesters (19). */
export function normalLoadOf(lines: readonly CurriculumLine[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) if (isCredited(line)) counts.set(line.semester, (counts.get(line.semester) ?? 0) + 1);
  return Math.max(grading.load.least, ...counts.values());
}

/** So many courses more than the normal load, by an average in hundredths (19); none on probation (32). */
function moreBy(cgpa: number | null, probation: Probation | null): number {
  if (probation || cgpa === null) return 0;
  return grading.load.more.find(({ from }) => cgpa >= from)?.courses ?? 0;
}

function newInFirst(probation: Probation | null): number | null {
  if (!probation) return null;
  return probation === "strict" ? 0 : grading.probation.newCourses;
}

function planCourses(
  lines: readonly CurriculumLine[],
  { curriculum }: FactsQuestion,
  marks: CourseMarks,
  taken: ReadonlySet<string>,
): PlanCourse[] {
  const ids = idsOf(lines);
  return lines.map((line, at) => {
    const { course_code: code, elective_kind: kind, name, credits, semester, prerequisites } = line;
    const mark = marks.get(courseKey(code ?? "")) ?? null;
    const evidence = evidenceOf(line, curriculum.terms);
    return {
      id: ids[at] ?? "",
      code: code === null ? null : courseKey(code),
      kind: code === null ? (kind ?? "other") : null,
      name,
      credits,
      semester,
      evidence,
      mark,
      needs: prerequisites.map((set) => set.map(courseKey)),
      neverIn: neverIn(evidence),
      isCredited: isCredited(line),
      isNew: !taken.has(courseKey(code ?? "")),
      notBefore: 0,
    };
  });
}

/** Everything that a plan is made from. */
export function factsOf(question: FactsQuestion): PlanFacts {
  const { curriculum, transcript, renamed, shared, first } = question;
  const { least } = grading.graduation;
  const marks: CourseMarks = transcript && !shared ? courseMarks(transcript, renamed) : new Map();
  const outcome = transcript && !shared ? computeTranscript(transcript) : null;
  const { cgpa, probation } = outcome ?? { cgpa: null, probation: null };
  const lines = chosenLines(curriculum.lines, marks);
  // Below 1.80 what one did nothing but withdraw from counts as never taken (32/3).
  const ever = transcript && !shared ? takenCodes(transcript, renamed, probation === "strict") : new Set<string>();
  const all = planCourses(lines, question, marks, ever);
  const required = new Set([...all.map(({ id }) => id), ...curriculum.lines.map(({ course_code }) => courseKey(course_code ?? ""))]);
  const slots = all.filter(({ kind }) => kind !== null);
  const filled = shared ? [] : filledSlots({ slots, marks, required, transcript, renamed, department: curriculum.department_code });
  const taken = [...marks].filter(([, { state }]) => state !== "toRepeat").map(([code]) => code);
  const done = new Set([...(shared ?? taken), ...filled.map(({ slot }) => slot)]);
  const normalLoad = normalLoadOf(lines);
  const taking = all.filter(({ mark }) => mark?.state === "taking");
  const mostLoad = normalLoad + moreBy(cgpa, probation);
  return {
    terms: termsFrom(first),
    open: all.filter(({ id }) => !done.has(id)),
    taking,
    done,
    filled: filled.map(({ code, kind }) => ({ code, kind })),
    normalLoad,
    mostLoad,
    loads: {
      usual: normalLoad,
      last: probation ? normalLoad : Math.max(mostLoad, normalLoad + grading.load.graduating),
      newInFirst: newInFirst(probation),
    },
    cgpa,
    lacksAverage: cgpa !== null && cgpa < least ? { cgpa, least } : null,
    probation,
    transcript: shared ? null : transcript,
  };
}
