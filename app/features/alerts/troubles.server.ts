/** What is wrong with the machinery now: what the health page says, and what monitors can't see from outside. */

import { DAY, HOUR, MINUTE } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { readHealth } from "~/platform/health.server";
import { readSettings } from "~/platform/settings.server";
import { countTroubles, runningOut } from "./alerts.repository.server";
import type { Trouble, TroubleKind } from "./trouble";

const MEGABYTE = 1_000_000;

/** How large the database says it is, in megabytes. */
async function databaseSize({ env }: Context): Promise<number> {
  const { meta } = await env.DB.prepare("SELECT 1").run();
  return Math.floor((meta.size_after ?? 0) / MEGABYTE);
}

/** Everything that is wrong. Three round trips beside those of the health page. */
export async function readTroubles(ctx: Context): Promise<Trouble[]> {
  const now = ctx.clock.now();
  const [{ stores, queue, jobs }, { alertErrors, alertDatabaseSize }, size, counts, deadlines] = await Promise.all([
    readHealth(ctx),
    readSettings(ctx),
    databaseSize(ctx),
    countTroubles(ctx, { hourAgo: now - HOUR, dayAgo: now - DAY }),
    runningOut(ctx),
  ]);
  const one = (kind: TroubleKind, number: number, isTrouble = number > 0): Trouble[] => (isTrouble ? [{ kind, subject: "", number }] : []);
  return [
    ...Object.entries(stores).flatMap(([name, isOk]) => (isOk ? [] : { kind: "store" as const, subject: name, number: 0 })),
    ...one("queue", Math.floor((queue?.lagMs ?? 0) / MINUTE), queue?.isOk === false),
    ...jobs.flatMap(({ name, state }) => (state === "ok" ? [] : { kind: state, subject: name, number: 0 })),
    ...one("dead", counts.dead),
    ...one("messages", counts.messages),
    ...one("mail", counts.mail),
    ...one("errors", counts.errors, counts.errors >= alertErrors),
    ...one("payments", counts.payments),
    ...one("database", size, size >= alertDatabaseSize),
    ...deadlines.map(({ kind, subject }) => ({ kind, subject, number: 0 })),
  ];
}
