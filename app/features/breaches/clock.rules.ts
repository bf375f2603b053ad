/** The clock of a breach: 72 hours from when the operator knew (KVKK Board decision 2019/10, GDPR art. 33). */
import { HOUR } from "~/platform/clock";
import { warningOf } from "~/platform/deadline";

export const TOLD_WITHIN = 72 * HOUR;

/** Until when the Board has to be told, and from when on admins are warned. */
export function dueOf(knownAt: number): { dueAt: number; warnAt: number } {
  const dueAt = knownAt + TOLD_WITHIN;
  return { dueAt, warnAt: warningOf(knownAt, dueAt) };
}

interface Timed {
  board: string;
  boardToldAt: number | null;
  dueAt: number;
}

/** Whether the clock stopped: the Board was told, or it is written why it isn't. */
export const isStopped = ({ board, boardToldAt }: Pick<Timed, "board" | "boardToldAt">): boolean =>
  boardToldAt !== null || board === "keep";

/** How the clock stands at a moment. */
export function clockOf(breach: Timed, now: number): "running" | "overdue" | "inTime" | "late" | "kept" {
  if (breach.boardToldAt !== null) return breach.boardToldAt > breach.dueAt ? "late" : "inTime";
  if (isStopped(breach)) return "kept";
  return breach.dueAt <= now ? "overdue" : "running";
}
