/** The reader's own transcript in the browser, for others that compute with it there: the account's, or the one that this device keeps. */
import { readAccount } from "../components/account-calls";
import { readCopy } from "../components/stored-transcripts";
import type { Transcript } from "../gpa.schemas";
import { readTranscriptValue } from "../plain-transcript.rules";
import { deviceTranscript } from "./device-transcript";

export interface OwnTranscript {
  /** Whose account it is of; null: the device's own. */
  owner: string | null;
  transcript: Transcript | null;
}

/**
 * Changes that the account doesn't have yet go before what it has. A document that was kept for reading offline knows no reader: it is
 * shown the copy of an account only while that account answers, or nobody can be asked.
 * @param owner who is signed in, as the document says
 */
export async function ownTranscript(owner: string | null): Promise<OwnTranscript> {
  const copy = readCopy();
  const whose = owner ?? copy?.owner ?? null;
  if (whose === null) return { owner: null, transcript: deviceTranscript() };
  const own = copy?.owner === whose ? copy : null;
  const answer = await readAccount(whose);
  if (answer.kind === "signedOut") return { owner: null, transcript: deviceTranscript() };
  if (own && (!own.isSaved || answer.kind !== "kept")) return { owner: whose, transcript: own.transcript };
  return { owner: whose, transcript: answer.kind === "kept" ? readTranscriptValue(answer.kept.transcript) : null };
}
