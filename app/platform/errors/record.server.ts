/** Remembers failures: counted by kind in D1, reported to Sentry when it is configured. */
import { errorEvents, errorGroups } from "@schema/platform";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Toucan } from "toucan-js";
import type { Context, SignedInContext } from "../context";
import { newId, sha256 } from "../ids";
import { matchPage } from "../pages/match";
import { mayUse } from "../processors.server";
import { ignoredErrors, monitoring } from "./monitoring";
import { type PlainError, withoutParameters } from "./without-parameters";

const MAX_STACK = 8000;

function describe(thrown: unknown): Pick<PlainError, "message" | "stack"> {
  const { message, stack } = withoutParameters(thrown);
  return { message, stack: stack?.slice(0, MAX_STACK) ?? null };
}

/** Numbers and ids differ from one occurrence to the next; the kind of error doesn't. */
const kindOf = (failure: Pick<PlainError, "message" | "stack">, source: string) =>
  `${source}|${failure.message.replace(/[0-9a-f-]{8,}|\d+/gi, "#")}|${failure.stack?.split("\n")[1]?.trim() ?? ""}`;

/** Whom a failure happened to; nobody where being on its page says something about a person. */
const personAt = ({ actor, product }: Context, route: string): string | null =>
  matchPage(product.siteMap, route.replace(/\.data$/, ""))?.row.isConfidential ? null : (actor?.userId ?? null);

/**
 * Stores an error and returns the id under which staff find it. Never throws: a failing error store must not hide
 * the error itself.
 */
export async function recordError(
  ctx: Context,
  thrown: unknown,
  source: "server" | "client",
  route: string,
  comment: string | null = null,
): Promise<string> {
  const now = ctx.clock.now();
  const errorId = newId("error", now);
  const failure = describe(thrown);
  if (source === "client" && ignoredErrors.test(failure.message)) return errorId;
  ctx.waitUntil(reportToSentry(ctx, thrown, source));
  try {
    const fingerprint = (await sha256(kindOf(failure, source))).slice(0, 32);
    await ctx.db.batch([
      ctx.db
        .insert(errorGroups)
        .values({
          fingerprint,
          source,
          route,
          ...failure,
          message: failure.message.slice(0, 1000),
          count: 1,
          firstSeenAt: now,
          lastSeenAt: now,
        })
        .onConflictDoUpdate({
          target: errorGroups.fingerprint,
          set: { count: sql`${errorGroups.count} + 1`, lastSeenAt: now, resolvedAt: null, resolvedBy: null },
        }),
      ctx.db.insert(errorEvents).values({ errorId, fingerprint, route, userId: personAt(ctx, route), comment, createdAt: now }),
    ]);
  } catch (failed) {
    console.warn("The error store failed", withoutParameters(failed).message, "while storing", failure.message);
  }
  return errorId;
}

/** An error that carries nothing but its words: Sentry would follow causes and send every property. */
function asError(thrown: unknown): Error {
  const { name, message, stack } = withoutParameters(thrown);
  return Object.assign(new Error(message), { name, stack: stack ?? undefined });
}

async function reportToSentry(ctx: Context, thrown: unknown, source: string): Promise<void> {
  if (!ctx.env.SENTRY_DSN || source === "client" || !(await mayUse(ctx, "sentry").catch(() => false))) return;
  const sentry = new Toucan({
    dsn: ctx.env.SENTRY_DSN,
    context: { waitUntil: ctx.waitUntil },
    environment: ctx.env.ENVIRONMENT,
    // Cloudflare's id of the version that failed: its source map and the log's lines carry the same.
    release: ctx.env.VERSION?.id || monitoring.release,
  });
  sentry.setTag("request_id", ctx.requestId);
  sentry.captureException(asError(thrown));
}

/** The statement that marks a kind of error as resolved by the actor, or as open again. */
export const resolveErrors = ({ db, clock, actor }: SignedInContext, fingerprint: string, isResolved: boolean) =>
  db
    .update(errorGroups)
    .set(isResolved ? { resolvedAt: clock.now(), resolvedBy: actor.userId } : { resolvedAt: null, resolvedBy: null })
    .where(and(eq(errorGroups.fingerprint, fingerprint), isResolved ? isNull(errorGroups.resolvedAt) : isNotNull(errorGroups.resolvedAt)));
