/** Opening, changing and ending rooms, and who is shown what of them. */

import { requireSignedIn } from "~/platform/access/roles";
import { MINUTE } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { takeWrite } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import { readChat, tellSoon } from "./live.service.server";
import type { RoomFields } from "./room-fields";
import { studyRoomErrors } from "./study-room.errors";
import * as repository from "./study-room.repository.server";
import { liveTimes, stateOf, timesOf, wrongTimes } from "./study-room.rules";
import type { NewRoomInput, RoomFilters, RoomInput } from "./study-room.schemas";

/** A room as lists show it. */
function item({ reviewedAt: _, ...room }: repository.RoomRow, now: number) {
  return { ...room, state: stateOf({ ...room, reviewedAt: _ }, now) };
}
export type RoomItem = ReturnType<typeof item>;

/** The rooms that one may join, and those that one is in. */
export async function readRooms(ctx: SignedInContext, filters: RoomFilters) {
  requireSignedIn(ctx);
  const { after, size } = filters;
  const now = ctx.clock.now();
  const [open, own] = await Promise.all([repository.listOpen(ctx, filters), after ? [] : repository.listOwn(ctx)]);
  const shown = open.slice(0, size);
  const last = shown.at(-1);
  const next = open.length > size && last ? `${last.startsAt}.${last.key}` : undefined;
  return { rooms: shown.map((room) => item(room, now)), own: own.map((room) => item(room, now)), next };
}

/** So many rooms are shown to whoever isn't signed in. */
const MOST_SHOWN = 4;

/** The next rooms for everyone, without their hosts and places. */
export async function readShownRooms(ctx: Context) {
  const now = ctx.clock.now();
  const rooms = await repository.listShown(ctx, MOST_SHOWN);
  return rooms.map((row) => {
    const { topic, courseCode, startsAt, endsAt, capacity, memberCount } = row;
    return { topic, courseCode, startsAt, endsAt, capacity, memberCount, state: stateOf(row, now) };
  });
}
export type ShownRoom = Awaited<ReturnType<typeof readShownRooms>>[number];

/** Whether the reader may see a room at all: anybody who is or was in it, its department, and whoever has the link. */
const maySee = ({ visibility, membership, isOfMyDepartment }: repository.OwnRoomRow, { actor }: SignedInContext) =>
  visibility !== "department" || membership !== null || Boolean(isOfMyDepartment) || actor.userRole !== "user";

async function findSeen(ctx: SignedInContext, roomId: string) {
  requireSignedIn(ctx);
  const found = await repository.findRoom(ctx, roomId);
  if (!found || !maySee(found.room, ctx)) throw studyRoomErrors.notFound();
  return found;
}

/** A room with what its reader may see: its place, its members and what was said are for members alone. @throws notFound */
export async function readRoom(ctx: SignedInContext, roomId: string) {
  const { room, members } = await findSeen(ctx, roomId);
  const now = ctx.clock.now();
  const { membership, place, openedAt, reviewReason, isOfMyDepartment: _, ...row } = room;
  const isMember = membership === "member";
  const state = stateOf(room, now);
  const { opensAt, closesAt, forgetsAt } = liveTimes(room);
  const isHost = room.hostId === ctx.actor.userId;
  const isReadBack = isMember && state === "over" && openedAt !== null && now < forgetsAt;
  return {
    room: item(row, now),
    isMember,
    isHost,
    wasRemoved: membership === "removed",
    hasBegun: now >= room.startsAt,
    opensAt,
    closesAt,
    forgetsAt,
    me: ctx.actor.userId,
    place: isMember ? place : null,
    members: isMember ? members : [],
    reviewReason: isHost ? reviewReason : null,
    chat: isReadBack ? await readChat(ctx, roomId) : null,
  };
}
export type RoomPage = Awaited<ReturnType<typeof readRoom>>;

/** A room of one's own, to change it. @throws notFound, isOver */
export async function readOwnRoom(ctx: SignedInContext, roomId: string) {
  const { room } = await findSeen(ctx, roomId);
  if (room.hostId !== ctx.actor.userId) throw studyRoomErrors.notFound();
  if (!["planned", "open"].includes(stateOf(room, ctx.clock.now()))) throw studyRoomErrors.isOver();
  return room;
}

/** @throws inThePast, tooFarAhead, tooLong, beside the field that is wrong */
function fieldsOf({ clock }: Pick<Context, "clock">, input: RoomInput, began?: number): RoomFields {
  const { topic, course_code: courseCode, place, capacity, visibility } = input;
  const times = timesOf(input);
  const now = clock.now();
  // Of a room that has begun the start may stay, as the form shows it: to the minute.
  const isSameStart = began !== undefined && times.startsAt === began - (began % MINUTE);
  const wrong = times.endsAt <= now ? "inThePast" : wrongTimes(times, isSameStart ? Math.min(now, times.startsAt) : now);
  if (wrong) throw studyRoomErrors[wrong]({ field: wrong === "tooLong" ? "ends" : "starts" });
  return { topic, courseCode: courseCode || undefined, place, capacity, visibility, ...times };
}

/** @throws unknownCourse, noDepartment */
function refuseUnknown({ hasCourse, hasDepartment }: repository.Known): void {
  if (!hasCourse) throw studyRoomErrors.unknownCourse({ field: "course_code" });
  if (!hasDepartment) throw studyRoomErrors.noDepartment({ field: "visibility" });
}

/** Opens a room, with its host in it. @returns its id @throws inThePast, tooFarAhead, tooLong, unknownCourse, noDepartment, tooManyAttempts */
export async function addRoom(ctx: SignedInContext, { key, ...input }: NewRoomInput): Promise<string> {
  requireSignedIn(ctx);
  const fields = fieldsOf(ctx, input);
  const roomId = await idFor(ctx, "room", key, input);
  await takeWrite(ctx, "study-room", key && roomId);
  refuseUnknown(await repository.insertRoom(ctx, roomId, fields));
  return roomId;
}

/** Changes a room of one's own. @throws notFound, isOver, fewerThanMembers, and what `addRoom` throws of its fields */
export async function editRoom(ctx: SignedInContext, roomId: string, input: RoomInput): Promise<void> {
  const { startsAt } = await readOwnRoom(ctx, roomId);
  const { isDone, known, members } = await repository.updateRoom(ctx, roomId, fieldsOf(ctx, input, startsAt));
  if (isDone) return tellSoon(ctx, roomId);
  if (members === null) throw studyRoomErrors.notFound();
  refuseUnknown(known);
  throw studyRoomErrors.fewerThanMembers({ field: "capacity", count: members });
}

/** Ends a room of one's own, or calls it off before it begins. @throws notFound, isOver */
export async function endRoom(ctx: SignedInContext, roomId: string): Promise<void> {
  await readOwnRoom(ctx, roomId);
  if (!(await repository.closeRoom(ctx, roomId))) throw studyRoomErrors.isOver();
  tellSoon(ctx, roomId);
}
