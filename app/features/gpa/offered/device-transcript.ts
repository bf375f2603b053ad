/** The transcript that this device keeps for nobody's account, for others that read it in the browser. */
import type { Transcript } from "../gpa.schemas";
import { readTranscriptValue } from "../plain-transcript.rules";
import { DEVICE_KEY } from "./device-key";

/** Null without one, or when it can't be read. */
export function deviceTranscript(): Transcript | null {
  try {
    return readTranscriptValue(JSON.parse(localStorage.getItem(DEVICE_KEY) ?? "null"));
  } catch {
    return null;
  }
}
