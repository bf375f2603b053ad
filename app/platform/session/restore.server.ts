/** Finds out who asks: a bearer token, or the browser's cookie, refreshed unnoticed when its access token is over. */

import { findActor } from "../accounts/sessions.repository.server";
import { isDomainError } from "../errors/define";
import type { RequestScope } from "../http/scope.server";
import { dropTokenPair, loadTokenPair, sessionCookieName, storeTokenPair } from "./cookie.server";
import { refreshSession, type TokenPair } from "./session.service.server";
import { readAccessToken } from "./tokens.server";

/** Fills `scope.ctx.actor`. A session that can't be restored is cleared from the browser. */
export async function restoreSession(scope: RequestScope, request: Request): Promise<void> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) {
    const claims = await readAccessToken(scope.ctx, bearer);
    scope.ctx.actor = claims && (await findActor(scope.ctx, claims.sessionId));
    return;
  }
  const cookie = scope.incoming[sessionCookieName(scope.ctx)];
  if (!cookie) return;
  const sessionId = await sessionOf(scope, cookie);
  scope.ctx.actor = sessionId ? await findActor(scope.ctx, sessionId) : null;
  if (!scope.ctx.actor) scope.cookies.push(await dropTokenPair(scope.ctx, cookie));
}

async function sessionOf(scope: RequestScope, cookie: string): Promise<string | null> {
  const pair = await loadTokenPair(scope.ctx, cookie);
  if (!pair) return null;
  const claims = await readAccessToken(scope.ctx, pair.accessToken);
  return claims ? claims.sessionId : refreshUnnoticed(scope, cookie, pair);
}

async function refreshUnnoticed(scope: RequestScope, cookie: string, pair: TokenPair): Promise<string | null> {
  try {
    const next = await refreshSession(scope.ctx, pair.refreshToken);
    if (next.isRotated) scope.cookies.push(await storeTokenPair(scope.ctx, cookie, next, next.isRemembered));
    return next.sessionId;
  } catch (thrown) {
    if (isDomainError(thrown)) return null;
    throw thrown;
  }
}
