/**
 * What a form held that a document sent after its writer's session had ended (decision 056). It lies in KV for an hour, sealed with a
 * secret that only the browser's cookie holds, and is given back once, to the page that it was sent from.
 */
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { ownerOfSession } from "../accounts/sessions.repository.server";
import { HOUR, SECOND } from "../clock";
import type { Context } from "../context";
import { isSecretField } from "../forms/secret-fields";
import { newSecret, sha256 } from "../ids";
import { takeAttempt, takeFromAddress } from "../limits.server";
import { parseCookies } from "../preferences";
import { openBytes, sealBytes, sealingKey } from "../sealing.server";
import { loadTokenPair, sessionCookieName } from "../session/cookie.server";

/** Characters of all fields; nobody types more into one form. */
const MOST = 200_000;
const SECONDS = HOUR / SECOND;
/** Of one person whose session ended. */
const KEPT = { max: 60, windowMs: HOUR };
/** Of those of one address whom no session tells: guests can send any form, and what they send is kept for an hour. */
const KEPT_OF_GUESTS = { max: 300, windowMs: HOUR };

interface Unsent {
  /** Where it is given back: path and query. */
  path: string;
  /** Whose session ended; null when nothing tells. */
  owner: string | null;
  fields: [name: string, value: string][];
}

const cookieName = ({ origin }: Pick<Context, "origin">) => (origin.startsWith("https:") ? "__Host-hocam_unsent" : "hocam_unsent");
const cookie = (ctx: Context, secret: string, maxAge: number) =>
  `${cookieName(ctx)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
const secretOf = (ctx: Context, request: Request) => parseCookies(request.headers.get("cookie"))[cookieName(ctx)];

const placeOf = async (secret: string) => `unsent:${await sha256(secret)}`;

const keyOf = async (secret: string): Promise<CryptoKey> =>
  sealingKey(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`seal ${secret}`)));

/** Whose session a request's cookie leads to, whether or not it holds any more; asked before the session is restored, which forgets it. */
export async function lastOwner(ctx: Context, request: Request): Promise<string | null> {
  const session = parseCookies(request.headers.get("cookie"))[sessionCookieName(ctx)];
  const pair = session ? await loadTokenPair(ctx, session) : null;
  return pair ? ownerOfSession(ctx, pair.sessionId) : null;
}

/** Keeps the texts of a form until its writer has signed in. Neither files nor secrets; nothing of a form that is too long or empty. */
export async function saveUnsent(
  { ctx, cookies }: Pick<AppLoadContext, "ctx" | "cookies">,
  request: Request,
  kept: { path: string; owner: string | null },
) {
  const form = await request.formData().catch(() => new FormData());
  // What begins with two lines is the form library's own.
  const isKept = (name: string) => !isSecretField(name) && !name.startsWith("__");
  const fields = [...form].filter((each): each is [string, string] => typeof each[1] === "string" && isKept(each[0]));
  const text = JSON.stringify({ ...kept, fields } satisfies Unsent);
  if (!fields.some(([, value]) => value.trim()) || text.length > MOST) return;
  const taking = kept.owner ? takeAttempt(ctx, `unsent:${kept.owner}`, KEPT) : takeFromAddress(ctx, "unsent", KEPT_OF_GUESTS);
  const isTaken = await taking.then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  const secret = newSecret();
  await ctx.env.KV.put(await placeOf(secret), await sealBytes(await keyOf(secret), text), { expirationTtl: SECONDS });
  cookies.push(cookie(ctx, secret, SECONDS));
}

/**
 * The fields that were kept for the page that is asked for, which are forgotten thereby; null when there are none. Who isn't their
 * writer gets none either, and they are forgotten.
 * @param path with its query
 */
export async function takeUnsent(
  { ctx, cookies, restore }: Pick<AppLoadContext, "ctx" | "cookies" | "restore">,
  request: Request,
  path: string,
) {
  const secret = secretOf(ctx, request);
  if (!secret) return null;
  await restore();
  if (!ctx.actor) return null;
  const place = await placeOf(secret);
  const sealed = await ctx.env.KV.get(place, "arrayBuffer");
  const opened = sealed && (await openBytes(await keyOf(secret), new Uint8Array(sealed)).catch(() => null));
  const unsent = opened && (JSON.parse(opened) as Unsent);
  const isTheirs = unsent && (unsent.owner ?? ctx.actor.userId) === ctx.actor.userId;
  if (isTheirs && unsent.path !== path) return null;
  cookies.push(cookie(ctx, "", 0));
  await ctx.env.KV.delete(place);
  return isTheirs ? unsent.fields : null;
}

/** A request for a page as if the form were sent from it. */
export function asSent(request: Request, fields: Iterable<[string, string]>): Request {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  return new Request(request.url, { method: "POST", headers, body: form });
}

/** What a page's form is answered instead of being taken in: everything stands in it again, and says so. */
export async function giveBack({ ctx }: Pick<AppLoadContext, "ctx">, request: Request) {
  const said = ctx.product.translators[ctx.locale].t("chrome:unsent.back");
  const submission = parseWithZod(await request.formData(), { schema: z.looseObject({}) });
  return data({ result: submission.reply({ formErrors: [said] }) });
}
