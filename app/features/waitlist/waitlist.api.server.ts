/** Waitlists for programs; the same use cases as the pages. */

import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import * as schemas from "./waitlist.schemas";
import * as service from "./waitlist.service.server";

const byFeature = z.object({ feature: storableText(40) });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

const own = endpoint({
  method: "GET",
  path: "/waitlist",
  access: "user",
  summary: "Where the caller waits, and what they can wait for",
  response: z.object({
    entries: z.array(schemas.ownEntryAnswer),
    open: z.array(z.object({ feature: z.string(), name: z.string() })),
  }),
  async handler(_, ctx) {
    const { own: entries, open } = await service.readOwnPlaces(ctx);
    return {
      entries: entries.map(({ listKey, endsAt, ...entry }) => ({ feature: listKey, ...entry, ends_at: endsAt })),
      open: open.map(({ value, label }) => ({ feature: value, name: label })),
    };
  },
});

const join = endpoint({
  method: "POST",
  path: "/waitlist",
  access: "user",
  summary: "Wait for something; a mail with a link asks to confirm that",
  status: 201,
  body: schemas.joinSchema,
  response: done,
  async handler({ body }, ctx) {
    await service.joinList(ctx, body);
    return ok;
  },
});

const accept = endpoint({
  method: "POST",
  path: "/waitlist/:feature/accept",
  access: "user",
  summary: "Accept one's invitation, once",
  params: byFeature,
  response: done,
  async handler({ params }, ctx) {
    await service.acceptInvitation(ctx, params.feature);
    return ok;
  },
});

const leave = endpoint({
  method: "DELETE",
  path: "/waitlist/:feature",
  access: "user",
  summary: "Wait no longer",
  params: byFeature,
  response: done,
  async handler({ params }, ctx) {
    await service.leaveList(ctx, params.feature);
    return ok;
  },
});

const invite = endpoint({
  method: "POST",
  path: "/admin/waitlist/:feature/invite",
  access: "admin",
  summary: "Invite those who wait longest",
  params: byFeature,
  body: schemas.inviteSchema,
  response: z.object({ invited: z.number() }),
  handler: async ({ params, body }, ctx) => ({ invited: await service.inviteNext(ctx, params.feature, body.count) }),
});

const file = endpoint({
  method: "GET",
  path: "/admin/waitlist/:feature/list.csv",
  access: "admin",
  summary: "A whole list as CSV, in its order",
  params: byFeature,
  response: z.string(),
  handler: async ({ params }, ctx) =>
    new Response(await service.listFile(ctx, params.feature), {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment("waitlist.csv") },
    }),
});

export const waitlistEndpoints = [
  ...endpointsFor("apps that show somebody where they wait", [own, join, accept, leave]),
  ...endpointsFor("programs of admins that invite as places come free", [invite]),
  file,
];
