/** Ends a sign-in in a browser: its session, and the cookie that makes it a known device. */
import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { nextOf } from "~/platform/access/return-to";
import type { Context } from "~/platform/context";
import { parseCookies, readTheme, themeCookie } from "~/platform/preferences";
import { startBrowserSession } from "~/platform/session/browser.server";
import { codePath } from "./code-path";
import type { PassedCode } from "./code-step.service.server";
import type { SignInResult } from "./sign-in.service.server";
import type { SignedIn } from "./signed-in";

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

type Site = Pick<Context, "origin">;

/** `__Host-` needs Secure, which every cookie gets over https as it leaves. */
const cookieName = ({ origin }: Site, name: string) => (origin.startsWith("https:") ? `__Host-${name}` : name);

const cookieOf = (ctx: Site, request: Request, name: string): string | undefined =>
  parseCookies(request.headers.get("cookie"))[cookieName(ctx, name)];

const cookie = (ctx: Site, name: string, value: string, seconds: number): string =>
  `${cookieName(ctx, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

/** What this browser was given when it last passed a code step. */
export const deviceTokenOf = (ctx: Site, request: Request): string | undefined => cookieOf(ctx, request, "hocam_device");

/** What this browser was given when it last registered somebody. */
export const registrationOf = (ctx: Site, request: Request): string | undefined => cookieOf(ctx, request, "hocam_registration");

/** Lets this browser show that a registration was its own, for as long as the mailed link holds. */
export function rememberRegistration({ ctx, cookies }: AppLoadContext, proof: string): void {
  cookies.push(cookie(ctx, "hocam_registration", proof, DAY_SECONDS));
}

/**
 * Lets a browser in after its password, or sends it to the page that asks for the mailed code.
 * @returns the redirect to where the person was going
 */
export async function enterBrowser(
  { context, request }: ActionFunctionArgs,
  result: SignInResult,
  { isRemembered, isVip }: { isRemembered: boolean; isVip?: boolean },
): Promise<Response> {
  const next = nextOf(request);
  if (result.isCodeNeeded) return redirect(codePath({ token: result.loginToken, email: result.user.userEmail, next, isVip }));
  bringTheme(context, request, result.user);
  await startBrowserSession(context, result.tokens, isRemembered);
  return redirect(next);
}

/** A browser that never chose a theme takes the account's. */
export function bringTheme({ cookies }: AppLoadContext, request: Request, { theme }: SignedIn["user"]): void {
  if (theme && !readTheme(parseCookies(request.headers.get("cookie")))) cookies.push(themeCookie(theme));
}

/** Signs this browser in after its code, and remembers it. */
export async function startKnownBrowser(context: AppLoadContext, passed: PassedCode): Promise<void> {
  await startBrowserSession(context, passed.tokens, passed.isRemembered);
  context.cookies.push(cookie(context.ctx, "hocam_device", passed.deviceToken, YEAR_SECONDS));
}
