/** Finds out who asks: a bearer token, or the browser's cookie, refreshed unnoticed when its access token is over. */

import { findActor, findActorWithNextBatch } from "../accounts/sessions.repository.server";
import type { Actor, Context } from "../context";
import { isDomainError } from "../errors/define";
import { dropTokenPair, loadTokenPair, type StoredPair, sessionCookieName, storeTokenPair } from "./cookie.server";
import { refreshSession } from "./session.service.server";
import { readAccessToken } from "./tokens.server";

/** Whose sessions were whose when this isolate asked last. A guess, and never more: see `restoreSession`. */
const known = new Map<string, Actor>();
const MOST_KNOWN = 500;

function remember(sessionId: string, actor: Actor | null): void {
  known.delete(sessionId);
  if (!actor) return;
  known.set(sessionId, actor);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? "");
}

/** What of a request finding out who asks reads and writes. */
export interface SessionScope {
  ctx: Context;
  cookies: string[];
  /** The incoming cookies by name. */
  incoming: Record<string, string>;
  /** Whether restoring may go by who a session belonged to a moment ago, because `confirm` is asked before anything is answered. */
  mayAssume: boolean;
  /** Whether who was taken for the actor is the actor; if not, the true one is known from here on. */
  confirm(): Promise<boolean>;
}

interface FoundSession {
  sessionId: string;
  /** The browser's cookie that named it; a bearer token has none. */
  cookie?: string;
  /** Its tokens were just renewed. */
  isRenewed?: boolean;
}

/**
 * Fills `scope.ctx.actor`. A session that can't be restored is cleared from the browser.
 *
 * When a page is read (`mayAssume`), who the session belonged to a moment ago is taken for granted at first, and the
 * database is asked together with the page's own first question. Whoever draws the page has to ask `confirm`, and to
 * throw away what was drawn when it says no: by then the actor is the true one.
 */
export async function restoreSession(scope: SessionScope, request: Request): Promise<void> {
  const found = await findSession(scope, request);
  if (!found) return;
  const { sessionId, cookie, isRenewed } = found;
  const assumed = scope.mayAssume && !isRenewed ? known.get(sessionId) : undefined;
  if (!assumed) return settle(scope, found, await findActor(scope.ctx, sessionId));
  scope.ctx.actor = { ...assumed };
  const ask = findActorWithNextBatch(scope.ctx, sessionId);
  scope.confirm = async () => {
    const actor = await ask();
    if (JSON.stringify(actor) === JSON.stringify(assumed)) return true;
    scope.cookies.length = 0;
    await settle(scope, { sessionId, cookie }, actor);
    scope.confirm = async () => true;
    return false;
  };
}

async function settle(scope: SessionScope, { sessionId, cookie }: FoundSession, actor: Actor | null): Promise<void> {
  remember(sessionId, actor);
  scope.ctx.actor = actor;
  if (!actor && cookie) scope.cookies.push(await dropTokenPair(scope.ctx, cookie));
}

const bearerOf = (request: Request) => /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];

/** Whose token a request has, and whether their session still holds: that is asked together with the next batch. */
export interface TokenHolder {
  userId: string;
  isStill(): Promise<boolean>;
}

/**
 * Whose token a request has. The session isn't renewed, so that a page which asks by itself doesn't keep somebody signed in who
 * has gone.
 */
export async function tokenHolder(scope: SessionScope, request: Request): Promise<TokenHolder | null> {
  const { ctx, incoming } = scope;
  const bearer = bearerOf(request);
  const cookie = bearer ? undefined : incoming[sessionCookieName(ctx)];
  const pair = cookie ? await loadTokenPair(ctx, cookie) : null;
  const claims = await readAccessToken(ctx, bearer ?? pair?.accessToken ?? "");
  if (claims) {
    const ask = findActorWithNextBatch(ctx, claims.sessionId);
    return { userId: claims.userId, isStill: async () => (await ask()) !== null };
  }
  const actor = pair && (await findActor(ctx, pair.sessionId));
  return actor && { userId: actor.userId, isStill: async () => true };
}

async function findSession(scope: SessionScope, request: Request): Promise<FoundSession | null> {
  const bearer = bearerOf(request);
  if (bearer) return readAccessToken(scope.ctx, bearer);
  const cookie = scope.incoming[sessionCookieName(scope.ctx)];
  if (!cookie) return null;
  const found = await sessionOf(scope, cookie);
  if (!found) scope.cookies.push(await dropTokenPair(scope.ctx, cookie));
  return found;
}

async function sessionOf(scope: SessionScope, cookie: string): Promise<FoundSession | null> {
  const pair = await loadTokenPair(scope.ctx, cookie);
  if (!pair) return null;
  const claims = await readAccessToken(scope.ctx, pair.accessToken);
  if (claims) return { sessionId: claims.sessionId, cookie };
  const sessionId = await refreshUnnoticed(scope, cookie, pair);
  return sessionId ? { sessionId, cookie, isRenewed: true } : null;
}

async function refreshUnnoticed(scope: SessionScope, cookie: string, pair: StoredPair): Promise<string | null> {
  try {
    const next = await refreshSession(scope.ctx, pair.refreshToken);
    if (next.isRotated) scope.cookies.push(await storeTokenPair(scope.ctx, cookie, next, next.isRemembered));
    return next.sessionId;
  } catch (thrown) {
    if (isDomainError(thrown)) return null;
    throw thrown;
  }
}
