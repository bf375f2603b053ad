/** Groups in D1: joining, answering and closing are one conditional write each, and what is told of answers is written once. */
import { users } from "@schema/accounts";
import { hourGroups, hourMembers } from "@schema/group-hour";
import { type SQL, sql } from "drizzle-orm";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import type { SignedInContext } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { onlyOnce } from "~/platform/once.server";
import { localDay, minuteOfDay } from "~/platform/time";
import { MAX_MEMBERS, MIN_ANSWERS } from "./group-hour.limits";
import { cellsOf, type Span, stepTable } from "./group-hour.rules";
import { meetingCancelled, meetingMoved, meetingSet, roomOpened, tellMembers } from "./notices.repository.server";

type Base = Pick<SignedInContext, "db" | "actor" | "clock">;

/** Those of a group whom others may see: nobody who is blocked or about to leave. */
const membersOf = (ctx: Base, groupId: SQL): SQL =>
  sql`FROM hour_members AS m CROSS JOIN ${users} ON ${users.userId} = m.user_id AND ${isVisible(ctx)} WHERE m.group_id = ${groupId}`;

/** Whoever has been in it longest. */
const leaderOf = (ctx: Base, groupId: SQL): SQL =>
  sql`(SELECT m.user_id ${membersOf(ctx, groupId)} ORDER BY m.joined_at, m.user_id LIMIT 1)`;

const isLed = (ctx: Base, groupId: string): SQL => sql`g.group_id = ${groupId} AND ${leaderOf(ctx, sql`g.group_id`)} = ${ctx.actor.userId}`;
/** The same of the statements that change the table. */
const isLedHere = (ctx: Base, groupId: string): SQL =>
  sql`group_id = ${groupId} AND ${leaderOf(ctx, sql`hour_groups.group_id`)} = ${ctx.actor.userId}`;

export interface GroupRow {
  groupId: string;
  title: string;
  /** JSON of days. */
  days: string;
  fromMinute: number;
  toMinute: number;
  length: number;
  closedAt: number | null;
  counted: number | null;
  steps: string | null;
  meetsOn: string | null;
  meetsFrom: number | null;
  place: string;
  cancelledAt: number | null;
  revision: number;
  /** Its study room, while there is one that can be entered. */
  roomId: string | null;
  /** The one that was opened last. */
  lastRoomId: string | null;
  lastDay: string;
  updatedAt: number;
}

const shown = sql`g.group_id AS groupId, g.title, g.days, g.from_minute AS fromMinute, g.to_minute AS toMinute, g.length, g.closed_at AS closedAt,
  g.counted, g.steps, g.meets_on AS meetsOn, g.meets_from AS meetsFrom, g.place, g.cancelled_at AS cancelledAt, g.revision,
  (SELECT r.room_id FROM study_rooms AS r WHERE r.room_id = g.room_id AND r.closed_at IS NULL AND r.status = 'approved') AS roomId,
  g.room_id AS lastRoomId,
  g.last_day AS lastDay, g.updated_at AS updatedAt`;

/** With how the reader stands to it. */
export interface OwnGroupRow extends GroupRow {
  isMember: number;
  /** The reader's own answer. */
  marks: string | null;
  leaderId: string | null;
  leaderName: string | null;
  memberCount: number;
}

export interface MemberRow {
  userId: string;
  name: string;
  hasAnswered: number;
}

/** A group and who is in it, in the order in which they came. */
export async function findGroup(ctx: Base, groupId: string): Promise<{ group: OwnGroupRow; members: MemberRow[] } | null> {
  const { db, actor } = ctx;
  const [[group], members] = await db.batch([
    rawStatement<OwnGroupRow>(
      db,
      sql`SELECT ${shown}, o.user_id IS NOT NULL AS isMember, o.marks, l.user_id AS leaderId, l.name AS leaderName,
          (SELECT count(*) FROM hour_members AS m WHERE m.group_id = g.group_id) AS memberCount
        FROM hour_groups AS g LEFT JOIN hour_members AS o ON o.group_id = g.group_id AND o.user_id = ${actor.userId}
          LEFT JOIN users AS l ON l.user_id = ${leaderOf(ctx, sql`g.group_id`)}
        WHERE g.group_id = ${groupId}`,
    ),
    rawStatement<MemberRow>(
      db,
      sql`SELECT m.user_id AS userId, ${users.name} AS name, m.marks IS NOT NULL AS hasAnswered ${membersOf(ctx, sql`${groupId}`)}
        ORDER BY m.joined_at, m.user_id`,
    ),
  ]);
  return group ? { group, members } : null;
}

const MOST_LISTED = 50;

/** The groups that the reader joined last, those whose last day is latest first. */
export async function listGroups({ db, actor }: Base): Promise<(GroupRow & { memberCount: number })[]> {
  const [rows] = await db.batch([
    rawStatement<GroupRow & { memberCount: number }>(
      db,
      sql`SELECT ${shown}, (SELECT count(*) FROM hour_members AS m WHERE m.group_id = g.group_id) AS memberCount
        FROM (SELECT group_id FROM hour_members WHERE user_id = ${actor.userId} ORDER BY joined_at DESC LIMIT ${MOST_LISTED}) AS o
          CROSS JOIN hour_groups AS g ON g.group_id = o.group_id ORDER BY g.last_day DESC, g.key DESC`,
    ),
  ]);
  return rows;
}

