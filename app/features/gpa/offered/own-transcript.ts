/** The reader's own transcript in the browser, for others that compute with it there: the account's, or the one that this device keeps. */
import { readAccount } from "../components/account-calls";
import { COPY_KEY, readCopy, readDevice } from "../components/stored-transcripts";
import type { Transcript } from "../gpa.schemas";
import { readTranscriptValue } from "../plain-transcript.rules";
import { DEVICE_KEY } from "./device-key";

export interface OwnTranscript {
  /** Whose account it is of; null: the device's own. */
  owner: string | null;
  /** Null: there is none, unless something lacks. */
  transcript: Transcript | null;
  /** Why it isn't known whether there is one: nobody answered, the account is logged out, or what is kept can't be read. */
  lack: "offline" | "signedOut" | "unreadable" | null;
}

/** One that nothing was entered into is none. */
const orNone = (transcript: Transcript): Transcript | null => (transcript.terms.some(({ lines }) => lines.length > 0) ? transcript : null);

function deviceOwn(): OwnTranscript {
  const { transcript, keeping } = readDevice();
  return { owner: null, transcript: orNone(transcript), lack: keeping === "damaged" ? "unreadable" : null };
}

/**
 * Changes that the account doesn't have yet go before what it has. A document that was kept for reading offline knows no reader: it is
 * shown the copy of an account only while that account answers, or nobody can be asked.
 * @param owner who is signed in, as the document says
 */
export async function ownTranscript(owner: string | null): Promise<OwnTranscript> {
  const copy = readCopy();
  const whose = owner ?? copy?.owner ?? null;
  if (whose === null) return deviceOwn();
  const own = copy?.owner === whose ? copy : null;
  const answer = await readAccount(whose);
  if (answer.kind === "signedOut") return owner === null ? deviceOwn() : { owner, transcript: null, lack: "signedOut" };
  if (own && (!own.isSaved || answer.kind !== "kept")) return { owner: whose, transcript: orNone(own.transcript), lack: null };
  if (answer.kind !== "kept") return { owner: whose, transcript: null, lack: "offline" };
  const { transcript } = answer.kept;
  const read = readTranscriptValue(transcript);
  return { owner: whose, transcript: read && orNone(read), lack: transcript !== null && read === null ? "unreadable" : null };
}

/** Calls back when another tab of this browser changes one of them; gives what stops it. */
export function onTranscriptChange(call: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === DEVICE_KEY || key === COPY_KEY) call();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
