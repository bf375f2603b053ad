/** The way into a live room, and what a live room is told of what changes in the database. */
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { recordError } from "~/platform/errors/record.server";
import { isFromHere } from "~/platform/http/origin";
import { anonymousId } from "~/platform/ids";
import { entryRequest } from "./live/handed";
import type { SaidMessage } from "./live/protocol";
import type { StudyRoomObject } from "./live/room.object";
import * as repository from "./live.repository.server";
import { studyRoomErrors } from "./study-room.errors";
import { findRoom } from "./study-room.repository.server";
import { stateOf } from "./study-room.rules";

type Live = Pick<Context, "db" | "clock" | "env">;

/** The live room of a room. Ask only for rooms that the database has: a name alone makes an object. @throws notLive where none can run */
function liveRoom({ env }: Pick<Context, "env">, roomId: string): DurableObjectStub<StudyRoomObject> {
  if (!env.STUDY_ROOMS) throw studyRoomErrors.notLive();
  const rooms = env.STUDY_ROOMS as unknown as DurableObjectNamespace<StudyRoomObject>;
  return rooms.get(rooms.idFromName(roomId));
}

/**
 * Opens a member's socket to the live room, in place of the one that the same tab has there.
 * @throws needsWebSocket, otherOrigin, notFound, notAMember, notOpenYet, isOver, notLive
 */
export async function enterLive(ctx: SignedInContext, request: Request, roomId: string, tab?: string): Promise<Response> {
  requireSignedIn(ctx);
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") throw studyRoomErrors.needsWebSocket();
  if (!isFromHere(request, ctx.origin)) throw studyRoomErrors.otherOrigin();
  const found = await repository.findFacts(ctx, roomId);
  if (!found) throw studyRoomErrors.notFound();
  const { facts, opensAt, isOpened } = found;
  const { userId, name, userName, sessionId } = ctx.actor;
  if (!facts.memberIds.includes(userId)) throw studyRoomErrors.notAMember();
  const now = ctx.clock.now();
  if (now < opensAt) throw studyRoomErrors.notOpenYet();
  if (now >= facts.closesAt) throw studyRoomErrors.isOver();
  if (!isOpened) await repository.markOpened(ctx, roomId);
  const answer = await liveRoom(ctx, roomId).fetch(entryRequest({ facts, visitor: { userId, name, userName, sessionId, tab } }));
  if (!isOpened) await repository.markTold(ctx, facts);
  return answer;
}

/** Tells a live room what changed, and wipes what people said who are gone from the platform. Telling twice changes nothing. */
export async function tellRoom(ctx: Live, roomId: string): Promise<void> {
  const found = await repository.findFacts(ctx, roomId);
  if (!found?.isOpened || found.isTold) return;
  const room = liveRoom(ctx, roomId);
  const authors = await room.update(found.facts);
  const gone = authors.length > 0 ? await repository.whoIsGone(ctx, authors) : [];
  if (gone.length > 0) await room.forget(gone);
  await repository.markTold(ctx, found.facts);
}

/** Tells a live room after the response has been sent; where that fails, the job of every minute does it. */
export function tellSoon(ctx: Context, roomId: string): void {
  ctx.waitUntil(tellRoom(ctx, roomId).catch((failed) => recordError(ctx, failed, "server", "study-room:tell")));
}

/** The job: live rooms that haven't been told of a change. */
export async function tellRooms(ctx: Context): Promise<string> {
  const rooms = await repository.untoldRooms(ctx);
  for (const roomId of rooms) await tellRoom(ctx, roomId);
  return `${rooms.length} live rooms told`;
}

/** What was said in a room that is over, for its members, as long as it is kept. */
export async function readChat(ctx: SignedInContext, roomId: string): Promise<SaidMessage[]> {
  return ctx.env.STUDY_ROOMS ? liveRoom(ctx, roomId).messages() : [];
}

/** Keeps a message of one's room for staff to look at; then it can be reported by its id. @throws notFound, notAMember, messageGone */
export async function saveReportedMessage(ctx: SignedInContext, roomId: string, seq: number): Promise<string> {
  requireSignedIn(ctx);
  const found = await findRoom(ctx, roomId);
  if (!found) throw studyRoomErrors.notFound();
  if (found.room.membership !== "member" || stateOf(found.room, ctx.clock.now()) === "taken-down") throw studyRoomErrors.notAMember();
  const message = found.room.openedAt === null ? null : await liveRoom(ctx, roomId).message(seq);
  if (!message) throw studyRoomErrors.messageGone();
  const kept = { messageId: anonymousId("roommessage"), roomId, seq, text: message.text, authorId: message.userId };
  return repository.insertReportedMessage(ctx, kept);
}
