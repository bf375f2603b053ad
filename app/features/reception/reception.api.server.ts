/** The door for programs, and the two that the browser's own forms use. */
import { z } from "zod";
import { safeReturnTo } from "~/platform/access/return-to";
import { endpoint } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { parseCookies } from "~/platform/preferences";
import { dropTokenPair, sessionCookieName } from "~/platform/session/cookie.server";
import { endCurrentSession } from "~/platform/session/session.service.server";
import { googleEndpoints } from "./google.api.server";
import * as schemas from "./reception.schemas";
import * as service from "./reception.service.server";
import { register, verifyEmail } from "./registration.service.server";
import { signInEndpoints } from "./sign-in.api.server";

const done = z.object({ message: z.string() });

const registerEndpoint = endpoint({
  method: "POST",
  path: "/reception/register",
  access: "public",
  summary: "Register with a university address; a mail with a link follows",
  status: 202,
  body: schemas.registerSchema,
  response: done,
  async handler({ body }, ctx) {
    await register(ctx, body);
    return { message: sayIn(ctx)("reception:register.sentTitle") };
  },
});

const verifyToken = endpoint({
  method: "GET",
  path: "/reception/verify-token",
  access: "user",
  staysOpen: true,
  summary: "Who the access token belongs to",
  response: z.object({ user_current: schemas.currentUser }),
  handler: async (_, { actor }) => ({
    user_current: { user_id: actor.userId, user_email: actor.userEmail, user_name: actor.userName, user_role: actor.userRole },
  }),
});

const verifyEmailEndpoint = endpoint({
  method: "GET",
  path: "/reception/verify-email",
  access: "public",
  summary: "Verify an address by its mailed token",
  query: schemas.tokenQuery,
  response: done,
  async handler({ query }, ctx) {
    await verifyEmail(ctx, query.token);
    return { message: sayIn(ctx)("reception:verify.done") };
  },
});

const passwordForgot = endpoint({
  method: "POST",
  path: "/reception/password-forgot",
  access: "public",
  staysOpen: true,
  summary: "Mail a link that sets a new password; the answer is the same for unknown addresses",
  status: 202,
  body: schemas.passwordForgotSchema,
  response: done,
  async handler({ body }, ctx) {
    await service.forgotPassword(ctx, body.user_email);
    return { message: sayIn(ctx)("reception:forgot.sent") };
  },
});

const passwordReset = endpoint({
  method: "POST",
  path: "/reception/password-reset",
  access: "public",
  staysOpen: true,
  summary: "Set a new password by a mailed token; every session ends",
  body: schemas.passwordResetSchema,
  response: done,
  async handler({ body }, ctx) {
    await service.resetPassword(ctx, body.token, body.user_password);
    return { message: sayIn(ctx)("reception:change.done") };
  },
});

const passwordChange = endpoint({
  method: "POST",
  path: "/reception/password-change",
  access: "user",
  summary: "Change one's own password; the other sessions end",
  body: schemas.passwordChangeSchema,
  response: done,
  async handler({ body }, ctx) {
    await service.changePassword(ctx, body.current_password, body.user_password);
    return { message: sayIn(ctx)("reception:change.done") };
  },
});

/** Pages and drafts that a browser kept: on a shared computer the next person would find them. Cookies hold choices that stay. */
const FORGET = '"cache", "storage"';

const logout = endpoint({
  method: "POST",
  path: "/reception/logout",
  access: "public",
  staysOpen: true,
  summary: "End this session",
  response: done,
  async handler({ request, setCookie }, ctx) {
    await endCurrentSession(ctx, "logout");
    const cookie = parseCookies(request.headers.get("cookie"))[sessionCookieName(ctx)];
    if (cookie) setCookie(await dropTokenPair(ctx, cookie));
    const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
    if (!isForm) return { message: sayIn(ctx)("reception:change.loggedOut") };
    const form = await request.formData().catch(() => new FormData());
    const headers = { Location: safeReturnTo(form.get("return_to"), "/reception/login"), "Clear-Site-Data": FORGET };
    return new Response(null, { status: 303, headers });
  },
});

export const receptionEndpoints = [
  ...signInEndpoints,
  ...googleEndpoints,
  registerEndpoint,
  verifyToken,
  verifyEmailEndpoint,
  passwordForgot,
  passwordReset,
  passwordChange,
  logout,
];
