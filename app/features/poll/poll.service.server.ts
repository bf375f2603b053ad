/** Polls: staff ask, everyone who is signed in votes once, and sees how it stands only then or once it is over. */
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { takeWrite } from "~/platform/limits.server";
import { pageFrom } from "~/platform/lists/paging";
import { idFor } from "~/platform/once.server";
import { FLOOR } from "~/platform/small-groups";
import { endOfDay, localDay } from "~/platform/time";
import { pollErrors } from "./poll.errors";
import * as repository from "./poll.repository.server";
import { isComplete, nextResults, resultsOf } from "./poll.rules";
import type { NewPoll, PollEdit, PollFilters, PollInput } from "./poll.schemas";

/** A poll in the reader's language, with how it stands where they may know that, the most first. */
function shown(
  { locale, clock }: Pick<Context, "locale" | "clock">,
  { questionEn, questionTr, options, isShown, release, hasVotes: _, creator: __, ...poll }: repository.Poll,
) {
  const texts = options.map((option) => (locale === "tr" ? option.tr : option.en));
  const results = resultsOf(poll.kind, release, options.length);
  return {
    ...poll,
    question: locale === "tr" ? questionTr : questionEn,
    options: texts.map((text, position) => ({ position, text })),
    isClosed: poll.closesAt <= clock.now(),
    /** How many votes the results count; null while there are none to see. */
    voters: results?.voters ?? null,
    /** Null where the reader may not know them yet; empty while too few have voted. */
    results: isShown
      ? (results?.rows ?? []).map((row) => ({ ...row, texts: row.positions.map((position) => texts[position] ?? "") }))
      : null,
  };
}
export type PollView = ReturnType<typeof shown>;

async function found(ctx: SignedInContext, pollId: string): Promise<repository.Poll> {
  const poll = await repository.findPoll(ctx, pollId);
  if (!poll) throw pollErrors.notFound();
  return poll;
}

/** One poll. @throws notFound */
export const readPoll = async (ctx: SignedInContext, pollId: string): Promise<PollView> => shown(ctx, await found(ctx, pollId));

/** The statement for the open poll that closes first, for a batch; `currentPollFrom` takes its rows. */
export const currentPoll = repository.openPoll;

/** The poll that a page shows among other things, of what its statement gave; null when there is none. */
export function currentPollFrom(ctx: Pick<Context, "locale" | "clock">, rows: unknown): PollView | null {
  const [poll] = repository.asPolls(rows);
  return poll ? shown(ctx, poll) : null;
}

const REFUSALS = { single: "chooseOne", multiple: "chooseSome", ranking: "rankAll" } as const;

/** Votes, once and for good. @throws notFound, closed, alreadyVoted; chooseOne, chooseSome or rankAll by the poll's kind */
export async function castVote(ctx: SignedInContext, pollId: string, choices: readonly number[]): Promise<void> {
  requireSignedIn(ctx);
  const poll = await found(ctx, pollId);
  if (!isComplete(poll.kind, choices, poll.options.length)) throw pollErrors[REFUSALS[poll.kind]]({ field: "choices" });
  const outcome = await repository.insertVote(ctx, poll, choices);
  if (outcome === "twice") throw pollErrors.alreadyVoted();
  if (outcome === "closed") throw pollErrors.closed();
}

/** The end of the day until which one can vote. @throws dayPassed */
function closingOf({ clock }: StaffContext, { closes_on }: PollInput): number {
  const closesAt = endOfDay(closes_on);
  if (closesAt <= clock.now()) throw pollErrors.dayPassed({ field: "closes_on" });
  return closesAt;
}

/** Asks; it is open at once. What comes again with its key is there. @returns its id @throws dayPassed, tooManyAttempts */
export async function addPoll(ctx: StaffContext, { key, ...input }: NewPoll): Promise<string> {
  requireStaff(ctx);
  const closesAt = closingOf(ctx, input);
  const pollId = await idFor(ctx, "poll", key, input);
  await takeWrite(ctx, "polls", key && pollId);
  await repository.insertPoll(ctx, pollId, input, closesAt);
  return pollId;
}

/** Changes an open poll; once somebody has voted, only its last day. @throws notFound, closed, wordingFixed, dayPassed, changedMeanwhile */
export async function editPoll(ctx: StaffContext, pollId: string, input: PollEdit): Promise<void> {
  requireStaff(ctx);
  const outcome = await repository.updatePoll(ctx, pollId, input, closingOf(ctx, input));
  if (outcome === "changed") return;
  if (outcome === "fixed") throw pollErrors.wordingFixed();
  const { closesAt } = await found(ctx, pollId);
  throw closesAt <= ctx.clock.now() ? pollErrors.closed() : platformErrors.changedMeanwhile();
}

/** Closes an open poll before its time. @throws notFound, closed */
export async function closePoll(ctx: StaffContext, pollId: string): Promise<void> {
  requireStaff(ctx);
  if (await repository.closePoll(ctx, pollId)) return;
  await found(ctx, pollId);
  throw pollErrors.closed();
}

/** Deletes a poll that nobody has voted in. @throws notFound, hasVotes */
export async function deletePoll(ctx: StaffContext, pollId: string): Promise<void> {
  requireStaff(ctx);
  if (await repository.deletePoll(ctx, pollId)) return;
  await found(ctx, pollId);
  throw pollErrors.hasVotes();
}

/** A poll as its form's fields, and whether somebody has voted. @throws notFound, closed */
export async function readEditable(ctx: StaffContext, pollId: string) {
  const { questionEn, questionTr, kind, options, closesAt, hasVotes, version } = await found(ctx, pollId);
  if (closesAt <= ctx.clock.now()) throw pollErrors.closed();
  const values = { question_en: questionEn, question_tr: questionTr, kind, options, closes_on: localDay(closesAt) };
  return { pollId, hasVotes, version, values };
}

/** A page of polls in a state, for staff: who asked, and whether somebody has voted. @param isOwn one's own alone */
export async function listPolls(ctx: StaffContext, filters: PollFilters, isOwn = false) {
  const { rows, counts } = await repository.listPolls(ctx, filters, isOwn ? ctx.actor.userId : undefined);
  const items = rows.map((poll) => {
    const { pollId, question, kind, closesAt, isClosed } = shown(ctx, poll);
    return { pollId, question, kind, closesAt, isClosed, creator: poll.creator, hasVotes: poll.hasVotes };
  });
  return { ...pageFrom(items, counts[filters.state], filters), state: filters.state, counts };
}

/** Who asked how much. */
export const listCreators = repository.listCreators;

/** In one run. */
const AT_ONCE = 50;

/** Looks at what may be shown of polls that have enough new votes, or have closed. @returns how many were looked at */
export async function releasePolls(ctx: Pick<Context, "db" | "clock">): Promise<number> {
  const due = await repository.duePolls(ctx, FLOOR, AT_ONCE);
  const statements = due.map(({ pollId, kind, before, lookedAt, ...votes }) =>
    repository.saveRelease(ctx, pollId, lookedAt, nextResults(kind, before, votes), votes.voters),
  );
  const [first, ...rest] = statements;
  if (first) await ctx.db.batch([first, ...rest]);
  return due.length;
}
