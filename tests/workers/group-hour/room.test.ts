/** The study room of a group's meeting: it goes with the meeting, and where it can't the group lets go of it. */
import { hourGroups, hourMembers } from "@schema/group-hour";
import { studyRooms } from "@schema/study-room";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as service from "../../../app/features/group-hour/group-hour.service.server";
import { endRoom } from "../../../app/features/study-room/study-room.service.server";
import { HOUR } from "../../../app/platform/clock";
import { addMeeting } from "../../support/group-hours";
import { asNow, noticesOf } from "../../support/notices";
import { type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();

/** Two people who meet tomorrow in a study room. */
async function met() {
  const [leader, second] = (await Promise.all([signUp(), signUp()])) as [Person, Person];
  const groupId = await addMeeting([leader, second]);
  const roomId = await service.openRoom(leader.ctx, groupId);
  return { leader, second, groupId, roomId };
}

const shownRoom = async (as: Person, groupId: string) => (await service.readGroup(asNow(as), groupId, false)).meeting?.roomId;
const roomOf = async (roomId: string) => (await db.select().from(studyRooms).where(eq(studyRooms.roomId, roomId)))[0];
const leave = ({ userId }: Person, groupId: string) =>
  db.delete(hourMembers).where(and(eq(hourMembers.groupId, groupId), eq(hourMembers.userId, userId)));

test("when whoever opened the room has left and the meeting moves, nobody is sent to the old time, and another room can be opened", async () => {
  const { leader, second, groupId, roomId } = await met();
  await leave(leader, groupId);
  expect(await shownRoom(second, groupId)).toBe(roomId);
  await service.pickHour(asNow(second), groupId, 1, "");
  expect(await shownRoom(second, groupId)).toBeNull();
  const other = await service.openRoom(asNow(second), groupId);
  expect([other === roomId, await shownRoom(second, groupId)]).toEqual([false, other]);
});

test("a room that its host ended isn't shown any more, and another one can be opened of which the group hears", async () => {
  const { leader, second, groupId, roomId } = await met();
  await endRoom(asNow(leader), roomId);
  expect(await shownRoom(leader, groupId)).toBeNull();
  const [other, again] = await Promise.all([service.openRoom(asNow(leader), groupId), service.openRoom(asNow(leader), groupId)]);
  expect([other === roomId, again, await shownRoom(second, groupId)]).toEqual([false, other, other]);
  expect((await noticesOf(second)).map(({ path }) => path)).toEqual([`/study-room/${other}`, `/study-room/${roomId}`]);
});

test("a room that was taken down isn't shown, nor one whose host is gone", async () => {
  const { second, groupId, roomId } = await met();
  await db.update(studyRooms).set({ status: "rejected" }).where(eq(studyRooms.roomId, roomId));
  expect(await shownRoom(second, groupId)).toBeNull();
  const gone = await met();
  await db.update(hourGroups).set({ roomId: "room-that-is-gone" }).where(eq(hourGroups.groupId, gone.groupId));
  expect(await shownRoom(gone.second, gone.groupId)).toBeNull();
});

test("a room that opens while the meeting moves is at the new time or isn't the group's", async () => {
  const [leader, second] = (await Promise.all([signUp(), signUp()])) as [Person, Person];
  const groupId = await addMeeting([leader, second]);
  await Promise.allSettled([service.openRoom(asNow(leader), groupId), service.pickHour(asNow(leader), groupId, 1, "")]);
  const page = await service.readGroup(asNow(second), groupId, false);
  const room = page.meeting?.roomId ? await roomOf(page.meeting.roomId) : undefined;
  expect(page.meeting?.start).toBe(580);
  expect(room?.startsAt ?? page.meeting?.at).toBe(page.meeting?.at);
  const open = await db.select().from(studyRooms).where(eq(studyRooms.hostId, leader.userId));
  expect(open.filter(({ closedAt, startsAt }) => closedAt === null && startsAt === (page.meeting?.at ?? 0) - HOUR)).toEqual([]);
});

test("a room that opens while the meeting is called off doesn't stay open", async () => {
  const [leader, second] = (await Promise.all([signUp(), signUp()])) as [Person, Person];
  const groupId = await addMeeting([leader, second]);
  await Promise.allSettled([service.openRoom(asNow(leader), groupId), service.cancelMeeting(asNow(leader), groupId)]);
  const rooms = await db.select().from(studyRooms).where(eq(studyRooms.hostId, leader.userId));
  expect(rooms.filter(({ closedAt }) => closedAt === null)).toEqual([]);
});
