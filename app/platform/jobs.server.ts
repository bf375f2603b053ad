/** Scheduled jobs: each run is remembered, and one thing that a job can't do stops neither the others nor the next run. */
import { cronRuns, jobFailures } from "@schema/platform";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY, HOUR } from "./clock";
import type { Context } from "./context";
import { recordError } from "./errors/record.server";
import { withoutParameters } from "./errors/without-parameters";
import type { ScheduleName } from "./schedules";

/** A job finds everything that is due before now; running it twice changes nothing. Returns a note for the panel. */
export type Job = (ctx: Context) => Promise<string>;

export interface ScheduledJob {
  name: string;
  /** Every minute, every five, or once a night. */
  schedule: ScheduleName;
  run: Job;
}

/** Names a job; its type is checked here. */
export const defineJob = (job: ScheduledJob): ScheduledJob => job;

const MAX_NOTE = 300;

/** Runs a job and remembers how it went. It never fails: the jobs behind it are to run as well. */
export async function runJob(ctx: Context, job: string, run: Job): Promise<void> {
  const ranAt = ctx.clock.now();
  let isOk = true;
  let note: string;
  try {
    note = await run(ctx);
  } catch (failed) {
    isOk = false;
    note = withoutParameters(failed).message.slice(0, MAX_NOTE);
    await recordError(ctx, failed, "server", `cron:${job}`);
  }
  const row = { job, ranAt, tookMs: ctx.clock.now() - ranAt, isOk, note };
  try {
    await ctx.db.insert(cronRuns).values(row).onConflictDoUpdate({ target: cronRuns.job, set: row });
  } catch (failed) {
    console.warn("Nobody will know how a job went", job, withoutParameters(failed).message);
  }
}

/** The condition that a job may try a row: it didn't fail, or long enough ago. */
export const isTriable = ({ clock }: Pick<Context, "clock">, job: string, item: SQLiteColumn | SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${jobFailures} WHERE ${jobFailures.job} = ${job} AND ${jobFailures.itemId} = ${item}
    AND ${jobFailures.nextAttemptAt} > ${clock.now()})`;

/** An hour, two, four: at most a week, for as long as it takes. */
const MAX_WAIT = 7 * DAY;

async function remember(ctx: Context, job: string, itemId: string, failed: unknown): Promise<void> {
  const now = ctx.clock.now();
  const errorId = await recordError(ctx, failed, "server", `cron:${job}`);
  await ctx.db
    .insert(jobFailures)
    .values({ job, itemId, attempts: 1, nextAttemptAt: now + HOUR, errorId, updatedAt: now })
    .onConflictDoUpdate({
      target: [jobFailures.job, jobFailures.itemId],
      set: {
        attempts: sql`${jobFailures.attempts} + 1`,
        nextAttemptAt: sql`${now} + min(${HOUR} << min(${jobFailures.attempts}, 10), ${MAX_WAIT})`,
        errorId,
        updatedAt: now,
      },
    });
}

interface EachWork<Item> {
  idOf(item: Item): string;
  /** @returns whether there was anything to do */
  work(item: Item): Promise<boolean>;
  /** So many at the same time; one after the other unless said otherwise. */
  atOnce?: number;
  /** After so many milliseconds none is begun any more: the next run goes on. */
  lasts?: number;
}

/**
 * Does a job's work for each item by itself. One that fails is recorded with an error's id and tried again later; find
 * the items with `isTriable`, so that those that failed don't take the places of others.
 * @returns how many were done, and how many failed
 */
export async function eachByItself<Item>(
  ctx: Context,
  job: string,
  items: readonly Item[],
  { idOf, work, atOnce = 1, lasts = Number.POSITIVE_INFINITY }: EachWork<Item>,
): Promise<{ done: number; failed: number }> {
  let done = 0;
  let failed = 0;
  const until = ctx.clock.now() + lasts;
  const queue = [...items];
  const one = async (item: Item) => {
    try {
      if (await work(item)) done += 1;
      await ctx.db.delete(jobFailures).where(and(eq(jobFailures.job, job), eq(jobFailures.itemId, idOf(item))));
    } catch (thrown) {
      failed += 1;
      await remember(ctx, job, idOf(item), thrown);
    }
  };
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined && ctx.clock.now() < until; item = queue.shift()) await one(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { done, failed };
}

/** The statement that lists what jobs couldn't do and will try again, the next first. */
export const failedItems = ({ db, clock }: Pick<Context, "db" | "clock">, limit: number) =>
  db
    .select({
      job: jobFailures.job,
      attempts: jobFailures.attempts,
      nextAttemptAt: jobFailures.nextAttemptAt,
      errorId: jobFailures.errorId,
    })
    .from(jobFailures)
    .where(gt(jobFailures.updatedAt, clock.now() - 30 * DAY))
    .orderBy(desc(jobFailures.updatedAt))
    .limit(limit);
