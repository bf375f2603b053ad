/** Rooms in D1 as their readers see them and their hosts change them. */

import { studyRooms } from "@schema/study-room";
import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { rawStatement } from "~/platform/db.server";
import { tellOfCancelling, tellOfMoving } from "./notices.repository.server";
import type { RoomFields } from "./room-fields";
import { LONGEST, type Visibility } from "./study-room.limits";
import type { RoomFilters } from "./study-room.schemas";

type Base = Pick<SignedInContext, "db" | "actor" | "clock">;

/** A room with what its readers are told of it. */
export interface RoomRow {
  key: number;
  roomId: string;
  topic: string;
  courseCode: string | null;
  startsAt: number;
  endsAt: number;
  capacity: number;
  visibility: Visibility;
  departmentEn: string | null;
  departmentTr: string | null;
  hostId: string | null;
  hostName: string | null;
  memberCount: number;
  closedAt: number | null;
  status: "waiting" | "approved" | "rejected" | "deleted";
  reviewedAt: number | null;
}

/** With how one reader stands to it. */
export interface OwnRoomRow extends RoomRow {
  place: string;
  openedAt: number | null;
  reviewReason: string | null;
  membership: "member" | "left" | "removed" | null;
  isOfMyDepartment: number;
}

const shown = sql`r.key, r.room_id AS roomId, r.topic, c.course_code AS courseCode, r.starts_at AS startsAt, r.ends_at AS endsAt, r.capacity,
  r.visibility, d.name_en AS departmentEn, d.name_tr AS departmentTr, r.author_id AS hostId, h.name AS hostName, r.member_count AS memberCount,
  r.closed_at AS closedAt, r.status, r.reviewed_at AS reviewedAt`;

const joins = sql`LEFT JOIN courses AS c ON c.course_id = r.course_id LEFT JOIN departments AS d ON d.department_id = r.department_id
  LEFT JOIN users AS h ON h.user_id = r.author_id`;

/** Whether a room is of the department of a person. */
export const isOfDepartment = (userId: string): SQL =>
  sql`r.department_id IS (SELECT u.department_id FROM users AS u WHERE u.user_id = ${userId})`;

/** The statement for one room, with how the reader stands to it. */
const selectRoom = ({ db, actor }: Base, roomId: string) =>
  rawStatement<OwnRoomRow>(
    db,
    sql`SELECT ${shown}, r.place, r.opened_at AS openedAt, r.review_reason AS reviewReason, m.status AS membership,
        r.visibility = 'department' AND ${isOfDepartment(actor.userId)} AS isOfMyDepartment
      FROM study_rooms AS r ${joins} LEFT JOIN study_room_members AS m ON m.room_id = r.room_id AND m.user_id = ${actor.userId}
      WHERE r.room_id = ${roomId}`,
  );

export interface MemberRow {
  userId: string;
  name: string;
  userName: string;
  photoId: string | null;
}

/** A room and who is in it, the first to come first; null when there is none. */
export async function findRoom(ctx: Base, roomId: string): Promise<{ room: OwnRoomRow; members: MemberRow[] } | null> {
  const [[room], members] = await ctx.db.batch([
    selectRoom(ctx, roomId),
    rawStatement<MemberRow>(
      ctx.db,
      sql`SELECT u.user_id AS userId, u.name, u.user_name AS userName, u.photo_id AS photoId FROM study_room_members AS m
        JOIN users AS u ON u.user_id = m.user_id WHERE m.room_id = ${roomId} AND m.status = 'member' ORDER BY m.joined_at, m.user_id`,
    ),
  ]);
  return room ? { room: room as OwnRoomRow, members: members as MemberRow[] } : null;
}

/** A page of the rooms that the reader may join and isn't in, the next to begin first; one more than the page shows. */
export async function listOpen({ db, clock, actor }: Base, { course, after, size }: RoomFilters): Promise<RoomRow[]> {
  const now = clock.now();
  const [at = 0, key = 0] = (after ?? "").split(".").map(Number);
  const from = Math.max(now - LONGEST, at);
  const [rows] = await db.batch([
    rawStatement<RoomRow>(
      db,
      sql`SELECT ${shown} FROM study_rooms AS r ${joins}
        WHERE r.status = 'approved' AND r.closed_at IS NULL AND r.visibility <> 'link' AND r.starts_at >= ${from} AND r.ends_at > ${now}
          AND (r.visibility = 'everyone' OR ${isOfDepartment(actor.userId)})
          AND NOT EXISTS (SELECT 1 FROM study_room_members AS m WHERE m.room_id = r.room_id AND m.user_id = ${actor.userId} AND m.status <> 'left')
          AND ${after ? sql`(r.starts_at, r.key) > (${at}, ${key})` : sql`1`}
          AND ${course ? sql`c.course_code = ${plainCourseCode(course)}` : sql`1`}
        ORDER BY r.starts_at, r.key LIMIT ${size + 1}`,
    ),
  ]);
  return rows as RoomRow[];
}

