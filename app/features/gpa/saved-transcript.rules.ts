/** What becomes of the transcript on this device when its account answers: neither is ever lost unseen. */
import type { SavedTranscriptAnswer, Transcript } from "./gpa.schemas";
import { readTranscriptValue } from "./plain-transcript.rules";

export const EMPTY_TRANSCRIPT: Transcript = { version: 1, normal_load: null, terms: [] };

/** What this device holds of an account's transcript. */
export interface HeldTranscript {
  transcript: Transcript;
  /** The account's version that it was made from; 0: the account had none. */
  version: number;
  /** Whether the account has all of it. */
  isSaved: boolean;
}

/** What a transcript says, in one order of fields. */
const said = (transcript: Transcript) => JSON.stringify(readTranscriptValue(transcript) ?? transcript);

/** Whether two transcripts say the same. */
export const areSame = (one: Transcript, other: Transcript): boolean => said(one) === said(other);

/**
 * `account`: the device follows the account; `save`: the device's changes go to the account; `ask`: both were changed, and their
 * owner decides.
 */
export function whenAccountAnswers(
  held: HeldTranscript,
  kept: Pick<SavedTranscriptAnswer, "transcript" | "version">,
): "account" | "save" | "ask" {
  if (held.isSaved || areSame(held.transcript, kept.transcript ?? EMPTY_TRANSCRIPT)) return "account";
  return held.version === kept.version ? "save" : "ask";
}

export const courseCount = ({ terms }: Transcript): number => terms.reduce((sum, { lines }) => sum + lines.length, 0);
