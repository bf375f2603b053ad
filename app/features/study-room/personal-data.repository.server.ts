/** Where study rooms name people. A room goes with its host: while others were in it, leaving the platform has handed it over. */
import { studyRoomMembers, studyRoomMessages, studyRooms } from "@schema/study-room";
import { sql } from "drizzle-orm";
import { ACTED, type Person, usedFor } from "~/engines/personal/personal.server";
import { DAY } from "~/platform/clock";
import { KEPT } from "./old-traces.repository.server";

const inRoomsOf = ({ userId }: Person) => sql`room_id IN (SELECT r.room_id FROM study_rooms AS r WHERE r.author_id = ${userId})`;

export const studyRoomPlaces = usedFor(
  {
    purpose: "studyRooms",
    bases: ["contract"],
    recipients: ["members"],
    kept: { days: KEPT / DAY, since: "ended" },
    sensitivity: "ordinary",
  },
  [
    {
      stage: "dependents",
      table: studyRoomMessages,
      column: studyRoomMessages.roomId,
      where: inRoomsOf,
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      stage: "dependents",
      table: studyRoomMembers,
      column: studyRoomMembers.roomId,
      where: inRoomsOf,
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      stage: "content",
      table: studyRoomMessages,
      column: studyRoomMessages.authorId,
      onDeletion: "delete",
      exported: { without: [studyRoomMessages.reviewedBy] },
    },
    { stage: "content", table: studyRoomMembers, column: studyRoomMembers.userId, onDeletion: "delete", exported: {} },
    {
      stage: "content",
      table: studyRooms,
      column: studyRooms.hostId,
      onDeletion: "delete",
      exported: { without: [studyRooms.reviewedBy] },
    },
    { table: studyRooms, column: studyRooms.reviewedBy, ...ACTED },
    { table: studyRoomMessages, column: studyRoomMessages.reviewedBy, ...ACTED },
  ],
);
