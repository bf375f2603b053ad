/** Joining a room, leaving it, handing it over, and showing somebody out. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { tellSoon } from "./live.service.server";
import * as repository from "./members.repository.server";
import { studyRoomErrors } from "./study-room.errors";

/** Joins a room; who is in it already stays. @throws notFound, wasRemoved, isOver, otherDepartment, isFull */
export async function joinRoom(ctx: SignedInContext, roomId: string): Promise<void> {
  requireSignedIn(ctx);
  const answer = await repository.insertMember(ctx, roomId);
  if (!answer?.isThere) throw studyRoomErrors.notFound();
  if (answer.membership === "member") return tellSoon(ctx, roomId);
  if (answer.membership === "removed") throw studyRoomErrors.wasRemoved();
  if (answer.isOver) throw studyRoomErrors.isOver();
  // Who isn't of its department isn't told that there is such a room.
  if (answer.isOthers) throw studyRoomErrors.notFound();
  throw studyRoomErrors.isFull();
}

/** Leaves a room; its host names the next one. @throws hostStays, notAMember */
export async function leaveRoom(ctx: SignedInContext, roomId: string, nextHost?: string): Promise<void> {
  requireSignedIn(ctx);
  const outcome = await repository.leaveRoom(ctx, roomId, nextHost);
  if (outcome === "host-stays") throw studyRoomErrors.hostStays({ field: "next_host" });
  if (outcome === "not-a-member") throw studyRoomErrors.notAMember();
  tellSoon(ctx, roomId);
}

/** Makes another member the host. @throws noSuchMember when the room isn't the actor's, or the other isn't in it */
export async function handOverRoom(ctx: SignedInContext, roomId: string, userId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.handOver(ctx, roomId, userId))) throw studyRoomErrors.noSuchMember();
  tellSoon(ctx, roomId);
}

/** Shows somebody out for good. @throws noSuchMember when the room isn't the actor's, or the other isn't in it */
export async function removeFromRoom(ctx: SignedInContext, roomId: string, userId: string): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.removeMember(ctx, roomId, userId))) throw studyRoomErrors.noSuchMember();
  tellSoon(ctx, roomId);
}
