/** What this page knows of the account's transcript: which version it holds, and how saving goes. */
import type { SavedTranscriptAnswer, Transcript } from "../gpa.schemas";

export interface AccountState {
  /** What the account holds as far as we know; saved is what is this very object. */
  base: { version: number; transcript: Transcript | null };
  status: "loading" | "idle" | "sending" | "offline" | "refused" | "signedOut";
  /** Why the account refused; in the reader's language. */
  reason: string;
  /** The account's transcript, while its owner is asked which one to keep. */
  other: SavedTranscriptAnswer | null;
}

export type AccountAct =
  | { type: "load" }
  | { type: "send" }
  /** The account holds this transcript, in this version. */
  | { type: "holds"; version: number; transcript: Transcript | null }
  | { type: "ask"; other: SavedTranscriptAnswer }
  | { type: "offline" }
  | { type: "signedOut" }
  | { type: "refused"; reason: string };

export function accountReducer(state: AccountState, act: AccountAct): AccountState {
  switch (act.type) {
    case "load":
      return state.status === "sending" ? state : { ...state, status: "loading" };
    case "send":
      return { ...state, status: "sending" };
    case "holds":
      return { base: { version: act.version, transcript: act.transcript }, status: "idle", reason: "", other: null };
    case "ask":
      return { ...state, status: "idle", other: act.other };
    case "refused":
      return { ...state, status: "refused", reason: act.reason };
    default:
      return { ...state, status: act.type };
  }
}

export type Saving = "loading" | "saved" | "saving" | "asks" | "offline" | "refused" | "signedOut";

/** How saving goes, for the reader. */
export function savingOf({ status, base, other }: AccountState, present: Transcript): Saving {
  if (other) return "asks";
  if (status === "loading" && base.version > 0 && base.transcript === present) return "saved";
  if (status === "idle" || status === "sending") return status === "idle" && base.transcript === present ? "saved" : "saving";
  return status;
}
