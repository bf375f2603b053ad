/** What one request carries from its first byte to its last. */

import { type Clock, systemClock } from "../clock";
import type { Context } from "../context";
import { openDb } from "../db.server";
import { detectLocale } from "../i18n/i18n.server";
import { newId, newNonce } from "../ids";
import { parseCookies } from "../preferences";
import type { Product } from "../product";
import { restoreSession, type SessionScope, type TokenHolder, tokenHolder } from "../session/restore.server";
import type { Translate } from "./answer.server";
import { countedAddress } from "./caller";

export const BOOKMARK_COOKIE = "d1-bookmark";

/** What one reading of a page causes. */
export type Reading = (reader: Context) => Promise<unknown>;

export interface RequestScope extends SessionScope {
  readonly nonce: string;
  readonly readings: Reading[];
  t: Translate;
  /** Finds out who asks. */
  restore(): Promise<void>;
  /** Whose signed token the request has; null without one. */
  readToken(): Promise<TokenHolder | null>;
  /** Where this request's writes can be read from, for the next request. */
  bookmark(): string | null;
}

interface ScopeOptions {
  request: Request;
  url: URL;
  env: Env;
  product: Product;
  waitUntil(work: Promise<unknown>): void;
  translate(locale: Context["locale"]): Translate;
  clock?: Clock;
}

/** Opens the scope of a request. Nobody is signed in until `restore` has run. */
export async function openScope({
  request,
  url,
  env,
  product,
  waitUntil,
  translate,
  clock = systemClock,
}: ScopeOptions): Promise<RequestScope> {
  const incoming = parseCookies(request.headers.get("cookie"));
  const locale = await detectLocale(request);
  const { db, session, meter } = openDb(env.DB, decodeBookmark(incoming[BOOKMARK_COOKIE]), env.METERING === "on");
  const readings: Reading[] = [];
  const ctx: Context = {
    env,
    db,
    meter,
    clock,
    product,
    actor: null,
    locale,
    requestId: newId("request", clock.now()),
    origin: env.SITE_ORIGIN || url.origin,
    address: countedAddress(request.headers.get("cf-connecting-ip") ?? "local"),
    userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? null,
    // Sign-in alone asks, and what Cloudflare knows of a request is unpacked when one does.
    get place() {
      return placeOf(request);
    },
    isPrefetch: /prefetch/.test(request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? ""),
    waitUntil,
    afterReading: (work) => {
      readings.push(work);
      waitUntil(work(ctx));
    },
  };
  let restoring: Promise<void> | undefined;
  let nonce: string | undefined;
  const scope: RequestScope = {
    ctx,
    get nonce() {
      nonce ??= newNonce();
      return nonce;
    },
    cookies: [],
    readings,
    incoming,
    t: translate(locale),
    restore: () => {
      restoring ??= restoreSession(scope, request);
      return restoring;
    },
    readToken: () => tokenHolder(scope, request),
    mayAssume: false,
    confirm: async () => true,
    bookmark: () => session.getBookmark(),
  };
  return scope;
}

function placeOf({ cf }: Request): string | null {
  const { city, country } = (cf ?? {}) as IncomingRequestCfProperties;
  return [city, country].filter(Boolean).join(", ").slice(0, 120) || null;
}

const decodeBookmark = (value: string | undefined) => (value && /^[0-9a-f-]{1,200}$/i.test(value) ? value : null);
