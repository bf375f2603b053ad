/** The link in a notification's email that ends such emails without signing in (RFC 8058). */
import { sign, verify } from "hono/jwt";
import type { Context } from "../../platform/context";
import { secretOf } from "../../platform/session/tokens.server";

/** The page of the link; the endpoint that email programs send to is the same below `/api/v1`. */
export const UNSUBSCRIBE = "/notifications/unsubscribe";

interface Unsubscribed {
  userId: string;
  /** Of what kind there are no more emails. */
  kind: string;
}

/** The address of the page that ends a kind of email to somebody. It lasts as long as the site's secret. */
export async function unsubscribeLink({ env, origin }: Pick<Context, "env" | "origin">, { userId, kind }: Unsubscribed): Promise<string> {
  const token = await sign({ sub: userId, kind, aud: "unsubscribe" }, secretOf(env), "HS256");
  return `${origin}${UNSUBSCRIBE}?token=${token}`;
}

/** Whom a link is for; null when it isn't genuine. */
export async function readUnsubscribe({ env }: Pick<Context, "env">, token: string): Promise<Unsubscribed | null> {
  try {
    const { sub, kind, aud } = await verify(token, secretOf(env), { alg: "HS256" });
    return aud === "unsubscribe" && typeof sub === "string" && typeof kind === "string" ? { userId: sub, kind } : null;
  } catch {
    return null;
  }
}
