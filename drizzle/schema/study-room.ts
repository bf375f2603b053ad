/** Rooms in which students sit down to study together, who is in them, and what of their chats was reported. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { courses } from "./catalog";
import { createdAt, instant, reviewStatuses, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export const roomVisibilities = ["everyone", "department", "link"] as const;
export const roomMemberStates = ["member", "left", "removed"] as const;

/** What staff may decide on; the engine of reviews reads these columns. */
const reviewed = () => ({
  status: text("status", { enum: reviewStatuses }).notNull().default("approved"),
  reviewReason: text("review_reason"),
  reviewedBy: text("reviewed_by"),
  reviewedAt: instant("reviewed_at"),
});

export const studyRooms = sqliteTable(
  "study_rooms",
  {
    key: rowKey(),
    /** Nobody can guess it: whoever has it may open a room that is only by link. */
    roomId: text("room_id").notNull().unique(),
    topic: text("topic").notNull(),
    courseId: text("course_id").references(() => courses.courseId),
    /** A place or a web address, for members alone. */
    place: text("place").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    capacity: integer("capacity").notNull(),
    visibility: text("visibility", { enum: roomVisibilities }).notNull().default("everyone"),
    /** Whose room it is, where only a department sees it. */
    departmentId: text("department_id").references(() => departments.departmentId),
    /** The host: who opened it, or whom it was handed over to. Null once nobody of it is left. */
    hostId: text("author_id").references(() => users.userId),
    /** Kept true by triggers. */
    memberCount: integer("member_count").notNull().default(0),
    /** When its host ended it or called it off. */
    closedAt: instant("closed_at"),
    /** When somebody was first in it live. */
    openedAt: instant("opened_at"),
    /** Rises by triggers with whatever the live room has to know; `told` is the one that it knows. */
    revision: integer("revision").notNull().default(1),
    toldRevision: integer("told_revision").notNull().default(0),
    ...reviewed(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("study_rooms_open").on(t.startsAt, t.key).where(sql`status = 'approved' AND closed_at IS NULL AND visibility <> 'link'`),
    index("study_rooms_untold").on(t.endsAt).where(sql`opened_at IS NOT NULL AND revision > told_revision`),
    index("study_rooms_host").on(t.hostId, t.key),
    index("study_rooms_course").on(t.courseId),
    index("study_rooms_department").on(t.departmentId),
    index("study_rooms_ends").on(t.endsAt),
    index("study_rooms_reviewer").on(t.reviewedBy).where(sql`reviewed_by IS NOT NULL`),
    check("study_rooms_times", sql`ends_at > starts_at`),
    check("study_rooms_capacity", sql`capacity BETWEEN 2 AND 50`),
    check(
      "study_rooms_visibility",
      sql`visibility IN ('everyone', 'department', 'link') AND (visibility <> 'department' OR department_id IS NOT NULL)`,
    ),
  ],
);

export const studyRoomMembers = sqliteTable(
  "study_room_members",
  {
    roomId: text("room_id")
      .notNull()
      .references(() => studyRooms.roomId),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** Who left may come back; who was removed may not. */
    status: text("status", { enum: roomMemberStates }).notNull().default("member"),
    joinedAt: instant("joined_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.userId] }),
    index("study_room_members_user").on(t.userId, t.status),
    check("study_room_members_status", sql`status IN ('member', 'left', 'removed')`),
  ],
);

/** Messages of a chat that somebody reported, for staff to look at; all others are kept by the live room alone. */
export const studyRoomMessages = sqliteTable(
  "study_room_messages",
  {
    key: rowKey(),
    messageId: text("message_id").notNull().unique(),
    roomId: text("room_id")
      .notNull()
      .references(() => studyRooms.roomId),
    /** Its number in the chat. */
    seq: integer("seq").notNull(),
    text: text("text").notNull(),
    authorId: text("author_id").references(() => users.userId),
    ...reviewed(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("study_room_messages_once").on(t.roomId, t.seq),
    index("study_room_messages_author").on(t.authorId),
    index("study_room_messages_reviewer").on(t.reviewedBy).where(sql`reviewed_by IS NOT NULL`),
  ],
);
