/** Carries a short message over a redirect: a cookie that holds a key of our own words, never text. */
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Context } from "../context";
import type { Translate } from "../http/answer.server";
import { parseCookies } from "../preferences";

const COOKIE = "toast";
const ATTRIBUTES = "Path=/; SameSite=Lax; HttpOnly";
const LEVELS = ["success", "info", "error"] as const;

type Level = (typeof LEVELS)[number];

/** What the page shows: `id` differs each time, so that the same words can be said twice. */
export interface Flash {
  id: string;
  text: string;
  level: Level;
}

/**
 * Redirects, and lets the next page say so.
 * @param key of our words, with its namespace: `courses:toasts.added`
 */
export function redirectWithToast(context: Pick<AppLoadContext, "cookies">, to: string, key: string, level: Level = "success"): Response {
  context.cookies.push(`${COOKIE}=${level}.${encodeURIComponent(key)}; Max-Age=60; ${ATTRIBUTES}`);
  return redirect(to, 303);
}

/** Takes the message that a redirect left, once. A key that isn't ours says nothing. */
export function takeToast(request: Request, context: Pick<AppLoadContext, "cookies" | "ctx">): Flash | null {
  const stored = parseCookies(request.headers.get("cookie"))[COOKIE];
  if (!stored) return null;
  context.cookies.push(`${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
  return readToast(stored, context.ctx);
}

function readToast(stored: string, { locale, product, requestId }: Context): Flash | null {
  const match = /^(\w+)\.([\w-]+%3A[\w.-]+)$/.exec(stored);
  const level = LEVELS.find((each) => each === match?.[1]);
  const key = decodeURIComponent(match?.[2] ?? "");
  const { t, exists } = product.translators[locale];
  if (!level || !exists(key)) return null;
  const text: unknown = (t as unknown as Translate)(key);
  return typeof text === "string" ? { id: requestId, text, level } : null;
}
