/** Short transcripts computed by the engine, and by the second one, which has to agree. */
import { expect } from "vitest";
import { computeTranscript } from "../../app/features/gpa/gpa.rules";
import type { Transcript } from "../../app/features/gpa/gpa.schemas";
import { oracle } from "./gpa-oracle";
import { plainOutcome, transcriptOf } from "./transcripts";

export type Terms = Parameters<typeof transcriptOf>[0];
type More = Partial<Pick<Transcript, "began" | "can_graduate_from" | "normal_load">>;

/** Outcome of an engine that the second one agrees with. */
export function compute(terms: Terms, more: More = {}) {
  const transcript = { ...transcriptOf(terms), ...more };
  const outcome = computeTranscript(transcript);
  expect(plainOutcome(outcome)).toEqual(oracle(transcript));
  return outcome;
}

/** Codes of what goes against a rule in a term. */
export const codesIn = (term: string, terms: Terms, more?: More) =>
  compute(terms, more)
    .findings.filter((finding) => finding.term === term)
    .map(({ code }) => code);

/** Courses of three credits with one grade. */
export const lines = (names: string, grade: string) => names.split(" ").map((name) => `${name} 3 ${grade}`);
