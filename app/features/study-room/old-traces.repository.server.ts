/** Rooms are forgotten with their members some time after they ended. */
import { studyRoomMembers, studyRoomMessages, studyRooms } from "@schema/study-room";
import { inArray, lt } from "drizzle-orm";
import { DAY } from "~/platform/clock";
import type { OldTraces } from "~/platform/product";

export const KEPT = 90 * DAY;

export const oldRooms: OldTraces = ({ db, clock }) => {
  const isOld = lt(studyRooms.endsAt, clock.now() - KEPT);
  const ids = db.select({ id: studyRooms.roomId }).from(studyRooms).where(isOld);
  return [
    db.delete(studyRoomMessages).where(inArray(studyRoomMessages.roomId, ids)),
    db.delete(studyRoomMembers).where(inArray(studyRoomMembers.roomId, ids)),
    db.delete(studyRooms).where(isOld),
  ];
};
