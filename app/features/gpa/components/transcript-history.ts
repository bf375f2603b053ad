/** The transcript that is being edited, with what it was before: undo and redo. */
import { byCode } from "~/platform/order";
import type { Transcript, TranscriptLine, TranscriptTerm } from "../gpa.schemas";

const MOST_STEPS = 100;

export interface History {
  past: readonly Transcript[];
  present: Transcript;
  future: readonly Transcript[];
  /** Edits of the same thing in a row are one step; null: the last step is finished. */
  about: string | null;
}

export type HistoryAct =
  | { type: "edit"; change(transcript: Transcript): Transcript; about?: string }
  | { type: "open"; transcript: Transcript }
  | { type: "undo" }
  | { type: "redo" };

/** What the last edit started from; undefined when nothing was edited. */
export const beforeLastEdit = ({ past }: History): Transcript | undefined => past.at(-1);

export function historyReducer(history: History, act: HistoryAct): History {
  const { past, present, future, about } = history;
  if (act.type === "open") return startHistory(act.transcript);
  if (act.type === "undo") {
    const last = past.at(-1);
    return last ? { past: past.slice(0, -1), present: last, future: [present, ...future], about: null } : history;
  }
  if (act.type === "redo") {
    const [next, ...rest] = future;
    return next ? { past: [...past, present], present: next, future: rest, about: null } : history;
  }
  const changed = act.change(present);
  if (changed === present) return history;
  const isSameStep = act.about !== undefined && act.about === about;
  return { past: isSameStep ? past : [...past, present].slice(-MOST_STEPS), present: changed, future: [], about: act.about ?? null };
}

export const startHistory = (present: Transcript): History => ({ past: [], present, future: [], about: null });

const RADIX = 36;
const ID_DIGITS = 10;

/** An id for a line that is new on this device. */
export const newLineId = () => `l${Math.random().toString(RADIX).slice(2, ID_DIGITS)}${Date.now().toString(RADIX)}`;

export const emptyLine = (): TranscriptLine => ({
  id: newLineId(),
  code: "",
  name: "",
  credits: 3,
  grade: null,
  what_if: null,
  is_ni: false,
  programmes: ["major"],
});

/** Every line with an id, so that links and edits find it. */
export const withIds = (transcript: Transcript): Transcript => ({
  ...transcript,
  terms: transcript.terms
    .map((term) => ({ ...term, lines: term.lines.map((line) => ({ ...line, id: line.id ?? newLineId() })) }))
    .sort((a, b) => byCode(a.term, b.term)),
});

export const changeTerm = (term: string, change: (term: TranscriptTerm) => TranscriptTerm) => (transcript: Transcript) => ({
  ...transcript,
  terms: transcript.terms.map((each) => (each.term === term ? change(each) : each)),
});

export const changeLine = (term: string, id: string | undefined, change: Partial<TranscriptLine>) =>
  changeTerm(term, (own) => ({ ...own, lines: own.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) }));

/** The term after this one: semesters follow each other, a summer school is chosen. */
export function nextTerm(term: string): string {
  const year = Number(term.slice(0, 4));
  return term.endsWith("-1") ? `${year}-2` : `${year + 1}-1`;
}

/** The first term that isn't there yet, from this one on. */
export function freeTerm(transcript: Transcript, from: string): string {
  const taken = new Set(transcript.terms.map(({ term }) => term));
  let term = from;
  while (taken.has(term)) term = nextTerm(term);
  return term;
}
