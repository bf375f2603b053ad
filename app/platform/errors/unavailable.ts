/** What is said when a store failed in a way that passes. */
import type { Context } from "../context";
import type { DomainError } from "./define";
import { platformErrors } from "./errors";
import { isPassing } from "./passing";

/** D1 is back within seconds, as a rule. */
const SECONDS = 5;

/** The refusal in place of a failure that passes, which the answer's `Retry-After` belongs to; null for any other failure. */
export function ifPassing(ctx: Context, failed: unknown): DomainError | null {
  if (!isPassing(failed)) return null;
  ctx.retryAfter = SECONDS;
  return platformErrors.unavailable();
}
