/** What a live room keeps of a socket, in its attachment: it outlives the room's sleep. */

import type { Visitor } from "./handed";
import { FRAMES } from "./live.limits";

/** How many there were since a moment. */
export type Count = [count: number, since: number];

export interface Seat extends Visitor {
  /** When it was opened. */
  since: number;
  /** It hasn't said hello yet, and knows of nobody. */
  isUnwelcomed?: boolean;
  /** When it last said anything besides its beat. */
  seenAt: number;
  frames: Count;
}

export const seatOf = (socket: WebSocket): Seat => socket.deserializeAttachment() as Seat;

/** Whether a socket is that of a tab; one that names none is no other's. */
export const isOfTab = (socket: WebSocket, tab: string | undefined): boolean => tab !== undefined && seatOf(socket).tab === tab;

/** Counts one more. @returns whether it is allowed, and the count as it is then */
export function counted(
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

/** Remembers that a socket was told all: from now on it is told what changes. */
export const welcomed = (socket: WebSocket): void => socket.serializeAttachment({ ...seatOf(socket), isUnwelcomed: false });
