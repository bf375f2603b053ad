/** Members are notified when their room is moved, called off or taken down. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";
import type { RoomFields } from "./room-fields";

/** What a room in one state shows of itself to whoever is in it. */
const roomThatIs = (status: "approved" | "rejected", shown: SQL): SQL =>
  sql`SELECT json_object(${shown}) FROM study_rooms AS r JOIN study_room_members AS m ON m.room_id = r.room_id AND m.user_id = n.user_id
    WHERE r.room_id = n.subject_id AND r.status = ${sql.raw(`'${status}'`)} AND m.status = 'member'`;

const room: NoticeSubject = { type: "study-room", shown: roomThatIs("approved", sql`'title', r.topic`) };

/** Of a room that was taken down its members learn the time alone, which says which one it was. */
const roomGone: NoticeSubject = { type: "study-room-taken-down", shown: roomThatIs("rejected", sql``) };

export const roomMoved = defineNotice({
  name: "study-room.moved",
  messageClass: "informational",
  group: "together",
  words: "study-room:notices.moved",
  label: "study-room:notices.movedChoice",
  type: "alert",
  subjects: [room],
  channel: "mail",
});

export const roomCancelled = defineNotice({
  name: "study-room.cancelled",
  messageClass: "informational",
  group: "together",
  words: "study-room:notices.cancelled",
  label: "study-room:notices.cancelledChoice",
  type: "alert",
  subjects: [room],
  channel: "mail",
});

export const roomTakenDown = defineNotice({
  name: "study-room.taken-down",
  messageClass: "informational",
  group: "together",
  words: "study-room:notices.takenDown",
  label: "study-room:notices.takenDownChoice",
  type: "alert",
  subjects: [roomGone],
  channel: "mail",
});

/** The members of rooms that a condition finds; the actor knows already. */
const membersOf = ({ actor }: SignedInContext, where: SQL | undefined): SQL =>
  sql`FROM ${studyRooms} JOIN ${studyRoomMembers} AS told ON told.room_id = study_rooms.room_id
    WHERE ${where} AND told.status = 'member' AND told.user_id <> ${actor.userId}`;

const about = {
  userId: sql`told.user_id`,
  subjectId: sql`study_rooms.room_id`,
  path: sql`'/study-room/' || study_rooms.room_id`,
};

/** The statement that tells of another time or place; put it before the change. @param where the change's own condition */
export const tellOfMoving = (ctx: SignedInContext, where: SQL | undefined, { startsAt, endsAt, place }: RoomFields) =>
  notifyFrom(
    ctx,
    { kind: roomMoved, ...about, key: sql`${`room-moved:${ctx.clock.now()}:`} || study_rooms.room_id` },
    sql`${membersOf(ctx, where)} AND (study_rooms.starts_at <> ${startsAt} OR study_rooms.ends_at <> ${endsAt} OR study_rooms.place <> ${place})`,
  );

/** The statement that tells that a room doesn't take place; put it before that. @param where the ending's own condition */
export const tellOfCancelling = (ctx: SignedInContext, where: SQL | undefined) =>
  notifyFrom(
    ctx,
    { kind: roomCancelled, ...about, key: sql`'room-cancelled:' || study_rooms.room_id` },
    sql`${membersOf(ctx, where)} AND study_rooms.starts_at > ${ctx.clock.now()}`,
  );
