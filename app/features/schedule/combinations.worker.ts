/** Looks for combinations beside the page, which goes on answering however many there are. Ending the worker gives a search up. */
import { type AskedCombinations, type Combinations, combinationsOf, questionOf } from "./combinations.rules";
import { type Progress, solve } from "./solver.rules";

/** What the worker says: first how far it has come, in the end the answer. */
export type Said = { progress: Progress } | { answer: Combinations };

/** Progress is told so often. */
const PAUSE_MS = 100;
/** Nobody waits longer, and what was counted so far fills memory. */
const TIMEOUT_MS = 60_000;

const page = self as unknown as {
  onmessage: ((event: { data: AskedCombinations }) => void) | null;
  postMessage(said: Said): void;
};

function answerTo(asked: AskedCombinations): Combinations {
  const search = solve(questionOf(asked));
  const begun = performance.now();
  let told = begun;
  for (let now = begun; now - begun < TIMEOUT_MS; now = performance.now()) {
    const { done, value } = search.next();
    if (done) return combinationsOf(asked, value);
    if (now - told < PAUSE_MS) continue;
    told = now;
    page.postMessage({ progress: value });
  }
  return combinationsOf(asked, null);
}

page.onmessage = ({ data }) => page.postMessage({ answer: answerTo(data) });
