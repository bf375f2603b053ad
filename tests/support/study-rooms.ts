/** Study rooms that tests set up. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { HOUR } from "../../app/platform/clock";
import { anonymousId } from "../../app/platform/ids";
import { type Person, testContext } from "./site";

type Somebody = Pick<Person, "userId">;

/** Writes a room of a host, who is in it; it is open now unless told otherwise. @returns its id */
export async function addRoom(host: Somebody, own: Partial<typeof studyRooms.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const roomId = anonymousId("room");
  const times = { startsAt: now - HOUR, endsAt: now + HOUR, createdAt: now, updatedAt: now };
  const { db } = testContext();
  const row = { roomId, hostId: host.userId, topic: "Linear algebra", place: "Library", capacity: 8, ...times, ...own };
  await db.insert(studyRooms).values(row);
  await db.insert(studyRoomMembers).values({ roomId, userId: host.userId, joinedAt: row.createdAt });
  return roomId;
}

/** Puts people into a room. */
export async function addMembers(roomId: string, ...people: Somebody[]): Promise<void> {
  const now = Date.now();
  await testContext()
    .db.insert(studyRoomMembers)
    .values(people.map(({ userId }, at) => ({ roomId, userId, joinedAt: now + at + 1 })));
}
