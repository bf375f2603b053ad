/** Study rooms of the demo students: one that is open now, one for later, and one of somebody else's. */
import type { Db } from "../../app/platform/db.server";
import { dayAhead, momentOf } from "../../app/platform/time";
import { studyRoomMembers, studyRooms } from "../schema/study-room";
import { insertMany } from "./insert-many";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Writes them; running it again changes nothing. */
export async function seedStudyRooms(db: Db, now: number): Promise<void> {
  const [student, newcomer] = ["user-demo-student", "user-demo-newcomer"];
  const own = { courseId: null, visibility: "everyone" as const, createdAt: now, updatedAt: now };
  const minute = now - (now % MINUTE);
  const tomorrow = dayAhead(now, 1);
  await insertMany(db, studyRooms, [
    {
      ...own,
      roomId: "room-demo-1",
      topic: "C programming lab, functions and pointers",
      courseId: "course-5710140",
      hostId: student,
      place: "Library, room 3",
      startsAt: minute - HOUR,
      endsAt: minute + 6 * HOUR,
      capacity: 6,
    },
    {
      ...own,
      roomId: "room-demo-2",
      topic: "Essay writing, quiet work",
      hostId: newcomer,
      place: "https://meet.example.org/quiet",
      startsAt: momentOf(tomorrow, "19:00"),
      endsAt: momentOf(tomorrow, "21:00"),
      capacity: 4,
    },
  ]);
  await insertMany(db, studyRoomMembers, [
    { roomId: "room-demo-1", userId: student, joinedAt: now },
    { roomId: "room-demo-1", userId: newcomer, joinedAt: now + 1 },
    { roomId: "room-demo-2", userId: newcomer, joinedAt: now },
  ]);
}
