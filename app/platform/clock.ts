/** The one place that asks what time it is, so that tests can answer. */
export interface Clock {
  /** UTC milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The header by which a local site is told how far its clock is ahead (negative: behind), in milliseconds. */
export const CLOCK_HEADER = "x-clock-ahead";

/** The clock of one request: the system's, which in development a header sets ahead or behind, so that a wait can be tried. */
export function clockOf(headers: Headers, { ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): Clock {
  const ahead = ENVIRONMENT === "development" ? Number(headers.get(CLOCK_HEADER) ?? 0) : 0;
  return ahead ? { now: () => Date.now() + ahead } : systemClock;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long something lasts whose end nobody said; the database's triggers say the same. Milliseconds. */
export const ASSUMED_LENGTH = 2 * HOUR;
