/** Talks to the Worker as a browser or a program would. */
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { users } from "@schema/accounts";
import { systemClock } from "../../app/platform/clock";
import type { AdminContext, Context } from "../../app/platform/context";
import { openDb } from "../../app/platform/db.server";
import { newId } from "../../app/platform/ids";
import { hashPassword } from "../../app/platform/session/password.server";
import { openSession } from "../../app/platform/session/session.service.server";
import { TERMS } from "../../app/platform/terms-of-use/terms-of-use";
import { product } from "../../app/product.server";
import { makeUser } from "../../drizzle/seed/factories/user";
import { createRandom } from "../../drizzle/seed/random";
import { databaseOfTest } from "./hostile/mode";
import { began } from "./work-of-a-file";

export const ORIGIN = "https://hocam.test";
export const PASSWORD = "a long enough passphrase";

let passwordHash: string | undefined;
const random = createRandom(7);

/** A context as use cases are given; nobody is signed in. */
export function testContext(own: Partial<Context> = {}): Context {
  const { db, meter } = openDb(databaseOfTest(env.DB), "first-primary", true);
  const ctx: Context = {
    env,
    db,
    meter,
    clock: systemClock,
    product,
    actor: null,
    locale: "en",
    requestId: "request-test",
    origin: ORIGIN,
    address: "127.0.0.1",
    userAgent: "tests",
    place: null,
    isPrefetch: false,
    // The promise that nobody awaits says it when the work fails.
    waitUntil: (work) => void began(work).then(),
    afterReading: (work) => ctx.waitUntil(work(ctx)),
    ...own,
  };
  return ctx;
}

/** Their context goes to any use case, whatever their role: tests say for themselves what they want to see refused. */
export type Person = { userId: string; userEmail: string; userName: string; name: string; accessToken: string; ctx: AdminContext };

/** Writes a person and signs them in; whatever matters is given. */
export async function signUp(own: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  passwordHash ??= await hashPassword(PASSWORD);
  const ctx = testContext();
  const user = makeUser(random, Date.now(), { passwordHash, ...own });
  await ctx.db.insert(users).values(user);
  const { accessToken, sessionId } = await openSession(ctx, { userId: user.userId, channel: "api", isRemembered: true });
  const actor = {
    userId: user.userId,
    userEmail: user.userEmail,
    userName: user.userName,
    name: user.name,
    userRole: user.userRole ?? "user",
    sessionId,
    isVerifiedGraduate: user.isVerifiedGraduate ?? false,
    previewUntil: user.previewUntil ?? null,
    pausedUntil: null,
    termsVersion: user.termsVersion ?? TERMS.version,
    photoId: user.photoId ?? null,
  };
  return {
    userId: user.userId,
    userEmail: user.userEmail,
    userName: user.userName,
    name: user.name,
    accessToken,
    ctx: { ...ctx, actor } as AdminContext,
  };
}

type Options = Omit<RequestInit, "body"> & { as?: Person; json?: unknown; form?: Record<string, string>; body?: BodyInit };

/** Sends a request to the Worker. Redirects are not followed. */
export async function visit(path: string, { as, json, form, headers, ...init }: Options = {}): Promise<Response> {
  const sent = new Headers(headers);
  sent.set("host", "hocam.test");
  if (!sent.has("cf-connecting-ip")) sent.set("cf-connecting-ip", newId("address", Date.now()));
  if (as) sent.set("authorization", `Bearer ${as.accessToken}`);
  let body = init.body;
  if (json !== undefined) {
    sent.set("content-type", "application/json");
    body = JSON.stringify(json);
  }
  if (form) {
    sent.set("content-type", "application/x-www-form-urlencoded");
    body = new URLSearchParams(form).toString();
  }
  const method = init.method ?? (body === undefined ? "GET" : "POST");
  return send(new Request(`${ORIGIN}${path}`, { redirect: "manual", ...init, method, headers: sent, body }));
}

/**
 * The pool puts one more proxy around the Worker's entrypoint with every request: each is slower than the one before,
 * and some thousands overflow its stack. A test file that sends many goes on with the same Worker's own handler.
 */
const MAX_THROUGH_ENTRYPOINT = 100;
let sentRequests = 0;

async function send(request: Request): Promise<Response> {
  sentRequests += 1;
  if (sentRequests <= MAX_THROUGH_ENTRYPOINT) return (exports as unknown as { default: Fetcher }).default.fetch(request);
  const { default: worker } = (await import("./worker")) as unknown as { default: Required<Pick<ExportedHandler<Env>, "fetch">> };
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], env, createExecutionContext());
}

/** Sends a request and reads the JSON answer. */
export async function call<T = Record<string, unknown>>(path: string, options: Options = {}): Promise<{ status: number; body: T }> {
  const response = await visit(`/api/v1${path}`, options);
  return { status: response.status, body: (await response.json()) as T };
}

export { env };
