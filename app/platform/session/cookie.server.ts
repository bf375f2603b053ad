/** The browser's one session cookie and the pair of tokens behind it in KV. */
import { DAY, HOUR, SECOND } from "../clock";
import type { Context } from "../context";
import { sha256 } from "../ids";
import type { TokenPair } from "./session.service.server";

const REMEMBERED_SECONDS = (30 * DAY) / SECOND;
const SESSION_SECONDS = (12 * HOUR) / SECOND;

/** `__Host-` needs Secure, which every cookie gets over https as it leaves. */
export const sessionCookieName = (ctx: Pick<Context, "origin">) =>
  ctx.origin.startsWith("https:") ? "__Host-hocam_session" : "hocam_session";

const kvKey = async (cookie: string) => `session:${await sha256(cookie)}`;

function serialize(ctx: Context, value: string, maxAge: number | null): string {
  const life = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${sessionCookieName(ctx)}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`;
}

/** Stores the pair and gives the cookie that leads to it. */
export async function storeTokenPair(ctx: Context, cookie: string, pair: TokenPair, isRemembered: boolean): Promise<string> {
  const { accessToken, refreshToken, sessionId } = pair;
  await ctx.env.KV.put(await kvKey(cookie), JSON.stringify({ accessToken, refreshToken, sessionId, isRemembered }), {
    expirationTtl: isRemembered ? REMEMBERED_SECONDS : SESSION_SECONDS,
  });
  return serialize(ctx, cookie, isRemembered ? REMEMBERED_SECONDS : null);
}

/** The pair behind a cookie; null when there is none (any more). */
export async function loadTokenPair(ctx: Context, cookie: string): Promise<TokenPair | null> {
  return ctx.env.KV.get<TokenPair>(await kvKey(cookie), "json");
}

/** Forgets the pair and gives the cookie that removes the browser's. */
export async function dropTokenPair(ctx: Context, cookie: string | undefined): Promise<string> {
  if (cookie) await ctx.env.KV.delete(await kvKey(cookie));
  return serialize(ctx, "", 0);
}
