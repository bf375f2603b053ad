/** Free time in common for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField, storableText, trimmedText } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { invitationLimit } from "./schedule.pages";
import {
  acceptInvitation,
  acceptLink,
  choosePlan,
  declineInvitation,
  endPair,
  inviteByLink,
  inviteByName,
  type Pair,
  readInvitationLink,
  readPair,
  readTogether,
} from "./together.service.server";

const pairParam = z.object({ pair_id: idField() });
const invitationParam = z.object({ invitation: storableText(100) });
const planBody = z.strictObject({ schedule_id: idField() });
const done = z.object({ ok: z.literal(true) });

const pairAnswer = z.object({
  pair_id: z.string(),
  term: z.string(),
  state: z.enum(["theirs", "mine", "link", "accepted"]).describe("Who was asked: oneself, the other, whoever has the link; or both agree."),
  name: z.string().nullable().describe("The other's name, once they agreed or invited."),
  user_name: z.string().nullable(),
  created_at: z.number().describe("UTC milliseconds."),
});
const gap = z.object({
  day: z.number().describe("0 is Monday."),
  start: z.number().describe("Minutes after midnight."),
  end: z.number(),
});

const asAnswer = ({ pairId, term, state, name, userName, createdAt }: Pair) => ({
  pair_id: pairId,
  term,
  state,
  name,
  user_name: userName,
  created_at: createdAt,
});

const list = endpoint({
  method: "GET",
  path: "/schedule-pairs",
  access: "user",
  summary: "With whom one compares free time, and who was asked to",
  response: z.object({ pairs: z.array(pairAnswer) }),
  handler: async (_, ctx) => ({ pairs: (await readTogether(ctx)).map(asAnswer) }),
});

const one = endpoint({
  method: "GET",
  path: "/schedule-pairs/:pair_id",
  access: "user",
  summary: "The hours of a week in which both are free, and nothing else of the other's schedule",
  params: pairParam,
  response: pairAnswer.extend({
    schedule_id: z.string().nullable().describe("One's own schedule that counts."),
    days: z.array(z.number()),
    free: z.array(gap).nullable().describe("By day and time; null until both agree."),
    longest: z.array(gap),
    has_untimed: z
      .object({ mine: z.boolean(), theirs: z.boolean() })
      .describe("Whose schedule has courses without a time: those hours aren't known."),
  }),
  async handler({ params }, ctx) {
    const { pair, scheduleId, week, untimed } = await readPair(ctx, params.pair_id);
    return {
      ...asAnswer(pair),
      schedule_id: scheduleId,
      days: week?.days ?? [],
      free: week?.free ?? null,
      longest: week?.longest ?? [],
      has_untimed: untimed,
    };
  },
});

const invite = endpoint({
  method: "POST",
  path: "/schedules/:schedule_id/invitations",
  access: "user",
  summary: "Invites somebody by user name to compare free time",
  params: z.object({ schedule_id: idField() }),
  body: z.strictObject({ user_name: trimmedText(1, 31) }),
  status: 201,
  response: z.object({ pair_id: z.string() }),
  writeLimit: invitationLimit,
  handler: async ({ params, body }, ctx) => ({ pair_id: await inviteByName(ctx, params.schedule_id, body.user_name) }),
});

const inviteLink = endpoint({
  method: "POST",
  path: "/schedules/:schedule_id/invitation-links",
  access: "user",
  summary: "Makes a link that one person can accept; its secret is told this once",
  params: z.object({ schedule_id: idField() }),
  status: 201,
  response: z.object({ invitation: z.string(), url: z.string() }),
  writeLimit: invitationLimit,
  async handler({ params }, ctx) {
    const invitation = await inviteByLink(ctx, params.schedule_id);
    return { invitation, url: `${ctx.origin}/schedule/together/invitation/${invitation}` };
  },
});

const accept = endpoint({
  method: "POST",
  path: "/schedule-pairs/:pair_id/accept",
  access: "user",
  summary: "Accepts an invitation with one of one's own schedules of its term",
  params: pairParam,
  body: planBody,
  response: done,
  async handler({ params, body }, ctx) {
    await acceptInvitation(ctx, params.pair_id, body.schedule_id);
    return { ok: true as const };
  },
});

const decline = endpoint({
  method: "POST",
  path: "/schedule-pairs/:pair_id/decline",
  access: "user",
  summary: "Declines an invitation",
  params: pairParam,
  response: done,
  async handler({ params }, ctx) {
    await declineInvitation(ctx, params.pair_id);
    return { ok: true as const };
  },
});

const choose = endpoint({
  method: "PUT",
  path: "/schedule-pairs/:pair_id",
  access: "user",
  summary: "Makes another of one's own schedules the one that counts",
  params: pairParam,
  body: planBody,
  response: done,
  async handler({ params, body }, ctx) {
    await choosePlan(ctx, params.pair_id, body.schedule_id);
    return { ok: true as const };
  },
});

const end = endpoint({
  method: "DELETE",
  path: "/schedule-pairs/:pair_id",
  access: "user",
  summary: "Ends an agreement, or takes an invitation or a link back",
  params: pairParam,
  response: done,
  async handler({ params }, ctx) {
    await endPair(ctx, params.pair_id);
    return { ok: true as const };
  },
});

const link = endpoint({
  method: "GET",
  path: "/schedule-invitations/:invitation",
  access: "user",
  summary: "Who invites by a link, and for which term",
  params: invitationParam,
  response: z.object({ term: z.string(), name: z.string(), user_name: z.string() }),
  async handler({ params }, ctx) {
    const { term, name, userName } = await readInvitationLink(ctx, params.invitation);
    return { term, name, user_name: userName };
  },
});

const takeLink = endpoint({
  method: "POST",
  path: "/schedule-invitations/:invitation",
  access: "user",
  summary: "Accepts what a link offers",
  params: invitationParam,
  body: planBody,
  response: z.object({ pair_id: z.string() }),
  handler: async ({ params, body }, ctx) => ({ pair_id: await acceptLink(ctx, params.invitation, body.schedule_id) }),
});

export const togetherEndpoints = endpointsFor("apps in which two look for a time", [
  ...[list, one, invite, inviteLink, accept, decline],
  ...[choose, end, link, takeLink],
]);
