/** A deployment that can't work says so: without its secret, its bindings or its tables nobody is answered as if all were well. */
import journal from "../../../migrations/meta/_journal.json";
import { platformErrors } from "../errors/errors";
import { logLine } from "../errors/log.server";
import { withoutParameters } from "../errors/without-parameters";
import { detectLocale } from "../i18n/i18n.server";
import type { Translate } from "./answer.server";
import { bareAnswer } from "./bare-answer";

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

/** The answer of a deployment that can't work, whose log says why; null when it can. */
export async function refusedUnready(request: Request, env: Env, translate: (locale: "en" | "tr") => Translate): Promise<Response | null> {
  const lacking = await lackingIn(env);
  if (lacking.length === 0) return null;
  logLine("deployment lacks", { lacking, version: env.VERSION?.id ?? null });
  const locale = await detectLocale(request);
  return bareAnswer(request, {
    refusal: platformErrors.notReady(),
    title: "kit:errors.notReadyTitle",
    seconds: RETRY_AFTER,
    locale,
    t: translate(locale),
  });
}
