/** The one place that asks what time it is, so that tests can answer. */
export interface Clock {
  /** UTC milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