/** What anybody is told of a room that is open to everyone: neither who hosts it nor the way to it. */
export type ShownRow = Pick<RoomRow, "topic" | "courseCode" | "startsAt" | "endsAt" | "capacity" | "memberCount" | "closedAt"> &
  Pick<RoomRow, "status" | "reviewedAt">;

/** The rooms for everyone that are open or begin next. */
export async function listShown({ db, clock }: Pick<Context, "db" | "clock">, most: number): Promise<ShownRow[]> {
  const now = clock.now();
  const [rows] = await db.batch([
    rawStatement<ShownRow>(
      db,
      sql`SELECT r.topic, c.course_code AS courseCode, r.starts_at AS startsAt, r.ends_at AS endsAt, r.capacity, r.member_count AS memberCount,
          r.closed_at AS closedAt, r.status, r.reviewed_at AS reviewedAt
        FROM study_rooms AS r LEFT JOIN courses AS c ON c.course_id = r.course_id
        WHERE r.status = 'approved' AND r.closed_at IS NULL AND r.visibility <> 'link' AND r.visibility = 'everyone' AND r.starts_at >= ${now - LONGEST} AND r.ends_at > ${now}
        ORDER BY r.starts_at, r.key LIMIT ${most}`,
    ),
  ]);
  return rows as ShownRow[];
}

const MOST_OWN = 50;

/** The rooms that the reader joined and that aren't over. */
export async function listOwn({ db, clock, actor }: Base): Promise<RoomRow[]> {
  const [rows] = await db.batch([
    rawStatement<RoomRow>(
      db,
      sql`SELECT ${shown} FROM study_room_members AS m CROSS JOIN study_rooms AS r ON r.room_id = m.room_id ${joins}
        WHERE m.user_id = ${actor.userId} AND m.status = 'member' AND r.ends_at > ${clock.now()} AND r.closed_at IS NULL AND r.status = 'approved'
        ORDER BY r.starts_at, r.key LIMIT ${MOST_OWN}`,
    ),
  ]);
  return rows as RoomRow[];
}

const courseOf = (code: string | undefined) =>
  code ? sql`(SELECT course_id FROM courses WHERE course_code = ${code} AND status = 'active')` : sql`NULL`;

const departmentOf = (userId: string, visibility: Visibility) =>
  visibility === "department" ? sql`(SELECT department_id FROM users WHERE user_id = ${userId})` : sql`NULL`;

/** What a form names and may not be there. */
export interface Known {
  hasCourse: number;
  hasDepartment: number;
}

const knownOf = ({ db, actor }: Base, { courseCode, visibility }: RoomFields) =>
  rawStatement<Known>(
    db,
    sql`SELECT ${courseCode ? sql`${courseOf(courseCode)} IS NOT NULL` : sql`1`} AS hasCourse,
      ${visibility === "department" ? sql`${departmentOf(actor.userId, visibility)} IS NOT NULL` : sql`1`} AS hasDepartment`,
  );

const isKnown = (actorId: string, { courseCode, visibility }: RoomFields) =>
  sql`${courseCode ? sql`${courseOf(courseCode)} IS NOT NULL` : sql`1`}
    AND ${visibility === "department" ? sql`${departmentOf(actorId, visibility)} IS NOT NULL` : sql`1`}`;

