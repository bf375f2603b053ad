/** Polls: staff ask, everyone who is signed in votes once, and sees how it stands only then or once it is over. */
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { takeWrite } from "~/platform/limits.server";
import { pageFrom } from "~/platform/lists/paging";
import { endOfDay, localDay } from "~/platform/time";
import { pollErrors } from "./poll.errors";
import * as repository from "./poll.repository.server";
import { isComplete } from "./poll.rules";
import type { PollFilters, PollInput } from "./poll.schemas";

/** A poll in the reader's language, with how it stands where they may know that: of a ranking the best first. */
function shown(
  { locale, clock }: Pick<Context, "locale" | "clock">,
  { questionEn, questionTr, options, counts, hasVotes: _, creator: __, ...poll }: repository.Poll,
) {
  const results = options.map((option, position) => {
    const [votes = 0, points = 0] = counts?.[position] ?? [];
    return { position, text: locale === "tr" ? option.tr : option.en, votes, points };
  });
  return {
    ...poll,
    question: locale === "tr" ? questionTr : questionEn,
    options: results.map(({ position, text }) => ({ position, text })),
    isClosed: poll.closesAt <= clock.now(),
    results: counts && results.toSorted((a, b) => (poll.kind === "ranking" ? b.points - a.points : 0) || b.votes - a.votes),
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

/** Asks; it is open at once. @returns its id @throws dayPassed, tooManyAttempts */
export async function addPoll(ctx: StaffContext, input: PollInput): Promise<string> {
  requireStaff(ctx);
  const closesAt = closingOf(ctx, input);
  await takeWrite(ctx, "polls");
  return repository.insertPoll(ctx, input, closesAt);
}

/** Changes an open poll; once somebody has voted, only its last day. @throws notFound, closed, wordingFixed, dayPassed */
export async function editPoll(ctx: StaffContext, pollId: string, input: PollInput): Promise<void> {
  requireStaff(ctx);
  const outcome = await repository.updatePoll(ctx, pollId, input, closingOf(ctx, input));
  if (outcome === "changed") return;
  if (outcome === "fixed") throw pollErrors.wordingFixed();
  await found(ctx, pollId);
  throw pollErrors.closed();
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
  const { questionEn, questionTr, kind, options, closesAt, hasVotes } = await found(ctx, pollId);
  if (closesAt <= ctx.clock.now()) throw pollErrors.closed();
  const values = { question_en: questionEn, question_tr: questionTr, kind, options, closes_on: localDay(closesAt) };
  return { pollId, hasVotes, values };
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
