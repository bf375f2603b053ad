/** Signing in for programs: password, mailed code, tokens. */
import { z } from "zod";
import { SECOND } from "~/platform/clock";
import { endpoint } from "~/platform/http/endpoint";
import { refreshSession } from "~/platform/session/session.service.server";
import { passCodeStep, RESEND_WAIT, resendCode } from "./code-step.service.server";
import * as schemas from "./reception.schemas";
import { signIn } from "./sign-in.service.server";
import { signedInAnswer, signInAnswer, tokenAnswer } from "./sign-in-answer.service.server";

const signedIn = schemas.tokenPair.extend({ user_current: schemas.currentUser });

const login = endpoint({
  method: "POST",
  path: "/reception/login",
  access: "public",
  staysOpen: true,
  summary: "Sign in with address and password; staff on a new device, and whoever wants it, are mailed a code",
  body: schemas.loginSchema,
  response: z.union([signedIn, schemas.codeNeeded]),
  handler: async ({ body }, ctx) => signInAnswer(await signIn(ctx, body, { channel: "api", deviceToken: body.device_token })),
});

const generateCode = endpoint({
  method: "POST",
  path: "/reception/otp/generate",
  access: "public",
  staysOpen: true,
  summary: "Sign in with a mailed code on top of the password, whether or not the account asks for one",
  body: schemas.loginSchema,
  response: schemas.codeNeeded,
  async handler({ body }, ctx) {
    const answer = signInAnswer(await signIn(ctx, body, { channel: "api", isCodeAsked: true }));
    return answer as Extract<typeof answer, { otp_required: true }>;
  },
});

const verifyCode = endpoint({
  method: "POST",
  path: "/reception/otp/verify",
  access: "public",
  staysOpen: true,
  summary: "Exchange the mailed code for tokens; the `device_token` spares the code on this device next time",
  body: schemas.codeSchema,
  response: signedIn.extend({ device_token: z.string() }),
  async handler({ body }, ctx) {
    const passed = await passCodeStep(ctx, body.login_token, body.code);
    return { ...signedInAnswer(passed), device_token: passed.deviceToken };
  },
});

const resend = endpoint({
  method: "POST",
  path: "/reception/otp/resend",
  access: "public",
  staysOpen: true,
  summary: "Mail a new code, a minute after the last at the earliest",
  status: 202,
  body: schemas.resendSchema,
  response: z.object({ resend_in: z.number().describe("Seconds.") }),
  async handler({ body }, ctx) {
    await resendCode(ctx, body.login_token);
    return { resend_in: RESEND_WAIT / SECOND };
  },
});

const refresh = endpoint({
  method: "POST",
  path: "/reception/refresh",
  access: "public",
  staysOpen: true,
  summary: "Exchange a refresh token, once, for a new pair",
  body: schemas.refreshSchema,
  response: schemas.tokenPair,
  handler: async ({ body }, ctx) => tokenAnswer(await refreshSession(ctx, body.refresh_token)),
});

export const signInEndpoints = [login, generateCode, verifyCode, resend, refresh];
