/** People for the programs of admins; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { usersFile } from "./several.service.server";
import * as schemas from "./users.schemas";
import * as service from "./users.service.server";

const userId = z.object({ user_id: idField() });
const done = z.object({ ok: z.literal(true) });

const answerOf = (user: service.UserView) => ({
  user_id: user.userId,
  user_email: user.userEmail,
  user_name: user.userName,
  name: user.name,
  user_role: user.userRole,
  department_id: user.departmentId,
  department_name: user.departmentName,
  entrance_year: user.entranceYear,
  is_verified: user.isVerified,
  is_verified_graduate: user.isVerifiedGraduate,
  is_blocked: user.isBlocked,
  blocked_until: user.blockedUntil,
  blocked_reason: user.blockedReason,
  deletion_due_at: user.deletionDueAt,
  version: user.updatedAt,
  created_at: user.createdAt,
});

const list = endpoint({
  method: "GET",
  path: "/admin/users",
  access: "admin",
  summary: "People, newest first; next_before leads to the older ones",
  query: schemas.userFilters,
  response: z.object({
    users: z.array(schemas.userAnswer),
    total: z.number(),
    is_total_capped: z.boolean(),
    next_before: z.union([z.number(), z.string()]).optional(),
  }),
  async handler({ query }, ctx) {
    const { items, total, isTotalCapped, nextBefore } = await service.searchUsers(ctx, query);
    return { users: items.map(answerOf), total, is_total_capped: isTotalCapped, next_before: nextBefore };
  },
});

const session = z.object({
  session_id: z.string(),
  channel: z.enum(["web", "api"]),
  device: z.string().nullable(),
  place: z.string().nullable(),
  created_at: z.number(),
  last_seen_at: z.number(),
  is_open: z.boolean(),
});

const file = endpoint({
  method: "GET",
  path: "/admin/users/list.csv",
  access: "admin",
  summary: "People as CSV, the newest first, with the filters of the page",
  query: schemas.userFilters.omit({ before: true, size: true, sort: true }),
  response: z.string(),
  handler: async ({ query }, ctx) =>
    new Response(usersFile(ctx, query), {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment("users.csv") },
    }),
});

const one = endpoint({
  method: "GET",
  path: "/admin/users/:user_id",
  access: "admin",
  summary: "One person with contributions and sessions",
  params: userId,
  response: schemas.userAnswer.extend({
    contributions: z.array(z.object({ collection: z.string(), counts: z.record(z.string(), z.number()) })),
    sessions: z.array(session),
  }),
  async handler({ params }, ctx) {
    const { user, contributions, sessions } = await service.readUserWhole(ctx, params.user_id);
    return {
      ...answerOf(user),
      contributions: contributions.map(({ collection, counts }) => ({ collection, counts })),
      sessions: sessions.map(({ sessionId, channel, userAgent, place, createdAt, lastSeenAt, isOpen }) => ({
        session_id: sessionId,
        channel,
        device: userAgent,
        place,
        created_at: createdAt,
        last_seen_at: lastSeenAt,
        is_open: isOpen,
      })),
    };
  },
});

const add = endpoint({
  method: "POST",
  path: "/admin/users",
  access: "admin",
  summary: "Open an account for somebody, who gets a link that sets its password",
  status: 201,
  body: schemas.newUserSchema,
  response: z.object({ user_id: z.string() }),
  handler: async ({ body }, ctx) => ({ user_id: await service.addUser(ctx, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/users/:user_id",
  access: "admin",
  summary: "Change somebody's facts; another address ends their sessions",
  params: userId,
  body: schemas.editUserForm,
  response: schemas.userAnswer,
  async handler({ params, body: { version, ...body } }, ctx) {
    await service.editUser(ctx, params.user_id, body, version);
    return answerOf(await service.readUser(ctx, params.user_id));
  },
});

const block = endpoint({
  method: "POST",
  path: "/admin/users/:user_id/block",
  access: "admin",
  summary: "Block somebody, until and with a day or for good, and end their sessions",
  params: userId,
  body: schemas.blockSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await service.blockUser(ctx, params.user_id, body);
    return { ok: true as const };
  },
});

const unblock = endpoint({
  method: "POST",
  path: "/admin/users/:user_id/unblock",
  access: "admin",
  summary: "End a block",
  params: userId,
  response: done,
  async handler({ params }, ctx) {
    await service.unblockUser(ctx, params.user_id);
    return { ok: true as const };
  },
});

const endSession = endpoint({
  method: "DELETE",
  path: "/admin/users/:user_id/sessions/:session_id",
  access: "admin",
  summary: "End one session of somebody",
  params: userId.extend({ session_id: idField() }),
  response: done,
  async handler({ params }, ctx) {
    await service.endSession(ctx, params.user_id, params.session_id);
    return { ok: true as const };
  },
});

export const userEndpoints = [
  ...endpointsFor("programs of admins that look after accounts", [list]),
  file,
  ...endpointsFor("programs of admins that look after accounts", [one, add, edit, block, unblock, endSession]),
];
