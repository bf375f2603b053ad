/** What staff see of rooms, and taking one down. */
import { review } from "~/engines/review/review.server";
import { requireStaff } from "~/platform/access/roles";
import type { StaffContext } from "~/platform/context";
import { tellSoon } from "./live.service.server";
import { reviewableRooms } from "./reportable.repository.server";
import * as repository from "./study-room.repository.server";
import { stateOf } from "./study-room.rules";

/** All rooms, the latest first. */
export async function readAllRooms(ctx: StaffContext, filters: { before?: number; size: number }) {
  requireStaff(ctx);
  const rows = await repository.listAll(ctx, filters);
  const shown = rows.slice(0, filters.size);
  const now = ctx.clock.now();
  const nextBefore = rows.length > filters.size ? shown.at(-1)?.key : undefined;
  return { rooms: shown.map((room) => ({ ...room, state: stateOf(room, now), isOwn: room.hostId === ctx.actor.userId })), nextBefore };
}

/** Who hosts and joins rooms. */
export async function readRoomPeople(ctx: StaffContext, filters: { after?: string; size: number }) {
  requireStaff(ctx);
  const rows = await repository.listPeople(ctx, filters);
  const people = rows.slice(0, filters.size);
  return { people, nextAfter: rows.length > filters.size ? people.at(-1)?.userId : undefined };
}

/** Takes a room down with its live room; its host is told why. @throws nothingToReview when it is one's own, or isn't there */
export async function takeRoomDown(ctx: StaffContext, roomId: string, reason: string): Promise<void> {
  requireStaff(ctx);
  await review(ctx, reviewableRooms, { ids: [roomId], decision: "reject", reason });
  tellSoon(ctx, roomId);
}

/** Lets a room be seen again. @throws nothingToReview when it wasn't taken down */
export async function bringRoomBack(ctx: StaffContext, roomId: string): Promise<void> {
  requireStaff(ctx);
  await review(ctx, reviewableRooms, { ids: [roomId], decision: "approve" });
  tellSoon(ctx, roomId);
}
