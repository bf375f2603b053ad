/** The transcript of one's account, for the page and for programs. */
import type { SignedInContext } from "~/platform/context";
import { domainErrorResponse, type Translate } from "~/platform/http/answer.server";
import { endpoint } from "~/platform/http/endpoint";
import { gpaErrors } from "./gpa.errors";
import { MAX_BODY_BYTES, saveLimit } from "./gpa.pages";
import { type SavedTranscriptAnswer, savedTranscriptAnswer, saveTranscriptBody } from "./gpa.schemas";
import { removeTranscript, savedTranscript, saveTranscript } from "./gpa.service.server";

type Stored = Awaited<ReturnType<typeof savedTranscript>>;

const answerOf = ({ content, version, updatedAt }: Stored, { actor }: SignedInContext): SavedTranscriptAnswer => ({
  user_id: actor.userId,
  transcript: content,
  version,
  updated_at: updatedAt,
});

/** The refusal, and beside it what is kept, so that the caller can ask which one it shall be. */
async function refusedFor(stored: Stored, ctx: SignedInContext): Promise<Response> {
  const { t } = ctx.product.translators[ctx.locale];
  const refusal = domainErrorResponse(gpaErrors.changedElsewhere(), t as unknown as Translate);
  return Response.json({ ...((await refusal.json()) as object), stored: answerOf(stored, ctx) }, { status: refusal.status });
}

const read = endpoint({
  method: "GET",
  path: "/gpa/me",
  access: "user",
  summary: "The transcript that your account keeps",
  response: savedTranscriptAnswer,
  handler: async (_, ctx) => answerOf(await savedTranscript(ctx), ctx),
});

const keep = endpoint({
  method: "PUT",
  path: "/gpa/me",
  access: "user",
  writeLimit: saveLimit,
  maxBytes: MAX_BODY_BYTES,
  summary: "Keeps a transcript in your account; 409, with `stored`, when another version is kept by now",
  body: saveTranscriptBody,
  response: savedTranscriptAnswer,
  handler: async ({ body }, ctx) => {
    // A page that was opened by one person mustn't write into the account of the next.
    if (body.user_id !== undefined && body.user_id !== ctx.actor.userId) throw gpaErrors.otherAccount();
    const { isWritten, stored } = await saveTranscript(ctx, body.transcript, body.version);
    return isWritten ? answerOf(stored, ctx) : refusedFor(stored, ctx);
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/gpa/me",
  access: "user",
  writeLimit: saveLimit,
  summary: "Removes the transcript of your account",
  response: savedTranscriptAnswer,
  handler: async (_, ctx) => answerOf(await removeTranscript(ctx), ctx),
});

export const savedTranscriptEndpoints = [read, keep, remove];
