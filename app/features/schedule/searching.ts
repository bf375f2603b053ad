/** What the workers of schedules do: look beside the page, say how far they are, and stop when nobody would wait longer. */
import type { Progress } from "./solver.rules";

/** What a worker says: first how far it has come, in the end the answer. */
export type Said<Answer> = { progress: Progress } | { answer: Answer };

/** Progress is told so often. */
const PAUSE_MS = 100;
/** Nobody waits longer, and what was counted so far fills memory. */
const TIMEOUT_MS = 60_000;

/**
 * Answers whatever the page asks.
 * @param begin the search for an answer
 * @param tooLong the answer when it takes too long
 */
export function answerQuestions<Asked, Answer>(
  begin: (asked: Asked) => Iterator<Progress, Answer>,
  tooLong: (asked: Asked) => Answer,
): void {
  const page = self as unknown as { onmessage: ((event: { data: Asked }) => void) | null; postMessage(said: Said<Answer>): void };
  const answerTo = (asked: Asked): Answer => {
    const search = begin(asked);
    const begun = performance.now();
    let told = begun;
    for (let now = begun; now - begun < TIMEOUT_MS; now = performance.now()) {
      const step = search.next();
      if (step.done) return step.value;
      if (now - told < PAUSE_MS) continue;
      told = now;
      page.postMessage({ progress: step.value });
    }
    return tooLong(asked);
  };
  page.onmessage = ({ data }) => page.postMessage({ answer: answerTo(data) });
}
