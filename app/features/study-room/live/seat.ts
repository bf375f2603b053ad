/** What a live room keeps of a socket, in its attachment: it outlives the room's sleep. */
import { FRAMES } from "./live.limits";
import type { Present } from "./protocol";

/** How many there were since a moment. */
type Count = [count: number, since: number];

export interface Seat extends Present {
  /** The session by which it was opened. */
  sessionId: string;
  /** When it was opened. */
  since: number;
  /** When it last said anything besides its beat. */
  seenAt: number;
  frames: Count;
}

export const seatOf = (socket: WebSocket): Seat => socket.deserializeAttachment() as Seat;

function counted(
  [count, since]: Count,
  now: number,
  { max, windowMs }: { max: number; windowMs: number },
): { isAllowed: boolean; next: Count } {
  const next: Count = now - since >= windowMs ? [1, now] : [count + 1, since];
  return { isAllowed: next[0] <= max, next };
}

/** Counts a frame of a socket. @returns whether it may be answered */
export function takeFrame(socket: WebSocket, now: number): boolean {
  const seat = seatOf(socket);
  const { isAllowed, next } = counted(seat.frames, now, FRAMES);
  socket.serializeAttachment({ ...seat, seenAt: now, frames: next });
  return isAllowed;
}
