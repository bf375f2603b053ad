/** Transcripts in this browser's storage: the device's own, and the copy of the account that is signed in. */
import { accountKey } from "~/platform/account-copies";
import type { Transcript } from "../gpa.schemas";
import { DEVICE_KEY } from "../offered/device-key";
import { readTranscriptValue } from "../plain-transcript.rules";
import { EMPTY_TRANSCRIPT, type HeldTranscript } from "../saved-transcript.rules";
import { withIds } from "./transcript-history";

/** Goes with logging out. */
export const COPY_KEY = accountKey("gpa");

export type DeviceStorage = "kept" | "notKept" | "damaged";

/** The device's own transcript. */
export function readDevice(): { transcript: Transcript; keeping: DeviceStorage } {
  let text: string | null;
  try {
    text = localStorage.getItem(DEVICE_KEY);
  } catch {
    return { transcript: EMPTY_TRANSCRIPT, keeping: "notKept" };
  }
  if (text === null) return { transcript: EMPTY_TRANSCRIPT, keeping: "kept" };
  try {
    const transcript = readTranscriptValue(JSON.parse(text));
    if (transcript) return { transcript: withIds(transcript), keeping: "kept" };
  } catch {
    // It is no JSON, which is damaged as well.
  }
  return { transcript: EMPTY_TRANSCRIPT, keeping: "damaged" };
}

/** What the device holds of an account's transcript. */
export interface AccountCopy extends HeldTranscript {
  /** Whose it is: a user id. */
  owner: string;
  /** Whether its owner was asked about the device's own transcript since they logged in. */
  isOfferAnswered: boolean;
}

/** The copy of the account that was signed in last; null without one, or when it can't be read. */
export function readCopy(): AccountCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(COPY_KEY) ?? "null") as AccountCopy | null;
    const transcript = readTranscriptValue(copy?.transcript);
    return copy && transcript && { ...copy, transcript: withIds(transcript) };
  } catch {
    return null;
  }
}

/** Writes the text unless it is there already. Gives whether the browser keeps it. */
export function store(key: string, value: unknown): boolean {
  try {
    const text = JSON.stringify(value);
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetCopy(): void {
  try {
    localStorage.removeItem(COPY_KEY);
  } catch {
    // A browser without storage holds no copy.
  }
}
