/** What a choice adds to the counts of a poll's answers. */
import type { pollKinds } from "@schema/poll";

export type PollKind = (typeof pollKinds)[number];

export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;

/** What one vote adds to one answer. */
export interface Count {
  position: number;
  votes: number;
  points: number;
}

/** @param choices places of answers in the poll's list; of a ranking the best first */
export function countsOf(kind: PollKind, choices: readonly number[]): Count[] {
  if (kind !== "ranking") return choices.map((position) => ({ position, votes: 1, points: 0 }));
  return choices.map((position, place) => ({ position, votes: place === 0 ? 1 : 0, points: choices.length - place }));
}

/** Whether a vote chooses as its poll asks: one answer, some, or each once. @param options how many answers there are */
export function isComplete(kind: PollKind, choices: readonly number[], options: number): boolean {
  const isEachOnce = new Set(choices).size === choices.length && choices.every((position) => position < options);
  if (!isEachOnce) return false;
  if (kind === "single") return choices.length === 1;
  return kind === "ranking" ? choices.length === options : choices.length > 0;
}
