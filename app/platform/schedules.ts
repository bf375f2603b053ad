/** When the clock sets jobs off. `wrangler.toml` names the same expressions: a test compares them. */
import { DAY, HOUR, MINUTE } from "./clock";

interface Schedule {
  /** As `wrangler.toml` has it, in UTC. */
  cron: string;
  /** How long from one run to the next. */
  every: number;
  /** How long after midnight it begins. */
  from: number;
}

export const schedules = {
  minutely: { cron: "* * * * *", every: MINUTE, from: 0 },
  frequent: { cron: "*/5 * * * *", every: 5 * MINUTE, from: 0 },
  daily: { cron: "0 1 * * *", every: DAY, from: HOUR },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;

/** The expressions that are due in the minute of a moment. */
export function cronsDue(now: number): string[] {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  return Object.values(schedules).flatMap(({ cron, every, from }) => ((minute - from) % every === 0 ? [cron] : []));
}

/** A job is late when it hasn't run for two of its intervals: one run may be under way, or a minute off. */
export const isLate = (schedule: ScheduleName, ranAt: number, now: number): boolean => now - ranAt > 2 * schedules[schedule].every;
