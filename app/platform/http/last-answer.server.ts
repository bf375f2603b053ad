/** What is answered when even the way to a page or an endpoint broke: who asks couldn't be found out, a page couldn't be confirmed. */
import { platformErrors } from "../errors/errors";
import { recordError } from "../errors/record.server";
import { ifPassing } from "../errors/unavailable";
import { bareAnswer } from "./bare-answer";
import type { RequestScope } from "./scope.server";

export async function lastAnswer(thrown: unknown, request: Request, { ctx, t }: RequestScope): Promise<Response> {
  await recordError(ctx, thrown, "server", new URL(request.url).pathname);
  const passing = ifPassing(ctx, thrown);
  const title = passing ? "kit:errors.unavailableTitle" : "chrome:failure.applicationTitle";
  return bareAnswer(request, { refusal: passing ?? platformErrors.unexpected(), title, seconds: ctx.retryAfter, locale: ctx.locale, t });
}
