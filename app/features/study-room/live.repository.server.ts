/** What a live room has to know of its room in D1, and which rooms have yet to be told. */
import { studyRoomMessages } from "@schema/study-room";
import { and, eq, sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { eachOf, rawStatement } from "~/platform/db.server";
import type { RoomFacts } from "./live/handed";
import { CHAT_KEPT } from "./study-room.limits";
import { liveTimes, type RoomTimes } from "./study-room.rules";

type Base = Pick<Context, "db" | "clock">;

interface FactsRow extends RoomTimes {
  roomId: string;
  revision: number;
  toldRevision: number;
  openedAt: number | null;
  hostId: string | null;
  memberIds: string;
  hidden: string;
}

/** A room as its object has to know it; null when there is none. */
export async function findFacts({ db }: Base, roomId: string) {
  const [[row]] = await db.batch([
    rawStatement<FactsRow>(
      db,
      sql`SELECT r.room_id AS roomId, r.revision, r.told_revision AS toldRevision, r.opened_at AS openedAt, r.author_id AS hostId,
          r.starts_at AS startsAt, r.ends_at AS endsAt, r.closed_at AS closedAt, r.status, r.reviewed_at AS reviewedAt,
          (SELECT json_group_array(m.user_id) FROM study_room_members AS m WHERE m.room_id = r.room_id AND m.status = 'member') AS memberIds,
          (SELECT json_group_array(s.seq) FROM study_room_messages AS s WHERE s.room_id = r.room_id AND s.status <> 'approved') AS hidden
        FROM study_rooms AS r WHERE r.room_id = ${roomId}`,
    ),
  ]);
  if (!row) return null;
  const { toldRevision, openedAt, revision, hostId } = row;
  const { opensAt, closesAt, forgetsAt } = liveTimes(row);
  const lists = { memberIds: JSON.parse(row.memberIds) as string[], hidden: JSON.parse(row.hidden) as number[] };
  const facts: RoomFacts = { roomId, revision, hostId, closesAt, forgetsAt, ...lists };
  return { facts, opensAt, isOpened: openedAt !== null, isTold: toldRevision >= revision };
}

/** Remembers that a room is live from now on, so that it is told what changes. */
export async function markOpened({ db, clock }: Base, roomId: string): Promise<void> {
  await db.batch([
    rawStatement(db, sql`UPDATE study_rooms SET opened_at = ${clock.now()} WHERE room_id = ${roomId} AND opened_at IS NULL`),
  ]);
}

/** Remembers what a live room was told. */
export async function markTold({ db }: Base, { roomId, revision }: Pick<RoomFacts, "roomId" | "revision">): Promise<void> {
  await db.batch([rawStatement(db, sql`UPDATE study_rooms SET told_revision = max(told_revision, ${revision}) WHERE room_id = ${roomId}`)]);
}

const AT_ONCE = 100;

/** Live rooms that haven't been told of their latest change, while they remember anything. */
export async function untoldRooms({ db, clock }: Base): Promise<string[]> {
  const [rows]: [{ id: string }[]] = await db.batch([
    rawStatement<{ id: string }>(
      db,
      sql`SELECT room_id AS id FROM study_rooms WHERE opened_at IS NOT NULL AND revision > told_revision AND ends_at > ${clock.now() - CHAT_KEPT - DAY}
        ORDER BY ends_at LIMIT ${AT_ONCE}`,
    ),
  ]);
  return rows.map(({ id }) => id);
}

/** Those of some people whom nobody may see any more: they left the platform, or were blocked. */
export async function whoIsGone(ctx: Base, userIds: readonly string[]): Promise<string[]> {
  const [rows]: [{ id: string }[]] = await ctx.db.batch([
    rawStatement<{ id: string }>(
      ctx.db,
      sql`SELECT value AS id FROM ${eachOf(userIds)} WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.user_id = value AND ${isVisible(ctx)})`,
    ),
  ]);
  return rows.map(({ id }) => id);
}

interface Reported {
  messageId: string;
  roomId: string;
  seq: number;
  text: string;
  authorId: string;
}

/** Keeps a message that somebody reports; one that was reported before is the same. @returns its id */
export async function insertReportedMessage({ db, clock }: SignedInContext, { roomId, seq, ...row }: Reported): Promise<string> {
  const now = clock.now();
  const [, [kept]] = await db.batch([
    db
      .insert(studyRoomMessages)
      .values({ ...row, roomId, seq, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    db
      .select({ id: studyRoomMessages.messageId })
      .from(studyRoomMessages)
      .where(and(eq(studyRoomMessages.roomId, roomId), eq(studyRoomMessages.seq, seq))),
  ]);
  return kept?.id ?? row.messageId;
}

/** Messages as reports are about them. */
export const reportableMessage: Reportable = {
  idPrefix: "roommessage",
  reviewable: { type: "room-message", table: studyRoomMessages, id: studyRoomMessages.messageId },
  isHideable: true,
  join: sql`LEFT JOIN study_room_messages AS srm ON r.subject_type = 'room-message' AND srm.message_id = r.subject_id`,
  place: sql`srm.room_id`,
  text: sql`srm.text`,
  status: sql`srm.status`,
  author: sql`srm.author_id`,
  pageOf: (_, roomId) => `/study-room/${roomId}`,
};
