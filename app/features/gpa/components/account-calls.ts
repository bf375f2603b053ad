/** Asks the account for its transcript and saves into it; what went wrong comes back as an answer, never as an exception. */
import type { SavedTranscriptAnswer, Transcript } from "../gpa.schemas";

export type AccountAnswer =
  | { kind: "kept"; kept: SavedTranscriptAnswer }
  /** Another version is kept by now. */
  | { kind: "stale"; kept: SavedTranscriptAnswer }
  | { kind: "offline" }
  /** Nobody is signed in, or somebody else. */
  | { kind: "signedOut" }
  | { kind: "refused"; reason: string };

const ADDRESS = "/api/v1/gpa/me";
/** A connection that answers later than this is none. */
const TIMEOUT_MS = 15_000;

async function ask(owner: string, init: RequestInit): Promise<AccountAnswer> {
  const response = await fetch(ADDRESS, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!response) return { kind: "offline" };
  const body = (await response.json().catch(() => null)) as
    | (SavedTranscriptAnswer & { stored?: SavedTranscriptAnswer; error?: { message: string } })
    | null;
  if (response.ok && body) return body.user_id === owner ? { kind: "kept", kept: body } : { kind: "signedOut" };
  if (body?.stored) return { kind: "stale", kept: body.stored };
  if (response.status === 401 || response.status === 403) return { kind: "signedOut" };
  return body?.error ? { kind: "refused", reason: body.error.message } : { kind: "offline" };
}

export const readAccount = (owner: string) => ask(owner, {});

/** @param version what the transcript was made from */
export const saveToAccount = (owner: string, transcript: Transcript, version: number) =>
  ask(owner, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ transcript, version, user_id: owner }),
  });

export const removeFromAccount = (owner: string) => ask(owner, { method: "DELETE" });
