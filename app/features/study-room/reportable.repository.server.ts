/** Rooms as staff decide on them, and as reports are about them. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import type { Reviewable } from "~/engines/review/reviewable";
import { roomTakenDown } from "./notices.repository.server";

export const reviewableRooms: Reviewable = {
  type: "study-room",
  table: studyRooms,
  id: studyRooms.roomId,
  notice: {
    from: sql`study_rooms AS t`,
    title: sql`t.topic`,
    page: sql`'/study-room/' || t.room_id`,
    others: {
      kind: roomTakenDown,
      join: sql`JOIN ${studyRoomMembers} AS o ON o.room_id = t.room_id`,
      where: sql`o.status = 'member' AND t.closed_at IS NULL AND t.ends_at > n.decided_at`,
      details: sql`json_object('at', t.starts_at)`,
    },
  },
};

export const reportableRoom: Reportable = {
  idPrefix: "room",
  reviewable: reviewableRooms,
  isHideable: false,
  join: sql`LEFT JOIN study_rooms AS sr ON r.subject_type = 'study-room' AND sr.room_id = r.subject_id`,
  place: sql`sr.room_id`,
  text: sql`sr.topic`,
  status: sql`sr.status`,
  author: sql`sr.author_id`,
  pageOf: (id) => `/study-room/${id}`,
};
