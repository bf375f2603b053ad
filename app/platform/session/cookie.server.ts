/** The browser's one session cookie and the pair of tokens behind it in KV. */
import { MINUTE, SECOND } from "../clock";
import type { Context } from "../context";
import { sha256 } from "../ids";
import { putInKv } from "../kv-put.server";
import type { TokenPair } from "./session.service.server";

/** KV keeps nothing for less. */
const SHORTEST = MINUTE / SECOND;

export type StoredPair = Omit<TokenPair, "expiresAt">;

/** `__Host-` needs Secure, which every cookie gets over https as it leaves. */
export const sessionCookieName = (ctx: Pick<Context, "origin">) =>
  ctx.origin.startsWith("https:") ? "__Host-hocam_session" : "hocam_session";

const kvKey = async (cookie: string) => `session:${await sha256(cookie)}`;

function serialize(ctx: Context, value: string, maxAge: number | null): string {
  const life = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${sessionCookieName(ctx)}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`;
}

/** Stores the pair for as long as its session lasts, and gives the cookie that leads to it. */
export async function storeTokenPair(ctx: Context, cookie: string, pair: TokenPair, isRemembered: boolean): Promise<string> {
  const { accessToken, refreshToken, sessionId, expiresAt } = pair;
  const seconds = Math.max(SHORTEST, Math.ceil((expiresAt - ctx.clock.now()) / SECOND));
  const text = JSON.stringify({ accessToken, refreshToken, sessionId, isRemembered });
  await putInKv(ctx.env, await kvKey(cookie), text, { expirationTtl: seconds });
  return serialize(ctx, cookie, isRemembered ? seconds : null);
}

/** The pair behind a cookie; null when there is none (any more). */
export async function loadTokenPair(ctx: Context, cookie: string): Promise<StoredPair | null> {
  return ctx.env.KV.get<StoredPair>(await kvKey(cookie), "json");
}

/**
 * Forgets the pair and gives the cookie that removes the browser's. KV refuses a second write of a key within a second: then the
 * pair stays until it is over, and leads to a session that ended.
 */
export async function dropTokenPair(ctx: Context, cookie: string | undefined): Promise<string> {
  if (cookie) await ctx.env.KV.delete(await kvKey(cookie)).catch(() => undefined);
  return serialize(ctx, "", 0);
}
