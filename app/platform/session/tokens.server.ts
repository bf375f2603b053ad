/** Access tokens: signed, short-lived, naming a session; whether the session still holds is asked of D1. */
import { sign, verify } from "hono/jwt";
import { MINUTE, SECOND } from "../clock";
import type { Context } from "../context";

export const ACCESS_TOKEN_LIFE = 15 * MINUTE;

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

const HMAC = { name: "HMAC", hash: "SHA-256" };
type Claims = Awaited<ReturnType<typeof verify>>;

interface Signing {
  key: CryptoKey;
  /** What genuine tokens say: a signature that was right stays right. Whether a token is over is asked each time. */
  genuine: Map<string, Claims>;
}

const MOST_GENUINE = 500;

/** By secret; importing a key for each request took longer than checking a token with it. */
const signings = new Map<string, Signing>();

/** The secret that the site signs with. @throws when it isn't set */
export function secretOf(env: Env): string {
  if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32) throw new Error("AUTH_SECRET must have at least 32 characters");
  return env.AUTH_SECRET;
}

/** A key of the site's secret for one purpose alone: what it signs is nothing anywhere else. @throws when the secret isn't set */
export const signingKeyFor = (env: Env, purpose: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(`${purpose} ${secretOf(env)}`), HMAC, false, ["sign", "verify"]);

async function signingOf(env: Env): Promise<Signing> {
  const secret = secretOf(env);
  const known = signings.get(secret);
  if (known) return known;
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), HMAC, false, ["sign", "verify"]);
  const signing: Signing = { key, genuine: new Map() };
  signings.set(secret, signing);
  return signing;
}

/** What a token says. @throws when it isn't genuine */
async function claimsOf(env: Env, token: string): Promise<Claims> {
  const { key, genuine } = await signingOf(env);
  const known = genuine.get(token);
  if (known) return known;
  const claims = await verify(token, key, { alg: "HS256", exp: false });
  if (genuine.size >= MOST_GENUINE) genuine.clear();
  genuine.set(token, claims);
  return claims;
}

/** Signs an access token for a session. */
export async function issueAccessToken(ctx: Pick<Context, "env" | "clock">, { userId, sessionId }: AccessClaims): Promise<string> {
  const exp = Math.floor((ctx.clock.now() + ACCESS_TOKEN_LIFE) / SECOND);
  return sign({ sub: userId, sid: sessionId, exp }, (await signingOf(ctx.env)).key, "HS256");
}

/** The claims of a token that is genuine and not over, else null. */
export async function readAccessToken(ctx: Pick<Context, "env" | "clock">, token: string): Promise<AccessClaims | null> {
  try {
    const claims = await claimsOf(ctx.env, token);
    if (typeof claims.exp !== "number" || claims.exp * SECOND <= ctx.clock.now()) return null;
    if (typeof claims.sub !== "string" || typeof claims.sid !== "string") return null;
    return { userId: claims.sub, sessionId: claims.sid };
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message.startsWith("AUTH_SECRET")) throw thrown;
    return null;
  }
}