/** Makes a group with the actor in it; one whose form came twice stays as it is. */
export async function insertGroup(ctx: Base, groupId: string, { title, ...span }: Span & { title: string }): Promise<void> {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const { days, fromMinute, toMinute, length } = span;
  await onlyOnce(ctx, hourGroups.groupId, groupId, [
    rawStatement(
      db,
      sql`INSERT INTO hour_groups (group_id, title, days, from_minute, to_minute, length, last_day, created_at, updated_at)
        VALUES (${groupId}, ${title}, ${JSON.stringify(days)}, ${fromMinute}, ${toMinute}, ${length}, ${days.at(-1) ?? ""}, ${now}, ${now})`,
    ),
    rawStatement(db, sql`INSERT INTO hour_members (group_id, user_id, joined_at) VALUES (${groupId}, ${actor.userId}, ${now})`),
  ]);
}

const isActorSeen = (ctx: Base) => sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.userId} = ${ctx.actor.userId} AND ${isVisible(ctx)})`;
const isIn = (ctx: Base, groupId: SQL) =>
  sql`EXISTS (SELECT 1 FROM hour_members AS i WHERE i.group_id = ${groupId} AND i.user_id = ${ctx.actor.userId})`;

/**
 * Puts the actor into a group, with their answer while answers are taken and without one afterwards; whoever is in it changes theirs.
 * @returns whether that is so now
 */
export async function putMember(ctx: Base, groupId: string, marks: string | null): Promise<boolean> {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const takes = marks === null ? sql`g.closed_at IS NOT NULL` : sql`g.closed_at IS NULL`;
  const hasPlace = sql`(SELECT count(*) FROM hour_members AS m WHERE m.group_id = g.group_id) < ${MAX_MEMBERS}`;
  const [rows] = await db.batch([
    returning(
      db,
      sql`INSERT INTO hour_members (group_id, user_id, marks, joined_at) SELECT g.group_id, ${actor.userId}, ${marks}, ${now} FROM hour_groups AS g
        WHERE g.group_id = ${groupId} AND ${takes} AND g.last_day >= ${localDay(now)} AND ${isActorSeen(ctx)}
          AND (${isIn(ctx, sql`g.group_id`)} OR ${hasPlace})
        ON CONFLICT (group_id, user_id) DO UPDATE SET marks = excluded.marks`,
      { id: hourMembers.groupId },
    ),
  ]);
  return rows.length > 0;
}

/** Takes the actor out of a group; with the last one it goes. @returns whether they were in it */
export async function deleteMember({ db, actor }: Base, groupId: string): Promise<boolean> {
  const [rows] = await db.batch([
    returning(db, sql`DELETE FROM hour_members WHERE group_id = ${groupId} AND user_id = ${actor.userId}`, { id: hourMembers.groupId }),
    rawStatement(
      db,
      sql`DELETE FROM hour_groups WHERE group_id = ${groupId} AND NOT EXISTS (SELECT 1 FROM hour_members AS m WHERE m.group_id = hour_groups.group_id)`,
    ),
  ]);
  return rows.length > 0;
}

/** The letters of all hours, by what those who answered said. */
const stepsOf = (ctx: Base, groupId: string, cells: number): SQL => {
  const letters = sql`json_extract(${JSON.stringify(stepTable)}, '$.' || (SELECT count(*) ${membersOf(ctx, sql`${groupId}`)} AND m.marks IS NOT NULL))`;
  return sql`(WITH RECURSIVE cells(cell) AS (SELECT 1 UNION ALL SELECT cell + 1 FROM cells WHERE cell < ${cells})
    SELECT group_concat(letter, '') FROM (SELECT substr(${letters},
        1 + (SELECT total(substr(m.marks, cells.cell, 1)) ${membersOf(ctx, sql`${groupId}`)} AND m.marks IS NOT NULL), 1) AS letter
      FROM cells ORDER BY cells.cell))`;
};

/** Closes the answers: writes what may be told of them, and deletes them. @returns whether enough had answered, and the group was the actor's to close */
export async function closeAnswers(ctx: Base, groupId: string, span: Span): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const answers = sql`(SELECT count(*) ${membersOf(ctx, sql`${groupId}`)} AND m.marks IS NOT NULL)`;
  const [rows] = await db.batch([
    returning(
      db,
      sql`UPDATE hour_groups SET closed_at = ${now}, updated_at = ${now}, counted = ${answers}, steps = ${stepsOf(ctx, groupId, cellsOf(span))}
        WHERE ${isLedHere(ctx, groupId)} AND closed_at IS NULL AND ${answers} >= ${MIN_ANSWERS}`,
      { id: hourGroups.groupId },
    ),
    rawStatement(
      db,
      sql`UPDATE hour_members SET marks = NULL WHERE group_id = ${groupId} AND marks IS NOT NULL
        AND EXISTS (SELECT 1 FROM hour_groups AS g WHERE g.group_id = ${groupId} AND g.closed_at IS NOT NULL)`,
    ),
  ]);
  return rows.length > 0;
}

/** The hour at which a group meets. */
export interface Meeting {
  day: string;
  start: number;
  place: string;
}

/** What was changed: the study room that has to go with it, if there is one. */
interface Changed {
  roomId: string | null;
}

/** Sets when and where they meet, and tells the others where that is new. @returns null unless the group was the actor's, and its answers closed */
export async function setMeeting(ctx: Base, groupId: string, { day, start, place }: Meeting): Promise<Changed | null> {
  const { db, clock } = ctx;
  const now = clock.now();
  const isOther = sql`(g.meets_on IS NOT ${day} OR g.meets_from IS NOT ${start} OR g.place <> ${place} OR g.cancelled_at IS NOT NULL)`;
  const may = sql`${isLed(ctx, groupId)} AND g.closed_at IS NOT NULL AND ${isOther}`;
  const [, , , [changed = null]] = await db.batch([
    tellMembers(ctx, meetingMoved, sql`${may} AND g.meets_on IS NOT NULL AND g.cancelled_at IS NULL`),
    tellMembers(ctx, meetingSet, sql`${may} AND (g.meets_on IS NULL OR g.cancelled_at IS NOT NULL)`),
    rawStatement(
      db,
      sql`UPDATE hour_groups AS g SET meets_on = ${day}, meets_from = ${start}, place = ${place}, cancelled_at = NULL, revision = revision + 1,
          updated_at = ${now} WHERE ${may}`,
    ),
    rawStatement<Changed>(
      db,
      sql`SELECT g.room_id AS roomId FROM hour_groups AS g WHERE ${isLed(ctx, groupId)} AND g.meets_on = ${day} AND g.meets_from = ${start}`,
    ),
  ]);
  return changed;
}

/** Whether a group has a meeting that is still to come. */
const meetsLater = ({ clock }: Base): SQL =>
  sql`g.meets_on IS NOT NULL AND g.cancelled_at IS NULL AND (g.meets_on, g.meets_from) > (${localDay(clock.now())}, ${minuteOfDay(clock.now())})`;

/** Calls a meeting off that is still to come, and tells the others. @returns null unless there was one, and the group the actor's */
export async function cancelMeeting(ctx: Base, groupId: string): Promise<Changed | null> {
  const { db, clock } = ctx;
  const now = clock.now();
  const may = sql`${isLed(ctx, groupId)} AND ${meetsLater(ctx)}`;
  const [, [changed = null]] = await db.batch([
    tellMembers(ctx, meetingCancelled, may),
    rawStatement<Changed>(db, sql`SELECT g.room_id AS roomId FROM hour_groups AS g WHERE ${may}`),
    rawStatement(
      db,
      sql`UPDATE hour_groups AS g SET cancelled_at = ${now}, room_id = NULL, revision = revision + 1, updated_at = ${now} WHERE ${may}`,
    ),
  ]);
  return changed;
}

/**
 * Keeps which study room is the meeting's, unless that moved or was called off meanwhile; the first that was opened stays.
 * @returns that room's id
 */
export async function setRoom(ctx: Base, { groupId, revision, lastRoomId }: GroupRow, roomId: string): Promise<string | null> {
  const { db } = ctx;
  const may = sql`${isLed(ctx, groupId)} AND g.room_id IS ${lastRoomId} AND g.revision = ${revision} AND g.cancelled_at IS NULL`;
  const [, , [row]] = await db.batch([
    tellMembers(ctx, roomOpened, may, { path: sql`'/study-room/' || ${roomId}`, cause: sql`${roomId}` }),
    rawStatement(db, sql`UPDATE hour_groups AS g SET room_id = ${roomId}, updated_at = ${ctx.clock.now()} WHERE ${may}`),
    rawStatement<{ roomId: string | null }>(db, sql`SELECT room_id AS roomId FROM hour_groups WHERE group_id = ${groupId}`),
  ]);
  return row?.roomId ?? null;
}

/** Lets go of a study room that couldn't go with the meeting. */
export async function dropRoom(ctx: Base, groupId: string, roomId: string): Promise<void> {
  await ctx.db.run(sql`UPDATE hour_groups AS g SET room_id = NULL WHERE ${isLed(ctx, groupId)} AND g.room_id = ${roomId}`);
}

/** Deletes a group with everything in it. @returns whether it was the actor's, with no meeting that others wait for */
export async function deleteGroup(ctx: Base, groupId: string): Promise<boolean> {
  const { db } = ctx;
  const [rows] = await db.batch([
    returning(
      db,
      sql`DELETE FROM hour_groups WHERE ${isLedHere(ctx, groupId)}
        AND NOT EXISTS (SELECT 1 FROM hour_groups AS g WHERE g.group_id = ${groupId} AND ${meetsLater(ctx)})`,
      { id: hourGroups.groupId },
    ),
  ]);
  return rows.length > 0;
}
