/** What programs are told when somebody signs in. */
import { SECOND } from "~/platform/clock";
import type { TokenPair } from "~/platform/session/session.service.server";
import { CODE_LIFE, RESEND_WAIT } from "./code-step.service.server";
import type { SignInResult } from "./sign-in.service.server";
import type { SignedIn } from "./signed-in";

/** A pair as programs are sent it. */
export const tokenAnswer = ({ accessToken, refreshToken }: TokenPair) => ({ access_token: accessToken, refresh_token: refreshToken });

/** Tokens and whose they are. */
export const signedInAnswer = ({ tokens: pair, user }: SignedIn) => {
  const { userId, userEmail, userName, userRole } = user;
  return { ...tokenAnswer(pair), user_current: { user_id: userId, user_email: userEmail, user_name: userName, user_role: userRole } };
};

/** What a program is told: tokens, or that a code was mailed. */
export function signInAnswer(result: SignInResult) {
  if (!result.isCodeNeeded) return signedInAnswer(result);
  const { loginToken } = result;
  return { otp_required: true as const, login_token: loginToken, expires_in: CODE_LIFE / SECOND, resend_in: RESEND_WAIT / SECOND };
}
