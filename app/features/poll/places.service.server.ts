/** Polls that are embedded in discussions and on communities' pages: what both stand on. Who may embed one is theirs to say. */
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { Context, SignedInContext } from "~/platform/context";
import * as repository from "./places.repository.server";
import { pollErrors } from "./poll.errors";
import { findPoll } from "./poll.repository.server";

export type { OpenPoll } from "./places.repository.server";
export { openPolls, placePoll, pollIn, unplacePoll } from "./places.repository.server";

/** Open polls as a form offers them, one's own first. */
export const pollChoices = (polls: readonly repository.OpenPoll[]) =>
  polls.toSorted((a, b) => b.isOwn - a.isOwn).map(({ pollId, question }) => ({ value: pollId, label: question }));

/** The same, read for a form that offers nothing else. One round trip. */
export async function readPollChoices(ctx: SignedInContext) {
  const [polls] = await ctx.db.batch([repository.openPolls(ctx)]);
  return pollChoices(polls);
}

/** @throws notFound, closed */
export async function requireOpenPoll(ctx: SignedInContext, pollId: string): Promise<void> {
  const poll = await findPoll(ctx, pollId);
  if (!poll) throw pollErrors.notFound({ field: "poll_id" });
  if (poll.closesAt <= ctx.clock.now()) throw pollErrors.closed({ field: "poll_id" });
}

const ADD = "/poll/add";

/** Where whoever may ask asks something new; it leads back to `next`, with the poll's id as `poll`. Null for everybody else. */
export const newPollPath = (ctx: Pick<Context, "actor" | "product">, next: string): string | null =>
  leadsToNow(ctx, ADD) ? `${ADD}?${new URLSearchParams({ next })}` : null;
