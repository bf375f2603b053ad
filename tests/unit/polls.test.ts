/** What a vote counts, which votes are whole, and what is shown of a poll. */
import { expect, test } from "vitest";
import { countsOf, isComplete, nextResults, type PollKind, resultsOf } from "../../app/features/poll/poll.rules";

test.each<[PollKind, number[], boolean]>([
  ["single", [0], true],
  ["single", [2], true],
  ["single", [3], false],
  ["single", [], false],
  ["single", [0, 1], false],
  ["multiple", [], false],
  ["multiple", [2], true],
  ["multiple", [0, 1, 2], true],
  ["multiple", [1, 1], false],
  ["multiple", [0, 3], false],
  ["ranking", [2, 0, 1], true],
  ["ranking", [2, 0], false],
  ["ranking", [0, 0, 1], false],
  ["ranking", [0, 1, 3], false],
])("of a poll with three answers, %s, choosing %j is a whole vote: %s", (kind, choices, isWhole) => {
  expect(isComplete(kind, choices, 3)).toBe(isWhole);
});

test("a vote is one for each answer, of a ranking for its first, with points for its place", () => {
  expect(countsOf("multiple", [2, 0])).toEqual([
    { position: 2, votes: 1, points: 0 },
    { position: 0, votes: 1, points: 0 },
  ]);
  expect(countsOf("ranking", [2, 0, 1])).toEqual([
    { position: 2, votes: 1, points: 3 },
    { position: 0, votes: 0, points: 2 },
    { position: 1, votes: 0, points: 1 },
  ]);
});

const shown = (kind: PollKind, voters: number, answers: { votes: number; points: number }[]) =>
  resultsOf(kind, nextResults(kind, null, { voters, answers }), answers.length);

test("results are shown with the most first, in votes or, of a ranking, points", () => {
  expect(resultsOf("single", null, 2)).toBeNull();
  const votes = (...all: number[]) => all.map((each) => ({ votes: each, points: 0 }));
  expect(shown("single", 15, votes(5, 10))).toEqual({
    voters: 15,
    rows: [
      { positions: [1], votes: 10, points: null },
      { positions: [0], votes: 5, points: null },
    ],
  });
  expect(shown("multiple", 20, votes(8, 12))?.rows).toEqual([
    { positions: [1], votes: 12, points: null },
    { positions: [0], votes: 8, points: null },
  ]);
  // Of eighteen, seven put the first answer first and eleven the second.
  const ranked = [
    { votes: 7, points: 7 * 2 + 11 },
    { votes: 11, points: 11 * 2 + 7 },
  ];
  expect(shown("ranking", 18, ranked)).toEqual({
    voters: 18,
    rows: [
      { positions: [1], votes: null, points: 29 },
      { positions: [0], votes: null, points: 25 },
    ],
  });
});
