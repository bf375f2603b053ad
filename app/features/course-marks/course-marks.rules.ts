/**
 * What a transcript makes of each course: passed, to be taken again, being taken. The one place that says it, the same in the browser
 * and on the server; a course that isn't here wasn't taken, or counts for nothing (NI, or another course took its place).
 */
import { plainCourseCode } from "~/platform/course-codes";
import { courseKey } from "~/university/course-key";
import { grading } from "~/university/grading";
import { type Attempt, attemptsOf, before, isFinal, isOneOf, isPassed } from "../gpa/attempts.rules";
import { computeTranscript } from "../gpa/gpa.rules";
import type { Transcript, TranscriptLine } from "../gpa/gpa.schemas";

export const MARK_STATES = ["passed", "toRepeat", "taking"] as const;
export type MarkState = (typeof MARK_STATES)[number];

export interface CourseMark {
  state: MarkState;
  /** Of the attempt that decides. */
  term: string;
  /** Null while it is being taken. */
  grade: TranscriptLine["grade"];
}

/** A mark with the course's code as it is now. */
export interface MarkedCourse extends CourseMark {
  code: string;
}

/** The current code of a course by one that it had: `[former, current]`. */
export type Renamed = readonly (readonly [string, string])[];

/** Marks by key of the course (`courseKey`). */
export type CourseMarks = ReadonlyMap<string, CourseMark>;

/** Whether a grade passes a course: DD or better, S, EX. */
const passes = (attempt: Attempt): boolean => isPassed(attempt) || isOneOf(grading.passedOutside, attempt.grade);

/** Whether the attempt has its grade, or what stands for one: of W and what took the place of another this is asked. */
const isOver = ({ grade }: Attempt): boolean => grade !== null && grade !== grading.pending;

/** The transcript with every course by the code that it has now. */
function withCurrentCodes(transcript: Transcript, renamed: Renamed): Transcript {
  const current = new Map(renamed.map(([former, code]) => [courseKey(former), courseKey(code)]));
  const codeOf = ({ code }: TranscriptLine) => current.get(courseKey(code)) ?? current.get(plainCourseCode(code)) ?? courseKey(code);
  return {
    ...transcript,
    terms: transcript.terms.map((term) => ({ ...term, lines: term.lines.map((line) => ({ ...line, code: codeOf(line) })) })),
  };
}

/** Attempts whose place a later one of another course took (28/2): they needn't be repeated. */
function replacedAttempts(attempts: readonly Attempt[]): Set<Attempt> {
  const counted = attempts.filter((attempt) => attempt.grade !== null && !attempt.isNi);
  return new Set(counted.flatMap((attempt) => [...before(attempt)].filter(({ code }) => code !== attempt.code)));
}

/** @param own the attempts at one course in their order, without NI */
function markOf(own: readonly Attempt[], replaced: ReadonlySet<Attempt>): { state: MarkState; by: Attempt } | null {
  const last = own.at(-1);
  const final = own.findLast(isFinal);
  if (!last) return null;
  // The last grade counts, even when it is lower (28/4); W and I leave the one before.
  if (final && passes(final)) return { state: "passed", by: final };
  if (replaced.has(last)) return null;
  return { state: isOver(last) ? "toRepeat" : "taking", by: last };
}

/** @param renamed codes that courses had before */
export function courseMarks(transcript: Transcript, renamed: Renamed = []): CourseMarks {
  const { terms } = attemptsOf(withCurrentCodes(transcript, renamed));
  const attempts = terms.flatMap((term) => term.attempts);
  const replaced = replacedAttempts(attempts);
  const byCode = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    if (attempt.code === "" || attempt.isNi) continue;
    byCode.set(attempt.code, [...(byCode.get(attempt.code) ?? []), attempt]);
  }
  const marks = new Map<string, CourseMark>();
  for (const [code, own] of byCode) {
    const mark = markOf(own, replaced);
    if (mark) marks.set(code, { state: mark.state, term: terms[mark.by.at]?.term ?? "", grade: mark.by.grade });
  }
  return marks;
}

/** Courses that were ever taken, by their keys; NI isn't in them. @param isFinished leaves out what one did nothing but withdraw from */
export function takenCodes(transcript: Transcript, renamed: Renamed, isFinished: boolean): Set<string> {
  const attempts = attemptsOf(withCurrentCodes(transcript, renamed)).terms.flatMap((term) => term.attempts);
  const counted = attempts.filter(({ isNi, grade }) => !isNi && !(isFinished && grade === grading.withdrawn));
  return new Set(counted.map(({ code }) => code));
}

/** Null: not taken. */
export const markIn = (marks: CourseMarks, code: string): CourseMark | null => marks.get(courseKey(code)) ?? null;

/** The marks of a state, by their codes. */
export const codesOf = (marks: CourseMarks, ...states: readonly MarkState[]): string[] =>
  [...marks].flatMap(([code, { state }]) => (states.includes(state) ? [code] : []));

const TRIED = "tried";
const REFUSALS = ["repeatLate", "repeatBudget"] as const;
export type RepeatRefusal = (typeof REFUSALS)[number];

/**
 * Why a passed course may not be taken again in a term (28/3); empty where it may. The engine of the calculator says it, of the
 * transcript with the course once more: probation, who lacks the average, and who began earlier are in it.
 */
export function repeatRefusals(transcript: Transcript, renamed: Renamed, code: string, term: string): RepeatRefusal[] {
  const current = withCurrentCodes(transcript, renamed);
  const again: TranscriptLine = {
    id: TRIED,
    code: courseKey(code),
    name: "",
    credits: 0,
    grade: null,
    what_if: null,
    is_ni: false,
    programmes: ["major"],
  };
  const terms = current.terms.filter((each) => each.term < term);
  const { findings } = computeTranscript({ ...current, terms: [...terms, { term, lines: [again] }] });
  return REFUSALS.filter((refusal) => findings.some((finding) => finding.line === TRIED && finding.code === refusal));
}
