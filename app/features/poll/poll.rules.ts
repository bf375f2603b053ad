/** What a choice adds to the counts of a poll's answers. */
import type { pollKinds } from "@schema/poll";
import { type Counted, nextRelease, type Release } from "~/platform/small-groups";

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

/** What is counted of a poll: how many voted, and of each answer its votes and points. */
export interface PollVotes {
  voters: number;
  answers: readonly { votes: number; points: number }[];
}

const ALL = "answers";
const [FOR, AGAINST] = ["for", "against"];

/**
 * A poll as tables. One answer: how many chose each. Several: of each answer, how many chose it and how many didn't. A ranking: of each
 * answer, the part of the way from everybody's last place to everybody's first, in people, and the rest of the way; with two answers
 * that is how many put it first and how many last.
 */
function tablesOf(kind: PollKind, { voters, answers }: PollVotes): Counted {
  if (kind === "single")
    return { single: { [ALL]: Object.fromEntries(answers.map(({ votes }, position) => [position, votes])) }, crossed: {} };
  const halves = answers.map(({ votes, points }, position) => {
    const up = kind === "multiple" ? votes : (points - voters) / (answers.length - 1);
    return [position, { [FOR]: up, [AGAINST]: voters - up }] as const;
  });
  return { single: Object.fromEntries(halves), crossed: {} };
}

/** What may be shown of a poll's votes now. @param before what is shown already */
export const nextResults = (kind: PollKind, before: Release | null, votes: PollVotes): Release | null =>
  nextRelease(before, tablesOf(kind, votes));

/** Answers that are counted together, with their votes or, of a ranking, points; one alone unless too few chose it. */
export interface ResultRow {
  positions: number[];
  votes: number | null;
  points: number | null;
}

/** What is shown of a poll, the most first: answers that may not be told are missing. @param size how many answers there are */
export function resultsOf(kind: PollKind, release: Release | null, size: number): { voters: number; rows: ResultRow[] } | null {
  if (!release) return null;
  if (kind === "single") {
    const groups = release.single[ALL] ?? [];
    const rows = groups.map(({ keys, count }) => ({ positions: keys.map(Number).sort((a, b) => a - b), votes: count, points: null }));
    return { voters: groups.reduce((sum, { count }) => sum + count, 0), rows: rows.sort((a, b) => b.votes - a.votes) };
  }
  const tables = Object.entries(release.single).map(([position, groups]) => {
    const of = (key: string | undefined) => groups.find(({ keys }) => keys[0] === key)?.count ?? 0;
    return { position: Number(position), up: of(FOR), voters: Math.round(of(FOR) + of(AGAINST)) };
  });
  const rows = tables
    .sort((a, b) => b.up - a.up || a.position - b.position)
    .map(({ position, up, voters }) =>
      kind === "multiple"
        ? { positions: [position], votes: Math.round(up), points: null }
        : { positions: [position], votes: null, points: Math.round(up * (size - 1)) + voters },
    );
  return { voters: tables[0]?.voters ?? 0, rows };
}
