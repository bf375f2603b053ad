/** The second step of signing in: six digits by mail. */
import { MINUTE, SECOND } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { linkOrigin, siteOrigin } from "~/platform/http/site-origin";
import { newCode, newSecret, sha256 } from "~/platform/ids";
import { clearAttempts, takeAttempt, takeFromAddress } from "~/platform/limits.server";
import { openSession } from "~/platform/session/session.service.server";
import * as repository from "../../platform/accounts/login-codes.repository.server";
import { tellOwnerOfGuesses } from "./guesses.server";
import { receptionErrors } from "./reception.errors";
import type { SignedIn, SigningIn } from "./signed-in";

export const CODE_LIFE = 10 * MINUTE;
export const RESEND_WAIT = 60 * SECOND;
export const MAX_TRIES = 5;
/** Across all codes of one account, so that asking for new codes gains no new guesses. */
export const CODES_PER_ACCOUNT = { max: 10, windowMs: 15 * MINUTE };
export const GUESSES_PER_ACCOUNT = { max: 15, windowMs: 15 * MINUTE };
/** Tokens that nobody was given, which only who was refused before or guesses sends. */
const UNKNOWN_PER_ADDRESS = { max: 1_500, windowMs: 15 * MINUTE };

const hashCode = (ctx: Context, loginToken: string, code: string) => sha256(`${code}|${loginToken}|${ctx.env.AUTH_SECRET}`);
export const codesKey = (userId: string) => `login-code:sent:${userId}`;
export const guessesKey = (userId: string) => `login-code:guess:${userId}`;

function codeMail({ userEmail, locale, name }: Pick<SigningIn, "userEmail" | "locale" | "name">, code: string) {
  return { to: userEmail, locale, messageClass: "transactional" as const, template: "reception:mail.login-code", values: { name, code } };
}

/** Tells staff of a device that they weren't known on; whoever asks for a code each time knows it from the code's own mail. */
function newDeviceMail(
  ctx: Context,
  { userRole, hasSecondStep, userEmail, locale, name }: Pick<SigningIn, "userRole" | "hasSecondStep" | "userEmail" | "locale" | "name">,
) {
  // A deployment without an address mails no link, but its staff must get in to read that.
  if (userRole === "user" || hasSecondStep || siteOrigin(ctx.env) === null) return null;
  const values = { name, url: `${linkOrigin(ctx)}/reception/password-forgot` };
  return { to: userEmail, locale, messageClass: "transactional" as const, template: "reception:mail.new-device", values };
}

/** Mails a code to somebody whose password was right. @returns the `login_token` that the code belongs to @throws tooManyAttempts */
export async function beginCodeStep(ctx: Context, user: SigningIn, channel: "web" | "api", isRemembered: boolean): Promise<string> {
  await takeAttempt(ctx, codesKey(user.userId), CODES_PER_ACCOUNT);
  const loginToken = newSecret();
  const code = newCode();
  await repository.insertLoginCode(ctx, {
    loginTokenHash: await sha256(loginToken),
    userId: user.userId,
    codeHash: await hashCode(ctx, loginToken, code),
    channel,
    isRemembered,
    lifeMs: CODE_LIFE,
    mail: codeMail(user, code),
  });
  return loginToken;
}

export interface PassedCode extends SignedIn {
  /** Makes this device a known one; the browser keeps it. */
  deviceToken: string;
  isRemembered: boolean;
}

/**
 * Signs in with the mailed code. A try is counted before the code is compared.
 * @throws codeOver, codeWrong with the `left` tries, tooManyAttempts
 */
export async function passCodeStep(ctx: Context, loginToken: string, code: string): Promise<PassedCode> {
  const loginTokenHash = await sha256(loginToken);
  const waiting = await repository.findLoginCode(ctx, loginTokenHash);
  if (!waiting) {
    await takeFromAddress(ctx, "login-code", UNKNOWN_PER_ADDRESS);
    throw receptionErrors.codeOver();
  }
  await takeAttempt(ctx, guessesKey(waiting.userId), GUESSES_PER_ACCOUNT, {
    onPassing: () => tellOwnerOfGuesses(ctx, async () => waiting),
  });
  const tries = await repository.takeTry(ctx, loginTokenHash, MAX_TRIES);
  if (tries === null) throw receptionErrors.codeOver();
  const isRight = await repository.consumeLoginCode(ctx, loginTokenHash, await hashCode(ctx, loginToken, code));
  if (!isRight) {
    if (tries >= MAX_TRIES) throw receptionErrors.codeOver({ field: "code" });
    throw receptionErrors.codeWrong({ field: "code", left: MAX_TRIES - tries });
  }
  const deviceToken = newSecret();
  const { userId, channel, isRemembered } = waiting;
  await Promise.all([
    clearAttempts(ctx, guessesKey(userId)),
    clearAttempts(ctx, codesKey(userId)),
    repository.rememberDevice(ctx, userId, await sha256(deviceToken), newDeviceMail(ctx, waiting)),
  ]);
  return { tokens: await openSession(ctx, { userId, channel, isRemembered }), user: waiting, deviceToken, isRemembered };
}

/** Mails a new code, a minute after the last at the earliest. @throws codeOver, codeTooSoon, tooManyAttempts */
export async function resendCode(ctx: Context, loginToken: string): Promise<void> {
  const loginTokenHash = await sha256(loginToken);
  const waiting = await repository.findLoginCode(ctx, loginTokenHash);
  if (!waiting) throw receptionErrors.codeOver();
  const seconds = Math.ceil((waiting.sentAt + RESEND_WAIT - ctx.clock.now()) / SECOND);
  if (seconds > 0) throw receptionErrors.codeTooSoon({ seconds });
  await takeAttempt(ctx, codesKey(waiting.userId), CODES_PER_ACCOUNT);
  const code = newCode();
  const codeHash = await hashCode(ctx, loginToken, code);
  const isSent = await repository.replaceCode(ctx, loginTokenHash, codeHash, RESEND_WAIT, codeMail(waiting, code));
  if (!isSent) throw receptionErrors.codeTooSoon({ seconds: RESEND_WAIT / SECOND });
}
