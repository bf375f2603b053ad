/** Signing in: the password, then a mailed code where one is asked, then a session. */

import { MINUTE } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { orFail } from "~/platform/errors/fallback.server";
import { sha256 } from "~/platform/ids";
import { clearAttempts, countFromAddress, returnToAddress, takeAttempt, takeFromAddress } from "~/platform/limits.server";
import { verifyPassword } from "~/platform/session/password.server";
import { openSession } from "~/platform/session/session.service.server";
import { isKnownDevice } from "../../platform/accounts/login-codes.repository.server";
import { beginCodeStep } from "./code-step.service.server";
import { tellOwnerOfGuesses } from "./guesses.server";
import { receptionErrors } from "./reception.errors";
import * as repository from "./reception.repository.server";
import type { LoginInput } from "./reception.schemas";
import type { SignedIn, SigningIn } from "./signed-in";

const WINDOW = 15 * MINUTE;
const PER_ACCOUNT = { max: 10, windowMs: WINDOW };
/** After so many failures from one address, which a campus may share, a password alone opens nothing there: a code is mailed. */
const TRUSTED_PER_ADDRESS = 1_500;
/** And after so many passwords aren't hashed any more, but of whom the site knows by more than the password. */
const HASHED_PER_ADDRESS = 6_000;

/** Either a session, or a token that waits for its mailed code. */
export type SignInResult = ({ isCodeNeeded: false } & SignedIn) | { isCodeNeeded: true; loginToken: string; user: SignedIn["user"] };

/** The name that an account's failed passwords are counted under. */
export const accountKey = async (userEmail: string) => `sign-in:account:${await sha256(userEmail)}`;

/** The device that somebody shows, by its hash; null when it isn't one that this account knows. */
async function knownDevice(ctx: Context, userEmail: string, deviceToken: string | undefined): Promise<string | null> {
  if (!deviceToken) return null;
  const hash = await sha256(deviceToken);
  return (await repository.isDeviceOf(ctx, userEmail, hash)) ? hash : null;
}

/**
 * Counts a password that comes from an address.
 * @returns whether so many failed there that a right one needs a mailed code on top
 * @throws tooManyAttempts when the address floods the site and the owner of the account didn't just open a mailed link
 */
async function countPassword(ctx: Context, userEmail: string): Promise<boolean> {
  const { count } = await countFromAddress(ctx, "sign-in", WINDOW);
  if (count > HASHED_PER_ADDRESS && !(await repository.hasOpenedLink(ctx, userEmail))) {
    await takeFromAddress(ctx, "sign-in", { max: HASHED_PER_ADDRESS, windowMs: WINDOW });
  }
  return count > TRUSTED_PER_ADDRESS;
}

/**
 * Whose password this is. Attempts are counted before the password is looked at, so that parallel guesses can't
 * outrun the limit; a right one is given back. An account is counted whoever guesses at it, and what it refuses isn't
 * held against the address. A device that the account knows counts by itself: no stranger locks it out.
 */
async function checkPassword(ctx: Context, { user_email, user_password }: LoginInput, deviceToken: string | undefined) {
  const device = await knownDevice(ctx, user_email, deviceToken);
  const counted = device ? `sign-in:device:${device}` : await accountKey(user_email);
  await takeAttempt(ctx, counted, PER_ACCOUNT, {
    onPassing: () => tellOwnerOfGuesses(ctx, () => repository.findCredentials(ctx, user_email)),
  });
  const isSuspect = !device && (await countPassword(ctx, user_email));
  const { user, waiting } = await repository.findSigningIn(ctx, user_email);
  const isRight = await verifyPassword(user_password, user?.passwordHash ?? waiting?.passwordHash);
  if (!isRight) throw receptionErrors.invalidCredentials();
  if (!user) throw receptionErrors.notVerified();
  await Promise.all([clearAttempts(ctx, counted), device ? null : returnToAddress(ctx, "sign-in")]);
  return { user, isSuspect };
}

interface Entry {
  channel: "web" | "api";
  isRemembered: boolean;
  /** What a known device shows; see `PassedCode`. */
  deviceToken?: string;
  /** Asks for a code whatever the account says. */
  isCodeAsked?: boolean;
}

/** How somebody comes to the door. */
export type SignInEntry = Omit<Entry, "isRemembered">;

const isStaff = ({ userRole }: Pick<SigningIn, "userRole">) => userRole !== "user";

async function isCodeNeeded(ctx: Context, user: SigningIn, { deviceToken, isCodeAsked }: Entry): Promise<boolean> {
  if (isCodeAsked || user.hasSecondStep) return true;
  if (!isStaff(user)) return false;
  return !deviceToken || !(await isKnownDevice(ctx, user.userId, await sha256(deviceToken)));
}

/** Lets somebody in who has proved who they are, or asks for the mailed code. @throws blocked, notVerified, tooManyAttempts */
export async function enter(ctx: Context, user: SigningIn, entry: Entry): Promise<SignInResult> {
  if (user.blockedAt && (user.blockedUntil === null || user.blockedUntil > ctx.clock.now())) throw receptionErrors.blocked();
  if (!user.emailVerifiedAt) throw receptionErrors.notVerified();
  const { channel, isRemembered } = entry;
  if (await isCodeNeeded(ctx, user, entry)) {
    return { isCodeNeeded: true, loginToken: await beginCodeStep(ctx, user, channel, isRemembered), user };
  }
  return { isCodeNeeded: false, tokens: await openSession(ctx, { userId: user.userId, channel, isRemembered }), user };
}

/** Lets somebody in whose address was confirmed just now, by the browser that registered it. @throws blocked, invalidCredentials */
export async function enterConfirmed(ctx: Context, userEmail: string, entry: SignInEntry): Promise<SignInResult> {
  const { user } = await repository.findSigningIn(ctx, userEmail);
  if (!user) throw receptionErrors.invalidCredentials();
  return enter(ctx, user, { ...entry, isRemembered: true });
}

/**
 * Signs somebody in with address and password.
 * @throws invalidCredentials (the same, in the same time, for an unknown address), notVerified, blocked, tooManyAttempts;
 * loginFailed for whatever else went wrong
 */
export async function signIn(ctx: Context, input: LoginInput, entry: SignInEntry): Promise<SignInResult> {
  return orFail(ctx, "/reception/login", receptionErrors.loginFailed, async () => {
    const { user, isSuspect } = await checkPassword(ctx, input, entry.deviceToken);
    return enter(ctx, user, { ...entry, isCodeAsked: entry.isCodeAsked || isSuspect, isRemembered: input.remember_me });
  });
}
