/**
 * Keeps what signed-out readers are sent, for half a minute in this isolate: a page that a hundred guests open after a
 * lecture is read and drawn once. Whoever has a session, or any cookie but those for theme, language and consent, never meets a kept answer.
 * Every write that passes through this isolate empties it; other isolates follow when their half minute is over.
 */

import { CONSENT_COOKIE, THEME_COOKIE } from "../preferences";
import type { Reading, RequestScope } from "./scope.server";

/** Cookies that change how a page looks and nothing else; they are part of a kept answer's name. */
const PREFERENCES = [THEME_COOKIE, CONSENT_COOKIE, "locale"];

const MOST_ANSWERS = 100;
const LONGEST_ANSWER = 200_000;
/** Of all answers together, in characters of one or two bytes: an isolate has 128 MB. */
const MOST_CHARACTERS = 6_000_000;
const LONGEST_NAME = 1_000;

interface CachedAnswer {
  /** The text, cut where its nonce stood. */
  parts: string[];
  length: number;
  headers: [string, string][];
  until: number;
  readings: Reading[];
}

const kept = new Map<string, CachedAnswer>();
let characters = 0;
/** Rises with every write, so that what was read before a write isn't kept after it. */
let generation = 0;

/** Forgets all kept answers, because something was written. */
export function forgetGuestAnswers(): void {
  generation += 1;
  kept.clear();
  characters = 0;
}

function forget(name: string): void {
  characters -= kept.get(name)?.length ?? 0;
  kept.delete(name);
}

/** Keeps an answer; the oldest ones make room. */
function keep(name: string, answer: CachedAnswer): void {
  forget(name);
  while (kept.size >= MOST_ANSWERS || (kept.size > 0 && characters + answer.length > MOST_CHARACTERS))
    forget(kept.keys().next().value ?? "");
  kept.set(name, answer);
  characters += answer.length;
}

/** The name of the answer that this request may share with other guests; null when it may not. */
function sharedName(scope: RequestScope, request: Request): string | null {
  if (request.method !== "GET" || request.headers.has("authorization")) return null;
  if (Object.keys(scope.incoming).some((name) => !PREFERENCES.includes(name))) return null;
  const { pathname, search } = new URL(request.url);
  const { ctx, incoming } = scope;
  return [ctx.locale, incoming[THEME_COOKIE], incoming[CONSENT_COOKIE], ctx.origin, pathname, search].join(" ");
}

function answerFrom(page: CachedAnswer, scope: RequestScope): Response {
  for (const reading of page.readings) scope.ctx.afterReading(reading);
  return new Response(page.parts.join(scope.nonce), { headers: page.headers });
}

const isShareable = ({ status, headers }: Response, { cookies }: RequestScope) =>
  status === 200 &&
  cookies.length === 0 &&
  !headers.has("set-cookie") &&
  !headers.get("cache-control")?.includes("no-store") &&
  /^(text\/html|application\/json)\b/.test(headers.get("content-type") ?? "");

interface GuestOptions {
  /** Whether every guest may be sent the same. */
  isShared: boolean;
  /** How long an answer is kept; 0 keeps none. */
  seconds: number;
  draw(): Promise<Response>;
}

/** Answers a guest from what is kept, else draws the answer and keeps it. */
export async function guestAnswer(scope: RequestScope, request: Request, { isShared, seconds, draw }: GuestOptions): Promise<Response> {
  const name = isShared && seconds > 0 ? sharedName(scope, request) : null;
  if (!name) return draw();
  const now = scope.ctx.clock.now();
  const known = kept.get(name);
  if (known && known.until > now) return answerFrom(known, scope);
  const before = generation;
  const response = await draw();
  if (!isShareable(response, scope)) return response;
  const body = await response.text();
  if (before === generation && body.length <= LONGEST_ANSWER && name.length <= LONGEST_NAME) {
    keep(name, {
      parts: body.split(scope.nonce),
      length: body.length,
      headers: [...response.headers],
      until: now + seconds * 1000,
      readings: scope.readings,
    });
  }
  return new Response(body, response);
}
