/** Sessions and refresh tokens in D1: what is true now, whatever KV still says. */
import { refreshTokens, sessions, users } from "@schema/accounts";
import { and, eq, gt, inArray, isNull, lt, lte, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { DAY, HOUR } from "../clock";
import type { Actor, Context } from "../context";
import { columns, prepareRaw, rawStatement, sendWithNextBatch } from "../db.server";
import { pausedUntil } from "./pauses.repository.server";

type Base = Pick<Context, "db" | "clock">;

/** How long a session lasts without being used, and at most; shorter for staff. Decision 017 says why. */
const IDLE = { remembered: 14 * DAY, other: 2 * HOUR, staffRemembered: 3 * DAY, staffOther: HOUR };
const STAFF_LIFE = 7 * DAY;

/** Names the column by hand: among the fields of a select it would lose its table, and mean the inner one. */
const isStaffs = sql`EXISTS (SELECT 1 FROM users AS owner WHERE owner.user_id = sessions.user_id AND owner.user_role <> 'user')`;

/** Whether a session holds: not ended, not over, and used lately. */
export const isSessionAlive = (now: number | Placeholder) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    sql`${sessions.lastSeenAt} > ${now} - CASE
      WHEN ${isStaffs} THEN iif(${sessions.isRemembered}, ${IDLE.staffRemembered}, ${IDLE.staffOther})
      ELSE iif(${sessions.isRemembered}, ${IDLE.remembered}, ${IDLE.other}) END`,
    sql`(${sessions.createdAt} > ${now} - ${STAFF_LIFE} OR NOT ${isStaffs})`,
  );
const isNotBlocked = (now: number | Placeholder) => or(isNull(users.blockedAt), lte(users.blockedUntil, now));

const now = sql.placeholder("now");

const actorColumns = columns({
  userId: users.userId,
  userEmail: users.userEmail,
  userName: users.userName,
  name: users.name,
  userRole: users.userRole,
  isVerifiedGraduate: users.isVerifiedGraduate,
  previewUntil: users.previewUntil,
  photoId: users.photoId,
  sessionId: sessions.sessionId,
  pausedUntil: pausedUntil(now),
  termsVersion: users.termsVersion,
});

/** Asks for the person behind a session that still holds, with today's role; no row once it ended or they are blocked. */
const actorStatement = prepareRaw<Omit<Actor, "isVerifiedGraduate"> & { isVerifiedGraduate: number }>(
  new QueryBuilder()
    .select(actorColumns)
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(and(eq(sessions.sessionId, sql.placeholder("sessionId")), isSessionAlive(now), isNotBlocked(now)))
    .limit(1)
    .getSQL(),
);

const actorQuery = ({ db, clock }: Base, sessionId: string) => actorStatement(db, { sessionId, now: clock.now() });

const actorOf = ([row]: Awaited<ReturnType<typeof actorQuery>>["_"]["result"]): Actor | null =>
  row ? { ...row, isVerifiedGraduate: row.isVerifiedGraduate === 1 } : null;

/** The person behind a session that still holds, with today's role; null once it ended or they are blocked. */
export async function findActor(ctx: Base, sessionId: string): Promise<Actor | null> {
  const [rows] = await ctx.db.batch([actorQuery(ctx, sessionId)]);
  return actorOf(rows);
}

/** The same, asked together with the request's next batch; with a round trip of its own only if none came. */
export function findActorWithNextBatch(ctx: Base, sessionId: string): () => Promise<Actor | null> {
  const answer = sendWithNextBatch(ctx.db, actorQuery(ctx, sessionId));
  return async () => {
    const rows = await answer();
    return rows ? actorOf(rows) : findActor(ctx, sessionId);
  };
}

/** Those of some sessions that hold no longer: they ended, are over, or their people are blocked. */
export async function findEndedSessions({ db, clock }: Base, sessionIds: readonly string[]): Promise<string[]> {
  const at = clock.now();
  const rows = await db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(and(inArray(sessions.sessionId, [...sessionIds]), isSessionAlive(at), isNotBlocked(at)));
  const alive = new Set(rows.map(({ sessionId }) => sessionId));
  return sessionIds.filter((each) => !alive.has(each));
}

export interface NewSession {
  sessionId: string;
  userId: string;
  channel: "web" | "api";
  isRemembered: boolean;
  userAgent: string | null;
  place: string | null;
  expiresAt: number;
  refreshTokenHash: string;
}

