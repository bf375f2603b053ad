/** Who is in a room: every rule is a condition of the write itself. */
import { studyRoomMembers, studyRooms } from "@schema/study-room";
import { and, type SQL, sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { isHostOf, isOfDepartment } from "./study-room.repository.server";

/** Why somebody isn't in a room after they tried to join it. */
export interface JoinAnswer {
  membership: "member" | "left" | "removed" | null;
  isThere: number;
  isOver: number;
  isFull: number;
  isOthers: number;
}

const isOver = (now: number): SQL => sql`(r.closed_at IS NOT NULL OR r.ends_at <= ${now})`;
const isFull = sql`r.member_count >= r.capacity`;

/**
 * Joins a room: one write that counts against its capacity, whoever else writes at the same time. Who was removed stays
 * out, and who left may come back.
 * @returns how the actor stands to it now; undefined when there is no such room
 */
export async function insertMember({ db, clock, actor }: SignedInContext, roomId: string): Promise<JoinAnswer | undefined> {
  const now = clock.now();
  const { userId } = actor;
  const isOthers = sql`(r.visibility = 'department' AND NOT ${isOfDepartment(userId)})`;
  const [, [answer]] = await db.batch([
    rawStatement(
      db,
      sql`INSERT INTO study_room_members (room_id, user_id, joined_at) SELECT r.room_id, u.user_id, ${now} FROM study_rooms AS r
          JOIN users AS u ON u.user_id = ${userId} AND u.deletion_due_at IS NULL AND (u.blocked_at IS NULL OR u.blocked_until <= ${now})
        WHERE r.room_id = ${roomId} AND r.status = 'approved' AND NOT ${isOver(now)} AND NOT ${isFull} AND NOT ${isOthers}
        ON CONFLICT (room_id, user_id) DO UPDATE SET status = 'member', joined_at = excluded.joined_at
          WHERE study_room_members.status = 'left'`,
    ),
    rawStatement<JoinAnswer>(
      db,
      sql`SELECT m.status AS membership, r.status = 'approved' AS isThere, ${isOver(now)} AS isOver, ${isFull} AS isFull, ${isOthers} AS isOthers
        FROM study_rooms AS r LEFT JOIN study_room_members AS m ON m.room_id = r.room_id AND m.user_id = ${userId} WHERE r.room_id = ${roomId}`,
    ),
  ]);
  return answer;
}

const isMember = (roomId: string, userId: string) =>
  sql`EXISTS (SELECT 1 FROM study_room_members AS m WHERE m.room_id = ${roomId} AND m.user_id = ${userId} AND m.status = 'member')`;

/** The statement that hands a room over to another of its members. */
const handOverStatement = (ctx: SignedInContext, roomId: string, userId: string) =>
  ctx.db
    .update(studyRooms)
    .set({ hostId: userId, updatedAt: ctx.clock.now() })
    .where(and(isHostOf(ctx, roomId), sql`${userId} <> ${ctx.actor.userId}`, isMember(roomId, userId)))
    .returning({ id: studyRooms.roomId });

/** Hands a room over. @returns whether it was the actor's to hand over, and the other a member */
export async function handOver(ctx: SignedInContext, roomId: string, userId: string): Promise<boolean> {
  return (await handOverStatement(ctx, roomId, userId)).length > 0;
}

export type Leaving = "left" | "host-stays" | "not-a-member";

/** Leaves a room; its host hands it over with the same step, or stays. Once it is over anybody leaves. */
export async function leaveRoom(ctx: SignedInContext, roomId: string, nextHost: string | undefined): Promise<Leaving> {
  const { db, actor, clock } = ctx;
  const host = sql`EXISTS (SELECT 1 FROM study_rooms AS r WHERE r.room_id = ${roomId} AND r.author_id = ${actor.userId} AND NOT ${isOver(clock.now())})`;
  const [, rows, [standing]] = await db.batch([
    handOverStatement(ctx, roomId, nextHost ?? ""),
    returning(
      db,
      sql`UPDATE study_room_members SET status = 'left' WHERE room_id = ${roomId} AND user_id = ${actor.userId} AND status = 'member'
        AND NOT ${host}`,
      { id: studyRoomMembers.roomId },
    ),
    rawStatement<{ isMember: number }>(db, sql`SELECT ${isMember(roomId, actor.userId)} AS isMember`),
  ]);
  if (rows.length > 0) return "left";
  return standing?.isMember ? "host-stays" : "not-a-member";
}

/** Removes a member, who can't come back. @returns whether the actor is the host, and the other was in it */
export async function removeMember(ctx: SignedInContext, roomId: string, userId: string): Promise<boolean> {
  const [rows] = await ctx.db.batch([
    returning(
      ctx.db,
      sql`UPDATE study_room_members SET status = 'removed' WHERE room_id = ${roomId} AND user_id = ${userId} AND status <> 'removed'
        AND user_id <> ${ctx.actor.userId} AND EXISTS (SELECT 1 FROM ${studyRooms} WHERE ${isHostOf(ctx, roomId)})`,
      { id: studyRoomMembers.roomId },
    ),
  ]);
  return rows.length > 0;
}
