/** The way to Google and back. Browsers are redirected; programs get JSON. */
import { z } from "zod";
import { pathWithNext, safeReturnTo } from "~/platform/access/return-to";
import type { Context } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { storableText } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import { newSecret } from "~/platform/ids";
import { parseCookies } from "~/platform/preferences";
import { storeTokenPair } from "~/platform/session/cookie.server";
import { endCurrentSession } from "~/platform/session/session.service.server";
import { deviceTokenOf } from "./browser-entry.service.server";
import { codePath } from "./code-path";
import { leaveForGoogle, returnFromGoogle } from "./google.service.server";
import * as schemas from "./reception.schemas";
import type { SignInResult } from "./sign-in.service.server";
import { signInAnswer } from "./sign-in-answer.service.server";

const COOKIE_SECONDS = 600;
/** A cookie that is too long isn't kept, and without it nobody gets in: rather no goal. */
const MAX_GOAL = 2000;

const cookieName = ({ origin }: Pick<Context, "origin">) => (origin.startsWith("https:") ? "__Host-hocam_google" : "hocam_google");

/** What the browser keeps that was sent to Google: its secret, and where it was going should Google's answer not be worth a look. */
function cookieValue(secret: string, goal: string): string {
  const kept = encodeURIComponent(goal);
  return kept.length > MAX_GOAL ? secret : `${secret}.${kept}`;
}

function readCookie(ctx: Context, request: Request): { browserSecret: string | undefined; goal: string } {
  const [browserSecret, kept = ""] = (parseCookies(request.headers.get("cookie"))[cookieName(ctx)] ?? "").split(/\.(.*)/s);
  return { browserSecret: browserSecret || undefined, goal: safeReturnTo(readable(kept)) };
}

/** Whatever somebody wrote into their own cookie. */
function readable(kept: string): string {
  try {
    return decodeURIComponent(kept);
  } catch {
    return "";
  }
}

function browserCookie(ctx: Context, value: string, maxAge: number): string {
  return `${cookieName(ctx)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
}

const isBrowser = (request: Request) => request.headers.get("accept")?.includes("text/html") ?? false;
const redirectTo = (location: string) => new Response(null, { status: 303, headers: { Location: location } });

/** The sign-in page, which says that Google's failed. */
const failedPath = (goal: string, { code = "" }: { code?: string } = {}): string =>
  pathWithNext("/reception/login", goal, { notice: `google${NOTICES[code] ?? ""}` });

/** Refusals that the login page words by themselves. */
const NOTICES: Record<string, string> = { "reception.blocked": "-blocked", "reception.googleFormat": "-format" };

const url = endpoint({
  method: "GET",
  path: "/reception/google/url",
  access: "public",
  staysOpen: true,
  summary: "Where to send the browser to sign in with Google; a browser is redirected at once",
  query: z.object({ next: storableText(2000).optional().catch(undefined) }),
  response: z.object({ url: z.string() }),
  async handler({ query, request, setCookie }, ctx) {
    const goal = safeReturnTo(query.next);
    const departure = await leaveForGoogle(ctx, goal).catch((refused) => {
      if (isBrowser(request) && isDomainError(refused)) return null;
      throw refused;
    });
    if (!departure) return redirectTo(failedPath(goal));
    setCookie(browserCookie(ctx, cookieValue(departure.browserSecret, goal), COOKIE_SECONDS));
    return isBrowser(request) ? redirectTo(departure.url) : { url: departure.url };
  },
});

const said = (most: number) => storableText(most).optional().catch(undefined);

interface Answering {
  ctx: Context;
  result: SignInResult;
  returnTo: string;
  setCookie(value: string): void;
}

async function answerBrowser({ ctx, result, returnTo, setCookie }: Answering): Promise<Response> {
  if (result.isCodeNeeded) return redirectTo(codePath({ token: result.loginToken, email: result.user.userEmail, next: returnTo }));
  await endCurrentSession(ctx, "replaced");
  setCookie(await storeTokenPair(ctx, newSecret(), result.tokens, true));
  return redirectTo(returnTo);
}

const callback = endpoint({
  method: "GET",
  path: "/reception/google/callback",
  access: "public",
  staysOpen: true,
  summary: "Where Google sends people back; answers tokens to programs and a session to browsers",
  // Read from the address itself; whatever comes back, people are led on.
  query: z.object({ code: said(4000), state: said(500), error: said(200) }),
  response: z.union([schemas.tokenPair.extend({ user_current: schemas.currentUser }), schemas.codeNeeded]),
  async handler({ request, setCookie }, ctx) {
    const { browserSecret, goal } = readCookie(ctx, request);
    setCookie(browserCookie(ctx, "", 0));
    const channel = isBrowser(request) ? "web" : "api";
    const arrival = { address: new URL(request.url), browserSecret, channel, deviceToken: deviceTokenOf(ctx, request) } as const;
    try {
      const { result, returnTo } = await returnFromGoogle(ctx, arrival);
      return channel === "web" ? await answerBrowser({ ctx, result, returnTo, setCookie }) : signInAnswer(result);
    } catch (refused) {
      if (channel === "web" && isDomainError(refused)) return redirectTo(failedPath(goal, refused));
      throw refused;
    }
  },
});

export const googleEndpoints = [url, callback];
