/** Joining, deciding and roles for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import * as schemas from "./community.schemas";
import { readCommunity } from "./community.service.server";
import * as service from "./members.service.server";
import { readMembers } from "./panel.service.server";

const byId = z.object({ id: idField() });
const somebody = byId.extend({ user_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true as const };

type Ctx = Parameters<typeof readCommunity>[0];
const idOf = async (ctx: Ctx, slugOrId: string) => (await readCommunity(ctx, slugOrId)).communityId;

const join = endpoint({
  method: "POST",
  path: "/community/one/:id/join",
  access: "user",
  summary: "Ask to join a community, with a note to its organizers",
  status: 202,
  params: byId,
  body: schemas.joinBody,
  response: done,
  async handler({ params, body }, ctx) {
    await service.askToJoin(ctx, await idOf(ctx, params.id), body.note);
    return ok;
  },
});

const withdraw = endpoint({
  method: "DELETE",
  path: "/community/one/:id/join",
  access: "user",
  summary: "Take one's waiting request back",
  params: byId,
  response: done,
  async handler({ params }, ctx) {
    await service.withdrawRequest(ctx, await idOf(ctx, params.id));
    return ok;
  },
});

const leave = endpoint({
  method: "POST",
  path: "/community/one/:id/leave",
  access: "user",
  summary: "Leave a community; its last president can't while there are other members",
  params: byId,
  response: done,
  async handler({ params }, ctx) {
    await service.leaveCommunity(ctx, await idOf(ctx, params.id));
    return ok;
  },
});

const decide = endpoint({
  method: "POST",
  path: "/community/one/:id/requests/:user_id",
  access: "user",
  summary: "Decide on a request to join, once; for organizers, presidents and admins",
  params: somebody,
  body: schemas.decisionBody,
  response: done,
  async handler({ params, body }, ctx) {
    const target = { communityId: await idOf(ctx, params.id), userId: params.user_id };
    await service.decideOnRequest(ctx, target, body.decision);
    return ok;
  },
});

const members = endpoint({
  method: "GET",
  path: "/community/one/:id/members",
  access: "user",
  summary: "Members of a community, the first to come first; for its members and staff",
  params: byId,
  query: z.object({ cursor: z.coerce.number().int().positive().optional() }),
  response: z.object({ members: z.array(schemas.memberAnswer), next_cursor: z.number().nullable() }),
  async handler({ params, query }, ctx) {
    const { members: rows, nextAfter } = await readMembers(ctx, params.id, query.cursor);
    const shown = rows.map(({ userId, name, userName, role, since }) => ({ user_id: userId, name, user_name: userName, role, since }));
    return { members: shown, next_cursor: nextAfter ?? null };
  },
});

const setRole = endpoint({
  method: "PUT",
  path: "/community/one/:id/members/:user_id",
  access: "user",
  summary: "Give a member a role; for presidents and admins. A community with members keeps a president",
  params: somebody,
  body: schemas.roleBody,
  response: done,
  async handler({ params, body }, ctx) {
    await service.setRole(ctx, { communityId: await idOf(ctx, params.id), userId: params.user_id }, body.role);
    return ok;
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/community/one/:id/members/:user_id",
  access: "user",
  summary: "End somebody's membership; for presidents and admins, of plain members for organizers",
  params: somebody,
  response: done,
  async handler({ params }, ctx) {
    await service.removeMember(ctx, { communityId: await idOf(ctx, params.id), userId: params.user_id });
    return ok;
  },
});

export const memberEndpoints = [
  ...endpointsFor("apps in which people join communities", [join, withdraw, leave]),
  ...endpointsFor("apps of those who run a community", [decide, members, setRole, remove]),
];
