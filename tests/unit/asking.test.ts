/** How often an open discussion asks for new replies, and what that costs. */
import { expect, test } from "vitest";
import { pauseBefore } from "../../app/features/thread/components/asking";

const MINUTE = 60_000;

/** Questions that one page asks in its first minutes, if nothing happens there. */
function questionsIn(minutes: number): number {
  let [now, asked] = [0, 0];
  for (;;) {
    const pause = pauseBefore(now, 0);
    if (pause === null || now + pause > minutes * MINUTE) return asked;
    now += pause;
    asked += 1;
  }
}

test("it asks every four seconds while something happens, and less and less when it is quiet", () => {
  const minutes = [0, 1, 1.99, 2, 9.99, 10, 29.99, 30, 600];
  expect(minutes.map((quiet) => pauseBefore(quiet * MINUTE, 0))).toEqual([4000, 4000, 4000, 10_000, 10_000, 30_000, 30_000, null, null]);
});

test("questions that nobody answers come later and later, never sooner than usual, and never more than two minutes apart", () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => pauseBefore(0, failures))).toEqual([8000, 16_000, 32_000, 64_000, 120_000, 120_000]);
  expect([pauseBefore(15 * MINUTE, 1), pauseBefore(31 * MINUTE, 1)]).toEqual([30_000, null]);
});

test("a page that was left open asks 118 questions, then none: two thousand ask 500 a second while all talk, 67 when all are quiet", () => {
  expect([questionsIn(30), questionsIn(600)]).toEqual([118, 118]);
  const perSecond = (quiet: number) => Math.round((2000 * 1000) / (pauseBefore(quiet, 0) ?? Number.POSITIVE_INFINITY));
  expect([perSecond(0), perSecond(5 * MINUTE), perSecond(15 * MINUTE), perSecond(40 * MINUTE)]).toEqual([500, 200, 67, 0]);
});
