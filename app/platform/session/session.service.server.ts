/** Opens, refreshes and ends sessions; a browser's pair of tokens lies in KV behind one HttpOnly cookie. */

import { endSession, insertSession, type RotationState, rotateRefreshToken } from "../accounts/sessions.repository.server";
import { DAY, HOUR, MINUTE } from "../clock";
import type { Context } from "../context";
import { defineErrors } from "../errors/define";
import { newId, newSecret, sha256 } from "../ids";
import { issueAccessToken } from "./tokens.server";

export const sessionErrors = defineErrors("kit", { sessionEnded: 401 });

const REMEMBERED_LIFE = 30 * DAY;
const SESSION_LIFE = 12 * HOUR;
/**
 * KV may hand out a pair that another request replaced up to a minute ago. Within this time a browser's old token
 * is a late reader, not a thief; programs, which hold their tokens themselves, get no such grace.
 */
const WEB_LEEWAY = 2 * MINUTE;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  sessionId: string;
  /** When the session is over, however much it is used. */
  expiresAt: number;
}

export interface OpenSessionInput {
  userId: string;
  channel: "web" | "api";
  isRemembered: boolean;
}

/** Opens a session: 30 days when remembered, else until the browser closes and twelve hours at most. */
export async function openSession(ctx: Context, { userId, channel, isRemembered }: OpenSessionInput): Promise<TokenPair> {
  const now = ctx.clock.now();
  const sessionId = newId("session", now);
  const refreshToken = newSecret();
  const expiresAt = now + (isRemembered ? REMEMBERED_LIFE : SESSION_LIFE);
  await insertSession(ctx, {
    sessionId,
    userId,
    channel,
    isRemembered,
    userAgent: ctx.userAgent,
    place: ctx.place,
    expiresAt,
    refreshTokenHash: await sha256(refreshToken),
  });
  return { accessToken: await issueAccessToken(ctx, { userId, sessionId }), refreshToken, sessionId, expiresAt };
}

export interface Refreshed extends TokenPair {
  isRemembered: boolean;
  /** False when another request had already replaced the token: this pair must not be stored. */
  isRotated: boolean;
}

/**
 * Exchanges a refresh token for a new pair.
 * @throws sessionEnded when it is unknown, over, or used before — which ends the whole family
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<Refreshed> {
  const next = newSecret();
  const nextHash = await sha256(next);
  const state = await rotateRefreshToken(ctx, await sha256(refreshToken), nextHash);
  if (!state?.isAlive) throw sessionErrors.sessionEnded();
  const isRotated = state.replacedBy === nextHash;
  if (!isRotated && !isLateReader(ctx, state)) {
    await endSession(ctx, state.sessionId, "refresh-reuse");
    throw sessionErrors.sessionEnded();
  }
  const accessToken = await issueAccessToken(ctx, state);
  const { sessionId, isRemembered, expiresAt } = state;
  return { accessToken, refreshToken: isRotated ? next : refreshToken, sessionId, expiresAt, isRemembered, isRotated };
}

const isLateReader = (ctx: Context, { channel, usedAt }: RotationState) =>
  channel === "web" && usedAt !== null && ctx.clock.now() - usedAt < WEB_LEEWAY;

/** Ends the session in which somebody acts; for guests there is none. */
export async function endCurrentSession(ctx: Context, reason: "logout" | "replaced"): Promise<void> {
  if (ctx.actor) await endSession(ctx, ctx.actor.sessionId, reason);
}
