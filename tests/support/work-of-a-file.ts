/**
 * What a file of tests leaves running when it ends: what its requests put into the background, and messages of the queue. The next
 * file begins when that work is done, and messages sent before it began aren't delivered to it.
 */
import { vi } from "vitest";

/** Longer than workerd lets a background live. */
const LONGEST = 40_000;

/** Of an isolate: files of tests have modules of their own, the queue has those of one of them. */
const global = globalThis as { workOfAFile?: { running: Set<Promise<unknown>>; beganAt: number } };
global.workOfAFile ??= { running: new Set(), beganAt: 0 };
const state = global.workOfAFile;

/** Remembers work until it settles. @returns the same promise: whoever would have heard of its failure still does */
export function began<T>(each: Promise<T>): Promise<T> {
  state.running.add(each);
  const settled = () => void state.running.delete(each);
  each.then(settled, settled);
  return each;
}

/** Does something that is remembered until it settles. */
export const work = <T>(act: () => Promise<T>): Promise<T> => began(act());

/** Whether a message was sent since the file of tests began. */
export const isOfThisFile = ({ timestamp }: { timestamp: Date }): boolean => timestamp.getTime() >= state.beganAt;

/** Waits for everything that began, also by what it began in turn. @throws when something doesn't end */
export function nothingRuns(): Promise<void> {
  return vi.waitFor(
    () => {
      if (state.running.size > 0) throw new Error(`Work of the file before goes on: ${state.running.size}`);
    },
    { timeout: LONGEST, interval: 5 },
  );
}

/** From now on messages are this file's. Two milliseconds later, so that nothing sent before carries the same time. */
export async function beginFile(): Promise<void> {
  await scheduler.wait(2);
  state.beganAt = Date.now();
}
