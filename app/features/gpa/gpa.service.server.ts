/** The transcript that somebody keeps in their account: one document, never overwritten unseen. */
import { MAX_TRANSCRIPT } from "@schema/gpa";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { gpaErrors } from "./gpa.errors";
import { eraseTranscript, findTranscript, type StoredTranscript, writeTranscript } from "./gpa.repository.server";
import type { Transcript } from "./gpa.schemas";

/** What the signed-in person keeps. */
export const savedTranscript = async (ctx: SignedInContext): Promise<StoredTranscript> => findTranscript(ctx, ctx.actor.userId);

/**
 * Keeps a transcript in place of the version that it was made from.
 * @param from the version that the change started from; 0: nothing was kept
 * @returns whether it is kept now, and what is kept: when another device was first, its transcript
 * @throws transcriptTooLarge
 */
export async function saveTranscript(ctx: Context, transcript: Transcript, from: number) {
  const { actor } = requireSignedIn(ctx);
  if (JSON.stringify(transcript).length > MAX_TRANSCRIPT) throw gpaErrors.transcriptTooLarge();
  return writeTranscript(ctx, { owner: actor.userId, transcript, from, now: ctx.clock.now() });
}

/** Removes what the signed-in person keeps; what their devices hold isn't touched. */
export async function removeTranscript(ctx: Context): Promise<StoredTranscript> {
  const { actor } = requireSignedIn(ctx);
  return eraseTranscript(ctx, actor.userId, ctx.clock.now());
}
