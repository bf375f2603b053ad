/** A deployment that can't work says so: without its secret, its bindings or its tables nobody is answered as if all were well. */
import journal from "../../../migrations/meta/_journal.json";
import { platformErrors } from "../errors/errors";
import { logLine } from "../errors/log.server";
import { withoutParameters } from "../errors/without-parameters";
import { detectLocale } from "../i18n/i18n.server";
import { domainErrorResponse, messageKey, type Translate } from "./answer.server";

const migrations = journal.entries.map(({ tag }) => `${tag}.sql`);

/** As `session/tokens.server.ts` wants it. */
const LEAST_SECRET = 32;
const BINDINGS = ["DB", "KV", "BUCKET", "JOBS", "IMAGE_JOBS"] as const;
const RETRY_AFTER = 60;

/** Databases that were complete when they were last asked: migrations only add, so each is asked until it is, and then no more. */
const complete = new WeakSet<D1Database>();

/** Surroundings that lacked nothing: they are the same for all requests of an isolate. */
const whole = new WeakSet<Env>();

function lackingSettings(env: Env): string[] {
  if (whole.has(env)) return [];
  const bindings = BINDINGS.filter((name) => !env[name]);
  const lacking = (env.AUTH_SECRET ?? "").length < LEAST_SECRET ? ["AUTH_SECRET", ...bindings] : bindings;
  if (lacking.length === 0) whole.add(env);
  return lacking;
}

/** What isn't applied. A database that doesn't answer at all says nothing of it: its pages say themselves what broke. */
async function lackingMigrations(db: D1Database): Promise<string[]> {
  if (complete.has(db)) return [];
  try {
    const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    const lacking = migrations.filter((name) => !results.some((row) => row.name === name));
    if (lacking.length === 0) complete.add(db);
    return lacking;
  } catch (failed) {
    return /no such table/.test(withoutParameters(failed).message) ? migrations : [];
  }
}

/** Names what this deployment can't work without and hasn't got. */
async function lackingIn(env: Env): Promise<string[]> {
  const settings = lackingSettings(env);
  return settings.length > 0 ? settings : lackingMigrations(env.DB);
}

/** The one page of a site that isn't ready: no script, no style sheet, nothing that could be missing too. */
const pageOf = (locale: string, title: string, text: string) => `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="max-width:36rem;margin:0 auto;padding:3rem 1rem;font:1rem/1.5 system-ui,sans-serif">
<h1 style="font-size:1.5rem">${title}</h1>
<p>${text}</p>
</body>
</html>
`;

const HEADERS = {
  "Retry-After": String(RETRY_AFTER),
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** The answer of a deployment that can't work, whose log says why; null when it can. */
export async function refusedUnready(request: Request, env: Env, translate: (locale: "en" | "tr") => Translate): Promise<Response | null> {
  const lacking = await lackingIn(env);
  if (lacking.length === 0) return null;
  logLine("deployment lacks", { lacking, version: env.VERSION?.id ?? null });
  const locale = await detectLocale(request);
  const t = translate(locale);
  const refusal = platformErrors.notReady();
  if (new URL(request.url).pathname.startsWith("/api/")) {
    const answer = domainErrorResponse(refusal, t);
    for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
    return answer;
  }
  const headers = { ...HEADERS, "Content-Type": "text/html; charset=utf-8" };
  return new Response(pageOf(locale, t("kit:errors.notReadyTitle"), t(messageKey(refusal.code))), { status: refusal.status, headers });
}
