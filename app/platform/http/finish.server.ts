/** What every response leaves with: cookies, security headers, and in development its cost. */
import { answerPage, enforcers, permissions } from "../access/enforcers.server";
import { analytics } from "../analytics";
import type { PageRow } from "../pages/page";
import { BOOKMARK_COOKIE, type RequestScope } from "./scope.server";

/** For answers that are no documents: nothing in them may ever run or be framed. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const SAFE = new Set(["GET", "HEAD"]);

/** What is unavailable is worth another try after so long, in seconds. */
const RETRY_AFTER = 600;

/**
 * The content security policy: nothing inline without the nonce, nothing from elsewhere but what is configured.
 * Which of Google's hosts a map needs, and why no more: docs/decisions/012. Google's tag comes by the nonce: docs/decisions/052.
 * Style attributes are allowed, because charts and progress bars are drawn with them.
 */
export function contentSecurityPolicy(
  nonce: string,
  env: Pick<Env, "SENTRY_DSN" | "ENVIRONMENT">,
  { allowsMaps, allowsAnalytics, paysAt }: { allowsMaps: boolean; allowsAnalytics: boolean; paysAt: string | null },
): string {
  const map = (sources: string) => (allowsMaps ? ` ${sources}` : "");
  const tag = allowsAnalytics ? ` ${analytics.hosts}` : "";
  const sentry = env.SENTRY_DSN ? ` ${new URL(env.SENTRY_DSN).origin}` : "";
  // Browsers hold a form to this also where its answer leads to: the page to pay on.
  const payments = paysAt ? ` ${paysAt}` : "";
  const hotReload = env.ENVIRONMENT === "development" ? " ws:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${map("https://maps.googleapis.com https://maps.gstatic.com")}`,
    `style-src 'self' 'unsafe-inline'${map("https://fonts.googleapis.com")}`,
    `img-src 'self' data: blob:${tag}${map("https://*.googleapis.com https://*.gstatic.com")}`,
    `font-src 'self'${map("https://fonts.gstatic.com")}`,
    `connect-src 'self'${sentry}${tag}${hotReload}${map("https://*.googleapis.com https://*.gstatic.com")}`,
    ...(allowsMaps ? ["worker-src 'self' blob:"] : []),
    "frame-ancestors 'none'",
    `form-action 'self'${payments}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * Copies the response with the scope's headers on it, and with those that its page's row promises.
 */
export function finish(response: Response, scope: RequestScope, request: Request, row?: PageRow): Response {
  const { ctx, cookies } = scope;
  const copy = new Response(response.body, response);
  const { headers } = copy;
  if (row) answerPage(row, headers);
  const isHttps = ctx.origin.startsWith("https:");
  const isDocument = headers.get("content-type")?.startsWith("text/html");
  const allowsMaps = row !== undefined && enforcers.hasMap.allowsMaps(row, ctx.env);
  const allowsAnalytics = Boolean(ctx.env.ANALYTICS_ID) && !row?.isConfidential;
  const paysAt = row ? enforcers.leadsToPayment.paysAt(row, ctx.env) : null;
  headers.set(
    "Content-Security-Policy",
    isDocument ? contentSecurityPolicy(scope.nonce, ctx.env, { allowsMaps, allowsAnalytics, paysAt }) : NOTHING_ALLOWED,
  );
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Permissions-Policy")) headers.set("Permissions-Policy", permissions(""));
  headers.set("X-Request-Id", ctx.requestId);
  if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", String(ctx.retryAfter ?? RETRY_AFTER));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (!headers.get("Cache-Control")?.startsWith("public")) headers.append("Vary", "Cookie, Accept-Language");
  const bookmark = SAFE.has(request.method) ? null : scope.bookmark();
  if (bookmark) cookies.push(`${BOOKMARK_COOKIE}=${bookmark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`);
  for (const cookie of cookies) headers.append("Set-Cookie", isHttps ? `${cookie}; Secure` : cookie);
  if (ctx.env.METERING === "on")
    headers.set("Server-Timing", `d1;desc="round trips ${ctx.meter.roundTrips}, rows read ${ctx.meter.rowsRead}"`);
  return copy;
}
