/** A focus timer that a room shares: when it began and how long its phases are. Nobody counts; everybody computes the same second. */

export interface Timer {
  /** UTC milliseconds of the room's clock. */
  startedAt: number;
  /** Minutes. */
  focus: number;
  rest: number;
  /** Who started it. */
  name: string;
}

export interface Phase {
  kind: "focus" | "rest";
  /** The first focus is 1. */
  round: number;
  /** UTC milliseconds of the room's clock. */
  endsAt: number;
  /** Seconds left, the running one included. */
  secondsLeft: number;
}

const MINUTE = 60_000;

/** What a timer shows at a moment of the room's clock. */
export function phaseAt({ startedAt, focus, rest }: Timer, now: number): Phase {
  const [focusMs, cycle] = [focus * MINUTE, (focus + rest) * MINUTE];
  const elapsed = Math.max(0, now - startedAt);
  const round = Math.floor(elapsed / cycle);
  const cycleAt = startedAt + round * cycle;
  const isFocus = elapsed - round * cycle < focusMs;
  const endsAt = isFocus ? cycleAt + focusMs : cycleAt + cycle;
  return { kind: isFocus ? "focus" : "rest", round: round + 1, endsAt, secondsLeft: Math.ceil((endsAt - Math.max(now, startedAt)) / 1000) };
}

/** What a browser knows of the room's clock: what it showed at a reading of a clock that nobody sets (`performance.now()`). */
export interface RoomClock {
  now: number;
  at: number;
}

/**
 * The room's clock from a question and its answer: it was read half way between the two.
 * @param sent @param received readings of the browser's own clock
 */
export const roomClock = (now: number, sent: number, received: number): RoomClock => ({ now, at: (sent + received) / 2 });

/** What the room's clock shows at a reading of the browser's own. */
export const roomTime = (clock: RoomClock, reading: number): number => clock.now + (reading - clock.at);
