/** Under more requests than it can answer in time, an isolate turns readers away at once, rather than keeping all of them waiting. */
import { platformErrors } from "../errors/errors";
import { detectLocale } from "../i18n/i18n.server";
import type { Translate } from "./answer.server";
import { bareAnswer } from "./bare-answer";

/** Requests that an isolate works on at once. A full one answers the last of them within ten seconds on a slow machine (`docs/bench.md`). */
export const MOST_AT_ONCE = 400;
const RETRY_AFTER = 5;

let running = 0;

/** What is sent is always taken: somebody has typed it, or a provider tells of money. */
const READS = new Set(["GET", "HEAD"]);

/**
 * Answers a request, or says when to come back.
 * @param most how many are worked on at once
 */
export async function whileFree(
  request: Request,
  translate: (locale: "en" | "tr") => Translate,
  act: () => Response | Promise<Response>,
  most = MOST_AT_ONCE,
): Promise<Response> {
  if (running >= most && READS.has(request.method)) {
    const locale = await detectLocale(request);
    const refusal = platformErrors.unavailable();
    return bareAnswer(request, { refusal, title: "kit:errors.unavailableTitle", seconds: RETRY_AFTER, locale, t: translate(locale) });
  }
  running += 1;
  try {
    return await act();
  } finally {
    running -= 1;
  }
}
