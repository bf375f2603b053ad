/** One's own account for programs: reading, changing, taking it along, leaving. */

import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { localDay } from "~/platform/time";
import { requestDeletion, stay } from "./leaving.service.server";
import * as schemas from "./profile.schemas";
import * as service from "./profile.service.server";

async function profileOf(ctx: Parameters<typeof service.readProfile>[0]) {
  const profile = await service.readProfile(ctx);
  const { userId, userEmail, userName, userRole, name, bio, links, departmentId, entranceYear, locale, theme } = profile;
  return {
    user_id: userId,
    user_email: userEmail,
    user_name: userName,
    user_role: userRole,
    name,
    bio,
    links,
    locale,
    theme,
    department_id: departmentId,
    entrance_year: entranceYear,
    has_second_step: profile.hasSecondStep,
    created_at: profile.createdAt,
    deletion_due_at: profile.deletionDueAt,
  };
}

const me = endpoint({
  method: "GET",
  path: "/profile/me",
  access: "user",
  summary: "One's own account",
  response: schemas.profileAnswer,
  handler: (_, ctx) => profileOf(ctx),
});

const update = endpoint({
  method: "PUT",
  path: "/profile/me",
  access: "user",
  summary: "Change one's own account; what is left out is emptied, but the second step: turning it off takes `user_password`",
  body: schemas.accountSchema,
  response: schemas.profileAnswer,
  async handler({ body: { has_second_step, user_password, locale, theme, ...about } }, ctx) {
    if (has_second_step !== undefined) await service.setSecondStep(ctx, { has_second_step, user_password });
    await service.updateProfile(ctx, about, { locale, theme });
    return profileOf(ctx);
  },
});

const leaveNow = endpoint({
  method: "DELETE",
  path: "/profile/me",
  access: "user",
  summary: "Have the account deleted in fourteen days: the password, and the word `delete` (or `sil`)",
  status: 202,
  body: schemas.leavingSchema,
  response: z.object({ deletion_due_at: z.number().describe("UTC milliseconds.") }),
  handler: async ({ body }, ctx) => ({ deletion_due_at: await requestDeletion(ctx, body.user_password) }),
});

const restore = endpoint({
  method: "POST",
  path: "/profile/me/restore",
  whilePaused: "open",
  access: "user",
  summary: "Keep the account after all",
  response: schemas.profileAnswer,
  async handler(_, ctx) {
    await stay(ctx);
    return profileOf(ctx);
  },
});

const sessions = endpoint({
  method: "GET",
  path: "/profile/me/sessions",
  access: "user",
  summary: "The devices that are signed in",
  response: z.object({
    sessions: z.array(
      z.object({
        session_id: z.string(),
        device: z.string().nullable(),
        place: z.string().nullable(),
        channel: z.enum(["web", "api"]),
        created_at: z.number(),
        last_seen_at: z.number(),
        is_this: z.boolean(),
      }),
    ),
  }),
  async handler(_, ctx) {
    const { sessions: all } = await service.readProfile(ctx);
    return {
      sessions: all.map(({ sessionId, device, place, channel, createdAt, lastSeenAt, isThis }) => ({
        session_id: sessionId,
        device,
        place,
        channel,
        created_at: createdAt,
        last_seen_at: lastSeenAt,
        is_this: isThis,
      })),
    };
  },
});

const endSession = endpoint({
  method: "DELETE",
  path: "/profile/me/sessions/:session_id",
  access: "user",
  summary: "End one of one's own sessions",
  params: z.object({ session_id: idField() }),
  response: z.object({ message: z.string() }),
  async handler({ params }, ctx) {
    await service.endOwnSession(ctx, params.session_id);
    return { message: sayIn(ctx)("profile:sessions.ended") };
  },
});

const endOthers = endpoint({
  method: "DELETE",
  path: "/profile/me/sessions",
  access: "user",
  summary: "End all of one's sessions but this",
  response: z.object({ message: z.string() }),
  async handler(_, ctx) {
    await service.endOtherSessions(ctx);
    return { message: sayIn(ctx)("profile:sessions.othersEnded") };
  },
});

const exportAll = endpoint({
  method: "GET",
  path: "/profile/me/export",
  access: "user",
  summary: "Everything that is held about oneself, as a JSON file",
  response: z.object({ generated_at: z.string(), user_id: z.string(), data: z.record(z.string(), z.array(z.unknown())) }),
  async handler(_, ctx) {
    const day = localDay(ctx.clock.now());
    return new Response(JSON.stringify(await service.exportOwnData(ctx), null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": attachment(`hocam-${day}.json`),
      },
    });
  },
});

export const profileEndpoints = [
  ...[me, update, leaveNow],
  ...endpointsFor("apps that show somebody their account", [restore, sessions, endSession, endOthers]),
  exportAll,
];
