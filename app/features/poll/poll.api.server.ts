/** Polls for programs; the same use cases as the pages. */
import { pollKinds } from "@schema/poll";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { newPollSchema, pollEditSchema, pollFilters, voteSchema } from "./poll.schemas";
import * as service from "./poll.service.server";

const byPoll = z.object({ poll_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

const pollAnswer = z.object({
  poll_id: z.string(),
  question: z.string(),
  kind: z.enum(pollKinds),
  options: z.array(z.object({ position: z.number(), text: z.string() })),
  closes_at: z.number(),
  closed: z.boolean(),
  voted: z.boolean(),
  version: z.number().describe("To be sent back with a change."),
  voters: z.number().nullable().describe("How many votes the results count; null while there are none to see."),
  results: z
    .array(
      z.object({
        positions: z.array(z.number()),
        texts: z.array(z.string()),
        votes: z.number().nullable(),
        points: z.number().nullable().describe("Of a ranking."),
      }),
    )
    .nullable()
    .describe(
      "Null until the caller has voted, or the poll is closed. Answers that fewer than five chose stand together with others or are missing; numbers move by five or more.",
    ),
});

const answerOf = (poll: service.PollView) => ({
  poll_id: poll.pollId,
  question: poll.question,
  kind: poll.kind,
  options: poll.options,
  closes_at: poll.closesAt,
  closed: poll.isClosed,
  voted: poll.hasVoted,
  version: poll.version,
  voters: poll.voters,
  results: poll.results,
});

const one = endpoint({
  method: "GET",
  path: "/poll/:poll_id",
  access: "user",
  summary: "A poll; its results once the caller has voted or it is closed",
  params: byPoll,
  response: pollAnswer,
  handler: async ({ params }, ctx) => answerOf(await service.readPoll(ctx, params.poll_id)),
});

const vote = endpoint({
  method: "POST",
  path: "/poll/:poll_id/vote",
  access: "user",
  summary: "Vote, once and for good; what was chosen isn't kept with who chose it",
  params: byPoll,
  body: voteSchema,
  response: pollAnswer,
  async handler({ params, body }, ctx) {
    await service.castVote(ctx, params.poll_id, body.choices);
    return answerOf(await service.readPoll(ctx, params.poll_id));
  },
});

const list = endpoint({
  method: "GET",
  path: "/admin/poll",
  access: "moderator",
  summary: "Polls that are open or closed",
  query: pollFilters,
  response: z.object({
    polls: z.array(
      z.object({ poll_id: z.string(), question: z.string(), kind: z.enum(pollKinds), closes_at: z.number(), has_votes: z.boolean() }),
    ),
    page: z.number(),
    total: z.number(),
  }),
  async handler({ query }, ctx) {
    const { items, page, total } = await service.listPolls(ctx, query);
    const answers = items.map(({ pollId, question, kind, closesAt, hasVotes }) => ({
      poll_id: pollId,
      question,
      kind,
      closes_at: closesAt,
      has_votes: hasVotes,
    }));
    return { polls: answers, page, total };
  },
});

const add = endpoint({
  method: "POST",
  path: "/admin/poll",
  access: "moderator",
  summary: "Ask something; it is open at once, until the end of its last day",
  status: 201,
  body: newPollSchema,
  response: z.object({ poll_id: z.string() }),
  handler: async ({ body }, ctx) => ({ poll_id: await service.addPoll(ctx, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/poll/:poll_id",
  access: "moderator",
  summary: "Change an open poll; once somebody has voted, only its last day",
  params: byPoll,
  body: pollEditSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.editPoll(ctx, params.poll_id, body);
    return ok;
  },
});

const close = endpoint({
  method: "POST",
  path: "/admin/poll/:poll_id/close",
  access: "moderator",
  summary: "Close an open poll now",
  params: byPoll,
  response: done,
  async handler({ params }, ctx) {
    await service.closePoll(ctx, params.poll_id);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/admin/poll/:poll_id",
  access: "moderator",
  summary: "Delete a poll that nobody has voted in",
  params: byPoll,
  response: done,
  async handler({ params }, ctx) {
    await service.deletePoll(ctx, params.poll_id);
    return ok;
  },
});

export const pollEndpoints = [
  ...endpointsFor("apps that show polls where people talk", [one, vote]),
  ...endpointsFor("programs of staff that ask something regularly", [list, add, edit, close, remove]),
];
