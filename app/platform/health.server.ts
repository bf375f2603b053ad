/** Whether the site works, as a monitor asks it: its stores answer, messages leave and jobs run when they should. */
import { cronRuns } from "@schema/platform";
import { sql } from "drizzle-orm";
import { MINUTE, SECOND } from "./clock";
import type { Context } from "./context";
import { rawStatement } from "./db.server";
import { isLate } from "./schedules";

/** A store that hasn't answered by then doesn't. */
const PATIENCE = 3 * SECOND;
/** A message that is due is taken within a minute or two. */
const MOST_LAG = 10 * MINUTE;
/** Nothing has to be there: whether the store says so is what counts. */
const PROBE = "health";

export type JobState = "ok" | "late" | "failed";

export interface Health {
  isOk: boolean;
  stores: Record<"database" | "kv" | "images", boolean>;
  /** Null where the database didn't say. */
  queue: { isOk: boolean; lagMs: number } | null;
  jobs: { name: string; state: JobState; ranAt: number | null }[];
}

async function within<Answer>(work: Promise<Answer>): Promise<{ answer: Answer } | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null);
  });
  try {
    return await Promise.race([work.then((answer) => ({ answer })), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** What the database tells: when each job ran, since when the tables stand, and since when a message has been due. */
const readMachinery = ({ db }: Context) =>
  db.batch([
    db.select({ job: cronRuns.job, ranAt: cronRuns.ranAt, isOk: cronRuns.isOk }).from(cronRuns),
    rawStatement<{ since: number; atOnceSince: number | null; dueAt: number | null }>(
      db,
      sql`SELECT (SELECT unixepoch(max(applied_at)) * 1000 FROM d1_migrations) AS since,
        (SELECT created_at FROM outbox INDEXED BY outbox_due WHERE status = 'pending' AND next_attempt_at = 0 ORDER BY key LIMIT 1) AS atOnceSince,
        (SELECT next_attempt_at FROM outbox INDEXED BY outbox_due WHERE status = 'pending' AND next_attempt_at > 0
          ORDER BY next_attempt_at LIMIT 1) AS dueAt`,
    ),
  ]);

/** Asks every part once. A job is late by its own schedule; one that never ran, since the last migration. */
export async function readHealth(ctx: Context): Promise<Health> {
  const now = ctx.clock.now();
  const [machinery, kv, images] = await Promise.all([
    within(readMachinery(ctx)),
    within(ctx.env.KV.get(PROBE)),
    within(ctx.env.BUCKET.head(PROBE)),
  ]);
  const stores = { database: machinery !== null, kv: kv !== null, images: images !== null };
  const [runs, [row]] = machinery?.answer ?? [[], []];
  const lagMs = Math.max(0, now - Math.min(row?.atOnceSince ?? now, row?.dueAt ?? now));
  const queue = row ? { isOk: lagMs <= MOST_LAG, lagMs } : null;
  const jobs = (row ? ctx.product.jobs : []).map(({ name, schedule }) => {
    const run = runs.find(({ job }) => job === name);
    const late = isLate(schedule, run?.ranAt ?? row?.since ?? now, now);
    const state: JobState = late ? "late" : run?.isOk === false ? "failed" : "ok";
    return { name, state, ranAt: run?.ranAt ?? null };
  });
  const isOk = Object.values(stores).every(Boolean) && queue?.isOk === true && jobs.every(({ state }) => state === "ok");
  return { isOk, stores, queue, jobs };
}
