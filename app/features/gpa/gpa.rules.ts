/** The GPA engine: everything that METU's regulation makes of a transcript, in integers, the same in the browser and on the server. */
import { grading } from "~/university/grading";
import { attemptsOf } from "./attempts.rules";
import { averagesOf, type TermAverages } from "./averages.rules";
import type { Transcript, TranscriptLine } from "./gpa.schemas";
import { type Grade, PROGRAMMES, type Programme } from "./grades";
import { type Rights, rightsOf } from "./rights.rules";
import { type Graduation, graduationOf, mustRepeat, type Probation, probationAfter, type Standing, standingOf } from "./standing.rules";
import { studiesOf } from "./studies.rules";

export interface TermOutcome extends TermAverages {
  term: string;
  standing: Standing | null;
  /** On probation after this term. */
  probation: Probation | null;
}

/** Averages are hundredths, null while nothing counts in them. */
export interface Averages {
  terms: { term: string; gpa: number | null; cgpa: number | null }[];
  cgpa: number | null;
}

export interface Outcome extends Rights {
  terms: TermOutcome[];
  cgpa: number | null;
  /** Half credits in the cumulative average, and the sum of half credits times half grade points. */
  halfCredits: number;
  quarterPoints: number;
  probation: Probation | null;
  graduation: Graduation | null;
  /** Lines that have to be taken again (28/1). */
  mustRepeat: string[];
  /** The averages of other programmes that some line counts in. */
  programmes: Partial<Record<Programme, Averages>>;
  /** The major's averages if every I became FF; null without an I that counts. */
  ifFailed: Averages | null;
}

const shortAverages = (terms: readonly TermOutcome[] | readonly (TermAverages & { term: string })[]): Averages => ({
  terms: terms.map(({ term, gpa, cgpa }) => ({ term, gpa, cgpa })),
  cgpa: terms.at(-1)?.cgpa ?? null,
});

/** The transcript with other grades. @param gradeOf gives the grade of a line */
export const withGrades = (transcript: Transcript, gradeOf: (line: TranscriptLine) => Grade | null): Transcript => ({
  ...transcript,
  terms: transcript.terms.map((term) => ({ ...term, lines: term.lines.map((line) => ({ ...line, grade: gradeOf(line) })) })),
});

/** The transcript without the lines that nothing was typed into yet. */
export const withoutBlanks = (transcript: Transcript): Transcript => ({
  ...transcript,
  terms: transcript.terms.map((term) => ({ ...term, lines: term.lines.filter(({ code, name, grade }) => code || name || grade) })),
});

/** A transcript that was read, with what its owner said before about the studies where it says nothing itself. */
export const withStudiesOf = ({ normal_load, began, can_graduate_from }: Transcript, read: Transcript): Transcript => ({
  ...(began !== undefined && { began }),
  ...(can_graduate_from !== undefined && { can_graduate_from }),
  ...read,
  normal_load: read.normal_load ?? normal_load,
});

/** The transcript with the grades that are tried; null when none is. */
export function triedTranscript(transcript: Transcript): Transcript | null {
  if (!transcript.terms.some(({ lines }) => lines.some(({ what_if }) => what_if !== null))) return null;
  return withGrades(transcript, ({ what_if, grade }) => what_if ?? grade);
}

function averages(transcript: Transcript, programme: Programme): Averages {
  const attempts = attemptsOf(transcript);
  const { terms } = averagesOf(attempts, programme);
  return shortAverages(terms.map((term, at) => ({ ...term, term: attempts.terms[at]?.term ?? "" })));
}

/** What becomes of the averages if no pending grade comes; null when none is pending. */
function ifFailed(transcript: Transcript): Averages | null {
  const { pending, pendingBecomes } = grading;
  const isPending = ({ grade }: TranscriptLine) => grade === pending;
  if (!transcript.terms.some(({ lines }) => lines.some(isPending))) return null;
  const failed = withGrades(transcript, (line) => {
    if (!isPending(line)) return line.grade;
    return line.credits > 0 ? pendingBecomes.credited : pendingBecomes.nonCredit;
  });
  return averages(failed, "major");
}

/** Computes everything from a transcript that its schema took. Grades of `what_if` are not looked at; see `triedTranscript`. */
export function computeTranscript(transcript: Transcript): Outcome {
  const attempts = attemptsOf(transcript);
  const studies = studiesOf(transcript);
  const major = averagesOf(attempts, "major");
  const probation = probationAfter(attempts, major.terms);
  const terms = attempts.terms.map((term, at): TermOutcome => {
    const own = major.terms[at] ?? { gpa: null, cgpa: null, termHalfCredits: 0, halfCredits: 0 };
    return { term: term.term, ...own, standing: standingOf(term, own, studies), probation: probation[at] ?? null };
  });
  const cgpa = terms.at(-1)?.cgpa ?? null;
  const used = new Set(transcript.terms.flatMap(({ lines }) => lines.flatMap(({ programmes }) => programmes)));
  const others = PROGRAMMES.filter((programme) => programme !== "major" && used.has(programme));
  return {
    terms,
    cgpa,
    ...major.total,
    probation: probation.at(-1) ?? null,
    graduation: graduationOf(attempts, cgpa),
    mustRepeat: mustRepeat(attempts).map(({ id }) => id),
    programmes: Object.fromEntries(others.map((programme) => [programme, averages(transcript, programme)])),
    ifFailed: ifFailed(transcript),
    ...rightsOf({ attempts, averages: major.terms, probation, studies }),
  };
}
