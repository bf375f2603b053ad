/** Gives an unexpected failure a sentence of its own, where the product has one. */
import type { Context } from "../context";
import { type DomainError, isDomainError } from "./define";
import { recordError } from "./record.server";
import { ifPassing } from "./unavailable";

/**
 * Runs work whose refusals speak for themselves; anything else that it throws is recorded, and said in one sentence.
 * @param route where the record says that it happened
 * @throws the refusal, else `failure`; that it passes, where it does
 */
export async function orFail<T>(ctx: Context, route: string, failure: () => DomainError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (isDomainError(thrown)) throw thrown;
    await recordError(ctx, thrown, "server", route);
    throw ifPassing(ctx, thrown) ?? failure();
  }
}
