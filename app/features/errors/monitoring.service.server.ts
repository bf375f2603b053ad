/** Trying whether failures are noticed: one that is brought about, and how they are reported to Sentry. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { ignoredWords, monitoring } from "~/platform/errors/monitoring";
import { recordError } from "~/platform/errors/record.server";

/** How failures are reported, and whether they reach Sentry. */
export function readMonitoring(ctx: AdminContext) {
  const { SENTRY_DSN, ENVIRONMENT } = requireAdmin(ctx).env;
  return { isConfigured: Boolean(SENTRY_DSN), serverEnvironment: ENVIRONMENT, ignoredWords, ...monitoring };
}

/** Fails, and remembers it like any failure of the server. @returns the id by which it is found */
export async function breakOnPurpose(ctx: AdminContext): Promise<string> {
  requireAdmin(ctx);
  try {
    throw new Error("Deliberate failure on the server");
  } catch (thrown) {
    return recordError(ctx, thrown, "server", "/admin/sentry-test");
  }
}