/** Opens a room with its host in it; one whose form came twice stays as it is. @returns what of its form isn't there */
export async function insertRoom(ctx: Base, roomId: string, fields: RoomFields): Promise<Known> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const { topic, courseCode, place, startsAt, endsAt, capacity, visibility } = fields;
  const [, , [known]] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO study_rooms (room_id, topic, course_id, place, starts_at, ends_at, capacity, visibility, department_id, author_id, created_at, updated_at)
        SELECT ${roomId}, ${topic}, ${courseOf(courseCode)}, ${place}, ${startsAt}, ${endsAt}, ${capacity}, ${visibility},
          ${departmentOf(actor.userId, visibility)}, ${actor.userId}, ${now}, ${now} WHERE ${isKnown(actor.userId, fields)}
        ON CONFLICT (room_id) DO NOTHING`,
    ),
    rawStatement(
      db,
      sql`INSERT INTO study_room_members (room_id, user_id, joined_at) SELECT room_id, author_id, ${now} FROM study_rooms
        WHERE room_id = ${roomId} AND author_id = ${actor.userId} ON CONFLICT DO NOTHING`,
    ),
    knownOf(ctx, fields),
  ]);
  return known as Known;
}

/** The rooms that their host may change. */
export const isHostOf = ({ actor, clock }: Base, roomId: string): SQL | undefined =>
  and(
    eq(studyRooms.roomId, roomId),
    eq(studyRooms.hostId, actor.userId),
    eq(studyRooms.status, "approved"),
    isNull(studyRooms.closedAt),
    gt(studyRooms.endsAt, clock.now()),
  );

/** Changes a room, and tells its members where or when it is moved. It never has fewer places than members. */
export async function updateRoom(ctx: SignedInContext, roomId: string, fields: RoomFields) {
  const { db, clock, actor } = ctx;
  const { topic, courseCode, place, startsAt, endsAt, capacity, visibility } = fields;
  const where = and(isHostOf(ctx, roomId), lte(studyRooms.memberCount, capacity), isKnown(actor.userId, fields));
  const [, rows, [known], [room]] = await db.batch([
    tellOfMoving(ctx, where, fields),
    db
      .update(studyRooms)
      .set({
        topic,
        place,
        startsAt,
        endsAt,
        capacity,
        visibility,
        updatedAt: clock.now(),
        courseId: courseOf(courseCode),
        departmentId: departmentOf(actor.userId, visibility),
      })
      .where(where)
      .returning({ id: studyRooms.roomId }),
    knownOf(ctx, fields),
    db.select({ members: studyRooms.memberCount }).from(studyRooms).where(isHostOf(ctx, roomId)),
  ]);
  return { isDone: rows.length > 0, known: known as Known, members: room?.members ?? null };
}

/** Ends a room now, or calls it off before it begins and tells its members. @returns whether it was open and the actor's */
export async function closeRoom(ctx: SignedInContext, roomId: string): Promise<boolean> {
  const where = isHostOf(ctx, roomId);
  const now = ctx.clock.now();
  const [, rows] = await ctx.db.batch([
    tellOfCancelling(ctx, where),
    ctx.db.update(studyRooms).set({ closedAt: now, updatedAt: now }).where(where).returning({ id: studyRooms.roomId }),
  ]);
  return rows.length > 0;
}

/** A page of all rooms for staff, the latest first; one more than the page shows. What their places are stays with their members. */
export async function listAll({ db }: StaffContext, { before, size }: { before?: number; size: number }) {
  const [rows] = await db.batch([
    rawStatement<RoomRow>(
      db,
      sql`SELECT ${shown} FROM (SELECT * FROM study_rooms WHERE ${before ? sql`key < ${before}` : sql`1`} ORDER BY key DESC LIMIT ${size + 1}) AS r
        ${joins} ORDER BY r.key DESC`,
    ),
  ]);
  return rows as RoomRow[];
}

/** Somebody in rooms, as staff see them. */
export interface RoomPerson {
  userId: string;
  name: string;
  userName: string;
  hosted: number;
  joined: number;
  removed: number;
  lastAt: number;
}

/** People who host or join rooms, in the order in which they registered. */
export async function listPeople({ db }: Pick<Context, "db">, { after = "", size }: { after?: string; size: number }) {
  const [rows] = await db.batch([
    rawStatement<RoomPerson>(
      db,
      sql`SELECT p.user_id AS userId, u.name, u.user_name AS userName, p.joined, p.removed, p.last_at AS lastAt,
          (SELECT count(*) FROM study_rooms AS r WHERE r.author_id = p.user_id) AS hosted
        FROM (SELECT user_id, sum(status <> 'removed') AS joined, sum(status = 'removed') AS removed, max(joined_at) AS last_at
          FROM study_room_members WHERE user_id > ${after} GROUP BY user_id ORDER BY user_id LIMIT ${size + 1}) AS p
        CROSS JOIN users AS u ON u.user_id = p.user_id ORDER BY p.user_id`,
    ),
  ]);
  return rows as RoomPerson[];
}
