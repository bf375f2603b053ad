/** Turns what a handler throws into the one shape of API errors. */
import type { Context } from "../context";
import { type DomainError, isDomainError } from "../errors/define";
import { recordError } from "../errors/record.server";
import { ifPassing } from "../errors/unavailable";

/** Finds the words of a code in the reader's language. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The i18n key of an error code: `courses.duplicate` → `courses:errors.duplicate`. */
export const messageKey = (code: string) => code.replace(".", ":errors.");

/** `{ error: { code, message, details } }` with the error's own status. */
export function domainErrorResponse(error: DomainError, t: Translate): Response {
  const { code, status, details } = error;
  const headers = status === 429 && details?.seconds ? { "Retry-After": String(details.seconds) } : undefined;
  return Response.json({ error: { code, message: t(messageKey(code), details), ...(details && { details }) } }, { status, headers });
}

/**
 * Domain errors speak for themselves; anything else is stored and answered with an id alone, or with 503 when it passes.
 * @param failure the code whose words the caller is told then
 */
export async function errorResponse(
  ctx: Context,
  thrown: unknown,
  t: Translate,
  { route, failure }: { route: string; failure: string },
): Promise<Response> {
  if (isDomainError(thrown)) return domainErrorResponse(thrown, t);
  const errorId = await recordError(ctx, thrown, "server", route);
  const passing = ifPassing(ctx, thrown);
  if (passing) {
    const answer = domainErrorResponse(passing, t);
    answer.headers.set("Retry-After", String(ctx.retryAfter));
    return answer;
  }
  return Response.json({ error: { code: failure, message: t(messageKey(failure)), error_id: errorId } }, { status: 500 });
}