/** Opens a session with its first refresh token. */
export async function insertSession({ db, clock }: Base, { refreshTokenHash, ...session }: NewSession): Promise<void> {
  const now = clock.now();
  await db.batch([
    db.insert(sessions).values({ ...session, createdAt: now, lastSeenAt: now }),
    db.insert(refreshTokens).values({ tokenHash: refreshTokenHash, sessionId: session.sessionId, createdAt: now }),
  ]);
}

export interface RotationState {
  sessionId: string;
  userId: string;
  channel: "web" | "api";
  isAlive: boolean;
  isRemembered: boolean;
  expiresAt: number;
  usedAt: number | null;
  /** The token that took its place: ours, when this call won. */
  replacedBy: string | null;
}

/**
 * Uses a refresh token up and puts the next one in its place, in one transaction: of two calls with the same token
 * exactly one finds its own successor in `replacedBy`.
 */
export async function rotateRefreshToken({ db, clock }: Base, oldHash: string, newHash: string): Promise<RotationState | null> {
  const now = clock.now();
  const alive = sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.sessionId} = refresh_tokens.session_id AND ${isSessionAlive(now)})`;
  const [, , , [state]] = await db.batch([
    db
      .update(refreshTokens)
      .set({ usedAt: now, replacedBy: newHash })
      .where(and(eq(refreshTokens.tokenHash, oldHash), isNull(refreshTokens.usedAt), alive)),
    rawStatement(
      db,
      sql`INSERT INTO refresh_tokens (token_hash, session_id, created_at)
      SELECT replaced_by, session_id, ${now} FROM refresh_tokens WHERE token_hash = ${oldHash} AND replaced_by = ${newHash}`,
    ),
    rawStatement(
      db,
      sql`UPDATE sessions SET last_seen_at = ${now}
      WHERE session_id = (SELECT session_id FROM refresh_tokens WHERE token_hash = ${oldHash} AND replaced_by = ${newHash})`,
    ),
    db
      .select(
        columns({
          sessionId: sessions.sessionId,
          userId: sessions.userId,
          channel: sessions.channel,
          isRemembered: sessions.isRemembered,
          expiresAt: sessions.expiresAt,
          isAlive: sql<boolean>`(${isSessionAlive(now)})`.mapWith(Boolean).as("isAlive"),
          usedAt: refreshTokens.usedAt,
          replacedBy: refreshTokens.replacedBy,
        }),
      )
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.sessionId, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, oldHash))
      .limit(1),
  ]);
  return state ?? null;
}

/** The statement that ends the running sessions that a condition finds; it gives their ids. */
export const endSessionsWhere = ({ db, clock }: Base, where: SQL | undefined, endReason: string) =>
  db
    .update(sessions)
    .set({ endedAt: clock.now(), endReason })
    .where(and(where, isNull(sessions.endedAt)))
    .returning({ sessionId: sessions.sessionId });

/** Ends one session; ending it twice changes nothing. */
export async function endSession(ctx: Base, sessionId: string, endReason: string): Promise<void> {
  await endSessionsWhere(ctx, eq(sessions.sessionId, sessionId), endReason);
}

/** The statement that ends a person's sessions, all but one if it is named; for use in a batch. */
export const endSessionsOf = (ctx: Base, userId: string | SQL, endReason: string, exceptSessionId = "") =>
  endSessionsWhere(ctx, and(eq(sessions.userId, userId), ne(sessions.sessionId, exceptSessionId)), endReason);

export const SESSIONS_KEPT = 30 * DAY;
/** One run deletes so many sessions at most; the next day goes on. */
const SESSIONS_A_RUN = 5000;

/** The statements that forget sessions which ended long ago. */
export function forgetSessions({ db, clock }: Base) {
  const over = db
    .select({ id: sessions.sessionId })
    .from(sessions)
    .where(lt(sessions.expiresAt, clock.now() - SESSIONS_KEPT))
    .limit(SESSIONS_A_RUN);
  return [
    db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, over)),
    db.delete(sessions).where(inArray(sessions.sessionId, over)),
  ] as const;
}

/** Whose session it was, also when it is over; null when nothing of it is left. */
export async function ownerOfSession({ db }: Base, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.sessionId, sessionId));
  return row?.userId ?? null;
}
