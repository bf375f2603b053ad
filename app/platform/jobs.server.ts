/** Runs a scheduled job and remembers how it went. */
import { cronRuns } from "@schema/platform";
import type { Context } from "./context";
import { recordError } from "./errors/record.server";

/** A job finds everything that is due before now; running it twice changes nothing. Returns a note for the panel. */
export type Job = (ctx: Context) => Promise<string>;

export async function runJob(ctx: Context, job: string, run: Job): Promise<void> {
  const ranAt = ctx.clock.now();
  let isOk = true;
  let note: string;
  try {
    note = await run(ctx);
  } catch (failed) {
    isOk = false;
    note = String(failed).slice(0, 300);
    await recordError(ctx, failed, "server", `cron:${job}`);
  }
  const row = { job, ranAt, tookMs: ctx.clock.now() - ranAt, isOk, note };
  await ctx.db.insert(cronRuns).values(row).onConflictDoUpdate({ target: cronRuns.job, set: row });
}
