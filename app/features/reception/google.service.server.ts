/** Signing in with Google: code flow with PKCE, state and nonce; people are linked by Google's id of them. */
import { MINUTE } from "~/platform/clock";
import { shownText } from "~/platform/consents.server";
import type { Context } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { foldTurkish } from "~/platform/folding";
import { personNameField } from "~/platform/forms/fields";
import { newId, newSecret, sha256 } from "~/platform/ids";
import { takeFromAddress } from "~/platform/limits.server";
import { readSettings } from "~/platform/settings.server";
import { termsText } from "../info/info.service.server";
import {
  type Asking,
  authorizationAddress,
  callbackAddress,
  discover,
  type GoogleClaims,
  googleSettings,
  InvalidFormat,
  newHandshake,
  redeemCode,
} from "./google.client.server";
import * as google from "./google.repository.server";
import { receptionErrors } from "./reception.errors";
import * as repository from "./reception.repository.server";
import { enter, type SignInResult } from "./sign-in.service.server";
import type { SigningIn } from "./signed-in";

const STATE_LIFE = 10 * MINUTE;
/** Leaving and coming back, of everybody behind an address. */
const PER_ADDRESS = { max: 2_000, windowMs: 15 * MINUTE };
const NAME_TRIES = 8;

/** Whether people can be offered this way in. */
export const isGoogleOffered = async (ctx: Asking): Promise<boolean> => (await googleSettings(ctx)) !== null;

export interface Departure {
  url: string;
  /** Kept in a cookie of the browser that begins: only that one may come back. */
  browserSecret: string;
}

/** Begins a sign-in. @throws google when it isn't set up or Google can't be reached; tooManyAttempts */
export async function leaveForGoogle(ctx: Context, returnTo: string): Promise<Departure> {
  await takeFromAddress(ctx, "google", PER_ADDRESS);
  const settings = await googleSettings(ctx);
  if (!settings) throw receptionErrors.google();
  const { state, nonce, codeVerifier } = newHandshake();
  const browserSecret = newSecret();
  const url = await authorizationAddress(ctx, settings, { state, nonce, codeVerifier }).catch((failed) => refuse("unreachable", failed));
  await google.insertState(ctx, {
    stateHash: await sha256(state),
    browserHash: await sha256(browserSecret),
    nonce,
    codeVerifier,
    returnTo,
    lifeMs: STATE_LIFE,
  });
  return { url, browserSecret };
}

/** People read one sentence whatever went wrong, and that the answer held no tokens; the reason is for the operator's log. */
function refuse(reason: string, cause?: unknown): never {
  console.warn("Google sign-in refused", reason, cause instanceof Error ? cause.message : "");
  if (cause instanceof InvalidFormat) throw receptionErrors.googleFormat();
  throw receptionErrors.google();
}

export interface Arrival {
  /** The address that Google sent the browser to. */
  address: URL;
  browserSecret: string | undefined;
  channel: "web" | "api";
  deviceToken: string | undefined;
}

/**
 * Ends a sign-in that Google sent back.
 * @throws google for a wrong, foreign or used state, a wrong nonce, an unverified or foreign address; blocked
 */
export async function returnFromGoogle(ctx: Context, { address, browserSecret, channel, deviceToken }: Arrival) {
  await takeFromAddress(ctx, "google", PER_ADDRESS);
  const settings = await googleSettings(ctx);
  const state = address.searchParams.get("state");
  if (!settings || !state || !browserSecret) return refuse("no state");
  const begun = await google.consumeState(ctx, await sha256(state), await sha256(browserSecret));
  if (!begun) return refuse("unknown, used or foreign state");
  const claims = await redeemCode(ctx, settings, address, { ...begun, state }).catch((failed) => refuse("code or token", failed));
  const user = await personOf(ctx, claims);
  const result: SignInResult = await enter(ctx, user, { channel, isRemembered: true, deviceToken });
  return { result, returnTo: begun.returnTo };
}

async function personOf(ctx: Context, claims: GoogleClaims): Promise<SigningIn> {
  const linked = await google.findBySubject(ctx, claims.subject);
  if (linked) return linked;
  const { mailDomains } = await readSettings(ctx);
  if (!claims.isEmailVerified) return refuse("address not verified");
  if (!mailDomains.includes(claims.email.split("@").at(-1) ?? "")) return refuse("address of another domain");
  return link(ctx, claims).catch((failed) => (isDomainError(failed) ? Promise.reject(failed) : refuse("could not be linked", failed)));
}

async function link(ctx: Context, { subject, email, name }: GoogleClaims): Promise<SigningIn> {
  const known = await repository.findCredentials(ctx, email);
  if (known?.emailVerifiedAt) {
    await google.linkVerified(ctx, { subject, userId: known.userId, googleEmail: email });
    return known;
  }
  if (known) await google.takeOverUnverified(ctx, { subject, userId: known.userId, googleEmail: email }, await shownTerms(ctx));
  else await open(ctx, subject, email, name);
  return (await google.findBySubject(ctx, subject)) ?? refuse("not linked");
}

/** The terms of use as they stand beside the way to Google. */
const shownTerms = async (ctx: Context) => ({ ...(await shownText(ctx, await termsText(ctx))), locale: ctx.locale });

/** A user name from the address, with chance behind it when it is taken. */
function userNameFrom(email: string, attempt: number): string {
  const base = (email.split("@")[0] ?? "").replace(/[^a-z0-9_.]/g, "").slice(0, 20);
  const chance =
    attempt === 0 && base.length >= 3
      ? ""
      : newSecret()
          .replace(/[^a-z0-9]/g, "")
          .slice(0, 6);
  return `${base}${chance}`.padEnd(3, "0");
}

/** The name that Google gives, if it is one as ours are; else the address's own part. */
function nameFrom(givenName: string, email: string): string {
  const given = personNameField().safeParse(givenName);
  return given.success ? given.data : (email.split("@")[0] ?? email);
}

async function open(ctx: Context, subject: string, userEmail: string, givenName: string): Promise<void> {
  const now = ctx.clock.now();
  const userId = newId("user", now);
  const name = nameFrom(givenName, userEmail);
  const terms = await shownTerms(ctx);
  for (let attempt = 0; attempt < NAME_TRIES; attempt++) {
    const userName = userNameFrom(userEmail, attempt);
    const user = {
      userId,
      userEmail,
      userName,
      userNameKey: userName.toLowerCase(),
      name,
      searchText: foldTurkish(`${name} ${userName}`),
      passwordHash: "",
      locale: ctx.locale,
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    if (await google.insertGoogleUser(ctx, user, { subject, userId, googleEmail: userEmail }, terms)) return;
  }
  refuse("no free user name");
}

/** What an admin sees of the connection: whether it is set up, answers, and how many use it. */
export async function readConnection(ctx: Context) {
  const settings = await googleSettings(ctx);
  const reachable = settings && (await discover(ctx, settings).catch(() => null));
  return {
    isSetUp: settings !== null,
    isReachable: Boolean(reachable),
    issuer: settings?.issuer.origin ?? null,
    clientId: settings?.client.client_id ?? null,
    callback: callbackAddress(ctx),
    linked: await google.countLinked(ctx),
  };
}
