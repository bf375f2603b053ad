/** When a room is open, by the university's clocks. Moments are UTC milliseconds. */
import { clockTime, dayAfter, momentOf } from "~/platform/time";
import { AHEAD, CHAT_KEPT, LATE_START, LONGEST, OPENS_BEFORE } from "./study-room.limits";

/** The moments of a form's day and times: what ends at or before its start ends on the next day. */
export function timesOf({ day, starts, ends }: { day: string; starts: number; ends: number }): { startsAt: number; endsAt: number } {
  return { startsAt: momentOf(day, clockTime(starts)), endsAt: momentOf(ends <= starts ? dayAfter(day, 1) : day, clockTime(ends)) };
}

/** What is wrong with the times of a room, as the name of its error; null when nothing is. */
export function wrongTimes({ startsAt, endsAt }: { startsAt: number; endsAt: number }, now: number) {
  if (startsAt < now - LATE_START || endsAt <= now) return "inThePast";
  if (startsAt > now + AHEAD) return "tooFarAhead";
  return endsAt - startsAt > LONGEST ? "tooLong" : null;
}

/** What of a room says when it is open. */
export interface RoomTimes {
  startsAt: number;
  endsAt: number;
  closedAt: number | null;
  status: string;
  reviewedAt: number | null;
}

/** When the live room opens, closes, and forgets what was said. */
export function liveTimes({ startsAt, endsAt, closedAt, status, reviewedAt }: RoomTimes) {
  const takenDown = status === "approved" ? null : (reviewedAt ?? startsAt);
  const closesAt = Math.min(endsAt, closedAt ?? endsAt, takenDown ?? endsAt);
  return { opensAt: startsAt - OPENS_BEFORE, closesAt, forgetsAt: closesAt + CHAT_KEPT };
}

export type RoomState = "planned" | "open" | "over" | "cancelled" | "taken-down";

/** How a room stands now. */
export function stateOf(room: RoomTimes, now: number): RoomState {
  if (room.status !== "approved") return "taken-down";
  if (room.closedAt !== null && room.closedAt < room.startsAt) return "cancelled";
  const { opensAt, closesAt } = liveTimes(room);
  if (now >= closesAt) return "over";
  return now >= opensAt ? "open" : "planned";
}
